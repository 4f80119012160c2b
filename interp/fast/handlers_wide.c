/* Handlers of operations on integers of 65 to 256 bits: two, three or four words, least significant
 * first. Each is written once, for n words, and compiled for each n. */
#include "dialects/arith/arith.h"
#include "interp/fast/wide.h"

WIDE add(WIDE_PARAMETERS)
{
    const uint64_t *a = words + op->a, *b = words + op->b;
    uint64_t result[MOST_WORDS];
    Two low = two(a) + two(b);

    set_upper(result, upper(a, n) + upper(b, n) + (low < two(a)), n);
    set_two(result, low);
    return give(op, words, machine, result, n);
}

WIDE subtract(WIDE_PARAMETERS)
{
    const uint64_t *a = words + op->a, *b = words + op->b;
    uint64_t result[MOST_WORDS];

    set_upper(result, upper(a, n) - upper(b, n) - (two(a) < two(b)), n);
    set_two(result, two(a) - two(b));
    return give(op, words, machine, result, n);
}

WIDE multiply(WIDE_PARAMETERS)
{
    uint64_t a[MOST_WORDS], b[MOST_WORDS], result[MOST_WORDS] = { 0 };

    get(a, words + op->a, n);
    get(b, words + op->b, n);
#pragma GCC unroll 4
    for (unsigned i = 0; i < n; i++) {
        uint64_t carry = 0;

#pragma GCC unroll 4
        for (unsigned j = 0; i + j < n - 1; j++) {
            Two sum = (Two)a[i] * b[j] + result[i + j] + carry;

            result[i + j] = (uint64_t)sum;
            carry = (uint64_t)(sum >> 64);
        }
        result[n - 1] += a[i] * b[n - 1 - i] + carry;
    }
    return give(op, words, machine, result, n);
}

#define BITWISE(name, operator)                                                                    \
    WIDE name(WIDE_PARAMETERS)                                                                     \
    {                                                                                              \
        uint64_t a[MOST_WORDS], b[MOST_WORDS];                                                     \
                                                                                                   \
        (void)acc;                                                                                 \
        get(a, words + op->a, n);                                                                  \
        get(b, words + op->b, n);                                                                  \
        _Pragma("GCC unroll 4") for (unsigned i = 0; i < n; i++) a[i] = a[i] operator b[i];        \
        return give(op, words, machine, a, n);                                                     \
    }

BITWISE(both, &)
BITWISE(either, |)
BITWISE(differ, ^)

/* Of two words alone. Zero, and -1 where the minimum would overflow, are the definition's; the
 * remainder by -1 is 0. */
#define DIVISION(name, type, get_operands, plain, expression)                                      \
    static Flow name##_2(FAST_PARAMETERS)                                                          \
    {                                                                                              \
        uint64_t value[4];                                                                         \
        type a, b;                                                                                 \
                                                                                                   \
        get_operands;                                                                              \
        a = (type)two(value);                                                                      \
        b = (type)two(value + 2);                                                                  \
        if (!(plain))                                                                              \
            return fast_by_definition(op, words, machine, acc);                                    \
        set_two(value, (Two)(expression));                                                         \
        return give(op, words, machine, value, 2);                                                 \
    }
#define UNSIGNED_OPERANDS (get(value, words + op->a, 2), get(value + 2, words + op->b, 2))
#define SIGNED_OPERANDS                                                                            \
    ((void)get_signed(value, op, words, op->a, 2), (void)get_signed(value + 2, op, words, op->b, 2))

DIVISION(divide, Two, UNSIGNED_OPERANDS, b != 0, a / b)
DIVISION(rest, Two, UNSIGNED_OPERANDS, b != 0, a % b)
DIVISION(divide_signed, __int128, SIGNED_OPERANDS, b != 0 && b != -1, a / b)
DIVISION(rest_signed, __int128, SIGNED_OPERANDS, b != 0, b == -1 ? 0 : a % b)

