/* Handlers of float arithmetic, on scalars of f64, f32, f16 and bf16. */
#include "interp/fast/formats.h"

#include <math.h>

/* A handler of two operands in one format, and one that finds the first in `acc`. */
#define BINARY_FROM(name, type, format, first, expression)                                         \
    static Flow name##_##format(FAST_PARAMETERS)                                                   \
    {                                                                                              \
        type a = get_##format(first), b = get_##format(words[op->b]);                              \
        type result = (expression);                                                                \
                                                                                                   \
        if (FAST_RARELY(result != result))                                                         \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, put_##format(result));                                \
    }
#define BINARY(name, type, format, expression)                                                     \
    BINARY_FROM(name, type, format, words[op->a], expression)                                      \
    BINARY_FROM(name##_acc, type, format, acc, expression)

/* f16 and bf16 are computed in f32, whose 24 bits are at least twice as many as theirs and two
 * more: rounding twice is then rounding once. That holds where the result is a normal number of
 * theirs. Others are rare and computed in f64, whose exponents reach further. */
#define HALF_FROM(name, rare, format, first, expression)                                           \
    static Flow name##_##format(FAST_PARAMETERS)                                                   \
    {                                                                                              \
        float a = get_##format(first), b = get_##format(words[op->b]);                             \
        uint32_t result = put_f32(expression);                                                     \
                                                                                                   \
        if (FAST_RARELY(!rounds_##format(result)))                                                 \
            return rare##_##format(op, words, machine, acc);                                       \
        return fast_give(op, words, machine, round_##format(result));                              \
    }
#define HALF(name, format, expression)                                                             \
    BINARY_FROM(name##_rare, double, format, words[op->a], expression)                             \
    HALF_FROM(name, name##_rare, format, words[op->a], expression)                                 \
    HALF_FROM(name##_acc, name##_rare, format, acc, expression)

#define IN_ALL_FORMATS(name, expression)                                                           \
    BINARY(name, double, f64, expression)                                                          \
    BINARY(name, float, f32, expression)                                                           \
    HALF(name, f16, expression)                                                                    \
    HALF(name, bf16, expression)

IN_ALL_FORMATS(add, a + b)
IN_ALL_FORMATS(subtract, a - b)
IN_ALL_FORMATS(multiply, a *b)
IN_ALL_FORMATS(divide, a / b)

/* One of the operands. Of two zeros the sign matters: the definition looks at it. */
#define EXTREME_FROM(name, type, format, first, better)                                            \
    static Flow name##_##format(FAST_PARAMETERS)                                                   \
    {                                                                                              \
        uint64_t first_word = (first), second_word = words[op->b];                                 \
        type a = get_##format(first_word), b = get_##format(second_word);                          \
                                                                                                   \
        if (FAST_RARELY(!(a < b) && !(a > b)) && !(a == b && first_word == second_word))           \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, a better b ? first_word : second_word);               \
    }
#define EXTREME(name, type, format, better)                                                        \
    EXTREME_FROM(name, type, format, words[op->a], better)                                         \
    EXTREME_FROM(name##_acc, type, format, acc, better)
#define EXTREME_IN_ALL_FORMATS(name, better)                                                       \
    EXTREME(name, double, f64, better)                                                             \
    EXTREME(name, float, f32, better)                                                              \
    EXTREME(name, float, f16, better)                                                              \
    EXTREME(name, float, bf16, better)

EXTREME_IN_ALL_FORMATS(greatest, >)
EXTREME_IN_ALL_FORMATS(least, <)

/* With the sign of the dividend. */
BINARY(rest, double, f64, fmod(a, b))
BINARY(rest, float, f32, fmodf(a, b))
BINARY(rest, double, f16, fmod(a, b))
BINARY(rest, double, bf16, fmod(a, b))

typedef struct Runs { /* by formats */
    FastRun *plain[FORMATS], *acc[FORMATS];
} Runs;

static void emit_with(FastCompiler *c, const Node *node, const Runs *runs, Format format,
                      bool swapped)
{
    bool in_acc = fast_in_acc(c, fast_in(node, swapped));
    FastOp *op = fast_emit(c, in_acc ? runs->acc[format] : runs->plain[format]);

    op->to = fast_out(node, 0);
    op->a = fast_in(node, swapped);
    op->b = fast_in(node, !swapped);
    fast_gives(c, op->to);
}

/* With the operation before; the handler for itself alone comes behind. */
static bool fuse(FastCompiler *c, const Node *node, const Runs *runs, unsigned operand,
                 FastKind kind)
{
    Format format = format_of(&node->results[0]);
    FastRun *pair = kind ? fast_float_fuse(c, node, operand, kind) : NULL;

    if (!pair)
        return false;
    emit_with(c, node, runs, format, operand == 1 && kind != FAST_SUBTRACT_FROM_FLOAT);
    fast_put_in_front(c, pair, fast_in(node, !operand));
    return true;
}

static bool emit_in_format(FastCompiler *c, const Node *node, const FastHandler *handler,
                           const Runs *runs)
{
    Format format = format_of(&node->results[0]);
    FastKind turned = handler->commutes                      ? handler->kind
                      : handler->kind == FAST_SUBTRACT_FLOAT ? FAST_SUBTRACT_FROM_FLOAT
                                                             : FAST_OTHER;
    bool swapped, in_acc;

    if (format == FORMATS || has_promises(node))
        return false;
    if (fuse(c, node, runs, 0, handler->kind) || fuse(c, node, runs, 1, turned))
        return true;
    swapped = handler->commutes && fast_in_acc(c, fast_in(node, 1));
    in_acc = fast_in_acc(c, fast_in(node, swapped));
    emit_with(c, node, runs, format, swapped);
    if (format == IN_F64 || format == IN_F32)
        fast_does(c, handler->kind, in_acc);
    return true;
}

#define EMIT_IN_FORMAT(name)                                                                       \
    static bool emit_##name(FastCompiler *c, const Node *node, const FastHandler *handler)         \
    {                                                                                              \
        static const Runs RUNS = {                                                                 \
            { name##_f64, name##_f32, name##_f16, name##_bf16 },                                   \
            { name##_acc_f64, name##_acc_f32, name##_acc_f16, name##_acc_bf16 },                   \
        };                                                                                         \
                                                                                                   \
        return emit_in_format(c, node, handler, &RUNS);                                            \
    }

EMIT_IN_FORMAT(add)
EMIT_IN_FORMAT(subtract)
EMIT_IN_FORMAT(multiply)
EMIT_IN_FORMAT(divide)
EMIT_IN_FORMAT(rest)
EMIT_IN_FORMAT(greatest)
EMIT_IN_FORMAT(least)

/* imm: the bit that is the sign. */
static Flow negate(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a] ^ op->imm);
}

static Flow absolute(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a] & ~op->imm);
}

static Flow copy_sign(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, (words[op->a] & ~op->imm) | (words[op->b] & op->imm));
}

static bool emit_sign(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    if (format_of(&node->results[0]) == FORMATS || has_promises(node))
        return false;
    op = fast_emit(c, handler->run);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, node->op->operand_count - 1);
    op->imm = (uint64_t)1 << (node->results[0].layout->width - 1);
    fast_gives(c, op->to);
    return true;
}

/* Handlers of one operand, or of three. A root in double is that of f16 or bf16 once it is rounded
 * again: double has more than twice as many bits. */
#define UNARY(name, type, format, expression)                                                      \
    static Flow math_##name##_##format(FAST_PARAMETERS)                                            \
    {                                                                                              \
        type a = get_##format(words[op->a]), result = (expression);                                \
                                                                                                   \
        if (FAST_RARELY(result != result))                                                         \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, put_##format(result));                                \
    }
#define ROUNDING(name)                                                                             \
    UNARY(name, double, f64, name(a))                                                              \
    UNARY(name, float, f32, name##f(a))                                                            \
    UNARY(name, double, f16, name(a))                                                              \
    UNARY(name, double, bf16, name(a))

ROUNDING(sqrt)
ROUNDING(ceil)
ROUNDING(floor)
ROUNDING(trunc)
ROUNDING(round)
ROUNDING(roundeven)

/* Of halves, whose product is exact. A sum that is not has its last bit set: what is rounded from
 * it is then rounded once. */
static inline double fuse_halves(double a, double b, double c)
{
    double product = a * b, sum = product + c, back = sum - product;
    double lost = (product - (sum - back)) + (c - back);
    uint64_t word = put_f64(sum);

    if ((lost > 0 || lost < 0) && !(word & 1))
        word += (lost > 0) == (sum > 0) ? 1 : -(uint64_t)1;
    return get_f64(word);
}

#define FUSED(type, format, function)                                                              \
    static Flow math_fused_##format(FAST_PARAMETERS)                                               \
    {                                                                                              \
        type a = get_##format(words[op->a]), b = get_##format(words[op->b]);                       \
        type result = function(a, b, get_##format(words[op->c]));                                  \
                                                                                                   \
        if (FAST_RARELY(result != result))                                                         \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, put_##format(result));                                \
    }

FUSED(double, f64, fma)
FUSED(float, f32, fmaf)
FUSED(double, f16, fuse_halves)
FUSED(double, bf16, fuse_halves)

static bool emit_math(FastCompiler *c, const Node *node, FastRun *const *runs)
{
    Format format = format_of(&node->results[0]);
    uint32_t last = node->op->operand_count - 1;
    FastOp *op;

    if (format == FORMATS || has_promises(node))
        return false;
    op = fast_emit(c, runs[format]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, last / 2);
    op->c = fast_in(node, last);
    fast_gives(c, op->to);
    return true;
}

#define EMIT_MATH(name)                                                                            \
    static bool emit_##name(FastCompiler *c, const Node *node, const FastHandler *handler)         \
    {                                                                                              \
        static FastRun *const RUNS[] = { math_##name##_f64, math_##name##_f32, math_##name##_f16,  \
                                         math_##name##_bf16 };                                     \
                                                                                                   \
        (void)handler;                                                                             \
        return emit_math(c, node, RUNS);                                                           \
    }

EMIT_MATH(sqrt)
EMIT_MATH(ceil)
EMIT_MATH(floor)
EMIT_MATH(trunc)
EMIT_MATH(round)
EMIT_MATH(roundeven)
EMIT_MATH(fused)

const FastHandler FAST_FLOAT_HANDLERS[] = {
    { PRIM_FLOAT_ADD, emit_add, .commutes = true, .kind = FAST_ADD_FLOAT },
    { PRIM_FLOAT_SUB, emit_subtract, .kind = FAST_SUBTRACT_FLOAT },
    { PRIM_FLOAT_MUL, emit_multiply, .commutes = true, .kind = FAST_MULTIPLY_FLOAT },
    { PRIM_FLOAT_DIV, emit_divide },
    { PRIM_FLOAT_REM, emit_rest },
    { PRIM_FLOAT_MAXIMUM, emit_greatest, .commutes = true },
    { PRIM_FLOAT_MINIMUM, emit_least, .commutes = true },
    { PRIM_FLOAT_MAXNUM, emit_greatest, .commutes = true },
    { PRIM_FLOAT_MINNUM, emit_least, .commutes = true },
    { PRIM_FLOAT_NEG, emit_sign, .run = negate },
    { PRIM_FLOAT_ABS, emit_sign, .run = absolute },
    { PRIM_FLOAT_COPYSIGN, emit_sign, .run = copy_sign },
    { PRIM_FLOAT_SQRT, emit_sqrt },
    { PRIM_FLOAT_CEIL, emit_ceil },
    { PRIM_FLOAT_FLOOR, emit_floor },
    { PRIM_FLOAT_TRUNC, emit_trunc },
    { PRIM_FLOAT_ROUND, emit_round },
    { PRIM_FLOAT_ROUND_EVEN, emit_roundeven },
    { PRIM_FLOAT_FMA, emit_fused },
    { 0 },
};
