/* `step`: a program one operation at a time. */
#include "interp/console/big_stack.h"
#include "interp/command/command.h"
#include "interp/command/lower_missing.h"
#include "interp/tools/debug/terminal.h"
#include "interp/program/entry.h"
#include "interp/oracle/inputs/stubs.h"

#include <stdio.h>
#include <string.h>

static int step_through(const Program *program, const Op *entry, const Options *options)
{
    Boundaries boundaries = { 0 };
    Stubs stubs = { .boundaries = &boundaries, .seed = options->stubs };
    MachineOptions machine_options = entry_machine_options(program, options);
    Machine *machine;
    Session session;
    int status;

    machine_options.print = NULL;
    if (options->stubs != OPTION_NOT_GIVEN)
        machine_options.stub = stubs_of(&stubs);
    machine = machine_new(program->context, program->module, machine_options);
    machine->stack_limit = big_stack_limit();
    status = session_open(&session, program, machine, entry, options);
    if (status == EXIT_FINE && !terminal_run(&session))
        status = EXIT_USAGE;
    if (session.timeline.lost)
        status = END_LIMIT;
    session_close(&session);
    machine_free(machine);
    boundaries_free(&boundaries);
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
