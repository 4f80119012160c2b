/* The table of attributes and types. Each is made when it is first asked for, its parts before it:
 * where they are asked for, or, for they can lie as deep as the file is long, from a list. */
#include "core/bytecode/decoder.h"
#include "core/bytecode/encoding.h"
#include "core/text/source.h"

#include <inttypes.h>

enum { MOST_LEVELS = 10001 }; /* of parts in parts; text has one less in a dictionary */
enum { MOST_SHOWN = 60 };     /* bytes of a text that is not read */
enum { MOST_AT_ONCE = 8 };    /* of those levels without the list */

/* A code, a file, a line and a column, each as long as it may be: so many bytes are looked at. */
enum { PLACE_BYTES = 1 + 3 * (1 + VARINT_LONGEST), CODE_OF_PLACE = CODE_LOC_FILE << 1 | 1 };

static bool begins_place(const Cursor *bytes)
{
    return bytes->file_end - bytes->at >= PLACE_BYTES && *bytes->at == CODE_OF_PLACE;
}

/* One group: entries of one dialect. */
static bool read_group(Reader *r, Cursor *sizes, Cursor *bytes, Entries *entries, uint64_t *next)
{
    uint64_t dialect = cursor_index(sizes, r->dialect_count, "dialect");
    uint64_t count = cursor_count(sizes, "entries of a dialect");
    bool builtin;

    if (dialect >> ENTRY_DIALECT_BITS)
        return reader_error(r, sizes->at, "more dialects than can be read");
    if (count > entries->count - *next)
        return reader_error(r, sizes->at, "more attributes or types than the section has");
    builtin = !r->failed && count && r->dialects[dialect].builtin;
    for (uint64_t end = *next + count; *next < end && !r->failed; ++*next) {
        bool coded;
        uint64_t size = cursor_flagged(sizes, &coded);

        if (size >> ENTRY_SIZE_BITS)
            return reader_error(r, sizes->at, "more bytes of one entry than can be read");
        entries->entries[*next] = (Entry){ { (const char *)bytes->at },
                                           size,
                                           dialect,
                                           coded,
                                           .is_place = coded && builtin && begins_place(bytes) };
        if (size > cursor_left(bytes))
            cursor_bytes(bytes, size, entries == &r->attrs ? "an attribute" : "a type");
        else
            bytes->at += size;
    }
    return !r->failed;
}

static bool read_groups(Reader *r, Cursor *sizes, Cursor *bytes, Entries *entries)
{
    uint64_t next = 0;

    entries->entries = ARENA_ARRAY(&r->arena, Entry, entries->count);
    while (next < entries->count)
        if (!read_group(r, sizes, bytes, entries, &next))
            return false;
    return true;
}

bool entries_read(Reader *r, Str size_section, Str entry_section)
{
    Cursor sizes = cursor_on(r, size_section), bytes = cursor_on(r, entry_section);

    r->attrs.count = cursor_count(&sizes, "attributes");
    r->types.count = cursor_count(&sizes, "types");
    return !r->failed && read_groups(r, &sizes, &bytes, &r->attrs)
           && read_groups(r, &sizes, &bytes, &r->types)
           && cursor_at_end(&sizes, "the sizes of attributes and types");
}

/* Upstream writes it as text where its dialect says no other way. */
static const void *from_text(Reader *r, const Entry *entry, bool is_type)
{
    Cursor cursor = cursor_on(r, entry_bytes(entry));
    Str text = cursor_text(&cursor);
    unsigned errors = r->context->error_count;
    const void *made;

    if (r->failed)
        return NULL;
    made = is_type ? (const void *)source_parse_type(r->context, text)
                   : source_parse_lone_attr(r->context, text);
    if (!made)
        reader_error(r, entry->at, "%s '%.*s%s' cannot be read%s", is_type ? "type" : "attribute",
                     (int)(text.len < MOST_SHOWN ? text.len : MOST_SHOWN), text.data,
                     text.len < MOST_SHOWN ? "" : "...",
                     r->context->error_count > errors ? "" : ": it is no such text");
    else
        cursor_at_end(&cursor, is_type ? "type entry" : "attribute entry");
    return made;
}

