/* Reaches: the memory that strips touch. */
#include "interp/fast/strip_run.h"

#include <string.h>

/* Are the elements from there on, so many, in bounds in all iterations? */
static bool are_within(const Line *line, uint64_t size, uint64_t lanes)
{
    return line->bounded && lanes <= size && (uint64_t)line->first <= size - lanes
           && (uint64_t)line->last <= size - lanes;
}

/* Lanes of the last dimension follow each other. */
static uint64_t lanes_along(const StripAccess *access, unsigned dimension)
{
    return dimension + 1 == access->rank ? access->lanes : 1;
}

static bool follow_each_other(const StripAccess *access, const uint64_t *strides)
{
    return access->lanes == 1 || (access->rank && strides[access->rank - 1] == 1);
}

/* Adds the subscript to `at`, in elements, in the first and last iterations; false where it is out
 * of bounds, or a product or sum overflows, in any. */
static bool add_subscript(const Line *line, uint64_t size, uint64_t stride, uint64_t lanes,
                          int64_t at[2])
{
    int64_t term;

    return are_within(line, size, lanes)
           && !__builtin_mul_overflow(line->first, (int64_t)stride, &term)
           && !__builtin_add_overflow(at[0], term, &at[0])
           && !__builtin_mul_overflow(line->last, (int64_t)stride, &term)
           && !__builtin_add_overflow(at[1], term, &at[1]);
}

bool strip_is_data(const Allocation *allocation, uint64_t offset, int64_t delta, unsigned bytes,
                   uint64_t count)
{
    const uint64_t *written;
    unsigned char full = (unsigned char)(UINT8_MAX >> (bytes < 8 ? 8 - bytes : 0)), all = full;

    if (allocation->plain)
        return true;
    if (delta == 0 || delta == (int64_t)bytes)
        return memory_is_data(allocation, offset, delta ? count * bytes : bytes);
    written = bytes > 8 || offset & (bytes - 1) ? NULL : memory_written(allocation);
    for (uint64_t i = 0; written && i < count; i++, offset += (uint64_t)delta)
        all &= (unsigned char)(written[offset / 64] >> offset % 64);
    for (uint64_t i = 0; !written && i < count; i++, offset += (uint64_t)delta)
        if (!memory_is_data(allocation, offset, bytes))
            return false;
    return all == full;
}

/* Finds its allocation, unless it is what it was. */
static void look_at_pointer(const Strip *s, StripMemref *memref)
{
    const uint64_t *words = s->words + memref->word;

    if (memref->epoch == *s->machine->epoch
        && memref->words[POINTER_PROVENANCE] == words[POINTER_PROVENANCE])
        return;
    memref->words[POINTER_PROVENANCE] = words[POINTER_PROVENANCE];
    memref->allocation = memory_live(s->machine->table, words[POINTER_PROVENANCE]);
    memref->epoch = memref->allocation ? *s->machine->epoch : 0;
}

static size_t look_bytes(const StripMemref *memref)
{
    return (MEMREF_SIZES - MEMREF_ALIGNED + 2u * memref->rank) * sizeof *memref->words;
}

bool strip_is_memref(const Strip *s, const StripMemref *memref)
{
    return memref->epoch == *s->machine->epoch
           && memcmp(memref->words, s->words + memref->word + MEMREF_ALIGNED, look_bytes(memref))
                  == 0;
}

/* At a memref, unless it is what it was. */
static void look(const Strip *s, StripMemref *memref)
{
    const uint64_t *words = s->words + memref->word;

    if (strip_is_memref(s, memref))
        return;
    memcpy(memref->words, words + MEMREF_ALIGNED, look_bytes(memref));
    memref->allocation = memory_live(s->machine->table, words[MEMREF_ALIGNED_PROVENANCE]);
    memref->base = memref->allocation && memref->allocation->plain
                       ? fast_covers(memref->allocation, words, memref->rank, memref->bytes)
                       : NULL;
    memref->epoch = memref->base ? *s->machine->epoch : 0;
}

