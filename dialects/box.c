#include "dialects/box.h"

/* Dimensions that lie in both as one, the innermost ones: how many elements follow each other. The
 * others are left. */
static uint64_t row_of(const Box *to, const Box *from, const uint64_t *sizes, unsigned *rank)
{
    uint64_t row = 1;

    while (*rank) {
        unsigned dim = *rank - 1;

        if (sizes[dim] != 1 && (to->strides[dim] != row || from->strides[dim] != row))
            break;
        row *= sizes[dim];
        *rank = dim;
    }
    return row;
}

/* The next index, and where it is in both; false behind the last. */
static bool next_row(uint64_t *index, const uint64_t *sizes, unsigned rank, const Box *to,
                     uint64_t *to_at, const Box *from, uint64_t *from_at)
{
    for (unsigned dim = rank; dim-- > 0;) {
        *to_at += to->strides[dim];
        *from_at += from->strides[dim];
        if (++index[dim] < sizes[dim])
            return true;
        *to_at -= sizes[dim] * to->strides[dim];
        *from_at -= sizes[dim] * from->strides[dim];
        index[dim] = 0;
    }
    return false;
}

uint64_t *plain_strides(Step *s, const uint64_t *sizes, unsigned rank)
{
    uint64_t *strides = ARENA_ARRAY(s->arena, uint64_t, rank), stride = 1;

    for (unsigned i = rank; i-- > 0; stride *= sizes[i])
        strides[i] = stride;
    return strides;
}

static Flow watch(Step *s, const Box *box, uint64_t at, uint64_t bytes, AccessMode mode)
{
    if (box->watched)
        return check_touch(s, &(Spot){ .allocation = box->memory, .offset = at }, bytes, mode);
    memory_tell(memory_in(s), box->memory, at, bytes, mode);
    return FLOW_NEXT;
}

/* `bytes` at these elements of both. */
static Flow copy_row(Step *s, const Box *to, uint64_t to_at, const Box *from, uint64_t from_at,
                     uint64_t bytes)
{
    to_at += to->first;
    from_at += from->first;
    if (watch(s, from, from_at, bytes, ACCESS_READ) == FLOW_END
        || watch(s, to, to_at, bytes, ACCESS_WRITE) == FLOW_END)
        return FLOW_END;
    memory_copy(to->memory, to_at, from->memory, from_at, bytes);
    return FLOW_NEXT;
}

bool box_copy(Step *s, const Layout *element, Box to, Box from, const uint64_t *sizes,
              unsigned rank)
{
    uint64_t *index, row, stride = layout_stride(element), to_at = 0, from_at = 0;
    ArenaMark mark = arena_mark(s->arena);
    bool good = true;

    for (unsigned i = 0; i < rank; i++)
        if (!sizes[i])
            return true;
    if (!layout_bytes(element))
        return true;
    row = row_of(&to, &from, sizes, &rank);
    index = ARENA_ARRAY(s->arena, uint64_t, rank);
    do {
        good = copy_row(s, &to, to_at * stride, &from, from_at * stride,
                        (row - 1) * stride + layout_bytes(element))
                   == FLOW_NEXT
               && work_done(s, row) == FLOW_NEXT;
    } while (good && next_row(index, sizes, rank, &to, &to_at, &from, &from_at));
    arena_release(s->arena, mark);
    return good;
}

/* Its first and its last element in memory; false where it has none. */
static bool ends_of(const MemRef *memref, int64_t *low, int64_t *high)
{
    *low = *high = 0;
    for (unsigned i = 0; i < memref->rank; i++) {
        int64_t span = (int64_t)((uint64_t)(memref->sizes[i] - 1) * (uint64_t)memref->strides[i]);

        if (!memref->sizes[i])
            return false;
        if (span < 0)
            *low += span;
        else
            *high += span;
    }
    return true;
}

Flow box_of_memref(Step *s, const MemRef *memref, AccessMode mode, Box *box)
{
    const Layout *layout = layout_of(s, memref->element);
    uint64_t *strides = ARENA_COPY(s->arena, uint64_t, memref->strides, memref->rank);
    int64_t low, high;
    Spot spot;

    *box = (Box){ .strides = strides, .watched = true };
    if (!layout || !layout_in_memory(layout))
        return unsupported(s, "values of type '%s' in memory", type_text(memref->element));
    if (!ends_of(memref, &low, &high) || !layout_bytes(layout)) /* M4 */
        return FLOW_NEXT;
    if (find_spot(s, memref, high, layout, layout_alignment(layout), mode, &spot) == FLOW_END
        || find_spot(s, memref, low, layout, layout_alignment(layout), mode, &spot) == FLOW_END)
        return FLOW_END;
    if (mode == ACCESS_READ && !spot.allocation->plain)
        name_unwritten(s, spot.allocation);
    box->memory = spot.allocation;
    box->first = spot.offset - (uint64_t)low * layout_stride(layout);
    return FLOW_NEXT;
}
