/* A module as a file: its sections, one after the other. */
#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/bytecode/numbers.h"
#include "core/bytecode/parsed_uses.h"
#include "core/bytecode/op_properties.h"
#include "core/bytecode/use_orders.h"
#include "core/ir/resource.h"
#include "core/text/printer.h"

#include <inttypes.h>
#include <string.h>

typedef struct Writer {
    Numbers numbers;
    BytecodeOptions options;
    Emitter entries;     /* the section of attributes and types */
    Emitter one;         /* operation's properties */
    VEC(Str) properties; /* those that were written, each once */
    Map property_numbers;
    Map use_orders;
    const char *unwritten; /* why the text of an attribute or a type cannot be; NULL: all can */
} Writer;

static void write_groups(Emitter *out, const NumberedList *list, Writer *w,
                         void (*write)(Writer *w, Emitter *out, const Numbered *numbered))
{
    size_t count = list->len, start = 0;

    while (start < count) {
        const DialectNumber *dialect = list->data[start]->dialect;
        size_t end = start;

        while (end < count && list->data[end]->dialect == dialect)
            end++;
        emit_varint(out, dialect->number);
        emit_varint(out, end - start);
        for (; start < end; start++)
            write(w, out, list->data[start]);
    }
}

static void write_name(Writer *w, Emitter *out, const Numbered *name)
{
    size_t string = numbers_of_string(&w->numbers, name->name->mnemonic);

    if (w->options.version < BYTECODE_PROPERTIES)
        emit_varint(out, string);
    else
        emit_flagged(out, string, name->name->registered);
}

/* What the dialect says of itself; or what was read, of one that is not known: a version that was
 * said of one which has none, by who does not use it, is refused where that is used. False:
 * nothing. */
static bool write_version(const Context *context, Emitter *out, Str dialect)
{
    const DialectDef *def = context_dialect((Context *)context, dialect);
    const Str *read = def ? NULL : map_get(&context->dialect_versions, dialect);

    if (def && def->version.major) {
        emit_varint(out, def->version.major);
        emit_varint(out, def->version.minor);
    } else if (read) {
        emit_bytes(out, *read);
    }
    return read || (def && def->version.major);
}

static void write_dialect(Writer *w, Emitter *out, Str name)
{
    size_t string = numbers_of_string(&w->numbers, name);
    Emitter version = { 0 };
    bool versioned;

    if (w->options.version < BYTECODE_DIALECT_VERSIONS) {
        emit_varint(out, string);
        return;
    }
    versioned = write_version(w->numbers.context, &version, name);
    emit_flagged(out, string, versioned);
    if (versioned)
        emit_section(out, SECTION_DIALECT_VERSION, &version);
}

static void write_dialects(Writer *w, Emitter *file)
{
    Emitter out = { 0 };

    emit_varint(&out, w->numbers.dialects.len);
    for (size_t i = 0; i < w->numbers.dialects.len; i++)
        write_dialect(w, &out, w->numbers.dialects.data[i]->name);
    if (w->options.version >= BYTECODE_FEWER_LOCATIONS)
        emit_varint(&out, w->numbers.op_names.len);
    write_groups(&out, &w->numbers.op_names, w, write_name);
    emit_section(file, SECTION_DIALECTS, &out);
}

/* One that its dialect does not encode, which stands behind the bytes: as upstream prints it alone.
 */
static void write_text(Writer *w, Emitter *out, const void *entry, bool is_type)
{
    size_t start = out->bytes.len;
    Distincts distincts = { 0 };
    AsmPrinter printer = { .sb = &out->bytes, .distincts = &distincts };

    if (is_type)
        type_print_to(&printer, entry);
    else
        attr_print_to(&printer, entry, true);
    if (memchr(out->bytes.data + start, 0, out->bytes.len - start))
        w->unwritten = "has a null character, which would end it in bytecode";
    if (!is_type && attr_is_too_large(entry)) {
        w->unwritten = "is too large when everything in it is written out, as bytecode has it";
        w->numbers.context->limit_count++;
    }
    emit_byte(out, 0);
    vec_free(&distincts);
}

