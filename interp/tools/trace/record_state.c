/* What an operation of a graph holds, as pages play it. */
#include "interp/console/json.h"
#include "interp/machine/circuit.h"
#include "interp/machine/state.h"
#include "interp/tools/trace/record.h"
#include "interp/tools/trace/value_word.h"

void record_state(Recording *r, const Step *step)
{
    const Holder *holder = step->node->holder;
    bool takes = step->node->phase == NODE_TAKES;

    r->state.len = 0;
    if (step->node->phase == NODE_IS_WHOLE)
        return;
    sb_add(&r->state, takes ? "\"s\":[" : "\"h\":[");
    for (unsigned i = 0; i < holder->count; i++) {
        Place place = slot_place(step->frame, takes ? holder->next[i] : holder->held[i]);
        Sb word = { 0 };

        value_word(&word, place, step->op->def->state->holds(step->op, i), &r->cells.names);
        sb_add(&r->state, i ? "," : "");
        json_quoted(&r->state, sb_view(&word));
        sb_free(&word);
    }
    sb_add(&r->state, "]");
}

void record_tick(Recording *r, const Block *block)
{
    const Op *parent = block->region->parent;

    r->state.len = 0;
    if (r->machine->circuit && parent->def && parent->def->circuit)
        sb_printf(&r->state, "\"t\":%llu", (unsigned long long)r->machine->circuit->now);
}
