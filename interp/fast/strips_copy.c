/* Elements moved between strips and memory. */
#include "interp/fast/access.h"
#include "interp/fast/strip.h"

#include <string.h>

#define COPY(type)                                                                                 \
    static void copy_##type(unsigned char *restrict to, int64_t to_delta,                          \
                            const unsigned char *restrict from, int64_t from_delta,                \
                            uint32_t count)                                                        \
    {                                                                                              \
        for (; count >= 4; count -= 4, from += 4 * from_delta, to += 4 * to_delta)                 \
            for (int64_t k = 0; k < 4; k++)                                                        \
                memcpy(to + k * to_delta, from + k * from_delta, sizeof(type));                    \
        for (; count; count--, from += from_delta, to += to_delta)                                 \
            memcpy(to, from, sizeof(type));                                                        \
    }                                                                                              \
    static void fill_##type(unsigned char *restrict to, uint64_t word, uint32_t count)             \
    {                                                                                              \
        type element = (type)word;                                                                 \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++)                                                       \
            memcpy(to + i * sizeof element, &element, sizeof element);                             \
    }                                                                                              \
    static void count_##type(unsigned char *restrict to, uint64_t first, uint64_t delta,           \
                             uint32_t count)                                                       \
    {                                                                                              \
        for (uint32_t i = 0; i < count; i++, first += delta) {                                     \
            type element = (type)first;                                                            \
                                                                                                   \
            memcpy(to + i * sizeof element, &element, sizeof element);                             \
        }                                                                                          \
    }                                                                                              \
    static void collect_##type(unsigned char *restrict to, const unsigned char *restrict from,     \
                               const uint64_t *restrict offsets, uint32_t count)                   \
    {                                                                                              \
        for (uint32_t i = 0; i < count; i++)                                                       \
            memcpy(to + i * sizeof(type), from + offsets[i], sizeof(type));                        \
    }

COPY(uint8_t)
COPY(uint16_t)
COPY(uint32_t)
COPY(uint64_t)

void strip_copy(unsigned char *to, int64_t to_delta, const unsigned char *from, int64_t from_delta,
                unsigned bytes, uint32_t count)
{
    if (to_delta == bytes && from_delta == bytes)
        memcpy(to, from, (size_t)count * bytes);
    else if (bytes == 1)
        copy_uint8_t(to, to_delta, from, from_delta, count);
    else if (bytes == 2)
        copy_uint16_t(to, to_delta, from, from_delta, count);
    else if (bytes == 4)
        copy_uint32_t(to, to_delta, from, from_delta, count);
    else
        copy_uint64_t(to, to_delta, from, from_delta, count);
}

void strip_collect(unsigned char *to, const unsigned char *from, const uint64_t *offsets,
                   unsigned bytes, uint32_t count)
{
    if (bytes == 1)
        collect_uint8_t(to, from, offsets, count);
    else if (bytes == 2)
        collect_uint16_t(to, from, offsets, count);
    else if (bytes == 4)
        collect_uint32_t(to, from, offsets, count);
    else
        collect_uint64_t(to, from, offsets, count);
}

void strip_fill(unsigned char *to, uint64_t word, unsigned bytes, uint32_t count)
{
    if (bytes == 1)
        fill_uint8_t(to, word, count);
    else if (bytes == 2)
        fill_uint16_t(to, word, count);
    else if (bytes == 4)
        fill_uint32_t(to, word, count);
    else
        fill_uint64_t(to, word, count);
}

void strip_count(unsigned char *to, uint64_t first, uint64_t delta, unsigned bytes, uint32_t count)
{
    if (bytes == 1)
        count_uint8_t(to, first, delta, count);
    else if (bytes == 2)
        count_uint16_t(to, first, delta, count);
    else if (bytes == 4)
        count_uint32_t(to, first, delta, count);
    else
        count_uint64_t(to, first, delta, count);
}

void strip_copy_rows(unsigned char *to, int64_t to_by, const unsigned char *from, int64_t from_by,
                     StripRow row, uint32_t count)
{
    size_t bytes = strip_row_bytes(row);

    if (row.lanes == 1)
        strip_copy(to, to_by, from, from_by, row.bytes, count);
    else if (to_by == (int64_t)bytes && from_by == to_by)
        memcpy(to, from, count * bytes);
    else
        for (; count; count--, to += to_by, from += from_by)
            memcpy(to, from, bytes);
}

void strip_repeat(unsigned char *data, StripRow row, uint32_t count)
{
    uint32_t bytes = strip_row_bytes(row);

    if (row.lanes == 1 && count)
        strip_fill(data, fast_read(data, row.bytes), row.bytes, count);
    else if (count)
        strip_copy_rows(data + bytes, bytes, data, 0, row, count - 1);
}

void strip_fill_rows(unsigned char *to, const unsigned char *numbers, StripRow row, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        strip_fill(to + (size_t)i * strip_row_bytes(row),
                   fast_read(numbers + (size_t)i * row.bytes, row.bytes), row.bytes, row.lanes);
}

bool strip_are_flags(const unsigned char *bytes, uint32_t count)
{
    unsigned char all = 0;

    for (uint32_t i = 0; i < count; i++)
        all |= bytes[i];
    return all <= 1;
}