static void write_attr(Writer *w, Emitter *sizes, const Numbered *numbered)
{
    Encoder encoder = { &w->numbers, &w->entries, w->options.version };
    size_t start = w->entries.bytes.len;
    bool coded = numbered->is_place || attr_encode(&encoder, numbered->attr);

    if (numbered->is_place)
        builtin_place_encode(&encoder, numbered->place);
    else if (!coded)
        write_text(w, &w->entries, numbered->attr, false);
    emit_flagged(sizes, w->entries.bytes.len - start, coded);
}

static void write_type(Writer *w, Emitter *sizes, const Numbered *numbered)
{
    Encoder encoder = { &w->numbers, &w->entries, w->options.version };
    size_t start = w->entries.bytes.len;
    bool coded = type_encode(&encoder, numbered->type);

    if (!coded)
        write_text(w, &w->entries, numbered->type, true);
    emit_flagged(sizes, w->entries.bytes.len - start, coded);
}

static void write_entries(Writer *w, Emitter *file)
{
    Emitter sizes = { 0 };

    emit_varint(&sizes, w->numbers.attrs.len);
    emit_varint(&sizes, w->numbers.types.len);
    write_groups(&sizes, &w->numbers.attrs, w, write_attr);
    write_groups(&sizes, &w->numbers.types, w, write_type);
    emit_section(file, SECTION_ENTRY_SIZES, &sizes);
    emit_section(file, SECTION_ENTRIES, &w->entries);
}

/* The number of these bytes among the properties, which they join if they are new. */
static size_t properties_number(Writer *w, Str bytes)
{
    bool added;
    MapEntry *entry = map_at(&w->property_numbers, bytes, &added);

    if (added) {
        entry->key = str_dup(&w->numbers.arena, bytes);
        entry->value = (void *)(uintptr_t)w->properties.len;
        vec_push(&w->properties, entry->key);
    }
    return (size_t)(uintptr_t)entry->value;
}

static void write_op_properties(Writer *w, Emitter *out, const Op *op)
{
    Encoder encoder = { &w->numbers, &w->one, w->options.version };

    w->one.bytes.len = 0;
    properties_encode(&encoder, op);
    emit_varint(out, properties_number(w, sb_view(&w->one.bytes)));
}

static void number_blocks(const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++) {
        unsigned number = 0;

        for (Block *block = op->regions[i].first; block; block = block->next)
            block->number = number++;
    }
}

/* Results, operands, successors and the orders of uses; which of them there are. */
static unsigned write_values(Writer *w, Emitter *out, const Op *op)
{
    unsigned parts = 0;

    if (op->result_count) {
        parts |= OP_HAS_RESULTS;
        emit_varint(out, op->result_count);
        for (unsigned i = 0; i < op->result_count; i++)
            emit_varint(out, numbers_of_type(&w->numbers, op->results[i]->type));
    }
    if (op->operand_count) {
        parts |= OP_HAS_OPERANDS;
        emit_varint(out, op->operand_count);
        for (unsigned i = 0; i < op->operand_count; i++)
            emit_varint(out, op->operands[i]->slot);
    }
    if (op->successor_count) {
        parts |= OP_HAS_SUCCESSORS;
        emit_varint(out, op->successor_count);
        for (unsigned i = 0; i < op->successor_count; i++)
            emit_varint(out, op->successors[i]->number);
    }
    if (w->options.version >= BYTECODE_USE_ORDERS
        && use_orders_write(out, &w->use_orders, op->results, op->result_count))
        parts |= OP_HAS_USE_ORDERS;
    return parts;
}

/* All of an operation but its regions, and the mask that says which parts it has. */
static void write_parts(Writer *w, Emitter *out, const Op *op)
{
    const Attr *attrs = op_encoded_attrs(op, w->options.version);
    unsigned parts = op->region_count ? OP_HAS_REGIONS : 0;
    size_t mask;

    emit_varint(out, numbers_of_name(&w->numbers, op));
    mask = out->bytes.len;
    emit_byte(out, 0);
    emit_varint(out, numbers_of_loc(&w->numbers, op->loc));
    if (attrs->dictionary.count) {
        parts |= OP_HAS_ATTRS;
        emit_varint(out, numbers_of_attr(&w->numbers, attrs));
    }
    if (op_encodes_properties(op, w->options.version)) {
        parts |= OP_HAS_PROPERTIES;
        write_op_properties(w, out, op);
    }
    parts |= write_values(w, out, op);
    out->bytes.data[mask] = (char)parts;
}

