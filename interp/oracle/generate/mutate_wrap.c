#include "interp/oracle/generate/mutate.h"

#include "core/ir/symbol.h"
#include "core/text/source.h"

static Value *index_at(Mutation *m, int64_t number, Op *before)
{
    return mutate_constant_at(m, type_index(m->draft.context), attr_index(m->draft.context, number),
                              before);
}

/* None, one, a few, or as many as some index says. */
static Value *trips_at(Mutation *m, Op *before)
{
    Value *known = draft_percent(&m->draft, 30)
                       ? mutate_value_at(m, type_index(m->draft.context), before, NULL)
                       : NULL;

    return known ? known : index_at(m, draft_below(&m->draft, 4), before);
}

/* What the loop gives where it has no trip: values of the operation's types. */
static bool add_inits(Mutation *m, OpState *state, Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++) {
        const Type *type = op->results[i]->type;
        Value *init = mutate_value_at(m, type, op, NULL);

        if (!init && !type_is_any_memref(type))
            init = mutate_constant_at(m, type, draft_number(&m->draft, type), op);
        if (!init)
            return false;
        vec_push(&state->operands, init);
        vec_push(&state->results, type);
    }
    return true;
}

static Block *add_body(Mutation *m, OpState *state)
{
    Block *body = block_create(m->draft.context);
    Loc nowhere = loc_of(loc_unknown(m->draft.context));

    block_add_arg(m->draft.context, body, type_index(m->draft.context), nowhere, STR(""));
    for (size_t i = 0; i < state->results.len; i++)
        block_add_arg(m->draft.context, body, state->results.data[i], nowhere, STR(""));
    region_append(op_state_add_region(state), body);
    return body;
}

static void add_yield(Mutation *m, Block *body, const Op *op)
{
    OpState state = draft_state(&m->draft, "scf.yield");

    for (unsigned i = 0; i < op->result_count; i++)
        vec_push(&state.operands, op->results[i]);
    block_append(body, op_create(m->draft.context, &state));
    op_state_free(&state);
}

static bool may_be_in_loop(const Op *op)
{
    return op->def && op->block->last != op && !op_has(op, TERMINATOR) && !op->successor_count
           && !op_has(op, CONSTANT_LIKE) && !op_has(op, AUTOMATIC_ALLOCATION_SCOPE);
}

/* It goes on with what the round before gave. */
static void carry(Op *op, Value *carried)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i]->type == carried->type)
            op->operands[i] = carried;
}

bool mutate_loop(Mutation *m)
{
    Op *op = mutate_choose(m, may_be_in_loop), *loop;
    OpState state = draft_state(&m->draft, "scf.for");
    Block *body;

    if (!op)
        return false;
    vec_push(&state.operands, index_at(m, 0, op));
    vec_push(&state.operands, trips_at(m, op));
    vec_push(&state.operands, index_at(m, 1, op));
    if (!add_inits(m, &state, op)) {
        op_state_free(&state);
        return false;
    }
    add_body(m, &state);
    loop = mutate_put(m, &state, op);
    body = loop->regions[0].first;
    block_remove(op->block, op);
    block_append(body, op);
    for (unsigned i = 0; i < op->result_count; i++) {
        if (draft_percent(&m->draft, 50))
            carry(op, body->args[1 + i]);
        mutate_replace(m, op->results[i], loop->results[i], op);
    }
    add_yield(m, body, op);
    return true;
}

/* A name that no symbol of the table has. */
static Str fresh_name(Mutation *m, const Op *table)
{
    Arena *arena = &m->draft.context->arena;

    for (unsigned i = 0;; i++) {
        Str name = str_printf(arena, "outlined%u", i);

        if (!symbol_in_table(table, name))
            return name;
    }
}

static const Op *function_around(const Op *op)
{
    const Op *function = op_parent_named(op, "func.func");

    return function && op_parent(function) && op_has(op_parent(function), SYMBOL_TABLE) ? function
                                                                                        : NULL;
}

static bool may_be_function(const Op *op)
{
    return mutate_is_plain(op) && !op_has(op, CONSTANT_LIKE) && function_around(op);
}

static const Type *type_of_call(Mutation *m, const Op *op)
{
    Types inputs = { 0 }, results = { 0 };
    const Type *type;

    for (unsigned i = 0; i < op->operand_count; i++)
        vec_push(&inputs, op->operands[i]->type);
    for (unsigned i = 0; i < op->result_count; i++)
        vec_push(&results, op->results[i]->type);
    type = type_function(m->draft.context, (unsigned)inputs.len, inputs.data, (unsigned)results.len,
                         results.data);
    vec_free(&inputs);
    vec_free(&results);
    return type;
}

