/* Structured control flow as jumps: scf.if, scf.index_switch, scf.while, scf.for, affine.for. */
#include "interp/fast/affine.h"
#include "interp/fast/compiler.h"
#include "interp/fast/strip.h"

static bool has_one_block(const Node *node, unsigned region)
{
    return node->bodies[region].count == 1 && node->bodies[region].blocks[0].count;
}

static const Node *terminator(const Node *node, unsigned region)
{
    const BlockNodes *block = &node->bodies[region].blocks[0];

    return &block->nodes[block->count - 1];
}

/* A region of one block, up to its terminator, whose code is then to be emitted. */
static void compile_region(FastCompiler *c, const Node *node, unsigned region)
{
    const FastLevel *outer = c->level;
    const BlockNodes *around = c->block, *block = &node->bodies[region].blocks[0];
    FastLevel *level = ARENA_NEW(&c->machine->program, FastLevel);

    *level = (FastLevel){ &node->bodies[region], node, region, around, outer };
    c->level = level;
    c->block = block;
    fast_compile_nodes(c, block, block->count - 1);
    fast_begin_node(c, &block->nodes[block->count - 1]);
    c->level = outer;
    c->block = around;
}

static bool compile_if(FastCompiler *c, const Node *node, unsigned after)
{
    unsigned labels[] = { fast_new_label(c), fast_new_label(c) };
    FastEdge *edges;

    for (unsigned r = 0; r < 2; r++)
        if (node->bodies[r].count && !has_one_block(node, r))
            return false;
    edges = fast_emit_choose(c, fast_in(node, 0));
    for (unsigned r = 0; r < 2; r++) {
        bool there = node->bodies[r].count != 0;

        fast_set_edge(c, &edges[r], (FastSlots){ 0 }, there ? labels[r] : after);
        if (!there)
            continue;
        fast_put_label(c, labels[r]);
        compile_region(c, node, r);
        fast_emit_jump(
            c, (FastSlots){ node->results, terminator(node, r)->operands, node->op->result_count },
            after);
    }
    return true;
}

static bool compile_index_switch(FastCompiler *c, const Node *node, unsigned after)
{
    unsigned regions = node->op->region_count, first = (unsigned)c->labels.len;
    FastEdge *edges;

    for (unsigned r = 0; r < regions; r++)
        if (!has_one_block(node, r))
            return false;
    edges = fast_new_edges(c, regions);
    fast_emit_switch(c, node, regions - 1, edges);
    for (unsigned r = 0; r < regions; r++)
        fast_new_label(c);
    for (unsigned r = 0; r < regions; r++) {
        fast_set_edge(c, &edges[r], (FastSlots){ 0 }, first + r);
        fast_put_label(c, first + r);
        compile_region(c, node, r);
        fast_emit_jump(
            c, (FastSlots){ node->results, terminator(node, r)->operands, node->op->result_count },
            after);
    }
    return true;
}

static bool compile_while(FastCompiler *c, const Node *node, unsigned after)
{
    unsigned before = fast_new_label(c), then = fast_new_label(c),
             forwarded = node->op->result_count;
    const Slot *args = node->bodies[0].blocks[0].args;
    const Node *condition;
    FastEdge *edges;

    if (!has_one_block(node, 0) || !has_one_block(node, 1))
        return false;
    condition = terminator(node, 0);
    fast_emit_jump(c, (FastSlots){ args, node->operands, node->op->operand_count }, before);
    fast_put_label(c, before);
    compile_region(c, node, 0);
    edges = fast_emit_choose(c, fast_in(condition, 0));
    fast_set_edge(c, &edges[0],
                  (FastSlots){ node->bodies[1].blocks[0].args, condition->operands + 1, forwarded },
                  then);
    fast_set_edge(c, &edges[1], (FastSlots){ node->results, condition->operands + 1, forwarded },
                  after);
    fast_put_label(c, then);
    compile_region(c, node, 1);
    fast_emit_jump(c, (FastSlots){ args, terminator(node, 1)->operands, node->op->operand_count },
                   before);
    return true;
}

