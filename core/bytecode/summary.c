/* What a file says of itself, before anything in it is made: also where nobody here can read what
 * its dialects encode. */
#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/bytecode/reader.h"
#include "core/ir/resource.h"
#include "core/text/printer.h"

#include <inttypes.h>

/* The version and the producer, where they are there. */
static void add_head(Sb *out, const Reader *r)
{
    if (!r->context->produced_as) {
        sb_printf(out, "bytecode, %zu bytes\n", r->bytes.len);
        return;
    }
    sb_printf(out, "bytecode version %" PRIu64 ", %zu bytes, produced by ", r->version,
              r->bytes.len);
    string_print_quoted(out, r->producer);
    sb_char(out, '\n');
}

/* Counts are in the sections, as far as those could be read. */
static void add_sections(Sb *out, const Reader *r, const Str *sections)
{
    sb_printf(out, "\n%-20s %12s\n", "section", "bytes");
    for (unsigned id = 0; id < SECTION_COUNT; id++) {
        if (!sections[id].data)
            continue;
        sb_printf(out, "%-20s %12zu", section_name(id), sections[id].len);
        if (id == SECTION_STRINGS && r->strings)
            sb_printf(out, "  strings: %" PRIu64, r->string_count);
        else if (id == SECTION_ENTRIES && r->types.entries)
            sb_printf(out, "  attributes: %" PRIu64 ", types: %" PRIu64, r->attrs.count,
                      r->types.count);
        else if (id == SECTION_PROPERTIES && r->properties)
            sb_printf(out, "  distinct: %" PRIu64, r->properties_count);
        sb_char(out, '\n');
    }
}

typedef struct Tally { /* of one dialect's attributes, or types */
    uint64_t coded, texts;
} Tally;

static Tally *tally(Reader *r, const Entries *entries)
{
    Tally *tallies = ARENA_ARRAY(&r->arena, Tally, r->dialect_count);

    for (uint64_t i = 0; i < entries->count; i++) {
        const Entry *entry = &entries->entries[i];

        if (entry->coded)
            tallies[entry->dialect].coded++;
        else
            tallies[entry->dialect].texts++;
    }
    return tallies;
}

/* Two numbers, and nothing else. */
static bool is_two_varints(Str bytes)
{
    size_t at = 0;

    for (unsigned i = 0; i < 2; i++) {
        if (at >= bytes.len)
            return false;
        at += 1 + varint_more((unsigned char)bytes.data[at]);
    }
    return at == bytes.len;
}

/* Of a dialect whose versions are written here: 2.0. How another dialect writes its own nobody else
 * knows: those are bytes. */
static void add_version(Sb *out, Reader *r, const BytecodeDialect *dialect)
{
    enum { SHOWN = 16 };
    const DialectDef *def = context_dialect(r->context, dialect->name);
    Str version = dialect->version;
    Cursor cursor = cursor_on(r, version);

    if (def && def->version.major && is_two_varints(version)) {
        sb_printf(out, "%" PRIu64 ".", cursor_varint(&cursor));
        sb_printf(out, "%" PRIu64, cursor_varint(&cursor));
        return;
    }
    sb_add(out, "0x");
    sb_hex(out, (Str){ version.data, version.len < SHOWN ? version.len : SHOWN });
    if (version.len > SHOWN)
        sb_printf(out, "... (%zu bytes)", version.len);
}

/* Coded is what the dialect's own code reads, or for the builtin one anybody's. */
static void add_dialects(Sb *out, Reader *r)
{
    const Tally *attrs = tally(r, &r->attrs), *types = tally(r, &r->types);

    sb_printf(out, "\n%-20s %17s %17s\n", "", "attributes", "types");
    sb_printf(out, "%-20s %8s %8s %8s %8s  %s\n", "dialect", "coded", "as text", "coded", "as text",
              "version");
    for (uint64_t i = 0; i < r->dialect_count && !r->failed; i++) {
        size_t start = out->len;

        name_print(out, r->dialects[i].name);
        sb_printf(out, "%*s", out->len - start < 20 ? (int)(20 - (out->len - start)) : 0, "");
        sb_printf(out, " %8" PRIu64 " %8" PRIu64 " %8" PRIu64 " %8" PRIu64, attrs[i].coded,
                  attrs[i].texts, types[i].coded, types[i].texts);
        if (r->dialects[i].version.data) {
            sb_add(out, "  ");
            add_version(out, r, &r->dialects[i]);
        }
        sb_char(out, '\n');
    }
}

