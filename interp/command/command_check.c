/* `check`: files and folders, interpreted beside native code. */
#include "interp/program/attend.h"
#include "interp/program/npy_write.h"
#include "interp/oracle/check/check.h"
#include "interp/command/command.h"
#include "interp/console/annotations.h"
#include "interp/console/input.h"
#include "interp/console/junit.h"
#include "interp/console/messages.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/context.h"

#include <stdio.h>
#include <string.h>

static const char *const VIAS[] = { [WIRE_VIA_LLVM] = "llvm", [WIRE_VIA_MLIR] = "mlir" };

/* "llvm", "mlir", "llvm,mlir", "both" */
static bool read_ways(const char *text, bool ways[2])
{
    Str rest = str_of(text);
    bool more = true;

    if (strcmp(text, "both") == 0)
        return ways[WIRE_VIA_LLVM] = ways[WIRE_VIA_MLIR] = true;
    while (more) {
        Str via = { rest.data, str_find(rest, ',') };
        WireVia kind = str_is(via, "mlir") ? WIRE_VIA_MLIR : WIRE_VIA_LLVM;

        if (!str_is(via, VIAS[kind]))
            return false;
        ways[kind] = true;
        more = via.len < rest.len;
        rest = str_from(rest, via.len + more);
    }
    return true;
}

/* Every way down to machine code at every level asked for. */
static bool set_witnesses(Check *check, const Options *options)
{
    bool levels[4], asked = false, ways[2] = { 0 };

    for (unsigned level = 0; level < 4; level++) {
        levels[level] = options->optimisation[level];
        asked |= levels[level];
    }
    levels[2] |= !asked;
    if (!read_ways(options->via ? options->via : "llvm", ways)) {
        output_error("error: --via takes llvm, mlir or both, not '%s' (see %s check --help)\n",
                     options->via, offer_program());
        return false;
    }
    for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned level = 0; level < 4; level++) {
            CheckWitness *witness = &check->witnesses[check->witness_count];

            if (!ways[kind] || !levels[level])
                continue;
            *witness = (CheckWitness){ .via = (WireVia)kind, .optimisation = level };
            snprintf(witness->name, sizeof witness->name, "%s -O%u", VIAS[kind], level);
            check->witness_count++;
        }
    return true;
}

static void take_options(Check *check, const Options *options)
{
    check->options = (CheckOptions){
        .entry = options->entry,
        .args = options->args,
        .args_out = options->args_out,
        .context = options,
        .inputs = options->inputs,
        .seed = options->seed,
        .ulp = options->ulp,
        .pipeline = options->pipeline,
        .native_seconds = options->native_seconds,
        .processor = options->mcpu,
        .index_width = (unsigned)options->index_bitwidth,
        .max_steps = options->max_steps,
        .max_seconds = options->max_seconds,
        .max_memory = options->max_memory,
        .max_depth = (unsigned)options->max_depth,
        .strict_init = options->strict_init,
        .json = options->json,
        .annotations = options->annotations,
        .quiet = output_is_standard(options->junit) || output_is_standard(options->html),
        .html = options->html,
    };
}

static void print_messages(void)
{
    Sb lines = { 0 };

    messages_json_lines(&lines, "check");
    output_print((Str){ lines.data, lines.len });
    sb_free(&lines);
}

/* What was reported of a file that is not checked. */
static void tell_messages(Check *check, const char *file)
{
    if (check->options.json)
        print_messages();
    if (check->options.annotations)
        annotations_of_messages();
    if (check->options.junit)
        junit_add_messages(check->options.junit, file);
    if (check->options.html)
        check_html_messages(check, file);
    messages_forget();
}

/* One part of a file, in a context of its own. */
static int check_chunk(Check *check, const Input *input, const Chunk *chunk, const Options *options)
{
    Context *context = input_context(options);
    Op *module;
    int status;

    check->text = chunk->text;
    check->part = chunk->part;
    check->page_line = 0;
    check->before = chunk->line_offset;
    diag_add_source(context, input->name, chunk->text, chunk->line_offset);
    if (input->bytecode.data)
        bytecode_read_resources(context, input->name, input->bytecode);
    module = program_parse(context, input->name, chunk->text, chunk->line_offset);
    status = input_status(context, module && ir_verify(module));
    messages_rule(STR("entry"), (Str){ 0 });
    if (status == EXIT_FINE)
        check_module(check, str_dup(&context->arena, input->name).data, context, module);
    messages_rule((Str){ 0 }, (Str){ 0 });
    context_free(context);
    tell_messages(check, input->name.data);
    return status;
}

static int check_file(Check *check, const char *name, const Options *options)
{
    Input input;
    Chunk chunk = { 0 };
    size_t at = 0;
    int status = EXIT_FINE;

    check->part = 0;
    if (!input_read_listing(&input, name, options)) {
        tell_messages(check, name);
        return EXIT_USAGE;
    }
    if (!options->split_input_file)
        status = check_chunk(check, &input, &(Chunk){ .text = input.text }, options);
    else
        while (!attend_interrupted() && input_next_chunk(&input, &at, &chunk))
            status = input_worse(status, check_chunk(check, &input, &chunk, options));
    input_free(&input);
    return status;
}

typedef struct Files { /* that are checked one after the other */
    Check *check;
    const Options *options;
    int status;
} Files;

static void see_file(void *state, const char *path)
{
    Files *files = state;

    if (attend_interrupted())
        return;
    files->status = input_worse(files->status, check_file(files->check, path, files->options));
}

static void print_summary(const Check *check)
{
    Sb line = { 0 };

    if (check->options.json)
        check_json_summary(&line, check);
    else
        check_text_summary(check);
    output_print((Str){ line.data, line.len });
    sb_free(&line);
}

static int say_interrupted(const Check *check)
{
    fflush(stdout);
    output_error("interrupted: %llu function%s and %llu input%s were looked at\n",
                 (unsigned long long)check->totals.functions, plural(check->totals.functions),
                 (unsigned long long)check->totals.inputs, plural(check->totals.inputs));
    return END_INTERRUPTED;
}

int command_check(const Options *options)
{
    Check check = { 0 };
    Files files = { &check, options, EXIT_FINE };
    int status = EXIT_FINE;
    Sb why = { 0 };

    take_options(&check, options);
    if (!set_witnesses(&check, options) || !native_flags_are_good(options)
        || !input_files_are_there((const char *const *)options->files, options->file_count)
        || (options->args_out && !npy_make_folder(options->args_out)))
        return EXIT_USAGE;
    if (options->junit)
        check.options.junit = junit_new(options->junit, "mlir-interp check");
    if (!check_start(&check, &why)) {
        output_error("error: %s\n", why.data);
        status = EXIT_USAGE;
    }
    sb_free(&why);
    attend_interrupts();
    for (unsigned i = 0; check.shared && i < options->file_count; i++)
        input_files(options->files[i], see_file, &files);
    status = input_worse(status, files.status);
    if (check.miscalled)
        status = input_worse(status, EXIT_USAGE);
    if (check.shared && !check.options.quiet)
        print_summary(&check);
    if (check_found_difference(&check))
        status = EXIT_DIFFERENCE;
    else if (status == EXIT_FINE && !check_compared_all(&check))
        status = END_UNSUPPORTED;
    if (attend_interrupted())
        status = say_interrupted(&check);
    if (check.options.junit && !junit_end(check.options.junit))
        status = EXIT_USAGE;
    if (check.options.html && check.shared && !check_html_write(&check))
        status = EXIT_USAGE;
    check_end(&check);
    return status;
}
