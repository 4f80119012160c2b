/* Handlers of what holds state: registers of any number of words. */
#include "interp/fast/code.h"

#include "interp/machine/state.h"

/* The words of a register's operands, of what it holds and `to`, of what it will hold; for operands
 * that it lacks words that stay what they are. */
typedef struct Register {
    uint32_t input, clock, clock_before, held, to, count;
    uint32_t enable, reset, reset_value;
    bool at_once, gives_reset;
} Register;

static bool rises(const uint64_t *words, const Register *r)
{
    return words[r->clock] & ~words[r->clock_before] & 1;
}

static void move_words(uint64_t *words, uint32_t to, uint32_t from, uint32_t count)
{
    if (count == 1)
        words[to] = words[from];
    else
        memmove(words + to, words + from, count * sizeof *words);
}

static Flow give(FAST_PARAMETERS)
{
    const Register *r = op->more;

    if (r->gives_reset && words[r->reset])
        move_words(words, r->held, r->reset_value, r->count);
    move_words(words, op->to, r->held, r->count);
    return fast_next(op, words, machine);
}

static Flow take(FAST_PARAMETERS)
{
    const Register *r = op->more;
    bool rose = rises(words, r);
    uint32_t from = r->held;

    if ((rose || r->at_once) && words[r->reset])
        from = r->reset_value;
    else if (rose && words[r->enable])
        from = r->input;
    move_words(words, r->to, from, r->count);
    return fast_next(op, words, machine);
}

/* Registers of one word, not reset at once, that give one after the other; b of them. */
static Flow give_row(FAST_PARAMETERS)
{
    fast_move(words, words, op->more, op->b);
    return fast_next(op, words, machine);
}

/* And that take. No branch is to be foretold. */
static Flow take_row(FAST_PARAMETERS)
{
    const Register *registers = op->more;

    for (uint32_t i = 0; i < op->b; i++) {
        const Register *r = &registers[i];
        uint64_t held = words[r->held], input = words[r->input], reset = words[r->reset_value];
        uint64_t next = words[r->reset] ? reset : words[r->enable] ? input : held;

        words[r->to] = rises(words, r) ? next : held;
    }
    return fast_next(op, words, machine);
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

/* Words of the function that are 0 and 1, for registers that lack a reset or an enable. */
typedef struct Constants {
    uint32_t never, always;
} Constants;

static Constants constants_for(FastCompiler *c)
{
    uint32_t first = fast_spare(c, 2);

    fast_hold(c, first, 0);
    fast_hold(c, first + 1, 1);
    return (Constants){ first, first + 1 };
}

static Register register_of(const Node *node, Constants constants)
{
    Register r = { .input = fast_in(node, 0), .clock = fast_in(node, 1) };

    r.clock_before = node->holder->before[1].word;
    r.held = r.reset_value = node->holder->held[0].word;
    r.to = node->holder->next[0].word;
    r.count = (uint32_t)layout_words(node->results[0].layout);
    r.at_once = op_attr(node->op, "isAsync") != NULL;
    r.gives_reset = r.at_once && !node->holder->late;
    r.reset = constants.never;
    r.enable = constants.always;
    find_word(node, "clockEnable", &r.enable);
    find_word(node, "reset", &r.reset);
    find_word(node, "resetValue", &r.reset_value);
    return r;
}

/* One that begins with what an operand has asks whether it has begun. */
static bool fits(const Node *node)
{
    return node->holder && node->holder->count == 1 && layout_words(node->results[0].layout);
}

static bool goes_in_row(const Node *node)
{
    return layout_words(node->results[0].layout) == 1 && !op_attr(node->op, "isAsync");
}

/* Room for one more of `size` bytes, of which the FastOp has op->b: it is the last. */
static void *grow(FastCompiler *c, FastOp *op, size_t size)
{
    uint32_t count = op->b++;
    char *row = (char *)op->more;

    if (!(count & (count - 1))) { /* of none, and of each power of two, all is full */
        char *larger = arena_alloc(&fast_machine(c)->program, 2 * (count + 1) * size);

        if (count)
            memcpy(larger, row, count * size);
        op->more = row = larger;
    }
    return row + count * size;
}

static void emit_row(FastCompiler *c, const Node *node)
{
    bool gives = node->phase == NODE_GIVES;
    FastOp *op = fast_last(c, gives ? give_row : take_row);

    if (!op && gives)
        op = fast_emit(c, give_row);
    if (gives) {
        *(FastMove *)grow(c, op, sizeof(FastMove)) =
            (FastMove){ fast_out(node, 0), node->holder->held[0].word };
        return;
    }
    if (!op) {
        Constants constants = constants_for(c);

        op = fast_emit(c, take_row);
        op->a = constants.never;
        op->c = constants.always;
    }
    *(Register *)grow(c, op, sizeof(Register)) = register_of(node, (Constants){ op->a, op->c });
}

static void emit_alone(FastCompiler *c, const Node *node)
{
    Register *r = ARENA_NEW(&fast_machine(c)->program, Register);
    bool gives = node->phase == NODE_GIVES;
    FastOp *op;

    *r = register_of(node, constants_for(c));
    op = fast_emit(c, gives ? give : take);
    op->more = r;
    if (gives)
        op->to = fast_out(node, 0);
}

static bool emit_register(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    (void)handler;
    if (!fits(node))
        return false;
    if (goes_in_row(node))
        emit_row(c, node);
    else
        emit_alone(c, node);
    return true;
}

const FastHandler FAST_STATE_HANDLERS[] = { { PRIM_REGISTER, emit_register }, { 0 } };
