/* From nodes to fast code: one row of FastOps for a body and all bodies in it that need no
 * definition around them. */
#include "interp/fast/compiler.h"
#include "interp/fast/records.h"
#include "interp/machine/lifetime.h"

enum { MOST_COUNTED = 1024 }; /* operations that are counted at once */

const FastHandler *const FAST_HANDLERS[] = { FAST_PLAIN_HANDLERS,      FAST_INTEGER_HANDLERS,
                                             FAST_FLOAT_HANDLERS,      FAST_COMPARE_HANDLERS,
                                             FAST_ORDER_HANDLERS,      FAST_PROMISED_HANDLERS,
                                             FAST_CONVERT_HANDLERS,    FAST_MEMREF_HANDLERS,
                                             FAST_AFFINE_HANDLERS,     FAST_WIDE_HANDLERS,
                                             FAST_WIDE_SHIFT_HANDLERS, FAST_FLAGGED_HANDLERS,
                                             FAST_EXTENDED_HANDLERS,   FAST_FUNCTION_HANDLERS,
                                             FAST_LANES_HANDLERS,      FAST_SLICE_HANDLERS,
                                             FAST_RECORD_HANDLERS,     FAST_POINTER_HANDLERS,
                                             FAST_MEANT_HANDLERS,      FAST_BITS_HANDLERS,
                                             FAST_STATE_HANDLERS,      NULL };

bool fast_emit_handler(FastCompiler *c, const Node *node)
{
    unsigned number = 0;

    for (const FastHandler *const *table = FAST_HANDLERS; *table; table++)
        for (const FastHandler *handler = *table; handler->primitive; handler++, number++)
            if (node_is(node, handler->primitive) && handler->emit(c, node, handler)) {
                if (c->machine->emitted)
                    c->machine->emitted[number] = true;
                return true;
            }
    return false;
}

void fast_begin_node(FastCompiler *c, const Node *node)
{
    c->node = node;
    c->site = ARENA_NEW(&c->machine->program, FastSite);
    *c->site = (FastSite){ .node = node, .block = c->block, .level = c->level };
    c->count++;
    vec_push(&c->counted, c->site);
    fast_emit_fresh_views(c);
}

bool fast_allocates(const Body *body)
{
    for (unsigned b = 0; b < body->count; b++)
        for (unsigned n = 0; n < body->blocks[b].count; n++) {
            const Node *node = &body->blocks[b].nodes[n];

            if (node_is(node, PRIM_ALLOCA))
                return true;
            for (unsigned r = 0; node->bodies && r < node->op->region_count; r++)
                if (fast_allocates(&node->bodies[r]))
                    return true;
        }
    return false;
}

/* A coroutine's frame is left and entered in the middle of a block; a call that may be landed at
 * leaves poison in it. */
static bool is_left_or_landed_at(const Body *body)
{
    for (unsigned b = 0; b < body->count; b++)
        for (unsigned n = 0; n < body->blocks[b].count; n++)
            if (node_is(&body->blocks[b].nodes[n], PRIM_COROUTINE)
                || node_is(&body->blocks[b].nodes[n], PRIM_SUSPEND)
                || node_is(&body->blocks[b].nodes[n], PRIM_INVOKE))
                return true;
    return false;
}

/* Whatever definitions run may run regions, as what an operation means does: those are fast code
 * again. */
static void wait_for_bodies(FastCompiler *c, const Node *node)
{
    for (unsigned r = 0; node->bodies && r < node->op->region_count; r++)
        if (node->bodies[r].count && node->bodies[r].blocks[0].count)
            vec_push(&c->pending, ((FastPending){ &node->bodies[r], node->expansion != NULL }));
}

static bool is_of_vectors(const Node *node)
{
    return node->mapped && node->op->result_count && layout_is_vector(node->results[0].layout);
}

/* Records are moved by calls alone; all else that has to do with them, but for their parts, is done
 * by definitions. */
static bool emit_of_records(FastCompiler *c, const Node *node)
{
    if (node_is(node, PRIM_EXTRACT_PART) || node_is(node, PRIM_INSERT_PART))
        return fast_emit_handler(c, node);
    if (!node->expansion && !node_is(node, PRIM_CALL))
        return false;
    fast_emit_record_check(c, node);
    return fast_emit_call(c, node);
}

static bool emit_node(FastCompiler *c, const Node *node)
{
    if (fast_has_records(node))
        return emit_of_records(c, node);
    return node->expansion || node_is(node, PRIM_CALL) ? fast_emit_call(c, node)
           : is_of_vectors(node)                       ? fast_emit_lanes(c, node)
                                                       : fast_emit_handler(c, node);
}

/* Operations of others are executed before the one behind it, and counted before. */
static bool runs_others(const Node *node)
{
    return node->op->region_count || node->expansion || node_is(node, PRIM_CALL)
           || node_is(node, PRIM_CALL_INDIRECT) || node_is(node, PRIM_RESUME)
           || node_is(node, PRIM_RUN_REGION);
}

