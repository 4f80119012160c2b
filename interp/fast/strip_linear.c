/* Linears: numbers that grow by as much with each iteration of a loop. */
#include "interp/fast/access.h"
#include "interp/fast/strip_plan.h"

static bool are_same(const StripLinear *a, const StripLinear *b)
{
    return a->kind == b->kind && a->exact == b->exact && a->lhs == b->lhs && a->rhs == b->rhs
           && a->word == b->word && a->value == b->value && a->width == b->width
           && a->positive == b->positive;
}

uint8_t strip_add_linear(Plan *p, StripLinear linear)
{
    for (unsigned i = 0; i < p->loop.linear_count; i++)
        if (are_same(&p->linears[i], &linear))
            return (uint8_t)i;
    if (p->loop.linear_count == STRIP_LINEARS)
        return NONE;
    p->linears[p->loop.linear_count] = linear;
    return (uint8_t)p->loop.linear_count++;
}

static bool depends(const Plan *p, uint8_t number, StripLinearKind kind)
{
    const StripLinear *linear = &p->linears[number];

    if (linear->kind >= LINEAR_ADD)
        return depends(p, linear->lhs, kind) || depends(p, linear->rhs, kind);
    return linear->kind == kind;
}

bool strip_grows(const Plan *p, uint8_t number)
{
    return depends(p, number, LINEAR_VARIABLE);
}

bool strip_goes_round(const Plan *p, uint8_t number)
{
    return depends(p, number, LINEAR_INNER);
}

static bool changes(const Plan *p, uint8_t number)
{
    return strip_grows(p, number) || strip_goes_round(p, number);
}

bool strip_is_number(const Slot *slot)
{
    return fast_is_int(slot) && !fast_is_narrow(slot);
}

uint8_t strip_linear(Plan *p, const Node *node, unsigned operand)
{
    const Value *value = node->op->operands[operand];
    const Known *known = strip_known_as(p, value, KNOWN_LINEAR);
    uint64_t number;
    unsigned width;

    if (known)
        return known->number;
    if (strip_is_inside(p, value) || !strip_is_number(&node->operands[operand]))
        return NONE;
    width = node->operands[operand].layout->width;
    if (fast_known(node, operand, &number))
        return strip_add_linear(
            p, (StripLinear){ LINEAR_CONSTANT, .value = fast_signed(number, 64 - width) });
    return strip_add_linear(
        p, (StripLinear){ LINEAR_WORD, .width = (uint8_t)width, .word = fast_in(node, operand) });
}

uint8_t strip_join(Plan *p, StripLinearKind kind, bool exact, uint8_t lhs, uint8_t rhs)
{
    if (lhs == NONE || rhs == NONE
        || (kind == LINEAR_MULTIPLY && changes(p, lhs) && changes(p, rhs)))
        return NONE;
    return strip_add_linear(p, (StripLinear){ kind, exact, .lhs = lhs, .rhs = rhs });
}

/* Words fit, as signed ones. */
static bool is_fitting(const StripLinear *linear, unsigned width, bool positive)
{
    if (linear->kind == LINEAR_CONSTANT)
        return fast_signed((uint64_t)linear->value, 64 - width) == linear->value
               && (!positive || linear->value >= 0);
    if (linear->kind == LINEAR_FITS && linear->width <= width && linear->positive >= positive)
        return true;
    return !positive && (width == 64 || linear->kind == LINEAR_WORD);
}

uint8_t strip_fitting(Plan *p, uint8_t number, unsigned width, bool positive)
{
    if (number == NONE || is_fitting(&p->linears[number], width, positive))
        return number;
    return strip_add_linear(p,
                            (StripLinear){ LINEAR_FITS, .positive = positive,
                                           .width = (uint8_t)width, .lhs = number, .rhs = number });
}

/* In another width. */
static uint8_t resized(Plan *p, const Node *node, bool is_unsigned)
{
    unsigned from = node->operands[0].layout->width, to = node->results[0].layout->width;
    uint8_t number = fast_has_flags(node) ? NONE : strip_linear(p, node, 0);

    return from < to ? strip_fitting(p, number, from, is_unsigned) : number;
}

uint8_t strip_linear_expr(Plan *p, const Node *node, const AffineMap *map, unsigned first,
                          const AffineExpr *expr)
{
    bool adds = expr->kind == AFFINE_ADD;

    switch (expr->kind) {
    case AFFINE_CONSTANT:
        return strip_add_linear(p, (StripLinear){ LINEAR_CONSTANT, .value = expr->value });
    case AFFINE_DIM:
        return strip_linear(p, node, first + expr->position);
    case AFFINE_SYMBOL:
        return strip_linear(p, node, first + map->dim_count + expr->position);
    case AFFINE_ADD:
    case AFFINE_MUL:
        return strip_join(p, adds ? LINEAR_ADD : LINEAR_MULTIPLY, true,
                          strip_linear_expr(p, node, map, first, expr->lhs),
                          strip_linear_expr(p, node, map, first, expr->rhs));
    default:
        return NONE;
    }
}

static const struct {
    Primitive primitive;
    StripLinearKind kind;
} LINEARS[] = {
    { PRIM_INT_ADD, LINEAR_ADD },
    { PRIM_INT_SUB, LINEAR_SUBTRACT },
    { PRIM_INT_MUL, LINEAR_MULTIPLY },
};

