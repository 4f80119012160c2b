/* Bytes and their shadow. */
#include "semantics/memory/memory.h"

#include "semantics/memory/shadow.h"

#include <string.h>

uint64_t memory_first_uninitialised(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    return shadow_first_unwritten(allocation->shadow, offset, size);
}

uint32_t memory_poison(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    return shadow_poison(allocation->shadow, offset, size);
}

uint32_t memory_origin(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    return allocation->plain
               ? 0
               : shadow_origin(allocation->shadow, offset, size, UINT8_MAX, allocation->unwritten);
}

uint32_t memory_bits_origin(const Allocation *allocation, uint64_t offset, unsigned char bits)
{
    return allocation->plain
               ? 0
               : shadow_origin(allocation->shadow, offset, 1, bits, allocation->unwritten);
}

void memory_rename_poison(Allocation *allocation, uint64_t offset, uint32_t origin)
{
    shadow_rename_poison(allocation->shadow, offset, origin);
}

bool memory_is_data(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    const MemoryShadow *shadow = allocation->shadow;

    return allocation->plain
           || (!shadow->pointer_count
               && shadow_first_unwritten(shadow, offset, size) == offset + size
               && !shadow_poison(shadow, offset, size));
}

bool memory_is_new(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    return shadow_is_new(allocation->shadow, offset, size);
}

const uint64_t *memory_written(const Allocation *allocation)
{
    const MemoryShadow *shadow = allocation->shadow;

    return shadow->poison_count || shadow->pointer_count ? NULL : shadow->written;
}

/* Is it plain now? */
static void look_again(Allocation *allocation)
{
    bool was = allocation->plain;

    allocation->plain = shadow_is_plain(allocation->shadow);
    if (was && !allocation->plain)
        ++*allocation->epoch;
}

void memory_unwrite(Allocation *allocation, uint64_t offset, uint64_t size)
{
    shadow_unwrite(allocation->shadow, offset, size);
    look_again(allocation);
}

void memory_set_poison(Allocation *allocation, uint64_t offset, uint64_t size, uint32_t origin)
{
    shadow_set_poison(allocation->shadow, offset, size, origin);
    if (origin) {
        shadow_write(allocation->shadow, offset, size);
        shadow_clear_pointers(allocation->shadow, offset, size);
    }
    look_again(allocation);
}

void memory_set_poison_bits(Allocation *allocation, uint64_t offset, unsigned char bits,
                            uint32_t origin)
{
    shadow_set_poison_bits(allocation->shadow, offset, bits, origin);
    look_again(allocation);
}

void memory_write(Allocation *allocation, uint64_t offset, const void *bytes, uint64_t size)
{
    if (!size)
        return;
    memcpy(allocation->bytes + offset, bytes, size);
    if (allocation->plain)
        return;
    shadow_write(allocation->shadow, offset, size);
    shadow_set_poison(allocation->shadow, offset, size, 0);
    shadow_clear_pointers(allocation->shadow, offset, size);
    look_again(allocation);
}

void memory_read(const Allocation *allocation, uint64_t offset, void *bytes, uint64_t size)
{
    if (size)
        memcpy(bytes, allocation->bytes + offset, size);
}

void memory_copy(Allocation *to, uint64_t to_offset, const Allocation *from, uint64_t from_offset,
                 uint64_t size)
{
    if (!size)
        return;
    memmove(to->bytes + to_offset, from->bytes + from_offset, size);
    if (to->plain && from->plain)
        return;
    shadow_copy(to->shadow, to_offset, from->shadow, from_offset, size,
                from->unwritten == to->unwritten ? 0 : from->unwritten);
    look_again(to);
}

void memory_write_word(Allocation *allocation, uint64_t offset, uint64_t word, uint64_t size,
                       bool big_endian)
{
    unsigned char bytes[sizeof word];

    for (uint64_t i = 0; i < size; i++)
        bytes[big_endian ? size - 1 - i : i] = (unsigned char)(word >> 8 * i);
    memory_write(allocation, offset, bytes, size);
}

uint64_t memory_read_word(const Allocation *allocation, uint64_t offset, uint64_t size,
                          bool big_endian)
{
    const unsigned char *bytes = allocation->bytes + offset;
    uint64_t word = 0;

    for (uint64_t i = 0; i < size; i++)
        word |= (uint64_t)bytes[big_endian ? size - 1 - i : i] << 8 * i;
    return word;
}

void memory_write_pointer(Allocation *allocation, uint64_t offset, Pointer pointer, uint64_t size,
                          bool big_endian)
{
    memory_write_word(allocation, offset, pointer.address, size, big_endian);
    shadow_set_pointer(allocation->shadow, offset, size, pointer.provenance);
    look_again(allocation);
}

Pointer memory_read_pointer(const Allocation *allocation, uint64_t offset, uint64_t size,
                            bool big_endian)
{
    return (Pointer){ shadow_pointer(allocation->shadow, offset, size),
                      memory_read_word(allocation, offset, size, big_endian) };
}

AllocationId memory_pointer_at(const Allocation *allocation, uint64_t offset, uint64_t within)
{
    return shadow_pointer_at(allocation->shadow, offset, within);
}
