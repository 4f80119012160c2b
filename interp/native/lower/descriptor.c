#include "interp/native/lower/affine.h"

enum { ALLOCATED, ALIGNED, OFFSET, SIZES, STRIDES };

LLVMTypeRef pointer_type(Lower *l)
{
    return LLVMPointerTypeInContext(l->context, 0);
}

LLVMTypeRef descriptor_type(Lower *l, unsigned rank)
{
    LLVMTypeRef pointer = pointer_type(l), index = index_type(l);
    LLVMTypeRef dims = LLVMArrayType2(index, rank);

    return LLVMStructTypeInContext(
        l->context, (LLVMTypeRef[]){ pointer, pointer, index, dims, dims }, rank ? 5 : 3, false);
}

LLVMValueRef memref_allocated(Lower *l, LLVMValueRef memref)
{
    return LLVMBuildExtractValue(l->builder, memref, ALLOCATED, "");
}

LLVMValueRef memref_aligned(Lower *l, LLVMValueRef memref)
{
    return LLVMBuildExtractValue(l->builder, memref, ALIGNED, "");
}

LLVMValueRef memref_offset(Lower *l, LLVMValueRef memref)
{
    return LLVMBuildExtractValue(l->builder, memref, OFFSET, "");
}

LLVMValueRef memref_size(Lower *l, LLVMValueRef memref, unsigned dim)
{
    LLVMValueRef sizes = LLVMBuildExtractValue(l->builder, memref, SIZES, "");

    return LLVMBuildExtractValue(l->builder, sizes, dim, "");
}

LLVMValueRef memref_stride(Lower *l, LLVMValueRef memref, unsigned dim)
{
    LLVMValueRef strides = LLVMBuildExtractValue(l->builder, memref, STRIDES, "");

    return LLVMBuildExtractValue(l->builder, strides, dim, "");
}

LLVMValueRef memref_build(Lower *l, unsigned rank, LLVMValueRef allocated, LLVMValueRef aligned,
                          LLVMValueRef offset, const LLVMValueRef *sizes,
                          const LLVMValueRef *strides)
{
    LLVMTypeRef dims = LLVMArrayType2(index_type(l), rank);
    LLVMValueRef memref = LLVMGetPoison(descriptor_type(l, rank));
    LLVMValueRef all_sizes = LLVMGetPoison(dims), all_strides = LLVMGetPoison(dims);

    memref = LLVMBuildInsertValue(l->builder, memref, allocated, ALLOCATED, "");
    memref = LLVMBuildInsertValue(l->builder, memref, aligned, ALIGNED, "");
    memref = LLVMBuildInsertValue(l->builder, memref, offset, OFFSET, "");
    if (rank == 0)
        return memref;
    for (unsigned i = 0; i < rank; i++) {
        all_sizes = LLVMBuildInsertValue(l->builder, all_sizes, sizes[i], i, "");
        all_strides = LLVMBuildInsertValue(l->builder, all_strides, strides[i], i, "");
    }
    memref = LLVMBuildInsertValue(l->builder, memref, all_sizes, SIZES, "");
    return LLVMBuildInsertValue(l->builder, memref, all_strides, STRIDES, "");
}

/* Only what offset and strides describe fits a descriptor. */
static bool require_strided(Lower *l, const Op *op, const Type *memref)
{
    int64_t *strides = ARENA_ARRAY(&l->arena, int64_t, memref->shaped.rank + 1), offset;

    return type_strides(memref, strides, &offset)
           || lower_fail(l, op, "the layout of '%s' is not strided", type_text(memref));
}

LLVMValueRef element_address(Lower *l, const Op *op, const Type *memref_type, LLVMValueRef memref,
                             const LLVMValueRef *indices)
{
    LLVMTypeRef element = memory_type(l, op, memref_type->shaped.element);
    LLVMValueRef at = memref_offset(l, memref);

    if (!element || !require_strided(l, op, memref_type))
        return NULL;
    for (unsigned i = 0; i < memref_type->shaped.rank; i++)
        at =
            LLVMBuildAdd(l->builder, at,
                         LLVMBuildMul(l->builder, indices[i], memref_stride(l, memref, i), ""), "");
    return LLVMBuildGEP2(l->builder, element, memref_aligned(l, memref), &at, 1, "");
}

