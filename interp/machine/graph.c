#include "interp/machine/graph.h"

#include "core/base/map.h"
#include "core/text/naming.h"
#include "interp/machine/facts.h"
#include "interp/machine/value_text.h"

bool block_is_graph(const Block *block)
{
    const Op *parent = block->region->parent;

    return parent && op_has(parent, GRAPH_REGION);
}

/* The operation of the block that makes the value, itself or inside; NULL: none of it does. */
static const Op *maker_in(const Block *block, const Value *value)
{
    const Op *op = value->kind == VALUE_OP_RESULT ? value->op : NULL;

    while (op && op->block != block)
        op = op_parent(op);
    return op;
}

/* What the operation uses of its block, itself and in its regions. */
static void uses_of(const Op *op, Values *used)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        vec_push(used, op->operands[i]);
    op_captures(op, used);
}

typedef struct Vertex {
    const Op *op;
    unsigned waits_for; /* so many uses of what has not fired yet */
    VEC(unsigned) feeds;
} Vertex;

typedef struct Graph {
    const Block *block;
    Vertex *vertices;
    unsigned count;
    Map numbers; /* of an operation: its vertex */
    VEC(unsigned) ready;
    Choice choice;
} Graph;

static void add_edges(Graph *g, Vertex *vertex)
{
    Values used = { 0 };

    uses_of(vertex->op, &used);
    for (size_t i = 0; i < used.len; i++) {
        const Op *maker = maker_in(g->block, used.data[i]);
        Vertex *from = maker ? map_get(&g->numbers, KEY_OF(maker)) : NULL;

        if (!from)
            continue;
        vec_push(&from->feeds, (unsigned)(vertex - g->vertices));
        vertex->waits_for++;
    }
    vec_free(&used);
}

/* In the order of the text. */
static void add_ready(Graph *g, unsigned number)
{
    size_t at = g->ready.len;

    vec_push(&g->ready, number);
    for (; at && g->ready.data[at - 1] > number; at--)
        g->ready.data[at] = g->ready.data[at - 1];
    g->ready.data[at] = number;
}

static bool has_effects(const Op *op)
{
    return !op_has(op, PURE | NO_MEMORY_EFFECT);
}

/* The place in the row of ready ones of the one that fires. */
static size_t choose(Graph *g)
{
    size_t effects = 0;

    for (size_t i = 0; i < g->ready.len; i++)
        if (!has_effects(g->vertices[g->ready.data[i]].op))
            return i; /* nobody sees when */
        else
            effects++;
    return (size_t)choice_of(&g->choice, effects);
}

static bool is_last(const Op *op)
{
    return op_has(op, TERMINATOR);
}

static void fire(Graph *g, GraphOrder *order)
{
    size_t at = choose(g);
    Vertex *vertex = &g->vertices[g->ready.data[at]];

    for (g->ready.len--; at < g->ready.len; at++)
        g->ready.data[at] = g->ready.data[at + 1];
    order->ops[order->firing++] = vertex->op;
    for (size_t i = 0; i < vertex->feeds.len; i++)
        if (--g->vertices[vertex->feeds.data[i]].waits_for == 0
            && !is_last(g->vertices[vertex->feeds.data[i]].op))
            add_ready(g, vertex->feeds.data[i]);
}

static void make_vertices(Graph *g, Arena *arena)
{
    unsigned at = 0;

    for (const Op *op = g->block->first; op; op = op->next)
        g->count += !op_has(op, SYMBOL);
    g->vertices = ARENA_ARRAY(arena, Vertex, g->count);
    for (const Op *op = g->block->first; op; op = op->next) {
        if (op_has(op, SYMBOL))
            continue;
        g->vertices[at].op = op;
        map_put(&g->numbers, KEY_OF(g->vertices[at].op), &g->vertices[at]);
        at++;
    }
    for (unsigned i = 0; i < g->count; i++)
        add_edges(g, &g->vertices[i]);
}

GraphOrder graph_order(Arena *arena, const Block *block, uint64_t seed)
{
    Graph g = { .block = block, .choice = choice_new(seed) };
    GraphOrder order = { 0 };
    unsigned rest;

    make_vertices(&g, arena);
    order.count = g.count;
    order.ops = ARENA_ARRAY(arena, const Op *, g.count);
    for (unsigned i = 0; i < g.count; i++)
        if (!g.vertices[i].waits_for && !is_last(g.vertices[i].op))
            add_ready(&g, i);
    while (g.ready.len)
        fire(&g, &order);
    rest = order.firing;
    for (unsigned i = 0; i < g.count; i++)
        if (g.vertices[i].waits_for && !is_last(g.vertices[i].op))
            order.ops[rest++] = g.vertices[i].op;
    for (unsigned i = 0; i < g.count; i++)
        if (is_last(g.vertices[i].op))
            order.ops[rest++] = g.vertices[i].op;
    for (unsigned i = 0; i < g.count; i++)
        vec_free(&g.vertices[i].feeds);
    vec_free(&g.ready);
    map_free(&g.numbers);
    return order;
}

/* What an operation that cannot fire waits for: a value of another one. */
static const Value *waits_for(const GraphOrder *order, const Op *op)
{
    const Value *found = NULL;
    Values used = { 0 };

    uses_of(op, &used);
    for (size_t i = 0; i < used.len && !found; i++)
        for (unsigned k = order->firing; k < order->count; k++)
            if (maker_in(op->block, used.data[i]) == order->ops[k])
                found = used.data[i];
    vec_free(&used);
    return found;
}

static void note_waiting(Step *s, Naming *naming, const Op *op, const Value *value)
{
    Sb name = { 0 };

    value_name_print(&name, naming, value);
    note_operation(s, op, "'%.*s' waits for %.*s", STR_ARG(op_name(op)), STR_ARG(sb_view(&name)));
    sb_free(&name);
}

/* Each waits for the next, so that after as many steps as there are one stands in the circle. */
Flow graph_report_circle(Step *s)
{
    GraphOrder order = graph_order(s->arena, s->op->block, 0);
    Naming *naming = naming_new(facts_function(s->op));
    const Op *at = s->op, *first;

    for (unsigned i = order.firing; i < order.count; i++)
        at = maker_in(s->op->block, waits_for(&order, at));
    trap(s, "a deadlock: operations wait in a circle, each for what the next one gives, and none "
            "of them holds state");
    first = at;
    do {
        const Value *value = waits_for(&order, at);

        note_waiting(s, naming, at, value);
        at = maker_in(s->op->block, value);
    } while (at != first);
    naming_free(naming);
    return by_decision(s, "G3");
}
