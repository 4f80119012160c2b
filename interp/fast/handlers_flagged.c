/* Handlers of integer operations with `nsw`, `nuw` or `exact`, on integers of at most 64 bits.
 * Where a flag is broken the result is poison: that is left to the definition, as is all that is
 * undefined.
 */
#include "interp/fast/code.h"

#include "dialects/arith/arith.h"

/* a and b are the operands, `shift` is 64 minus their width. Of numbers at the upper end of a word
 * the host's overflows are theirs. */
static inline int64_t high(uint64_t a, uint64_t shift)
{
    return (int64_t)(a << shift);
}

static inline bool add_nsw(uint64_t a, uint64_t b, uint64_t shift)
{
    int64_t sum;

    return !__builtin_add_overflow(high(a, shift), high(b, shift), &sum);
}

static inline bool add_nuw(uint64_t a, uint64_t b, uint64_t shift)
{
    uint64_t sum;

    return !__builtin_add_overflow(a << shift, b << shift, &sum);
}

static inline bool subtract_nsw(uint64_t a, uint64_t b, uint64_t shift)
{
    int64_t rest;

    return !__builtin_sub_overflow(high(a, shift), high(b, shift), &rest);
}

static inline bool subtract_nuw(uint64_t a, uint64_t b, uint64_t shift)
{
    (void)shift;
    return a >= b;
}

static inline bool multiply_nsw(uint64_t a, uint64_t b, uint64_t shift)
{
    int64_t product;

    return !__builtin_mul_overflow(high(a, shift), fast_signed(b, shift), &product);
}

static inline bool multiply_nuw(uint64_t a, uint64_t b, uint64_t shift)
{
    uint64_t product;

    return !__builtin_mul_overflow(a << shift, b, &product);
}

static inline bool shift_left_nsw(uint64_t a, uint64_t b, uint64_t shift)
{
    return b < 64 - shift && high(a, shift + b) >> b == high(a, shift);
}

static inline bool shift_left_nuw(uint64_t a, uint64_t b, uint64_t shift)
{
    return b < 64 - shift && a << (shift + b) >> b == a << shift;
}

static inline bool shift_right_exact(uint64_t a, uint64_t b, uint64_t shift)
{
    return b < 64 - shift && a >> b << b == a;
}

static inline bool divide_exact(uint64_t a, uint64_t b, uint64_t shift)
{
    (void)shift;
    return b != 0 && a % b == 0;
}

/* By -1 the minimum overflows. */
static inline bool divide_signed_exact(uint64_t a, uint64_t b, uint64_t shift)
{
    int64_t x = fast_signed(a, shift), y = fast_signed(b, shift);

    return y != 0 && y != -1 && x % y == 0;
}

#define FLAGGED_IN(name, first, shift, kept, expression)                                           \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        uint64_t a = (first), b = words[op->b];                                                    \
        int64_t x = fast_signed(a, shift), y = fast_signed(b, shift);                              \
                                                                                                   \
        (void)x;                                                                                   \
        (void)y;                                                                                   \
        if (__builtin_expect(!(kept), 0))                                                          \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, fast_cut((uint64_t)(expression), shift));             \
    }
