#include "core/bytecode/decoder.h"

#include <inttypes.h>
#include <stdarg.h>

bool decoded(const Decoder *d)
{
    return !d->reader->failed && !d->reader->missing;
}

bool decoder_error(Decoder *d, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    reader_error(d->reader, d->cursor.at, "%.*s", STR_ARG(sb_view(&text)));
    sb_free(&text);
    return false;
}

/* Its number stands at `at`. What is not made yet is noted, once for each place that asks. */
static const void *part(Decoder *d, bool is_type, const unsigned char *at, uint64_t index)
{
    Reader *r = d->reader;
    const Entries *entries = is_type ? &r->types : &r->attrs;
    Entry *entry;

    if (r->failed)
        return NULL;
    if (index >= entries->count) {
        reader_error(r, at, "invalid %s index: %" PRIu64, is_type ? "type" : "attribute", index);
        return NULL;
    }
    entry = &entries->entries[index];
    if (entry->is_made)
        return entry->made;
    if (d->makes_parts)
        return is_type ? (const void *)entries_type(r, at, index) : entries_attr(r, at, index);
    if (entry->waiting) {
        reader_error(r, at, "%s %" PRIu64 " is made of itself", is_type ? "type" : "attribute",
                     index);
        return NULL;
    }
    if (entries_make_part(r, entry, is_type))
        return entry->made;
    if (r->failed)
        return NULL;
    r->missing++;
    vec_push(&r->wanted, ((EntryRef){ is_type, index }));
    return NULL;
}

const Attr *decode_attr(Decoder *d)
{
    const unsigned char *at = d->cursor.at;

    return part(d, false, at, cursor_varint(&d->cursor));
}

const Attr *decode_optional_attr(Decoder *d)
{
    const unsigned char *at = d->cursor.at;
    bool there;
    uint64_t index = cursor_flagged(&d->cursor, &there);

    return there ? part(d, false, at, index) : NULL;
}

const Attr *decode_attr_of(Decoder *d, unsigned kinds, const char *what)
{
    const Attr *attr = decode_attr(d);

    if (!attr || kinds >> attr->kind & 1)
        return attr;
    decoder_error(d, "expected attribute of type: %s, but got: %s", what, attr_quoted(attr));
    return NULL;
}

Str decode_string_attr(Decoder *d)
{
    const Attr *attr = decode_attr_of(d, 1u << ATTR_STRING, "StringAttr");

    return attr ? attr->string : STR("");
}

const Attr *decode_location(Decoder *d)
{
    return decode_attr_of(d,
                          1u << ATTR_LOC_UNKNOWN | 1u << ATTR_LOC_FILE | 1u << ATTR_LOC_NAME
                              | 1u << ATTR_LOC_CALLSITE | 1u << ATTR_LOC_FUSED,
                          "LocationAttr");
}

const Type *decode_type(Decoder *d)
{
    const unsigned char *at = d->cursor.at;

    return part(d, true, at, cursor_varint(&d->cursor));
}

Str decode_string(Decoder *d)
{
    uint64_t index = cursor_index(&d->cursor, d->reader->string_count, "string");

    return d->reader->failed ? STR("") : d->reader->strings[index];
}

Str decode_blob(Decoder *d)
{
    uint64_t size = cursor_varint(&d->cursor);

    return cursor_bytes(&d->cursor, size, "elements");
}

/* No writer writes more bits than there are, of which upstream keeps some in sight. */
static Int decode_word(Decoder *d, unsigned width)
{
    uint64_t word = width <= 8 ? cursor_byte(&d->cursor) : (uint64_t)cursor_signed(&d->cursor);

    if (width < INT_WORD_BITS && word >> width) {
        decoder_error(d, "%" PRIu64 " is no value of %u bits", word, width);
        word = 0;
    }
    return int_of_u(&d->reader->context->arena, width, word);
}

/* Up to 8 bits are a byte, up to 64 a number; what is wider is its words, as many as are not zero
 * at its end. */
Int decode_int(Decoder *d, unsigned width)
{
    Arena *arena = &d->reader->context->arena;
    uint64_t *words, count;
    Int value;

    if (width <= INT_WORD_BITS)
        return decode_word(d, width);
    count = cursor_count(&d->cursor, "words of an integer");
    if (count > int_words(width)) {
        decoder_error(d, "an integer of %u bits has not %" PRIu64 " words", width, count);
        return int_of_u(arena, width, 0);
    }
    words = ARENA_ARRAY(&d->reader->arena, uint64_t, int_words(width));
    for (uint64_t i = 0; i < count; i++)
        words[i] = (uint64_t)cursor_signed(&d->cursor);
    value = int_of_words(arena, width, words);
    return value;
}

typedef const void *Decode(Decoder *d);

static const void *attr_part(Decoder *d)
{
    return decode_attr(d);
}

static const void *location_part(Decoder *d)
{
    return decode_location(d);
}

static const void *type_part(Decoder *d)
{
    return decode_type(d);
}

static const void **parts_of(Decoder *d, unsigned *count, Decode *decode, const char *what)
{
    uint64_t wanted = cursor_count(&d->cursor, what);
    const void **parts;

    *count = 0;
    if (wanted > UINT32_MAX >> 1)
        decoder_error(d, "more %s than a list holds", what);
    if (d->reader->failed)
        return NULL;
    parts = ARENA_ARRAY(&d->reader->arena, const void *, wanted);
    for (; *count < wanted && !d->reader->failed; ++*count)
        parts[*count] = decode(d);
    return parts;
}

const Attr **decode_attrs(Decoder *d, unsigned *count)
{
    return (const Attr **)parts_of(d, count, attr_part, "attributes");
}

const Attr **decode_locations(Decoder *d, unsigned *count)
{
    return (const Attr **)parts_of(d, count, location_part, "locations");
}

const Type **decode_types(Decoder *d, unsigned *count)
{
    return (const Type **)parts_of(d, count, type_part, "types");
}

int64_t *decode_signeds(Decoder *d, unsigned *count)
{
    uint64_t wanted = cursor_count(&d->cursor, "numbers");
    int64_t *numbers = ARENA_ARRAY(&d->reader->arena, int64_t, wanted);

    for (*count = 0; *count < wanted && !d->reader->failed; ++*count)
        numbers[*count] = cursor_signed(&d->cursor);
    return numbers;
}
