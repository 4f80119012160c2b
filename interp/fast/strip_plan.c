/* Does a loop fit strips, and how does it run in them? */
#include "interp/fast/access.h"
#include "interp/fast/strip_plan.h"

unsigned strip_element_bytes(const Machine *machine, const Slot *slot)
{
    unsigned bytes = fast_element_bytes(machine, slot);

    if (bytes > sizeof(uint64_t) || (bytes && fast_is_narrow(slot) && slot->layout->width != 1))
        return 0;
    return bytes;
}

static bool is_inside(const Plan *p, const Value *value)
{
    const Op *made = value_definer(value), *around;
    const Block *block = made ? made->block : value->block;

    while (block != p->body->block) {
        around = block->region->parent;
        block = around ? around->block : NULL;
        if (!block)
            return false;
    }
    return true;
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

static uint8_t add_buffer(Plan *p, unsigned bytes)
{
    if (!bytes || p->loop.buffer_count == STRIP_VALUES)
        return NONE;
    p->buffers[p->loop.buffer_count] = (StripBuffer){ p->bytes, (uint8_t)bytes, false, false };
    p->bytes += strip_buffer_bytes(bytes);
    return (uint8_t)p->loop.buffer_count++;
}

static bool are_uniform(const Plan *p, const uint8_t *buffers, unsigned count)
{
    bool uniform = true;

    for (unsigned i = 0; i < count; i++)
        uniform &= p->buffers[buffers[i]].uniform;
    return uniform;
}

static StripOp *add_op(Plan *p, StripOpKind kind, uint8_t out)
{
    if (out == NONE || p->loop.op_count == STRIP_OPS)
        return NULL;
    p->ops[p->loop.op_count] = (StripOp){ .kind = kind, .out = out };
    return &p->ops[p->loop.op_count++];
}

/* Linears. */

static bool are_same(const StripLinear *a, const StripLinear *b)
{
    return a->kind == b->kind && a->exact == b->exact && a->lhs == b->lhs && a->rhs == b->rhs
           && a->word == b->word && a->value == b->value && a->width == b->width
           && a->positive == b->positive;
}

uint8_t strip_add_linear(Plan *p, StripLinear linear)
{
    for (unsigned i = 0; i < p->loop.linear_count; i++)
        if (are_same(&p->linears[i], &linear))
            return (uint8_t)i;
    if (p->loop.linear_count == STRIP_LINEARS)
        return NONE;
    p->linears[p->loop.linear_count] = linear;
    return (uint8_t)p->loop.linear_count++;
}

static bool grows(const Plan *p, uint8_t number)
{
    const StripLinear *linear = &p->linears[number];

    if (linear->kind >= LINEAR_ADD)
        return grows(p, linear->lhs) || grows(p, linear->rhs);
    return linear->kind == LINEAR_VARIABLE;
}

/* Of whole bytes. */
static bool is_number(const Slot *slot)
{
    return fast_is_int(slot) && !fast_is_narrow(slot);
}

static uint8_t linear_of(Plan *p, const Node *node, unsigned operand)
{
    const Value *value = node->op->operands[operand];
    const Known *known = strip_known_as(p, value, KNOWN_LINEAR);

    if (known)
        return known->number;
    if (is_inside(p, value) || !is_number(&node->operands[operand]))
        return NONE;
    return strip_add_linear(
        p, (StripLinear){ LINEAR_WORD, .width = (uint8_t)node->operands[operand].layout->width,
                          .word = fast_in(node, operand) });
}

static uint8_t join(Plan *p, StripLinearKind kind, bool exact, uint8_t lhs, uint8_t rhs)
{
    if (lhs == NONE || rhs == NONE || (kind == LINEAR_MULTIPLY && grows(p, lhs) && grows(p, rhs)))
        return NONE;
    return strip_add_linear(p, (StripLinear){ kind, exact, .lhs = lhs, .rhs = rhs });
}

static uint8_t fitting(Plan *p, uint8_t number, unsigned width, bool positive)
{
    if (number == NONE || (width == 64 && !positive))
        return number;
    return strip_add_linear(p,
                            (StripLinear){ LINEAR_FITS, .positive = positive,
                                           .width = (uint8_t)width, .lhs = number, .rhs = number });
}

/* In another width. */
static uint8_t resized(Plan *p, const Node *node, bool is_unsigned)
{
    unsigned from = node->operands[0].layout->width, to = node->results[0].layout->width;
    uint8_t number = fast_has_flags(node) ? NONE : linear_of(p, node, 0);

    return from < to ? fitting(p, number, from, is_unsigned) : number;
}

/* Of an affine expression, applied to the operands from `first` on. */
static uint8_t linear_expr(Plan *p, const Node *node, const AffineMap *map, unsigned first,
                           const AffineExpr *expr)
{
    bool adds = expr->kind == AFFINE_ADD;

    switch (expr->kind) {
    case AFFINE_CONSTANT:
        return strip_add_linear(p, (StripLinear){ LINEAR_CONSTANT, .value = expr->value });
    case AFFINE_DIM:
        return linear_of(p, node, first + expr->position);
    case AFFINE_SYMBOL:
        return linear_of(p, node, first + map->dim_count + expr->position);
    case AFFINE_ADD:
    case AFFINE_MUL:
        return join(p, adds ? LINEAR_ADD : LINEAR_MULTIPLY, true,
                    linear_expr(p, node, map, first, expr->lhs),
                    linear_expr(p, node, map, first, expr->rhs));
    default:
        return NONE;
    }
}

static const struct {
    Primitive primitive;
    StripLinearKind kind;
} LINEARS[] = {
    { PRIM_INT_ADD, LINEAR_ADD },
    { PRIM_INT_SUB, LINEAR_SUBTRACT },
    { PRIM_INT_MUL, LINEAR_MULTIPLY },
};

static uint8_t linear_result(Plan *p, const Node *node)
{
    enum { NSW = 1, NUW = 2 };

    if (node_is(node, PRIM_AFFINE_APPLY)) {
        const AffineMap *map = op_attr(node->op, "map")->map;

        return linear_expr(p, node, map, 0, map->results[0]);
    }
    if (node_is(node, PRIM_INT_RESIZE_S) || node_is(node, PRIM_INT_EXT_S)
        || node_is(node, PRIM_INT_TRUNC))
        return resized(p, node, false);
    if (node_is(node, PRIM_INT_RESIZE_U) || node_is(node, PRIM_INT_EXT_U))
        return resized(p, node, true);
    for (size_t i = 0; i < sizeof LINEARS / sizeof *LINEARS; i++)
        if (node_is(node, LINEARS[i].primitive)) {
            bool exact = (fast_flags(node, 0) & NSW) != 0;
            uint8_t number =
                fast_flags(node, 0) & NUW
                    ? NONE
                    : join(p, LINEARS[i].kind, exact, linear_of(p, node, 0), linear_of(p, node, 1));

            return exact ? fitting(p, number, node->results[0].layout->width, false) : number;
        }
    return NONE;
}

/* An index that the induction variable goes into: what does not grow is as well a strip. */
static bool plan_linear(Plan *p, const Node *node)
{
    unsigned linears = p->loop.linear_count;
    uint8_t number;

    if (node->op->result_count != 1 || !is_number(&node->results[0]))
        return false;
    number = linear_result(p, node);
    if (number != NONE && strip_know(p, node->op->results[0], KNOWN_LINEAR, number))
        return true;
    p->loop.linear_count = linears;
    return false;
}

/* Strips. */

static uint8_t splat(Plan *p, const Slot *slot)
{
    uint8_t value;

    for (unsigned i = 0; i < p->loop.splat_count; i++)
        if (p->splats[i].word == slot->word)
            return p->splats[i].value;
    value = add_buffer(p, strip_element_bytes(fast_machine(p->c), slot));
    if (value == NONE)
        return NONE;
    p->buffers[value].uniform = true;
    p->splats[p->loop.splat_count++] = (StripSplat){ value, slot->word };
    return value;
}

static uint8_t count_up(Plan *p, const Value *value, const Slot *slot, uint8_t linear)
{
    uint8_t out = add_buffer(p, strip_element_bytes(fast_machine(p->c), slot));
    StripOp *op = add_op(p, STRIP_COUNT, out);

    if (!op || !strip_know(p, value, KNOWN_STRIP, out))
        return NONE;
    op->in[0] = linear;
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
    return is_inside(p, value) ? NONE : splat(p, &node->operands[operand]);
}

/* Memory. */

typedef struct Access {
    bool stores, affine;
    unsigned memref; /* the operand's number; behind it subscripts, or what the map is applied to */
} Access;

static bool is_access(const Node *node, Access *access)
{
    bool affine_store = node_is(node, PRIM_AFFINE_STORE);

    access->stores = affine_store || node_is(node, PRIM_STORE);
    access->affine = affine_store || node_is(node, PRIM_AFFINE_LOAD);
    access->memref = access->stores ? 1 : 0;
    return access->stores || access->affine || node_is(node, PRIM_LOAD);
}

static bool plan_subscripts(Plan *p, const Node *node, const Access *access, StripAccess *planned)
{
    const AffineMap *map = access->affine ? op_attr(node->op, "map")->map : NULL;
    unsigned first = access->memref + 1;

    if (map && node->op->operand_count - first != map->dim_count + map->symbol_count)
        return false;
    for (unsigned i = 0; i < planned->rank; i++) {
        planned->subscripts[i] =
            map ? linear_expr(p, node, map, first, map->results[i]) : linear_of(p, node, first + i);
        if (planned->subscripts[i] == NONE)
            return false;
    }
    return true;
}

/* Subscripts that are any numbers: strips. */
static bool plan_gathered_subscripts(Plan *p, const Node *node, const Access *access,
                                     StripAccess *planned)
{
    if (access->stores || access->affine || !planned->rank || planned->rank > 2)
        return false;
    for (unsigned i = 0; i < planned->rank; i++) {
        planned->subscripts[i] = strip_of(p, node, access->memref + 1 + i);
        if (planned->subscripts[i] == NONE)
            return false;
    }
    planned->gathers = true;
    return true;
}

/* The same element: one memref, the same subscripts. */
static bool are_at_same_place(const Node *a, const Access *of_a, const Node *b, const Access *of_b)
{
    unsigned count = a->op->operand_count - of_a->memref;

    if (of_a->affine != of_b->affine || b->op->operand_count - of_b->memref != count
        || (of_a->affine && op_attr(a->op, "map") != op_attr(b->op, "map")))
        return false;
    for (unsigned i = 0; i < count; i++)
        if (a->op->operands[of_a->memref + i] != b->op->operands[of_b->memref + i])
            return false;
    return true;
}

static bool is_stored_later(const Plan *p, const Node *load, const Access *access)
{
    for (unsigned i = 0; i < p->body->count; i++) {
        const Node *node = &p->body->nodes[i];
        Access other;

        if (is_access(node, &other) && other.stores
            && are_at_same_place(load, access, node, &other))
            return true;
    }
    return false;
}

static bool stays(const Plan *p, const StripAccess *access)
{
    for (unsigned i = 0; i < access->rank; i++)
        if (grows(p, access->subscripts[i]))
            return false;
    return true;
}

/* A number that stands for the linear's in an iteration where the induction variable is this. */
static uint64_t sample(const Plan *p, uint8_t number, uint64_t variable)
{
    const StripLinear *linear = &p->linears[number];
    uint64_t x, y;

    if (linear->kind == LINEAR_VARIABLE)
        return variable;
    if (linear->kind == LINEAR_CONSTANT)
        return (uint64_t)linear->value;
    if (linear->kind == LINEAR_WORD)
        return (linear->word + 1) * 0x9e3779b97f4a7c15;
    x = sample(p, linear->lhs, variable);
    y = sample(p, linear->rhs, variable);
    return linear->kind == LINEAR_ADD        ? x + y
           : linear->kind == LINEAR_SUBTRACT ? x - y
           : linear->kind == LINEAR_MULTIPLY ? x * y
                                             : x;
}

/* Does an iteration, as it seems, load what the one before it stored, if steps are 1? Whether that
 * is so is found when the loop runs. */
static bool seems_to_follow(Plan *p, const Node *load, const StripAccess *planned,
                            const Node *store, const Access *access)
{
    StripAccess stored = { .rank = planned->rank };

    if (store->op->operands[1] != load->op->operands[0]
        || !plan_subscripts(p, store, access, &stored))
        return false;
    for (unsigned i = 0; i < stored.rank; i++)
        if (sample(p, stored.subscripts[i], 1000) != sample(p, planned->subscripts[i], 1001))
            return false;
    return true;
}

/* The store in the body whose element the next iteration loads. */
static const Node *followed(Plan *p, const Node *load, const StripAccess *planned)
{
    const Node *end = p->body->nodes + p->body->count, *found = NULL;

    if (planned->gathers || stays(p, planned))
        return NULL;
    for (const Node *node = p->body->nodes; node < end; node++) {
        Access access;

        if (node > load && is_access(node, &access) && access.stores
            && seems_to_follow(p, load, planned, node, &access))
            found = node;
    }
    return found;
}

static uint8_t add_carried(Plan *p, StripCarried carried)
{
    if (carried.value == NONE || p->loop.carried_count == STRIP_VALUES)
        return NONE;
    carried.next = NONE;
    p->carried[p->loop.carried_count] = carried;
    return (uint8_t)p->loop.carried_count++;
}

static bool are_at_same_element(const StripAccess *a, const StripAccess *b)
{
    return a->memref == b->memref && a->bytes == b->bytes && !a->gathers && !b->gathers
           && memcmp(a->subscripts, b->subscripts, a->rank) == 0;
}

/* The load gives what the last store before it in the iteration has stored. */
static bool plan_forwarded(Plan *p, const Node *node, const StripAccess *load)
{
    for (unsigned i = p->loop.access_count; i-- > 0;)
        if (p->accesses[i].stores)
            return are_at_same_element(&p->accesses[i], load)
                   && strip_know(p, node->op->results[0], KNOWN_STRIP, p->accesses[i].value);
    return false;
}

static bool plan_load(Plan *p, const Node *node, StripAccess *access)
{
    const Node *store = access->cell ? NULL : followed(p, node, access);
    const Value *result = node->op->results[0];
    StripOp *op;

    access->value = add_buffer(p, access->bytes);
    op = add_op(p, access->gathers ? STRIP_GATHER : STRIP_LOAD, access->value);
    if (!op)
        return false;
    op->in[0] = (uint8_t)p->loop.access_count;
    access->follows = store != NULL;
    access->cell |= access->follows;
    op->uniform = !access->cell && !access->gathers && stays(p, access);
    p->buffers[access->value].uniform = op->uniform;
    if (access->cell
        && add_carried(p, (StripCarried){ .load = node,
                                          .store = store,
                                          .access = (uint8_t)p->loop.access_count,
                                          .value = access->value })
               == NONE)
        return false;
    return strip_know(p, result, KNOWN_STRIP, access->value);
}

/* What an iteration leaves goes behind what it found, where the next one finds it: what makes it
 * puts it there, or it is copied. */
static bool close_carried(Plan *p, StripCarried *carried, uint8_t made)
{
    const StripBuffer *value = &p->buffers[carried->value];
    StripBuffer behind = { value->at + value->bytes, value->bytes, .behind = true };
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
        op = add_op(p, STRIP_CALL, carried->next);
        if (!op)
            return false;
        op->run = strip_copying(value->bytes);
        op->in[0] = made;
        op->inputs = 1;
    }
    p->buffers[carried->next] = behind;
    return true;
}

