/* Inner loops: in the body of a loop that runs in strips, loops that make as many iterations in
 * each of its iterations. All of a strip goes round the inner loop together: what that carries, in
 * arguments or in elements that it loads and stores again, is a strip that each round replaces. To
 * elements that are others in each round it stores in each. */
#include "core/define/alias.h"
#include "interp/fast/access.h"
#include "interp/fast/affine.h"
#include "interp/fast/compiler.h"
#include "interp/fast/strip_plan.h"

#include <limits.h>
#include <string.h>

typedef struct Loop {
    const Node *node; /* whose results it gives; NULL: its blocks' arguments are seen behind it */
    const StripPath *path;
    const Node *from;       /* what it begins with: operands, of argument 0 this one */
    unsigned inits, yields; /* likewise, of the last terminator, what an iteration hands on */
    unsigned variable;      /* the argument that is the induction variable: it is not handed on */
} Loop;

/* The bounds, which stay in a strip; NONE: one does not, or is none that is known. */
static uint8_t bound(const Plan *p, uint8_t linear)
{
    return linear == NONE || strip_grows(p, linear) ? NONE : linear;
}

static uint8_t affine_bound(Plan *p, const Node *node, const char *name, unsigned group)
{
    const AffineMap *map = op_attr(node->op, name)->map;
    unsigned count, first = op_operand_group(node->op, group, &count);

    return map->result_count == 1 && fast_bound_fits(node->op, group, map)
               ? bound(p, strip_linear_expr(p, node, map, first, map->results[0]))
               : NONE;
}

static bool find_bounds(Plan *p, const Node *node, StripInner *inner, unsigned *inits)
{
    unsigned carried;

    inner->width = 64;
    if (node_is(node, PRIM_AFFINE_FOR)) {
        *inits = op_operand_group(node->op, 2, &carried);
        inner->lower = affine_bound(p, node, "lowerBoundMap", 0);
        inner->upper = affine_bound(p, node, "upperBoundMap", 1);
        inner->step = strip_add_linear(
            p, (StripLinear){ LINEAR_CONSTANT,
                              .value = int_low_s(op_attr(node->op, "step")->integer) });
    } else {
        if (!node_is(node, PRIM_FOR) || op_inherent(node->op, 0)
            || !strip_is_number(&node->operands[0]))
            return false;
        *inits = 3;
        inner->width = (uint8_t)node->operands[0].layout->width;
        inner->lower = bound(p, strip_linear(p, node, 0));
        inner->upper = bound(p, strip_linear(p, node, 1));
        inner->step = bound(p, strip_linear(p, node, 2));
    }
    return inner->lower != NONE && inner->upper != NONE && inner->step != NONE;
}

/* A strip of its own, which begins as the other one. */
static uint8_t add_copy(Plan *p, uint8_t from)
{
    StripOp *op;
    uint8_t out;

    if (from == NONE)
        return NONE;
    out = strip_add_buffer(p, p->buffers[from].row);
    op = strip_add_op(p, STRIP_CALL, out);
    if (!op)
        return NONE;
    op->run = strip_copying(p->buffers[from].row.bytes);
    op->in[0] = from;
    op->inputs = 1;
    return out;
}

static StripRound *add_round(StripInner *inner, uint8_t value)
{
    if (value == NONE || inner->round_count == STRIP_ROUNDS)
        return NULL;
    inner->rounds[inner->round_count] = (StripRound){ value, NONE };
    return &inner->rounds[inner->round_count++];
}

/* Arguments that are carried. */
static bool plan_arguments(Plan *p, const Loop *loop, StripInner *inner)
{
    const BlockNodes *first = loop->path->blocks[0];

    for (unsigned i = 0; i < first->arg_count; i++) {
        uint8_t value;

        if (i == loop->variable)
            continue;
        value = add_copy(p, strip_of(p, loop->from, loop->inits + i));
        if (!add_round(inner, value) || !strip_know(p, first->block->args[i], KNOWN_STRIP, value))
            return false;
    }
    return true;
}

/* The last operations, so many, go in front of the loop. */
static bool put_in_front(Plan *p, unsigned first)
{
    unsigned loop = 0, count = p->loop.op_count - first;
    StripOp ops[4];

    while (p->ops[loop].kind != STRIP_LOOP || p->ops[loop].in[0] != p->inner - 1)
        loop++;
    if (count > sizeof ops / sizeof *ops)
        return false;
    memcpy(ops, p->ops + first, count * sizeof *ops);
    memmove(p->ops + loop + count, p->ops + loop, (first - loop) * sizeof *ops);
    memcpy(p->ops + loop, ops, count * sizeof *ops);
    return true;
}

