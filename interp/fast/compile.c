/* From nodes to fast code: one row of FastOps for a body and all bodies in it that need no
 * definition around them. */
#include "interp/fast/access.h"
#include "interp/fast/affine.h"
#include "interp/fast/flow.h"
#include "interp/fast/fuse.h"
#include "interp/fast/strip.h"

#include <string.h>

#define NOTHING UINT32_MAX

enum { LONGEST = 1024 }; /* operations that are counted at once */

typedef struct Patch { /* a pointer into the code, which is not at its place yet */
    const FastOp **pointer;
    unsigned label;
} Patch;

typedef struct Last { /* what may be fused with what follows */
    FastKind kind;    /* FAST_OTHER: nothing */
    bool in_acc;
    const Value *value;
    unsigned width;
    unsigned after; /* the label behind it */
} Last;

struct FastCompiler {
    Machine *machine;
    Function *function;
    const FastLevel *level;
    const BlockNodes *block;
    const Node *node;
    FastSite *site;  /* of the node */
    uint32_t acc;    /* the word that the last FastOp gives; NOTHING: none */
    FastRun *choose; /* the last FastOp with a choice behind it; NULL: there is none */
    Last last;
    unsigned after; /* the label behind the node */
    FastUses uses;
    VEC(FastOp) code;
    VEC(uint32_t) labels; /* where each is; UINT32_MAX: not known yet */
    VEC(Patch) patches;
    VEC(FastEdge *) edges;
    Value *const *fresh; /* values that have just got a new value */
    unsigned fresh_count;
    VEC(uint32_t) views; /* by the slots of values; 0: none */
    VEC(Body *) pending; /* that definitions run: code of their own */
    size_t head;         /* where the operations began that are counted together */
    uint32_t count;      /* so many */
    VEC(FastSite *) counted;
    VEC(Constant) constants;
};

const FastTwin *const FAST_TWINS[] = { FAST_PLAIN_TWINS,      FAST_INTEGER_TWINS,
                                       FAST_FLOAT_TWINS,      FAST_COMPARE_TWINS,
                                       FAST_ORDER_TWINS,      FAST_PROMISED_TWINS,
                                       FAST_CONVERT_TWINS,    FAST_MEMREF_TWINS,
                                       FAST_AFFINE_TWINS,     FAST_WIDE_TWINS,
                                       FAST_WIDE_SHIFT_TWINS, FAST_FLAGGED_TWINS,
                                       FAST_EXTENDED_TWINS,   NULL };

static unsigned new_label(FastCompiler *c)
{
    vec_push(&c->labels, UINT32_MAX);
    return (unsigned)c->labels.len - 1;
}

static void refer(FastCompiler *c, const FastOp **pointer, unsigned label)
{
    vec_push(&c->patches, ((Patch){ pointer, label }));
}

FastOp *fast_emit(FastCompiler *c, FastRun *run)
{
    vec_push(&c->code, ((FastOp){ .run = run, .site = c->site }));
    c->acc = NOTHING;
    c->last.kind = FAST_OTHER;
    c->choose = NULL;
    return &c->code.data[c->code.len - 1];
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
    c->last = (Last){ kind, in_acc, c->node->op->results[0], c->node->results[0].layout->width,
                      c->after };
}

/* Does the operand come from the last FastOp, and go nowhere else? */
static bool may_fuse(const FastCompiler *c, const Node *node, unsigned operand)
{
    const Value *value = node->op->operands[operand];

    return c->last.kind != FAST_OTHER && c->last.value == value && c->uses.data[value->slot] == 1;
}