/* Is it what a load before it, in the next iteration, loads? */
static bool plan_store_followed(Plan *p, const Node *node, StripAccess *planned)
{
    for (unsigned i = 0; i < p->loop.carried_count; i++) {
        StripCarried *carried = &p->carried[i];

        if (!carried->load || carried->store != node)
            continue;
        if (!close_carried(p, carried, planned->value))
            return false;
        planned->value = carried->next;
        planned->followed = carried->stored = true;
        p->accesses[carried->access].from = (uint8_t)p->loop.access_count;
    }
    return true;
}

/* Is it a cell, loaded before, that the store changes? */
static bool plan_store_to_cell(Plan *p, const Node *node, const Access *access,
                               StripAccess *planned)
{
    for (unsigned i = 0; i < p->loop.carried_count; i++) {
        StripCarried *carried = &p->carried[i];
        Access load;

        if (!carried->load || carried->store || !is_access(carried->load, &load)
            || !are_at_same_place(carried->load, &load, node, access))
            continue;
        if (!close_carried(p, carried, planned->value))
            return false;
        planned->value = carried->next;
        carried->stored = planned->cell = true;
    }
    return true;
}

/* There are no more of them than accesses. */
static uint8_t add_memref(Plan *p, const StripAccess *access)
{
    unsigned count = p->loop.memref_count;

    for (unsigned i = 0; i < count; i++)
        if (p->memrefs[i].word == access->memref && p->memrefs[i].bytes == access->bytes)
            return (uint8_t)i;
    p->memrefs[count] = (StripMemref){ .word = access->memref,
                                       .rank = (uint8_t)access->rank,
                                       .bytes = (uint8_t)access->bytes };
    p->loop.memref_count++;
    return (uint8_t)count;
}

