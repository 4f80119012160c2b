/* Emitting: FastOps added to the code, and what is known of the last one: which word it gives, and
 * whether it can do the next operation as well. */
#include "interp/fast/compiler.h"

void fast_forget_last(FastCompiler *c)
{
    c->acc = FAST_NO_WORD;
    c->last.kind = FAST_OTHER;
    c->choose = NULL;
}

FastOp *fast_emit(FastCompiler *c, FastRun *run)
{
    vec_push(&c->code, ((FastOp){ .run = run, .site = c->site }));
    fast_forget_last(c);
    return &c->code.data[c->code.len - 1];
}

FastOp *fast_last(FastCompiler *c, FastRun *run)
{
    FastOp *op = c->code.len ? &c->code.data[c->code.len - 1] : NULL;

    return op && op->run == run ? op : NULL;
}

void fast_gives(FastCompiler *c, uint32_t to)
{
    c->acc = to;
    c->choose = NULL;
}

void fast_gives_flag(FastCompiler *c, uint32_t to, FastRun *choose)
{
    c->acc = to;
    c->choose = choose;
}

bool fast_in_acc(const FastCompiler *c, uint32_t word)
{
    return c->acc == word;
}

void fast_does(FastCompiler *c, FastKind kind, bool in_acc)
{
    c->last = (FastLast){
        kind, in_acc, c->node, c->node->op->results[0], c->node->results[0].layout->width, c->after
    };
}

/* Does the operand come from the last FastOp, and go nowhere else? */
static bool may_fuse(const FastCompiler *c, const Node *node, unsigned operand)
{
    const Value *value = node->op->operands[operand];

    return c->last.kind != FAST_OTHER && c->last.value == value && c->uses.data[value->slot] == 1;
}

/* Is the operand in the word a constant? */
static bool is_constant(const Node *node, uint32_t word, uint64_t *number)
{
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (fast_in(node, i) == word)
            return fast_known(node, i, number);
    return false;
}

/* The pair of the last FastOp with one whose other operand is a constant too. */
static bool fuse_constants(FastCompiler *c, const Node *node, unsigned operand, FastKind kind)
{
    FastOp *op = &c->code.data[c->code.len - 1];
    FastInAcc in_acc = c->last.in_acc ? FAST_CONSTANTS_FIRST_IN_ACC : FAST_CONSTANTS;
    FastRun *run = fast_pair(c->last.kind, kind, c->last.width, in_acc);
    uint64_t first, second;

    if (!run || node->op->operand_count != 2 || c->last.node->op->operand_count != 2
        || !is_constant(c->last.node, op->b, &first) || !fast_known(node, !operand, &second))
        return false;
    op->run = run;
    op->imm = first;
    op->constant = second;
    return true;
}

FastOp *fast_fuse(FastCompiler *c, const Node *node, unsigned operand, FastKind kind)
{
    FastInAcc in_acc = c->last.in_acc ? FAST_FIRST_IN_ACC : FAST_NONE_IN_ACC;
    FastRun *run;
    FastOp *op;

    if (!may_fuse(c, node, operand))
        return NULL;
    op = &c->code.data[c->code.len - 1];
    if (fuse_constants(c, node, operand, kind)) {
        c->last.kind = FAST_OTHER;
        return op;
    }
    if (c->last.in_acc && node->op->operand_count == 2 && fast_in(node, !operand) == op->a)
        in_acc = FAST_BOTH_IN_ACC;
    run = fast_pair(c->last.kind, kind, c->last.width, in_acc);
    if (!run)
        return NULL;
    op->run = run;
    c->last.kind = FAST_OTHER;
    return op;
}

FastRun *fast_float_fuse(const FastCompiler *c, const Node *node, unsigned operand, FastKind kind)
{
    if (!may_fuse(c, node, operand))
        return NULL;
    return fast_float_pair(c->last.kind, kind, c->last.width, c->last.in_acc);
}

void fast_put_in_front(FastCompiler *c, FastRun *pair, uint32_t other)
{
    size_t at = c->code.len - 2;
    FastOp first = c->code.data[at], second = c->code.data[at + 1];

    c->code.data[at].run = pair;
    c->code.data[at].to = second.to;
    c->code.data[at].c = other;
    c->code.data[at + 1] = first;
    vec_push(&c->code, second);
    c->labels.data[c->last.after] = (uint32_t)at + 2;
    c->last.kind = FAST_OTHER;
}

Machine *fast_machine(FastCompiler *c)
{
    return c->machine;
}

const Function *fast_function(const FastCompiler *c)
{
    return c->function;
}

void fast_hold(FastCompiler *c, uint32_t word, uint64_t value)
{
    vec_push(&c->constants, ((Constant){ word, value }));
}

uint32_t fast_spare(FastCompiler *c, uint32_t count)
{
    uint32_t word = c->function->words;

    c->function->words += count;
    return word;
}
