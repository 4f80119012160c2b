/* Externals that allocate and free: C's, and those of mlir_c_runner_utils. */
#include "interp/machine/externals_type.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

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

Flow heap_allocate(Step *s, uint64_t size)
{
    return allocate(s, size, MALLOC_ALIGNMENT);
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

/* operator new, which throws where no address space has so much; that of `nothrow` gives null. */
static Flow call_new(Step *s, const External *self, unsigned first)
{
    uint64_t size = size_in(s, first);

    if (size <= INT64_MAX)
        return allocate(s, size, MALLOC_ALIGNMENT);
    return strstr(self->name, "nothrow") ? give_pointer(s, (Pointer){ 0, 0 })
                                         : class_throw(s, "9bad_alloc", (Str){ 0 });
}

/* operator new(size, alignment) */
static Flow call_aligned_new(Step *s, const External *self, unsigned first)
{
    (void)self;
    return allocate(s, size_in(s, first), size_in(s, first + 1));
}

/* EINVAL where the alignment is no power of two, or no multiple of a pointer's size. */
static Flow call_posix_memalign(Step *s, const External *self, unsigned first)
{
    Pointer to = pointer_in(s, first);
    uint64_t alignment = size_in(s, first + 1), size = size_in(s, first + 2);
    const Type *type = s->op->operands[first]->type;
    MemRef at = pointee(to, type);
    Layout layout = layout_pointer(target_in(s), 0);
    Place made = scratch_place(s, &layout);
    Allocation *allocation;

    (void)self;
    if (!alignment || alignment & (alignment - 1) || alignment % sizeof(void *))
        return give_int(s, int_of_u(s->arena, 32, EINVAL));
    allocation = memory_allocate(memory_in(s), ALLOCATION_HEAP, size, alignment, s->op);
    if (!allocation)
        return memory_is_short(s, "an allocation of %llu byte%s", (unsigned long long)size,
                               plural(size));
    place_set_pointer(made, (Pointer){ allocation->id, allocation->address });
    if (store_at(s, &at, 0, made, ACCESS_WRITE) == FLOW_END)
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, 32, 0));
}

static Flow call_calloc(Step *s, const External *self, unsigned first)
{
    Layout byte = layout_int(target_in(s), 8);
    uint64_t size;

    (void)self;
    if (__builtin_mul_overflow(size_in(s, first), size_in(s, first + 1), &size))
        return give_pointer(s, (Pointer){ 0, 0 }); /* no memory could ever hold so much */
    if (allocate(s, size, MALLOC_ALIGNMENT) == FLOW_END)
        return FLOW_END;
    return fill_bytes(s, place_pointer(result_place(s, 0)), size, scratch_place(s, &byte));
}

/* What is freed, or made larger: the start of living memory on the heap. NULL: the run has ended.
 */
static Allocation *heap_at(Step *s, Pointer at, const char *done)
{
    Allocation *allocation = memory_find(memory_in(s), at.provenance);

    if (!allocation) {
        undefined(s, "a pointer that was not derived from an allocation is %s", done);
        return NULL;
    }
    if (!allocation->alive)
        undefined(s, "memory is %s that was freed before", done);
    else if (allocation->kind != ALLOCATION_HEAP)
        undefined(s, "memory is %s that is not on the heap", done);
    else if (at.address != allocation->address)
        undefined(s, "a pointer is %s that is not the start of its allocation", done);
    else
        return allocation;
    note_allocation(s, allocation);
    return NULL;
}

Flow heap_free(Step *s, Pointer at)
{
    Allocation *allocation;

    if (pointer_is_null(at))
        return FLOW_NEXT;
    allocation = heap_at(s, at, "freed");
    if (!allocation)
        return FLOW_END;
    memory_end(memory_in(s), allocation, s->op);
    return FLOW_NEXT;
}

static Flow call_free(Step *s, const External *self, unsigned first)
{
    (void)self;
    return heap_free(s, pointer_in(s, first));
}

/* New memory with what the old held, as far as it goes. */
static Flow reallocate(Step *s, Pointer at, uint64_t size)
{
    uint64_t kept;
    Allocation *old = pointer_is_null(at) ? NULL : heap_at(s, at, "reallocated"), *made;

    if ((!pointer_is_null(at) && !old) || allocate(s, size, MALLOC_ALIGNMENT) == FLOW_END)
        return FLOW_END;
    if (!old)
        return FLOW_NEXT;
    made = memory_find(memory_in(s), place_pointer(result_place(s, 0)).provenance);
    kept = size < old->size ? size : old->size;
    if (copy_run(s, (Spot){ .allocation = old }, (Spot){ .allocation = made }, kept) == FLOW_END)
        return FLOW_END;
    memory_end(memory_in(s), old, s->op);
    return FLOW_NEXT;
}

static Flow call_realloc(Step *s, const External *self, unsigned first)
{
    (void)self;
    return reallocate(s, pointer_in(s, first), size_in(s, first + 1));
}

/* reallocarray(old, count, size) */
static Flow call_reallocarray(Step *s, const External *self, unsigned first)
{
    uint64_t size;

    (void)self;
    if (__builtin_mul_overflow(size_in(s, first + 1), size_in(s, first + 2), &size))
        return give_pointer(s, (Pointer){ 0, 0 });
    return reallocate(s, pointer_in(s, first), size);
}

const External HEAP_EXTERNALS[] = {
    { "malloc", call_malloc, "z>p", NULL },
    { "aligned_alloc", call_aligned_alloc, "zz>p", NULL },
    { "posix_memalign", call_posix_memalign, "pzz>i", NULL },
    { "calloc", call_calloc, "zz>p", NULL },
    { "realloc", call_realloc, "pz>p", NULL },
    { "reallocarray", call_reallocarray, "pzz>p", NULL },
    { "free", call_free, "p", NULL },
    { "_Znwm", call_new, "z>p", NULL },
    { "_Znam", call_new, "z>p", NULL },
    { "_ZnwmRKSt9nothrow_t", call_new, "zp>p", NULL },
    { "_ZnamRKSt9nothrow_t", call_new, "zp>p", NULL },
    { "_ZnwmSt11align_val_t", call_aligned_new, "zz>p", NULL },
    { "_ZnamSt11align_val_t", call_aligned_new, "zz>p", NULL },
    { "_ZdlPv", call_free, "p", NULL },
    { "_ZdaPv", call_free, "p", NULL },
    { "_ZdlPvm", call_free, "pz", NULL },
    { "_ZdaPvm", call_free, "pz", NULL },
    { "_ZdlPvRKSt9nothrow_t", call_free, "pp", NULL },
    { "_ZdaPvRKSt9nothrow_t", call_free, "pp", NULL },
    { "_ZdlPvSt11align_val_t", call_free, "pz", NULL },
    { "_ZdaPvSt11align_val_t", call_free, "pz", NULL },
    { "_ZdlPvmSt11align_val_t", call_free, "pzz", NULL },
    { "_ZdaPvmSt11align_val_t", call_free, "pzz", NULL },
    { "mlirAlloc", call_malloc, "l>p", NULL },
    { "mlirAlignedAlloc", call_aligned_alloc, "ll>p", NULL },
    { "mlirFree", call_free, "p", NULL },
    { "mlirAlignedFree", call_free, "p", NULL },
    { "_mlir_memref_to_llvm_alloc", call_malloc, "l>p", NULL },
    { "_mlir_memref_to_llvm_aligned_alloc", call_aligned_alloc, "ll>p", NULL },
    { "_mlir_memref_to_llvm_free", call_free, "p", NULL },
    { 0 },
};