static void write_regions(Writer *w, Emitter *out, const Op *op);

static void write_op(Writer *w, Emitter *out, const Op *op)
{
    Emitter section = { 0 };
    bool isolated;

    write_parts(w, out, op);
    if (!op->region_count)
        return;
    isolated = numbers_is_isolated(op);
    number_blocks(op);
    emit_flagged(out, op->region_count, isolated);
    if (!isolated || w->options.version < BYTECODE_REGION_SECTIONS) {
        write_regions(w, out, op);
        return;
    }
    write_regions(w, &section, op);
    emit_section(out, SECTION_IR, &section);
}

static bool is_unknown(const Writer *w, Loc loc)
{
    return !loc_is_place(loc) && loc_attr(w->numbers.context, loc)->kind == ATTR_LOC_UNKNOWN;
}

static void write_args(Writer *w, Emitter *out, const Block *block)
{
    size_t orders;

    emit_varint(out, block->arg_count);
    for (unsigned i = 0; i < block->arg_count; i++) {
        const Value *arg = block->args[i];
        size_t type = numbers_of_type(&w->numbers, arg->type);
        bool located = w->options.version < BYTECODE_FEWER_LOCATIONS || !is_unknown(w, arg->loc);

        if (w->options.version < BYTECODE_FEWER_LOCATIONS)
            emit_varint(out, type);
        else
            emit_flagged(out, type, located);
        if (located)
            emit_varint(out, numbers_of_loc(&w->numbers, arg->loc));
    }
    if (w->options.version < BYTECODE_USE_ORDERS)
        return;
    orders = out->bytes.len;
    emit_byte(out, 0);
    if (use_orders_write(out, &w->use_orders, block->args, block->arg_count))
        out->bytes.data[orders] = OP_HAS_USE_ORDERS;
}

static void write_block(Writer *w, Emitter *out, const Block *block)
{
    size_t ops = 0;

    for (const Op *op = block->first; op; op = op->next)
        ops++;
    emit_flagged(out, ops, block->arg_count != 0);
    if (block->arg_count)
        write_args(w, out, block);
    for (const Op *op = block->first; op; op = op->next)
        write_op(w, out, op);
}

static size_t values_in(const Region *region)
{
    size_t values = 0;

    for (const Block *block = region->first; block; block = block->next) {
        values += block->arg_count;
        for (const Op *op = block->first; op; op = op->next)
            values += op->result_count;
    }
    return values;
}

static void write_regions(Writer *w, Emitter *out, const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++) {
        const Region *region = &op->regions[i];
        size_t blocks = 0;

        for (const Block *block = region->first; block; block = block->next)
            blocks++;
        emit_varint(out, blocks);
        if (!blocks)
            continue;
        emit_varint(out, values_in(region));
        for (const Block *block = region->first; block; block = block->next)
            write_block(w, out, block);
    }
}

/* As a block of one operation, without arguments. */
static void write_ir(Writer *w, Emitter *file, const Op *op)
{
    Emitter out = { 0 };

    emit_flagged(&out, 1, false);
    write_op(w, &out, op);
    emit_section(file, SECTION_IR, &out);
}

/* One resource of a group whose values are written. */
typedef struct WrittenResource {
    Str key;
    ResourceKind kind;
    size_t size;
} WrittenResource;

/* The values of resources, and a section of what they are. */
typedef struct ResourceWriter {
    Writer *w;
    Emitter values, sizes;
    VEC(WrittenResource) group;
} ResourceWriter;

static void write_value(ResourceWriter *rw, const Resource *resource)
{
    Emitter *out = &rw->values;

    switch (resource->kind) {
    case RESOURCE_BLOB:
        emit_varint(out, resource->alignment ? resource->alignment : 1);
        emit_varint(out, resource->bytes.len);
        emit_align(out, resource->alignment);
        emit_lent(out, resource->bytes);
        break;
    case RESOURCE_BOOL:
        emit_byte(out, resource->flag);
        break;
    default:
        emit_varint(out, numbers_of_string(&rw->w->numbers, resource->bytes));
        break;
    }
}