/* Where nothing may overflow, operands and result are what they are in the type; unsigned, they are
 * not negative when they are read as signed either: more is left to FastOps. */
static uint8_t calculated(Plan *p, const Node *node, StripLinearKind kind)
{
    enum { NSW = 1, NUW = 2 };
    uint64_t flags = fast_flags(node, 0);
    unsigned width = node->results[0].layout->width;
    uint8_t lhs = strip_linear(p, node, 0), rhs = strip_linear(p, node, 1);

    if (!flags)
        return strip_join(p, kind, false, lhs, rhs);
    lhs = strip_fitting(p, lhs, width, flags & NUW);
    rhs = strip_fitting(p, rhs, width, flags & NUW);
    return strip_fitting(p, strip_join(p, kind, true, lhs, rhs), width, flags & NUW);
}

static uint8_t linear_result(Plan *p, const Node *node)
{
    if (node_is(node, PRIM_AFFINE_APPLY)) {
        const AffineMap *map = op_attr(node->op, "map")->map;

        return strip_linear_expr(p, node, map, 0, map->results[0]);
    }
    if (node_is(node, PRIM_INT_RESIZE_S) || node_is(node, PRIM_INT_EXT_S)
        || node_is(node, PRIM_INT_TRUNC))
        return resized(p, node, false);
    if (node_is(node, PRIM_INT_RESIZE_U) || node_is(node, PRIM_INT_EXT_U))
        return resized(p, node, true);
    for (size_t i = 0; i < sizeof LINEARS / sizeof *LINEARS; i++)
        if (node_is(node, LINEARS[i].primitive))
            return calculated(p, node, LINEARS[i].kind);
    return NONE;
}

/* An index that the induction variable goes into: what does not grow is as well a strip. */
bool strip_plan_linear(Plan *p, const Node *node)
{
    unsigned linears = p->loop.linear_count;
    uint8_t number;

    if (node->op->result_count != 1 || !strip_is_number(&node->results[0]))
        return false;
    if (strip_known_as(p, node->op->results[0], KNOWN_LINEAR))
        return true;
    number = linear_result(p, node);
    if (number != NONE && strip_know(p, node->op->results[0], KNOWN_LINEAR, number))
        return true;
    p->loop.linear_count = linears;
    return false;
}

static bool goes_on(const Plan *p, uint8_t number)
{
    return depends(p, number, LINEAR_ROW);
}

/* Only by as much with each row as with any other. */
static bool grows_evenly(const Plan *p, const StripLinear *linear)
{
    return linear->kind != LINEAR_MULTIPLY
           || (!(goes_on(p, linear->lhs) && (goes_on(p, linear->rhs) || changes(p, linear->rhs)))
               && !(goes_on(p, linear->rhs) && changes(p, linear->lhs)));
}

bool strip_plan_rows(Plan *p, const StripRows *rows)
{
    bool fits = !p->loop.inner_count;

    for (unsigned i = 0; i < p->loop.splat_count; i++)
        fits &= p->splats[i].word != rows->word;
    for (unsigned i = 0; fits && i < p->loop.linear_count; i++)
        if (p->linears[i].kind == LINEAR_WORD && p->linears[i].word == rows->word)
            p->linears[i].kind = LINEAR_ROW;
    for (unsigned i = 0; i < p->loop.linear_count; i++)
        fits &= grows_evenly(p, &p->linears[i]);
    return fits
           && !(p->loop.is_tested
                && (goes_on(p, p->loop.test.lhs) || goes_on(p, p->loop.test.rhs)));
}

static void add_count(StripLoop *loop, uint8_t linear)
{
    for (unsigned i = 0; i < loop->count_count; i++)
        if (loop->counts[i] == linear)
            return;
    loop->counts[loop->count_count++] = linear;
}

void strip_sort_linears(Plan *p)
{
    for (unsigned i = 0; i < p->loop.linear_count; i++)
        p->linears[i].is_still = !changes(p, (uint8_t)i) && !goes_on(p, (uint8_t)i);
    for (unsigned i = 0; i < p->loop.op_count; i++)
        if (p->ops[i].kind == STRIP_COUNT)
            add_count(&p->loop, p->ops[i].in[0]);
}

uint64_t strip_sample(const Plan *p, uint8_t number, unsigned iteration)
{
    const StripLinear *linear = &p->linears[number];
    uint64_t x, y;

    if (linear->kind == LINEAR_VARIABLE)
        return ((uint64_t)linear->lhs << 32) + iteration * (uint64_t)linear->value;
    if (linear->kind == LINEAR_CONSTANT)
        return (uint64_t)linear->value;
    if (linear->kind == LINEAR_INNER)
        return (uint64_t)linear->lhs << 48;
    if (linear->kind == LINEAR_WORD)
        return (linear->word + 1) * 0x9e3779b97f4a7c15;
    x = strip_sample(p, linear->lhs, iteration);
    y = strip_sample(p, linear->rhs, iteration);
    return linear->kind == LINEAR_ADD        ? x + y
           : linear->kind == LINEAR_SUBTRACT ? x - y
           : linear->kind == LINEAR_MULTIPLY ? x * y
                                             : x;
}