static bool has_coded(const Entries *entries, uint64_t dialect)
{
    for (uint64_t i = 0; i < entries->count; i++)
        if (entries->entries[i].dialect == dialect && entries->entries[i].coded)
            return true;
    return false;
}

bool entries_note_coded(Reader *r, const BytecodeDialect *dialect)
{
    uint64_t index = (uint64_t)(dialect - r->dialects);

    if (!has_coded(&r->attrs, index) && !has_coded(&r->types, index))
        return false;
    loc_note(reader_place(r),
             "'%.*s' has attributes or types in a form that its own code alone reads: its tools "
             "print the program as text",
             STR_ARG(dialect->name));
    return true;
}

static const void *encoded_by_others(Reader *r, const Entry *entry)
{
    const BytecodeDialect *dialect = &r->dialects[entry->dialect];

    reader_error(r, entry->at, "dialect '%.*s' does not implement the bytecode interface",
                 STR_ARG(dialect->name));
    entries_note_coded(r, dialect);
    return NULL;
}

static const void *from_code(Reader *r, const Entry *entry, bool is_type)
{
    const BytecodeDialect *dialect = &r->dialects[entry->dialect];
    const DialectDef *def = dialect->builtin ? NULL : context_dialect(r->context, dialect->name);
    Decoder decoder = { r, cursor_on(r, entry_bytes(entry)) };
    const void *made;

    if (dialect->builtin)
        made =
            is_type ? (const void *)builtin_type_decode(&decoder) : builtin_attr_decode(&decoder);
    else if (def && (is_type ? (void *)def->decode_type : (void *)def->decode_attr))
        made = is_type ? (const void *)def->decode_type(&decoder) : def->decode_attr(&decoder);
    else
        return encoded_by_others(r, entry);
    if (!decoded(&decoder) || !cursor_at_end(&decoder.cursor, is_type ? "type" : "attribute"))
        return NULL;
    if (!made)
        reader_error(r, entry->at, "%s is malformed", is_type ? "type" : "attribute");
    return made;
}

static bool is_too_large(Reader *r, const Entry *entry, Extent extent, bool can_be_written)
{
    if (extent.depth <= MOST_LEVELS && can_be_written)
        return false;
    r->context->limit_count++;
    reader_error(r, entry->at, "%s",
                 extent.depth > MOST_LEVELS ? "nesting too deep"
                                            : "too large when everything in it is written out");
    return true;
}

static bool is_type_too_large(Reader *r, const Entry *entry, const Type *type)
{
    return is_too_large(r, entry, type->extent, type->extent.parts <= EXTENT_MOST_PARTS);
}

static bool is_attr_too_large(Reader *r, const Entry *entry, const Attr *attr)
{
    return is_too_large(r, entry, attr->extent, attr_can_be_written(attr));
}

/* Makes one; false where its parts are wanted first, or what is wrong was reported. */
static bool make(Reader *r, Entry *entry, bool is_type)
{
    const void *made;

    if (!reader_use_dialect(r, &r->dialects[entry->dialect]))
        return false;
    made = entry->coded ? from_code(r, entry, is_type) : from_text(r, entry, is_type);
    if (r->failed || !made)
        return false;
    if (is_type ? is_type_too_large(r, entry, made) : is_attr_too_large(r, entry, made))
        return false;
    entry->made = made;
    entry->is_made = true;
    entry->is_place = false;
    return true;
}

bool entries_make_part(Reader *r, Entry *entry, bool is_type)
{
    bool made;

    if (r->missing || r->depth == MOST_AT_ONCE)
        return false;
    r->depth++;
    entry->waiting = true;
    made = make(r, entry, is_type);
    entry->waiting = false;
    r->depth--;
    return made;
}

static Entry *entry_of(Reader *r, EntryRef ref)
{
    return &(ref.is_type ? &r->types : &r->attrs)->entries[ref.index];
}

