/* `step`: a program one operation at a time. */
#include "interp/command/command.h"
#include "interp/command/lower_missing.h"
#include "interp/tools/debug/terminal.h"
#include "interp/program/entry.h"

#include <stdio.h>
#include <string.h>

static int step_through(const Program *program, const Op *entry, const Options *options)
{
    StepMachine machine;
    Session session;
    int status;

    step_machine_open(&machine, program, options);
    status = session_open(&session, program, machine.machine, entry, options);
    if (status == EXIT_FINE && !terminal_run(&session))
        status = EXIT_USAGE;
    if (session.debuggee.timeline.lost)
        status = END_LIMIT;
    session_close(&session);
    step_machine_close(&machine);
    return status;
}

int command_step(const Options *options)
{
    Program program;
    int status;

    if (strcmp(options->file, "-") == 0) {
        fputs("error: 'step' reads commands from standard input; the program must be a file\n",
              stderr);
        return EXIT_USAGE;
    }
    status = program_open_lowered(&program, options);
    if (status == EXIT_FINE) {
        const Op *entry;

        status = entry_find(&program, options, &entry);
        if (status == EXIT_FINE)
            status = step_through(&program, entry, options);
    }
    program_close(&program);
    return status;
}