static bool plan_access(Plan *p, const Node *node, const Access *access)
{
    const Value *memref = node->op->operands[access->memref];
    const Slot *value = access->stores ? &node->operands[0] : &node->results[0];
    StripAccess planned = { .memref = fast_in(node, access->memref),
                            .bytes = strip_element_bytes(fast_machine(p->c), value),
                            .stores = access->stores };

    if (!planned.bytes || is_inside(p, memref) || memref->type->kind != TYPE_MEMREF
        || memref->type->shaped.rank > STRIP_RANK || p->loop.access_count == STRIP_ACCESSES
        || op_attr(node->op, "alignment"))
        return false;
    planned.rank = memref->type->shaped.rank;
    planned.table = add_memref(p, &planned);
    planned.flags = fast_is_narrow(value);
    if (!plan_subscripts(p, node, access, &planned)
        && !plan_gathered_subscripts(p, node, access, &planned))
        return false;
    if (access->stores) {
        planned.value = strip_of(p, node, 0);
        if (planned.value == NONE || !plan_store_to_cell(p, node, access, &planned)
            || !plan_store_followed(p, node, &planned))
            return false;
    } else if (plan_forwarded(p, node, &planned)) {
        return true;
    } else {
        planned.cell = !planned.gathers && stays(p, &planned) && is_stored_later(p, node, access);
        if (!plan_load(p, node, &planned))
            return false;
    }
    p->accesses[p->loop.access_count++] = planned;
    return true;
}

