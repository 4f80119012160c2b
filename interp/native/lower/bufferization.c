/* bufferization: between memory and tensors of static shape. */
#include "interp/native/lower/structured.h"

/* How many elements; 0, and `lower_fail` was called, where there are none, or many, or nobody
 * knows.
 */
static int64_t elements_of(Lower *l, const Op *op, const Type *type)
{
    enum { MOST = 1024 };

    if (type_has_rank(type) && type_has_static_shape(type) && type_num_elements(type) > 0
        && type_num_elements(type) <= MOST)
        return type_num_elements(type);
    lower_fail(l, op, "a value of type '%s' has no native counterpart", type_text(type));
    return 0;
}

/* The address of element `number`, counted row by row. */
static LLVMValueRef address_of(Lower *l, const Op *op, const Type *type, LLVMValueRef memref,
                               int64_t number)
{
    LLVMValueRef *indices = ARENA_ARRAY(&l->arena, LLVMValueRef, type->shaped.rank + 1);

    for (unsigned i = type->shaped.rank; i-- > 0; number /= type->shaped.dims[i])
        indices[i] = index_constant(l, number % type->shaped.dims[i]);
    return element_address(l, op, type, memref, indices);
}

static LLVMValueRef lane(Lower *l, int64_t number)
{
    return LLVMConstInt(LLVMInt64TypeInContext(l->context), (unsigned long long)number, false);
}

static bool to_tensor(Lower *l, const Op *op)
{
    const Type *type = op->operands[0]->type;
    int64_t count = elements_of(l, op, type);
    LLVMTypeRef result = count ? result_type(l, op) : NULL;
    LLVMValueRef made = result ? LLVMGetPoison(result) : NULL;

    for (int64_t i = 0; made && i < count; i++) {
        LLVMValueRef element =
            build_load(l, op, type->shaped.element, address_of(l, op, type, in(l, op, 0), i));

        made = LLVMBuildInsertElement(l->builder, made, element, lane(l, i), "");
    }
    return give(l, op, made);
}

static bool store_all(Lower *l, const Op *op, LLVMValueRef tensor, const Type *type,
                      LLVMValueRef memref)
{
    int64_t count = elements_of(l, op, type);

    for (int64_t i = 0; i < count; i++)
        if (!build_store(l, op, type->shaped.element,
                         LLVMBuildExtractElement(l->builder, tensor, lane(l, i), ""),
                         address_of(l, op, type, memref, i)))
            return false;
    return count > 0;
}

/* Row by row on the heap. NULL, and `lower_fail` was called, where the type is laid out otherwise.
 */
static LLVMValueRef new_memref(Lower *l, const Op *op, const Type *type)
{
    Strided strided = strided_new(l, type->shaped.rank);
    LLVMValueRef bytes, made;

    if (!elements_of(l, op, type))
        return NULL;
    if (type->shaped.layout) {
        lower_fail(l, op, "memory laid out as '%s' has no native counterpart", type_text(type));
        return NULL;
    }
    for (unsigned i = 0; i < strided.rank; i++)
        strided.sizes[i] = index_constant(l, type->shaped.dims[i]);
    strided_row_major(l, &strided);
    bytes = elements_in_bytes(l, op, type->shaped.element, strided_extent(l, strided));
    made = bytes ? call_c(l, "malloc", pointer_type(l), &bytes, 1) : NULL;
    return made ? strided_memref(l, made, made, strided) : NULL;
}

static bool to_buffer(Lower *l, const Op *op)
{
    const Type *type = op->results[0]->type;
    LLVMValueRef made = new_memref(l, op, type);

    return made && store_all(l, op, in(l, op, 0), type, made) && give(l, op, made);
}

static bool materialize(Lower *l, const Op *op)
{
    if (op->result_count)
        return result_type(l, op) && give(l, op, in(l, op, 0));
    return lower_type(l, op, op->operands[0]->type)
           && store_all(l, op, in(l, op, 0), op->operands[1]->type, in(l, op, 1));
}

static bool alloc_tensor(Lower *l, const Op *op)
{
    LLVMTypeRef type = result_type(l, op);
    unsigned count, copy = operand_segment(op, 1, &count);

    return type && give(l, op, count ? in(l, op, copy) : LLVMGetPoison(type));
}

static bool clone(Lower *l, const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    int64_t count = elements_of(l, op, from);
    LLVMValueRef made = count ? new_memref(l, op, to) : NULL;

    for (int64_t i = 0; made && i < count; i++)
        if (!build_store(
                l, op, to->shaped.element,
                build_load(l, op, from->shaped.element, address_of(l, op, from, in(l, op, 0), i)),
                address_of(l, op, to, made, i)))
            return false;
    return give(l, op, made);
}

/* Do two memrefs begin in the same place, wherever they go on? */
static LLVMValueRef aliases(Lower *l, const Op *op, unsigned a, unsigned b)
{
    return LLVMBuildICmp(l->builder, LLVMIntEQ, any_aligned(l, op->operands[a]->type, in(l, op, a)),
                         any_aligned(l, op->operands[b]->type, in(l, op, b)), "");
}

static void free_if(Lower *l, const Op *op, unsigned memref, LLVMValueRef condition)
{
    LLVMBasicBlockRef then = new_block(l, "free"), end = new_block(l, "freed");
    LLVMValueRef memory;

    LLVMBuildCondBr(l->builder, condition, then, end);
    LLVMPositionBuilderAtEnd(l->builder, then);
    memory = any_allocated(l, op->operands[memref]->type, in(l, op, memref));
    call_c(l, "free", LLVMVoidTypeInContext(l->context), &memory, 1);
    LLVMBuildBr(l->builder, end);
    LLVMPositionBuilderAtEnd(l->builder, end);
}

/* All is compared before anything is freed. */
static bool dealloc(Lower *l, const Op *op)
{
    unsigned count, retained, conditions = operand_segment(op, 1, &count);
    unsigned first = operand_segment(op, 2, &retained);
    LLVMValueRef *frees = ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1);
    LLVMValueRef none = LLVMConstInt(LLVMInt1TypeInContext(l->context), 0, false);

    for (unsigned r = 0; r < retained; r++)
        out(l, op, r, none);
    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef condition = in(l, op, conditions + i), other = none;

        for (unsigned r = 0; r < retained; r++) {
            LLVMValueRef same = aliases(l, op, first + r, i);
            LLVMValueRef owned = LLVMBuildAnd(l->builder, same, condition, "");

            other = LLVMBuildOr(l->builder, other, same, "");
            out(l, op, r, LLVMBuildOr(l->builder, value_of(l, op->results[r]), owned, ""));
        }
        for (unsigned j = 0; j < i; j++)
            other = LLVMBuildOr(l->builder, other, aliases(l, op, j, i), "");
        frees[i] = LLVMBuildAnd(l->builder, condition, LLVMBuildNot(l->builder, other, ""), "");
    }
    for (unsigned i = 0; i < count; i++)
        free_if(l, op, i, frees[i]);
    return true;
}

const Lowering BUFFERIZATION_LOWERINGS[] = {
    { "bufferization.to_tensor", to_tensor },
    { "bufferization.to_buffer", to_buffer },
    { "bufferization.materialize_in_destination", materialize },
    { "bufferization.alloc_tensor", alloc_tensor },
    { "bufferization.dealloc_tensor", lower_nothing },
    { "bufferization.clone", clone },
    { "bufferization.dealloc", dealloc },
    { 0 },
};