/* `resource` NULL: it is only named. */
static void write_resource(ResourceWriter *rw, Str key, const Resource *resource)
{
    size_t start = emitted(&rw->values);

    if (resource && !rw->w->options.elide_resources)
        write_value(rw, resource);
    vec_push(&rw->group, ((WrittenResource){ key, resource ? resource->kind : RESOURCE_BLOB,
                                             emitted(&rw->values) - start }));
}

static size_t dialect_numbered(const Writer *w, Str name)
{
    const DialectNumber *dialect = map_get(&w->numbers.dialects_by_name, name);

    return dialect->number;
}

/* Of which owner the group is, behind the values of it. */
static void end_group(ResourceWriter *rw, size_t owner)
{
    emit_varint(&rw->sizes, owner);
    emit_varint(&rw->sizes, rw->group.len);
    for (size_t i = 0; i < rw->group.len; i++) {
        emit_varint(&rw->sizes, numbers_of_string(&rw->w->numbers, rw->group.data[i].key));
        emit_varint(&rw->sizes, rw->group.data[i].size);
        emit_byte(&rw->sizes, rw->group.data[i].kind);
    }
    rw->group.len = 0;
}

static bool begins_group(const Context *context, size_t at)
{
    return at == 0
           || !str_eq(context->external_resources.data[at - 1]->owner,
                      context->external_resources.data[at]->owner);
}

/* Upstream does not read those whose values are elided. */
static void write_external(ResourceWriter *rw, const Context *context)
{
    size_t count = rw->w->options.elide_resources ? 0 : context->external_resources.len, groups = 0;

    for (size_t i = 0; i < count; i++)
        groups += begins_group(context, i);
    emit_varint(&rw->sizes, groups);
    for (size_t i = 0; i < count; i++) {
        const Resource *resource = context->external_resources.data[i];

        write_resource(rw, resource->key, resource);
        if (i + 1 == count || begins_group(context, i + 1))
            end_group(rw, numbers_of_string(&rw->w->numbers, resource->owner));
    }
}

static void write_named(ResourceWriter *rw, bool lacking)
{
    const Numbers *n = &rw->w->numbers;

    for (size_t i = 0; i < n->resources.len; i++) {
        const Resource *resource = resource_find(n->context, STR("builtin"), n->resources.data[i]);

        if (lacking == !resource)
            write_resource(rw, n->resources.data[i], resource);
    }
}

/* All those of dialects that are kept as text: nobody knows what names them. */
static void write_others(ResourceWriter *rw, const Context *context)
{
    const Resource *resource, *next;

    for (size_t i = 0; (resource = resource_other(context, i)); i++) {
        next = resource_other(context, i + 1);
        write_resource(rw, resource->key, resource);
        if (!next || !str_eq(next->owner, resource->owner))
            end_group(rw, dialect_numbered(rw->w, resource->owner));
    }
}

static void write_resources(Writer *w, Emitter *file)
{
    ResourceWriter rw = { .w = w };

    write_external(&rw, w->numbers.context);
    if (w->numbers.resources.len) {
        write_named(&rw, false);
        write_named(&rw, true);
        end_group(&rw, dialect_numbered(w, STR("builtin")));
    }
    write_others(&rw, w->numbers.context);
    emit_section(file, SECTION_RESOURCE_SIZES, &rw.sizes);
    emit_section(file, SECTION_RESOURCES, &rw.values);
    vec_free(&rw.group);
}

static void write_strings(Writer *w, Emitter *file)
{
    Emitter out = { 0 };

    emit_varint(&out, w->numbers.strings.len);
    for (size_t i = w->numbers.strings.len; i-- > 0;)
        emit_varint(&out, w->numbers.strings.data[i].len + 1);
    for (size_t i = 0; i < w->numbers.strings.len; i++) {
        emit_bytes(&out, w->numbers.strings.data[i]);
        emit_byte(&out, 0);
    }
    emit_section(file, SECTION_STRINGS, &out);
}

