#include "interp/machine/circuit.h"

#include "interp/machine/state.h"

#include <stdio.h>
#include <string.h>

enum { MOST_ROUNDS = 1000 }; /* of a circuit that does not settle */

typedef struct Running {
    Machine *machine;
    Frame *frame;
    const Body *body;
    const GraphState *state; /* NULL: it holds none */
    const Slot *clocks;
    unsigned clock_count;
} Running;

static bool anything_is_poison(const Running *r)
{
    const BlockNodes *entry = &r->body->blocks[0];

    for (unsigned i = 0; i < entry->arg_count; i++)
        if (place_is_poison(slot_place(r->frame, entry->args[i])))
            return true;
    return r->state && state_is_poison(r->frame, r->state);
}

/* All values but inputs and state are made anew, so that poison of the last time is no matter. */
static Flow fire(const Running *r)
{
    if (!r->frame->clean && !anything_is_poison(r)) {
        memset(r->frame->poison, 0, r->frame->function->lanes * sizeof *r->frame->poison);
        r->frame->clean = true;
    }
    return machine_fire(r->machine, r->frame, r->body);
}

static void set_clocks(const Running *r, bool high)
{
    for (unsigned i = 0; i < r->clock_count; i++)
        slot_place(r->frame, r->clocks[i]).words[0] = high;
}

static Flow report_unsettled(const Running *r, const Op *moving)
{
    char text[128];

    snprintf(text, sizeof text,
             "the program stopped itself: the circuit does not settle: its state still moves after "
             "%d rounds",
             MOST_ROUNDS);
    report_end_at(r->machine, END_TRAP, op_loc(r->frame->function->op), text);
    report_note(r->machine, op_loc(moving), "this still changes what it holds");
    return FLOW_END;
}

/* FLOW_LEAVE, or FLOW_END. */
static Flow settle(const Running *r)
{
    const Op *moving = NULL;

    for (unsigned round = 0; round < MOST_ROUNDS; round++) {
        bool moved;

        if (fire(r) == FLOW_END)
            return FLOW_END;
        if (!r->state)
            return FLOW_LEAVE;
        if (round == MOST_ROUNDS - 1)
            moving = state_moving(r->frame, r->state, 0);
        moved = state_move(r->machine, r->frame, r->state);
        state_see(r->machine, r->frame, r->state);
        if (!moved)
            return FLOW_LEAVE;
    }
    return report_unsettled(r, moving);
}

static Flow show(const Running *r)
{
    const CircuitRun *run = r->machine->circuit;

    if (run && run->seen && r->frame->leaver)
        run->seen(run->state, run->now, r->frame->leaver->operands, r->frame);
    return FLOW_LEAVE;
}

static Flow tick_by_edges(const Running *r)
{
    set_clocks(r, false);
    if (settle(r) == FLOW_END)
        return FLOW_END;
    show(r);
    set_clocks(r, true);
    if (settle(r) == FLOW_END)
        return FLOW_END;
    set_clocks(r, false);
    return settle(r);
}

/* Where all that clocks do is to let state move as they rise, one round is all of the tick: they
 * always were low before. */
static Flow tick_at_once(const Running *r)
{
    set_clocks(r, true);
    if (fire(r) == FLOW_END)
        return FLOW_END;
    show(r);
    if (r->state)
        state_move(r->machine, r->frame, r->state);
    return FLOW_LEAVE;
}

Flow circuit_run(Machine *machine, Frame *frame, const Body *body)
{
    const BlockNodes *entry = &body->blocks[0];
    CircuitRun *run = machine->circuit;
    Running r = { machine, frame, body, entry->state, NULL, 0 };
    bool at_once;

    if (r.state && state_begin(machine, frame, r.state) == FLOW_END)
        return FLOW_END;
    frame->clean = frame->clean && !(r.state && state_is_poison(frame, r.state));
    if (!run)
        return fire(&r);
    /* What is high from the beginning does not rise; where nothing else counts than that they are
     * high, clocks were low. */
    at_once = run->only_rises && !(r.state && r.state->late);
    if (r.state)
        state_set_seen(frame, r.state, !at_once);
    r.clocks = entry->args + run->inputs;
    r.clock_count = entry->arg_count - run->inputs;
    for (run->now = 0; run->now < run->ticks && !run->over; run->now++) {
        if (run->drive && run->drive(run->state, run->now, entry->args, frame) == FLOW_END)
            return FLOW_END;
        if ((at_once ? tick_at_once : tick_by_edges)(&r) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_LEAVE;
}

bool tick_in(const Step *s, uint64_t *tick)
{
    const CircuitRun *run = s->machine->circuit;

    *tick = run ? run->now : 0;
    return run != NULL;
}

bool tick_is_last(Step *s)
{
    CircuitRun *run = s->machine->circuit;

    if (run)
        run->over = true;
    return run != NULL;
}
