/* Cursor: a place in bytes that nobody has looked at yet. Whatever is read is seen to be there
 * first. Once something was wrong, and reported with its place, all that is read is 0 and nothing
 * more is reported: who reads asks at the end. */
#ifndef CORE_BYTECODE_CURSOR_H
#define CORE_BYTECODE_CURSOR_H

#include "core/base/str.h"

#include <string.h>

typedef struct Reader Reader; /* core/bytecode/reader.h, which makes cursors */

typedef struct Cursor {
    Reader *reader;
    const unsigned char *at, *end;
    const unsigned char
        *file_end; /* what stands before may be looked at, but is not the cursor's */
} Cursor;

static inline size_t cursor_left(const Cursor *cursor)
{
    return (size_t)(cursor->end - cursor->at);
}

static inline uint64_t little_endian_word(const unsigned char *bytes)
{
    uint64_t word;

    memcpy(&word, bytes, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

void cursor_ended(Cursor *cursor); /* says so */
static inline uint8_t cursor_byte(Cursor *cursor)
{
    if (cursor->at < cursor->end)
        return *cursor->at++;
    cursor_ended(cursor);
    return 0;
}

Str cursor_bytes(Cursor *cursor, uint64_t count);
/* What a NUL ends, without it. */
Str cursor_text(Cursor *cursor);
/* Of one to nine bytes: as many as its first begins with zero bits, from the lowest, and one. */
uint64_t cursor_long_varint(Cursor *cursor);
static inline uint64_t cursor_varint(Cursor *cursor)
{
    uint64_t word;
    unsigned bytes;

    if (cursor->at < cursor->end && (*cursor->at & 1))
        return *cursor->at++ >> 1;
    if ((size_t)(cursor->file_end - cursor->at) < sizeof word)
        return cursor_long_varint(cursor);
    bytes = (unsigned)__builtin_ctz(*cursor->at | 1u << sizeof word) + 1;
    if (bytes > sizeof word || bytes > cursor_left(cursor))
        return cursor_long_varint(cursor);
    word = little_endian_word(cursor->at);
    cursor->at += bytes;
    return (bytes == sizeof word ? word : word & ((UINT64_C(1) << 8 * bytes) - 1)) >> bytes;
}

int64_t cursor_signed(Cursor *cursor); /* zigzag: the sign is the lowest bit */
/* Likewise of a flag. */
static inline uint64_t cursor_flagged(Cursor *cursor, bool *flag)
{
    uint64_t value = cursor_varint(cursor);

    *flag = value & 1;
    return value >> 1;
}

/* How many follow, of which each takes a byte at least; 0, reported, where not. */
uint64_t cursor_no_count(Cursor *cursor, const unsigned char *at, uint64_t count, const char *of);
static inline uint64_t cursor_count(Cursor *cursor, const char *of)
{
    const unsigned char *at = cursor->at;
    uint64_t count = cursor_varint(cursor);

    return count <= cursor_left(cursor) ? count : cursor_no_count(cursor, at, count, of);
}

/* An index of one of `count`; 0, reported, where there is no such one. */
uint64_t cursor_no_index(Cursor *cursor, const unsigned char *at, uint64_t index, const char *of);
static inline uint64_t cursor_index(Cursor *cursor, uint64_t count, const char *of)
{
    const unsigned char *at = cursor->at;
    uint64_t index = cursor_varint(cursor);

    return index < count ? index : cursor_no_index(cursor, at, index, of);
}

/* To the next multiple of the alignment, counted from where the file begins. */
void cursor_align(Cursor *cursor, uint64_t alignment);
/* One section: its number, and its bytes. */
Str cursor_section(Cursor *cursor, unsigned *id);
/* All was read; reported where it was not. */
bool cursor_at_end(Cursor *cursor, const char *of);

#endif