FOR_WORDS(add)
FOR_WORDS(subtract)
FOR_WORDS(multiply)
FOR_WORDS(both)
FOR_WORDS(either)
FOR_WORDS(differ)

/* Comparisons. imm: the bit to turn around in the last words, which makes of the order of signed
 * numbers that of unsigned ones. */
HELPER bool is_less(const FastOp *op, const uint64_t *words, uint32_t first, uint32_t second,
                    unsigned n)
{
    uint64_t a[MOST_WORDS], b[MOST_WORDS];
    Two high_a, high_b;

    get(a, words + first, n);
    get(b, words + second, n);
    a[n - 1] ^= op->imm;
    b[n - 1] ^= op->imm;
    high_a = upper(a, n);
    high_b = upper(b, n);
    return (high_a < high_b) | ((high_a == high_b) & (two(a) < two(b)));
}

HELPER bool are_equal(const FastOp *op, const uint64_t *words, unsigned n)
{
    const uint64_t *a = words + op->a, *b = words + op->b;
    uint64_t other = 0;

#pragma GCC unroll 4
    for (unsigned i = 0; i < n; i++)
        other |= a[i] ^ b[i];
    return other == 0;
}

#define COMPARE(name, expression)                                                                  \
    WIDE name(WIDE_PARAMETERS)                                                                     \
    {                                                                                              \
        (void)acc;                                                                                 \
        return fast_give(op, words, machine, (expression));                                        \
    }                                                                                              \
    FOR_WORDS(name)

COMPARE(equal, are_equal(op, words, n))
COMPARE(unequal, !are_equal(op, words, n))
COMPARE(less, is_less(op, words, op->a, op->b, n))
COMPARE(not_greater, !is_less(op, words, op->b, op->a, n))

/* One of two values, whose words begin at `from`. */
HELPER Flow give_copy(const FastOp *op, uint64_t *words, Machine *machine, uint32_t from,
                      unsigned n)
{
    uint64_t value[MOST_WORDS], *to = words + op->to;

    get(value, words + from, n);
#pragma GCC unroll 4
    for (unsigned i = 0; i < n; i++)
        to[i] = value[i];
    return fast_next(op, words, machine);
}

#define CHOICE(name, place)                                                                        \
    WIDE name(WIDE_PARAMETERS)                                                                     \
    {                                                                                              \
        (void)acc;                                                                                 \
        return give_copy(op, words, machine, (place), n);                                          \
    }                                                                                              \
    FOR_WORDS(name)

CHOICE(least, is_less(op, words, op->a, op->b, n) ? op->a : op->b)
CHOICE(greatest, is_less(op, words, op->b, op->a, n) ? op->a : op->b)
CHOICE(choose, words[op->a] & 1 ? op->b : op->c)

/* Emitting. */

#define EMIT(name, ...)                                                                            \
    static bool emit_##name(FastCompiler *c, const Node *node, const FastHandler *handler)         \
    {                                                                                              \
        static FastRun *const RUNS[MOST_WORDS] = __VA_ARGS__;                                      \
                                                                                                   \
        (void)handler;                                                                             \
        return emit_wide(c, node, RUNS);                                                           \
    }

EMIT(add, RUNS(add))
EMIT(subtract, RUNS(subtract))
EMIT(multiply, RUNS(multiply))
EMIT(both, RUNS(both))
EMIT(either, RUNS(either))
EMIT(differ, RUNS(differ))
EMIT(divide, { NULL, divide_2 })
EMIT(rest, { NULL, rest_2 })
EMIT(divide_signed, { NULL, divide_signed_2 })
EMIT(rest_signed, { NULL, rest_signed_2 })

static uint64_t sign_bit(const Layout *layout)
{
    return top_bits(layout) ^ top_bits(layout) >> 1;
}

static FastOp *emit_ordered(FastCompiler *c, const Node *node, FastRun *const *runs, bool swapped,
                            bool is_signed)
{
    const Layout *layout = node->operands[0].layout;
    FastOp *op = fast_emit(c, runs[layout_words(layout) - 1]);

    op->to = fast_out(node, 0);
    op->a = fast_in(node, swapped);
    op->b = fast_in(node, !swapped);
    op->imm = is_signed ? sign_bit(layout) : 0;
    return op;
}

