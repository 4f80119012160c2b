/* A finding completed: how the pass changed the module, what native code makes of both, and the
 * commands that show it. */
#include "interp/oracle/diff/diff.h"

#include "core/text/source.h"
#include "core/ir/symbol.h"
#include "interp/oracle/diff/text_diff.h"
#include "interp/console/definitions.h"
#include "interp/console/offer.h"
#include "interp/console/outputs.h"
#include "interp/oracle/witness/input_text.h"
#include "interp/oracle/witness/reach.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_LINES = 60 /* of the change that are shown */ };

/* Pipelines. */

Str diff_inner(Str pipeline)
{
    static const char ANCHOR[] = "builtin.module(";
    size_t len = sizeof ANCHOR - 1;

    if (!str_starts(pipeline, ANCHOR) || pipeline.data[pipeline.len - 1] != ')')
        return pipeline;
    return (Str){ pipeline.data + len, pipeline.len - len - 1 };
}

static Str version(Diff *diff, Arena *arena)
{
    Sb text = { 0 };
    Str copy = { 0 };

    if (witness_version(diff_native(diff), &text))
        copy = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return copy;
}

/* The function and what it calls; false where these are all that the module has. */
static bool print_reached(const Op *module, Str name, Sb *text)
{
    const Op *function = symbol_in_table(module, name);
    Reach reach = { 0 };
    bool others = false;

    if (function)
        reach = reach_of(module, function);
    for (const Op *op = module->regions[0].first->first; op; op = op->next) {
        if (!reach_has(&reach, op)) {
            others = true;
            continue;
        }
        ir_print(text, op, (PrintOptions){ 0 });
    }
    reach_free(&reach);
    return function && others;
}

/* How the function that differs was changed, where the module has others; else the module. */
static void add_change(Sb *change, const DiffFinding *finding, const Op *source, const Op *target)
{
    Str name = finding->compared.function;
    Sb before = { 0 }, after = { 0 };

    if (finding->is_compared && finding->compared.kind != DIFFERENCE_DROPPED) {
        bool others = print_reached(source, name, &before);

        others |= print_reached(target, name, &after);
        if (others)
            text_diff(change, sb_view(&before), sb_view(&after), MOST_LINES);
    }
    if (!change->len && finding->after.len)
        text_diff(change, finding->before, finding->after, MOST_LINES);
    sb_free(&before);
    sb_free(&after);
}

/* The finding's input is known by its text alone, for it may be another's by now. */
static void show_input(const Diff *diff, DiffResult *result, const Op *source)
{
    const CompareOptions *options = &diff->options.compare;
    DiffFinding *finding = &result->finding;
    const Comparison *compared = &finding->compared;
    const Op *function = symbol_in_table(source, compared->function);
    Machine *machine;
    WireParts globals;
    Runner runner;
    Inputs *inputs;
    Sb text = { 0 }, why = { 0 };

    finding->shown = compared->args;
    if (options->args || is_circuit(function)
        || (!diff->options.args_out && compared->args.len <= INPUT_MOST_SHOWN))
        return;
    machine = machine_new(op_context(source), source,
                          (MachineOptions){ .index_width = options->index_width,
                                            .vscale = options->vscale,
                                            .max_memory = options->max_memory });
    globals = wire_globals_of(machine, source);
    inputs = inputs_given(function, compared->args.data);
    if (runner_prepare(&runner, machine, &globals, function, &why)
        && runner_make(&runner, inputs, 0, 0)
        && input_show(&runner, diff->options.args_out,
                      input_name(&result->arena,
                                 outputs_stem(&result->arena, diff->options.context, result->file),
                                 result->part, compared->function),
                      &text))
        finding->shown = str_dup(&result->arena, sb_view(&text));
    inputs_free(inputs);
    machine_free(machine);
    sb_free(&text);
    sb_free(&why);
}

void diff_complete(Diff *diff, DiffResult *result, const Op *source, const Op *target)
{
    DiffFinding *finding = &result->finding;
    Sb change = { 0 };

    add_change(&change, finding, source, target);
    finding->change = str_dup(&result->arena, sb_view(&change));
    sb_free(&change);
    if (diff->options.passes)
        finding->version = version(diff, &result->arena);
    if (finding->is_compared && finding->compared.kind != DIFFERENCE_DROPPED)
        diff_ask_native(diff, result, source, target);
    if (finding->is_compared && finding->compared.args.len)
        show_input(diff, result, source);
}

/* Commands. */

static const char *unregistered_flag(const DiffOptions *options)
{
    return options->context->allow_unregistered_dialect ? " --allow-unregistered-dialect" : "";
}

