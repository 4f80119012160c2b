/* Handlers of bits that are taken out of integers and put side by side, of at most 64 bits. */
#include "interp/fast/code.h"

/* imm: bits beside those that stay; b: the first of them. */
static Flow extract(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, fast_cut(words[op->a] >> op->b, op->imm));
}

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

static bool emit_extract(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    (void)handler;
    if (!fits(node))
        return false;
    op = emit(c, node, extract);
    op->b = (uint32_t)int_low_u(node_attr(node, 0)->integer);
    op->imm = 64 - node->results[0].layout->width;
    return true;
}

/* imm: the width of b. */
static Flow side_by_side(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a] << op->imm | words[op->b]);
}

typedef struct Part {
    uint32_t word, shift;
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

static const Part *parts_of(FastCompiler *c, const Node *node)
{
    unsigned count = node->op->operand_count;
    Part *parts = ARENA_ARRAY(&fast_machine(c)->program, Part, count);
    uint32_t shift = 0;

    for (unsigned i = count; i--;) {
        parts[i] = (Part){ fast_in(node, i), shift };
        shift += node->operands[i].layout->width;
    }
    return parts;
}

static bool emit_concat(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    (void)handler;
    if (!fits(node))
        return false;
    if (node->op->operand_count == 2) {
        op = emit(c, node, side_by_side);
        op->b = fast_in(node, 1);
        op->imm = node->operands[1].layout->width;
        return true;
    }
    op = emit(c, node, many_side_by_side);
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
    { PRIM_BITS_REVERSE, emit_reverse },
    { PRIM_BITS_EXTRACT, emit_extract },
    { PRIM_BITS_CONCAT, emit_concat },
    { PRIM_BITS_REPLICATE, emit_replicate },
    { PRIM_BITS_PARITY, emit_parity },
    { 0 },
};
