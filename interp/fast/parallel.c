/* Parallel loops as nests of counted loops, where no two iterations can touch the same memory.
 *
 * The body computes, and loads and stores elements of memrefs from outside of it. Whatever memref
 * it stores to, all its accesses have each induction variable in a dimension of its own, with the
 * same constant added: iterations that differ touch elements that do. That this memref's elements
 * lie apart, and in memory that no other memref of the body is in, is looked at when the loop
 * begins: where it is not so, or the order of iterations is a choice, the definition runs the loop
 * and watches for races. */
#include "core/define/alias.h"
#include "interp/fast/access.h"
#include "interp/fast/affine.h"
#include "interp/fast/compiler.h"

enum { MOST_RANK = 4, MOST_MEMREFS = 16, ANY = -1 };

typedef struct Touched { /* a memref of the body */
    const Value *value;
    uint32_t word;
    unsigned rank;
    bool stored;
    int place[MOST_RANK]; /* of each variable: the dimension */
    int64_t plus[MOST_RANK];
} Touched;

typedef struct ParallelPlan {
    unsigned rank, count;
    FastBounds bounds[MOST_RANK];
    Touched touched[MOST_MEMREFS];
} ParallelPlan;

/* Does the memref have its elements apart: each dimension's stride passes over those behind it? */
static bool is_injective(const uint64_t *memref, unsigned rank)
{
    const int64_t *sizes = (const int64_t *)memref + MEMREF_SIZES, *strides = sizes + rank;
    int64_t least = 1;

    for (unsigned i = rank; i-- > 0;)
        if (sizes[i] < 0 || strides[i] < least
            || __builtin_mul_overflow(sizes[i] ? sizes[i] : 1, strides[i], &least))
            return false;
    return true;
}

static bool are_apart(const Machine *machine, const uint64_t *words, const ParallelPlan *parallel)
{
    const Allocation *allocations[MOST_MEMREFS];

    for (unsigned i = 0; i < parallel->count; i++) {
        const Touched *touched = &parallel->touched[i];
        const uint64_t *memref = words + touched->word;

        allocations[i] = memory_live(machine->table, memref[MEMREF_ALIGNED_PROVENANCE]);
        if (!allocations[i] || (touched->stored && !is_injective(memref, touched->rank)))
            return false;
        for (unsigned k = 0; k < i; k++)
            if (allocations[i] == allocations[k]
                && (touched->stored || parallel->touched[k].stored))
                return false;
    }
    return true;
}

/* Is there an iteration, and are there not too many? */
static bool runs(const uint64_t *words, const ParallelPlan *parallel)
{
    uint64_t total = 1;

    for (unsigned i = 0; i < parallel->rank; i++) {
        const FastBounds *bounds = &parallel->bounds[i];
        int64_t lower = (int64_t)words[bounds->lower], upper = (int64_t)words[bounds->upper];
        int64_t step = (int64_t)words[bounds->step];

        if (step <= 0 || lower >= upper
            || __builtin_mul_overflow(
                total, ((uint64_t)upper - (uint64_t)lower - 1) / (uint64_t)step + 1, &total))
            return false;
    }
    return true;
}

/* imm: a ParallelPlan. */
static Flow begin(FAST_PARAMETERS)
{
    const ParallelPlan *parallel = (const ParallelPlan *)(uintptr_t)op->imm;

    if (machine->watched || !choice_is_first(&machine->choice) || !runs(words, parallel)
        || !are_apart(machine, words, parallel))
        return fast_by_definition(op, words, machine, acc);
    machine->parallels_run++;
    return fast_next(op, words, machine);
}

static bool is_within(const Op *around, const Value *value)
{
    const Op *made = value_definer(value);
    const Block *block = made ? made->block : value->block;

    while (block) {
        const Op *owner = block->region->parent;

        if (owner == around)
            return true;
        block = owner ? owner->block : NULL;
    }
    return false;
}

/* The number of the induction variable; ANY: it is none. */
static int variable_of(const Op *loop, const Value *value)
{
    const Block *body = loop->regions[0].first;

    for (unsigned i = 0; i < body->arg_count; i++)
        if (body->args[i] == value)
            return (int)i;
    return ANY;
}

typedef struct Subscript { /* a variable and a constant, or anything */
    int variable;
    int64_t plus;
} Subscript;

static Subscript affine_subscript(const Op *loop, const Op *op, unsigned first,
                                  const AffineExpr *expr)
{
    Subscript none = { ANY, 0 };
    int64_t plus = 0;

    if (expr->kind == AFFINE_ADD && expr->rhs->kind == AFFINE_CONSTANT) {
        plus = expr->rhs->value;
        expr = expr->lhs;
    }
    return expr->kind == AFFINE_DIM
               ? (Subscript){ variable_of(loop, op->operands[first + expr->position]), plus }
               : none;
}

/* Has each variable its dimension, the same one as in other accesses to the memref? */
static void place_variables(ParallelPlan *parallel, Touched *touched, const Subscript *subscripts,
                            bool is_new)
{
    for (unsigned v = 0; v < parallel->rank; v++) {
        int place = ANY;
        int64_t plus = 0;

        for (unsigned d = 0; d < touched->rank; d++)
            if (subscripts[d].variable == (int)v && (place == ANY || touched->place[v] == (int)d)) {
                place = (int)d;
                plus = subscripts[d].plus;
            }
        if (!is_new && (touched->place[v] != place || touched->plus[v] != plus))
            place = ANY;
        touched->place[v] = place;
        touched->plus[v] = plus;
    }
}