/* Kernels. */

const StripHandler *const STRIP_HANDLERS[] = { STRIP_INTEGER_HANDLERS, STRIP_CONVERT_HANDLERS,
                                               STRIP_FLOAT_HANDLERS, NULL };

static bool find_kernels(const Node *node, StripKernels *kernels)
{
    for (const StripHandler *const *table = STRIP_HANDLERS; *table; table++)
        for (const StripHandler *handler = *table; handler->primitive; handler++)
            if (node_is(node, handler->primitive) && handler->choose(node, handler, kernels))
                return true;
    return false;
}

uint8_t strip_add_kernel(Plan *p, const StripKernels *kernels, const uint8_t *in, unsigned inputs,
                         unsigned bytes)
{
    StripOp *op = kernels->run ? add_op(p, STRIP_CALL, add_buffer(p, bytes)) : NULL;

    if (!op)
        return NONE;
    op->run = kernels->run;
    op->scan = kernels->scan;
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
    uint8_t flags = NONE;

    if (!zero.layout || !set->constraint_count
        || node->op->operand_count != set->dim_count + set->symbol_count)
        return NONE;
    zero.word = fast_spare(p->c, 1);
    fast_hold(p->c, zero.word, 0);
    for (unsigned i = 0; i < set->constraint_count; i++) {
        uint8_t linear = linear_expr(p, node, &inputs, 0, set->constraints[i]);
        uint8_t in[] = { linear == NONE ? NONE : count_up(p, NULL, &zero, linear),
                         splat(p, &zero) };
        StripKernels holds = { strip_constraint(set->equalities[i]) },
                     both = { strip_both_flags() };
        uint8_t flag =
            in[0] == NONE || in[1] == NONE ? NONE : strip_add_kernel(p, &holds, in, 2, 1);
        uint8_t pair[] = { flags, flag };

        if (flag == NONE)
            return NONE;
        flags = i ? strip_add_kernel(p, &both, pair, 2, 1) : flag;
    }
    return flags;
}