static StripCell *cell_of(Plan *p, const StripAccess *access)
{
    for (unsigned i = 0; i < p->cell_count; i++)
        if (strip_is_same_element(&p->cells[i].access, access))
            return &p->cells[i];
    return NULL;
}

static StripCell *add_cell(Plan *p, const StripAccess *access, uint8_t value)
{
    if (value == NONE || p->cell_count == STRIP_ROUNDS)
        return NULL;
    p->cells[p->cell_count] = (StripCell){ *access, value, NONE };
    p->cells[p->cell_count].access.stores = true;
    p->cells[p->cell_count].access.loop = p->inner;
    return &p->cells[p->cell_count++];
}

/* Does the block, or one inside of it, store to the element that the node loads? */
static bool stores_to(Plan *p, const BlockNodes *block, const Node *load)
{
    for (unsigned i = 0; i < block->count; i++) {
        const Node *node = &block->nodes[i];

        if (strip_is_store_to(p, node, load))
            return true;
        for (unsigned r = 0; r < node->op->region_count; r++)
            if (node->bodies[r].count && stores_to(p, &node->bodies[r].blocks[0], load))
                return true;
    }
    return false;
}

static bool path_stores_to(Plan *p, const Node *load)
{
    for (unsigned i = 0; i < p->inner_path->count; i++)
        if (stores_to(p, p->inner_path->blocks[i], load))
            return true;
    return false;
}

/* The element is loaded in front of the loop; in it, it is carried. */
static bool plan_cell(Plan *p, const Node *node, StripAccess *access)
{
    StripInner *inner = &p->loop.inners[p->inner - 1];
    unsigned first = p->loop.op_count, number = p->inner;
    uint8_t loaded;
    StripCell *cell;

    p->inner = 0;
    loaded = strip_plan_load(p, node, access);
    p->inner = number;
    cell = add_cell(p, access, add_copy(p, loaded));
    if (!cell || !add_round(inner, cell->value) || !put_in_front(p, first))
        return false;
    cell->round = (uint8_t)(inner->round_count - 1);
    return strip_know(p, node->op->results[0], KNOWN_STRIP, cell->value);
}

bool strip_plan_inner_load(Plan *p, const Node *node, StripAccess *access)
{
    StripCell *cell = cell_of(p, access);
    uint8_t loaded;

    if (cell)
        return strip_know(p, node->op->results[0], KNOWN_STRIP, cell->value);
    if (!strip_varies(p, access) && !access->gathers && path_stores_to(p, node))
        return plan_cell(p, node, access);
    access->inner = access->gathers ? 0 : p->inner;
    access->loop = p->inner;
    loaded = strip_plan_load(p, node, access);
    return strip_know(p, node->op->results[0], KNOWN_STRIP, loaded);
}

bool strip_plan_inner_store(Plan *p, const StripAccess *access)
{
    StripCell *cell = cell_of(p, access);
    StripAccess moving = *access;

    p->cell_stores++;
    if (strip_varies(p, access)) {
        moving.loop = moving.inner = p->inner;
        return strip_add_store(p, &moving);
    }
    if (!cell)
        return add_cell(p, access, access->value) != NULL;
    cell->value = access->value;
    return true;
}

/* The operation of the loop that makes the buffer, which may then be another round's. */
static bool is_made_inside(const Plan *p, uint8_t buffer)
{
    for (unsigned i = p->loop.op_count; i-- > 0 && p->ops[i].kind != STRIP_LOOP;)
        if (p->ops[i].kind == STRIP_CALL && p->ops[i].out == buffer)
            return !p->ops[i].uniform;
    return false;
}

/* Each round's next value is a buffer of its own. */
static bool close_round(Plan *p, StripInner *inner, unsigned number, uint8_t next)
{
    bool own = next != NONE && is_made_inside(p, next)
               && p->buffers[next].row.bytes == p->buffers[inner->rounds[number].value].row.bytes;

    for (unsigned i = 0; i < inner->round_count; i++)
        own &= inner->rounds[i].next != next;
    inner->rounds[number].next = own ? next : add_copy(p, next);
    return inner->rounds[number].next != NONE;
}

/* What the cell holds behind the loop. What a round was handed and what it hands on have changed
 * places by then. */
static uint8_t last_value(const StripInner *inner, const StripCell *cell)
{
    if (cell->round != NONE)
        return inner->rounds[cell->round].value;
    for (unsigned i = 0; i < inner->round_count; i++) {
        if (inner->rounds[i].next == cell->value)
            return inner->rounds[i].value;
        if (inner->rounds[i].value == cell->value)
            return inner->rounds[i].next;
    }
    return cell->value;
}

