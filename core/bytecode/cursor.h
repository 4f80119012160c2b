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

Str cursor_bytes(Cursor *cursor, uint64_t count, const char *of);
/* What a NUL ends, without it. */
Str cursor_text(Cursor *cursor);
/* A number of one to nine bytes: the first begins with as many zero bits, from the lowest, as
 * others follow, and one. Those of the longest, of which the first is 0, are not in the word. */
enum { VARINT_LONGEST = 8 };

/* How many follow the word's first byte. */
static inline unsigned varint_more(uint64_t word)
{
    return (unsigned)__builtin_ctzll(word | 1u << VARINT_LONGEST);
}

/* The number in so many more bytes, fewer than the most. */
static inline uint64_t varint_value(uint64_t word, unsigned more)
{
    static const uint64_t BYTES[] = {
        0xFF,           0xFFFF,           0xFFFFFF,   0xFFFFFFFF, 0xFFFFFFFFFF,
        0xFFFFFFFFFFFF, 0xFFFFFFFFFFFFFF, UINT64_MAX, 0
    };

    return (word & BYTES[more]) >> (more + 1);
}

uint64_t cursor_long_varint(Cursor *cursor);
static inline uint64_t cursor_varint(Cursor *cursor)
{
    uint64_t word;
    unsigned more;

    if (cursor->at < cursor->end && (*cursor->at & 1))
        return *cursor->at++ >> 1;
    if ((size_t)(cursor->file_end - cursor->at) < sizeof word)
        return cursor_long_varint(cursor);
    word = little_endian_word(cursor->at);
    more = varint_more(word);
    if (more == VARINT_LONGEST || more >= cursor_left(cursor))
        return cursor_long_varint(cursor);
    cursor->at += more + 1;
    return varint_value(word, more);
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
const char *section_name(unsigned id); /* "String (0)" */
/* One section: its number, and its bytes. */
Str cursor_section(Cursor *cursor, unsigned *id);
/* All was read; reported where it was not. */
bool cursor_at_end(Cursor *cursor, const char *of);

#endif
