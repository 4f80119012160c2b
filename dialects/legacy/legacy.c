/* All tables of old spellings, and what they share. */
#include "dialects/legacy/legacy.h"

const Legacy LEGACY = {
    .tables =
        (const LegacyOp *const[]){ LEGACY_STANDARD, LEGACY_LOOP, LEGACY_SHAPED, LEGACY_TENSOR,
                                   LEGACY_VECTOR, LEGACY_LINALG, LEGACY_LLVM, LEGACY_OTHERS, NULL },
    .constant = "arith.constant",
};

const Attr *legacy_take_attr(OpState *state, const char *name)
{
    for (size_t i = 0; i < state->attrs.len; i++)
        if (str_is(state->attrs.data[i].name, name)) {
            const Attr *value = state->attrs.data[i].value;

            for (size_t j = i + 1; j < state->attrs.len; j++)
                state->attrs.data[j - 1] = state->attrs.data[j];
            state->attrs.len--;
            return value;
        }
    return NULL;
}

void legacy_set_attr(OpState *state, const char *name, const Attr *value)
{
    legacy_take_attr(state, name);
    op_state_add_attr(state, name, value);
}

bool legacy_holds_tensor(const Type *type)
{
    return type_is_any_memref(type) && type_may_be_in_tensor(type->shaped.element);
}

const Type *legacy_tensor_of(const Type *memref)
{
    if (memref->kind == TYPE_UNRANKED_MEMREF)
        return type_unranked_tensor(memref->context, memref->shaped.element);
    return type_tensor(memref->context, memref->shaped.rank, memref->shaped.dims,
                       memref->shaped.element, NULL);
}

Value *legacy_emit(AsmParser *p, const OpState *at, const char *name, unsigned count,
                   Value *const *operands, const Type *result)
{
    OpState state = { .context = at->context, .loc = at->loc };
    Op *op;

    asm_become(&state, name);
    for (unsigned i = 0; i < count; i++)
        vec_push(&state.operands, operands[i]);
    vec_push(&state.results, result);
    op = asm_emit(p, &state);
    op_state_free(&state);
    return op->results[0];
}

Value *legacy_index(AsmParser *p, const OpState *at, int64_t number)
{
    return asm_emit_constant(p, at->loc, attr_index(at->context, number));
}

Value *legacy_size(AsmParser *p, const OpState *at, Value *shaped, int64_t dim)
{
    Value *operands[] = { shaped, legacy_index(p, at, dim) };

    return legacy_emit(p, at, type_is_any_memref(shaped->type) ? "memref.dim" : "tensor.dim", 2,
                       operands, type_index(at->context));
}
