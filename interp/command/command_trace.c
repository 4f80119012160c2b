/* `trace`: a run as a page, as JSON, as numpy arrays. */
#include "interp/command/command.h"
#include "interp/command/lower_missing.h"
#include "interp/console/output.h"
#include "interp/oracle/inputs/stubs.h"
#include "interp/tools/trace/page.h"
#include "interp/tools/trace/trace_json.h"
#include "interp/tools/trace/trace_npy.h"

#include <stdio.h>
#include <unistd.h>

/* Every form is made in replays of its own; the first of them tells what `run` tells. */
static int trace_forms(Replay *replay)
{
    const Options *options = replay->options;
    bool told = options->json;
    int status = EXIT_FINE;

    if (options->json)
        status = trace_json(replay);
    if (options->html && status != EXIT_USAGE) {
        status = page_write(replay, !told, options->html);
        told = true;
    }
    if (options->npy && status != EXIT_USAGE)
        status = trace_npy(replay, !told, options->npy);
    if (replay->machine.over_steps == OVER_INTERRUPTED && status != EXIT_USAGE)
        status = END_INTERRUPTED;
    return status;
}

static int trace_program(const Program *program, const Options *options)
{
    Boundaries boundaries = { 0 };
    Stubs stubs = { .boundaries = &boundaries, .seed = options->stubs };
    Replay replay = { .program = program,
                      .options = options,
                      .machine = entry_machine_options(program, options),
                      .quiet = options->json || output_is_standard(options->html),
                      .silent = options->json && isatty(STDOUT_FILENO) };
    int status = entry_find(program, options, &replay.entry);

    if (status != EXIT_FINE)
        return status;
    if (options->stubs != OPTION_NOT_GIVEN)
        replay.machine.stub = stubs_of(&stubs);
    status = trace_forms(&replay);
    boundaries_free(&boundaries);
    return status;
}

int command_trace(const Options *options)
{
    Program program;
    int status;

    if (!options->html && !options->json && !options->npy) {
        output_error("error: 'trace' needs --html FILE, --json or --npy FOLDER\n");
        return EXIT_USAGE;
    }
    status = program_open_lowered(&program, options);
    if (status == EXIT_FINE)
        status = trace_program(&program, options);
    program_close(&program);
    return status;
}