/* An entry, and before it all that it is made of. */
static const void *make_all(Reader *r, EntryRef whole)
{
    r->wanted.len = 0;
    vec_push(&r->wanted, whole);
    while (r->wanted.len) {
        EntryRef ref = r->wanted.data[r->wanted.len - 1];
        Entry *entry = entry_of(r, ref);

        r->missing = 0;
        entry->waiting = true;
        if (entry->is_made || make(r, entry, ref.is_type)) {
            (void)vec_pop(&r->wanted);
            entry->waiting = false;
        }
        if (r->failed)
            return NULL;
    }
    return entry_of(r, whole)->made;
}

static const void *entry_at(Reader *r, const void *at, bool is_type, uint64_t index)
{
    const Entries *entries = is_type ? &r->types : &r->attrs;

    if (r->failed)
        return NULL;
    if (index >= entries->count) {
        reader_error(r, at, "invalid %s index: %" PRIu64, is_type ? "type" : "attribute", index);
        return NULL;
    }
    return entries->entries[index].is_made ? entries->entries[index].made
                                           : make_all(r, (EntryRef){ is_type, index });
}

const Attr *entries_attr(Reader *r, const void *at, uint64_t index)
{
    return entry_at(r, at, false, index);
}

const Type *entries_type(Reader *r, const void *at, uint64_t index)
{
    return entry_at(r, at, true, index);
}

/* False where the entry is no string. Seldom called, where what calls it is called for each place.
 */
static __attribute__((noinline)) bool find_other_file(Reader *r, const void *at, uint64_t index)
{
    const Attr *file = entries_attr(r, at, index);

    if (!file || file->kind != ATTR_STRING)
        return false;
    r->file_number = context_file(r->context, file->string);
    r->file_entry = index + 1;
    return true;
}

/* That of the latest location is known. */
static inline bool find_file(Reader *r, const void *at, uint64_t index)
{
    return (r->file_entry && r->file_entry - 1 == index) || find_other_file(r, at, index);
}

/* A number; `*longest` has a bit of it where it is of the most bytes, and not known. */
static inline uint64_t next_varint(const unsigned char **at, unsigned *longest)
{
    uint64_t word = little_endian_word(*at);
    unsigned more = varint_more(word);

    *at += more + 1;
    *longest |= more & VARINT_LONGEST;
    return varint_value(word, more);
}

/* Most are a line and a column, and nobody else needs them as an attribute. False, too, where
 * something is wrong, which is then found out once more. */
static inline bool read_place(Reader *r, const Entry *entry, Loc *loc)
{
    const unsigned char *at = (const unsigned char *)entry->at, *end = at + entry->size;
    unsigned longest = 0;
    uint64_t file, line, column;

    at++;
    file = next_varint(&at, &longest);
    line = next_varint(&at, &longest);
    column = next_varint(&at, &longest);
    if (at != end || longest || (line | column) > UINT32_MAX || !find_file(r, entry->at, file))
        return false;
    *loc = loc_at(r->context, r->file_number, (unsigned)line, (unsigned)column);
    return true;
}

/* Upstream numbers locations of the last function first, and in each from the first on. No
 * processor sees that coming: what the next function has is asked for while this one is read. (A
 * function that does nothing else would be thrown out.) */
#define FORESEE(entry)                                                                             \
    (__builtin_prefetch((const void *)((uintptr_t)(entry)-AHEAD * sizeof(Entry))),                 \
     __builtin_prefetch((const void *)((uintptr_t)(entry)->at - AHEAD * BYTES_OF_EACH)))
enum { AHEAD = 40, BYTES_OF_EACH = 5 };

bool entries_loc(Cursor *cursor, Loc *loc)
{
    Reader *r = cursor->reader;
    const unsigned char *at = cursor->at;
    uint64_t index = cursor_varint(cursor);
    const Attr *attr;

    if (index < r->attrs.count && r->attrs.entries[index].is_place) {
        FORESEE(&r->attrs.entries[index]);
        if (read_place(r, &r->attrs.entries[index], loc))
            return true;
    }
    attr = entries_attr(r, at, index);
    if (attr && !attr_is_location(attr))
        return reader_error(r, at, "expected attribute of type: LocationAttr, but got: %s",
                            attr_quoted(attr));
    *loc = attr ? loc_in_a_word(r->context, loc_of(attr)) : (Loc){ 0 };
    return attr != NULL;
}
