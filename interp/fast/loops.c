/* Counted loops: scf.for and affine.for.
 *
 * Of their FastOps: to: the counter; a, b, c: lower and upper bound, step; imm: 64 minus their
 * width. more: of a beginning, an edge into the body and one behind the loop; of an end likewise.
 *
 * The counter is the induction variable itself, unless the body yields that: then it is a word of
 * its own, since the step is made before the edge copies what was yielded. */
#include "interp/fast/affine.h"
#include "interp/fast/compiler.h"
#include "interp/fast/strip.h"

static Flow begin(FAST_PARAMETERS)
{
    int64_t lower = fast_signed(words[op->a], op->imm), upper = fast_signed(words[op->b], op->imm);

    if (fast_signed(words[op->c], op->imm) <= 0)
        return fast_by_definition(op, words, machine, acc);
    words[op->to] = words[op->a];
    return fast_take_either(op, words, machine, lower < upper);
}

static Flow begin_unsigned(FAST_PARAMETERS)
{
    if (words[op->c] == 0)
        return fast_by_definition(op, words, machine, acc);
    words[op->to] = words[op->a];
    return fast_take_either(op, words, machine, words[op->a] < words[op->b]);
}

/* `acc` is the word `a`; before a target of jumps. */
static Flow find(FAST_PARAMETERS)
{
    (void)acc;
    return fast_jump(op + 1, words, machine, words[op->a]);
}

/* Likewise, elsewhere. */
static Flow recall(FAST_PARAMETERS)
{
    (void)acc;
    return op[1].run(op + 1, words, machine, words[op->a]);
}

/* Ends of an iteration: the next one finds `acc` as this one left it. The loop is over, too, where
 * the next value does not fit (S1, R20). In the first two imm is the upper bound and c the step,
 * whose sum fits. */
static inline __attribute__((always_inline)) Flow
again_by(const FastOp *op, uint64_t *words, Machine *machine, uint64_t acc, uint32_t step)
{
    int64_t next = (int64_t)words[op->to] + step;

    if (next >= (int64_t)op->imm)
        return fast_take_nth(op, 1, words, machine, 0);
    words[op->to] = (uint64_t)next;
    return fast_take_nth(op, 0, words, machine, acc);
}

static Flow again_by_1(FAST_PARAMETERS)
{
    return again_by(op, words, machine, acc, 1);
}

static Flow again_known(FAST_PARAMETERS)
{
    return again_by(op, words, machine, acc, op->c);
}

static Flow again_64(FAST_PARAMETERS)
{
    int64_t next;

    if (__builtin_add_overflow((int64_t)words[op->to], (int64_t)words[op->c], &next)
        || next >= (int64_t)words[op->b])
        return fast_take_nth(op, 1, words, machine, 0);
    words[op->to] = (uint64_t)next;
    return fast_take_nth(op, 0, words, machine, acc);
}

static Flow again(FAST_PARAMETERS)
{
    int64_t step = fast_signed(words[op->c], op->imm), upper = fast_signed(words[op->b], op->imm);
    int64_t next = fast_signed(words[op->to], op->imm) + step;

    if (next >= upper)
        return fast_take_nth(op, 1, words, machine, 0);
    words[op->to] = fast_cut((uint64_t)next, op->imm);
    return fast_take_nth(op, 0, words, machine, acc);
}

static Flow again_unsigned(FAST_PARAMETERS)
{
    uint64_t next;

    if (__builtin_add_overflow(words[op->to], words[op->c], &next) || next >= words[op->b])
        return fast_take_nth(op, 1, words, machine, 0);
    words[op->to] = next;
    return fast_take_nth(op, 0, words, machine, acc);
}

typedef struct Loop { /* of scf.for or affine.for: the words of its bounds */
    uint32_t lower, upper, step;
    unsigned width, inits;
    bool is_unsigned;
    bool is_known; /* what the upper bound and the step are: */
    int64_t upper_value, step_value;
} Loop;

static void set_loop(FastOp *op, const Loop *loop, uint32_t counter, FastEdge *edges)
{
    op->to = counter;
    op->a = loop->lower;
    op->b = loop->upper;
    op->c = loop->step;
    op->imm = 64 - loop->width;
    fast_set_edges(op, edges, 2);
}

static bool has_operand(const Node *node, const Value *value)
{
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (node->op->operands[i] == value)
            return true;
    return false;
}

static bool yields_variable(const BlockNodes *body)
{
    return has_operand(&body->nodes[body->count - 1], body->block->args[0]);
}

/* The rows that the loop around, with the induction variable of this number, makes of the one in
 * its body; none where that does anything else, or not the same in each of them. */
