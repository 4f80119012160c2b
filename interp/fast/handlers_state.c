/* Handlers of what holds state: registers of one word. */
#include "interp/fast/code.h"

#include "interp/machine/state.h"

static Flow give(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a]);
}

/* The words of a register's operands; where it has none of a kind, words that say so. */
typedef struct Register {
    uint32_t input, clock, clock_before, held;
    uint32_t enable, reset, reset_value;
    bool has_enable, has_reset;
} Register;

static Flow take(FAST_PARAMETERS)
{
    const Register *r = op->more;
    uint64_t next = words[r->held];

    if (words[r->clock] & ~words[r->clock_before] & 1) {
        if (r->has_reset && words[r->reset])
            next = words[r->reset_value];
        else if (!r->has_enable || words[r->enable])
            next = words[r->input];
    }
    return fast_give(op, words, machine, next);
}

/* The word of the operand of that name; false where it has none. */
static bool find_word(const Node *node, const char *name, uint32_t *word)
{
    int group = def_operand_index(node->op->def, str_of(name));
    unsigned count, first;

    if (group < 0)
        return false;
    first = op_operand_group(node->op, (unsigned)group, &count);
    if (count)
        *word = fast_in(node, first);
    return count != 0;
}

static const Register *register_of(FastCompiler *c, const Node *node)
{
    Register *r = ARENA_NEW(&fast_machine(c)->program, Register);

    r->input = fast_in(node, 0);
    r->clock = fast_in(node, 1);
    r->clock_before = node->holder->before[1].word;
    r->held = node->holder->held[0].word;
    r->has_enable = find_word(node, "clockEnable", &r->enable);
    r->has_reset = find_word(node, "reset", &r->reset);
    find_word(node, "resetValue", &r->reset_value);
    return r;
}

/* Of one word, that is reset at the clock's edge alone and begins undefined or with a number. */
static bool fits(const Node *node)
{
    return node->holder && node->holder->count == 1 && fast_is_int(&node->results[0])
           && !op_attr(node->op, "isAsync");
}

static bool emit_register(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastOp *op;

    (void)handler;
    if (!fits(node))
        return false;
    op = fast_emit(c, node->phase == NODE_GIVES ? give : take);
    op->to = node->phase == NODE_GIVES ? fast_out(node, 0) : node->holder->next[0].word;
    op->a = node->holder->held[0].word;
    op->more = register_of(c, node);
    fast_gives(c, op->to);
    return true;
}

const FastHandler FAST_STATE_HANDLERS[] = { { PRIM_REGISTER, emit_register }, { 0 } };
