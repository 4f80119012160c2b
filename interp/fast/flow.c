#include "interp/fast/flow.h"

/* All words of an edge at once: they may be exchanged. */
static void move_many(const FastEdge *edge, uint64_t *words)
{
    const FastMove *moves = edge->moves;
    uint64_t few[FAST_FEW];

    if (edge->count > FAST_FEW) {
        for (uint32_t i = 0; i < edge->count; i++)
            words[edge->spare + i] = words[moves[i].from];
        for (uint32_t i = 0; i < edge->count; i++)
            words[moves[i].to] = words[edge->spare + i];
        return;
    }
    for (uint32_t i = 0; i < edge->count; i++)
        few[i] = words[moves[i].from];
    for (uint32_t i = 0; i < edge->count; i++)
        words[moves[i].to] = few[i];
}

static inline __attribute__((always_inline)) Flow take(const FastEdge *edge, uint64_t *words,
                                                       Machine *machine)
{
    if (edge->count == 1)
        words[edge->moves->to] = words[edge->moves->from];
    else if (edge->count)
        move_many(edge, words);
    return fast_jump(edge->target, words, machine, 0);
}

Flow fast_go(FAST_PARAMETERS)
{
    return take(op->more, words, machine);
}

Flow fast_choose(FAST_PARAMETERS)
{
    const FastEdge *edges = op->more;

    return take(words[op->a] & 1 ? &edges[0] : &edges[1], words, machine);
}

Flow fast_switch(FAST_PARAMETERS)
{
    const Node *node = op->site->node;
    const FastEdge *edges = op->more;
    Flow flow = node->run(machine, machine->frame, node);

    return flow == FLOW_BRANCH ? take(&edges[machine->frame->successor], words, machine) : flow;
}

Flow fast_finish(FAST_PARAMETERS)
{
    Frame *frame = machine->frame;
    Flow flow = op->site->node->run(machine, frame, op->site->node);

    (void)words;
    return flow == FLOW_LEAVE && frame->back ? fast_come_back(machine) : flow;
}

static bool results_are_poison(const Frame *frame, const Node *node)
{
    for (unsigned r = 0; r < node->op->result_count; r++)
        if (node->results[r].layout && place_is_poison(slot_place(frame, node->results[r])))
            return true;
    return false;
}

Flow fast_by_definition(FAST_PARAMETERS)
{
    const FastSite *site = op->site;
    Frame *frame = machine->frame;
    Flow flow = site->node->run(machine, frame, site->node);

    if (flow == FLOW_END)
        machine->steps_until_check += site->rest; /* those behind it did not run */
    if (flow != FLOW_NEXT)
        return flow;
    if (!frame->clean || results_are_poison(frame, site->node))
        return fast_leave_behind(op, machine);
    acc = site->node->op->result_count ? words[site->node->results[0].word] : 0;
    return fast_jump(site->after, words, machine, acc);
}

Flow fast_count_again(const FastOp *op, Machine *machine)
{
    machine->steps -= machine->steps_until_check;
    machine->steps_until_check = 0;
    return machine_check_limits(machine, machine->frame, fast_head(op));
}

Flow fast_count_more(FAST_PARAMETERS)
{
    if (fast_count_again(op, machine) == FLOW_END)
        return FLOW_END;
    if (machine->steps_until_check < op->count)
        return fast_leave_at(op, machine); /* the last operations are counted one by one */
    machine->steps_until_check -= op->count;
    return op->run(op, words, machine, acc);
}

/* Loops. */

Flow fast_for(FAST_PARAMETERS)
{
    const FastEdge *edges = op->more;
    int64_t lower = fast_signed(words[op->a], op->imm), upper = fast_signed(words[op->b], op->imm);

    if (fast_signed(words[op->c], op->imm) <= 0)
        return fast_by_definition(op, words, machine, acc);
    words[op->to] = words[op->a];
    return take(&edges[lower < upper ? 0 : 1], words, machine);
}

Flow fast_for_unsigned(FAST_PARAMETERS)
{
    const FastEdge *edges = op->more;

    if (words[op->c] == 0)
        return fast_by_definition(op, words, machine, acc);
    words[op->to] = words[op->a];
    return take(&edges[words[op->a] < words[op->b] ? 0 : 1], words, machine);
}

/* The loop is over, too, where the next value does not fit (S1, R20). */
Flow fast_again_64(FAST_PARAMETERS)
{
    const FastEdge *edges = op->more;
    int64_t next;

    if (__builtin_add_overflow((int64_t)words[op->to], (int64_t)words[op->c], &next)
        || next >= (int64_t)words[op->b])
        return take(&edges[1], words, machine);
    words[op->to] = (uint64_t)next;
    return take(&edges[0], words, machine);
}

Flow fast_again(FAST_PARAMETERS)
{
    const FastEdge *edges = op->more;
    int64_t step = fast_signed(words[op->c], op->imm), upper = fast_signed(words[op->b], op->imm);
    int64_t next = fast_signed(words[op->to], op->imm) + step;

    if (next >= upper)
        return take(&edges[1], words, machine);
    words[op->to] = fast_cut((uint64_t)next, op->imm);
    return take(&edges[0], words, machine);
}

Flow fast_again_unsigned(FAST_PARAMETERS)
{
    const FastEdge *edges = op->more;
    uint64_t next;

    if (__builtin_add_overflow(words[op->to], words[op->c], &next) || next >= words[op->b])
        return take(&edges[1], words, machine);
    words[op->to] = next;
    return take(&edges[0], words, machine);
}

Flow fast_run(Machine *machine, Frame *frame, const Body *body)
{
    if (machine_stack_is_full(machine))
        return fast_leave_at(body->fast, machine);
    return fast_jump(body->fast, frame->words, machine, 0);
}
