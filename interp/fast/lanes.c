/* Lanes: an operation on short vectors is the code of the scalar one, lane after lane. Whichever
 * lane is not plain has the definition run all of them, and goes on behind the last. */
#include "interp/machine/evaluate.h"
#include "interp/fast/compiler.h"

static bool is_lanes(const Node *node, const Slot *slot)
{
    return layout_is_vector(slot->layout) && layout_lanes(slot->layout) == node->lanes;
}

/* Where the lane lies; a scalar beside vectors stands for every lane. */
static Slot *lane_slots(FastCompiler *c, const Node *node, const Slot *slots, unsigned count,
                        uint32_t lane)
{
    Slot *of_lane = ARENA_COPY(&c->machine->program, Slot, slots, count);

    for (unsigned i = 0; i < count; i++)
        if (is_lanes(node, &slots[i])) {
            const Layout *element = slots[i].layout->element;

            of_lane[i] = (Slot){ slots[i].word + lane * (uint32_t)layout_words(element),
                                 slots[i].lane + lane, element };
        }
    return of_lane;
}

static bool emit_lane(FastCompiler *c, const Node *node, uint32_t lane)
{
    Node one = *node;

    one.operands = lane_slots(c, node, node->operands, node->op->operand_count, lane);
    one.results = lane_slots(c, node, node->results, node->op->result_count, lane);
    return fast_emit_handler(c, &one);
}

/* Wide values are work besides. The definition counts it lane by lane, and where limits are to be
 * looked at meanwhile it runs again. imm: units. */
static Flow count_work(FAST_PARAMETERS)
{
    if (machine_work_steps(machine, op->imm) >= machine->steps_until_check)
        return fast_by_definition(op, words, machine, acc);
    if (!machine_work(machine, op->imm))
        return fast_by_definition(op, words, machine, acc);
    return fast_next(op, words, machine);
}

bool fast_emit_lanes(FastCompiler *c, const Node *node)
{
    enum { MOST_LANES = 256 }; /* beyond, the code is long */
    size_t before = c->code.len;

    if (node->lanes > MOST_LANES)
        return false;
    for (uint32_t lane = 0; lane < node->lanes; lane++)
        if (!emit_lane(c, node, lane)) {
            c->code.len = before;
            return false;
        }
    fast_forget_last(c); /* the last lane is not the value */
    if (node->weight > MOST_LIGHT_WORDS)
        fast_emit(c, count_work)->imm = node->lanes * (node->weight / node->lanes);
    return true;
}