static bool plan_kernel(Plan *p, const Node *node)
{
    uint8_t in[STRIP_INPUTS] = { 0 };
    StripKernels kernels;
    uint8_t made;

    if (node->op->result_count != 1 || node->op->operand_count > STRIP_INPUTS
        || !find_kernels(node, &kernels))
        return false;
    for (unsigned i = 0; i < node->op->operand_count; i++) {
        in[i] = strip_of(p, node, i);
        if (in[i] == NONE)
            return false;
    }
    made = strip_add_kernel(p, &kernels, in, node->op->operand_count,
                            strip_element_bytes(fast_machine(p->c), &node->results[0]));
    return strip_know(p, node->op->results[0], KNOWN_STRIP, made);
}

bool strip_plan_node(Plan *p, const Node *node)
{
    Access access;

    p->loop.steps++;
    if (!node->def || node->unheld)
        return false;
    if (node_is(node, PRIM_IF) || node_is(node, PRIM_AFFINE_IF))
        return strip_plan_choice(p, node);
    if (node->op->region_count)
        return strip_plan_nest(p, node);
    if (node_is(node, PRIM_SELECT))
        return strip_plan_select(p, node);
    if (is_access(node, &access))
        return plan_access(p, node, &access);
    return plan_linear(p, node) || plan_kernel(p, node);
}

