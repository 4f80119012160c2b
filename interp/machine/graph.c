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

const Op *graph_maker(const Block *block, const Value *value)
{
    const Op *op = value->kind == VALUE_OP_RESULT ? value->op : NULL;

    while (op && op->block != block)
        op = op_parent(op);
    return op;
}

static bool is_needed(const Op *op, unsigned operand)
{
    const StateDef *state = op->def ? op->def->state : NULL;

    return !state || (state->needs && state->needs(op, operand));
}

void graph_uses(const Op *op, Values *used)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (is_needed(op, i))
            vec_push(used, op->operands[i]);
    op_captures(op, used);
}

typedef struct Vertex {
    const Op *op;
    unsigned waits_for; /* so many uses of what has not fired yet */
    bool late;          /* it did not wait for them */
    VEC(unsigned) feeds;
} Vertex;

/* Vertices that may fire, the last of the text first. */
typedef VEC(unsigned) Row;

typedef struct Group { /* of vertices that are pure, and alike */
    const OpDef *kind;
    Row row;
} Group;

typedef struct Graph {
    const Block *block;
    Vertex *vertices;
    unsigned count;
    Map numbers; /* of an operation: its vertex */
    bool as_text;
    VEC(Group) pure;
    size_t latest; /* of these, that one of fired last */
    Row visible;   /* those that have effects */
    Choice choice;
    GraphOrder order;
} Graph;

static Vertex *vertex_of(const Graph *g, const Op *op)
{
    return op ? map_get(&g->numbers, KEY_OF(op)) : NULL;
}

static void add_edges(Graph *g, Vertex *vertex)
{
    Values used = { 0 };

    graph_uses(vertex->op, &used);
    for (size_t i = 0; i < used.len; i++) {
        const Op *maker = graph_maker(g->block, used.data[i]);
        Vertex *from = vertex_of(g, maker);

        if (!from)
            continue;
        vec_push(&from->feeds, (unsigned)(vertex - g->vertices));
        vertex->waits_for++;
    }
    vec_free(&used);
}

static bool is_last(const Op *op)
{
    return op_has(op, TERMINATOR);
}

static Row *pure_row(Graph *g, const Op *op)
{
    const OpDef *kind = g->as_text ? NULL : op->def;
    size_t at = 0;

    while (at < g->pure.len && g->pure.data[at].kind != kind)
        at++;
    if (at == g->pure.len)
        vec_push(&g->pure, ((Group){ .kind = kind }));
    return &g->pure.data[at].row;
}

static void add_ready(Graph *g, unsigned number)
{
    const Op *op = g->vertices[number].op;
    bool unseen = op_has(op, PURE | NO_MEMORY_EFFECT) || (op->def && op->def->state);
    Row *row;
    size_t at;

    if (is_last(op))
        return;
    row = unseen ? pure_row(g, op) : &g->visible;
    at = row->len;
    vec_push(row, number);
    for (; at && row->data[at - 1] < number; at--)
        row->data[at] = row->data[at - 1];
    row->data[at] = number;
}

static unsigned first_of(const Group *group)
{
    return group->row.data[group->row.len - 1];
}

/* The group to go on with: the latest, else that of the first of the text; NULL: none is left. */
static Group *next_group(Graph *g)
{
    Group *first = NULL;

    if (g->latest < g->pure.len && g->pure.data[g->latest].row.len)
        return &g->pure.data[g->latest];
    for (size_t i = 0; i < g->pure.len; i++) {
        Group *group = &g->pure.data[i];

        if (group->row.len && (!first || first_of(group) < first_of(first)))
            first = group;
    }
    if (first)
        g->latest = (size_t)(first - g->pure.data);
    return first;
}

/* When one fires that is pure nobody sees. */
static unsigned take_ready(Graph *g)
{
    Group *group = next_group(g);
    size_t at;
    unsigned number;

    if (group)
        return vec_pop(&group->row);
    at = g->visible.len - 1 - (size_t)choice_of(&g->choice, g->visible.len);
    number = g->visible.data[at];
    for (g->visible.len--; at < g->visible.len; at++)
        g->visible.data[at] = g->visible.data[at + 1];
    return number;
}

