/* The sections of a file, and the tables of strings, dialects and names of operations. */
#include "core/bytecode/reader.h"

#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/text/version.h"
#include "core/text/source.h"

#include <inttypes.h>

/* Names are the file's, and begin no line of what is said. */
static void escape_lines(Sb *shown, Str text)
{
    for (size_t i = 0; i < text.len; i++)
        if ((unsigned char)text.data[i] < ' ')
            sb_printf(shown, "\\%02X", (unsigned)text.data[i]);
        else
            sb_char(shown, text.data[i]);
}

static void keep_producer(Reader *r)
{
    Sb text = { 0 };

    sb_printf(&text, "in bytecode version %" PRIu64 " produced by: ", r->version);
    escape_lines(&text, r->producer);
    r->context->producer = str_dup_quoted(&r->context->arena, sb_view(&text));
    r->context->produced_as = reader_place(r);
    sb_free(&text);
}

bool reader_error(Reader *r, const void *at, const char *format, ...)
{
    size_t byte = (size_t)((const char *)at - r->bytes.data);
    Sb text = { 0 }, shown = { 0 };
    va_list args;

    if (r->failed)
        return false;
    r->failed = true;
    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    escape_lines(&shown, sb_view(&text));
    sb_printf(&shown, ", at byte %zu", byte);
    diag_emit_byte(r->context, reader_place(r), byte, sb_view(&shown));
    diag_note_producer(r->context);
    sb_free(&text);
    sb_free(&shown);
    return false;
}

bool reader_lacks(Reader *r, Loc loc, Str operation)
{
    const Attr *place = loc_attr(r->context, loc);

    r->failed = true;
    return unsupported_error(place->kind == ATTR_LOC_UNKNOWN ? reader_place(r) : place, operation);
}

/* The sizes of all, from the last to the first, and then the bytes of all, each with a NUL. */
static bool read_strings(Reader *r, Str section)
{
    Cursor cursor = cursor_on(r, section);
    const char *end = section.data + section.len;

    r->string_count = cursor_count(&cursor, "strings");
    r->strings = ARENA_ARRAY(&r->arena, Str, r->string_count);
    for (uint64_t i = r->string_count; i-- > 0 && !r->failed;) {
        const unsigned char *at = cursor.at;
        uint64_t size = cursor_varint(&cursor);

        if (size == 0 || (const char *)cursor.at > end
            || size > (uint64_t)(end - (const char *)cursor.at))
            return reader_error(r, at, "string size exceeds the available data size");
        end -= size;
        r->strings[i] = (Str){ end, size - 1 };
        if (end[size - 1])
            return reader_error(r, end, "no null character ends the string");
    }
    if (!r->failed && (const char *)cursor.at != end)
        return reader_error(r, cursor.at,
                            "unexpected trailing data between the offsets for strings and their "
                            "data");
    return !r->failed;
}

static Str string_at(Reader *r, const unsigned char *at, uint64_t index)
{
    if (r->failed)
        return STR("");
    if (index < r->string_count)
        return r->strings[index];
    reader_error(r, at, "invalid string index: %" PRIu64, index);
    return STR("");
}

static bool read_dialect(Reader *r, Cursor *cursor, BytecodeDialect *dialect)
{
    bool versioned = false;
    unsigned id;
    const unsigned char *at = cursor->at;
    uint64_t name = r->version < BYTECODE_DIALECT_VERSIONS ? cursor_varint(cursor)
                                                           : cursor_flagged(cursor, &versioned);

    dialect->name = string_at(r, at, name);
    dialect->builtin = str_is(dialect->name, "builtin");
    if (!versioned || r->failed)
        return !r->failed;
    dialect->version = cursor_section(cursor, &id);
    if (r->failed || id != SECTION_DIALECT_VERSION)
        return reader_error(r, cursor->at, "expected dialect version section");
    map_put(&r->context->dialect_versions, context_intern(r->context, dialect->name),
            arena_copy(&r->context->arena, &dialect->version, sizeof dialect->version));
    return true;
}

static bool read_op_names(Reader *r, Cursor *cursor)
{
    uint64_t dialect = cursor_index(cursor, r->dialect_count, "dialect");
    uint64_t count = cursor_count(cursor, "names of operations");

    for (; count > 0 && !r->failed; count--) {
        BytecodeOpName name = { .dialect = &r->dialects[dialect] };
        const unsigned char *at = cursor->at;
        uint64_t string = r->version < BYTECODE_PROPERTIES
                              ? cursor_varint(cursor)
                              : cursor_flagged(cursor, &name.was_registered);

        name.mnemonic = string_at(r, at, string);
        vec_push(&r->op_names, name);
    }
    return !r->failed;
}

static bool read_dialects(Reader *r, Str section)
{
    Cursor cursor = cursor_on(r, section);

    r->dialect_count = cursor_count(&cursor, "dialects");
    r->dialects = ARENA_ARRAY(&r->arena, BytecodeDialect, r->dialect_count);
    for (uint64_t i = 0; i < r->dialect_count; i++)
        if (!read_dialect(r, &cursor, &r->dialects[i]))
            return false;
    if (r->version >= BYTECODE_FEWER_LOCATIONS)
        (void)cursor_varint(&cursor); /* how many names there are in all */
    while (!r->failed && cursor.at < cursor.end)
        if (!read_op_names(r, &cursor))
            return false;
    return !r->failed;
}

static bool is_needed(const Reader *r, unsigned id)
{
    return id <= SECTION_IR || (id == SECTION_PROPERTIES && r->version >= BYTECODE_PROPERTIES);
}

