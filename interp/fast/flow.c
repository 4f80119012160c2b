/* Flow: edges taken, definitions run in place, and the count of steps. */
#include "interp/fast/flow.h"

enum { MANY = 9 };

/* Moves. `move_N` makes those of an edge that was taken, `go_N` takes the edge in `more` too. */

static inline __attribute__((always_inline)) Flow
move(const FastOp *op, uint64_t *words, Machine *machine, uint64_t acc, uint32_t count)
{
    const FastEdge *edge = op->more;
    const FastOp *land = op + op->jump[0];

    if (count == MANY)
        fast_move_edge(words, edge);
    else
        fast_move(words, words, edge->moves, count);
    return land->run(land, words, machine, acc);
}

static inline __attribute__((always_inline)) Flow go(const FastOp *op, uint64_t *words,
                                                     Machine *machine, uint64_t acc, uint32_t count)
{
    if (!fast_count(machine, op->steps[0]))
        return fast_count_edge(op->more, words, machine, acc);
    return move(op, words, machine, acc, count);
}

#define MOVES(name, count)                                                                         \
    static Flow move_##name(FAST_PARAMETERS)                                                       \
    {                                                                                              \
        return move(op, words, machine, acc, count);                                               \
    }                                                                                              \
    static Flow go_##name(FAST_PARAMETERS)                                                         \
    {                                                                                              \
        return go(op, words, machine, acc, count);                                                 \
    }
MOVES(none, 0)
MOVES(1, 1)
MOVES(2, 2)
MOVES(3, 3)
MOVES(4, 4)
MOVES(5, 5)
MOVES(6, 6)
MOVES(7, 7)
MOVES(8, 8)
MOVES(many, MANY)

FastRun *fast_moves(uint32_t count)
{
    static FastRun *const RUNS[] = { move_none, move_1, move_2, move_3, move_4,
                                     move_5,    move_6, move_7, move_8 };

    return count < sizeof RUNS / sizeof *RUNS ? RUNS[count] : move_many;
}

FastRun *fast_goes(uint32_t count)
{
    static FastRun *const RUNS[] = { go_none, go_1, go_2, go_3, go_4, go_5, go_6, go_7, go_8 };

    return count < sizeof RUNS / sizeof *RUNS ? RUNS[count] : go_many;
}

bool fast_only_goes(const FastOp *op, uint32_t count)
{
    return op->run == fast_goes(count);
}

Flow fast_choose(FAST_PARAMETERS)
{
    return fast_take_either(op, words, machine, words[op->a] & 1);
}

Flow fast_choose_acc(FAST_PARAMETERS)
{
    return fast_take_either(op, words, machine, acc & 1);
}

Flow fast_switch(FAST_PARAMETERS)
{
    const Node *node = op->site->node;
    const FastEdge *edges = op->more;
    Flow flow = node->run(machine, machine->frame, node);

    return flow == FLOW_BRANCH ? fast_take(&edges[machine->frame->successor], words, machine)
                               : flow;
}

Flow fast_branch_counted(FAST_PARAMETERS)
{
    const Node *node = op->site->node;
    const FastEdge *edges = op->more;
    Frame *frame = machine->frame;
    Flow flow = node->run(machine, frame, node);

    if (flow != FLOW_BRANCH)
        return flow;
    machine_take_edge(machine, frame, &node->edges[frame->successor]);
    return fast_take(&edges[frame->successor], words, machine);
}

Flow fast_finish(FAST_PARAMETERS)
{
    Frame *frame = machine->frame;
    Flow flow = op->site->node->run(machine, frame, op->site->node);

    (void)words;
    return flow == FLOW_LEAVE && frame->back ? fast_come_back(machine) : flow;
}

Flow fast_leave(FAST_PARAMETERS)
{
    Frame *frame = machine->frame;

    (void)words;
    frame->leaver = op->site->node;
    return frame->back ? fast_come_back(machine) : FLOW_LEAVE;
}

/* What parts of records are does not count (records.h). */
static bool results_are_poison(const Frame *frame, const Node *node)
{
    for (unsigned r = 0; r < node->op->result_count; r++)
        if (node->results[r].layout && !layout_is_record(node->results[r].layout)
            && place_is_poison(slot_place(frame, node->results[r])))
            return true;
    return false;
}

/* Looks at limits before the node, and gives steps for it and others. */
static Flow count_from(Machine *machine, const Node *node)
{
    machine->steps -= machine->steps_until_check;
    machine->steps_until_check = 0;
    return machine_check_limits(machine, machine->frame, node);
}

/* Goes on behind an operation within which limits may have been looked at. */
static Flow go_behind(const FastOp *op, uint64_t *words, Machine *machine)
{
    const FastSite *site = op->site;
    uint64_t acc;

    if (!fast_count(machine, site->rest)) {
        if (count_from(machine, site->node + 1) == FLOW_END)
            return FLOW_END;
        if (!fast_count(machine, site->rest))
            return fast_leave_uncounted(op, machine);
    }
    acc = site->node->op->result_count ? words[site->node->results[0].word] : 0;
    return fast_jump(site->after, words, machine, acc);
}

Flow fast_by_definition(FAST_PARAMETERS)
{
    const FastSite *site = op->site;
    Frame *frame = machine->frame;
    Flow flow;

    machine->steps_until_check += site->rest; /* limits may be looked at inside of it */
    flow = site->node->run(machine, frame, site->node);
    if (flow != FLOW_NEXT)
        return flow;
    if (!frame->clean || results_are_poison(frame, site->node))
        return fast_leave_uncounted(op, machine);
    return go_behind(op, words, machine);
}

/* Does a limit on steps fall within the operation? The definition says at which lane. */
static bool limit_is_within(const Machine *machine, const FastOp *op)
{
    uint64_t most = machine->options.max_steps;
    uint64_t steps = machine_steps_used(machine) + machine_work_steps(machine, op->imm);

    return most && steps >= most;
}

Flow fast_count_work(FAST_PARAMETERS)
{
    const Node *node = op->site->node;

    if (limit_is_within(machine, op))
        return fast_by_definition(op, words, machine, acc);
    machine->steps_until_check += op->site->rest;
    if (!machine_work(machine, op->imm)) /* the definition says why */
        return node->run(machine, machine->frame, node);
    return go_behind(op, words, machine);
}

Flow fast_count_again(const FastOp *op, Machine *machine)
{
    return count_from(machine, fast_head(op));
}

Flow fast_count_more(FAST_PARAMETERS)
{
    if (fast_count_again(op, machine) == FLOW_END)
        return FLOW_END;
    if (!fast_count(machine, op->count))
        return fast_leave_at(op, machine); /* the last operations are counted one by one */
    return op->run(op, words, machine, acc);
}

Flow fast_count_edge(const FastEdge *edge, uint64_t *words, Machine *machine, uint64_t acc)
{
    fast_move_edge(words, edge);
    return fast_count_more(edge->target, words, machine, acc);
}

Flow fast_run(Machine *machine, Frame *frame, const Body *body)
{
    if (machine_stack_is_full(machine))
        return fast_leave_at(body->fast, machine);
    return fast_jump(body->fast, frame->words, machine, 0);
}
