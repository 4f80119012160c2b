/* Handlers of float operations with `nnan` or `ninf`, in f64 and f32. Results may be poison where
 * an operand or the result is NaN or infinite: such are left to the definition. */
#include "interp/fast/formats.h"

#include <math.h>

/* Infinity less infinity is NaN. */
#define IS_FINITE(x) ((x) - (x) == 0)

/* `checked`, of a, b and the result, are finite: then all of them are. */
#define BINARY_FROM(name, type, format, first, checked, expression)                                \
    static Flow name##_##format(FAST_PARAMETERS)                                                   \
    {                                                                                              \
        type a = get_##format(first), b = get_##format(words[op->b]), result = (expression);       \
                                                                                                   \
        (void)a;                                                                                   \
        if (FAST_RARELY(!(checked)))                                                               \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, put_##format(result));                                \
    }
#define BINARY(name, checked, expression)                                                          \
    BINARY_FROM(name, double, f64, words[op->a], checked, expression)                              \
    BINARY_FROM(name, float, f32, words[op->a], checked, expression)                               \
    BINARY_FROM(name##_acc, double, f64, acc, checked, expression)                                 \
    BINARY_FROM(name##_acc, float, f32, acc, checked, expression)

BINARY(add, IS_FINITE(result), a + b)
BINARY(subtract, IS_FINITE(result), a - b)
BINARY(multiply, IS_FINITE(result), a *b)
BINARY(divide, IS_FINITE(result) && IS_FINITE(b), a / b)

/* Of two equal ones, zeros, the sign may matter: the definition looks at it. */
BINARY(greatest, IS_FINITE(a) && IS_FINITE(b) && a != b, a > b ? a : b)
BINARY(least, IS_FINITE(a) && IS_FINITE(b) && a != b, a < b ? a : b)

/* imm: the outcomes that satisfy the predicate. */
#define COMPARE(type, format)                                                                      \
    static Flow compare_##format(FAST_PARAMETERS)                                                  \
    {                                                                                              \
        type a = get_##format(words[op->a]), b = get_##format(words[op->b]);                       \
        unsigned outcome = (a == b) * CMPF_EQUAL | (a > b) * CMPF_GREATER | (a < b) * CMPF_LESS;   \
                                                                                                   \
        if (FAST_RARELY(!IS_FINITE(a) || !IS_FINITE(b)))                                           \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, (op->imm & outcome) != 0);                            \
    }

COMPARE(double, f64)
COMPARE(float, f32)

/* Of one operand, or three. */
#define FUNCTION(name, type, format, expression)                                                   \
    static Flow name##_##format(FAST_PARAMETERS)                                                   \
    {                                                                                              \
        type a = get_##format(words[op->a]), b = get_##format(words[op->b]);                       \
        type c = get_##format(words[op->c]), result = (expression);                                \
                                                                                                   \
        (void)b;                                                                                   \
        (void)c;                                                                                   \
        if (FAST_RARELY(!IS_FINITE(result)))                                                       \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, put_##format(result));                                \
    }
#define FUNCTIONS(name, in_f64, in_f32)                                                            \
    FUNCTION(name, double, f64, in_f64)                                                            \
    FUNCTION(name, float, f32, in_f32)

FUNCTIONS(negate, -a, -a)
FUNCTIONS(absolute, fabs(a), fabsf(a))
FUNCTIONS(root, sqrt(a), sqrtf(a))
FUNCTIONS(fused, fma(a, b, c), fmaf(a, b, c))

/* NULL: the format is another, or nothing is promised. */
static FastOp *emit(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    Format format = format_of(&node->operands[0]);
    unsigned last = node->op->operand_count - 1;
    bool in_acc;
    FastOp *op;

    if ((format != IN_F64 && format != IN_F32) || !has_promises(node))
        return NULL;
    in_acc = handler->acc_64 && fast_in_acc(c, fast_in(node, 0));
    op = fast_emit(c, format == IN_F64 ? (in_acc ? handler->acc_64 : handler->run_64)
                                       : (in_acc ? handler->acc_32 : handler->run_32));
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, last == 0 ? 0 : 1);
    op->c = fast_in(node, last);
    fast_gives(c, op->to);
    return op;
}

static bool emit_promised(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    return emit(c, node, handler) != NULL;
}

static bool emit_compare(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op = emit(c, node, handler);

    if (op)
        op->imm = CMPF_ACCEPTS[fast_flags(node, 0)];
    return op != NULL;
}

#define FORMATS_OF(name)                                                                           \
    .run_64 = name##_f64, .run_32 = name##_f32, .acc_64 = name##_acc_f64, .acc_32 = name##_acc_f32

const FastHandler FAST_PROMISED_HANDLERS[] = {
    { PRIM_FLOAT_ADD, emit_promised, FORMATS_OF(add) },
    { PRIM_FLOAT_SUB, emit_promised, FORMATS_OF(subtract) },
    { PRIM_FLOAT_MUL, emit_promised, FORMATS_OF(multiply) },
    { PRIM_FLOAT_DIV, emit_promised, FORMATS_OF(divide) },
    { PRIM_FLOAT_MAXIMUM, emit_promised, FORMATS_OF(greatest) },
    { PRIM_FLOAT_MINIMUM, emit_promised, FORMATS_OF(least) },
    { PRIM_FLOAT_MAXNUM, emit_promised, FORMATS_OF(greatest) },
    { PRIM_FLOAT_MINNUM, emit_promised, FORMATS_OF(least) },
    { PRIM_FLOAT_CMP, emit_compare, compare_f64, compare_f32 },
    { PRIM_FLOAT_NEG, emit_promised, negate_f64, negate_f32 },
    { PRIM_FLOAT_ABS, emit_promised, absolute_f64, absolute_f32 },
    { PRIM_FLOAT_SQRT, emit_promised, root_f64, root_f32 },
    { PRIM_FLOAT_FMA, emit_promised, fused_f64, fused_f32 },
    { 0 },
};
