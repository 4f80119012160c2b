#include "core/bytecode/cursor.h"

#include "core/bytecode/encoding.h"
#include "core/bytecode/reader.h"

#include <inttypes.h>

static bool stop(Cursor *cursor)
{
    cursor->at = cursor->end;
    return false;
}

void cursor_ended(Cursor *cursor)
{
    reader_error(cursor->reader, cursor->at,
                 "attempting to parse a byte at the end of the bytecode");
}

Str cursor_bytes(Cursor *cursor, uint64_t count, const char *of)
{
    Str bytes = { (const char *)cursor->at, count };

    if (count <= cursor_left(cursor)) {
        cursor->at += count;
        return bytes;
    }
    reader_error(cursor->reader, cursor->at,
                 "%" PRIu64 " bytes of %s are wanted, and only %zu are left", count, of,
                 cursor_left(cursor));
    stop(cursor);
    return (Str){ (const char *)cursor->end, 0 };
}

Str cursor_text(Cursor *cursor)
{
    Str rest = { (const char *)cursor->at, cursor_left(cursor) };
    Str text = { rest.data, str_find(rest, 0) };

    if (text.len < rest.len) {
        cursor->at += text.len + 1;
        return text;
    }
    reader_error(cursor->reader, cursor->at, "no null character ends the string");
    stop(cursor);
    return (Str){ (const char *)cursor->end, 0 };
}

uint64_t cursor_long_varint(Cursor *cursor)
{
    unsigned first = cursor_byte(cursor), more;
    uint64_t value = 0;
    Str rest;

    if (cursor->reader->failed)
        return 0;
    more = first ? (unsigned)__builtin_ctz(first) : 8;
    rest = cursor_bytes(cursor, more, "a number");
    for (size_t i = 0; i < rest.len; i++)
        value |= (uint64_t)(unsigned char)rest.data[i] << 8 * i;
    return first ? value << (7 - more) | first >> (more + 1) : value;
}

int64_t cursor_signed(Cursor *cursor)
{
    uint64_t value = cursor_varint(cursor);

    return (int64_t)(value >> 1 ^ (0 - (value & 1)));
}

uint64_t cursor_no_count(Cursor *cursor, const unsigned char *at, uint64_t count, const char *of)
{
    reader_error(cursor->reader, at, "%" PRIu64 " %s do not fit the %zu bytes that are left", count,
                 of, cursor_left(cursor));
    stop(cursor);
    return 0;
}

uint64_t cursor_no_index(Cursor *cursor, const unsigned char *at, uint64_t index, const char *of)
{
    reader_error(cursor->reader, at, "invalid %s index: %" PRIu64, of, index);
    return 0;
}

static size_t offset_of(const Cursor *cursor)
{
    return (size_t)(cursor->at - (const unsigned char *)cursor->reader->bytes.data);
}

void cursor_align(Cursor *cursor, uint64_t alignment)
{
    if (alignment == 0 || (alignment & (alignment - 1))) {
        reader_error(cursor->reader, cursor->at, "expected alignment to be a power-of-two");
        return;
    }
    while (offset_of(cursor) & (alignment - 1)) {
        const unsigned char *at = cursor->at;
        uint8_t byte = cursor_byte(cursor);

        if (cursor->reader->failed)
            return;
        if (byte != PADDING) {
            reader_error(cursor->reader, at, "expected alignment byte (0xCB), but got: '0x%X'",
                         byte);
            return;
        }
    }
}

static const char *const SECTION_NAMES[SECTION_COUNT] = {
    [SECTION_STRINGS] = "String (0)",
    [SECTION_DIALECTS] = "Dialect (1)",
    [SECTION_ENTRIES] = "AttrType (2)",
    [SECTION_ENTRY_SIZES] = "AttrTypeOffset (3)",
    [SECTION_IR] = "IR (4)",
    [SECTION_RESOURCES] = "Resource (5)",
    [SECTION_RESOURCE_SIZES] = "ResourceOffset (6)",
    [SECTION_DIALECT_VERSION] = "DialectVersions (7)",
    [SECTION_PROPERTIES] = "Properties (8)",
};

const char *section_name(unsigned id)
{
    return SECTION_NAMES[id];
}

/* Nothing is left behind the end of a file that lost its end. */
static void section_is_short(Cursor *cursor, unsigned id, uint64_t len)
{
    reader_error(cursor->reader, cursor->at,
                 "section %s has %" PRIu64 " bytes, and only %zu are left%s", section_name(id), len,
                 cursor_left(cursor),
                 cursor->end == cursor->file_end ? ": the file is truncated" : "");
    stop(cursor);
}

Str cursor_section(Cursor *cursor, unsigned *id)
{
    const unsigned char *at = cursor->at;
    uint8_t byte = cursor_byte(cursor);
    uint64_t len = cursor_varint(cursor);

    *id = byte & ~(unsigned)SECTION_IS_ALIGNED;
    if (*id >= SECTION_COUNT) {
        reader_error(cursor->reader, at, "invalid section ID: %u", *id);
        *id = 0;
    }
    if (byte & SECTION_IS_ALIGNED)
        cursor_align(cursor, cursor_varint(cursor));
    if (len > cursor_left(cursor))
        section_is_short(cursor, *id, len);
    return cursor_bytes(cursor, cursor->reader->failed ? 0 : len, "a section");
}

bool cursor_at_end(Cursor *cursor, const char *of)
{
    if (cursor->reader->failed || cursor->at == cursor->end)
        return !cursor->reader->failed;
    return reader_error(cursor->reader, cursor->at, "unexpected trailing bytes after %s", of);
}
