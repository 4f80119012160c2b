/* Handlers of functions of floats, which are the definition's own. */
#include "interp/fast/formats.h"
#include "interp/fast/function.h"

bool fast_function_of(const Node *node, FloatFunction *function)
{
    const Layout *layout = node->results[0].layout;
    const OpDef *def = node->def;

    if (!layout || !layout_is_float(layout) || layout->width > 64 || has_promises(node))
        return false;
    *function = (FloatFunction){ .format = layout->format };
    if (node->op->operand_count == 2)
        function->of_two = def->computes.of_floats;
    else
        function->of_one = def->computes.of_float;
    return true;
}

bool fast_apply_function(const FloatFunction *function, uint64_t lhs, uint64_t rhs,
                         uint64_t *result)
{
    Float a = float_of_bits(function->format, lhs, 0), b = float_of_bits(function->format, rhs, 0);
    Float value = function->of_two ? function->of_two(a, b) : function->of_one(a);

    *result = value.bits[0];
    return !float_is_nan(value);
}

/* more: a FloatFunction. */
static Flow apply(FAST_PARAMETERS)
{
    uint64_t result;

    if (FAST_RARELY(!fast_apply_function(op->more, words[op->a], words[op->b], &result)))
        return fast_by_definition(op, words, machine, acc);
    return fast_give(op, words, machine, result);
}

static bool emit(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FloatFunction function;
    FastOp *op;

    (void)handler;
    if (!fast_function_of(node, &function))
        return false;
    op = fast_emit(c, apply);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, node->op->operand_count - 1);
    op->more = ARENA_COPY(&fast_machine(c)->program, FloatFunction, &function, 1);
    fast_gives(c, op->to);
    return true;
}

const FastHandler FAST_FUNCTION_HANDLERS[] = {
    { PRIM_FLOAT_FUNCTION, emit },
    { PRIM_FLOAT_RSQRT, emit },
    { 0 },
};
