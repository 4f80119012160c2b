#include "interp/oracle/judge/observed.h"

#include "core/text/asm.h"
#include "core/ir/context.h"
#include "interp/native/protocol.h"

static bool has_words(const Type *type)
{
    if (type->kind == TYPE_VECTOR)
        return type_has_static_shape(type) && !type_is_scalable(type)
               && has_words(type->shaped.element);
    return type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX || type->kind == TYPE_FLOAT
           || type->kind == TYPE_COMPLEX;
}

/* Bodies of other operations are theirs: not each may hold a call. */
static bool may_hold_calls(const Op *op)
{
    Str dialect = op_dialect(op);

    return (str_is(dialect, "func") || str_is(dialect, "scf") || str_is(dialect, "affine"))
           && !op_is(op, "scf.reduce") && !op_is(op, "scf.forall.in_parallel");
}

bool observed_can_be(const Value *result)
{
    const Op *op = value_definer(result), *around = op ? op_parent(op) : NULL;

    return around && !op->successor_count && op->next && may_hold_calls(around)
           && has_words(result->type);
}

static const Type *observer_type(const Value *result)
{
    return type_function(result->type->context, 1, &result->type, 0, NULL);
}

static Op *make_call(Context *context, const Value *result)
{
    OpState state = { .context = context,
                      .loc = loc_of(loc_unknown(context)),
                      .name = STR("func.call"),
                      .def = context_op(context, STR("func.call")) };
    Op *made;

    vec_push(&state.operands, (Value *)result);
    op_state_add_attr(&state, "callee", attr_flat_symbol(context, STR(WIRE_OBSERVER)));
    made = op_create(context, &state);
    op_state_free(&state);
    return made;
}

static Op *make_declaration(Context *context, const Value *result)
{
    OpState state = { .context = context,
                      .loc = loc_of(loc_unknown(context)),
                      .name = STR("func.func"),
                      .def = context_op(context, STR("func.func")) };
    Op *made;

    op_state_add_region(&state);
    op_state_add_attr(&state, "sym_name", attr_string(context, STR(WIRE_OBSERVER)));
    op_state_add_attr(&state, "function_type", attr_type(observer_type(result)));
    op_state_add_attr(&state, "sym_visibility", attr_string(context, STR("private")));
    made = op_create(context, &state);
    op_state_free(&state);
    return made;
}

void observed_text(const Reach *reach, const Value *result, Sb *text)
{
    Context *context = op_context(reach->module);
    Op *op = value_definer(result), *call = make_call(context, result);
    Op *declaration = make_declaration(context, result);
    Block *top = reach->module->regions[0].first;
    Reach with_observer = { .module = reach->module };

    for (size_t i = 0; i < reach->ops.len; i++)
        vec_push(&with_observer.ops, reach->ops.data[i]);
    vec_push(&with_observer.ops, declaration);
    block_append(top, declaration);
    block_insert_after(op, call);
    reach_print(&with_observer, text);
    block_remove(op->block, call);
    block_remove(top, declaration);
    reach_free(&with_observer);
}
