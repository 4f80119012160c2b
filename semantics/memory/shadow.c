#include "semantics/memory/shadow.h"

#include "core/base/vec.h"

#include <string.h>

enum { WORD = 64 };

void *shadow_zeroed(size_t count, size_t size)
{
    void *memory = calloc(count, size);

    return memory ? memory : memset(must_alloc(count * size), 0, count * size);
}

MemoryShadow shadow_new(uint64_t size)
{
    return (MemoryShadow){ .size = size };
}

/* One of the maps, zero, of `count` entries. */
static void *take_map(MemoryShadow *shadow, size_t count, size_t size)
{
    budget_take(shadow->budget, (uint64_t)count * size);
    return shadow_zeroed(count, size);
}

static void give_map(MemoryShadow *shadow, void *map, size_t count, size_t size)
{
    if (map)
        budget_give(shadow->budget, (uint64_t)count * size);
    free(map);
}

void shadow_free(MemoryShadow *shadow)
{
    give_map(shadow, shadow->written, shadow->size / WORD + 1, sizeof *shadow->written);
    give_map(shadow, shadow->poison, shadow->size, sizeof *shadow->poison);
    give_map(shadow, shadow->parts, shadow->size, sizeof *shadow->parts);
    give_map(shadow, shadow->pointers, shadow->size, sizeof *shadow->pointers);
    give_map(shadow, shadow->pointer_sizes, shadow->size, sizeof *shadow->pointer_sizes);
    race_shadow_free(&shadow->race);
    race_shadow_free(&shadow->order);
    *shadow = (MemoryShadow){ 0 };
}

bool shadow_is_plain(const MemoryShadow *shadow)
{
    return shadow->written_count == shadow->size && !shadow->poison_count && !shadow->pointer_count;
}

/* Written or not. */

/* The bits of word `word` that stand for bytes of the range. */
static uint64_t bits_in_word(uint64_t word, uint64_t offset, uint64_t end)
{
    uint64_t low = offset > word * WORD ? offset - word * WORD : 0;
    uint64_t high = end < (word + 1) * WORD ? end - word * WORD : WORD;
    uint64_t below_high = high == WORD ? UINT64_MAX : ((uint64_t)1 << high) - 1;

    return below_high & UINT64_MAX << low;
}

static void set_all(MemoryShadow *shadow, uint64_t count)
{
    give_map(shadow, shadow->written, shadow->size / WORD + 1, sizeof *shadow->written);
    shadow->written = NULL;
    shadow->written_count = count;
}

/* Makes the map for a range of which some bytes will be written and others not. */
static void make_map(MemoryShadow *shadow)
{
    size_t words = shadow->size / WORD + 1;

    if (shadow->written)
        return;
    shadow->written = take_map(shadow, words, sizeof *shadow->written);
    if (shadow->written_count)
        memset(shadow->written, 0xff, words * sizeof *shadow->written);
}

void shadow_write(MemoryShadow *shadow, uint64_t offset, uint64_t size)
{
    uint64_t end = offset + size;

    if (shadow->written_count == shadow->size || !size)
        return;
    if (size == shadow->size) {
        set_all(shadow, size);
        return;
    }
    make_map(shadow);
    for (uint64_t word = offset / WORD; word * WORD < end; word++) {
        uint64_t fresh = bits_in_word(word, offset, end) & ~shadow->written[word];

        if (fresh) {
            shadow->written[word] |= fresh;
            shadow->written_count += (uint64_t)__builtin_popcountll(fresh);
        }
    }
    if (shadow->written_count == shadow->size)
        set_all(shadow, shadow->size);
}

void shadow_unwrite(MemoryShadow *shadow, uint64_t offset, uint64_t size)
{
    uint64_t end = offset + size;

    if (!shadow->written_count || !size)
        return;
    make_map(shadow);
    for (uint64_t word = offset / WORD; word * WORD < end; word++) {
        uint64_t gone = bits_in_word(word, offset, end) & shadow->written[word];

        shadow->written[word] &= ~gone;
        shadow->written_count -= (uint64_t)__builtin_popcountll(gone);
    }
    if (!shadow->written_count)
        set_all(shadow, 0);
}

/* The first byte of the range that was (`wanted`) or was not written; its end if there is none. */
static uint64_t first_byte(const MemoryShadow *shadow, uint64_t offset, uint64_t size, bool wanted)
{
    uint64_t end = offset + size;

    if (!shadow->written)
        return (shadow->written_count == shadow->size) == wanted ? offset : end;
    for (uint64_t word = offset / WORD; word * WORD < end; word++) {
        uint64_t found = bits_in_word(word, offset, end)
                         & (wanted ? shadow->written[word] : ~shadow->written[word]);

        if (found)
            return word * WORD + (uint64_t)__builtin_ctzll(found);
    }
    return end;
}