static bool emit_compare(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static FastRun *const EQUAL[] = RUNS(equal), *const UNEQUAL[] = RUNS(unequal);
    static FastRun *const LESS[] = RUNS(less), *const NOT_GREATER[] = RUNS(not_greater);
    static const struct {
        FastRun *const *runs;
        bool swapped;
    } ASKED[] = {
        [CMPI_EQ] = { EQUAL, false }, [CMPI_NE] = { UNEQUAL, false },
        [CMPI_SLT] = { LESS, false }, [CMPI_SLE] = { NOT_GREATER, false },
        [CMPI_SGT] = { LESS, true },  [CMPI_SGE] = { NOT_GREATER, true },
        [CMPI_ULT] = { LESS, false }, [CMPI_ULE] = { NOT_GREATER, false },
        [CMPI_UGT] = { LESS, true },  [CMPI_UGE] = { NOT_GREATER, true },
    };
    uint64_t predicate = fast_flags(node, 0);

    (void)handler;
    if (!is_wide(&node->operands[0]))
        return false;
    fast_gives(c, emit_ordered(c, node, ASKED[predicate].runs, ASKED[predicate].swapped,
                               predicate < CMPI_ULT)
                      ->to);
    return true;
}

#define EMIT_EXTREME(function, name, is_signed)                                                    \
    static bool function(FastCompiler *c, const Node *node, const FastHandler *handler)            \
    {                                                                                              \
        static FastRun *const RUNS[] = RUNS(name);                                                 \
                                                                                                   \
        (void)handler;                                                                             \
        if (!is_wide(&node->results[0]))                                                           \
            return false;                                                                          \
        emit_ordered(c, node, RUNS, false, is_signed);                                             \
        return true;                                                                               \
    }

EMIT_EXTREME(emit_least, least, false)
EMIT_EXTREME(emit_greatest, greatest, false)
EMIT_EXTREME(emit_least_signed, least, true)
EMIT_EXTREME(emit_greatest_signed, greatest, true)

static bool emit_select(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static FastRun *const CHOOSE[] = RUNS(choose);
    uint64_t count = layout_words(node->results[0].layout);
    FastOp *op;

    (void)handler;
    if (count < 2 || count > MOST_WORDS || !fast_is_int(&node->operands[0]) || fast_has_flags(node))
        return false;
    op = fast_emit(c, CHOOSE[count - 1]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, 1);
    op->c = fast_in(node, 2);
    return true;
}

/* Widths: from m words to n. imm: as above; c: the width before. */
#define EXTEND(m, n)                                                                               \
    static Flow extend_##m##_##n(FAST_PARAMETERS)                                                  \
    {                                                                                              \
        uint64_t result[MOST_WORDS] = { 0 };                                                       \
                                                                                                   \
        get(result, words + op->a, m);                                                             \
        return give(op, words, machine, result, n);                                                \
    }                                                                                              \
    static Flow extend_signed_##m##_##n(FAST_PARAMETERS)                                           \
    {                                                                                              \
        uint64_t result[MOST_WORDS], sign = get_signed(result, op, words, op->a, m);               \
                                                                                                   \
        _Pragma("GCC unroll 4") for (unsigned i = m; i < n; i++) result[i] = sign;                 \
        return give(op, words, machine, result, n);                                                \
    }
EXTEND(1, 2)
EXTEND(1, 3)
EXTEND(1, 4)
EXTEND(2, 2)
EXTEND(2, 3)
EXTEND(2, 4)
EXTEND(3, 3)
EXTEND(3, 4)
EXTEND(4, 4)

#define CUT_TO(n)                                                                                  \
    static Flow cut_to_##n(FAST_PARAMETERS)                                                        \
    {                                                                                              \
        uint64_t result[n];                                                                        \
                                                                                                   \
        get(result, words + op->a, n);                                                             \
        return give(op, words, machine, result, n);                                                \
    }
