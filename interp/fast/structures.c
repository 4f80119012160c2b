/* Structured control flow as jumps: scf.if, scf.index_switch, scf.while. */
#include "interp/fast/affine.h"
#include "interp/fast/compiler.h"

bool fast_has_one_block(const Node *node, unsigned region)
{
    return node->bodies[region].count == 1 && node->bodies[region].blocks[0].count;
}

const Node *fast_terminator(const Node *node, unsigned region)
{
    const BlockNodes *block = &node->bodies[region].blocks[0];

    return &block->nodes[block->count - 1];
}

void fast_compile_region(FastCompiler *c, const Node *node, unsigned region)
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

/* A region whose terminator yields the results. */
static void compile_branch(FastCompiler *c, const Node *node, unsigned region, unsigned after)
{
    const Slot *yields;

    fast_compile_region(c, node, region);
    yields = fast_terminator(node, region)->operands;
    fast_emit_jump(c, (FastSlots){ node->results, yields, node->op->result_count }, after);
}

static bool compile_if(FastCompiler *c, const Node *node, unsigned after)
{
    unsigned labels[] = { fast_new_label(c), fast_new_label(c) };
    FastEdge *edges;
    uint32_t flag;

    for (unsigned r = 0; r < 2; r++)
        if (node->bodies[r].count && !fast_has_one_block(node, r))
            return false;
    if (node_is(node, PRIM_IF))
        flag = fast_in(node, 0);
    else if (!fast_affine_condition(c, node, &flag))
        return false;
    edges = fast_emit_choose(c, flag);
    for (unsigned r = 0; r < 2; r++) {
        bool there = node->bodies[r].count != 0;

        fast_set_edge(c, &edges[r], (FastSlots){ 0 }, there ? labels[r] : after);
        if (!there)
            continue;
        fast_put_label(c, labels[r]);
        compile_branch(c, node, r, after);
    }
    return true;
}

static bool compile_index_switch(FastCompiler *c, const Node *node, unsigned after)
{
    unsigned regions = node->op->region_count, first = (unsigned)c->labels.len;
    FastEdge *edges;

    for (unsigned r = 0; r < regions; r++)
        if (!fast_has_one_block(node, r))
            return false;
    edges = fast_new_edges(c, regions);
    fast_emit_switch(c, node, regions - 1, edges);
    for (unsigned r = 0; r < regions; r++)
        fast_new_label(c);
    for (unsigned r = 0; r < regions; r++) {
        fast_set_edge(c, &edges[r], (FastSlots){ 0 }, first + r);
        fast_put_label(c, first + r);
        compile_branch(c, node, r, after);
    }
    return true;
}

static bool compile_while(FastCompiler *c, const Node *node, unsigned after)
{
    unsigned enter = fast_new_label(c), before = fast_new_label(c), then = fast_new_label(c),
             forwarded = node->op->result_count;
    const Slot *args = node->bodies[0].blocks[0].args;
    const Node *condition;
    const StripRows none = { 0 };
    StripPath path;
    FastEdge *edges;

    if (!fast_has_one_block(node, 0) || !fast_has_one_block(node, 1))
        return false;
    condition = fast_terminator(node, 0);
    path = (StripPath){ .count = 2,
                        .blocks = { node->bodies[0].blocks, node->bodies[1].blocks },
                        .operands = { 1, 0 },
                        .test = condition,
                        .holds = true };
    fast_emit_jump(c, (FastSlots){ args, node->operands, node->op->operand_count }, enter);
    fast_put_label(c, enter);
    fast_emit_strips(c, &path, &none, before);
    fast_put_label(c, before);
    fast_compile_region(c, node, 0);
    edges = fast_emit_choose(c, fast_in(condition, 0));
    fast_set_edge(c, &edges[0],
                  (FastSlots){ node->bodies[1].blocks[0].args, condition->operands + 1, forwarded },
                  then);
    fast_set_edge(c, &edges[1], (FastSlots){ node->results, condition->operands + 1, forwarded },
                  after);
    fast_put_label(c, then);
    fast_compile_region(c, node, 1);
    fast_emit_jump(c,
                   (FastSlots){ args, fast_terminator(node, 1)->operands, node->op->operand_count },
                   before);
    return true;
}

/* Emits nothing where it is none of these, or does not fit. */
bool fast_compile_structure(FastCompiler *c, const Node *node, unsigned after)
{
    if (node_is(node, PRIM_IF) || node_is(node, PRIM_AFFINE_IF))
        return compile_if(c, node, after);
    if (node_is(node, PRIM_INDEX_SWITCH))
        return compile_index_switch(c, node, after);
    if (node_is(node, PRIM_WHILE))
        return compile_while(c, node, after);
    if (node_is(node, PRIM_FOR))
        return fast_compile_for(c, node, after);
    if (node_is(node, PRIM_AFFINE_FOR))
        return fast_compile_affine_for(c, node, after);
    if (node_is(node, PRIM_PARALLEL) || node_is(node, PRIM_AFFINE_PARALLEL))
        return fast_compile_parallel(c, node, after);
    return false;
}
