/* Handlers of bits that are taken out of integers and put side by side, of at most 64 bits. */
#include "interp/fast/code.h"

/* imm: 64 minus the result's width; b: the first bit. */
static Flow extract(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, fast_cut(words[op->a] >> op->b, op->imm));
}

/* Of any width: the word that begins at the bit, of a number of so many words. */
static uint64_t word_at(const uint64_t *words, uint32_t count, uint32_t bit)
{
    uint32_t shift = bit % 64, at = bit / 64;
    uint64_t above = shift && at + 1 < count ? words[at + 1] << (64 - shift) : 0;

    return at < count ? words[at] >> shift | above : 0;
}

/* c: words of the operand; imm: the result's width. */
static Flow extract_wide(FAST_PARAMETERS)
{
    uint32_t count = (uint32_t)((op->imm + 63) / 64);

    for (uint32_t i = 0; i < count; i++)
        words[op->to + i] = word_at(words + op->a, op->c, op->b + i * 64);
    if (op->imm % 64)
        words[op->to + count - 1] &= ((uint64_t)1 << op->imm % 64) - 1;
    return fast_next(op, words, machine);
}

static bool is_number(const Slot *slot)
{
    return slot->layout && layout_is_integer(slot->layout) && slot->layout->width;
}

static bool has_numbers(const Node *node)
{
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (!is_number(&node->operands[i]))
            return false;
    return node->op->operand_count && is_number(&node->results[0]);
}

/* Of at most 64 bits. */
static bool fits(const Node *node)
{
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (!fast_is_int(&node->operands[i]))
            return false;
    return node->op->operand_count && fast_is_int(&node->results[0]);
}

static FastOp *emit(FastCompiler *c, const Node *node, FastRun *run)
{
    FastOp *op = fast_emit(c, run);

    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    fast_gives(c, op->to);
    return op;
}

/* Of results of any number of words. */
static FastOp *emit_wide(FastCompiler *c, const Node *node, FastRun *run)
{
    FastOp *op = fast_emit(c, run);

    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    return op;
}

static bool emit_extract(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    (void)handler;
    if (!has_numbers(node))
        return false;
    op = fits(node) ? emit(c, node, extract) : emit_wide(c, node, extract_wide);
    op->b = (uint32_t)int_low_u(node_attr(node, 0)->integer);
    op->c = (uint32_t)layout_words(node->operands[0].layout);
    op->imm = fits(node) ? 64 - node->results[0].layout->width : node->results[0].layout->width;
    return true;
}

/* imm: the width of b. */
static Flow side_by_side(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a] << op->imm | words[op->b]);
}

typedef struct Part {
    uint32_t word, count, shift;
} Part;

/* b: so many Parts in `more`. */
static Flow many_side_by_side(FAST_PARAMETERS)
{
    const Part *parts = op->more;
    uint64_t all = 0;

    for (uint32_t i = 0; i < op->b; i++)
        all |= words[parts[i].word] << parts[i].shift;
    return fast_give(op, words, machine, all);
}

/* The same of any width. c: words of the result, which is no operand. */
static Flow many_wide(FAST_PARAMETERS)
{
    const Part *parts = op->more;
    uint64_t *to = words + op->to;

    memset(to, 0, op->c * sizeof *to);
    for (uint32_t i = 0; i < op->b; i++)
        for (uint32_t k = 0; k < parts[i].count; k++) {
            uint64_t word = words[parts[i].word + k];
            uint32_t at = parts[i].shift / 64 + k, shift = parts[i].shift % 64;

            to[at] |= word << shift;
            if (shift && word >> (64 - shift))
                to[at + 1] |= word >> (64 - shift);
        }
    return fast_next(op, words, machine);
}

/* Results share slots with operands in functions, not in graphs. */
static bool is_apart(const Node *node)
{
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (fast_in(node, i) == fast_out(node, 0))
            return false;
    return true;
}

static const Part *parts_of(FastCompiler *c, const Node *node)
{
    unsigned count = node->op->operand_count;
    Part *parts = ARENA_ARRAY(&fast_machine(c)->program, Part, count);
    uint32_t shift = 0;

    for (unsigned i = count; i--;) {
        parts[i] =
            (Part){ fast_in(node, i), (uint32_t)layout_words(node->operands[i].layout), shift };
        shift += node->operands[i].layout->width;
    }
    return parts;
}

static bool emit_concat(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    (void)handler;
    if (!has_numbers(node) || (!fits(node) && !is_apart(node)))
        return false;
    if (node->op->operand_count == 2 && fits(node)) {
        op = emit(c, node, side_by_side);
        op->b = fast_in(node, 1);
        op->imm = node->operands[1].layout->width;
        return true;
    }
    op = fits(node) ? emit(c, node, many_side_by_side) : emit_wide(c, node, many_wide);
    op->c = (uint32_t)layout_words(node->results[0].layout);
    op->b = node->op->operand_count;
    op->more = parts_of(c, node);
    return true;
}

