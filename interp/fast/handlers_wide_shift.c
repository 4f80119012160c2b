/* Handlers of shifts of integers of 65 to 256 bits. */
#include "interp/fast/wide.h"

/* The amount is below the width; else the result is poison. */
HELPER bool is_amount(const FastOp *op, const uint64_t *words, unsigned n)
{
    const uint64_t *amount = words + op->b;
    uint64_t above = 0;

#pragma GCC unroll 4
    for (unsigned i = 1; i < n; i++)
        above |= amount[i];
    return !above && amount[0] < op->c;
}

/* Words are shifted by reading them from elsewhere, among others that come in. */
WIDE shift_left(WIDE_PARAMETERS)
{
    uint64_t row[2 * MOST_WORDS] = { 0 }, result[MOST_WORDS], amount = words[op->b];
    const uint64_t *from = row + n - amount / 64 % MOST_WORDS;

    if (!is_amount(op, words, n))
        return fast_by_definition(op, words, machine, acc);
    if (n == 2) {
        set_two(result, two(words + op->a) << amount);
        return give(op, words, machine, result, n);
    }
    get(row + n, words + op->a, n);
#pragma GCC unroll 4
    for (unsigned i = 0; i < n; i++)
        result[i] = from[i] << amount % 64 | from[(int)i - 1] >> 1 >> (63 - amount % 64);
    return give(op, words, machine, result, n);
}

/* `fill` stands above the value's words. */
HELPER Flow give_shifted(const FastOp *op, uint64_t *words, Machine *machine, const uint64_t *value,
                         uint64_t fill, unsigned n)
{
    uint64_t row[2 * MOST_WORDS], result[MOST_WORDS], amount = words[op->b];
    const uint64_t *from = row + amount / 64 % MOST_WORDS;

    get(row, value, n);
#pragma GCC unroll 4
    for (unsigned i = 0; i < MOST_WORDS; i++)
        row[n + i] = fill;
#pragma GCC unroll 4
    for (unsigned i = 0; i < n; i++)
        result[i] = from[i] >> amount % 64 | from[i + 1] << 1 << (63 - amount % 64);
    return give(op, words, machine, result, n);
}

WIDE shift_right(WIDE_PARAMETERS)
{
    if (!is_amount(op, words, n))
        return fast_by_definition(op, words, machine, acc);
    if (n == 2) {
        uint64_t result[2];

        set_two(result, two(words + op->a) >> words[op->b]);
        return give(op, words, machine, result, n);
    }
    return give_shifted(op, words, machine, words + op->a, 0, n);
}

WIDE shift_right_signed(WIDE_PARAMETERS)
{
    uint64_t value[MOST_WORDS], sign;

    if (!is_amount(op, words, n))
        return fast_by_definition(op, words, machine, acc);
    sign = get_signed(value, op, words, op->a, n);
    return give_shifted(op, words, machine, value, sign, n);
}

/* By a constant amount: `skip` words and b bits. */
HELPER Flow give_left_by(const FastOp *op, uint64_t *words, Machine *machine, unsigned skip,
                         unsigned n)
{
    uint64_t value[MOST_WORDS], result[MOST_WORDS] = { 0 };

    get(value, words + op->a, n);
#pragma GCC unroll 4
    for (unsigned i = skip; i < n; i++)
        result[i] =
            value[i - skip] << op->b | (i > skip ? value[i - skip - 1] >> 1 >> (63 - op->b) : 0);
    return give(op, words, machine, result, n);
}

HELPER Flow give_right_by(const FastOp *op, uint64_t *words, Machine *machine,
                          const uint64_t *value, uint64_t fill, unsigned skip, unsigned n)
{
    uint64_t result[MOST_WORDS];

#pragma GCC unroll 4
    for (unsigned i = 0; i < n; i++) {
        uint64_t low = i + skip < n ? value[i + skip] : fill;
        uint64_t high = i + skip + 1 < n ? value[i + skip + 1] : fill;

        result[i] = low >> op->b | high << 1 << (63 - op->b);
    }
    return give(op, words, machine, result, n);
}

#define SHIFTS_BY(skip)                                                                            \
    WIDE left_##skip(WIDE_PARAMETERS)                                                              \
    {                                                                                              \
        (void)acc;                                                                                 \
        return give_left_by(op, words, machine, skip, n);                                          \
    }                                                                                              \
    WIDE right_##skip(WIDE_PARAMETERS)                                                             \
    {                                                                                              \
        (void)acc;                                                                                 \
        return give_right_by(op, words, machine, words + op->a, 0, skip, n);                       \
    }                                                                                              \
    WIDE right_signed_##skip(WIDE_PARAMETERS)                                                      \
    {                                                                                              \
        uint64_t value[MOST_WORDS], sign = get_signed(value, op, words, op->a, n);                 \
                                                                                                   \
        (void)acc;                                                                                 \
        return give_right_by(op, words, machine, value, sign, skip, n);                            \
    }                                                                                              \
    FOR_WORDS(left_##skip)                                                                         \
    FOR_WORDS(right_##skip)                                                                        \
    FOR_WORDS(right_signed_##skip)

SHIFTS_BY(0)
SHIFTS_BY(1)
SHIFTS_BY(2)
SHIFTS_BY(3)

FOR_WORDS(shift_left)
FOR_WORDS(shift_right)
FOR_WORDS(shift_right_signed)

/* `by`: by the words of a constant amount; `any`: for other amounts. */
static bool emit_shift(FastCompiler *c, const Node *node, FastRun *const *any,
                       FastRun *const (*by)[MOST_WORDS])
{
    const Layout *layout = node->results[0].layout;
    uint64_t amount, count;
    FastOp *op;

    if (!is_wide(&node->results[0]) || fast_has_flags(node))
        return false;
    count = layout_words(layout);
    if (!fast_known(node, 1, &amount) || amount >= layout->width)
        return emit_wide(c, node, any);
    op = fast_emit(c, by[amount / 64][count - 1]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = amount % 64;
    op->imm = top_bits(layout);
    op->c = layout->width;
    return true;
}

#define EMIT_SHIFT(name, by)                                                                       \
    static bool emit_##name(FastCompiler *c, const Node *node, const FastHandler *handler)         \
    {                                                                                              \
        static FastRun *const ANY[] = RUNS(name);                                                  \
        static FastRun *const BY[][MOST_WORDS] = { RUNS(by##_0), RUNS(by##_1), RUNS(by##_2),       \
                                                   RUNS(by##_3) };                                 \
                                                                                                   \
        (void)handler;                                                                             \
        return emit_shift(c, node, ANY, BY);                                                       \
    }

EMIT_SHIFT(shift_left, left)
EMIT_SHIFT(shift_right, right)
EMIT_SHIFT(shift_right_signed, right_signed)

const FastHandler FAST_WIDE_SHIFT_HANDLERS[] = {
    { PRIM_INT_SHL, emit_shift_left },
    { PRIM_INT_SHR_U, emit_shift_right },
    { PRIM_INT_SHR_S, emit_shift_right_signed },
    { 0 },
};