static Touched *touch(ParallelPlan *parallel, const Value *memref, uint32_t word, bool *is_new)
{
    Touched *touched = parallel->touched;

    for (; touched < parallel->touched + parallel->count; touched++)
        if (touched->value == memref)
            return touched;
    if (parallel->count == MOST_MEMREFS || memref->type->shaped.rank > MOST_RANK)
        return NULL;
    parallel->count++;
    *touched = (Touched){ .value = memref, .word = word, .rank = memref->type->shaped.rank };
    *is_new = true;
    return touched;
}

static bool plan_access(ParallelPlan *parallel, const Op *loop, const Node *node)
{
    bool affine = node_is(node, PRIM_AFFINE_LOAD) || node_is(node, PRIM_AFFINE_STORE);
    bool stores = node_is(node, PRIM_STORE) || node_is(node, PRIM_AFFINE_STORE), is_new = false;
    unsigned first = stores ? 2 : 1;
    const Value *memref = node->op->operands[first - 1];
    Touched *touched = memref->type->kind == TYPE_MEMREF && !is_within(loop, memref)
                           ? touch(parallel, memref, fast_in(node, first - 1), &is_new)
                           : NULL;
    Subscript subscripts[MOST_RANK];

    if (!touched)
        return false;
    for (unsigned d = 0; d < touched->rank; d++)
        subscripts[d] = affine ? affine_subscript(loop, node->op, first,
                                                  op_attr(node->op, "map")->map->results[d])
                               : (Subscript){ variable_of(loop, node->op->operands[first + d]), 0 };
    place_variables(parallel, touched, subscripts, is_new);
    touched->stored |= stores;
    return true;
}

/* No memory, no calls, nothing that only the definition knows. */
static bool only_computes(const Node *node)
{
    Primitive primitive = op_primitive(node->op);

    return (primitive > PRIM_NONE && primitive < PRIM_ALLOCA)
           || (primitive >= PRIM_AFFINE_APPLY && primitive <= PRIM_AFFINE_MAX)
           || (primitive >= PRIM_IF && primitive <= PRIM_AFFINE_FOR);
}

static bool plan_body(ParallelPlan *parallel, const Op *loop, const Body *body);

static bool plan_node(ParallelPlan *parallel, const Op *loop, const Node *node)
{
    if (!node->def || node->unheld)
        return false;
    if (node_is(node, PRIM_LOAD) || node_is(node, PRIM_STORE) || node_is(node, PRIM_AFFINE_LOAD)
        || node_is(node, PRIM_AFFINE_STORE))
        return plan_access(parallel, loop, node);
    if (!op_has(node->op, TERMINATOR) && !only_computes(node))
        return false;
    for (unsigned r = 0; r < node->op->region_count; r++)
        if (node->bodies[r].count && !plan_body(parallel, loop, &node->bodies[r]))
            return false;
    return true;
}

static bool plan_body(ParallelPlan *parallel, const Op *loop, const Body *body)
{
    for (unsigned n = 0; n < body->blocks[0].count; n++)
        if (!plan_node(parallel, loop, &body->blocks[0].nodes[n]))
            return false;
    return body->count == 1;
}

static bool is_race_free(const ParallelPlan *parallel)
{
    for (unsigned i = 0; i < parallel->count; i++)
        for (unsigned v = 0; parallel->touched[i].stored && v < parallel->rank; v++)
            if (parallel->touched[i].place[v] == ANY)
                return false;
    return true;
}

static bool find_bounds(FastCompiler *c, const Node *node, ParallelPlan *parallel)
{
    if (node_is(node, PRIM_AFFINE_PARALLEL))
        return fast_affine_space(c, node, parallel->rank, parallel->bounds);
    for (unsigned i = 0; i < parallel->rank; i++)
        parallel->bounds[i] = (FastBounds){ .lower = fast_in(node, i),
                                            .upper = fast_in(node, parallel->rank + i),
                                            .step = fast_in(node, 2 * parallel->rank + i) };
    return node->op->operand_count == 3 * parallel->rank
           && fast_machine(c)->options.index_width == 64;
}

bool fast_compile_parallel(FastCompiler *c, const Node *node, unsigned after)
{
    ParallelPlan plan = { 0 };

    if (!fast_has_one_block(node, 0) || node->op->result_count || fast_allocates(&node->bodies[0]))
        return false;
    plan.rank = node->bodies[0].blocks[0].arg_count;
    if (!plan.rank || plan.rank > MOST_RANK || !plan_body(&plan, node->op, &node->bodies[0])
        || !is_race_free(&plan) || !find_bounds(c, node, &plan))
        return false;
    fast_emit(c, begin)->imm =
        (uint64_t)(uintptr_t)ARENA_COPY(&fast_machine(c)->program, ParallelPlan, &plan, 1);
    vec_push(&c->pending, ((FastPending){ &node->bodies[0], false }));
    fast_emit_nest(c, node, plan.bounds, plan.rank, after);
    return true;
}
