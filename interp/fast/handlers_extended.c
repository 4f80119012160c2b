/* Handlers of integer operations with two results, and of math's functions of integers. */
#include "interp/fast/wide.h"

/* to: the first result; c: the second; imm: 64 minus the width. */
static Flow give_both(const FastOp *op, uint64_t *words, Machine *machine, uint64_t first,
                      uint64_t second)
{
    words[op->to] = first;
    words[op->c] = second;
    return fast_next(op, words, machine);
}

static Flow add_extended(FAST_PARAMETERS)
{
    uint64_t a = words[op->a], sum = fast_cut(a + words[op->b], op->imm);

    return give_both(op, words, machine, sum, sum < a);
}

static Flow multiply_extended(FAST_PARAMETERS)
{
    Two product = (Two)words[op->a] * words[op->b];

    return give_both(op, words, machine, fast_cut((uint64_t)product, op->imm),
                     (uint64_t)(product >> (64 - op->imm)));
}

static Flow multiply_extended_signed(FAST_PARAMETERS)
{
    int64_t a = fast_signed(words[op->a], op->imm), b = fast_signed(words[op->b], op->imm);
    Two product = (Two)((__int128)a * b);

    return give_both(op, words, machine, fast_cut((uint64_t)product, op->imm),
                     fast_cut((uint64_t)(product >> (64 - op->imm)), op->imm));
}

static bool emit_extended(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    if (!fast_is_int(&node->results[0]))
        return false;
    op = fast_emit(c, handler->run);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, 1);
    op->c = fast_out(node, 1);
    op->imm = 64 - node->results[0].layout->width;
    return true;
}

/* The minimum stays what it is. */
static Flow absolute(FAST_PARAMETERS)
{
    int64_t a = fast_signed(words[op->a], op->imm);

    return fast_give(op, words, machine, fast_cut(a < 0 ? -(uint64_t)a : (uint64_t)a, op->imm));
}

static Flow leading_zeros(FAST_PARAMETERS)
{
    uint64_t a = words[op->a], width = 64 - op->imm;

    return fast_give(op, words, machine, a ? (uint64_t)__builtin_clzll(a) - op->imm : width);
}

static Flow trailing_zeros(FAST_PARAMETERS)
{
    uint64_t a = words[op->a], width = 64 - op->imm;

    return fast_give(op, words, machine, a ? (uint64_t)__builtin_ctzll(a) : width);
}

static Flow population(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, (uint64_t)__builtin_popcountll(words[op->a]));
}

/* Counts are cut to a width that does not have them. */
static bool emit_unary(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    if (!fast_is_int(&node->results[0]) || node->results[0].layout->width < 8)
        return false;
    op = fast_emit(c, handler->run);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->imm = 64 - node->results[0].layout->width;
    fast_gives(c, op->to);
    return true;
}

const FastHandler FAST_EXTENDED_HANDLERS[] = {
    { PRIM_INT_ADD_EXTENDED_U, emit_extended, .run = add_extended },
    { PRIM_INT_MUL_EXTENDED_U, emit_extended, .run = multiply_extended },
    { PRIM_INT_MUL_EXTENDED_S, emit_extended, .run = multiply_extended_signed },
    { PRIM_INT_ABS, emit_unary, .run = absolute },
    { PRIM_INT_CTLZ, emit_unary, .run = leading_zeros },
    { PRIM_INT_CTTZ, emit_unary, .run = trailing_zeros },
    { PRIM_INT_CTPOP, emit_unary, .run = population },
    { 0 },
};
