#include "interp/witness/runner.h"

#include "dialects/memref/memref.h"

static Place *places_of(Machine *machine, const WireParts *parts, Sb *why)
{
    Place *places = ARENA_ARRAY(&machine->program, Place, parts->count + 1);

    for (unsigned i = 0; i < parts->count; i++)
        if (!machine_place(machine, parts->parts[i].layout, &places[i])) {
            sb_printf(why,
                      "limit reached: no memory is left for a value of type '%s' (--max-memory)",
                      type_text(parts->parts[i].type));
            return NULL;
        }
    return places;
}

bool runner_prepare(Runner *runner, Machine *machine, const WireParts *globals, const Op *function,
                    Sb *why)
{
    *runner = (Runner){ .machine = machine, .globals = *globals };
    if (!wire_shape_of(machine, function, &runner->shape, why))
        return false;
    runner->function = machine_function(machine, function);
    runner->arguments = places_of(machine, &runner->shape.arguments, why);
    if (runner->arguments)
        runner->results = places_of(machine, &runner->shape.results, why);
    return runner->results != NULL;
}

static bool make_globals(Runner *runner)
{
    for (unsigned i = 0; i < runner->globals.count; i++) {
        const Op *global = runner->globals.parts[i].global;
        Step step = { .op = global,
                      .arena = &runner->machine->scratch,
                      .machine = runner->machine };
        MemRef memref;

        if (memref_of_global(&step, global, &memref) == FLOW_END)
            return false;
    }
    return true;
}

bool runner_make(Runner *runner, const Inputs *inputs, uint64_t number, uint64_t seed)
{
    machine_reset(runner->machine, seed);
    if (runner->makes_globals && !make_globals(runner))
        return false;
    return inputs_make(inputs, runner->machine, number, runner->arguments);
}

/* What is returned is looked at element by element, and a view may have more than memory. */
static void check_results(Runner *runner)
{
    Step s = { .op = runner->function->op, .machine = runner->machine };

    for (unsigned i = 0; i < runner->shape.results.count; i++) {
        const WirePart *part = &runner->shape.results.parts[i];
        Elements elements;
        uint64_t count, bytes;

        if (!part->element || *runner->results[i].poison)
            continue;
        elements = wire_elements(runner->machine, part, runner->results[i]);
        count = elements_count(&elements);
        if (__builtin_mul_overflow(count, layout_stride(part->element), &bytes)
            || !budget_fits(&runner->machine->budget, bytes)) {
            limit_reached(&s, "no memory is left for the %llu elements of result %u (--max-memory)",
                          (unsigned long long)count, i);
            return;
        }
    }
}

EndKind runner_call(Runner *runner)
{
    if (machine_call(runner->machine, runner->function, NULL, runner->arguments, runner->results)
        == FLOW_NEXT)
        check_results(runner);
    return runner->machine->report.kind;
}

uint64_t runner_steps(const Runner *runner)
{
    const Machine *machine = runner->machine;

    /* Steps are counted ahead, but where the limit was met at once. */
    return machine->steps > machine->steps_until_check ? machine->steps - machine->steps_until_check
                                                       : machine->steps;
}
