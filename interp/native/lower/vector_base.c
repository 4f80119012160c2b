/* vector: elements of memrefs and tensors, one after another, each where a condition holds. */
#include "interp/native/lower/vector.h"

bool vector_base(Lower *l, const Op *op, unsigned operand, const Type *vector, VectorBase *base)
{
    const Type *type = op->operands[operand]->type, *element = type->shaped.element;
    bool vectors = element->kind == TYPE_VECTOR;

    *base = (VectorBase){ .l = l, .op = op, .type = type, .vector = vector };
    if (!lower_type(l, op, vector) || !lower_type(l, op, element))
        return false;
    if (type->kind == TYPE_TENSOR && !lower_type(l, op, type))
        return false;
    if (lane_type(element) != vector->shaped.element)
        return lower_fail(l, op, "a vector of other elements than the memory's");
    base->value = in(l, op, operand);
    base->indices = subscripts(l, op, operand, "map");
    base->rank = vector->shaped.rank - (vectors ? element->shaped.rank : 0);
    base->width = vectors ? (unsigned)type_num_elements(element) : 1;
    return base->rank <= type->shaped.rank || op_is(op, "vector.transfer_read")
           || op_is(op, "vector.gather") || op_is(op, "vector.scatter")
           || lower_fail(l, op, "a vector of more dimensions than the memref has no counterpart");
}

uint64_t vector_elements(const VectorBase *base)
{
    return (uint64_t)type_num_elements(base->vector) / base->width;
}

int64_t vector_index(const VectorBase *base, uint64_t number, unsigned dim)
{
    for (unsigned i = base->rank; i-- > dim + 1;)
        number /= (uint64_t)base->vector->shaped.dims[i];
    return (int64_t)(number % (uint64_t)base->vector->shaped.dims[dim]);
}

LLVMValueRef vector_size(const VectorBase *base, unsigned dim)
{
    return base->type->kind == TYPE_TENSOR ? index_constant(base->l, base->type->shaped.dims[dim])
                                           : memref_size(base->l, base->value, dim);
}

LLVMValueRef plus(Lower *l, LLVMValueRef index, int64_t more)
{
    return LLVMBuildAdd(l->builder, index, index_constant(l, more), "");
}

/* The lane of a tensor's element. */
static LLVMValueRef place_in_tensor(const VectorBase *base, LLVMValueRef *indices)
{
    Lower *l = base->l;
    LLVMValueRef lane = index_constant(l, 0);

    for (unsigned i = 0; i < base->type->shaped.rank; i++)
        lane = LLVMBuildAdd(l->builder, LLVMBuildMul(l->builder, lane, vector_size(base, i), ""),
                            indices[i], "");
    return lane;
}

static LLVMValueRef read_now(VectorBase *base, LLVMValueRef *indices)
{
    Lower *l = base->l;
    LLVMValueRef address;

    if (base->type->kind == TYPE_TENSOR)
        return LLVMBuildExtractElement(l->builder, base->value, place_in_tensor(base, indices), "");
    address = element_address(l, base->op, base->type, base->value, indices);
    return address ? build_load(l, base->op, base->type->shaped.element, address) : NULL;
}

LLVMValueRef vector_read(VectorBase *base, LLVMValueRef *indices, LLVMValueRef when,
                         LLVMValueRef otherwise)
{
    Lower *l = base->l;
    LLVMBasicBlockRef then, join, from[2];
    LLVMValueRef values[2] = { otherwise }, phi;

    if (!when)
        return read_now(base, indices);
    then = new_block(l, "read");
    join = new_block(l, "lane");
    from[0] = LLVMGetInsertBlock(l->builder);
    LLVMBuildCondBr(l->builder, when, then, join);
    LLVMPositionBuilderAtEnd(l->builder, then);
    values[1] = read_now(base, indices);
    if (!values[1])
        return NULL;
    from[1] = LLVMGetInsertBlock(l->builder);
    LLVMBuildBr(l->builder, join);
    LLVMPositionBuilderAtEnd(l->builder, join);
    phi = LLVMBuildPhi(l->builder, LLVMTypeOf(otherwise), "");
    LLVMAddIncoming(phi, values, from, 2);
    return phi;
}

static bool write_now(VectorBase *base, LLVMValueRef *indices, LLVMValueRef value)
{
    LLVMValueRef address = element_address(base->l, base->op, base->type, base->value, indices);

    return address && build_store(base->l, base->op, base->type->shaped.element, value, address);
}

bool vector_write(VectorBase *base, LLVMValueRef *indices, LLVMValueRef when, LLVMValueRef value)
{
    Lower *l = base->l;
    LLVMBasicBlockRef then, join;

    if (base->type->kind == TYPE_TENSOR) {
        LLVMValueRef written = LLVMBuildInsertElement(l->builder, base->value, value,
                                                      place_in_tensor(base, indices), "");

        base->value = when ? LLVMBuildSelect(l->builder, when, written, base->value, "") : written;
        return true;
    }
    if (!when)
        return write_now(base, indices, value);
    then = new_block(l, "write");
    join = new_block(l, "lane");
    LLVMBuildCondBr(l->builder, when, then, join);
    LLVMPositionBuilderAtEnd(l->builder, then);
    if (!write_now(base, indices, value))
        return false;
    LLVMBuildBr(l->builder, join);
    LLVMPositionBuilderAtEnd(l->builder, join);
    return true;
}

LLVMValueRef vector_part(const VectorBase *base, LLVMValueRef vector, uint64_t number)
{
    Lower *l = base->l;
    LLVMTypeRef type = lower_type(l, base->op, base->type->shaped.element);
    LLVMValueRef part;

    if (base->type->shaped.element->kind != TYPE_VECTOR)
        return LLVMBuildExtractElement(l->builder, vector, index_constant(l, (int64_t)number), "");
    part = LLVMGetPoison(type);
    for (unsigned i = 0; i < base->width; i++)
        part = LLVMBuildInsertElement(
            l->builder, part,
            LLVMBuildExtractElement(l->builder, vector,
                                    index_constant(l, (int64_t)number * base->width + i), ""),
            index_constant(l, i), "");
    return part;
}

LLVMValueRef vector_with_part(const VectorBase *base, LLVMValueRef vector, uint64_t number,
                              LLVMValueRef part)
{
    Lower *l = base->l;

    if (base->type->shaped.element->kind != TYPE_VECTOR)
        return LLVMBuildInsertElement(l->builder, vector, part, index_constant(l, (int64_t)number),
                                      "");
    for (unsigned i = 0; i < base->width; i++)
        vector = LLVMBuildInsertElement(
            l->builder, vector, LLVMBuildExtractElement(l->builder, part, index_constant(l, i), ""),
            index_constant(l, (int64_t)number * base->width + i), "");
    return vector;
}

LLVMValueRef bit_of(Lower *l, LLVMValueRef mask, uint64_t lane)
{
    return LLVMBuildExtractElement(l->builder, mask, index_constant(l, (int64_t)lane), "");
}

LLVMValueRef both(Lower *l, LLVMValueRef a, LLVMValueRef b)
{
    return a && b ? LLVMBuildAnd(l->builder, a, b, "") : a ? a : b;
}

bool vector_written(VectorBase *base)
{
    return !base->op->result_count || give(base->l, base->op, base->value);
}