static void fire_all(Graph *g)
{
    while (next_group(g) || g->visible.len) {
        const Vertex *vertex = &g->vertices[take_ready(g)];

        g->order.late[g->order.firing] = vertex->late;
        g->order.ops[g->order.firing++] = vertex->op;
        for (size_t i = 0; i < vertex->feeds.len; i++) {
            Vertex *fed = &g->vertices[vertex->feeds.data[i]];

            if (!fed->late && --fed->waits_for == 0)
                add_ready(g, vertex->feeds.data[i]);
        }
    }
}

/* Those that need not wait do not, the first of the text first. */
static void fire_late(Graph *g)
{
    for (unsigned i = 0; i < g->count; i++) {
        Vertex *vertex = &g->vertices[i];
        const StateDef *state = vertex->op->def ? vertex->op->def->state : NULL;

        if (!vertex->waits_for || !state || !state->may_be_late || !state->may_be_late(vertex->op))
            continue;
        vertex->late = true;
        vertex->waits_for = 0;
        add_ready(g, i);
        fire_all(g);
    }
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

/* Those that cannot fire, then what ends the block. */
static void add_rest(Graph *g)
{
    unsigned at = g->order.firing;

    for (unsigned i = 0; i < g->count; i++)
        if (g->vertices[i].waits_for && !is_last(g->vertices[i].op))
            g->order.ops[at++] = g->vertices[i].op;
    g->order.last = at;
    for (unsigned i = 0; i < g->count; i++) {
        const Op *op = g->vertices[i].op;

        g->order.holding += op->def && op->def->state;
        if (is_last(op))
            g->order.ops[at++] = op;
    }
}

static Graph graph_of(Arena *arena, const Block *block, uint64_t seed, bool as_text)
{
    Graph g = { .block = block, .choice = choice_new(seed), .as_text = as_text };

    make_vertices(&g, arena);
    g.order = (GraphOrder){ .ops = ARENA_ARRAY(arena, const Op *, g.count),
                            .late = ARENA_ARRAY(arena, bool, g.count),
                            .count = g.count };
    for (unsigned i = g.count; i-- > 0;)
        if (!g.vertices[i].waits_for)
            add_ready(&g, i);
    fire_all(&g);
    fire_late(&g);
    add_rest(&g);
    return g;
}

static void graph_free(Graph *g)
{
    for (unsigned i = 0; i < g->count; i++)
        vec_free(&g->vertices[i].feeds);
    for (size_t i = 0; i < g->pure.len; i++)
        vec_free(&g->pure.data[i].row);
    vec_free(&g->pure);
    vec_free(&g->visible);
    map_free(&g->numbers);
}

GraphOrder graph_order(Arena *arena, const Block *block, uint64_t seed, bool as_text)
{
    Graph g = graph_of(arena, block, seed, as_text);

    graph_free(&g);
    return g.order;
}

/* What an operation that cannot fire waits for: a value of another such one. */
static const Value *waits_for(const Graph *g, const Op *op)
{
    const Value *found = NULL;
    Values used = { 0 };

    graph_uses(op, &used);
    for (size_t i = 0; i < used.len && !found; i++) {
        const Vertex *from = vertex_of(g, graph_maker(g->block, used.data[i]));

        if (from && from->waits_for)
            found = used.data[i];
    }
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

enum { MOST_NOTED = 16 };

static void note_circle(Step *s, const Graph *g, const Op *first)
{
    Naming *naming = naming_new(facts_function(first));
    const Op *at = first;
    unsigned count = 0;

    do {
        const Value *value = waits_for(g, at);

        if (count++ < MOST_NOTED)
            note_waiting(s, naming, at, value);
        at = graph_maker(g->block, value);
    } while (at != first);
    if (count > MOST_NOTED)
        note_operation(s, first, "the circle has %u operations, of which these are the first %d",
                       count, MOST_NOTED);
    naming_free(naming);
}

/* Each waits for the next, so that after as many steps as there are one stands in the circle. */
Flow graph_report_circle(Step *s)
{
    Graph g = graph_of(s->arena, s->op->block, 0, true);
    const Op *at = s->op;

    for (unsigned i = g.order.firing; i < g.count; i++)
        at = graph_maker(g.block, waits_for(&g, at));
    trap(s, "a deadlock: operations wait in a circle, each for what the next one gives, and none "
            "of them can give before");
    note_circle(s, &g, at);
    graph_free(&g);
    return by_decision(s, "G3");
}