/* The code behind an operation that ran others finds the word of its result in `acc`. */
static bool gives_word(const Node *node)
{
    return node->op->result_count && !node->unheld && layout_words(node->results[0].layout);
}

static void compile_node(FastCompiler *c, const Node *node)
{
    unsigned after = fast_new_label(c);
    bool counted = node_is_counted(node); /* definitions keep count */

    c->after = after;
    if (c->count == MOST_COUNTED)
        fast_emit_fall_through(c);
    fast_begin_node(c, node);
    fast_patch(c, &c->site->after, after);
    if (!counted && node->def && !fast_has_records(node)
        && fast_compile_structure(c, node, after)) {
        fast_put_label(c, after);
        fast_set_fresh(c, node->op->results, node->results, node->op->result_count);
        return;
    }
    if (counted || !node->def || node->unheld || !emit_node(c, node)) {
        fast_emit(c, fast_by_definition);
        wait_for_bodies(c, node);
    } else if (node->expansion) {
        wait_for_bodies(c, node);
    }
    if (runs_others(node)) {
        fast_put_label(c, after);
        if (gives_word(node))
            fast_gives(c, fast_out(node, 0));
    } else
        fast_mark_label(c, after);
    fast_set_fresh(c, node->op->results, node->results, node->op->result_count);
}

void fast_compile_nodes(FastCompiler *c, const BlockNodes *block, unsigned count)
{
    fast_set_fresh(c, block->block->args, block->args, block->arg_count);
    for (unsigned i = 0; i < count; i++)
        compile_node(c, &block->nodes[i]);
}

static bool leaves_alone(const Node *node)
{
    return node->def && node->def->eval == leave_region && !node->unheld;
}

/* Of a body that is entered from outside of fast code, or called. */
static void emit_end(FastCompiler *c, const Node *node)
{
    if (node_is(node, PRIM_RETURN) && !node->unheld)
        fast_emit_return(c, node);
    else if (c->level->meant)
        fast_emit_region_end(c, node);
    else if (c->level->body != &c->function->body)
        fast_emit(c, fast_by_definition);
    else
        fast_emit(c, leaves_alone(node) ? fast_leave : fast_finish);
}

static FastSlots edge_slots(const Node *node, unsigned successor)
{
    const Edge *edge = &node->edges[successor];

    return (FastSlots){ edge->to, edge->from, edge->count };
}

static void emit_switch(FastCompiler *c, const Node *node, const FastEdge *edges)
{
    if (node_is(node, PRIM_SWITCH) && fast_is_int(&node->operands[0]))
        fast_emit_switch(c, node, node->op->successor_count - 1, edges);
    else
        fast_emit(c, fast_switch)->more = edges;
}

typedef struct Entries { /* of a body's blocks: labels, where they are entered */
    unsigned first;      /* of the first block; the others' are behind it */
    unsigned enter;      /* of loops, likewise: strips stand there */
    VEC(StripPath)
    paths; /* of loops, round from the block to itself; of no blocks: none is there */
} Entries;

/* The label of a block where this one leads to it. */
static unsigned entry_of(const FastCompiler *c, const Entries *entries, unsigned target)
{
    const StripPath *path = &entries->paths.data[target];
    bool enters = path->count && strip_last(path) != c->block;

    return (enters ? entries->enter : entries->first) + target;
}

static bool has_counted_edge(const Node *node)
{
    for (unsigned i = 0; i < node->op->successor_count; i++)
        if (edge_is_counted(&node->edges[i]))
            return true;
    return false;
}

/* The definition moves what goes along the edge. */
static void compile_counted_branch(FastCompiler *c, const Node *node, const Entries *entries)
{
    FastEdge *edges = fast_new_edges(c, node->op->successor_count);

    fast_emit(c, fast_branch_counted)->more = edges;
    for (unsigned i = 0; i < node->op->successor_count; i++)
        fast_set_edge(c, &edges[i], (FastSlots){ 0 }, entry_of(c, entries, node->edges[i].target));
}

static void compile_terminator(FastCompiler *c, const Node *node, const Entries *entries)
{
    FastEdge *edges;

    fast_begin_node(c, node);
    fast_emit_record_check(c, node);
    if (!node->op->successor_count) {
        emit_end(c, node);
        return;
    }
    if (has_counted_edge(node)) {
        compile_counted_branch(c, node, entries);
        return;
    }
    if (node_is(node, PRIM_BRANCH)) {
        fast_emit_jump(c, edge_slots(node, 0), entry_of(c, entries, node->edges[0].target));
        return;
    }
    if (node_is(node, PRIM_COND_BRANCH)) {
        edges = fast_emit_choose(c, fast_in(node, 0));
    } else {
        edges = fast_new_edges(c, node->op->successor_count);
        emit_switch(c, node, edges);
    }
    for (unsigned i = 0; i < node->op->successor_count; i++)
        fast_set_edge(c, &edges[i], edge_slots(node, i),
                      entry_of(c, entries, node->edges[i].target));
}