static bool close_rounds(Plan *p, const Loop *loop, StripInner *inner)
{
    const StripPath *path = loop->path;
    const Node *yield = strip_end(path, path->count - 1);
    unsigned round = 0;

    for (unsigned i = 0; i < path->blocks[0]->arg_count; i++)
        if (i != loop->variable
            && !close_round(p, inner, round++, strip_of(p, yield, loop->yields + i)))
            return false;
    for (unsigned i = 0; i < p->cell_count; i++)
        if (p->cells[i].round != NONE
            && !close_round(p, inner, p->cells[i].round, p->cells[i].value))
            return false;
    return true;
}

/* What is known behind the loop: results, and elements, which are stored when a strip is over. */
static bool end_inner(Plan *p, const Loop *loop, const StripInner *inner)
{
    for (unsigned i = 0; i < p->cell_count; i++) {
        StripAccess store = p->cells[i].access;

        store.value = last_value(inner, &p->cells[i]);
        if (!strip_add_store(p, &store))
            return false;
    }
    for (unsigned i = 0; loop->node && i < loop->node->op->result_count; i++)
        if (!strip_know(p, loop->node->op->results[i], KNOWN_STRIP, inner->rounds[i].value))
            return false;
    return true;
}

static bool plan_blocks(Plan *p, const StripPath *path)
{
    for (unsigned b = 0; b < path->count; b++) {
        const Node *end = strip_end(path, b);

        for (const Node *node = path->blocks[b]->nodes; node < end; node++)
            if (!strip_plan_node(p, node))
                return false;
        p->loop.steps++; /* the terminator */
        if (b + 1 < path->count && !strip_plan_handed(p, path, b))
            return false;
    }
    return true;
}

/* What is counted of a whole iteration is none of its own: choices, and work, as of vectors. */
static bool plan_body(Plan *p, const StripPath *path, StripInner *inner)
{
    const StripLoop before = p->loop;

    strip_foresee(p, path);
    if (!plan_blocks(p, path))
        return false;
    inner->steps = p->loop.steps - before.steps;
    p->loop.steps = before.steps;
    return before.choice_count == p->loop.choice_count && before.work == p->loop.work
           && before.moved == p->loop.moved;
}

/* Its bounds are known. */
static bool plan_loop(Plan *p, const Loop *loop, StripInner *inner)
{
    const BlockNodes *first = loop->path->blocks[0];
    unsigned number = p->loop.inner_count, known;
    StripOp *op;

    p->cell_count = 0;
    p->loop.inner_count++;
    if (!plan_arguments(p, loop, inner))
        return false;
    known = p->known_count;
    op = strip_add_op(p, STRIP_LOOP, 0);
    if (!op
        || !strip_know(p, first->block->args[loop->variable], KNOWN_LINEAR,
                       strip_add_linear(p, (StripLinear){ LINEAR_INNER, .lhs = (uint8_t)number })))
        return false;
    op->in[0] = (uint8_t)number;
    p->inner = (uint8_t)(number + 1);
    p->inner_path = loop->path;
    if (!plan_body(p, loop->path, inner) || !close_rounds(p, loop, inner)
        || !strip_add_op(p, STRIP_AGAIN, 0))
        return false;
    p->inner = 0;
    p->inner_path = NULL;
    p->known_count = known;
    return end_inner(p, loop, inner);
}

static bool may_begin(const Plan *p)
{
    return !p->inner && p->loop.inner_count < STRIP_INNERS && !p->loop.carried_count;
}

bool strip_plan_inner(Plan *p, const Node *node)
{
    StripInner *inner = &p->loop.inners[p->loop.inner_count];
    StripPath path = { .count = 1 };
    Loop loop = { .node = node, .path = &path, .from = node };
    unsigned inits;

    if (!may_begin(p) || !fast_has_one_block(node, 0) || !find_bounds(p, node, inner, &inits))
        return false;
    path.blocks[0] = &node->bodies[0].blocks[0];
    loop.inits = inits - 1; /* the induction variable has none */
    loop.yields = UINT_MAX;
    return plan_loop(p, &loop, inner);
}

/* The argument that the test asks for; UINT_MAX: none. */
static unsigned find_variable(const StripPath *path, const Node *compare)
{
    CmpIPredicate predicate = strip_predicate(path, compare);
    const Value *asked = compare->op->operands[predicate == CMPI_SGT];

    return (predicate == CMPI_SLT || predicate == CMPI_SGT) && !value_definer(asked)
                   && asked->block == path->blocks[0]->block
               ? asked->index
               : UINT_MAX;
}

