#include "interp/oracle/generate/tried.h"

#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "interp/console/big_stack.h"
#include "interp/oracle/witness/runner.h"

enum { TRIED = 4, MOST_STEPS = 6000 /* of all */ };

static bool is_defined(Machine *machine, Boundaries *boundaries, const WireParts *globals,
                       const Op *function)
{
    const InputsOptions options = { .count = TRIED };
    Runner runner = { 0 };
    Inputs *inputs = NULL;
    bool defined = true;
    Sb why = { 0 };

    if (runner_prepare(&runner, machine, globals, function, &why))
        inputs = inputs_new(machine, function, boundaries, &options, &why);
    runner.makes_globals = true;
    runner.enough = MOST_STEPS;
    for (uint64_t i = 0; inputs && defined && i < inputs_count(inputs); i++)
        defined = runner_has_spent(&runner) || !runner_make(&runner, inputs, i, 0)
                  || runner_call(&runner) != END_UNDEFINED;
    if (inputs)
        inputs_free(inputs);
    sb_free(&why);
    return defined;
}

bool tried_is_defined(Context *context, const Op *module)
{
    MachineOptions options = { .vscale = 1, .max_steps = MOST_STEPS };
    Machine *machine = machine_new(context, module, options);
    WireParts globals = wire_globals_of(machine, module);
    Boundaries boundaries = { 0 };
    bool good = true;

    machine->stack_limit = big_stack_limit();
    machine->report.brief = true;
    for (const Op *op = module->regions[0].first->first; op && good; op = op->next)
        if (function_is_defined(op) && symbol_visibility(op) != SYMBOL_PRIVATE)
            good = is_defined(machine, &boundaries, &globals, op);
    machine_free(machine);
    boundaries_free(&boundaries);
    return good;
}