/* Of a memref all of whose elements may be read. */
static bool set_covered_reach(const Strip *s, const StripAccess *access, const StripMemref *memref,
                              Reach *reach)
{
    const uint64_t *sizes = s->words + access->memref + MEMREF_SIZES;
    const uint64_t *strides = sizes + access->rank;
    uint64_t at = 0, delta = 0;

    if (!follow_each_other(access, strides))
        return false;
    for (unsigned i = 0; i < access->rank; i++) {
        const Line *line = &s->lines[access->subscripts[i]];

        if (!are_within(line, sizes[i], lanes_along(access, i)))
            return false;
        at += (uint64_t)line->first * strides[i];
        delta += (uint64_t)line->delta * strides[i];
    }
    reach->allocation = memref->allocation;
    reach->first = memref->base + (int64_t)(at * access->bytes);
    reach->delta = (int64_t)(delta * access->bytes);
    reach->copied = false;
    return !access->stores || !memref->allocation->constant;
}

/* False where any element may not be accessed. */
static bool set_reach(Strip *s, const StripAccess *access, Reach *reach)
{
    const uint64_t *m = s->words + access->memref, *sizes = m + MEMREF_SIZES;
    const uint64_t *strides = sizes + access->rank;
    Allocation *allocation = memory_live(s->machine->table, m[MEMREF_ALIGNED_PROVENANCE]);
    int64_t at[2] = { (int64_t)m[MEMREF_OFFSET], (int64_t)m[MEMREF_OFFSET] }, bytes = access->bytes;
    uint64_t first, last, most, delta = 0, row = (uint64_t)strip_access_bytes(access);

    if (!allocation || allocation->size < row || (access->stores && allocation->constant)
        || !follow_each_other(access, strides))
        return false;
    for (unsigned i = 0; i < access->rank; i++) {
        const Line *line = &s->lines[access->subscripts[i]];

        if (!add_subscript(line, sizes[i], strides[i], lanes_along(access, i), at))
            return false;
        delta += (uint64_t)line->delta * strides[i];
    }
    if (__builtin_mul_overflow(at[0], bytes, &at[0])
        || __builtin_mul_overflow(at[1], bytes, &at[1]))
        return false;
    first = m[MEMREF_ALIGNED_ADDRESS] + (uint64_t)at[0];
    last = m[MEMREF_ALIGNED_ADDRESS] + (uint64_t)at[1];
    most = allocation->size - row;
    if (first & (access->bytes - 1) || first - allocation->address > most
        || last - allocation->address > most)
        return false;
    *reach = (Reach){ .allocation = allocation,
                      .first = allocation->bytes + (first - allocation->address),
                      .delta = (int64_t)(delta * access->bytes) };
    return access->stores || s->loop->inner_count
           || strip_is_data(allocation, first - allocation->address,
                            access->follows ? 0 : reach->delta, (unsigned)row, s->trips);
}

/* A pointer that is moved by as much as the line has it: bytes from the object's beginning, in the
 * first and the last iteration. False where so many from there on are not all in the object, in any
 * of them. */
static bool find_offsets(const Strip *s, const StripMemref *base, const Line *line, uint64_t bytes,
                         uint64_t ends[2])
{
    uint64_t address = s->words[base->word + POINTER_ADDRESS] - base->allocation->address;
    uint64_t size = base->allocation->size;
    int64_t first, last;

    if (!line->bounded || __builtin_add_overflow((int64_t)address, line->first, &first)
        || __builtin_add_overflow((int64_t)address, line->last, &last))
        return false;
    ends[0] = (uint64_t)first;
    ends[1] = (uint64_t)last;
    return bytes <= size && ends[0] <= size - bytes && ends[1] <= size - bytes;
}

static bool set_pointer_reach(const Strip *s, const StripAccess *access, const StripMemref *base,
                              Reach *reach)
{
    const Line *line = &s->lines[access->subscripts[0]];
    Allocation *allocation = base->allocation;
    uint64_t ends[2], mask = access->alignment - 1;

    if (!base->epoch || !find_offsets(s, base, line, access->bytes, ends)
        || (allocation->address + ends[0]) & mask
        || ((uint64_t)line->delta | (uint64_t)line->round) & mask
        || (access->stores && allocation->constant))
        return false;
    *reach = (Reach){ .allocation = allocation,
                      .first = allocation->bytes + ends[0],
                      .delta = line->delta };
    if (access->stores || allocation->plain)
        return true;
    return s->rows == 1
           && (s->loop->inner_count
               || strip_is_data(allocation, ends[0], access->follows ? 0 : line->delta,
                                access->bytes, s->trips));
}