uint64_t shadow_first_unwritten(const MemoryShadow *shadow, uint64_t offset, uint64_t size)
{
    return first_byte(shadow, offset, size, false);
}

static bool has_origins(const MemoryShadow *shadow, uint64_t offset, uint64_t size)
{
    for (uint64_t i = offset; shadow->poison_count && i < offset + size; i++)
        if (shadow->poison[i])
            return true;
    return false;
}

bool shadow_is_new(const MemoryShadow *shadow, uint64_t offset, uint64_t size)
{
    return first_byte(shadow, offset, size, true) == offset + size
           && !has_origins(shadow, offset, size);
}

static bool is_written(const MemoryShadow *shadow, uint64_t at)
{
    return shadow_first_unwritten(shadow, at, 1) != at;
}

/* Poison. */

static void make_poison(MemoryShadow *shadow)
{
    if (!shadow->poison)
        shadow->poison = take_map(shadow, shadow->size, sizeof *shadow->poison);
}

static void set_part(MemoryShadow *shadow, uint64_t at, unsigned char bits)
{
    if (!shadow->parts && !bits)
        return;
    if (!shadow->parts)
        shadow->parts = take_map(shadow, shadow->size, sizeof *shadow->parts);
    shadow->parts[at] = bits;
}

static unsigned char part_of(const MemoryShadow *shadow, uint64_t at)
{
    return shadow->parts ? shadow->parts[at] : 0;
}

static void set_origin(MemoryShadow *shadow, uint64_t at, uint32_t origin, unsigned char part)
{
    shadow->poison_count += (origin != 0);
    shadow->poison_count -= (shadow->poison[at] != 0);
    shadow->poison[at] = origin;
    set_part(shadow, at, part);
}

void shadow_set_poison(MemoryShadow *shadow, uint64_t offset, uint64_t size, uint32_t origin)
{
    if (!shadow->poison_count && !origin)
        return;
    make_poison(shadow);
    for (uint64_t i = offset; i < offset + size; i++)
        set_origin(shadow, i, origin, 0);
}

void shadow_set_poison_bits(MemoryShadow *shadow, uint64_t at, unsigned char bits, uint32_t origin)
{
    unsigned char part = part_of(shadow, at);

    make_poison(shadow);
    if (shadow->poison[at] && !part)
        return;
    bits |= part;
    set_origin(shadow, at, origin, bits == UINT8_MAX ? 0 : bits);
}

void shadow_rename_poison(MemoryShadow *shadow, uint64_t at, uint32_t origin)
{
    make_poison(shadow);
    set_origin(shadow, at, origin, part_of(shadow, at));
}

uint32_t shadow_poison(const MemoryShadow *shadow, uint64_t offset, uint64_t size)
{
    if (!shadow->poison_count)
        return 0;
    for (uint64_t i = offset; i < offset + size; i++)
        if (shadow->poison[i] && is_written(shadow, i))
            return shadow->poison[i];
    return 0;
}

uint32_t shadow_origin(const MemoryShadow *shadow, uint64_t offset, uint64_t size,
                       unsigned char bits, uint32_t unwritten)
{
    uint64_t end = offset + size, first = shadow_first_unwritten(shadow, offset, size);

    for (uint64_t i = offset; shadow->poison_count && i < end && i <= first; i++) {
        unsigned char part = part_of(shadow, i);

        if (shadow->poison[i] && (!part || part & bits))
            return shadow->poison[i];
    }
    return first < end ? unwritten : 0;
}

/* Pointers. */

void shadow_clear_pointers(MemoryShadow *shadow, uint64_t offset, uint64_t size)
{
    uint64_t first = offset < MEMORY_POINTER_BYTES ? 0 : offset - (MEMORY_POINTER_BYTES - 1);

    if (!shadow->pointer_count || !size)
        return;
    for (uint64_t i = first; i < offset + size; i++) {
        if (!shadow->pointers[i] || i + shadow->pointer_sizes[i] <= offset)
            continue;
        shadow->pointer_count--;
        shadow->pointers[i] = 0;
    }
}

void shadow_set_pointer(MemoryShadow *shadow, uint64_t offset, uint64_t size,
                        AllocationId provenance)
{
    shadow_clear_pointers(shadow, offset, size);
    if (!provenance)
        return;
    if (!shadow->pointers) {
        shadow->pointers = take_map(shadow, shadow->size, sizeof *shadow->pointers);
        shadow->pointer_sizes = take_map(shadow, shadow->size, sizeof *shadow->pointer_sizes);
    }
    shadow->pointers[offset] = provenance;
    shadow->pointer_sizes[offset] = (unsigned char)size;
    shadow->pointer_count++;
}

