#include "interp/oracle/generate/draft.h"

#include "core/text/source.h"

enum { MOST_CARRIED = 3, MOST_INSIDE = 4 };

/* A region while it is filled: what stands around it is put away. */
typedef struct Inside {
    Block *around;
    size_t scope;
} Inside;

static Inside enter(Draft *d, const Op *op, unsigned region)
{
    Inside inside = { d->block, d->scope.len };

    d->block = op->regions[region].first;
    d->depth++;
    for (unsigned i = 0; i < d->block->arg_count; i++)
        vec_push(&d->scope, d->block->args[i]);
    return inside;
}

static void leave(Draft *d, Inside inside)
{
    d->block = inside.around;
    d->scope.len = inside.scope;
    d->depth--;
}

static void add_argument(Draft *d, Block *block, const Type *type)
{
    block_add_arg(d->context, block, type, loc_of(loc_unknown(d->context)), (Str){ 0 });
}

/* A region whose block has arguments of these types; `first` stands in front, if it is given. */
static void add_region(Draft *d, OpState *state, const Type *first, const Types *types)
{
    Block *block = block_create(d->context);

    region_append(op_state_add_region(state), block);
    if (first)
        add_argument(d, block, first);
    for (size_t i = 0; types && i < types->len; i++)
        add_argument(d, block, types->data[i]);
}

static void add_results(OpState *state, const Types *types)
{
    for (size_t i = 0; i < types->len; i++)
        vec_push(&state->results, types->data[i]);
}

/* In the block, its regions to be filled. */
static Op *place(Draft *d, OpState *state)
{
    Op *op = op_create(d->context, state);

    op_state_free(state);
    block_append(d->block, op);
    return op;
}

static bool may_be_carried(const Type *type)
{
    return type->kind != TYPE_MEMREF && type->kind != TYPE_DIALECT;
}

/* Of what a loop carries, or a branch gives. */
static void choose_types(Draft *d, Types *types)
{
    unsigned wanted = draft_below(d, MOST_CARRIED + 1);

    for (unsigned i = 0; i < wanted; i++) {
        const Type *type = d->scope.len && draft_percent(d, 70)
                               ? d->scope.data[draft_below(d, (unsigned)d->scope.len)]->type
                               : d->types.data[draft_below(d, (unsigned)d->types.len)];

        if (types->len && draft_percent(d, 30))
            type = types->data[draft_below(d, (unsigned)types->len)];
        if (may_be_carried(type))
            vec_push(types, type);
    }
}

/* Values of these types, some of them twice. False: one cannot be made. */
static bool add_values(Draft *d, OpState *state, const Types *types)
{
    size_t first = state->operands.len;

    for (size_t i = 0; i < types->len; i++) {
        size_t other = first + (i ? draft_below(d, (unsigned)i) : 0);
        bool again = i && types->data[other - first] == types->data[i] && draft_percent(d, 40);
        Value *value = again ? state->operands.data[other] : draft_value(d, types->data[i]);

        if (!value)
            return false;
        vec_push(&state->operands, value);
    }
    return true;
}

/* The end of a region; `leading` comes first, if there is one. */
static bool yield(Draft *d, const char *name, Value *leading, const Types *types)
{
    OpState state = draft_state(d, name);
    bool good;

    if (leading)
        vec_push(&state.operands, leading);
    good = add_values(d, &state, types);
    if (good)
        block_append(d->block, op_create(d->context, &state));
    op_state_free(&state);
    return good;
}

static bool fill(Draft *d, const Op *op, unsigned region, const Types *types, const char *end)
{
    enum { NOTHING_INSIDE = 20 }; /* percent, but for the end */
    Inside inside = enter(d, op, region);
    bool good;

    draft_some(d, draft_percent(d, NOTHING_INSIDE) ? 0 : draft_below(d, MOST_INSIDE));
    good = yield(d, end, NULL, types);
    leave(d, inside);
    return good;
}

static Op *make_if_of(Draft *d, Value *flag, const Types *types)
{
    OpState state = draft_state(d, "scf.if");
    bool has_else = types->len || draft_percent(d, 50);
    Op *op;

    vec_push(&state.operands, flag);
    add_results(&state, types);
    add_region(d, &state, NULL, NULL);
    if (has_else)
        add_region(d, &state, NULL, NULL);
    else
        op_state_add_region(&state);
    op = place(d, &state);
    return fill(d, op, 0, types, "scf.yield") && (!has_else || fill(d, op, 1, types, "scf.yield"))
               ? op
               : NULL;
}

static Op *make_if(Draft *d, const Types *types)
{
    Value *flag = draft_value(d, type_i(d->context, 1));

    return flag ? make_if_of(d, flag, types) : NULL;
}

static Op *make_execute_region(Draft *d, const Types *types)
{
    OpState state = draft_state(d, "scf.execute_region");
    Op *op;

    add_results(&state, types);
    add_region(d, &state, NULL, NULL);
    op = place(d, &state);
    return fill(d, op, 0, types, "scf.yield") ? op : NULL;
}

