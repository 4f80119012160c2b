/* memref: memory that operations take and give back. */
#include "interp/native/lower/affine.h"
#include "interp/native/lower/structured.h"

/* A strided map is offset + sum of index * stride: the offset is its value at zero, a stride what
 * one step in a dimension adds. */
static void map_strides(Lower *l, const AffineMap *map, LLVMValueRef *symbols, Strided *strided)
{
    LLVMValueRef *dims = ARENA_ARRAY(&l->arena, LLVMValueRef, strided->rank + 1), step;

    for (unsigned i = 0; i < strided->rank; i++)
        dims[i] = index_constant(l, 0);
    strided->offset = affine_expression(l, map->results[0], dims, symbols);
    for (unsigned i = 0; i < strided->rank; i++) {
        dims[i] = index_constant(l, 1);
        step = affine_expression(l, map->results[0], dims, symbols);
        dims[i] = index_constant(l, 0);
        strided->strides[i] = LLVMBuildSub(l->builder, step, strided->offset, "");
    }
}

/* The symbols of a strided layout are its unknown offset, then its unknown strides. */
static void attr_strides(Lower *l, const Attr *layout, LLVMValueRef *symbols, Strided *strided)
{
    int64_t offset = layout->strided.offset;

    strided->offset = offset == DYNAMIC ? *symbols++ : index_constant(l, offset);
    for (unsigned i = 0; i < strided->rank; i++) {
        int64_t stride = layout->strided.strides[i];

        strided->strides[i] = stride == DYNAMIC ? *symbols++ : index_constant(l, stride);
    }
}

/* What memref.alloc or memref.alloca is to make. */
static bool asked_for(Lower *l, const Op *op, Strided *strided)
{
    const Type *type = op->results[0]->type;
    const Attr *layout = type->shaped.layout;
    int64_t *strides = ARENA_ARRAY(&l->arena, int64_t, type->shaped.rank + 1), offset;
    unsigned count, next = operand_segment(op, 0, &count);
    LLVMValueRef *symbols = operand_values(l, op, next + count, op->operand_count - next - count);

    if (!type_strides(type, strides, &offset))
        return lower_fail(l, op, "the layout of '%s' is not strided", type_text(type));
    *strided = strided_new(l, type->shaped.rank);
    strided->sizes = mixed_values(l, op, type->shaped.dims, strided->rank, next);
    if (layout && layout->kind == ATTR_AFFINE_MAP)
        map_strides(l, layout->map, symbols, strided);
    else if (layout)
        attr_strides(l, layout, symbols, strided);
    else
        strided_row_major(l, strided);
    return true;
}

static LLVMValueRef heap_memory(Lower *l, LLVMValueRef bytes, uint64_t alignment)
{
    enum { MALLOC_ALIGNMENT = 16 };
    LLVMValueRef args[] = { LLVMConstInt(LLVMTypeOf(bytes), alignment, false), bytes };

    return alignment <= MALLOC_ALIGNMENT ? call_c(l, "malloc", pointer_type(l), &bytes, 1)
                                         : call_c(l, "aligned_alloc", pointer_type(l), args, 2);
}

static void free_memory(Lower *l, LLVMValueRef pointer)
{
    call_c(l, "free", LLVMVoidTypeInContext(l->context), &pointer, 1);
}

static LLVMValueRef stack_memory(Lower *l, LLVMValueRef bytes, uint64_t alignment)
{
    LLVMValueRef made =
        LLVMBuildArrayAlloca(l->builder, LLVMInt8TypeInContext(l->context), bytes, "");

    LLVMSetAlignment(made, (unsigned)alignment);
    return made;
}

static bool allocate(Lower *l, const Op *op,
                     LLVMValueRef (*memory)(Lower *l, LLVMValueRef bytes, uint64_t alignment))
{
    const Type *element = op->results[0]->type->shaped.element;
    uint64_t alignment = elements_alignment(l, op, element);
    LLVMValueRef bytes, made;
    Strided strided;

    if (!alignment || !asked_for(l, op, &strided))
        return false;
    bytes = elements_in_bytes(l, op, element, strided_extent(l, strided));
    made = memory(l, bytes, alignment);
    return give(l, op, strided_memref(l, made, made, strided));
}

static bool lower_alloc(Lower *l, const Op *op)
{
    return allocate(l, op, heap_memory);
}

/* Where the operation stands, so that it takes memory each time it runs; what gives it back is the
 * end of the function, of memref.alloca_scope, or of a loop's iteration (structured.c). */
static bool lower_alloca(Lower *l, const Op *op)
{
    return allocate(l, op, stack_memory);
}

static bool lower_dealloc(Lower *l, const Op *op)
{
    free_memory(l, any_allocated(l, op->operands[0]->type, in(l, op, 0)));
    return true;
}

/* By way of new memory: C's realloc knows no alignment, and the elements may begin behind what was
 * allocated. */
static bool lower_realloc(Lower *l, const Op *op)
{
    const Type *type = op->results[0]->type;
    uint64_t alignment = elements_alignment(l, op, type->shaped.element);
    LLVMValueRef old = in(l, op, 0), kept[2], made;
    Strided strided = strided_new(l, 1);

    if (!alignment)
        return false;
    strided.sizes[0] =
        op->operand_count > 1 ? in(l, op, 1) : index_constant(l, type->shaped.dims[0]);
    strided_row_major(l, &strided);
    kept[0] = elements_in_bytes(l, op, type->shaped.element, memref_size(l, old, 0));
    kept[1] = elements_in_bytes(l, op, type->shaped.element, strided.sizes[0]);
    made = heap_memory(l, kept[1], alignment);
    LLVMBuildMemCpy(l->builder, made, 1, memref_aligned(l, old), 1,
                    call_same(l, "llvm.umin", kept, 2));
    free_memory(l, memref_allocated(l, old));
    return give(l, op, strided_memref(l, made, made, strided));
}

static bool lower_alloca_scope(Lower *l, const Op *op)
{
    LLVMTypeRef pointer = pointer_type(l);
    LLVMValueRef saved = call_intrinsic(l, "llvm.stacksave", &pointer, 1, NULL, 0);
    Exit *exit = results_exit(l, op, "endscope");

    if (!exit || !lower_region(l, &op->regions[0], NULL, exit))
        return false;
    end_at(l, op, exit);
    call_intrinsic(l, "llvm.stackrestore", &pointer, 1, &saved, 1);
    return true;
}

const Lowering MEMREF_ALLOC_LOWERINGS[] = {
    { "memref.alloc", lower_alloc },
    { "memref.alloca", lower_alloca },
    { "memref.dealloc", lower_dealloc },
    { "memref.realloc", lower_realloc },
    { "memref.alloca_scope", lower_alloca_scope },
    { "memref.alloca_scope.return", lower_yield },
    { 0 },
};
