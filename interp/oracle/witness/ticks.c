#include "interp/oracle/witness/ticks.h"

#include "core/ir/context.h"
#include "core/ir/diag.h"
#include "core/ir/function.h"
#include "interp/machine/circuit.h"

#include <string.h>

struct Ticks {
    Machine *machine;
    const Op *flat;
    Place *arguments, *results; /* of all ticks */
    Place *first;               /* what it is called with: inputs, and clocks */
    unsigned inputs, outputs;   /* at each tick */
    CircuitRun run;
};

static void collect(void *state, const Diag *diag)
{
    Sb *why = state;

    if (diag->severity == SEVERITY_ERROR)
        sb_printf(why, "%s%.*s", why->len ? "; " : "", STR_ARG(diag->text));
}

const Op *ticks_function(const Op *circuit, unsigned ticks, Sb *why)
{
    Context *context = op_context(circuit);
    DiagHandler handler = context->handler;
    void *state = context->handler_state;
    const Op *flat;

    context->handler = collect;
    context->handler_state = why;
    flat = circuit->def->circuit->flatten(circuit, ticks);
    context->handler = handler;
    context->handler_state = state;
    return flat;
}

static Flow set_inputs(void *state, uint64_t tick, const Slot *inputs, Frame *frame)
{
    const Ticks *ticks = state;

    for (unsigned i = 0; i < ticks->inputs; i++)
        place_copy(slot_place(frame, inputs[i]), ticks->arguments[tick * ticks->inputs + i]);
    return FLOW_NEXT;
}

static void take_outputs(void *state, uint64_t tick, const Slot *outputs, Frame *frame)
{
    const Ticks *ticks = state;

    for (unsigned i = 0; i < ticks->outputs; i++)
        place_copy(ticks->results[tick * ticks->outputs + i], slot_place(frame, outputs[i]));
}

static bool add_clocks(Ticks *ticks, const Block *block)
{
    for (unsigned i = ticks->inputs; i < block->arg_count; i++) {
        const Layout *layout = machine_layout(ticks->machine, block->args[i]->type);

        if (!layout || !machine_place(ticks->machine, layout, &ticks->first[i]))
            return false;
    }
    return true;
}

Ticks *ticks_new(Machine *machine, const Op *flat, Place *arguments, Place *results)
{
    const Type *type = function_signature(flat);
    const Block *block = flat->regions[0].first;
    unsigned count = ticks_count(flat);
    Ticks *ticks = ARENA_NEW(&machine->program, Ticks);

    *ticks = (Ticks){ .machine = machine,
                      .flat = flat,
                      .arguments = arguments,
                      .results = results,
                      .first = ARENA_ARRAY(&machine->program, Place, block->arg_count + 1),
                      .inputs = type->list.input_count / count,
                      .outputs = type->list.result_count / count };
    ticks->run = (CircuitRun){ .ticks = count,
                               .inputs = ticks->inputs,
                               .only_rises = flat->def->circuit->only_rises(flat),
                               .drive = set_inputs,
                               .seen = take_outputs,
                               .state = ticks };
    if (ticks->inputs)
        memcpy(ticks->first, arguments, ticks->inputs * sizeof *arguments);
    return add_clocks(ticks, block) ? ticks : NULL;
}

/* Of ticks that do not come nothing is left of the run before. */
static void clear_results(const Ticks *ticks)
{
    for (uint64_t i = 0; i < ticks->run.ticks * ticks->outputs; i++) {
        Place place = ticks->results[i];

        memset(place.words, 0, layout_words(place.layout) * sizeof *place.words);
        memset(place.poison, 0, layout_lanes(place.layout) * sizeof *place.poison);
    }
}

Flow ticks_call(Ticks *ticks)
{
    Machine *machine = ticks->machine;
    Flow flow;

    clear_results(ticks);
    ticks->run.over = false;
    machine->circuit = &ticks->run;
    flow = machine_call(machine, machine_function(machine, ticks->flat), NULL, ticks->first, NULL,
                        NULL);
    machine->circuit = NULL;
    if (ticks->run.over)
        sb_printf(&machine->output, "(the simulation ends in tick %llu)\n",
                  (unsigned long long)ticks->run.now - 1);
    return flow;
}

static unsigned outputs_of(const Op *flat)
{
    return function_signature(flat)->list.result_count / ticks_count(flat);
}

unsigned ticks_of_result(const Op *flat, unsigned result)
{
    return result / outputs_of(flat);
}

void ticks_name(Sb *sb, const Op *flat, unsigned result)
{
    sb_printf(sb, "output %.*s in tick %u",
              STR_ARG(flat->def->circuit->output_name(flat, result % outputs_of(flat))),
              ticks_of_result(flat, result));
}

Str ticks_until(Str arguments, unsigned tick)
{
    for (size_t i = 0; i < arguments.len; i++)
        if (arguments.data[i] == ';' && !tick--)
            arguments.len = i;
    return arguments;
}
