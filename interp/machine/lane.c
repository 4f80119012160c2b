#include "interp/machine/lane.h"

#include "dialects/moved.h"
#include "interp/machine/unwritten_bits.h"

#include <string.h>

/* The origin of the operand's poison: of the lane, or of any lane where lanes are not mapped. A
 * scalar beside vectors stands for every lane. */
uint32_t lane_origin(const Frame *frame, const Node *node, unsigned operand, uint64_t lane)
{
    const Slot *slot = &node->operands[operand];
    const uint32_t *poison = frame->poison + slot->lane;
    uint64_t lanes = layout_lanes(slot->layout);

    if (node->mapped)
        return lanes == node->lanes ? poison[lane] : lanes ? poison[0] : 0;
    for (uint64_t i = 0; i < lanes; i++)
        if (poison[i])
            return poison[i];
    return 0;
}

void lane_poison(Frame *frame, const Node *node, uint64_t lane, uint32_t origin)
{
    for (unsigned r = 0; r < node->op->result_count; r++) {
        uint32_t *poison = frame->poison + node->results[r].lane;

        if (node->mapped) {
            poison[lane] = origin;
            continue;
        }
        for (uint64_t i = 0; i < layout_lanes(node->results[r].layout); i++)
            poison[i] = origin;
    }
}

static const char *operand_name(const Node *node, unsigned operand)
{
    for (unsigned group = 0; group < def_operand_count(node->op->def); group++) {
        unsigned count, start = op_operand_group(node->op, group, &count);

        if (operand >= start && operand < start + count)
            return node->op->def->operands[group].name;
    }
    return "operand";
}

/* Was it born where an offset was added to the null pointer? */
static bool origin_is_of_null(const Machine *machine, uint32_t origin)
{
    while (machine->origins.data[origin].parent)
        origin = machine->origins.data[origin].parent;
    return machine->origins.data[origin].why == NULL_MOVED;
}

Flow lane_policy(Step *s, uint64_t lane)
{
    const Node *node = s->node;
    uint32_t spreads = 0;

    for (unsigned i = 0; i < node->op->operand_count; i++) {
        uint32_t origin;

        if (node->policies[i] == POISON_MOVES)
            continue;
        origin = lane_origin(s->frame, node, i, lane);
        if (!origin)
            continue;
        if (node->policies[i] == POISON_IS_UNDEFINED) {
            undefined_poison(s, origin, "the operand '%s' is poison%s", operand_name(node, i),
                             origin_is_of_null(s->machine, origin) ? ": it was computed from null"
                                                                   : "");
            return node->def->poison_decision ? by_decision(s, node->def->poison_decision)
                                              : FLOW_END;
        }
        if (!spreads)
            spreads = origin;
    }
    if (!spreads)
        return FLOW_NEXT;
    if (unwritten_bits_pass(s))
        return FLOW_LEAVE;
    lane_poison(s->frame, node, lane, machine_origin_through(s->machine, node->op, spreads));
    return FLOW_LEAVE;
}

static void clear_results(Frame *frame, const Node *node, uint64_t lane)
{
    for (unsigned r = 0; r < node->op->result_count; r++) {
        uint32_t *poison = frame->poison + node->results[r].lane;

        if (node->mapped)
            poison[lane] = 0;
        else
            memset(poison, 0, layout_lanes(node->results[r].layout) * sizeof *poison);
    }
}

/* Of an operation that has a guard, whose results begin without poison as those of others do. */
static Flow apply_guard(Step *s, uint64_t lane)
{
    ArenaMark mark = arena_mark(s->arena);
    Flow flow;

    clear_results(s->frame, s->node, lane);
    flow = s->op->def->guard(s);
    arena_release(s->arena, mark);
    return flow == FLOW_NEXT ? lane_policy(s, lane) : flow;
}

/* The definition, on one lane or on whole values. */
Flow lane_run(Step *s, uint64_t lane)
{
    ArenaMark mark;
    Flow flow;

    s->lane = lane;
    flow = s->op->def->guard ? apply_guard(s, lane) : lane_policy(s, lane);
    if (flow == FLOW_LEAVE)
        return FLOW_NEXT;
    if (flow != FLOW_NEXT)
        return flow;
    if (!s->node->def->resume) /* else they are copied whole, and may stand in a value's slot */
        clear_results(s->frame, s->node, lane);
    mark = arena_mark(s->arena);
    flow = def_eval(s->node->def)(s);
    arena_release(s->arena, mark);
    return flow;
}
