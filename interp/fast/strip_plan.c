/* Does a loop fit strips, and how does it run in them? */
#include "core/define/alias.h"
#include "interp/fast/access.h"
#include "interp/fast/compiler.h"
#include "interp/fast/strip_again.h"
#include "interp/fast/strip_plan.h"
#include "interp/machine/evaluate.h"

#include <string.h>

static bool is_in_path(const StripPath *path, const Block *block)
{
    for (unsigned i = 0; i < path->count; i++)
        if (path->blocks[i]->block == block
            || (path->inner[i] && is_in_path(path->inner[i], block)))
            return true;
    return false;
}

/* Constants are in every frame. */
static bool is_fixed(const Plan *p, const Value *value)
{
    const Op *made = value_definer(value);

    return made ? op_primitive(made) == PRIM_CONSTANT
                : value->block == p->path.blocks[0]->block && value->index < 64
                      && (p->fixed >> value->index & 1);
}

bool strip_is_inside(const Plan *p, const Value *value)
{
    const Op *made = value_definer(value), *around;
    const Block *block = made ? made->block : value->block;

    if (is_fixed(p, value))
        return false;
    while (block && !is_in_path(&p->path, block)) {
        around = block->region->parent;
        block = around ? around->block : NULL;
    }
    return block != NULL;
}

const Known *strip_known_as(const Plan *p, const Value *value, KnownKind kind)
{
    for (unsigned i = 0; i < p->known_count; i++)
        if (p->known[i].value == value && p->known[i].kind == kind)
            return &p->known[i];
    return NULL;
}

bool strip_know(Plan *p, const Value *value, KnownKind kind, uint8_t number)
{
    if (number == NONE || p->known_count == sizeof p->known / sizeof *p->known)
        return false;
    p->known[p->known_count++] = (Known){ value, kind, number };
    return true;
}

static bool are_uniform(const Plan *p, const uint8_t *buffers, unsigned count)
{
    bool uniform = true;

    for (unsigned i = 0; i < count; i++)
        uniform &= p->buffers[buffers[i]].uniform;
    return uniform;
}

StripOp *strip_add_op(Plan *p, StripOpKind kind, uint8_t out)
{
    if (out == NONE || p->loop.op_count == STRIP_OPS)
        return NULL;
    p->ops[p->loop.op_count] =
        (StripOp){ .kind = kind, .out = out, .lanes = p->buffers[out].row.lanes };
    return &p->ops[p->loop.op_count++];
}

uint8_t strip_add_carried(Plan *p, StripCarried carried)
{
    if (carried.value == NONE || p->loop.carried_count == STRIP_VALUES)
        return NONE;
    carried.next = NONE;
    p->carried[p->loop.carried_count] = carried;
    return (uint8_t)p->loop.carried_count++;
}

/* What an iteration leaves goes behind what it found, where the next one finds it: what makes it
 * puts it there, or it is copied. */
bool strip_close_carried(Plan *p, StripCarried *carried, uint8_t made)
{
    const StripBuffer *value = &p->buffers[carried->value];
    StripBuffer behind = { .row = value->row, .behind = true };
    StripOp *op = NULL;

    if (made == NONE || carried->next != NONE)
        return false;
    for (unsigned i = 0; i < p->loop.op_count; i++)
        if (p->ops[i].out == made && p->ops[i].kind == STRIP_CALL && !p->ops[i].uniform)
            op = &p->ops[i];
    if (op && !p->buffers[made].behind) {
        carried->next = made;
    } else {
        if (p->loop.buffer_count == STRIP_VALUES)
            return false;
        carried->next = (uint8_t)p->loop.buffer_count++;
        op = strip_add_op(p, STRIP_CALL, carried->next);
        if (!op)
            return false;
        op->run = strip_copying(value->row.bytes);
        op->lanes = value->row.lanes;
        op->in[0] = made;
        op->inputs = 1;
    }
    p->buffers[carried->next] = behind;
    return true;
}

/* Strips. */

static uint8_t splat(Plan *p, const Slot *slot)
{
    uint8_t value;

    for (unsigned i = 0; i < p->loop.splat_count; i++)
        if (p->splats[i].word == slot->word)
            return p->splats[i].value;
    value = strip_add_buffer(p, strip_row(fast_machine(p->c), slot));
    if (value == NONE)
        return NONE;
    p->buffers[value].uniform = true;
    p->splats[p->loop.splat_count++] = (StripSplat){ value, slot->word };
    return value;
}