LLVMValueRef *subscripts(Lower *l, const Op *op, unsigned memref, const char *map)
{
    const Attr *attr = op_attr(op, map);

    return attr ? map_results(l, op, attr->map, memref + 1)
                : operand_values(l, op, memref + 1, op->operands[memref]->type->shaped.rank);
}

LLVMValueRef operand_address(Lower *l, const Op *op, unsigned memref)
{
    return element_address(l, op, op->operands[memref]->type, in(l, op, memref),
                           subscripts(l, op, memref, "map"));
}

Strided strided_new(Lower *l, unsigned rank)
{
    return (Strided){
        .rank = rank,
        .offset = index_constant(l, 0),
        .sizes = ARENA_ARRAY(&l->arena, LLVMValueRef, rank + 1),
        .strides = ARENA_ARRAY(&l->arena, LLVMValueRef, rank + 1),
    };
}

Strided strided_of(Lower *l, LLVMValueRef memref, unsigned rank)
{
    Strided strided = strided_new(l, rank);

    strided.offset = memref_offset(l, memref);
    for (unsigned i = 0; i < rank; i++) {
        strided.sizes[i] = memref_size(l, memref, i);
        strided.strides[i] = memref_stride(l, memref, i);
    }
    return strided;
}

LLVMValueRef strided_memref(Lower *l, LLVMValueRef allocated, LLVMValueRef aligned, Strided strided)
{
    return memref_build(l, strided.rank, allocated, aligned, strided.offset, strided.sizes,
                        strided.strides);
}

LLVMValueRef strided_view(Lower *l, LLVMValueRef memref, Strided strided)
{
    return strided_memref(l, memref_allocated(l, memref), memref_aligned(l, memref), strided);
}

void strided_row_major(Lower *l, Strided *strided)
{
    LLVMValueRef stride = index_constant(l, 1);

    for (unsigned i = strided->rank; i-- > 0;) {
        strided->strides[i] = stride;
        stride = LLVMBuildMul(l->builder, stride, strided->sizes[i], "");
    }
}

/* A stride below zero leads back towards the pointer. */
LLVMValueRef strided_extent(Lower *l, Strided strided)
{
    LLVMValueRef zero = index_constant(l, 0), one = index_constant(l, 1);
    LLVMValueRef empty = LLVMConstInt(LLVMInt1TypeInContext(l->context), 0, false);
    LLVMValueRef last = strided.offset;

    for (unsigned i = 0; i < strided.rank; i++) {
        LLVMValueRef size = strided.sizes[i], stride = strided.strides[i];
        LLVMValueRef no_size = LLVMBuildICmp(l->builder, LLVMIntEQ, size, zero, "");
        LLVMValueRef onward = LLVMBuildICmp(l->builder, LLVMIntSGT, stride, zero, "");
        LLVMValueRef way =
            LLVMBuildMul(l->builder, LLVMBuildSub(l->builder, size, one, ""), stride, "");

        empty = LLVMBuildOr(l->builder, empty, no_size, "");
        last =
            LLVMBuildAdd(l->builder, last, LLVMBuildSelect(l->builder, onward, way, zero, ""), "");
    }
    return LLVMBuildSelect(l->builder, empty, zero, LLVMBuildAdd(l->builder, last, one, ""), "");
}

LLVMValueRef *operand_values(Lower *l, const Op *op, unsigned first, unsigned count)
{
    LLVMValueRef *values = ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1);

    for (unsigned i = 0; i < count; i++)
        values[i] = in(l, op, first + i);
    return values;
}

LLVMValueRef *mixed_values(Lower *l, const Op *op, const int64_t *numbers, unsigned count,
                           unsigned next)
{
    LLVMValueRef *values = ARENA_ARRAY(&l->arena, LLVMValueRef, count + 1);

    for (unsigned i = 0; i < count; i++)
        values[i] = numbers[i] == DYNAMIC ? in(l, op, next++) : index_constant(l, numbers[i]);
    return values;
}

