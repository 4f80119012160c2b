#include "interp/tools/debug/debuggee.h"

#include "dialects/meaning/meaning.h"
#include "interp/console/big_stack.h"

int debuggee_open(Debuggee *d, const Program *program, Machine *machine, const Op *entry,
                  const Options *options, bool colours)
{
    d->module = program->module;
    d->entry = entry;
    d->machine = machine;
    facts_of(&d->facts, entry);
    script_read(&d->script, program->input.name, program->input.text);
    machine_make_meanings(program->module); /* the timeline forks */
    return timeline_open(&d->timeline, machine, entry, options, &d->script, colours);
}

void debuggee_close(Debuggee *d)
{
    timeline_close(&d->timeline);
    facts_free(&d->facts);
    breaks_free(&d->breaks);
    script_free(&d->script);
}

BreakScope debuggee_scope(Debuggee *d, const Op *here)
{
    return (BreakScope){ d->module, here, &d->script, &d->facts, d->machine };
}

void debuggee_send_stops(Debuggee *d)
{
    Sb bytes = { 0 };

    breaks_write(&bytes, &d->breaks);
    timeline_set_stops(&d->timeline, sb_view(&bytes));
    sb_free(&bytes);
}

void step_machine_open(StepMachine *m, const Program *program, const Options *options)
{
    MachineOptions machine_options = entry_machine_options(program, options);

    *m = (StepMachine){ .stubs = { .boundaries = &m->boundaries, .seed = options->stubs } };
    machine_options.print = NULL;
    if (options->stubs != OPTION_NOT_GIVEN)
        machine_options.stub = stubs_of(&m->stubs);
    m->machine = machine_new(program->context, program->module, machine_options);
    m->machine->stack_limit = big_stack_limit();
}

void step_machine_close(StepMachine *m)
{
    machine_free(m->machine);
    boundaries_free(&m->boundaries);
}
