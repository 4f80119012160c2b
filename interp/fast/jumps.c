/* Jumps: labels, edges that lead to them, and operations, which are counted where one is jumped to.
 * The code moves while it grows: until it is linked, a jump knows only its label. */
#include "interp/fast/compiler.h"

#include <string.h>

unsigned fast_new_label(FastCompiler *c)
{
    vec_push(&c->labels, UINT32_MAX);
    return (unsigned)c->labels.len - 1;
}

void fast_mark_label(FastCompiler *c, unsigned label)
{
    c->labels.data[label] = (uint32_t)c->code.len;
}

void fast_patch(FastCompiler *c, const FastOp **pointer, unsigned label)
{
    vec_push(&c->patches, ((FastPatch){ pointer, label }));
}

void fast_end_count(FastCompiler *c)
{
    if (c->head < c->code.len)
        c->code.data[c->head].count = (uint16_t)c->count;
    for (size_t i = 0; i < c->counted.len; i++)
        c->counted.data[i]->rest = c->count - 1 - (uint32_t)i;
    c->counted.len = 0;
    c->count = 0;
    c->head = c->code.len;
}

void fast_put_label(FastCompiler *c, unsigned label)
{
    fast_end_count(c);
    fast_forget_last(c);
    fast_mark_label(c, label);
}

void fast_set_edges(FastOp *op, FastEdge *edges, unsigned count)
{
    op->more = edges;
    op->edge_count = (uint8_t)count;
}

FastEdge *fast_new_edges(FastCompiler *c, unsigned count)
{
    FastEdge *edges = ARENA_ARRAY(&c->machine->program, FastEdge, count);

    for (unsigned i = 0; i < count; i++)
        vec_push(&c->edges, &edges[i]);
    return edges;
}

void fast_set_edge(FastCompiler *c, FastEdge *edge, FastSlots slots, unsigned label)
{
    edge->blocks = fast_plan_blocks(c, slots, &edge->count);
    if (!edge->blocks)
        edge->moves = fast_plan_moves(c, slots, &edge->count);
    fast_patch(c, &edge->target, label);
}

void fast_emit_jump(FastCompiler *c, FastSlots slots, unsigned label)
{
    FastEdge *edge = fast_new_edges(c, 1);

    fast_set_edge(c, edge, slots, label);
    fast_set_edges(fast_emit(c, fast_goes(edge->count)), edge, 1);
}

void fast_emit_fall_through(FastCompiler *c)
{
    unsigned label = fast_new_label(c);

    fast_emit_jump(c, (FastSlots){ 0 }, label);
    fast_put_label(c, label);
}

FastEdge *fast_emit_choose(FastCompiler *c, uint32_t word)
{
    FastEdge *edges = fast_new_edges(c, 2);
    bool in_acc = fast_in_acc(c, word);
    FastOp *op;

    if (in_acc && c->choose) {
        op = &c->code.data[c->code.len - 1];
        op->run = c->choose;
    } else {
        op = fast_emit(c, in_acc ? fast_choose_acc : fast_choose);
        op->a = word;
    }
    fast_forget_last(c);
    fast_set_edges(op, edges, 2);
    return edges;
}

/* Jumps to jumps lead to where those lead, and count what stands in between: where that is too much
 * for one of them, it goes the long way. */
static void land(FastEdge *edge)
{
    enum { MOST_JUMPS = 8 };

    edge->land = edge->target;
    edge->steps = edge->target->count;
    for (unsigned i = 0; i < MOST_JUMPS && fast_only_goes(edge->land, 0); i++) {
        edge->land = ((const FastEdge *)edge->land->more)->target;
        edge->steps += edge->land->count;
    }
}

/* Where the edge begins: FastOps with moves stand behind all code. */
static void begin(FastEdge *edge, FastOp **moves)
{
    FastOp *move = *moves;

    edge->first = edge->land;
    if (!edge->count)
        return;
    *move = (FastOp){ .run = fast_moves(edge->count), .site = edge->target->site };
    fast_set_edges(move, edge, 1);
    edge->first = move;
    ++*moves;
}

static void set_jumps(FastOp *op)
{
    const FastEdge *edges = op->more;

    for (unsigned i = 0; i < op->edge_count; i++)
        if (edges[i].target) {
            const FastOp *to = op->edge_count == 1 ? edges[i].land : edges[i].first;

            op->jump[i] = (int32_t)(to - op);
            op->steps[i] = (uint16_t)edges[i].steps;
        }
}

static size_t count_moving(const FastCompiler *c)
{
    size_t count = 0;

    for (size_t i = 0; i < c->edges.len; i++)
        count += c->edges.data[i]->count != 0;
    return count;
}

void fast_link(FastCompiler *c)
{
    size_t count = c->code.len + count_moving(c);
    FastOp *code = ARENA_ARRAY(&c->machine->program, FastOp, count), *moves = code + c->code.len;

    memcpy(code, c->code.data, c->code.len * sizeof *code);

    for (size_t i = 0; i < c->patches.len; i++)
        *c->patches.data[i].pointer = code + c->labels.data[c->patches.data[i].label];
    for (size_t i = 0; i < c->edges.len; i++)
        if (c->edges.data[i]->target)
            land(c->edges.data[i]);
    for (size_t i = 0; i < c->edges.len; i++)
        if (c->edges.data[i]->target)
            begin(c->edges.data[i], &moves);
    for (FastOp *op = code; op < moves; op++)
        set_jumps(op);
    for (size_t i = 0; i < c->code.len; i++)
        if (fast_only_goes(&code[i], 0) || fast_only_goes(&code[i], 1))
            fast_join_return(&code[i]);
}