/* It grows by the other operand of a sum, which stays. */
static bool find_step(Plan *p, const Loop *loop, StripInner *inner)
{
    const StripPath *path = loop->path;
    const Node *end = strip_end(path, path->count - 1);
    const Node *sum = strip_maker_on(path, end->op->operands[loop->yields + loop->variable]);
    const Value *variable = path->blocks[0]->block->args[loop->variable];
    unsigned step;

    if (!sum || !node_is(sum, PRIM_INT_ADD))
        return false;
    step = sum->op->operands[0] == variable ? 1 : 0;
    inner->step = bound(p, strip_linear(p, sum, step));
    return sum->op->operands[!step] == variable && inner->step != NONE;
}

static bool find_tested_bounds(Plan *p, Loop *loop, const Node *compare, StripInner *inner)
{
    const Slot *asked = &compare->operands[0];

    loop->variable = find_variable(loop->path, compare);
    if (loop->variable == UINT_MAX || !strip_is_number(asked)
        || !strip_only_asks(loop->path->blocks[0], compare))
        return false;
    inner->is_tested = true;
    inner->width = (uint8_t)asked->layout->width;
    inner->lower = bound(p, strip_linear(p, loop->from, loop->inits + loop->variable));
    inner->upper =
        bound(p, strip_linear(p, compare, strip_predicate(loop->path, compare) == CMPI_SLT));
    return inner->lower != NONE && inner->upper != NONE && find_step(p, loop, inner);
}

bool strip_plan_inner_path(Plan *p, const StripPath *path, const Node *from, unsigned inits)
{
    StripInner *inner = &p->loop.inners[p->loop.inner_count];
    const Node *compare = strip_maker_on(path, path->test->op->operands[0]);
    Loop loop = {
        .path = path, .from = from, .inits = inits, .yields = path->operands[path->count - 1]
    };

    if (!may_begin(p) || !compare || !node_is(compare, PRIM_INT_CMP)
        || !find_tested_bounds(p, &loop, compare, inner))
        return false;
    p->inner_compare = compare;
    p->loop.steps += path->blocks[0]->count; /* as it finds that it is over */
    return plan_loop(p, &loop, inner);
}

/* Does the inner loop store to the memref of this number, to other elements in each round? */
static bool stores_along(const Plan *p, uint8_t loop, uint8_t table)
{
    for (unsigned i = 0; i < p->loop.access_count; i++) {
        const StripAccess *access = &p->accesses[i];

        if (access->stores && access->inner == loop && access->table == table)
            return true;
    }
    return false;
}

/* Values that the loop carries, and elements that the iteration before may have stored. */
void strip_find_links(Plan *p)
{
    bool handed[STRIP_VALUES] = { false };
    uint8_t loop = 0;

    for (unsigned i = 0; i < p->loop.inner_count; i++)
        for (unsigned k = 0; k < p->loop.inners[i].round_count; k++)
            handed[p->loop.inners[i].rounds[k].value] = true;
    for (unsigned i = 0; i < p->loop.op_count; i++) {
        const StripOp *op = &p->ops[i];

        if (op->kind == STRIP_LOOP || op->kind == STRIP_AGAIN)
            loop = op->kind == STRIP_LOOP ? op->in[0] + 1 : 0;
        else if (op->kind == STRIP_LOAD && loop)
            handed[op->out] = stores_along(p, loop, p->accesses[op->in[0]].table);
        for (unsigned k = 0; op->kind == STRIP_CALL && loop && k < op->inputs; k++)
            handed[op->out] |= handed[op->in[k]];
        p->loop.links += op->kind == STRIP_CALL && loop && handed[op->out];
    }
}

static void place(StripAccess *access, uint8_t at, uint8_t *last)
{
    access->at = at;
    if (access->stores)
        last[access->value] = at;
    for (unsigned k = 0; access->gathers && k < access->rank; k++)
        last[access->subscripts[k]] = at;
}

void strip_find_places(Plan *p)
{
    uint8_t last[STRIP_VALUES] = { 0 };

    for (unsigned i = 0; i < p->loop.op_count; i++) {
        const StripOp *op = &p->ops[i];

        for (unsigned k = 0; op->kind == STRIP_CALL && k < op->inputs; k++)
            last[op->in[k]] = (uint8_t)i;
        if (op->kind == STRIP_STORE || op->kind == STRIP_LOAD || op->kind == STRIP_GATHER)
            place(&p->accesses[op->in[0]], (uint8_t)i, last);
    }
    for (unsigned i = 0; i < p->loop.choice_count; i++)
        last[p->loop.choices[i].flags] = UINT8_MAX;
    for (unsigned i = 0; i < p->loop.access_count; i++)
        p->accesses[i].last = last[p->accesses[i].value];
}