static unsigned count_jumps(const BlockNodes *from, unsigned to)
{
    const Node *end = &from->nodes[from->count - 1];
    unsigned count = 0;

    for (unsigned s = 0; s < end->op->successor_count; s++)
        count += end->edges[s].target == to;
    return count;
}

static bool has_counted_edges(const StripPath *path)
{
    for (unsigned i = 0; i < path->count; i++)
        if (has_counted_edge(&path->blocks[i]->nodes[path->blocks[i]->count - 1])
            || (path->inner[i] && has_counted_edges(path->inner[i])))
            return true;
    return false;
}

/* Loops that are entered from elsewhere than their ends. */
static void find_paths(Arena *arena, const Body *body, Entries *entries)
{
    VEC(unsigned) jumps = { 0 };

    for (unsigned b = 0; b < body->count; b++)
        vec_push(&jumps, 0);
    for (unsigned b = 0; b < body->count; b++) {
        const Node *end = &body->blocks[b].nodes[body->blocks[b].count - 1];

        for (unsigned s = 0; s < end->op->successor_count; s++)
            jumps.data[end->edges[s].target]++;
    }
    for (unsigned b = 0; b < body->count; b++) {
        StripPath path;

        if (!strip_find_path(arena, body, b, &path) || has_counted_edges(&path)
            || jumps.data[b] == count_jumps(strip_last(&path), b))
            path.count = 0;
        vec_push(&entries->paths, path);
    }
    vec_free(&jumps);
}

/* In front of the block, with the rows that a loop around it has. */
static void emit_strips(FastCompiler *c, const Entries *entries, unsigned block)
{
    const StripPath *path = &entries->paths.data[block];
    StripRows rows = { 0 };

    for (size_t i = 0; i < entries->paths.len && !rows.body; i++)
        if (i != block && entries->paths.data[i].count)
            rows = strip_rows_of(&entries->paths.data[i], path);
    fast_emit_strips(c, path, &rows, entries->first + block);
}

/* A body that is entered from outside of fast code. */
static void compile_body(FastCompiler *c, FastPending pending)
{
    Body *body = pending.body;
    FastLevel *level = ARENA_NEW(&c->machine->program, FastLevel);
    Entries entries = { (unsigned)c->labels.len, (unsigned)c->labels.len + body->count, { 0 } };

    *level = (FastLevel){ .body = body, .meant = pending.meant };
    for (unsigned b = 0; b < 2 * body->count; b++)
        fast_new_label(c);
    find_paths(&c->machine->program, body, &entries);
    fast_patch(c, &body->fast, entries.first);
    for (unsigned b = 0; b < body->count; b++) {
        const BlockNodes *block = &body->blocks[b];

        c->level = level;
        c->block = block;
        if (entries.paths.data[b].count) {
            fast_put_label(c, entries.enter + b);
            emit_strips(c, &entries, b);
        }
        fast_put_label(c, entries.first + b);
        fast_compile_nodes(c, block, block->count - 1);
        compile_terminator(c, &block->nodes[block->count - 1], &entries);
    }
    fast_end_count(c);
    vec_free(&entries.paths);
}

/* Every block ends with a terminator, as those of functions do. */
static bool is_closed(const Body *body)
{
    for (unsigned b = 0; b < body->count; b++) {
        const BlockNodes *block = &body->blocks[b];

        if (!block->count || !op_has(block->nodes[block->count - 1].op, TERMINATOR))
            return false;
    }
    return body->count != 0;
}

static void free_compiler(FastCompiler *c)
{
    vec_free(&c->code);
    vec_free(&c->constants);
    vec_free(&c->pending);
    vec_free(&c->uses);
    vec_free(&c->labels);
    vec_free(&c->patches);
    vec_free(&c->edges);
    vec_free(&c->counted);
    vec_free(&c->views);
}

static void compile(Machine *machine, Function *function)
{
    enum { MOST_WORDS = 1 << 18 }; /* of a frame: fast code lists them one by one */
    FastCompiler c = { .machine = machine, .function = function };

    if (machine->observer || function->words > MOST_WORDS || is_left_or_landed_at(&function->body))
        return;
    fast_count_uses(&function->op->regions[0], &c.uses);
    function->allocates = fast_allocates(&function->body);
    vec_push(&c.pending, ((FastPending){ &function->body, false }));
    for (size_t i = 0; i < c.pending.len; i++)
        if (is_closed(c.pending.data[i].body) && !is_left_or_landed_at(c.pending.data[i].body))
            compile_body(&c, c.pending.data[i]);
    fast_link(&c);
    function->constants =
        ARENA_COPY(&machine->program, Constant, c.constants.data, c.constants.len);
    function->constant_count = (uint32_t)c.constants.len;
    free_compiler(&c);
}

const FastCode FAST_CODE = { compile, fast_share_slots, fast_run, strip_map };