static void write_properties(Writer *w, Emitter *file)
{
    Emitter out = { 0 };

    emit_varint(&out, w->properties.len);
    for (size_t i = 0; i < w->properties.len; i++) {
        emit_varint(&out, w->properties.data[i].len);
        emit_bytes(&out, w->properties.data[i]);
    }
    emit_section(file, SECTION_PROPERTIES, &out);
}

static bool can_be_written(const Op *op)
{
    if (op->def && op->def->text_alone)
        return op_error(op, "is written as text alone: bytecode has no place for what it says");
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                if (!can_be_written(inner))
                    return false;
    return true;
}

/* As it was said, or as upstream has it of a text. */
static void index_use_orders(Writer *w, const Op *op)
{
    if (w->options.version < BYTECODE_USE_ORDERS)
        return;
    if (op_context(op)->was_bytecode)
        use_orders_index(&w->use_orders, op_context(op));
    else
        parsed_uses_index(&w->use_orders, &w->numbers.arena, op);
}

/* Padding takes as much as the alignment, in the section and in front of it. */
static bool is_sanely_aligned(const Op *op, const Resource *resource)
{
    enum { MOST = 1 << 24 };

    return !resource || resource->alignment <= MOST
           || op_plain_error(
               op, "resource '%.*s' is aligned to %" PRIu64 " bytes: bytecode is written up to %d",
               STR_ARG(resource->key), resource->alignment, MOST);
}

static bool are_sanely_aligned(const Writer *w, const Op *op)
{
    const Context *context = w->numbers.context;
    bool good = true;

    if (w->options.elide_resources)
        return true;
    for (size_t i = 0; good && i < context->external_resources.len; i++)
        good = is_sanely_aligned(op, context->external_resources.data[i]);
    for (size_t i = 0; good && i < w->numbers.resources.len; i++)
        good = is_sanely_aligned(
            op, resource_find(context, STR("builtin"), w->numbers.resources.data[i]));
    for (size_t i = 0; good && resource_other(context, i); i++)
        good = is_sanely_aligned(op, resource_other(context, i));
    return good;
}

static void write_sections(Writer *w, Emitter *file, const Op *op)
{
    write_dialects(w, file);
    write_entries(w, file);
    write_ir(w, file, op);
    write_resources(w, file);
    write_strings(w, file);
    if (w->options.version >= BYTECODE_PROPERTIES)
        write_properties(w, file);
}

static bool hand_out(const Emitter *file, TakeBytecode *take, void *state)
{
    unsigned count;
    Str *parts = emitter_parts(file, &count);
    bool good = take(state, parts, count);

    free(parts);
    return good;
}

static bool write_file(Writer *w, const Op *op, TakeBytecode *take, void *state)
{
    Emitter file = { 0 };
    bool good;

    emit_bytes(&file, STR(BYTECODE_MAGIC));
    emit_varint(&file, w->options.version);
    emit_bytes(&file, w->options.producer);
    emit_byte(&file, 0);
    write_sections(w, &file, op);
    good = w->unwritten ? op_plain_error(op, "an attribute's or a type's text %s", w->unwritten)
                        : hand_out(&file, take, state);
    emitter_free(&file);
    return good;
}

bool bytecode_give(const Op *op, BytecodeOptions options, TakeBytecode *take, void *state)
{
    Writer w = { .numbers = { .context = op_context(op), .version = options.version },
                 .options = options };
    bool good;

    if (!can_be_written(op))
        return false;
    index_use_orders(&w, op);
    numbers_make(&w.numbers, op);
    good = are_sanely_aligned(&w, op) && write_file(&w, op, take, state);
    emitter_free(&w.one);
    vec_free(&w.properties);
    map_free(&w.property_numbers);
    map_free(&w.use_orders);
    numbers_free(&w.numbers);
    return good;
}

static bool append(void *state, const Str *parts, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        sb_str(state, parts[i]);
    return true;
}

bool bytecode_write(Sb *to, const Op *op, BytecodeOptions options)
{
    return bytecode_give(op, options, append, to);
}
