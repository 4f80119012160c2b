/* Whether two memrefs share memory, element by element: columns that interleave do not. */
#include "dialects/memref/memref.h"

enum { BYTE_BITS = 8 };

typedef struct Range { /* of bytes: offsets in an allocation, the end excluded */
    uint64_t low, high;
} Range;

/* The stride of a dimension of one element leads nowhere (R8). */
bool memrefs_same(const Step *s, const MemRef *a, const MemRef *b)
{
    if (!memory_same(memory_in(s), a->aligned.provenance, b->aligned.provenance)
        || a->aligned.address != b->aligned.address || a->offset != b->offset || a->rank != b->rank)
        return false;
    for (unsigned i = 0; i < a->rank; i++)
        if (a->sizes[i] != b->sizes[i] || (a->sizes[i] > 1 && a->strides[i] != b->strides[i]))
            return false;
    return true;
}

/* The bytes between the first and the last element; false when there are none, or when they are
 * not all within the allocation. */
static bool range_of(const MemRef *memref, const Layout *layout, const Allocation *allocation,
                     Range *range)
{
    int64_t low = memref->offset, high = memref->offset, span, first, last;
    int64_t stride = (int64_t)layout_stride(layout), base;
    bool fits = true;

    for (unsigned i = 0; i < memref->rank; i++) {
        if (memref->sizes[i] <= 0)
            return false;
        fits &= !__builtin_mul_overflow(memref->sizes[i] - 1, memref->strides[i], &span);
        fits &= !__builtin_add_overflow(span < 0 ? low : high, span, span < 0 ? &low : &high);
    }
    base = (int64_t)(memref->aligned.address - allocation->address);
    fits &= !__builtin_mul_overflow(low, stride, &first)
            && !__builtin_add_overflow(first, base, &first);
    fits &=
        !__builtin_mul_overflow(high, stride, &last) && !__builtin_add_overflow(last, base, &last);
    fits &= !__builtin_add_overflow(last, (int64_t)layout_bytes(layout), &last);
    *range = (Range){ (uint64_t)first, (uint64_t)last };
    return fits && first >= 0 && range->high <= allocation->size;
}

typedef struct Bytes {
    Step *s;
    Range range;
    unsigned char *bits;
    const MemRef *memref;
    const Layout *layout;
    uint64_t base; /* of the memref's aligned pointer, in the allocation */
    bool seen;
} Bytes;

static void visit_bytes(Bytes *bytes, uint64_t offset, bool mark)
{
    for (uint64_t at = offset; at < offset + layout_bytes(bytes->layout); at++) {
        uint64_t bit = at - bytes->range.low;

        if (at < bytes->range.low || at >= bytes->range.high)
            continue;
        if (mark)
            bytes->bits[bit / BYTE_BITS] |= (unsigned char)(1u << bit % BYTE_BITS);
        bytes->seen |= bytes->bits[bit / BYTE_BITS] >> bit % BYTE_BITS & 1;
    }
}

/* Marks the bytes of every element, or looks whether any of them is marked. */
static Flow visit_elements(Bytes *bytes, unsigned dim, uint64_t number, bool mark)
{
    const MemRef *memref = bytes->memref;

    if (dim == memref->rank) {
        visit_bytes(bytes, bytes->base + number * layout_stride(bytes->layout), mark);
        return work_done(bytes->s, 1);
    }
    for (int64_t i = 0; i < memref->sizes[dim] && (mark || !bytes->seen); i++)
        if (visit_elements(bytes, dim + 1, number + (uint64_t)i * (uint64_t)memref->strides[dim],
                           mark)
            == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

static Flow find_overlap(Bytes *bytes, const MemRef *a, const MemRef *b,
                         const Allocation *allocation)
{
    bytes->memref = a;
    bytes->base = a->aligned.address - allocation->address;
    if (visit_elements(bytes, 0, (uint64_t)a->offset, true) == FLOW_END)
        return FLOW_END;
    bytes->seen = false;
    bytes->memref = b;
    bytes->base = b->aligned.address - allocation->address;
    return visit_elements(bytes, 0, (uint64_t)b->offset, false);
}

Flow memrefs_overlap(Step *s, const Layout *layout, const MemRef *a, const MemRef *b, bool *overlap)
{
    Allocation *allocation = memory_find(memory_in(s), a->aligned.provenance);
    ArenaMark mark = arena_mark(s->arena);
    Bytes bytes = { .s = s, .layout = layout };
    Range others;
    Flow flow;

    *overlap = false;
    if (!allocation || !memory_same(memory_in(s), a->aligned.provenance, b->aligned.provenance)
        || !range_of(a, layout, allocation, &bytes.range)
        || !range_of(b, layout, allocation, &others) || bytes.range.high <= others.low
        || others.high <= bytes.range.low)
        return FLOW_NEXT;
    bytes.bits =
        ARENA_ARRAY(s->arena, unsigned char, (bytes.range.high - bytes.range.low) / BYTE_BITS + 1);
    flow = find_overlap(&bytes, a, b, allocation);
    *overlap = bytes.seen;
    arena_release(s->arena, mark);
    return flow;
}