static Op *make_function(Mutation *m, Str name, const Type *type)
{
    OpState state = draft_state(&m->draft, "func.func");
    Context *context = m->draft.context;
    Block *body = block_create(context);
    Op *function;

    for (unsigned i = 0; i < type->list.input_count; i++)
        block_add_arg(context, body, type->list.types[i], loc_of(loc_unknown(context)), STR(""));
    region_append(op_state_add_region(&state), body);
    op_state_add_attr(&state, "sym_name", attr_string(context, name));
    op_state_add_attr(&state, "function_type", attr_type(type));
    op_state_add_attr(&state, "sym_visibility", attr_string(context, STR("private")));
    function = op_create(context, &state);
    op_state_free(&state);
    return function;
}

static Op *put_call(Mutation *m, Str name, Op *op)
{
    OpState state = draft_state(&m->draft, "func.call");

    for (unsigned i = 0; i < op->operand_count; i++)
        vec_push(&state.operands, op->operands[i]);
    for (unsigned i = 0; i < op->result_count; i++)
        vec_push(&state.results, op->results[i]->type);
    op_state_add_attr(&state, "callee", attr_flat_symbol(m->draft.context, name));
    return mutate_put(m, &state, op);
}

static void fill_function(Mutation *m, Op *function, Op *op)
{
    Block *body = function->regions[0].first;
    OpState state = draft_state(&m->draft, "func.return");

    block_remove(op->block, op);
    for (unsigned i = 0; i < op->operand_count; i++)
        op->operands[i] = body->args[i];
    for (unsigned i = 0; i < op->result_count; i++)
        vec_push(&state.operands, op->results[i]);
    block_append(body, op);
    block_append(body, op_create(m->draft.context, &state));
    op_state_free(&state);
}

bool mutate_outline(Mutation *m)
{
    Op *op = mutate_choose(m, may_be_function), *function, *call;
    const Op *around;
    Str name;

    if (!op)
        return false;
    around = function_around(op);
    name = fresh_name(m, op_parent(around));
    function = make_function(m, name, type_of_call(m, op));
    call = put_call(m, name, op);
    for (unsigned i = 0; i < op->result_count; i++)
        mutate_replace(m, op->results[i], call->results[i], NULL);
    fill_function(m, function, op);
    block_insert_after((Op *)around, function);
    symbols_free(m->draft.context); /* the table has one more than when it was made */
    return true;
}

/* The same without some of its sizes; NULL where there is none to lose. */
static const Type *without_sizes(Mutation *m, const Type *type)
{
    int64_t dims[8];
    unsigned rank = type->shaped.rank, at;

    if (!rank || rank > 8 || (type->kind != TYPE_MEMREF && type->kind != TYPE_TENSOR))
        return NULL;
    memcpy(dims, type->shaped.dims, rank * sizeof *dims);
    at = draft_below(&m->draft, rank);
    if (dims[at] == DYNAMIC)
        return NULL;
    dims[at] = DYNAMIC;
    if (type->kind == TYPE_MEMREF)
        return type_memref(m->draft.context, rank, dims, type->shaped.element, type->shaped.layout,
                           type->shaped.memory_space);
    return type_tensor(m->draft.context, rank, dims, type->shaped.element, type->shaped.encoding);
}

static Value *cast(Mutation *m, Value *value, const Type *type, Op *before)
{
    OpState state =
        draft_state(&m->draft, type->kind == TYPE_MEMREF ? "memref.cast" : "tensor.cast");

    vec_push(&state.operands, value);
    vec_push(&state.results, type);
    return mutate_put(m, &state, before)->results[0];
}

static bool has_shaped_operand(const Op *op)
{
    for (unsigned i = 0; op->def && i < op->operand_count; i++)
        if (op->operands[i]->type->kind == TYPE_MEMREF
            || op->operands[i]->type->kind == TYPE_TENSOR)
            return true;
    return false;
}

/* The operand, from `at` on, that has a size to lose; its type without it, or NULL. */
static const Type *find_known_size(Mutation *m, const Op *op, unsigned *at)
{
    for (unsigned i = 0; i < op->operand_count; i++) {
        unsigned index = (*at + i) % op->operand_count;
        const Type *type = without_sizes(m, op->operands[index]->type);

        if (!type)
            continue;
        *at = index;
        return type;
    }
    return NULL;
}

/* One that takes a value of unknown size gets it; the others get its size back. */
bool mutate_shape(Mutation *m)
{
    Op *op = mutate_choose(m, has_shaped_operand);
    unsigned at = op ? draft_below(&m->draft, op->operand_count) : 0;
    const Type *unknown = op ? find_known_size(m, op, &at) : NULL;
    const Type *known;

    if (!unknown)
        return false;
    known = op->operands[at]->type;
    op->operands[at] = cast(m, op->operands[at], unknown, op);
    if (!ir_verify(op))
        op->operands[at] = cast(m, op->operands[at], known, op);
    return true;
}
