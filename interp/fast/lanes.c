/* Lanes: an operation on short vectors is the code of the scalar one, lane after lane. Whichever
 * lane is not plain has the definition run all of them, and goes on behind the last. */
#include "interp/evaluate.h"
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

bool fast_emit_lanes(FastCompiler *c, const Node *node)
{
    size_t before = c->code.len;

    if (node->weight > MOST_LIGHT_WORDS)
        return false; /* it counts as many steps, which is up to the definition */
    for (uint32_t lane = 0; lane < node->lanes; lane++)
        if (!emit_lane(c, node, lane)) {
            c->code.len = before;
            return false;
        }
    fast_forget_last(c); /* the last lane is not the value */
    return true;
}