typedef struct Loop { /* of scf.for or affine.for: where its bounds are */
    uint32_t lower, upper, step;
    unsigned width, inits;
    bool is_unsigned;
} Loop;

static void set_loop(FastOp *op, const Loop *loop, uint32_t variable, const FastEdge *edges)
{
    op->to = variable;
    op->a = loop->lower;
    op->b = loop->upper;
    op->c = loop->step;
    op->imm = 64 - loop->width;
    op->more = edges;
}

/* The loop in strips, as far as that goes, in front of its body. */
static void emit_strips(FastCompiler *c, const BlockNodes *body, const Loop *loop,
                        FastSlots results, unsigned start, unsigned after)
{
    StripLoop *strips = loop->width == 64 && !loop->is_unsigned ? strip_plan(c, body) : NULL;

    if (!strips)
        return;
    strips->variable = body->args[0].word;
    strips->upper = loop->upper;
    strips->step = loop->step;
    fast_emit(c, fast_strips)->more = strips;
    fast_patch(c, &strips->body, start);
    fast_emit_jump(c, results, after);
}

static void compile_loop(FastCompiler *c, const Node *node, const Loop *loop, unsigned after)
{
    const BlockNodes *body = &node->bodies[0].blocks[0];
    unsigned first = fast_new_label(c), start = fast_new_label(c), carried = node->op->result_count;
    FastEdge *edges = fast_new_edges(c, 4);
    const Slot *yields = terminator(node, 0)->operands, *inits = node->operands + loop->inits;

    set_loop(fast_emit(c, loop->is_unsigned ? fast_for_unsigned : fast_for), loop,
             body->args[0].word, edges);
    fast_set_edge(c, &edges[0], (FastSlots){ body->args + 1, inits, carried }, first);
    fast_set_edge(c, &edges[1], (FastSlots){ node->results, inits, carried }, after);
    fast_put_label(c, first);
    emit_strips(c, body, loop, (FastSlots){ node->results, yields, carried }, start, after);
    fast_put_label(c, start);
    compile_region(c, node, 0);
    set_loop(fast_emit(c, loop->is_unsigned   ? fast_again_unsigned
                          : loop->width == 64 ? fast_again_64
                                              : fast_again),
             loop, body->args[0].word, edges + 2);
    fast_set_edge(c, &edges[2], (FastSlots){ body->args + 1, yields, carried }, start);
    fast_set_edge(c, &edges[3], (FastSlots){ node->results, yields, carried }, after);
}

static bool compile_for(FastCompiler *c, const Node *node, unsigned after)
{
    Loop loop = { fast_in(node, 0),
                  fast_in(node, 1),
                  fast_in(node, 2),
                  node->operands[0].layout->width,
                  3,
                  op_inherent(node->op, 0) != NULL };

    if (!has_one_block(node, 0) || fast_allocates(&node->bodies[0]) || loop.width > 64)
        return false;
    compile_loop(c, node, &loop, after);
    return true;
}

static bool compile_affine_for(FastCompiler *c, const Node *node, unsigned after)
{
    Loop loop = { .width = 64 };
    FastBounds bounds;
    unsigned carried;

    if (!has_one_block(node, 0) || fast_allocates(&node->bodies[0])
        || !fast_affine_bounds(c, node, &bounds))
        return false;
    loop.lower = bounds.lower;
    loop.upper = bounds.upper;
    loop.step = bounds.step;
    loop.inits = op_operand_group(node->op, 2, &carried);
    compile_loop(c, node, &loop, after);
    return true;
}

/* Emits nothing where it is none of these, or does not fit. */
bool fast_compile_structure(FastCompiler *c, const Node *node, unsigned after)
{
    if (op_is(node->op, "scf.if"))
        return compile_if(c, node, after);
    if (op_is(node->op, "scf.index_switch"))
        return compile_index_switch(c, node, after);
    if (op_is(node->op, "scf.while"))
        return compile_while(c, node, after);
    if (op_is(node->op, "scf.for"))
        return compile_for(c, node, after);
    if (op_is(node->op, "affine.for"))
        return compile_affine_for(c, node, after);
    return false;
}