static void add_pipeline(Sb *sb, Str prefix, Str pass)
{
    Arena scratch = { 0 };

    offer_quoted(sb, str_printf(&scratch, "builtin.module(%.*s%s%.*s)", STR_ARG(prefix),
                                prefix.len && pass.len ? "," : "", STR_ARG(pass)));
    arena_free(&scratch);
}

static void add_opt(Sb *sb, const DiffResult *result, const DiffOptions *options, Str prefix,
                    Str pass)
{
    sb_printf(sb, "%s ", offer_opt());
    offer_file(sb, result->file);
    sb_printf(sb, "%s%s --pass-pipeline=", result->part ? " --split-input-file" : "",
              unregistered_flag(options));
    add_pipeline(sb, prefix, pass);
}

static void add_input(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    const Comparison *compared = &result->finding.compared;

    offer_call(sb, compared->function, result->finding.shown);
    if (compared->stubbed)
        sb_printf(sb, " --stubs=%" PRIu64, compared->stubs);
    if (options->compare.index_width)
        sb_printf(sb, " --index-bitwidth=%u", options->compare.index_width);
    if (options->compare.vscale != 1)
        sb_printf(sb, " --vscale=%u", options->compare.vscale);
    sb_add(sb, options->compare.strict_init ? " --strict-init" : "");
}

static void add_run(Sb *sb, Str file, const DiffResult *result, const DiffOptions *options)
{
    sb_printf(sb, "%s run ", offer_program());
    offer_file(sb, file);
    definitions_say(sb);
    sb_add(sb, unregistered_flag(options));
    add_input(sb, result, options);
}

/* The comparison itself, on the one input. */
static void add_diff(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    const DiffFinding *finding = &result->finding;

    sb_printf(sb, "%s diff ", offer_program());
    offer_file(sb, result->file);
    definitions_say(sb);
    sb_printf(sb, "%s%s %s", result->part ? " --split-input-file" : "", unregistered_flag(options),
              options->passes ? "--passes="
              : options->with ? "--with="
                              : "--opt-cmd=");
    if (options->passes)
        add_pipeline(sb, finding->prefix, finding->pass);
    else if (options->with)
        offer_word(sb, str_of(options->with));
    else
        offer_quoted(sb, str_of(options->command));
    add_input(sb, result, options);
}

/* The module in front of the pass, run. */
static void add_before(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    Str prefix = result->finding.prefix;

    if (options->passes && prefix.len) {
        add_opt(sb, result, options, prefix, STR(""));
        sb_add(sb, " | ");
        add_run(sb, STR("-"), result, options);
    } else {
        add_run(sb, result->file, result, options);
    }
}

/* In parentheses, since it may be several commands; the file goes to the first. */
static void add_command(Sb *sb, const char *command, Str file)
{
    sb_printf(sb, "( %s )", command);
    if (str_is(file, STANDARD_INPUT))
        return;
    sb_add(sb, " < ");
    offer_word(sb, file);
}

void diff_offer_target(Sb *sb, const DiffResult *result, const DiffOptions *options, Str prefix,
                       Str pass)
{
    if (options->passes)
        add_opt(sb, result, options, prefix, pass);
    else if (options->command)
        add_command(sb, options->command, result->file);
}

static void add_after(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    const DiffFinding *finding = &result->finding;
    bool runs = finding->is_compared && finding->compared.kind != DIFFERENCE_DROPPED;
    uint64_t seed = finding->compared.seed;

    diff_offer_target(sb, result, options, finding->prefix, finding->pass);
    if (!runs)
        return;
    sb_add(sb, options->with ? "" : " | ");
    add_run(sb, options->with ? str_of(options->with) : STR("-"), result, options);
    if (seed)
        sb_printf(sb, " --seed=%llu", (unsigned long long)seed);
    if (finding->compared.most)
        sb_printf(sb, " --max-steps=%" PRIu64, finding->compared.most);
}

/* A part of a file has no name of its own to be run by; what globals hold no run prints; what the
 * target may choose, no seed may; and mlir-opt's text, in a pipe, is read as upstream reads it. */
static bool only_diff_shows(const DiffResult *result, const DiffOptions *options)
{
    const Comparison *compared = &result->finding.compared;

    return (result->part && !options->with) || compared->in_global || compared->lowered
           || compared->way.len || result->is_exact;
}

void diff_commands(Sb *before, Sb *after, const DiffResult *result, const DiffOptions *options)
{
    bool runs = result->finding.is_compared && result->finding.compared.kind != DIFFERENCE_DROPPED;

    if (runs && only_diff_shows(result, options)) {
        add_diff(after, result, options);
        return;
    }
    if (runs)
        add_before(before, result, options);
    add_after(after, result, options);
}
