/* Runs of a side that are watched, in a machine of their own: what they gave operation by
 * operation, and whether they end. */
#include "interp/oracle/diff/comparer.h"

#include "interp/oracle/judge/endless.h"

Machine *compare_observed_machine(Comparer *c, const CompareSide *side)
{
    Machine *machine = machine_new(side->context, side->module, compare_machine_options(c));

    machine->stack_limit = c->source.machine->stack_limit;
    machine->report.brief = true;
    machine->options.max_steps = side->machine->options.max_steps;
    machine->options.forgives = side->machine->options.forgives;
    machine->options.unset_is_poison = side->machine->options.unset_is_poison;
    return machine;
}

bool compare_run_observed(const CompareSide *side, Machine *machine, Runner *runner,
                          uint64_t number, uint64_t seed)
{
    WireParts globals = wire_globals_of(machine, side->module);
    Sb why = { 0 };
    bool good = runner_prepare(runner, machine, &globals, side->function, &why)
                && runner_make(runner, side->inputs, number, seed);

    if (good)
        compare_call(side, runner);
    sb_free(&why);
    return good;
}

bool compare_is_endless(Comparer *c, uint64_t number, uint64_t seed)
{
    Machine *machine = compare_observed_machine(c, &c->target);
    Endless endless;
    Runner runner;
    bool found;

    endless_start(&endless, machine);
    found = compare_run_observed(&c->target, machine, &runner, number, seed) && endless.found;
    machine_free(machine);
    endless_free(&endless);
    return found;
}
