/* Handlers that move words, whatever they are: constants, choices, pairs. */
#include "interp/fast/flow.h"

#include <string.h>

static Flow long_constant(FAST_PARAMETERS)
{
    memcpy(words + op->to, op->more, op->a * sizeof *words);
    return fast_next(op, words, machine);
}

/* Larger ones would cost too much in functions that are called often and rarely come by. */
enum { MOST_HELD = 64 };

static bool emit_constant(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    uint32_t count = (uint32_t)layout_words(node->results[0].layout);
    const uint64_t *value = fast_constant(c, node);
    FastOp *op;

    (void)handler;
    if (!value)
        return false;
    for (uint32_t i = 0; count <= MOST_HELD && i < count; i++)
        fast_hold(c, fast_out(node, 0) + i, value[i]);
    if (count <= MOST_HELD)
        return true;
    op = fast_emit(c, long_constant);
    op->to = fast_out(node, 0);
    op->a = count;
    op->more = value;
    return true;
}

/* Without a branch: which of the two it is may be different every time. */
static inline uint64_t selected(const FastOp *op, const uint64_t *words, uint64_t flag)
{
    uint32_t first = 0 - (uint32_t)(flag & 1);

    return words[(op->b & first) | (op->c & ~first)];
}

static Flow select_word(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, selected(op, words, words[op->a]));
}

static Flow select_acc(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, selected(op, words, acc));
}

static bool emit_select(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    (void)handler;
    if (layout_words(node->results[0].layout) != 1 || !fast_is_int(&node->operands[0])
        || fast_has_flags(node))
        return false;
    op = fast_emit(c, fast_in_acc(c, fast_in(node, 0)) ? select_acc : select_word);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, 1);
    op->c = fast_in(node, 2);
    fast_gives(c, op->to);
    return true;
}

/* The result may lie where an operand does. */
static Flow pair(FAST_PARAMETERS)
{
    uint64_t first = words[op->a], second = words[op->b];

    words[op->to + 1] = second;
    return fast_give(op, words, machine, first);
}

static Flow part(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a]);
}

static bool emit_pair(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    (void)handler;
    if (layout_words(node->results[0].layout) != 2)
        return false;
    op = fast_emit(c, pair);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, 1);
    fast_gives(c, op->to);
    return true;
}

static bool emit_part(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    if (layout_words(node->operands[0].layout) != 2)
        return false;
    op = fast_emit(c, part);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0) + (handler->primitive == PRIM_SECOND);
    fast_gives(c, op->to);
    return true;
}

const FastHandler FAST_PLAIN_HANDLERS[] = {
    { PRIM_CONSTANT, emit_constant }, { PRIM_SELECT, emit_select }, { PRIM_PAIR, emit_pair },
    { PRIM_FIRST, emit_part },        { PRIM_SECOND, emit_part },   { 0 },
};