static uint8_t count_up(Plan *p, const Value *value, const Slot *slot, uint8_t linear)
{
    uint8_t out = strip_add_buffer(p, strip_row(fast_machine(p->c), slot));
    StripOp *op = strip_add_op(p, STRIP_COUNT, out);

    if (!op || !strip_know(p, value, KNOWN_STRIP, out))
        return NONE;
    op->in[0] = linear;
    p->buffers[out].uniform = !strip_grows(p, linear);
    return out;
}

uint8_t strip_of(Plan *p, const Node *node, unsigned operand)
{
    const Value *value = node->op->operands[operand];
    const Known *strip = strip_known_as(p, value, KNOWN_STRIP);
    const Known *linear = strip_known_as(p, value, KNOWN_LINEAR);

    if (strip)
        return strip->number;
    if (linear)
        return count_up(p, value, &node->operands[operand], linear->number);
    return strip_is_inside(p, value) ? NONE : splat(p, &node->operands[operand]);
}

/* Kernels. */

const StripHandler *const STRIP_HANDLERS[] = { STRIP_INTEGER_HANDLERS, STRIP_CONVERT_HANDLERS,
                                               STRIP_FLOAT_HANDLERS, STRIP_FUNCTION_HANDLERS,
                                               NULL };

bool strip_find_kernels(const Node *node, StripKernels *kernels)
{
    for (const StripHandler *const *table = STRIP_HANDLERS; *table; table++)
        for (const StripHandler *handler = *table; handler->primitive; handler++) {
            if (!node_is(node, handler->primitive) || !handler->choose(node, handler, kernels))
                continue;
            kernels->sweep = handler->sweep ? handler->sweep(node) : NULL;
            return true;
        }
    return false;
}

uint8_t strip_add_kernel(Plan *p, const StripKernels *kernels, const uint8_t *in, unsigned inputs,
                         StripRow row)
{
    StripOp *op = kernels->run ? strip_add_op(p, STRIP_CALL, strip_add_buffer(p, row)) : NULL;

    if (!op)
        return NONE;
    op->run = kernels->run;
    op->scan = row.lanes == 1 ? kernels->scan : NULL;
    op->sweep = row.lanes == 1 ? NULL : kernels->sweep;
    op->by_rows = row.lanes >= STRIP_MANY_LANES;
    op->commutes = kernels->commutes;
    op->carried = (uint8_t)kernels->carried;
    op->inputs = (uint8_t)inputs;
    memcpy(op->in, in, inputs);
    op->uniform = are_uniform(p, in, inputs);
    p->buffers[op->out].uniform = op->uniform;
    return op->out;
}

/* The flags of an affine.if's condition. */
uint8_t strip_affine_condition(Plan *p, const Node *node)
{
    const IntegerSet *set = op_attr(node->op, "condition")->set;
    AffineMap inputs = { .dim_count = set->dim_count, .symbol_count = set->symbol_count };
    Slot zero = { .layout = node->op->operand_count ? node->operands[0].layout : NULL };
    const StripRow FLAG = { 1, 1 };
    uint8_t flags = NONE;

    if (!zero.layout || !set->constraint_count
        || node->op->operand_count != set->dim_count + set->symbol_count)
        return NONE;
    zero.word = fast_spare(p->c, 1);
    fast_hold(p->c, zero.word, 0);
    for (unsigned i = 0; i < set->constraint_count; i++) {
        uint8_t linear = strip_linear_expr(p, node, &inputs, 0, set->constraints[i]);
        uint8_t in[] = { linear == NONE ? NONE : count_up(p, NULL, &zero, linear),
                         splat(p, &zero) };
        StripKernels holds = { strip_constraint(set->equalities[i]) },
                     both = { strip_both_flags() };
        uint8_t flag =
            in[0] == NONE || in[1] == NONE ? NONE : strip_add_kernel(p, &holds, in, 2, FLAG);
        uint8_t pair[] = { flags, flag };

        if (flag == NONE)
            return NONE;
        flags = i ? strip_add_kernel(p, &both, pair, 2, FLAG) : flag;
    }
    return flags;
}

