/* Memory that operations make: how much of it a memref's sizes and layout reach. */
#include "dialects/access.h"

/* The bytes from the aligned pointer to the end of the last element that indices can reach (R3).
 * False when they do not fit 63 bits; `*negative` where an element lies before the pointer. */
static bool extent_in_bytes(const MemRef *memref, const Layout *layout, uint64_t *bytes,
                            bool *negative)
{
    int64_t low = memref->offset, high = memref->offset, span, size;
    bool fits = true;

    *negative = false;
    *bytes = 0;
    for (unsigned i = 0; i < memref->rank; i++) {
        if (memref->sizes[i] == 0)
            return true;
        fits &= !__builtin_mul_overflow(memref->sizes[i] - 1, memref->strides[i], &span);
        fits &= !__builtin_add_overflow(span < 0 ? low : high, span, span < 0 ? &low : &high);
    }
    *negative = low < 0;
    fits &= !__builtin_add_overflow(high, 1, &high);
    fits &= !__builtin_mul_overflow(high, (int64_t)layout_stride(layout), &size);
    *bytes = (uint64_t)size;
    return fits;
}

Flow check_sizes(Step *s, const MemRef *memref)
{
    for (unsigned i = 0; i < memref->rank; i++)
        if (memref->sizes[i] < 0)
            return undefined_by(s, "R1", "the size of dimension %u is negative: %lld", i,
                                (long long)memref->sizes[i]);
    return FLOW_NEXT;
}

Flow allocate_strided(Step *s, AllocationKind kind, const Layout *layout, uint64_t alignment,
                      MemRef *memref)
{
    Allocation *made;
    uint64_t bytes;
    bool fits, negative;

    if (check_sizes(s, memref) == FLOW_END)
        return FLOW_END;
    fits = extent_in_bytes(memref, layout, &bytes, &negative);
    if (!fits)
        return limit_reached(s, "an allocation of more than 2^63 bytes");
    if (negative)
        return unsupported(s, "memory whose layout reaches before its first byte");
    if (alignment < layout_alignment(layout))
        alignment = layout_alignment(layout);
    made = memory_allocate(memory_in(s), kind, bytes, alignment, s->op);
    if (!made)
        return memory_is_short(s, "an allocation of %llu byte%s", (unsigned long long)bytes,
                               plural(bytes));
    memref->allocated = memref->aligned = (Pointer){ made->id, made->address };
    return FLOW_NEXT;
}

static void take_sizes(const Type *type, const int64_t *dynamic_sizes, MemRef *memref)
{
    memref->element = type->shaped.element;
    memref->is_pointer = false;
    memref->rank = type->shaped.rank;
    for (unsigned i = 0; i < memref->rank; i++)
        memref->sizes[i] =
            type->shaped.dims[i] == DYNAMIC ? *dynamic_sizes++ : type->shaped.dims[i];
}

/* The layout's one expression at the point where dimension `dim` is 1 and all others are 0. */
static bool eval_layout(const AffineMap *map, unsigned dim, const int64_t *symbols, int64_t *value)
{
    int64_t dims[MEMREF_MAX_RANK] = { 0 };

    if (dim < map->dim_count)
        dims[dim] = 1;
    return affine_eval(map->results[0], dims, symbols, value);
}

/* A strided affine map: its value at 0 is the offset, and what each dimension adds the stride. */
static bool bind_map(const AffineMap *map, const int64_t *symbols, MemRef *memref)
{
    int64_t value;

    if (map->result_count != 1 || !eval_layout(map, map->dim_count, symbols, &memref->offset))
        return false;
    for (unsigned i = 0; i < memref->rank; i++) {
        if (!eval_layout(map, i, symbols, &value))
            return false;
        memref->strides[i] = (int64_t)((uint64_t)value - (uint64_t)memref->offset);
    }
    return true;
}

/* Strides and offset of an explicit layout; false where they are not known, or it has none. The
 * symbols of a strided layout are its unknown offset, then its unknown strides (R2). */
static bool bind_layout(const Type *type, const int64_t *symbols, MemRef *memref)
{
    bool known;

    if (!type_strides(type, memref->strides, &memref->offset))
        return false;
    if (symbols && type->shaped.layout->kind == ATTR_AFFINE_MAP)
        return bind_map(type->shaped.layout->map, symbols, memref);
    if (memref->offset == DYNAMIC && symbols)
        memref->offset = *symbols++;
    known = memref->offset != DYNAMIC;
    for (unsigned i = 0; i < memref->rank; i++) {
        if (memref->strides[i] == DYNAMIC && symbols)
            memref->strides[i] = *symbols++;
        known &= memref->strides[i] != DYNAMIC;
    }
    return known;
}

Flow describe_memref(Step *s, const Type *type, const int64_t *dynamic_sizes,
                     const int64_t *symbols, MemRef *memref)
{
    if (type->shaped.rank > MEMREF_MAX_RANK)
        return unsupported(s, "a memref of %u dimensions", type->shaped.rank);
    take_sizes(type, dynamic_sizes, memref);
    if (check_sizes(s, memref) == FLOW_END)
        return FLOW_END;
    memref->offset = 0;
    if (!type->shaped.layout) {
        if (!memref_set_identity_strides(memref))
            return limit_reached(s, "an allocation of more than 2^63 bytes");
    } else if (!bind_layout(type, symbols, memref)) {
        return unsupported(s, "memory with the layout of '%s'", type_text(type));
    }
    return FLOW_NEXT;
}

Flow allocate_with_symbols(Step *s, AllocationKind kind, const Type *type,
                           const int64_t *dynamic_sizes, const int64_t *symbols, uint64_t alignment,
                           MemRef *memref)
{
    const Layout *layout = layout_of(s, type->shaped.element);

    if (!layout || !layout_in_memory(layout))
        return unsupported(s, "memory of type '%s'", type_text(type));
    if (describe_memref(s, type, dynamic_sizes, symbols, memref) == FLOW_END)
        return FLOW_END;
    return allocate_strided(s, kind, layout, alignment, memref);
}

Flow allocate_memref(Step *s, AllocationKind kind, const Type *type, const int64_t *dynamic_sizes,
                     uint64_t alignment, MemRef *memref)
{
    return allocate_with_symbols(s, kind, type, dynamic_sizes, NULL, alignment, memref);
}
