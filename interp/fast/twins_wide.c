/* Twins of operations on integers of 65 to 256 bits: a few words, least significant first. */
#include "interp/fast/code.h"

enum { MOST_WORDS = 4 };

/* to, a, b: the first words; imm: how many; c: bits that the last one has to spare. */

static inline void cut(const FastOp *op, uint64_t *words)
{
    uint64_t *top = &words[op->to + op->imm - 1];

    *top = fast_cut(*top, op->c);
}

static Flow add(FAST_PARAMETERS)
{
    uint64_t carry = 0;

    for (unsigned i = 0; i < op->imm; i++) {
        uint64_t a = words[op->a + i], b = words[op->b + i], sum;
        uint64_t over = __builtin_add_overflow(a, b, &sum);

        over += __builtin_add_overflow(sum, carry, &words[op->to + i]);
        carry = over;
    }
    cut(op, words);
    return fast_next(op, words, machine);
}

static Flow subtract(FAST_PARAMETERS)
{
    uint64_t borrow = 0;

    for (unsigned i = 0; i < op->imm; i++) {
        uint64_t a = words[op->a + i], b = words[op->b + i], rest;
        uint64_t under = __builtin_sub_overflow(a, b, &rest);

        under += __builtin_sub_overflow(rest, borrow, &words[op->to + i]);
        borrow = under;
    }
    cut(op, words);
    return fast_next(op, words, machine);
}

/* The result may stand where an operand does. */
static inline Flow give_wide(const FastOp *op, uint64_t *words, Machine *machine,
                             const uint64_t *result)
{
    for (unsigned i = 0; i < MOST_WORDS && i < op->imm; i++)
        words[op->to + i] = result[i];
    cut(op, words);
    return fast_next(op, words, machine);
}

static Flow multiply(FAST_PARAMETERS)
{
    uint64_t result[MOST_WORDS] = { 0 };

    for (unsigned i = 0; i < op->imm; i++) {
        uint64_t carry = 0;

        for (unsigned j = 0; i + j < op->imm; j++) {
            unsigned __int128 sum =
                (unsigned __int128)words[op->a + i] * words[op->b + j] + result[i + j] + carry;

            result[i + j] = (uint64_t)sum;
            carry = (uint64_t)(sum >> 64);
        }
    }
    return give_wide(op, words, machine, result);
}

#define BITWISE(name, operator)                                                                    \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        for (unsigned i = 0; i < op->imm; i++)                                                     \
            words[op->to + i] = words[op->a + i] operator words[op->b + i];                        \
        return fast_next(op, words, machine);                                                      \
    }

BITWISE(both, &)
BITWISE(either, |)
BITWISE(differ, ^)

/* False where the amount is not below the width: then the result is poison. */
static bool amount_of(const FastOp *op, const uint64_t *words, unsigned *amount)
{
    for (unsigned i = 1; i < op->imm; i++)
        if (words[op->b + i])
            return false;
    *amount = (unsigned)words[op->b];
    return words[op->b] < 64 * op->imm - op->c;
}

static Flow shift_left(FAST_PARAMETERS)
{
    uint64_t result[MOST_WORDS] = { 0 };
    unsigned amount;

    if (!amount_of(op, words, &amount))
        return fast_by_definition(op, words, machine, acc);
    for (unsigned i = amount / 64; i < op->imm; i++) {
        unsigned from = i - amount / 64;

        result[i] = words[op->a + from] << amount % 64;
        if (amount % 64 && from)
            result[i] |= words[op->a + from - 1] >> (64 - amount % 64);
    }
    return give_wide(op, words, machine, result);
}

static Flow shift_right(FAST_PARAMETERS)
{
    uint64_t result[MOST_WORDS] = { 0 };
    unsigned amount;

    if (!amount_of(op, words, &amount))
        return fast_by_definition(op, words, machine, acc);
    for (unsigned i = 0; i + amount / 64 < op->imm; i++) {
        unsigned from = i + amount / 64;

        result[i] = words[op->a + from] >> amount % 64;
        if (amount % 64 && from + 1 < op->imm)
            result[i] |= words[op->a + from + 1] << (64 - amount % 64);
    }
    return give_wide(op, words, machine, result);
}

static bool is_wide(const Slot *slot)
{
    return slot->layout && slot->layout->kind == LAYOUT_INT && slot->layout->width > 64
           && layout_words(slot->layout) <= MOST_WORDS;
}

/* Without `nsw`, `nuw` and `exact`. */
static bool emit_binary(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    const Layout *layout = node->results[0].layout;
    FastOp *op;

    if (!is_wide(&node->results[0]) || fast_has_flags(node))
        return false;
    op = fast_emit(c, twin->run);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, 1);
    op->imm = layout_words(layout);
    op->c = (uint32_t)(64 * op->imm - layout->width);
    return true;
}

/* Widths. a: the words before, b of them; the last one's spare bits stand in plus[0]. */
static Flow extend(FAST_PARAMETERS)
{
    uint64_t result[MOST_WORDS] = { 0 };

    for (unsigned i = 0; i < MOST_WORDS && i < op->b; i++)
        result[i] = words[op->a + i];
    return give_wide(op, words, machine, result);
}

static Flow extend_signed(FAST_PARAMETERS)
{
    uint64_t result[MOST_WORDS];
    int64_t top = fast_signed(words[op->a + op->b - 1], (uint64_t)op->plus[0]);

    for (unsigned i = 0; i < MOST_WORDS; i++)
        result[i] = i < op->b ? words[op->a + i] : top < 0 ? UINT64_MAX : 0;
    result[op->b - 1] = (uint64_t)top;
    return give_wide(op, words, machine, result);
}

static bool emit_resize(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    const Slot *from = &node->operands[0], *to = &node->results[0];
    FastOp *op;

    if ((!is_wide(from) && !is_wide(to)) || fast_has_flags(node)
        || (!is_wide(from) && !fast_is_int(from)) || (!is_wide(to) && !fast_is_int(to)))
        return false;
    op = fast_emit(c, twin->run);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = (uint32_t)layout_words(from->layout);
    op->imm = layout_words(to->layout);
    op->c = (uint32_t)(64 * op->imm - to->layout->width);
    op->plus[0] = (int32_t)(64 * op->b - from->layout->width);
    return true;
}

const FastTwin FAST_WIDE_TWINS[] = {
    { "arith.addi", emit_binary, .run = add },
    { "arith.subi", emit_binary, .run = subtract },
    { "arith.muli", emit_binary, .run = multiply },
    { "arith.andi", emit_binary, .run = both },
    { "arith.ori", emit_binary, .run = either },
    { "arith.xori", emit_binary, .run = differ },
    { "arith.shli", emit_binary, .run = shift_left },
    { "arith.shrui", emit_binary, .run = shift_right },
    { "arith.extui", emit_resize, .run = extend },
    { "arith.extsi", emit_resize, .run = extend_signed },
    { "arith.trunci", emit_resize, .run = extend },
    { 0 },
};