/* A small number, mostly a constant. */
static Value *bound(Draft *d, int64_t least, unsigned span)
{
    return draft_percent(d, 25) ? draft_small(d) : draft_index(d, least + draft_below(d, span));
}

/* Its bounds are in the state; what it carries begins with values of these types. */
static Op *counted_loop(Draft *d, OpState *state, const Types *types, const char *end)
{
    Op *op;

    if (!add_values(d, state, types)) {
        op_state_free(state);
        return NULL;
    }
    add_results(state, types);
    add_region(d, state, type_index(d->context), types);
    op = place(d, state);
    return fill(d, op, 0, types, end) ? op : NULL;
}

static Op *make_for(Draft *d, const Types *types)
{
    OpState state = draft_state(d, "scf.for");

    vec_push(&state.operands, bound(d, 0, 3));
    vec_push(&state.operands, bound(d, 0, 6));
    vec_push(&state.operands, bound(d, 1, 3));
    return counted_loop(d, &state, types, "scf.yield");
}

static Op *binary(Draft *d, const char *name, Value *lhs, Value *rhs, const Type *result,
                  int64_t predicate)
{
    OpState state = draft_state(d, name);

    vec_push(&state.operands, lhs);
    vec_push(&state.operands, rhs);
    if (predicate >= 0)
        op_state_add_attr(&state, "predicate", attr_i64(d->context, predicate));
    vec_push(&state.results, result);
    return draft_put(d, &state);
}

static Op *goes_on(Draft *d, Value *counter)
{
    enum { LESS = 2 };
    Op *op = binary(d, "arith.cmpi", counter, draft_index(d, draft_below(d, 5)),
                    type_i(d->context, 1), LESS);

    if (op)
        draft_bring(d, op);
    return op;
}

/* Without it among what is handed on, nobody could count. */
static void hand_on(Draft *d, Op *condition, Value *counter)
{
    for (unsigned i = 1; i < condition->operand_count; i++)
        if (condition->operands[i] == counter)
            return;
    for (unsigned i = 1; i < condition->operand_count; i++)
        if (condition->operands[i]->type == counter->type) {
            condition->operands[i] = counter;
            if (draft_percent(d, 50))
                return;
        }
}

/* What was made behind that operation is in scope, where it verifies; else it is gone. */
static bool keep(Draft *d, Op *last, Op *op)
{
    if (op && ir_verify(op)) {
        draft_bring(d, op);
        return true;
    }
    draft_take_back(d, last);
    return false;
}

/* The first region decides, of a counter, and hands on: the counter is among what it hands on.
 * What stands behind the decision may depend on it. */
static bool fill_before(Draft *d, const Op *op, const Types *handed)
{
    Inside inside = enter(d, op, 0);
    Value *counter = d->block->args[0];
    Op *decision;
    bool good;

    draft_some(d, draft_below(d, 3));
    decision = goes_on(d, counter);
    if (decision && draft_percent(d, 35))
        keep(d, d->block->last, make_if_of(d, decision->results[0], handed));
    else if (draft_percent(d, 50))
        draft_some(d, 1 + draft_below(d, 2));
    good = decision && yield(d, "scf.condition", decision->results[0], handed);
    if (good)
        hand_on(d, d->block->last, counter);
    leave(d, inside);
    return good;
}

/* One of those that the counter was handed on as. */
static Value *handed_counter(Draft *d, const Op *op)
{
    const Block *before = op->regions[0].first;
    const Op *condition = before->last;
    Value *found = NULL;

    for (unsigned i = 1; i < condition->operand_count; i++)
        if (condition->operands[i] == before->args[0] && (!found || draft_percent(d, 60)))
            found = d->block->args[i - 1];
    return found;
}

/* The second counts. */
static bool fill_after(Draft *d, const Op *op, const Types *types)
{
    Inside inside = enter(d, op, 1);
    Value *counter = handed_counter(d, op);
    Op *next;
    bool good;

    draft_some(d, draft_below(d, 3));
    next =
        binary(d, "arith.addi", counter, draft_index(d, 1 + draft_below(d, 2)), counter->type, -1);
    good = next && yield(d, "scf.yield", next->results[0], types);
    leave(d, inside);
    return good;
}

static Op *make_while(Draft *d, const Types *types)
{
    OpState state = draft_state(d, "scf.while");
    const Type *index = type_index(d->context);
    Types handed = { 0 };
    Op *op = NULL;
    bool good;

    vec_push(&handed, index);
    choose_types(d, &handed);
    vec_push(&state.operands, draft_index(d, draft_below(d, 3)));
    good = add_values(d, &state, types);
    add_results(&state, &handed);
    add_region(d, &state, index, types);
    add_region(d, &state, NULL, &handed);
    if (good)
        op = place(d, &state);
    else
        op_state_free(&state);
    good = good && fill_before(d, op, &handed) && fill_after(d, op, types);
    vec_free(&handed);
    return good ? op : NULL;
}