/* The arguments of the body: the induction variable, and what is carried. */
static bool plan_arguments(Plan *p, unsigned variable)
{
    const BlockNodes *body = p->body;
    const Node *yield = &body->nodes[body->count - 1];

    for (unsigned i = 0; i <= variable; i++)
        if (!strip_know(
                p, body->block->args[i], KNOWN_LINEAR,
                strip_add_linear(p, (StripLinear){ i < variable ? LINEAR_WORD : LINEAR_VARIABLE,
                                                   .width = 64, .word = body->args[i].word })))
            return false;
    for (unsigned i = variable + 1; i < body->arg_count; i++) {
        StripCarried carried = { .word = body->args[i].word,
                                 .yield = yield->operands[i - 1 - variable].word,
                                 .value = add_buffer(
                                     p, strip_element_bytes(fast_machine(p->c), &body->args[i])) };

        if (add_carried(p, carried) == NONE
            || !strip_know(p, body->block->args[i], KNOWN_STRIP, carried.value))
            return false;
    }
    return true;
}

/* Arguments are the first that were carried. */
static bool plan_yield(Plan *p, unsigned variable)
{
    const BlockNodes *body = p->body;

    for (unsigned i = 0; i + variable + 1 < body->arg_count; i++)
        if (!close_carried(p, &p->carried[i], strip_of(p, &body->nodes[body->count - 1], i)))
            return false;
    return true;
}

static bool is_whole(const Plan *p)
{
    for (unsigned i = 0; i < p->loop.carried_count; i++)
        if (p->carried[i].next == NONE || (p->carried[i].load && !p->carried[i].stored))
            return false;
    return p->bytes <= STRIP_BYTES;
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
    return loop;
}

StripLoop *strip_plan(FastCompiler *c, const BlockNodes *body, unsigned variable)
{
    Plan p = { .c = c, .body = body };

    if (fast_machine(c)->options.index_width != 64 || body->count > STRIP_OPS
        || body->arg_count >= STRIP_VALUES || !plan_arguments(&p, variable))
        return NULL;
    for (unsigned i = 0; i + 1 < body->count; i++)
        if (!strip_plan_node(&p, &body->nodes[i]))
            return NULL;
    p.loop.steps++; /* the terminator */
    if (!plan_yield(&p, variable) || !is_whole(&p) || !strip_order(&p))
        return NULL;
    strip_fuse(&p);
    return keep(&p);
}