#define FLAGGED_FROM(name, first, kept, expression)                                                \
    FLAGGED_IN(name##_64, first, 0, kept(a, b, 0), expression)                                     \
    FLAGGED_IN(name##_32, first, 32, kept(a, b, 32), expression)                                   \
    FLAGGED_IN(name, first, op->imm, kept(a, b, op->imm), expression)
#define FLAGGED(name, kept, expression)                                                            \
    FLAGGED_FROM(name, words[op->a], kept, expression)                                             \
    FLAGGED_FROM(name##_acc, acc, kept, expression)

/* With `nsw`, with `nuw`, and with both. */
#define NO_WRAP(name, expression)                                                                  \
    static inline bool name##_both(uint64_t a, uint64_t b, uint64_t shift)                         \
    {                                                                                              \
        return name##_nsw(a, b, shift) && name##_nuw(a, b, shift);                                 \
    }                                                                                              \
    FLAGGED(name##_no_wrap_s, name##_nsw, expression)                                              \
    FLAGGED(name##_no_wrap_u, name##_nuw, expression)                                              \
    FLAGGED(name##_no_wrap, name##_both, expression)

NO_WRAP(add, a + b)
NO_WRAP(subtract, a - b)
NO_WRAP(multiply, a *b)
NO_WRAP(shift_left, a << b)
FLAGGED(shift_right, shift_right_exact, a >> b)
FLAGGED(shift_right_signed, shift_right_exact, x >> b)
FLAGGED(divide, divide_exact, a / b)
FLAGGED(divide_signed, divide_signed_exact, x / y)

typedef struct Runs { /* by width: 64, 32, any */
    FastRun *plain[3], *acc[3];
} Runs;

#define RUNS(name)                                                                                 \
    {                                                                                              \
        { name##_64, name##_32, name },                                                            \
        {                                                                                          \
            name##_acc_64, name##_acc_32, name##_acc                                               \
        }                                                                                          \
    }

static bool emit_flagged(FastCompiler *c, const Node *node, const Runs *runs)
{
    unsigned width, which;
    FastOp *op;

    if (!fast_is_int(&node->results[0]) || !fast_has_flags(node))
        return false;
    width = node->results[0].layout->width;
    which = width == 64 ? 0 : width == 32 ? 1 : 2;
    op = fast_emit(c, fast_in_acc(c, fast_in(node, 0)) ? runs->acc[which] : runs->plain[which]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, 1);
    op->imm = 64 - width;
    fast_gives(c, op->to);
    return true;
}

/* By NSW and NUW. */
#define EMIT_NO_WRAP(name)                                                                         \
    static bool emit_##name(FastCompiler *c, const Node *node, const FastHandler *handler)         \
    {                                                                                              \
        static const Runs BY_FLAGS[] = { [NSW] = RUNS(name##_no_wrap_s),                           \
                                         [NUW] = RUNS(name##_no_wrap_u),                           \
                                         [NSW | NUW] = RUNS(name##_no_wrap) };                     \
                                                                                                   \
        (void)handler;                                                                             \
        return emit_flagged(c, node, &BY_FLAGS[fast_flags(node, 0) & (NSW | NUW)]);                \
    }
#define EMIT_EXACT(name)                                                                           \
    static bool emit_##name(FastCompiler *c, const Node *node, const FastHandler *handler)         \
    {                                                                                              \
        static const Runs EXACT = RUNS(name);                                                      \
                                                                                                   \
        (void)handler;                                                                             \
        return emit_flagged(c, node, &EXACT);                                                      \
    }

EMIT_NO_WRAP(add)
EMIT_NO_WRAP(subtract)
EMIT_NO_WRAP(multiply)
EMIT_NO_WRAP(shift_left)
EMIT_EXACT(shift_right)
EMIT_EXACT(shift_right_signed)
EMIT_EXACT(divide)
EMIT_EXACT(divide_signed)

/* b: 64 minus the width behind; c: flags; imm: 64 minus the width before. */
static Flow cut(FAST_PARAMETERS)
{
    uint64_t a = words[op->a], result = fast_cut(a, op->b);
    bool signed_fits = fast_signed(a, op->imm) == fast_signed(result, op->b);

    if (__builtin_expect(((op->c & NSW) && !signed_fits) || ((op->c & NUW) && a != result), 0))
        return fast_by_definition(op, words, machine, acc);
    return fast_give(op, words, machine, result);
}

static bool emit_cut(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    (void)handler;
    if (!fast_is_int(&node->operands[0]) || !fast_is_int(&node->results[0])
        || !fast_has_flags(node))
        return false;
    op = fast_emit(c, cut);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = 64 - node->results[0].layout->width;
    op->c = (uint32_t)fast_flags(node, 0);
    op->imm = 64 - node->operands[0].layout->width;
    fast_gives(c, op->to);
    return true;
}

const FastHandler FAST_FLAGGED_HANDLERS[] = {
    { PRIM_INT_ADD, emit_add },           { PRIM_INT_SUB, emit_subtract },
    { PRIM_INT_MUL, emit_multiply },      { PRIM_INT_SHL, emit_shift_left },
    { PRIM_INT_SHR_U, emit_shift_right }, { PRIM_INT_SHR_S, emit_shift_right_signed },
    { PRIM_INT_DIV_U, emit_divide },      { PRIM_INT_DIV_S, emit_divide_signed },
    { PRIM_INT_TRUNC, emit_cut },         { 0 },
};