static bool find_sections(Reader *r, Cursor *cursor, Str *sections)
{
    while (!r->failed && cursor->at < cursor->end) {
        const unsigned char *at = cursor->at;
        unsigned id;
        Str section = cursor_section(cursor, &id);

        if (!r->failed && sections[id].data)
            return reader_error(r, at, "duplicate top-level section: %s", section_name(id));
        if (!r->failed)
            sections[id] = section;
    }
    for (unsigned id = 0; id < SECTION_COUNT && !r->failed; id++)
        if (!sections[id].data && is_needed(r, id))
            return reader_error(r, cursor->end, "missing data for top-level section: %s",
                                section_name(id));
    return !r->failed;
}

static bool read_header(Reader *r, Cursor *cursor)
{
    const unsigned char *at;

    (void)cursor_bytes(cursor, sizeof BYTECODE_MAGIC - 1, "the magic");
    at = cursor->at;
    r->version = cursor_varint(cursor);
    if (r->version > BYTECODE_NEWEST && !r->failed) {
        reader_error(r, at, "bytecode version %" PRIu64 " is newer than the current version %d",
                     r->version, BYTECODE_NEWEST);
        return loc_note(
            reader_place(r),
            "mlir-opt --emit-bytecode --emit-bytecode-version=6 writes what is read here");
    }
    r->producer = cursor_text(cursor);
    if (!r->failed)
        keep_producer(r);
    return !r->failed;
}

/* The file says a version, and the dialect that is known here has none. */
static bool unversioned(Reader *r, const DialectDef *dialect, const char *at)
{
    reader_error(
        r, at, "dialect '%s' does not implement the bytecode interface, but found a version entry",
        dialect->name);
    for (size_t i = 0; i < r->context->added.len; i++)
        if (r->context->added.data[i] == dialect)
            loc_note(reader_place(r),
                     "the program is of some version of '%s', and its definition says none: "
                     "`explain dialect-versions` has how",
                     dialect->name);
    return false;
}

/* Of dialects that are known and have versions; what others say of theirs is kept. */
static bool note_version(Reader *r, const BytecodeDialect *said)
{
    const DialectDef *dialect = context_dialect(r->context, said->name);
    Cursor cursor = cursor_on(r, said->version);
    DialectVersion version;
    Str wrong;

    if (!dialect)
        return true;
    if (!dialect->version.major)
        return unversioned(r, dialect, said->version.data);
    version.major = cursor_varint(&cursor);
    version.minor = cursor_varint(&cursor);
    if (!cursor_at_end(&cursor, "the version of a dialect"))
        return false;
    wrong = version_complaint(r->context, dialect, version);
    if (wrong.len)
        return reader_error(r, said->version.data, "%.*s", STR_ARG(wrong));
    version_note(r->context, dialect, version);
    return true;
}

bool reader_use_dialect(Reader *r, BytecodeDialect *dialect)
{
    if (dialect->was_used || !dialect->version.data)
        return true;
    dialect->was_used = true;
    return note_version(r, dialect);
}

bool reader_open(Reader *r, Str *sections)
{
    Cursor cursor = cursor_on(r, r->bytes);

    return read_header(r, &cursor) && find_sections(r, &cursor, sections)
           && read_strings(r, sections[SECTION_STRINGS])
           && properties_section_read(r, sections[SECTION_PROPERTIES])
           && read_dialects(r, sections[SECTION_DIALECTS]);
}

void reader_close(Reader *r)
{
    vec_free(&r->wanted);
    vec_free(&r->watched);
    vec_free(&r->op_names);
    vec_free(&r->resources);
    map_free(&r->keys);
    arena_free(&r->arena);
}

/* What all else refers to. */
static bool read_tables(Reader *r, Str *sections)
{
    return reader_open(r, sections)
           && resources_read(r, sections[SECTION_RESOURCE_SIZES], sections[SECTION_RESOURCES]);
}

/* The one block of the file. */
static Block *read_all(Reader *r)
{
    Str sections[SECTION_COUNT] = { { NULL, 0 } };

    if (!read_tables(r, sections)
        || !entries_read(r, sections[SECTION_ENTRY_SIZES], sections[SECTION_ENTRIES]))
        return NULL;
    return ir_section_read(r, sections[SECTION_IR]);
}

bool bytecode_is(Str bytes)
{
    return str_starts(bytes, BYTECODE_MAGIC);
}

Op *bytecode_parse(Context *context, Str file, Str bytes)
{
    Reader r = { .context = context, .file = file, .bytes = bytes };
    Block *block;
    Op *module;

    version_start(context);
    block = read_all(&r);
    module = block ? source_wrap(context, loc_of(reader_place(&r)), block) : NULL;
    context->was_bytecode = true;
    if (module && !(version_note_attrs(module) && version_upgrade(module)))
        module = NULL;
    reader_close(&r);
    return module;
}

void bytecode_read_resources(Context *context, Str file, Str bytes)
{
    Reader r = {
        .context = context, .file = file, .bytes = bytes, .only_dialects_resources = true
    };
    Str sections[SECTION_COUNT] = { { NULL, 0 } };

    read_tables(&r, sections);
    reader_close(&r);
}

Op *program_parse(Context *context, Str file, Str bytes, unsigned line_offset)
{
    return bytecode_is(bytes) ? bytecode_parse(context, file, bytes)
                              : source_parse(context, file, bytes, line_offset);
}
