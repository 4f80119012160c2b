/* Externals that allocate and free: C's, and those of mlir_c_runner_utils. */
#include "interp/machine/externals.h"

enum { MALLOC_ALIGNMENT = 16 };

static Flow allocate(Step *s, uint64_t size, uint64_t alignment)
{
    Allocation *made;

    if (alignment & (alignment - 1))
        return undefined(s, "the alignment %llu is no power of two", (unsigned long long)alignment);
    made = memory_allocate(memory_in(s), ALLOCATION_HEAP, size, alignment, s->op);
    if (!made)
        return memory_is_short(s, "an allocation of %llu byte%s", (unsigned long long)size,
                               plural(size));
    return give_pointer(s, (Pointer){ made->id, made->address });
}

static Flow call_malloc(Step *s, const External *self, unsigned first)
{
    (void)self;
    return allocate(s, size_in(s, first), MALLOC_ALIGNMENT);
}

static Flow call_aligned_alloc(Step *s, const External *self, unsigned first)
{
    (void)self;
    return allocate(s, size_in(s, first + 1), size_in(s, first));
}

static Flow call_free(Step *s, const External *self, unsigned first)
{
    Pointer at = pointer_in(s, first);
    Allocation *allocation = memory_find(memory_in(s), at.provenance);

    (void)self;
    if (!at.provenance && !at.address)
        return FLOW_NEXT;
    if (!allocation)
        return undefined(s, "a pointer that was not derived from an allocation is freed");
    if (!allocation->alive)
        undefined(s, "memory is freed that was freed before");
    else if (allocation->kind != ALLOCATION_HEAP)
        undefined(s, "memory is freed that is not on the heap");
    else if (at.address != allocation->address)
        undefined(s, "a pointer is freed that is not the start of its allocation");
    else {
        memory_end(memory_in(s), allocation, s->op);
        return FLOW_NEXT;
    }
    return note_allocation(s, allocation);
}

const External HEAP_EXTERNALS[] = {
    { "malloc", call_malloc, "l>p", NULL },
    { "aligned_alloc", call_aligned_alloc, "ll>p", NULL },
    { "free", call_free, "p", NULL },
    { "mlirAlloc", call_malloc, "l>p", NULL },
    { "mlirAlignedAlloc", call_aligned_alloc, "ll>p", NULL },
    { "mlirFree", call_free, "p", NULL },
    { "mlirAlignedFree", call_free, "p", NULL },
    { "_mlir_memref_to_llvm_alloc", call_malloc, "l>p", NULL },
    { "_mlir_memref_to_llvm_aligned_alloc", call_aligned_alloc, "ll>p", NULL },
    { "_mlir_memref_to_llvm_free", call_free, "p", NULL },
    { 0 },
};