LLVMValueRef *mixed_in(Lower *l, const Op *op, const char *attr, unsigned next)
{
    const Attr *dense = op_attr(op, attr);
    unsigned count = (unsigned)dense->dense.count;
    int64_t *numbers = ARENA_ARRAY(&l->arena, int64_t, count + 1);

    for (unsigned i = 0; i < count; i++)
        numbers[i] = attr_i64_at(dense, i);
    return mixed_values(l, op, numbers, count, next);
}

LLVMValueRef elements_in_bytes(Lower *l, const Op *op, const Type *element, LLVMValueRef count)
{
    LLVMTypeRef i64 = LLVMInt64TypeInContext(l->context);
    uint64_t bytes = element_bytes(l, op, element);

    return bytes ? LLVMBuildMul(l->builder, LLVMBuildIntCast2(l->builder, count, i64, true, ""),
                                LLVMConstInt(i64, bytes, false), "")
                 : NULL;
}

uint64_t elements_alignment(Lower *l, const Op *op, const Type *element)
{
    LLVMTypeRef made = memory_type(l, op, element);
    uint64_t asked = (uint64_t)property_int(op, "alignment", 1), needed;

    if (!made)
        return 0;
    needed = LLVMABIAlignmentOfType(l->target, made);
    return asked > needed ? asked : needed;
}

LLVMValueRef pointer_plus(Lower *l, LLVMValueRef pointer, LLVMValueRef bytes)
{
    return LLVMBuildGEP2(l->builder, LLVMInt8TypeInContext(l->context), pointer, &bytes, 1, "");
}

LLVMValueRef unranked_rank(Lower *l, LLVMValueRef unranked)
{
    return LLVMBuildExtractValue(l->builder, unranked, 0, "");
}

LLVMValueRef unranked_descriptor(Lower *l, LLVMValueRef unranked)
{
    return LLVMBuildExtractValue(l->builder, unranked, 1, "");
}

LLVMValueRef unranked_build(Lower *l, LLVMValueRef rank, LLVMValueRef descriptor)
{
    LLVMTypeRef type = LLVMStructTypeInContext(
        l->context, (LLVMTypeRef[]){ index_type(l), pointer_type(l) }, 2, false);
    LLVMValueRef unranked = LLVMBuildInsertValue(l->builder, LLVMGetPoison(type), rank, 0, "");

    return LLVMBuildInsertValue(l->builder, unranked, descriptor, 1, "");
}

/* Ranks share the fields up to the sizes. */
static LLVMValueRef unranked_field(Lower *l, LLVMValueRef unranked, unsigned field)
{
    return LLVMBuildStructGEP2(l->builder, descriptor_type(l, 1), unranked_descriptor(l, unranked),
                               field, "");
}

LLVMValueRef unranked_allocated(Lower *l, LLVMValueRef unranked)
{
    return unranked_field(l, unranked, ALLOCATED);
}

LLVMValueRef unranked_aligned(Lower *l, LLVMValueRef unranked)
{
    return unranked_field(l, unranked, ALIGNED);
}

LLVMValueRef unranked_offset(Lower *l, LLVMValueRef unranked)
{
    return unranked_field(l, unranked, OFFSET);
}

LLVMValueRef unranked_sizes(Lower *l, LLVMValueRef unranked)
{
    return unranked_field(l, unranked, SIZES);
}

LLVMValueRef unranked_strides(Lower *l, LLVMValueRef unranked)
{
    LLVMValueRef rank = unranked_rank(l, unranked);

    return LLVMBuildGEP2(l->builder, index_type(l), unranked_sizes(l, unranked), &rank, 1, "");
}

LLVMValueRef any_allocated(Lower *l, const Type *type, LLVMValueRef memref)
{
    if (type->kind == TYPE_MEMREF)
        return memref_allocated(l, memref);
    return LLVMBuildLoad2(l->builder, pointer_type(l), unranked_allocated(l, memref), "");
}

LLVMValueRef any_aligned(Lower *l, const Type *type, LLVMValueRef memref)
{
    if (type->kind == TYPE_MEMREF)
        return memref_aligned(l, memref);
    return LLVMBuildLoad2(l->builder, pointer_type(l), unranked_aligned(l, memref), "");
}
