/* `verify` and `print`: parse, verify, and perhaps print, a file or each of its parts; `verify`
 * several files. */
#include "interp/command/command.h"
#include "interp/command/expected.h"
#include "interp/command/forms.h"
#include "interp/console/definitions.h"
#include "interp/console/input.h"
#include "interp/console/messages.h"
#include "interp/console/output.h"
#include "interp/console/source_file.h"
#include "interp/console/version.h"
#include "interp/program/candidates.h"

#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/ir/context.h"
#include "core/text/version.h"
#include "dialects/meaning/meaning.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static Sb too_long; /* what is said when the time is over, and where */
static int said_to = STDERR_FILENO;

static void end_late(int signal)
{
    ssize_t written = write(said_to, too_long.data, too_long.len);

    (void)signal;
    (void)written;
    _exit(END_LIMIT);
}

/* Nothing looks at the time while a text is read, verified and printed, and so a signal does. Each
 * file has its own. */
static void limit_seconds(const Options *options, const char *file)
{
    double seconds = options->max_seconds;
    struct itimerval timer = { .it_value.tv_sec = (time_t)seconds };
    char text[96];

    if (seconds <= 0 || seconds >= INT32_MAX)
        return;
    setitimer(ITIMER_REAL, &(struct itimerval){ 0 }, NULL);
    sb_free(&too_long);
    too_long = (Sb){ 0 };
    snprintf(text, sizeof text, "limit reached: it took longer than %g second%s (--max-seconds)",
             seconds, plural(seconds));
    if (options->json && str_is(str_of(options->command), "verify")) {
        forms_limit(&too_long, options, file, text);
        said_to = STDOUT_FILENO;
    } else {
        sb_printf(&too_long, "error: %s\n", text);
    }
    timer.it_value.tv_usec = 1 + (suseconds_t)(999998 * (seconds - (double)timer.it_value.tv_sec));
    signal(SIGALRM, end_late);
    setitimer(ITIMER_REAL, &timer, NULL);
}

/* What is printed, until it is known that all of it is; bytecode of one module is written at once,
 * without a copy of its resources. */
typedef struct Printed {
    Sb text;
    bool failed; /* to be written */
} Printed;

typedef struct Writing {
    const Options *options;
    Printed *printed;
} Writing;

static const char *output_of(const Options *options)
{
    return options->output ? options->output : "-";
}

/* Of a split file it is kept: another part may follow, and then nothing is written. */
static bool take_bytecode(void *state, const Str *parts, unsigned count)
{
    const Writing *writing = state;

    for (unsigned i = 0; writing->options->split_input_file && i < count; i++)
        sb_str(&writing->printed->text, parts[i]);
    if (!writing->options->split_input_file)
        writing->printed->failed = !output_parts(output_of(writing->options), parts, count);
    return true;
}

static bool write_bytecode(Printed *printed, const Op *module, const Options *options)
{
    return bytecode_give(
        module,
        (BytecodeOptions){
            .version = (unsigned)atoi(options->emit_bytecode),
            .producer =
                str_of(options->producer ? options->producer : "mlir-interp " VERSION_NUMBER),
            .elide_resources = options->elide_resources || options->elide_from_bytecode },
        take_bytecode, &(Writing){ options, printed });
}

static PrintLimit limit_of(unsigned long long most)
{
    return (PrintLimit){ most != OPTION_NOT_GIVEN, most };
}

static bool print_module(Printed *printed, Op *module, const Options *options)
{
    if (!options->emit_bytecode || atoi(options->emit_bytecode) < BYTECODE_DIALECT_VERSIONS) {
        version_warn_of_lost(module);
        version_say(module);
    }
    if (options->emit_bytecode)
        return write_bytecode(printed, module, options);
    ir_print(&printed->text, module,
             (PrintOptions){ .generic = options->generic,
                             .local_scope = options->local_scope,
                             .debug_info = options->debug_info,
                             .elements = limit_of(options->most_elements),
                             .resource = options->elide_resources
                                             ? (PrintLimit){ true, 0 }
                                             : limit_of(options->longest_resource) });
    if (!options->local_scope) /* as mlir-opt ends a module that it prints with aliases */
        sb_char(&printed->text, '\n');
    return true;
}

/* Of several files each is named. */
static void print_functions(const Op *module, Str file)
{
    Sb text = { 0 };

    candidates_json(&text, module, file);
    fwrite(text.data, 1, text.len, stdout);
    sb_free(&text);
}

static AttrWriting attr_writing(const Options *options, bool printed)
{
    if (!printed || options->emit_bytecode)
        return NOWHERE;
    return options->local_scope ? IN_PLACE : BY_ALIASES;
}

