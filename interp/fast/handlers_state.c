/* Handlers of what holds state: registers of any number of words. */
#include "interp/fast/code.h"

#include "interp/machine/state.h"

/* The words of a register's operands; those that it has none of are not read. */
typedef struct Register {
    uint32_t input, clock, clock_before, held, count;
    uint32_t enable, reset, reset_value;
    bool has_enable, has_reset, at_once;
} Register;

static bool rises(const uint64_t *words, uint32_t clock, uint32_t before)
{
    return words[clock] & ~words[before] & 1;
}

static void move_words(uint64_t *words, uint32_t to, uint32_t from, uint32_t count)
{
    if (count == 1)
        words[to] = words[from];
    else
        memmove(words + to, words + from, count * sizeof *words);
}

static Flow give_word(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a]);
}

static Flow give(FAST_PARAMETERS)
{
    const Register *r = op->more;

    if (r->at_once && words[r->reset])
        move_words(words, r->held, r->reset_value, r->count);
    move_words(words, op->to, r->held, r->count);
    return fast_next(op, words, machine);
}

static Flow take(FAST_PARAMETERS)
{
    const Register *r = op->more;
    bool rose = rises(words, r->clock, r->clock_before);
    uint32_t from = r->held;

    if ((rose || r->at_once) && r->has_reset && words[r->reset])
        from = r->reset_value;
    else if (rose && (!r->has_enable || words[r->enable]))
        from = r->input;
    move_words(words, op->to, from, r->count);
    return fast_next(op, words, machine);
}

/* Of one word, and not reset at once. b: the input; imm: what is held. */
static Flow take_word(FAST_PARAMETERS)
{
    const Register *r = op->more;
    uint64_t next = words[op->b], held = words[op->imm];

    if (r->has_enable)
        next = words[r->enable] ? next : held;
    if (r->has_reset)
        next = words[r->reset] ? words[r->reset_value] : next;
    return fast_give(op, words, machine, rises(words, op->a, op->c) ? next : held);
}

/* Likewise, with nothing else but a clock. */
static Flow take_input(FAST_PARAMETERS)
{
    uint64_t next = words[op->b], held = words[op->imm];

    return fast_give(op, words, machine, rises(words, op->a, op->c) ? next : held);
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
    r->count = (uint32_t)layout_words(node->results[0].layout);
    r->at_once = op_attr(node->op, "isAsync") != NULL;
    r->has_enable = find_word(node, "clockEnable", &r->enable);
    r->has_reset = find_word(node, "reset", &r->reset);
    find_word(node, "resetValue", &r->reset_value);
    return r;
}

/* One that begins with what an operand has asks whether it has begun. */
static bool fits(const Node *node)
{
    return node->holder && node->holder->count == 1 && layout_words(node->results[0].layout);
}

static bool is_plain(const Register *r)
{
    return r->count == 1 && !r->at_once;
}

static void emit_give(FastCompiler *c, const Node *node, const Register *r)
{
    FastOp *op = fast_emit(c, is_plain(r) ? give_word : give);

    op->to = fast_out(node, 0);
    op->a = r->held;
    op->more = r;
    if (is_plain(r))
        fast_gives(c, op->to);
}

static void emit_take(FastCompiler *c, const Node *node, const Register *r)
{
    FastOp *op = fast_emit(c, !is_plain(r)                     ? take
                              : r->has_enable || r->has_reset ? take_word
                                                              : take_input);

    op->to = node->holder->next[0].word;
    op->a = r->clock;
    op->b = r->input;
    op->c = r->clock_before;
    op->imm = r->held;
    op->more = r;
}

static bool emit_register(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    bool gives = node->phase == NODE_GIVES;
    const Register *r;

    (void)handler;
    if (!fits(node))
        return false;
    r = register_of(c, node);
    if (gives)
        emit_give(c, node, r);
    else
        emit_take(c, node, r);
    return true;
}

const FastHandler FAST_STATE_HANDLERS[] = { { PRIM_REGISTER, emit_register }, { 0 } };