/* The node's function, behind the inputs of its kernel. */
static bool add_function(Plan *p, const Node *node, StripOp *op)
{
    FloatFunction function;
    StripBuffer *buffer = &p->buffers[p->loop.buffer_count];

    if (p->loop.buffer_count == STRIP_VALUES || !fast_function_of(node, &function))
        return false;
    *buffer = (StripBuffer){ .function = ARENA_COPY(&fast_machine(p->c)->program, FloatFunction,
                                                    &function, 1) };
    op->in[STRIP_INPUTS - 1] = (uint8_t)p->loop.buffer_count++;
    return true;
}

/* All lanes are the number. */
static uint8_t spread_over_lanes(Plan *p, uint8_t number, uint32_t lanes)
{
    uint8_t out = strip_add_buffer(p, (StripRow){ p->buffers[number].row.bytes, lanes });
    StripOp *op = strip_add_op(p, STRIP_LANES_OF, out);

    if (!op)
        return NONE;
    op->in[0] = number;
    op->inputs = 1;
    op->uniform = p->buffers[out].uniform = p->buffers[number].uniform;
    return out;
}

uint8_t strip_of_lanes(Plan *p, const Node *node, unsigned operand, uint32_t lanes)
{
    uint8_t buffer = strip_of(p, node, operand);

    if (buffer == NONE || p->buffers[buffer].row.lanes == lanes)
        return buffer;
    return p->buffers[buffer].row.lanes == 1 ? spread_over_lanes(p, buffer, lanes) : NONE;
}

static bool plan_kernel_of_lanes(Plan *p, const Node *node, const Node *lane, StripRow row)
{
    uint8_t in[STRIP_INPUTS] = { 0 };
    StripKernels kernels;
    uint8_t made;

    if (!row.bytes || !strip_find_kernels(lane, &kernels))
        return false;
    for (unsigned i = 0; i < node->op->operand_count; i++) {
        in[i] = strip_of_lanes(p, node, i, row.lanes);
        if (in[i] == NONE)
            return false;
    }
    made = strip_add_kernel(p, &kernels, in, node->op->operand_count, row);
    if (made == NONE
        || (kernels.of_function && !add_function(p, lane, &p->ops[p->loop.op_count - 1])))
        return false;
    if (node->lanes > 1 && node->weight > MOST_LIGHT_WORDS)
        p->loop.work += node->weight / node->lanes * node->lanes;
    return strip_know(p, node->op->results[0], KNOWN_STRIP, made);
}

static bool plan_kernel(Plan *p, const Node *node)
{
    StripRow row;
    Node lane;

    if (node->op->result_count != 1 || node->op->operand_count > STRIP_INPUTS)
        return false;
    row = strip_row(fast_machine(p->c), &node->results[0]);
    if (!node->mapped || !layout_is_vector(node->results[0].layout))
        return row.lanes == 1 && plan_kernel_of_lanes(p, node, node, row);
    lane = fast_lane_node(p->c, node, 0);
    return plan_kernel_of_lanes(p, node, &lane, row);
}

/* A number that becomes all lanes. */
static bool plan_broadcast(Plan *p, const Node *node)
{
    StripRow row = strip_row(fast_machine(p->c), &node->results[0]);
    uint8_t made;

    if (node->op->operand_count != 1 || !row.bytes || !node->operands[0].layout
        || layout_lanes(node->operands[0].layout) != 1)
        return false;
    made = strip_of_lanes(p, node, 0, row.lanes);
    p->loop.moved += node->weight > MOST_LIGHT_WORDS ? node->weight : 0;
    return strip_know(p, node->op->results[0], KNOWN_STRIP, made);
}

bool strip_plan_node(Plan *p, const Node *node)
{
    p->loop.steps++;
    if (!node->def || node->unheld)
        return false;
    if (node == p->compare || node == p->inner_compare)
        return true;
    if (node_is(node, PRIM_CONSTANT))
        return fast_constant(p->c, node); /* its word holds it in every frame */
    if (node_is(node, PRIM_IF) || node_is(node, PRIM_AFFINE_IF))
        return strip_plan_choice(p, node);
    if (node->op->region_count)
        return strip_plan_nest(p, node);
    if (node_is(node, PRIM_SELECT))
        return strip_plan_select(p, node);
    if (strip_is_access(node))
        return strip_plan_access(p, node);
    if (node_is(node, PRIM_MOVE_LANES))
        return plan_broadcast(p, node);
    return strip_plan_linear(p, node) || strip_plan_address(p, node) || strip_plan_record(p, node)
           || plan_kernel(p, node);
}