static bool are_bounds_kept(const Strip *s)
{
    uint64_t ends[2];

    for (unsigned i = 0; i < s->loop->bound_count; i++) {
        const StripPointer *pointer = &s->loop->bounds[i];
        const StripMemref *base = &s->loop->memrefs[pointer->base];

        if (!base->epoch || !find_offsets(s, base, &s->lines[pointer->offset], 0, ends))
            return false;
    }
    return true;
}

bool strip_has_parts(const Strip *s)
{
    for (unsigned i = 0; i < s->loop->lane_count; i++)
        if (s->machine->frame->poison[s->loop->lanes[i]])
            return false;
    return true;
}

/* Of a load whose subscripts are any: each is looked at when it is known, the rest now. */
static bool set_gathered_reach(Strip *s, const StripAccess *access, Reach *reach)
{
    uint64_t view[VIEW_WORDS] = { 0 };
    const uint64_t *m = s->words + access->memref;

    if (!fast_look(s->machine, s->words, access->memref, view, access->rank, access->bytes))
        return false;
    *reach = (Reach){ .allocation = memory_live(s->machine->table, m[MEMREF_ALIGNED_PROVENANCE]),
                      .first = (unsigned char *)(uintptr_t)view[VIEW_BASE],
                      .strides = { view[VIEW_STRIDES], view[VIEW_STRIDES + 1] } };
    return true;
}

/* Have they no byte in common? */
static bool are_apart(const Strip *s, const Reach *a, int64_t a_bytes, const Reach *b,
                      int64_t b_bytes)
{
    int64_t from_a = b->first - a->first, way_a = a->delta * (int64_t)(s->trips - 1),
            way_b = b->delta * (int64_t)(s->trips - 1), between;

    if (from_a + (way_b < 0 ? way_b : 0) >= (way_a > 0 ? way_a : 0) + a_bytes
        || from_a + (way_b > 0 ? way_b : 0) + b_bytes <= (way_a < 0 ? way_a : 0))
        return true;
    if (a->delta != b->delta || a->delta == 0)
        return false;
    between = from_a % a->delta;
    between += between < 0 ? (a->delta < 0 ? -a->delta : a->delta) : 0;
    return between >= a_bytes && between + b_bytes <= (a->delta < 0 ? -a->delta : a->delta);
}

/* Is what the access loads stored as it is? */
static bool is_handed_on(const StripLoop *loop, const StripAccess *load)
{
    for (unsigned i = 0; i < loop->access_count; i++)
        if (loop->accesses[i].stores && loop->accesses[i].value == load->value)
            return true;
    return false;
}

/* Does a load of one element, which an iteration stores later on, find what was there before in all
 * iterations up to that one? Those behind it are a segment of their own. */
static bool is_before(Strip *s, unsigned store, unsigned load)
{
    const Reach *to = &s->reaches[store], *from = &s->reaches[load];
    int64_t way = from->first - to->first;
    uint64_t iteration;

    if (from->delta || !to->delta || way % to->delta || way / to->delta < 0 || load > store
        || s->loop->accesses[load].bytes != s->loop->accesses[store].bytes)
        return false;
    iteration = (uint64_t)(way / to->delta);
    if (iteration < s->segment)
        s->segment = iteration + 1;
    return true;
}

/* Does each iteration load what a later one stores? All of a strip is loaded before. */
static bool is_ahead(const Reach *to, const Reach *from)
{
    int64_t way = from->first - to->first;

    return to->delta == from->delta && to->delta && way % to->delta == 0 && way / to->delta > 0;
}