AllocationId shadow_pointer_at(const MemoryShadow *shadow, uint64_t offset, uint64_t within)
{
    AllocationId found = shadow->pointer_count ? shadow->pointers[offset] : 0;

    return found && offset + shadow->pointer_sizes[offset] > within ? found : 0;
}

AllocationId shadow_pointer(const MemoryShadow *shadow, uint64_t offset, uint64_t size)
{
    AllocationId found = shadow->pointer_count ? shadow->pointers[offset] : 0;

    return found && shadow->pointer_sizes[offset] == size ? found : 0;
}

/* Copying. Each part below works where the ranges overlap. */

/* Within one allocation: byte by byte, from the end that keeps what is still to be read. */
static void move_written(MemoryShadow *shadow, uint64_t to_offset, uint64_t from_offset,
                         uint64_t size)
{
    for (uint64_t i = 0; i < size; i++) {
        uint64_t at = to_offset > from_offset ? size - 1 - i : i;

        if (is_written(shadow, from_offset + at))
            shadow_write(shadow, to_offset + at, 1);
        else
            shadow_unwrite(shadow, to_offset + at, 1);
    }
}

/* Between two: by runs of bytes that agree. */
static void copy_written_runs(MemoryShadow *to, uint64_t to_offset, const MemoryShadow *from,
                              uint64_t from_offset, uint64_t size)
{
    for (uint64_t at = 0, end; at < size; at = end) {
        end = first_byte(from, from_offset + at, size - at, true) - from_offset;
        shadow_unwrite(to, to_offset + at, end - at);
        at = end;
        end = first_byte(from, from_offset + at, size - at, false) - from_offset;
        shadow_write(to, to_offset + at, end - at);
    }
}

static void copy_written(MemoryShadow *to, uint64_t to_offset, const MemoryShadow *from,
                         uint64_t from_offset, uint64_t size)
{
    if (shadow_first_unwritten(from, from_offset, size) == from_offset + size)
        shadow_write(to, to_offset, size);
    else if (from == to)
        move_written(to, to_offset, from_offset, size);
    else
        copy_written_runs(to, to_offset, from, from_offset, size);
}

/* In one shadow, where `written` was copied already, what never was has no origin of its own. */
static void copy_poison(MemoryShadow *to, uint64_t to_offset, const MemoryShadow *from,
                        uint64_t from_offset, uint64_t size, uint32_t unwritten)
{
    bool none_new = from == to || !unwritten
                    || shadow_first_unwritten(from, from_offset, size) == from_offset + size;

    if (none_new && !has_origins(from, from_offset, size)) {
        shadow_set_poison(to, to_offset, size, 0);
        return;
    }
    make_poison(to);
    for (uint64_t i = 0; i < size; i++) {
        uint64_t step = to_offset > from_offset ? size - 1 - i : i, at = from_offset + step;
        uint32_t origin = from->poison_count ? from->poison[at] : 0;

        if (!origin && !none_new && !is_written(from, at))
            origin = unwritten;
        set_origin(to, to_offset + step, origin, part_of(from, at));
    }
}

static void copy_pointers(MemoryShadow *to, uint64_t to_offset, const MemoryShadow *from,
                          uint64_t from_offset, uint64_t size)
{
    struct Found {
        uint64_t at, size;
        AllocationId provenance;
    };
    VEC(struct Found) found = { 0 };

    for (uint64_t i = 0; from->pointer_count && i < size; i++) {
        uint64_t at = from_offset + i;

        if (from->pointers[at] && i + from->pointer_sizes[at] <= size)
            vec_push(&found, ((struct Found){ i, from->pointer_sizes[at], from->pointers[at] }));
    }
    shadow_clear_pointers(to, to_offset, size);
    for (size_t i = 0; i < found.len; i++)
        shadow_set_pointer(to, to_offset + found.data[i].at, found.data[i].size,
                           found.data[i].provenance);
    vec_free(&found);
}

void shadow_copy(MemoryShadow *to, uint64_t to_offset, const MemoryShadow *from,
                 uint64_t from_offset, uint64_t size, uint32_t unwritten)
{
    if (!size)
        return;
    copy_written(to, to_offset, from, from_offset, size);
    copy_poison(to, to_offset, from, from_offset, size, unwritten);
    copy_pointers(to, to_offset, from, from_offset, size);
}