static bool is_whole(const Plan *p)
{
    for (unsigned i = 0; i < p->loop.carried_count; i++)
        if (p->carried[i].next == NONE || (p->carried[i].load && !p->carried[i].stored))
            return false;
    return true;
}

static StripLoop *keep(const Plan *p)
{
    Arena *arena = &fast_machine(p->c)->program;
    StripLoop *loop = ARENA_COPY(arena, StripLoop, &p->loop, 1);

    loop->memrefs = ARENA_COPY(arena, StripMemref, p->memrefs, loop->memref_count);
    loop->linears = ARENA_COPY(arena, StripLinear, p->linears, loop->linear_count);
    loop->accesses = ARENA_COPY(arena, StripAccess, p->accesses, loop->access_count);
    loop->ops = ARENA_COPY(arena, StripOp, p->ops, loop->op_count);
    loop->splats = ARENA_COPY(arena, StripSplat, p->splats, loop->splat_count);
    loop->carried = ARENA_COPY(arena, StripCarried, p->carried, loop->carried_count);
    loop->buffers = ARENA_COPY(arena, StripBuffer, p->buffers, loop->buffer_count);
    loop->bounds = ARENA_COPY(arena, StripPointer, p->bounds, loop->bound_count);
    loop->lanes = ARENA_COPY(arena, uint32_t, p->lanes, loop->lane_count);
    loop->again = strip_plan_again(loop, arena);
    return loop;
}

static bool plan_block(Plan *p, unsigned number)
{
    const BlockNodes *block = p->path.blocks[number];

    for (unsigned i = 0; i + 1 < block->count; i++, p->at++)
        if (!strip_plan_node(p, &block->nodes[i]))
            return false;
    p->at++;
    p->loop.steps++; /* the terminator */
    if (p->path.inner[number]
        && !strip_plan_inner_path(p, p->path.inner[number], strip_end(&p->path, number),
                                  p->path.operands[number]))
        return false;
    return number + 1 == p->path.count || strip_plan_handed(p, &p->path, number);
}

static bool are_rows_plain(const Plan *p)
{
    bool plain = p->loop.variable_count == 1 && !p->loop.carried_count && !p->loop.choice_count;

    for (unsigned i = 0; i < p->loop.op_count; i++)
        plain &= p->ops[i].kind == STRIP_CALL
                     ? !p->ops[i].chain
                     : p->ops[i].kind == STRIP_LOAD || p->ops[i].kind == STRIP_LANES_OF
                           || p->ops[i].kind == STRIP_DONE;
    return plain;
}

static StripLoop *plan(Plan *p, unsigned variable, const StripRows *rows)
{
    unsigned nodes = 0;

    for (unsigned i = 0; i < p->path.count; i++)
        nodes += p->path.blocks[i]->count;
    if (fast_machine(p->c)->options.index_width != 64 || nodes > STRIP_NODES
        || p->path.blocks[0]->arg_count >= STRIP_VALUES || !strip_plan_arguments(p, variable))
        return NULL;
    strip_foresee(p, &p->path);
    for (unsigned i = 0; i < p->path.count; i++)
        if (!plan_block(p, i))
            return NULL;
    strip_drop_bounds(p);
    if (!p->loop.inner_count)
        strip_take_away(p, STRIP_STORE);
    if ((p->compare && !strip_plan_test(p)) || !strip_plan_yield(p) || !is_whole(p)
        || (p->loop.inner_count && (p->loop.carried_count || strip_has_vectors(p)))
        || !strip_order(p))
        return NULL;
    strip_find_links(p);
    strip_fuse(p);
    strip_find_places(p);
    if (!strip_find_length(p))
        return NULL;
    if (rows->body && strip_plan_rows(p, rows)) {
        p->loop.rows = *rows;
        p->loop.rows.plain = are_rows_plain(p);
    }
    strip_sort_linears(p);
    return keep(p);
}

StripLoop *strip_plan(FastCompiler *c, const BlockNodes *body, unsigned variable,
                      const StripRows *rows)
{
    Plan p = { .c = c, .path = { .count = 1, .blocks = { body } }, .skipped = variable + 1 };

    return plan(&p, variable, rows);
}

StripLoop *strip_plan_path(FastCompiler *c, const StripPath *path, const StripRows *rows)
{
    Plan p = { .c = c, .path = *path };

    p.compare = strip_maker(&p, path->test->op->operands[0]);
    return p.compare && node_is(p.compare, PRIM_INT_CMP) ? plan(&p, 0, rows) : NULL;
}