/* Do they have no element in common but that of the first iteration? */
static bool meet_at_first(const Strip *s, const Reach *a, const Reach *b, int64_t bytes)
{
    uint64_t x = (uint64_t)(a->delta < 0 ? -a->delta : a->delta);
    uint64_t y = (uint64_t)(b->delta < 0 ? -b->delta : b->delta), greater = x > y ? x : y;

    if (a->first != b->first || !x || !y || a->delta % bytes || b->delta % bytes
        || a->delta == b->delta)
        return false;
    while (y) { /* what divides both: they meet again after so many of its multiples */
        uint64_t rest = x % y;

        x = y;
        y = rest;
    }
    return (a->delta < 0) != (b->delta < 0) || greater / x >= s->trips;
}

/* Likewise where lanes of one may be lanes of the other's next: only where they are the same, and
 * each iteration's are none of another's. */
static bool may_wait_of_rows(Strip *s, unsigned store, unsigned other)
{
    const StripAccess *a = &s->loop->accesses[store], *b = &s->loop->accesses[other];
    const Reach *to = &s->reaches[store];
    Reach *from = &s->reaches[other];
    int64_t row = strip_access_bytes(a);

    if (to->first != from->first || to->delta != from->delta || row != strip_access_bytes(b)
        || a->bytes != b->bytes)
        return false;
    if (a->cell && b->cell && strip_is_same_element(a, b))
        return true;
    from->copied |= !b->stores && is_handed_on(s->loop, b);
    return (to->delta >= row || -to->delta >= row) && (b->stores || other < store);
}

bool strip_may_wait(Strip *s, unsigned store, unsigned other)
{
    const StripAccess *a = &s->loop->accesses[store], *b = &s->loop->accesses[other];
    const Reach *to = &s->reaches[store];
    Reach *from = &s->reaches[other];

    if (b->follows && b->from == store)
        return to->delta == from->delta && to->delta && from->first + from->delta == to->first;
    if (to->allocation != from->allocation)
        return true;
    if (b->gathers)
        return false;
    if (are_apart(s, to, strip_access_bytes(a), from, strip_access_bytes(b)))
        return true;
    if (a->lanes > 1 || b->lanes > 1)
        return may_wait_of_rows(s, store, other);
    if (!b->stores && a->bytes == b->bytes && is_ahead(to, from)) {
        from->copied = is_handed_on(s->loop, b);
        return true;
    }
    if (!b->stores && is_before(s, store, other))
        return true;
    if (a->bytes == b->bytes && meet_at_first(s, to, from, a->bytes)) {
        from->copied |= is_handed_on(s->loop, b);
        return b->stores || other < store;
    }
    if (to->first != from->first || to->delta != from->delta || a->bytes != b->bytes)
        return false;
    if (b->stores || (a->cell && b->cell && strip_is_same_element(a, b)))
        return true;
    from->copied = is_handed_on(s->loop, b);
    return other < store && (to->delta >= (int64_t)a->bytes || -to->delta >= (int64_t)a->bytes);
}

bool strip_find_reaches(Strip *s)
{
    const StripLoop *loop = s->loop;

    for (unsigned i = 0; i < loop->memref_count; i++)
        if (loop->memrefs[i].is_pointer)
            look_at_pointer(s, &loop->memrefs[i]);
        else
            look(s, &loop->memrefs[i]);
    for (unsigned i = 0; i < loop->access_count; i++) {
        const StripAccess *access = &loop->accesses[i];
        const StripMemref *memref = &loop->memrefs[access->table];

        s->reaches[i].round = 0;
        if (access->is_pointer ? !set_pointer_reach(s, access, memref, &s->reaches[i])
            : access->gathers  ? !set_gathered_reach(s, access, &s->reaches[i])
            : memref->epoch    ? !set_covered_reach(s, access, memref, &s->reaches[i])
                               : s->rows > 1 || !set_reach(s, access, &s->reaches[i]))
            return false;
    }
    return are_bounds_kept(s);
}

bool strip_set_reaches(Strip *s)
{
    const StripLoop *loop = s->loop;

    if (!strip_find_reaches(s))
        return false;
    for (unsigned i = 0; i < loop->access_count; i++)
        for (unsigned j = 0; loop->accesses[i].stores && j < loop->access_count; j++)
            if (i != j
                && (s->reaches[i].allocation == s->reaches[j].allocation
                    || loop->accesses[j].follows)
                && !strip_may_wait(s, i, j))
                return false;
    return true;
}