CUT_TO(2)
CUT_TO(3)
CUT_TO(4)

static Flow cut_to_1(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a] & op->imm);
}

static bool emit_resize(FastCompiler *c, const Node *node, FastRun *const (*runs)[MOST_WORDS])
{
    const Slot *from = &node->operands[0], *to = &node->results[0];
    FastOp *op;

    if ((!is_wide(from) && !is_wide(to)) || fast_has_flags(node)
        || (!is_wide(from) && !fast_is_int(from)) || (!is_wide(to) && !fast_is_int(to)))
        return false;
    op = fast_emit(c, runs[layout_words(from->layout) - 1][layout_words(to->layout) - 1]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->imm = top_bits(to->layout);
    op->c = from->layout->width;
    if (op->run == cut_to_1)
        fast_gives(c, op->to);
    return true;
}

static bool emit_extend(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static FastRun *const RUNS[][MOST_WORDS] = { { NULL, extend_1_2, extend_1_3, extend_1_4 },
                                                 { NULL, extend_2_2, extend_2_3, extend_2_4 },
                                                 { NULL, NULL, extend_3_3, extend_3_4 },
                                                 { NULL, NULL, NULL, extend_4_4 } };

    (void)handler;
    return emit_resize(c, node, RUNS);
}

static bool emit_extend_signed(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static FastRun *const RUNS[][MOST_WORDS] = {
        { NULL, extend_signed_1_2, extend_signed_1_3, extend_signed_1_4 },
        { NULL, extend_signed_2_2, extend_signed_2_3, extend_signed_2_4 },
        { NULL, NULL, extend_signed_3_3, extend_signed_3_4 },
        { NULL, NULL, NULL, extend_signed_4_4 },
    };

    (void)handler;
    return emit_resize(c, node, RUNS);
}

static bool emit_cut(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static FastRun *const RUNS[][MOST_WORDS] = { { NULL },
                                                 { cut_to_1, cut_to_2 },
                                                 { cut_to_1, cut_to_2, cut_to_3 },
                                                 { cut_to_1, cut_to_2, cut_to_3, cut_to_4 } };

    (void)handler;
    return emit_resize(c, node, RUNS);
}

static bool emit_index_cast(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    return is_wide(&node->results[0]) ? emit_extend_signed(c, node, handler)
                                      : emit_cut(c, node, handler);
}

static bool emit_index_cast_unsigned(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    return is_wide(&node->results[0]) ? emit_extend(c, node, handler) : emit_cut(c, node, handler);
}

const FastHandler FAST_WIDE_HANDLERS[] = {
    { PRIM_INT_ADD, emit_add },
    { PRIM_INT_SUB, emit_subtract },
    { PRIM_INT_MUL, emit_multiply },
    { PRIM_INT_AND, emit_both },
    { PRIM_INT_OR, emit_either },
    { PRIM_INT_XOR, emit_differ },
    { PRIM_INT_DIV_U, emit_divide },
    { PRIM_INT_DIV_S, emit_divide_signed },
    { PRIM_INT_REM_U, emit_rest },
    { PRIM_INT_REM_S, emit_rest_signed },
    { PRIM_INT_MIN_U, emit_least },
    { PRIM_INT_MAX_U, emit_greatest },
    { PRIM_INT_MIN_S, emit_least_signed },
    { PRIM_INT_MAX_S, emit_greatest_signed },
    { PRIM_INT_CMP, emit_compare },
    { PRIM_SELECT, emit_select },
    { PRIM_INT_EXT_U, emit_extend },
    { PRIM_INT_EXT_S, emit_extend_signed },
    { PRIM_INT_TRUNC, emit_cut },
    { PRIM_INT_RESIZE_S, emit_index_cast },
    { PRIM_INT_RESIZE_U, emit_index_cast_unsigned },
    { 0 },
};