static StripRows rows_of(const BlockNodes *body, unsigned variable, const Loop *loop)
{
    const Node *inner = body->nodes + (body->count > 1 ? body->count - 2 : 0);

    if (body->arg_count != variable + 1 || loop->is_unsigned || inner->op->result_count
        || has_operand(inner, body->block->args[variable]))
        return (StripRows){ 0 };
    for (const Node *node = body->nodes; node < inner; node++)
        if (!node_is(node, PRIM_CONSTANT))
            return (StripRows){ 0 };
    return (StripRows){ .body = body->block,
                        .word = body->args[variable].word,
                        .upper = loop->upper,
                        .step = loop->step,
                        .shift = (uint8_t)(64 - loop->width),
                        .steps = body->count };
}

/* The loop in strips, as far as that goes, in front of its body. */
static void emit_strips(FastCompiler *c, const BlockNodes *body, const Loop *loop,
                        unsigned variable, const StripRows *rows, FastSlots results, unsigned start,
                        unsigned after)
{
    StripLoop *strips =
        loop->width % 8 == 0 && !yields_variable(body) ? strip_plan(c, body, variable, rows) : NULL;
    unsigned enter;

    if (!strips)
        return;
    enter = fast_new_label(c);
    strips->upper = loop->upper;
    strips->variables[0].step = loop->step;
    strips->variables[0].shift = (uint8_t)(64 - loop->width);
    strips->variables[0].is_unsigned = loop->is_unsigned;
    fast_emit(c, fast_strips)->more = strips;
    fast_patch(c, &strips->body, start);
    fast_patch(c, &strips->enter, enter);
    fast_emit_jump(c, results, after);
    fast_put_label(c, enter);
}

bool fast_emit_strips(FastCompiler *c, const StripPath *path, const StripRows *rows, unsigned first)
{
    StripLoop *strips = strip_plan_path(c, path, rows);

    if (!strips)
        return false;
    fast_emit(c, fast_strips_tested)->more = strips;
    fast_patch(c, &strips->body, first);
    fast_patch(c, &strips->enter, first);
    return true;
}

/* Which of its arguments, if any, comes to each iteration in `acc`: what the last operation makes
 * and the first one takes; constants have no FastOp. 0: none, as that is the induction variable. */
static unsigned argument_in_acc(const BlockNodes *body)
{
    const Node *yield = &body->nodes[body->count - 1], *first = body->nodes;

    while (first < yield && !first->op->operand_count)
        first++;
    for (unsigned i = 1; first < yield && i < body->arg_count; i++)
        if (layout_words(body->args[i].layout) == 1 && has_operand(first, body->block->args[i])
            && value_definer(yield->op->operands[i - 1]) == yield[-1].op)
            return i;
    return 0;
}

static void emit_to_acc(FastCompiler *c, FastRun *run, const Slot *slot)
{
    fast_emit(c, run)->a = slot->word;
    fast_gives(c, slot->word);
}

/* The end of an iteration, which leads to the next one, or out of the loop. */
static void emit_again(FastCompiler *c, const Loop *loop, uint32_t counter, FastEdge *edges)
{
    int64_t past;
    FastOp *op;

    if (loop->is_known && loop->width == 64 && !loop->is_unsigned && loop->step_value > 0
        && loop->step_value <= UINT32_MAX
        && !__builtin_add_overflow(loop->upper_value, loop->step_value, &past)) {
        op = fast_emit(c, loop->step_value == 1 ? again_by_1 : again_known);
        set_loop(op, loop, counter, edges);
        op->imm = (uint64_t)loop->upper_value;
        op->c = (uint32_t)loop->step_value;
        return;
    }
    set_loop(fast_emit(c, loop->is_unsigned   ? again_unsigned
                          : loop->width == 64 ? again_64
                                              : again),
             loop, counter, edges);
}

/* The edge into an iteration, which finds these values behind the counter's. */
static void set_entry(FastCompiler *c, FastEdge *edge, const BlockNodes *body, uint32_t counter,
                      const Slot *values, unsigned label)
{
    Slot *from = ARENA_ARRAY(&fast_machine(c)->program, Slot, body->arg_count);

    from[0] = body->args[0];
    from[0].word = counter;
    for (unsigned i = 1; i < body->arg_count; i++)
        from[i] = values[i - 1];
    fast_set_edge(c, edge, (FastSlots){ body->args, from, body->arg_count }, label);
}

