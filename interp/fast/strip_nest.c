/* Loops in the body of one that runs in strips: of a few iterations, always as many, they are
 * unrolled. */
#include "interp/fast/affine.h"
#include "interp/fast/compiler.h"
#include "interp/fast/strip_plan.h"

enum {
    MOST_TRIPS = 16,
    MOST_CARRIED = 8,
    MOST_NESTED = 8, /* loops in each other: to try one costs a copy of the plan */
};

typedef struct Nest {
    const Node *node;
    const BlockNodes *body;
    int64_t lower, step;
    unsigned trips, inits, carried;
} Nest;

typedef struct Bound { /* what a carried value is now */
    KnownKind kind;
    uint8_t number;
} Bound;

/* How often the loop runs, which is known where its bounds are constants. */
static bool count_trips(Nest *nest, int64_t upper)
{
    int64_t distance;

    if (nest->step <= 0 || __builtin_sub_overflow(upper, nest->lower, &distance))
        return false;
    nest->trips = 0;
    if (distance <= 0)
        return true;
    if ((distance - 1) / nest->step >= MOST_TRIPS)
        return false;
    nest->trips = (unsigned)((distance - 1) / nest->step) + 1;
    return true;
}

static bool is_scf_nest(Nest *nest)
{
    uint64_t lower, upper, step;

    if (nest->node->operands[0].layout->width != 64 || op_inherent(nest->node->op, 0)
        || !fast_known(nest->node, 0, &lower) || !fast_known(nest->node, 1, &upper)
        || !fast_known(nest->node, 2, &step))
        return false;
    nest->inits = 3;
    nest->lower = (int64_t)lower;
    nest->step = (int64_t)step;
    return count_trips(nest, (int64_t)upper);
}

static bool is_affine_nest(Nest *nest)
{
    const Op *op = nest->node->op;
    const AffineMap *lower = op_attr(op, "lowerBoundMap")->map;
    const AffineMap *upper = op_attr(op, "upperBoundMap")->map;
    unsigned carried;

    if (lower->result_count != 1 || lower->results[0]->kind != AFFINE_CONSTANT
        || upper->result_count != 1 || upper->results[0]->kind != AFFINE_CONSTANT
        || !fast_bound_fits(op, 0, lower) || !fast_bound_fits(op, 1, upper))
        return false;
    nest->inits = op_operand_group(op, 2, &carried);
    nest->lower = lower->results[0]->value;
    nest->step = int_low_s(op_attr(op, "step")->integer);
    return count_trips(nest, upper->results[0]->value);
}

/* What the operand is in this iteration. */
static bool find(Plan *p, const Node *node, unsigned operand, Bound *bound)
{
    const Known *linear = strip_known_as(p, node->op->operands[operand], KNOWN_LINEAR);

    *bound = linear ? (Bound){ KNOWN_LINEAR, linear->number }
                    : (Bound){ KNOWN_STRIP, strip_of(p, node, operand) };
    return bound->number != NONE;
}

static bool find_all(Plan *p, const Nest *nest, const Node *node, unsigned first, Bound *bounds)
{
    for (unsigned i = 0; i < nest->carried; i++)
        if (!find(p, node, first + i, &bounds[i]))
            return false;
    return true;
}

static bool know_all(Plan *p, const Nest *nest, Value *const *values, const Bound *bounds)
{
    for (unsigned i = 0; i < nest->carried; i++)
        if (!strip_know(p, values[i], bounds[i].kind, bounds[i].number))
            return false;
    return true;
}

/* One iteration: `carried` is what it finds, and then what it leaves. */
static bool plan_iteration(Plan *p, const Nest *nest, unsigned trip, Bound *carried)
{
    const BlockNodes *body = nest->body;
    int64_t variable = nest->lower + (int64_t)trip * nest->step;

    if (!strip_know(p, body->block->args[0], KNOWN_LINEAR,
                    strip_add_linear(p, (StripLinear){ LINEAR_CONSTANT, .value = variable }))
        || !know_all(p, nest, body->block->args + 1, carried))
        return false;
    for (unsigned i = 0; i + 1 < body->count; i++)
        if (!strip_plan_node(p, &body->nodes[i]))
            return false;
    p->loop.steps++; /* the terminator */
    return find_all(p, nest, &body->nodes[body->count - 1], 0, carried);
}

static bool unroll(Plan *p, Nest *nest)
{
    const Node *node = nest->node;
    Bound carried[MOST_CARRIED];
    unsigned known = p->known_count;

    if (!find_all(p, nest, node, nest->inits, carried))
        return false;
    for (unsigned trip = 0; trip < nest->trips; trip++) {
        p->known_count = known; /* the iteration before has other values of the same names */
        if (!plan_iteration(p, nest, trip, carried))
            return false;
    }
    p->known_count = known;
    return know_all(p, nest, node->op->results, carried);
}

/* Leaves the plan as it was where that does not fit. What does anything is an operation in each
 * iteration; what does nothing is not to be gone through more often. */
static bool try_to_unroll(Plan *p, Nest *nest)
{
    Plan *before;
    unsigned copies = p->copies ? p->copies : 1;
    bool fits;

    if (nest->trips > STRIP_OPS / copies)
        return false;
    before = must_alloc(sizeof *before);
    *before = *p;
    p->copies = copies * nest->trips;
    fits = unroll(p, nest);
    p->copies = copies;
    if (!fits)
        *p = *before;
    free(before);
    return fits;
}

/* Has the operation more regions in each other than that? Each loop of a nest asks. */
static bool is_deeper(const Op *op, unsigned most)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                if (inner->region_count && (most == 0 || is_deeper(inner, most - 1)))
                    return true;
    return false;
}

bool strip_plan_nest(Plan *p, const Node *node)
{
    Nest nest = { .node = node, .carried = node->op->result_count };
    bool is_scf = node_is(node, PRIM_FOR);

    if ((!is_scf && !node_is(node, PRIM_AFFINE_FOR)) || !fast_has_one_block(node, 0)
        || is_deeper(node->op, MOST_NESTED))
        return false;
    nest.body = &node->bodies[0].blocks[0];
    return (nest.carried <= MOST_CARRIED && (is_scf ? is_scf_nest(&nest) : is_affine_nest(&nest))
            && try_to_unroll(p, &nest))
           || strip_plan_inner(p, node);
}