/* imm: a 1 at the lowest bit of each copy. The product has no carries. */
static Flow replicate(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a] * op->imm);
}

static bool emit_replicate(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    uint64_t ones = 0;

    (void)handler;
    if (!fits(node))
        return false;
    for (unsigned at = 0; at < node->results[0].layout->width;
         at += node->operands[0].layout->width)
        ones |= (uint64_t)1 << at;
    emit(c, node, replicate)->imm = ones;
    return true;
}

static Flow parity(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, (uint64_t)__builtin_parityll(words[op->a]));
}

static bool emit_parity(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    (void)handler;
    if (!fits(node))
        return false;
    emit(c, node, parity);
    return true;
}

/* imm: 64 minus the width. */
static Flow reverse(FAST_PARAMETERS)
{
    uint64_t a = __builtin_bswap64(words[op->a]);

    a = (a >> 4 & 0x0f0f0f0f0f0f0f0f) | (a & 0x0f0f0f0f0f0f0f0f) << 4;
    a = (a >> 2 & 0x3333333333333333) | (a & 0x3333333333333333) << 2;
    a = (a >> 1 & 0x5555555555555555) | (a & 0x5555555555555555) << 1;
    return fast_give(op, words, machine, a >> op->imm);
}

static bool emit_reverse(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    (void)handler;
    if (!fits(node))
        return false;
    emit(c, node, reverse)->imm = 64 - node->results[0].layout->width;
    return true;
}

/* Shifts by any amount. imm: 64 minus the width. */
#define SHIFT(name, expression)                                                                    \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        uint64_t a = words[op->a], b = words[op->b], width = 64 - op->imm;                         \
        int64_t x = fast_signed(a, op->imm);                                                       \
                                                                                                   \
        (void)x;                                                                                   \
        (void)width;                                                                               \
        return fast_give(op, words, machine, fast_cut((uint64_t)(expression), op->imm));           \
    }

SHIFT(left, b < width ? a << b : 0)
SHIFT(right, b < width ? a >> b : 0)
SHIFT(right_signed, x >> (b < 63 ? b : 63))

static bool emit_shift(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    if (!fits(node))
        return false;
    op = emit(c, node, handler->run);
    op->b = fast_in(node, 1);
    op->imm = 64 - node->results[0].layout->width;
    return true;
}

/* Of any number of operands, whose words are in `more`, b of them. imm: 64 minus the width. */
#define OF_ALL(name, sign)                                                                         \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        const uint32_t *operands = op->more;                                                       \
        uint64_t all = words[op->a];                                                               \
                                                                                                   \
        for (uint32_t i = 1; i < op->b; i++)                                                       \
            all = all sign words[operands[i]];                                                     \
        return fast_give(op, words, machine, fast_cut(all, op->imm));                              \
    }

OF_ALL(add_all, +)
OF_ALL(multiply_all, *)
OF_ALL(and_all, &)
OF_ALL(or_all, |)
OF_ALL(xor_all, ^)

static bool emit_of_all(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    unsigned count = node->op->operand_count;
    uint32_t *operands = ARENA_ARRAY(&fast_machine(c)->program, uint32_t, count);
    FastOp *op;

    if (!fits(node))
        return false;
    for (unsigned i = 0; i < count; i++)
        operands[i] = fast_in(node, i);
    op = emit(c, node, handler->run);
    op->b = count;
    op->imm = 64 - node->results[0].layout->width;
    op->more = operands;
    return true;
}

const FastHandler FAST_BITS_HANDLERS[] = {
    { PRIM_ADD_ALL, emit_of_all, .run = add_all },
    { PRIM_MUL_ALL, emit_of_all, .run = multiply_all },
    { PRIM_AND_ALL, emit_of_all, .run = and_all },
    { PRIM_OR_ALL, emit_of_all, .run = or_all },
    { PRIM_XOR_ALL, emit_of_all, .run = xor_all },
    { PRIM_BITS_SHL, emit_shift, .run = left },
    { PRIM_BITS_SHR_U, emit_shift, .run = right },
    { PRIM_BITS_SHR_S, emit_shift, .run = right_signed },
    { PRIM_BITS_REVERSE, emit_reverse },
    { PRIM_BITS_EXTRACT, emit_extract },
    { PRIM_BITS_CONCAT, emit_concat },
    { PRIM_BITS_REPLICATE, emit_replicate },
    { PRIM_BITS_PARITY, emit_parity },
    { 0 },
};