FastOp *fast_fuse(FastCompiler *c, const Node *node, unsigned operand, FastKind kind)
{
    FastInAcc in_acc = c->last.in_acc ? FAST_FIRST_IN_ACC : FAST_NONE_IN_ACC;
    FastRun *run;
    FastOp *op;

    if (!may_fuse(c, node, operand))
        return NULL;
    op = &c->code.data[c->code.len - 1];
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

/* Memrefs. */

uint32_t fast_view(const FastCompiler *c, const Value *memref)
{
    return memref->slot < c->views.len ? c->views.data[memref->slot] : 0;
}

static Flow forget(FAST_PARAMETERS)
{
    words[op->to + VIEW_READ] = words[op->to + VIEW_WRITE] = 0;
    return fast_next(op, words, machine);
}

/* What is said of the values stands in front of the code of the next operation. */
static void emit_fresh(FastCompiler *c)
{
    Value *const *values = c->fresh;

    for (unsigned i = 0; i < c->fresh_count; i++) {
        const Type *type = values[i]->type;

        if (type->kind != TYPE_MEMREF || type->shaped.rank < 1 || type->shaped.rank > 2)
            continue;
        while (c->views.len <= values[i]->slot)
            vec_push(&c->views, 0);
        c->views.data[values[i]->slot] = fast_spare(c, VIEW_WORDS);
        fast_emit(c, forget)->to = c->views.data[values[i]->slot];
    }
    c->fresh_count = 0;
}

static void set_fresh(FastCompiler *c, Value *const *values, unsigned count)
{
    c->fresh = values;
    c->fresh_count = count;
}

uint64_t fast_flags(const Node *node, unsigned attribute)
{
    const Attr *attr = op_inherent(node->op, attribute);

    if (attr && attr->kind == ATTR_DIALECT)
        attr = attr->dialect.params[0];
    return attr ? int_low_u(attr->integer) : 0;
}

bool fast_has_flags(const Node *node)
{
    const Attr *flags = def_attr_count(node->def) ? op_inherent(node->op, 0) : NULL;

    return flags && (flags->kind == ATTR_UNIT || fast_flags(node, 0) != 0);
}

const uint64_t *fast_constant(FastCompiler *c, const Node *node)
{
    const Layout *layout = node->results[0].layout;
    const Attr *value = op_attr(node->op, "value");
    Arena *arena = &c->machine->program;
    Place place = { ARENA_ARRAY(arena, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(arena, uint32_t, layout_lanes(layout)), layout };
    Step s = { .op = node->op, .arena = arena, .machine = c->machine, .node = node };

    return value && place_set_attr(&s, place, node->op->results[0]->type, value)
                   && !place_is_poison(place)
               ? place.words
               : NULL;
}

bool fast_known(const Node *node, unsigned operand, uint64_t *number)
{
    const Op *constant = value_definer(node->op->operands[operand]);
    const Layout *layout = node->operands[operand].layout;
    const Attr *value = NULL;

    if (constant && (op_is(constant, "arith.constant") || op_is(constant, "index.constant")))
        value = op_attr(constant, "value");
    if (!value || value->kind != ATTR_INTEGER || !layout || !layout->width)
        return false;
    *number = int_low_u(value->integer);
    if (layout->width <= 64)
        *number = fast_cut(*number, 64 - layout->width);
    return layout->width <= 64 || int_fits_u64(value->integer);
}

/* Counting. */

/* The operations since the head are counted where it is jumped to. */
static void end_count(FastCompiler *c)
{
    if (c->head < c->code.len)
        c->code.data[c->head].count = c->count;
    for (size_t i = 0; i < c->counted.len; i++)
        c->counted.data[i]->rest = c->count - 1 - (uint32_t)i;
    c->counted.len = 0;
    c->count = 0;
    c->head = c->code.len;
}

/* From here on code is jumped to. */
static void put_label(FastCompiler *c, unsigned label)
{
    end_count(c);
    c->acc = NOTHING;
    c->last.kind = FAST_OTHER;
    c->choose = NULL;
    c->labels.data[label] = (uint32_t)c->code.len;
}

static void begin_node(FastCompiler *c, const Node *node)
{
    c->node = node;
    c->site = ARENA_NEW(&c->machine->program, FastSite);
    *c->site = (FastSite){ .node = node, .block = c->block, .level = c->level };
    c->count++;
    vec_push(&c->counted, c->site);
    emit_fresh(c);
}

/* Edges. */

static FastEdge *new_edges(FastCompiler *c, unsigned count)
{
    FastEdge *edges = ARENA_ARRAY(&c->machine->program, FastEdge, count);

    for (unsigned i = 0; i < count; i++)
        vec_push(&c->edges, &edges[i]);
    return edges;
}

static void set_edge(FastCompiler *c, FastEdge *edge, FastSlots slots, unsigned label)
{
    FastOp *move;

    edge->moves = fast_plan_moves(c, slots, &edge->count);
    refer(c, &edge->target, label);
    if (!edge->count)
        return;
    move = ARENA_NEW(&c->machine->program, FastOp);
    *move = (FastOp){ .run = fast_moves(edge->count), .site = c->site, .more = edge };
    edge->first = move;
}

static void emit_jump(FastCompiler *c, FastSlots slots, unsigned label)
{
    FastEdge *edge = new_edges(c, 1);

    set_edge(c, edge, slots, label);
    fast_emit(c, fast_goes(edge->count))->more = edge;
}

/* Control goes from what was emitted to here and nowhere else, and is counted anew. */
static void emit_pass(FastCompiler *c)
{
    unsigned label = new_label(c);

    emit_jump(c, (FastSlots){ 0 }, label);
    put_label(c, label);
}

/* The edges that the word chooses from; they are still to be set. */
static FastEdge *emit_choose(FastCompiler *c, uint32_t word)
{
    FastEdge *edges = new_edges(c, 2);
    bool in_acc = fast_in_acc(c, word);
    FastOp *op;

    if (in_acc && c->choose) {
        op = &c->code.data[c->code.len - 1];
        op->run = c->choose;
    } else {
        op = fast_emit(c, in_acc ? fast_choose_acc : fast_choose);
        op->a = word;
    }
    c->acc = NOTHING;
    c->choose = NULL;
    c->last.kind = FAST_OTHER;
    op->more = edges;
    return edges;
}

/* Nodes. */

static void compile_nodes(FastCompiler *c, const BlockNodes *block, unsigned count);

static const FastTwin **find_twins(Machine *machine, const OpDef *def)
{
    VEC(const FastTwin *) found = { 0 };
    const FastTwin **kept;

    for (const FastTwin *const *table = FAST_TWINS; *table; table++)
        for (const FastTwin *twin = *table; twin->op; twin++)
            if (strcmp(twin->op, def->name) == 0)
                vec_push(&found, twin);
    vec_push(&found, NULL);
    kept = ARENA_COPY(&machine->program, const FastTwin *, found.data, found.len);
    vec_free(&found);
    return kept;
}

/* The twins of a definition, found when first asked for. */
static const FastTwin *const *twins_of(Machine *machine, const OpDef *def)
{
    const FastTwin **twins = map_get(&machine->twins, KEY_OF(def));
    const OpDef **key;

    if (twins)
        return twins;
    twins = find_twins(machine, def);
    key = ARENA_NEW(&machine->program, const OpDef *);
    *key = def;
    map_put(&machine->twins, KEY_OF(*key), twins);
    return twins;
}

static bool emit_twin(FastCompiler *c, const Node *node)
{
    for (const FastTwin *const *twin = twins_of(c->machine, node->def); *twin; twin++)
        if ((*twin)->emit(c, node, *twin))
            return true;
    return false;
}

static bool is(const Node *node, const char *name)
{
    return op_is(node->op, name);
}

/* What these put on the stack ends with the region of the scope around them, which a definition
 * sees to. */
static bool allocates(const Body *body)
{
    for (unsigned b = 0; b < body->count; b++)
        for (unsigned n = 0; n < body->blocks[b].count; n++) {
            const Node *node = &body->blocks[b].nodes[n];

            if (is(node, "memref.alloca"))
                return true;
            for (unsigned r = 0; node->bodies && r < node->op->region_count; r++)
                if (allocates(&node->bodies[r]))
                    return true;
        }
    return false;
}

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
    compile_nodes(c, block, block->count - 1);
    begin_node(c, &block->nodes[block->count - 1]);
    c->level = outer;
    c->block = around;
}

static bool compile_if(FastCompiler *c, const Node *node, unsigned after)
{
    unsigned labels[] = { new_label(c), new_label(c) };
    FastEdge *edges;

    for (unsigned r = 0; r < 2; r++)
        if (node->bodies[r].count && !has_one_block(node, r))
            return false;
    edges = emit_choose(c, fast_in(node, 0));
    for (unsigned r = 0; r < 2; r++) {
        bool there = node->bodies[r].count != 0;

        set_edge(c, &edges[r], (FastSlots){ 0 }, there ? labels[r] : after);
        if (!there)
            continue;
        put_label(c, labels[r]);
        compile_region(c, node, r);
        emit_jump(
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
    edges = new_edges(c, regions);
    fast_emit_switch(c, node, regions - 1, edges);
    for (unsigned r = 0; r < regions; r++)
        new_label(c);
    for (unsigned r = 0; r < regions; r++) {
        set_edge(c, &edges[r], (FastSlots){ 0 }, first + r);
        put_label(c, first + r);
        compile_region(c, node, r);
        emit_jump(
            c, (FastSlots){ node->results, terminator(node, r)->operands, node->op->result_count },
            after);
    }
    return true;
}

static bool compile_while(FastCompiler *c, const Node *node, unsigned after)
{
    unsigned before = new_label(c), then = new_label(c), forwarded = node->op->result_count;
    const Slot *args = node->bodies[0].blocks[0].args;
    const Node *condition;
    FastEdge *edges;

    if (!has_one_block(node, 0) || !has_one_block(node, 1))
        return false;
    condition = terminator(node, 0);
    emit_jump(c, (FastSlots){ args, node->operands, node->op->operand_count }, before);
    put_label(c, before);
    compile_region(c, node, 0);
    edges = emit_choose(c, fast_in(condition, 0));
    set_edge(c, &edges[0],
             (FastSlots){ node->bodies[1].blocks[0].args, condition->operands + 1, forwarded },
             then);
    set_edge(c, &edges[1], (FastSlots){ node->results, condition->operands + 1, forwarded }, after);
    put_label(c, then);
    compile_region(c, node, 1);
    emit_jump(c, (FastSlots){ args, terminator(node, 1)->operands, node->op->operand_count },
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
    refer(c, &strips->body, start);
    emit_jump(c, results, after);
}

static void compile_loop(FastCompiler *c, const Node *node, const Loop *loop, unsigned after)
{
    const BlockNodes *body = &node->bodies[0].blocks[0];
    unsigned first = new_label(c), start = new_label(c), carried = node->op->result_count;
    FastEdge *edges = new_edges(c, 4);
    const Slot *yields = terminator(node, 0)->operands, *inits = node->operands + loop->inits;

    set_loop(fast_emit(c, loop->is_unsigned ? fast_for_unsigned : fast_for), loop,
             body->args[0].word, edges);
    set_edge(c, &edges[0], (FastSlots){ body->args + 1, inits, carried }, first);
    set_edge(c, &edges[1], (FastSlots){ node->results, inits, carried }, after);
    put_label(c, first);
    emit_strips(c, body, loop, (FastSlots){ node->results, yields, carried }, start, after);
    put_label(c, start);
    compile_region(c, node, 0);
    set_loop(fast_emit(c, loop->is_unsigned   ? fast_again_unsigned
                          : loop->width == 64 ? fast_again_64
                                              : fast_again),
             loop, body->args[0].word, edges + 2);
    set_edge(c, &edges[2], (FastSlots){ body->args + 1, yields, carried }, start);
    set_edge(c, &edges[3], (FastSlots){ node->results, yields, carried }, after);
}

static bool compile_for(FastCompiler *c, const Node *node, unsigned after)
{
    Loop loop = { fast_in(node, 0),
                  fast_in(node, 1),
                  fast_in(node, 2),
                  node->operands[0].layout->width,
                  3,
                  op_inherent(node->op, 0) != NULL };

    if (!has_one_block(node, 0) || allocates(&node->bodies[0]) || loop.width > 64)
        return false;
    compile_loop(c, node, &loop, after);
    return true;
}

static bool compile_affine_for(FastCompiler *c, const Node *node, unsigned after)
{
    Loop loop = { .width = 64 };
    FastBounds bounds;
    unsigned carried;

    if (!has_one_block(node, 0) || allocates(&node->bodies[0])
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
static bool compile_structure(FastCompiler *c, const Node *node, unsigned after)
{
    if (is(node, "scf.if"))
        return compile_if(c, node, after);
    if (is(node, "scf.index_switch"))
        return compile_index_switch(c, node, after);
    if (is(node, "scf.while"))
        return compile_while(c, node, after);
    if (is(node, "scf.for"))
        return compile_for(c, node, after);
    if (is(node, "affine.for"))
        return compile_affine_for(c, node, after);
    return false;
}

/* Whatever definitions run may run regions: those are fast code again. */
static void emit_definition(FastCompiler *c, const Node *node)
{
    fast_emit(c, fast_by_definition);
    for (unsigned r = 0; node->bodies && r < node->op->region_count; r++)
        if (node->bodies[r].count && node->bodies[r].blocks[0].count)
            vec_push(&c->pending, &node->bodies[r]);
}

/* Operations of others are executed before the one behind it, and counted before. */
static bool runs_others(const Node *node)
{
    return node->op->region_count || is(node, "func.call") || is(node, "func.call_indirect");
}

/* The code behind an operation that ran others finds the word of its result in `acc`. */
static bool gives_word(const Node *node)
{
    return node->op->result_count && !node->unheld && layout_words(node->results[0].layout);
}

static void compile_node(FastCompiler *c, const Node *node)
{
    unsigned after = new_label(c);

    c->after = after;
    if (c->count == LONGEST)
        emit_pass(c);
    begin_node(c, node);
    refer(c, &c->site->after, after);
    if (node->def && compile_structure(c, node, after)) {
        put_label(c, after);
        set_fresh(c, node->op->results, node->op->result_count);
        return;
    }
    if (!node->def || node->unheld
        || !(is(node, "func.call") ? fast_emit_call(c, node) : emit_twin(c, node)))
        emit_definition(c, node);
    if (runs_others(node)) {
        put_label(c, after);
        if (gives_word(node))
            fast_gives(c, fast_out(node, 0));
    } else
        c->labels.data[after] = (uint32_t)c->code.len;
    set_fresh(c, node->op->results, node->op->result_count);
}

static void compile_nodes(FastCompiler *c, const BlockNodes *block, unsigned count)
{
    set_fresh(c, block->block->args, block->arg_count);
    for (unsigned i = 0; i < count; i++)
        compile_node(c, &block->nodes[i]);
}

/* Of a body that is entered from outside of fast code, or called. */
static void emit_end(FastCompiler *c, const Node *node)
{
    if (is(node, "func.return") && !node->unheld)
        fast_emit_return(c, node);
    else
        fast_emit(c, c->level->body == &c->function->body ? fast_finish : fast_by_definition);
}

static FastSlots edge_slots(const Node *node, unsigned successor)
{
    const Edge *edge = &node->edges[successor];

    return (FastSlots){ edge->to, edge->from, edge->count };
}

static void emit_switch(FastCompiler *c, const Node *node, const FastEdge *edges)
{
    if (is(node, "cf.switch") && fast_is_int(&node->operands[0]))
        fast_emit_switch(c, node, node->op->successor_count - 1, edges);
    else
        fast_emit(c, fast_switch)->more = edges;
}

static void compile_terminator(FastCompiler *c, const Node *node, unsigned first_block)
{
    FastEdge *edges;

    begin_node(c, node);
    if (!node->op->successor_count) {
        emit_end(c, node);
        return;
    }
    if (is(node, "cf.br")) {
        emit_jump(c, edge_slots(node, 0), first_block + node->edges[0].target);
        return;
    }
    if (is(node, "cf.cond_br")) {
        edges = emit_choose(c, fast_in(node, 0));
    } else {
        edges = new_edges(c, node->op->successor_count);
        emit_switch(c, node, edges);
    }
    for (unsigned i = 0; i < node->op->successor_count; i++)
        set_edge(c, &edges[i], edge_slots(node, i), first_block + node->edges[i].target);
}

/* A body that is entered from outside of fast code. */
static void compile_body(FastCompiler *c, Body *body)
{
    FastLevel *level = ARENA_NEW(&c->machine->program, FastLevel);
    unsigned first = (unsigned)c->labels.len;

    *level = (FastLevel){ .body = body };
    for (unsigned b = 0; b < body->count; b++)
        new_label(c);
    refer(c, &body->fast, first);
    for (unsigned b = 0; b < body->count; b++) {
        const BlockNodes *block = &body->blocks[b];

        c->level = level;
        c->block = block;
        put_label(c, first + b);
        compile_nodes(c, block, block->count - 1);
        compile_terminator(c, &block->nodes[block->count - 1], first);
    }
    end_count(c);
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
    if (!edge->first)
        edge->first = edge->land;
}

static void put_in_place(FastCompiler *c)
{
    FastOp *code = ARENA_COPY(&c->machine->program, FastOp, c->code.data, c->code.len);

    for (size_t i = 0; i < c->patches.len; i++)
        *c->patches.data[i].pointer = code + c->labels.data[c->patches.data[i].label];
    for (size_t i = 0; i < c->edges.len; i++)
        if (c->edges.data[i]->target)
            land(c->edges.data[i]);
    for (size_t i = 0; i < c->code.len; i++)
        if (fast_only_goes(&code[i], 0) || fast_only_goes(&code[i], 1))
            fast_join_return(&code[i]);
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

void fast_compile(Machine *machine, Function *function)
{
    FastCompiler c = { .machine = machine, .function = function };

    if (machine->observer || machine->options.slow)
        return;
    fast_count_uses(&function->op->regions[0], &c.uses);
    function->allocates = allocates(&function->body);
    vec_push(&c.pending, &function->body);
    for (size_t i = 0; i < c.pending.len; i++)
        if (is_closed(c.pending.data[i]))
            compile_body(&c, c.pending.data[i]);
    put_in_place(&c);
    vec_free(&c.uses);
    function->constants =
        ARENA_COPY(&machine->program, Constant, c.constants.data, c.constants.len);
    function->constant_count = (uint32_t)c.constants.len;
    vec_free(&c.code);
    vec_free(&c.labels);
    vec_free(&c.views);
    vec_free(&c.patches);
    vec_free(&c.edges);
    vec_free(&c.pending);
    vec_free(&c.counted);
    vec_free(&c.constants);
}