/* Many go over the same elements, as those do that passes join. */
static Op *make_affine_for(Draft *d, const Types *types)
{
    enum { USUAL = 4 };
    OpState state = draft_state(d, "affine.for");
    bool is_usual = draft_percent(d, 50);
    const AffineMap *lower = affine_constant_map(d->context, is_usual ? 0 : draft_below(d, 3));
    const AffineMap *upper = affine_constant_map(d->context, is_usual ? USUAL : draft_below(d, 6));

    op_state_add_attr(&state, "lowerBoundMap", attr_affine_map(lower));
    op_state_add_attr(&state, "upperBoundMap", attr_affine_map(upper));
    op_state_add_attr(&state, "step", attr_index(d->context, is_usual ? 1 : 1 + draft_below(d, 2)));
    vec_push(&state.operand_segments, 0);
    vec_push(&state.operand_segments, 0);
    vec_push(&state.operand_segments, (int32_t)types->len);
    return counted_loop(d, &state, types, "affine.yield");
}

/* Another function of the module, the latest rather than others. */
static const Op *choose_callee(Draft *d)
{
    const Op *found = NULL;

    for (const Op *op = d->module->regions[0].first->last; op; op = op->prev) {
        if (op == d->function || !op_is(op, "func.func"))
            continue;
        found = op;
        if (draft_percent(d, 70))
            break;
    }
    return found;
}

static Op *make_call(Draft *d, const Types *types)
{
    const Op *callee = choose_callee(d);
    OpState state = draft_state(d, "func.call");
    const Type *type;

    (void)types;
    if (!callee)
        return NULL;
    type = op_attr(callee, "function_type")->type_value;
    for (unsigned i = 0; i < type->list.input_count; i++) {
        Value *value = draft_value(d, type->list.types[i]);

        if (!value) {
            op_state_free(&state);
            return NULL;
        }
        vec_push(&state.operands, value);
    }
    for (unsigned i = 0; i < type->list.result_count; i++)
        vec_push(&state.results, type->list.types[type->list.input_count + i]);
    op_state_add_attr(&state, "callee",
                      attr_flat_symbol(d->context, op_attr(callee, "sym_name")->string));
    return place(d, &state);
}

typedef struct Form {
    const char *dialect;
    Op *(*make)(Draft *d, const Types *types); /* in the block; NULL: it cannot be finished */
} Form;

static const Form FORMS[] = {
    { "scf", make_if },
    { "scf", make_for },
    { "scf", make_while },
    { "scf", make_execute_region },
    { "affine", make_affine_for },
    { "func", make_call },
};

/* Calls are in programs of any dialect. */
static unsigned weight_of(const Draft *d, const Form *form)
{
    unsigned weight = palette_weight(d->palette, form->dialect);

    return weight || form->make != make_call ? weight : 1;
}

/* One whose dialect is wanted; NULL: there is none. */
static const Form *choose_form(Draft *d)
{
    enum { COUNT = sizeof FORMS / sizeof *FORMS };
    unsigned sum = 0, at;

    for (unsigned i = 0; i < COUNT; i++)
        sum += weight_of(d, &FORMS[i]);
    at = sum ? draft_below(d, sum) : 0;
    for (unsigned i = 0; sum && i < COUNT; i++) {
        unsigned weight = weight_of(d, &FORMS[i]);

        if (at < weight)
            return &FORMS[i];
        at -= weight;
    }
    return NULL;
}

bool draft_region(Draft *d)
{
    const Form *form = choose_form(d);
    Op *last = d->block->last, *op;
    Types types = { 0 };

    if (!form)
        return false;
    choose_types(d, &types);
    op = form->make(d, &types);
    vec_free(&types);
    return keep(d, last, op);
}

/* Before the end of a block, which may hand on other values then. */
static void add_inside(Draft *d, Op *op, unsigned region)
{
    Block *block = op->regions[region].first;
    Op *end = block->last, *last = end->prev;
    Value **before = ARENA_ARRAY(&d->context->arena, Value *, end->operand_count + 1);
    Inside inside;

    block_remove(block, end);
    inside = enter(d, op, region);
    for (const Op *inner = block->first; inner; inner = inner->next)
        draft_bring(d, inner);
    draft_some(d, 1 + draft_below(d, MOST_INSIDE));
    for (unsigned i = 0; i < end->operand_count; i++) {
        Value *other = draft_percent(d, 40) ? draft_value(d, end->operands[i]->type) : NULL;

        before[i] = end->operands[i];
        end->operands[i] = other ? other : before[i];
    }
    block_append(block, end);
    if (!ir_verify(op)) {
        block_remove(block, end);
        draft_take_back(d, last);
        block_append(block, end);
        for (unsigned i = 0; i < end->operand_count; i++)
            end->operands[i] = before[i];
    }
    leave(d, inside);
}

void draft_more_inside(Draft *d, Op *op)
{
    /* It promises to have no effects, whatever its regions do. */
    if (op_has(op, PURE) && !op_has(op, RECURSIVE_EFFECTS))
        return;
    for (unsigned i = 0; i < op->region_count; i++) {
        const Region *region = &op->regions[i];

        if (region->block_count == 1 && region->first->last && !op_has(op, ISOLATED_FROM_ABOVE)
            && op_has(region->first->last, TERMINATOR) && draft_percent(d, 50))
            add_inside(d, op, i);
    }
}
