/* `verify` and `print`: parse, verify, and perhaps print, a file or each of its parts. */
#include "interp/command/command.h"
#include "interp/command/expected.h"
#include "interp/command/forms.h"
#include "interp/console/input.h"
#include "interp/console/version.h"
#include "interp/program/candidates.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/context.h"
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

/* Nothing looks at the time while a text is read, verified and printed, and so a signal does. */
static void limit_seconds(const Options *options)
{
    double seconds = options->max_seconds;
    struct itimerval timer = { .it_value.tv_sec = (time_t)seconds };
    char text[96];

    if (seconds <= 0 || seconds >= INT32_MAX)
        return;
    snprintf(text, sizeof text, "limit reached: it took longer than %g second%s (--max-seconds)",
             seconds, plural(seconds));
    if (options->json && str_is(str_of(options->command), "verify")) {
        forms_limit(&too_long, options, text);
        said_to = STDOUT_FILENO;
    } else {
        sb_printf(&too_long, "error: %s\n", text);
    }
    timer.it_value.tv_usec = 1 + (suseconds_t)(999998 * (seconds - (double)timer.it_value.tv_sec));
    signal(SIGALRM, end_late);
    setitimer(ITIMER_REAL, &timer, NULL);
}

static bool write_bytecode(Sb *text, const Op *module, const Options *options)
{
    return bytecode_write(
        text, module,
        (BytecodeOptions){ .version = (unsigned)atoi(options->emit_bytecode),
                           .producer = str_of(options->producer ? options->producer
                                                                : "mlir-interp " VERSION_NUMBER),
                           .elide_resources = options->elide_resources });
}

static bool print_module(const Op *module, const Options *options)
{
    Sb text = { 0 };
    bool good = true;

    if (options->emit_bytecode)
        good = write_bytecode(&text, module, options);
    else
        ir_print(&text, module,
                 (PrintOptions){ .generic = options->generic,
                                 .local_scope = options->local_scope,
                                 .debug_info = options->debug_info });
    if (!options->local_scope && !options->emit_bytecode) /* as mlir-opt ends such a module */
        sb_char(&text, '\n');
    fwrite(text.data, 1, text.len, stdout);
    sb_free(&text);
    return good;
}

static void print_functions(const Op *module)
{
    Sb text = { 0 };

    candidates_json(&text, module);
    fwrite(text.data, 1, text.len, stdout);
    sb_free(&text);
}

/* One part of the file in a context of its own; the exit status. */
static int check_chunk(const Input *input, const Chunk *chunk, const Options *options, bool print)
{
    Context *context = input_context(options);
    Expected *expected = NULL;
    Op *module;
    bool good;
    int status;

    diag_add_source(context, input->name, chunk->text, chunk->line_offset);
    if (options->verify_diagnostics)
        expected = expected_new(context, input->name, chunk->text, chunk->line_offset);
    module = program_parse(context, input->name, chunk->text, chunk->line_offset);
    good = module && ir_verify(module) && meanings_hold(module);
    if (good && print)
        good = print_module(module, options);
    else if (good && options->json)
        print_functions(module);
    status = input_status(context, good);
    if (expected)
        status = expected_finish(expected) ? EXIT_FINE : EXIT_INVALID;
    context_free(context);
    return status;
}

static int check_file(const Options *options, bool print)
{
    Input input;
    Chunk chunk = { 0 };
    size_t at = 0;
    int status = EXIT_FINE;
    bool first = true;

    limit_seconds(options);
    if (!input_read(&input, options->file, options->max_seconds))
        return EXIT_USAGE;
    if (!options->split_input_file) {
        status = check_chunk(&input, &(Chunk){ input.text, 0 }, options, print);
    } else {
        while (input_next_chunk(&input, &at, &chunk)) {
            if (print && !first)
                puts("// -----");
            status = input_worse(status, check_chunk(&input, &chunk, options, print));
            first = false;
        }
    }
    input_free(&input);
    return status;
}

int command_verify(const Options *options)
{
    return check_file(options, false);
}

int command_print(const Options *options)
{
    return check_file(options, true);
}