/* One part of the file in a context of its own; the exit status. It is printed behind what is
 * `printed`; NULL: it is not. */
static int check_chunk(const Input *input, const Chunk *chunk, const Options *options,
                       Printed *printed)
{
    Context *context = input_context(options);
    Expected *expected = NULL;
    bool bytecode = bytecode_is(chunk->text);
    Op *module;
    bool good;
    int status;

    context->attrs_are_written = attr_writing(options, printed != NULL);
    source_file_show(context, options);
    if (!bytecode)
        diag_add_source(context, input->name, chunk->text, chunk->line_offset);
    if (options->verify_diagnostics)
        expected = expected_new(context, input->name, chunk->text, chunk->line_offset);
    module = program_parse(context, input->name, chunk->text, chunk->line_offset);
    good = module && ir_verify(module) && meanings_hold(module);
    if (good && printed)
        good = print_module(printed, module, options);
    else if (good && options->json)
        print_functions(module, options->file_count > 1 ? input->name : (Str){ 0 });
    status = input_status(context, good);
    if (status == END_UNSUPPORTED && !expected)
        definitions_note_lacking(context);
    if (expected)
        status = expected_finish(expected) ? EXIT_FINE : EXIT_INVALID;
    context_free(context);
    return status;
}

static int summarize_chunk(const Input *input, const Chunk *chunk, const Options *options,
                           Printed *printed)
{
    Context *context;
    bool good;

    if (!bytecode_is(chunk->text)) {
        messages_error(NULL, "'%.*s' is no bytecode of MLIR, which alone has a summary", STR_ARG(input->name));
        return EXIT_USAGE;
    }
    context = input_context(options);
    good = bytecode_summary(&printed->text, context, input->name, chunk->text);
    context_free(context);
    return good ? EXIT_FINE : EXIT_INVALID;
}

static int take_chunk(const Input *input, const Chunk *chunk, const Options *options,
                      Printed *printed)
{
    return options->bytecode_summary ? summarize_chunk(input, chunk, options, printed)
                                     : check_chunk(input, chunk, options, printed);
}

static int check_file(const Options *options, const char *file, Printed *printed)
{
    Input input;
    Chunk chunk = { 0 };
    size_t at = 0;
    int status = EXIT_FINE;
    bool first = true;

    limit_seconds(options, file);
    if (!input_read(&input, file, options->max_seconds))
        return EXIT_USAGE;
    if (!options->split_input_file) {
        status = take_chunk(&input, &(Chunk){ .text = input.text }, options, printed);
    } else {
        while (input_next_chunk(&input, &at, &chunk)) {
            if (printed && !first && options->emit_bytecode) {
                messages_error(file, "bytecode holds one module, and '%.*s' has several",
                               STR_ARG(input.name));
                status = EXIT_USAGE;
                break;
            }
            if (printed && !first)
                sb_add(&printed->text, "// -----\n");
            status = input_worse(status, take_chunk(&input, &chunk, options, printed));
            first = false;
        }
    }
    input_free(&input);
    return status;
}

int command_verify(const Options *options)
{
    int status = EXIT_FINE;

    for (unsigned i = 0; i < options->file_count; i++)
        status = input_worse(status, check_file(options, options->files[i], NULL));
    if (status == END_UNSUPPORTED)
        definitions_offer_upstream();
    return status;
}

/* Bytes that nobody can read are not for a terminal, and what is asked of bytecode is not for text.
 */
static bool may_go(const Options *options)
{
    if (options->producer && !options->emit_bytecode)
        messages_error(NULL, "a text says no producer: --emit-bytecode is missing");
    else if (options->bytecode_summary && options->emit_bytecode)
        messages_error(NULL, "--bytecode-summary prints no program: --emit-bytecode is too much");
    else if (options->emit_bytecode && !options->output && isatty(STDOUT_FILENO))
        messages_error(NULL, "bytecode is no text for a terminal: -o FILE writes it to a file");
    else
        return true;
    return false;
}

int command_print(const Options *options)
{
    Printed printed = { 0 };
    int status = may_go(options) ? check_file(options, options->file, &printed) : EXIT_USAGE;

    if (status == END_UNSUPPORTED)
        definitions_offer_upstream();
    /* A file is whole or is not there, and so is what no one reads by eye. */
    if (status != EXIT_FINE && (options->output || options->emit_bytecode))
        printed.text.len = 0;
    if (printed.text.len && !output_write(output_of(options), sb_view(&printed.text)))
        printed.failed = true;
    sb_free(&printed.text);
    if (printed.failed)
        return EXIT_USAGE;
    return status;
}