static void add_operations(Sb *out, const Reader *r)
{
    sb_add(out, "\noperations\n");
    for (size_t i = 0; i < r->op_names.len; i++) {
        const BytecodeOpName *name = &r->op_names.data[i];

        name_print(out, name->dialect->name);
        sb_char(out, '.');
        name_print(out, name->mnemonic);
        sb_char(out, '\n');
    }
}

static void add_value(Sb *out, Reader *r, Cursor *value, ResourceKind kind)
{
    Resource resource = { 0 };

    if (!resource_read_value(r, value, kind, &resource))
        return;
    switch (kind) {
    case RESOURCE_BLOB:
        sb_printf(out, "%zu bytes", resource.bytes.len);
        if (resource.alignment)
            sb_printf(out, ", aligned to %" PRIu64, resource.alignment);
        break;
    case RESOURCE_BOOL:
        sb_add(out, resource.flag ? "true" : "false");
        break;
    default:
        string_print_quoted(out, resource.bytes);
    }
}

static void add_group(Sb *out, Reader *r, Cursor *sizes, Cursor *values, Str owner)
{
    uint64_t count = cursor_count(sizes, "resources");

    for (; count > 0 && !r->failed; count--) {
        uint64_t key = cursor_index(sizes, r->string_count, "string");
        uint64_t size = cursor_varint(sizes);
        unsigned kind = cursor_byte(sizes);
        Cursor value = cursor_on(r, cursor_bytes(values, size, "a resource"));

        if (r->failed)
            return;
        name_print(out, owner);
        sb_char(out, '.');
        name_print(out, r->strings[key]);
        sb_add(out, "  ");
        if (!size)
            sb_add(out, "without a value");
        else if (kind >= RESOURCE_KINDS)
            sb_add(out, "of a kind that is none");
        else
            add_value(out, r, &value, (ResourceKind)kind);
        sb_char(out, '\n');
    }
}

static void add_resources(Sb *out, Reader *r, const Str *sections)
{
    Cursor sizes = cursor_on(r, sections[SECTION_RESOURCE_SIZES]);
    Cursor values = cursor_on(r, sections[SECTION_RESOURCES]);
    size_t start = out->len, heading;
    uint64_t external, index;

    if (!sections[SECTION_RESOURCE_SIZES].data)
        return;
    sb_add(out, "\nresources\n");
    heading = out->len;
    external = cursor_count(&sizes, "groups of external resources");
    for (; external > 0 && !r->failed; external--) {
        index = cursor_index(&sizes, r->string_count, "string");
        if (!r->failed)
            add_group(out, r, &sizes, &values, r->strings[index]);
    }
    while (!r->failed && sizes.at < sizes.end) {
        index = cursor_index(&sizes, r->dialect_count, "dialect");
        if (!r->failed)
            add_group(out, r, &sizes, &values, r->dialects[index].name);
    }
    if (out->len == heading)
        out->len = start;
}

bool bytecode_summary(Sb *out, Context *context, Str file, Str bytes)
{
    Reader r = { .context = context, .file = file, .bytes = bytes };
    Str sections[SECTION_COUNT] = { { NULL, 0 } };
    bool good = reader_open(&r, sections)
                && entries_read(&r, sections[SECTION_ENTRY_SIZES], sections[SECTION_ENTRIES]);

    if (r.producer.data) {
        add_head(out, &r);
        add_sections(out, &r, sections);
    }
    if (good) {
        add_dialects(out, &r);
        add_operations(out, &r);
        add_resources(out, &r, sections);
    }
    good = good && !r.failed;
    reader_close(&r);
    return good;
}
