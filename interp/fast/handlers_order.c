/* Handlers of float comparisons, one for each predicate: which of two is less is often not to be
 * foreseen, and a handler without jumps need not. */
#include "interp/fast/formats.h"

#define COMPARE(name, type, format, expression)                                                    \
    static Flow name##_##format(FAST_PARAMETERS)                                                   \
    {                                                                                              \
        type a = get_##format(words[op->a]), b = get_##format(words[op->b]);                       \
                                                                                                   \
        return fast_give(op, words, machine, (expression));                                        \
    }

/* f16 and bf16 are compared as integers of the same order. NaN is left to the definition. */
#define GET_ORDER(format, infinity)                                                                \
    static inline bool is_nan_##format(uint64_t word)                                              \
    {                                                                                              \
        return (word & 0x7fff) > (infinity);                                                       \
    }
GET_ORDER(f16, F16_INFINITY)
GET_ORDER(bf16, BF16_INFINITY)

static inline int32_t order_of(uint64_t word)
{
    int32_t magnitude = word & 0x7fff, sign = -(int32_t)(word >> 15);

    return (magnitude ^ sign) - sign;
}

#define COMPARE_HALF(name, format, expression)                                                     \
    static Flow name##_##format(FAST_PARAMETERS)                                                   \
    {                                                                                              \
        uint64_t first = words[op->a], second = words[op->b];                                      \
        int32_t a = order_of(first), b = order_of(second);                                         \
                                                                                                   \
        if (FAST_RARELY(is_nan_##format(first) || is_nan_##format(second)))                        \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, (expression));                                        \
    }

#define IN_ALL_FORMATS(name, expression)                                                           \
    COMPARE(name, double, f64, expression)                                                         \
    COMPARE(name, float, f32, expression)                                                          \
    COMPARE_HALF(name, f16, expression)                                                            \
    COMPARE_HALF(name, bf16, expression)

IN_ALL_FORMATS(equal, a == b)
IN_ALL_FORMATS(less, a < b)
IN_ALL_FORMATS(not_greater, a <= b)
IN_ALL_FORMATS(differ, (a < b) | (a > b))
IN_ALL_FORMATS(ordered, (a <= b) | (a > b))
IN_ALL_FORMATS(not_ordered, !((a <= b) | (a > b)))
IN_ALL_FORMATS(not_different, !((a < b) | (a > b)))
IN_ALL_FORMATS(not_less, !(a < b))
IN_ALL_FORMATS(not_less_or_equal, !(a <= b))
IN_ALL_FORMATS(not_equal, !(a == b))

typedef struct Predicate {
    FastRun *runs[FORMATS];
    bool swapped; /* of the operands in the other order */
} Predicate;

#define RUNS(name)                                                                                 \
    {                                                                                              \
        name##_f64, name##_f32, name##_f16, name##_bf16                                            \
    }

/* By their numbers, from `oeq`, 1, to `uno`, 14. */
static const Predicate PREDICATES[] = {
    [1] = { RUNS(equal) },
    [2] = { RUNS(less), true },
    [3] = { RUNS(not_greater), true },
    [4] = { RUNS(less) },
    [5] = { RUNS(not_greater) },
    [6] = { RUNS(differ) },
    [7] = { RUNS(ordered) },
    [8] = { RUNS(not_different) },
    [9] = { RUNS(not_less_or_equal) },
    [10] = { RUNS(not_less) },
    [11] = { RUNS(not_less_or_equal), true },
    [12] = { RUNS(not_less), true },
    [13] = { RUNS(not_equal) },
    [14] = { RUNS(not_ordered) },
};

static bool emit_compare(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    Format format = format_of(&node->operands[0]);
    uint64_t number = fast_flags(node, 0);
    const Predicate *predicate;
    FastOp *op;

    (void)handler;
    if (format == FORMATS || has_promises(node) || number < 1 || number > 14)
        return false;
    predicate = &PREDICATES[number];
    op = fast_emit(c, predicate->runs[format]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, predicate->swapped);
    op->b = fast_in(node, !predicate->swapped);
    fast_gives(c, op->to);
    return true;
}

const FastHandler FAST_ORDER_HANDLERS[] = {
    { PRIM_FLOAT_CMP, emit_compare },
    { 0 },
};