static void compile_loop(FastCompiler *c, const Node *node, const Loop *loop, unsigned after)
{
    const BlockNodes *body = &node->bodies[0].blocks[0];
    unsigned first = fast_new_label(c), start = fast_new_label(c), carried = node->op->result_count;
    const Slot *yields = fast_terminator(node, 0)->operands, *inits = node->operands + loop->inits;
    uint32_t counter = yields_variable(body) ? fast_spare(c, 1) : body->args[0].word;
    unsigned in_acc = argument_in_acc(body);
    StripRows none = { 0 };
    FastEdge *edges = fast_new_edges(c, 4);

    set_loop(fast_emit(c, loop->is_unsigned ? begin_unsigned : begin), loop, counter, edges);
    set_entry(c, &edges[0], body, counter, inits, first);
    fast_set_edge(c, &edges[1], (FastSlots){ node->results, inits, carried }, after);
    fast_put_label(c, first);
    emit_strips(c, body, loop, 0, node->op->block == c->rows.body ? &c->rows : &none,
                (FastSlots){ node->results, yields, carried }, start, after);
    if (in_acc)
        emit_to_acc(c, find, &body->args[in_acc]);
    fast_put_label(c, start);
    if (in_acc)
        fast_gives(c, body->args[in_acc].word);
    c->rows = rows_of(body, 0, loop);
    fast_compile_region(c, node, 0);
    if (in_acc && !fast_in_acc(c, yields[in_acc - 1].word))
        emit_to_acc(c, recall, &yields[in_acc - 1]);
    emit_again(c, loop, counter, edges + 2);
    set_entry(c, &edges[2], body, counter, yields, start);
    fast_set_edge(c, &edges[3], (FastSlots){ node->results, yields, carried }, after);
}

/* An induction variable's first number. */
static Flow set(FAST_PARAMETERS)
{
    (void)acc;
    return fast_give(op, words, machine, words[op->a]);
}

static void emit_head(FastCompiler *c, uint32_t variable, uint32_t lower, unsigned head)
{
    FastOp *op = fast_emit(c, set);

    op->to = variable;
    op->a = lower;
    fast_emit_jump(c, (FastSlots){ 0 }, head);
    fast_put_label(c, head);
}

void fast_emit_nest(FastCompiler *c, const Node *node, const FastBounds *bounds, unsigned rank,
                    unsigned after)
{
    const BlockNodes *body = &node->bodies[0].blocks[0];
    unsigned start = fast_new_label(c), heads = (unsigned)c->labels.len;
    unsigned ends = heads + rank; /* behind each loop but the outermost */
    Loop loop = { .width = 64 };
    StripRows rows = { 0 };

    if (rank > 1)
        rows = (StripRows){ .body = body->block,
                            .word = body->args[rank - 2].word,
                            .upper = bounds[rank - 2].upper,
                            .step = bounds[rank - 2].step };
    for (unsigned i = 0; i < 2 * rank; i++)
        fast_new_label(c);
    for (unsigned i = 0; i < rank; i++)
        emit_head(c, body->args[i].word, bounds[i].lower, heads + i);
    for (unsigned i = rank; i-- > 0;) {
        FastEdge *edges;
        bool innermost = i == rank - 1;
        unsigned behind = i ? ends + i : after;

        loop.lower = bounds[i].lower;
        loop.upper = bounds[i].upper;
        loop.step = bounds[i].step;
        if (innermost) {
            emit_strips(c, body, &loop, i, &rows, (FastSlots){ 0 }, start, behind);
            fast_put_label(c, start);
            c->rows = rows_of(body, i, &loop);
            fast_compile_region(c, node, 0);
        }
        edges = fast_new_edges(c, 2);
        set_loop(fast_emit(c, again_64), &loop, body->args[i].word, edges);
        fast_set_edge(c, &edges[0], (FastSlots){ 0 }, innermost ? start : heads + i);
        fast_set_edge(c, &edges[1], (FastSlots){ 0 }, behind);
        if (i)
            fast_put_label(c, behind);
    }
}

bool fast_compile_for(FastCompiler *c, const Node *node, unsigned after)
{
    Loop loop = { fast_in(node, 0),
                  fast_in(node, 1),
                  fast_in(node, 2),
                  node->operands[0].layout->width,
                  3,
                  op_inherent(node->op, 0) != NULL };
    uint64_t upper = 0, step = 0;

    if (!fast_has_one_block(node, 0) || fast_allocates(&node->bodies[0]) || loop.width > 64)
        return false;
    loop.is_known = fast_known(node, 1, &upper) && fast_known(node, 2, &step);
    loop.upper_value = (int64_t)upper;
    loop.step_value = (int64_t)step;
    compile_loop(c, node, &loop, after);
    return true;
}

bool fast_compile_affine_for(FastCompiler *c, const Node *node, unsigned after)
{
    Loop loop = { .width = 64 };
    FastBounds bounds;
    unsigned carried;

    if (!fast_has_one_block(node, 0) || fast_allocates(&node->bodies[0])
        || !fast_affine_bounds(c, node, &bounds))
        return false;
    loop.lower = bounds.lower;
    loop.upper = bounds.upper;
    loop.step = bounds.step;
    loop.is_known = bounds.upper_is_known;
    loop.upper_value = bounds.upper_value;
    loop.step_value = bounds.step_value;
    loop.inits = op_operand_group(node->op, 2, &carried);
    compile_loop(c, node, &loop, after);
    return true;
}
