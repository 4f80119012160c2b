/* Operations, blocks and regions. Regions lie in regions as deep as a file is long: those that are
 * open stand in a list. */
#include "core/bytecode/encoding.h"
#include "core/bytecode/op_properties.h"
#include "core/bytecode/reader.h"
#include "core/bytecode/use_orders.h"
#include "core/ir/op_state.h"
#include "core/define/older.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_REGIONS = 10000 }; /* one in another; text has no more levels either */

/* The regions of one operation, of which one is being read. */
typedef struct Open {
    Op *op;
    unsigned region;
    size_t section_of; /* the open one in whose section they stand */
    Cursor section;    /* if that is themselves */
    size_t scope; /* where those values begin that are seen here: isolated regions see no others */
    Block **blocks, *block;
    uint64_t block_count;
    unsigned number;            /* of that block */
    uint64_t ops;               /* of it that are not read yet */
    size_t first, next, values; /* of the region */
    size_t watched;             /* values when it began */
} Open;

typedef struct Body {
    Reader *r;
    VEC(Open) open;
    VEC(Value *) values; /* of all regions that are open; NULL where one was not seen yet */
    OpState state;
    uint64_t claimed, most; /* blocks, values and regions, each of which has a byte of its own */
} Body;

/* Regions in regions may not each claim what is left for all. */
static bool claim(Body *b, const Cursor *cursor, uint64_t count, const char *of)
{
    b->claimed += count;
    return b->claimed <= b->most
           || reader_error(b->r, cursor->at,
                           "%" PRIu64 " %s do not fit the %" PRIu64 " bytes of all", count, of,
                           b->most);
}

/* What is used before it is defined is watched, for its uses are counted if an order of them
 * follows. */
static Value *placeholder(Body *b, Value **place)
{
    *place = ARENA_NEW(&b->r->context->arena, Value);
    value_watch(&b->r->watched, *place);
    return *place;
}

static Value *use_value(Body *b, const Open *open, Cursor *cursor)
{
    Value **values = b->values.data + open->scope, *value;
    uint64_t index = cursor_index(cursor, b->values.len - open->scope, "value");

    if (b->r->failed)
        return NULL;
    value = values[index] ? values[index] : placeholder(b, &values[index]);
    if (value->slot)
        b->r->watched.data[value->slot - 1].uses++;
    return value;
}

/* The value becomes the placeholder that its uses already hold. */
static bool define_value(Body *b, Open *open, Cursor *cursor, Value **value)
{
    Value *known;

    if (open->next == open->first + open->values)
        return reader_error(b->r, cursor->at,
                            "value index range was outside of the expected range for the parent "
                            "region, which has %zu values",
                            open->values);
    known = b->values.data[open->next];
    if (known) {
        (*value)->slot = known->slot;
        *known = **value;
        *value = known;
    }
    b->values.data[open->next++] = *value;
    return true;
}

/* "foreign" alone names an operation without a dialect, as once was allowed. */
static Str full_name(Reader *r, const BytecodeOpName *name)
{
    Str made;

    if (!name->mnemonic.len)
        return context_intern(r->context, name->dialect->name);
    if (str_find(name->dialect->name, 0) < name->dialect->name.len
        || str_find(name->mnemonic, 0) < name->mnemonic.len)
        reader_error(r, name->mnemonic.data, "null character not allowed in operation name");
    made =
        str_printf(&r->arena, "%.*s.%.*s", STR_ARG(name->dialect->name), STR_ARG(name->mnemonic));
    return context_intern(r->context, made);
}

/* By the rules of text in the generic form. */
static bool find_definition(Reader *r, Cursor *cursor, BytecodeOpName *name)
{
    Context *context = r->context;

    if (!reader_use_dialect(r, name->dialect))
        return false;
    name->name = full_name(r, name);
    name->def = older_definition(context, name->name);
    name->inherent_size = op_inherent_size(name->def);
    if (name->def || context->allow_unregistered || context_dialect(context, name->dialect->name))
        return true;
    name->is_lacking = context_lacks_op(context, name->name);
    if (name->is_lacking || context_lacks(context, name->dialect->name))
        return true;
    reader_error(r, cursor->at,
                 "dialect '%.*s' is unknown. If this is intended, please use "
                 "-allow-unregistered-dialect with the MLIR tool used",
                 STR_ARG(name->dialect->name));
    return !entries_note_coded(r, name->dialect)
           && loc_note(reader_place(r), "--dialect FILE reads what defines it");
}

static BytecodeOpName *read_op_name(Body *b, Cursor *cursor)
{
    Reader *r = b->r;
    uint64_t index = cursor_index(cursor, r->op_names.len, "operation name");
    BytecodeOpName *name;

    if (r->failed)
        return NULL;
    name = &r->op_names.data[index];
    return name->name.data || find_definition(r, cursor, name) ? name : NULL;
}

static bool read_attrs(Body *b, Cursor *cursor)
{
    const unsigned char *at = cursor->at;
    const Attr *attrs = entries_attr(b->r, at, cursor_varint(cursor));

    if (!attrs)
        return false;
    if (attrs->kind != ATTR_DICTIONARY)
        return reader_error(b->r, at, "expected attribute of type: DictionaryAttr, but got: %s",
                            attr_quoted(attrs));
    return properties_from_dictionary(b->r, cursor, &b->state, attrs);
}

static bool read_result_types(Body *b, Cursor *cursor)
{
    uint64_t count = cursor_count(cursor, "results");

    for (uint64_t i = 0; i < count && !b->r->failed; i++) {
        const unsigned char *at = cursor->at;

        vec_push(&b->state.results, entries_type(b->r, at, cursor_varint(cursor)));
    }
    return !b->r->failed;
}

static bool read_operands(Body *b, const Open *open, Cursor *cursor)
{
    uint64_t count = cursor_count(cursor, "operands");

    for (uint64_t i = 0; i < count && !b->r->failed; i++)
        vec_push(&b->state.operands, use_value(b, open, cursor));
    return !b->r->failed;
}

static bool read_successors(Body *b, const Open *open, Cursor *cursor)
{
    uint64_t count = cursor_count(cursor, "successors");

    if (count && b->state.def && !def_has(b->state.def, TERMINATOR))
        return reader_error(b->r, cursor->at, "'%.*s' op successors in non-terminator",
                            STR_ARG(b->state.name));
    for (uint64_t i = 0; i < count && !b->r->failed; i++) {
        uint64_t index = cursor_index(cursor, open->block_count, "successor");

        if (!b->r->failed)
            vec_push(&b->state.successors, open->blocks[index]);
    }
    return !b->r->failed;
}

static bool read_regions_of(Body *b, Cursor *cursor, bool *isolated)
{
    uint64_t count = cursor_flagged(cursor, isolated);

    if (count > cursor_left(cursor))
        return reader_error(b->r, cursor->at, "%" PRIu64 " regions do not fit what is left", count);
    if (!claim(b, cursor, count, "regions"))
        return false;
    for (uint64_t i = 0; i < count; i++)
        op_state_add_region(&b->state);
    return !b->r->failed;
}

/* What stands between its location and its use orders, in the state. */
static bool read_parts(Body *b, const Open *open, Cursor *cursor, BytecodeOpName *name,
                       unsigned parts)
{
    return (!(parts & OP_HAS_ATTRS) || read_attrs(b, cursor))
           && (!(parts & OP_HAS_PROPERTIES) || properties_read(b->r, cursor, name, &b->state))
           && (!(parts & OP_HAS_RESULTS) || read_result_types(b, cursor))
           && (!(parts & OP_HAS_OPERANDS) || read_operands(b, open, cursor))
           && (!(parts & OP_HAS_SUCCESSORS) || read_successors(b, open, cursor));
}

static void keep_idle(Context *context, const Regions *regions)
{
    for (size_t i = 0; i < regions->len; i++)
        vec_push(&context->idle_regions, regions->data[i]);
}

static bool define_results(Body *b, Open *open, Cursor *cursor, Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++)
        if (!define_value(b, open, cursor, &op->results[i]))
            return false;
    return true;
}

/* Nothing uses what stands at the top of the file. */
static bool finish_results(Body *b, Open *open, Cursor *cursor, Cursor orders, Op *op)
{
    bool at_top = b->open.len == 1;

    return (at_top || define_results(b, open, cursor, op))
           && (!orders.at || use_orders_read(&orders, op->results, op->result_count))
           && (!at_top || use_orders_check(cursor, op->results, op->result_count));
}

/* The orders of results stand before their number of regions, which the operation is made with. */
static Op *make_op(Body *b, Open *open, Cursor *cursor, unsigned parts, bool *isolated)
{
    Cursor orders = { 0 };
    Op *op;

    if (parts & OP_HAS_USE_ORDERS && b->r->version >= BYTECODE_USE_ORDERS) {
        orders = *cursor;
        if (!use_orders_read(cursor, NULL, (unsigned)b->state.results.len))
            return NULL;
    }
    if (parts & OP_HAS_REGIONS && !read_regions_of(b, cursor, isolated))
        return NULL;
    op = op_create(b->r->context, &b->state);
    keep_idle(b->r->context, &b->state.regions);
    return finish_results(b, open, cursor, orders, op) ? op : NULL;
}

static Op *read_op(Body *b, Open *open, Cursor *cursor, bool *isolated)
{
    BytecodeOpName *name = read_op_name(b, cursor);
    unsigned parts = cursor_byte(cursor);

    op_state_clear(&b->state);
    if (!name || b->r->failed || !entries_loc(cursor, &b->state.loc))
        return NULL;
    b->state.name = name->name;
    b->state.def = name->def;
    b->state.registered = name->was_registered;
    if (name->is_lacking && !reader_lacks(b->r, b->state.loc, name->name))
        return NULL;
    if (!read_parts(b, open, cursor, name, parts) || b->r->failed)
        return NULL;
    return make_op(b, open, cursor, parts, isolated);
}

static bool read_arg(Body *b, Open *open, Cursor *cursor, unsigned index)
{
    Reader *r = b->r;
    Value *value = open->block->args[index];
    bool located = true;
    const unsigned char *at = cursor->at;
    uint64_t type = r->version < BYTECODE_FEWER_LOCATIONS ? cursor_varint(cursor)
                                                          : cursor_flagged(cursor, &located);

    value->type = entries_type(r, at, type);
    if (!value->type || (located && !entries_loc(cursor, &value->loc)))
        return false;
    if (!located)
        value->loc = loc_of(loc_unknown(r->context));
    return define_value(b, open, cursor, &open->block->args[index]);
}

static bool begin_block(Body *b, Open *open, Cursor *cursor)
{
    bool has_args;
    uint64_t args;

    open->block = open->blocks[open->number];
    open->ops = cursor_flagged(cursor, &has_args);
    if (open->ops > cursor_left(cursor))
        return reader_error(b->r, cursor->at, "%" PRIu64 " operations do not fit what is left",
                            open->ops);
    if (!has_args)
        return !b->r->failed;
    args = cursor_count(cursor, "arguments of a block");
    if (args > UINT32_MAX)
        return reader_error(b->r, cursor->at, "more arguments of a block than can be read");
    block_make_args(b->r->context, open->block, (unsigned)args);
    for (unsigned i = 0; i < args; i++)
        if (!read_arg(b, open, cursor, i))
            return false;
    if (b->r->version >= BYTECODE_USE_ORDERS && cursor_byte(cursor))
        return use_orders_read(cursor, open->block->args, open->block->arg_count);
    return !b->r->failed;
}

static void push_values(Body *b, size_t count)
{
    vec_reserve(&b->values, b->values.len + count);
    if (count)
        memset(b->values.data + b->values.len, 0, count * sizeof *b->values.data);
    b->values.len += count;
}

static bool begin_region(Body *b, Open *open, Cursor *cursor)
{
    uint64_t values;

    open->block_count = cursor_count(cursor, "blocks");
    open->number = 0;
    open->block = NULL;
    if (!open->block_count)
        return !b->r->failed;
    values = cursor_count(cursor, "values");
    if (b->r->failed || !claim(b, cursor, open->block_count, "blocks")
        || !claim(b, cursor, values, "values"))
        return false;
    open->blocks = ARENA_ARRAY(&b->r->arena, Block *, open->block_count);
    for (uint64_t i = 0; i < open->block_count; i++) {
        open->blocks[i] = block_create(b->r->context);
        region_append(&open->op->regions[open->region], open->blocks[i]);
    }
    open->first = open->next = b->values.len;
    open->values = values;
    open->watched = b->r->watched.len;
    push_values(b, values);
    return begin_block(b, open, cursor);
}

/* Nothing further on uses the region's values. */
static bool orders_hold(Body *b, const Open *open, const Cursor *cursor)
{
    return b->r->watched.len == open->watched
           || use_orders_check(cursor, b->values.data + open->first, open->values);
}

static bool end_region(Body *b, Open *open, Cursor *cursor)
{
    if (open->block_count) {
        if (open->next != open->first + open->values)
            return reader_error(b->r, cursor->at, "a region has %zu values, and defines %zu",
                                open->values, open->next - open->first);
        if (!orders_hold(b, open, cursor))
            return false;
        b->values.len = open->first;
    }
    open->region++;
    open->block_count = 0;
    return true;
}

static Cursor *cursor_of(Body *b)
{
    return &b->open.data[b->open.data[b->open.len - 1].section_of].section;
}

static bool open_regions(Body *b, Op *op, bool isolated)
{
    const Open *around = &b->open.data[b->open.len - 1];
    Open open = { .op = op,
                  .section_of = around->section_of,
                  .scope = isolated ? b->values.len : around->scope };
    unsigned id;

    if (b->open.len == MOST_REGIONS)
        return b->r->context->limit_count++,
               reader_error(b->r, cursor_of(b)->at, "nesting too deep: more than %d levels",
                            MOST_REGIONS);
    if (isolated && b->r->version >= BYTECODE_REGION_SECTIONS) {
        open.section = cursor_on(b->r, cursor_section(cursor_of(b), &id));
        open.section_of = b->open.len;
        if (!b->r->failed && id != SECTION_IR)
            return reader_error(b->r, open.section.at, "expected IR section for region");
    }
    vec_push(&b->open, open);
    return !b->r->failed && begin_region(b, &b->open.data[b->open.len - 1], cursor_of(b));
}

static bool close_regions(Body *b, Open *open)
{
    if (open->section_of == b->open.len - 1 && !cursor_at_end(&open->section, "a region"))
        return false;
    b->open.len--;
    return true;
}

/* One operation, or the end of a block, of a region or of an operation's regions. */
static bool read_next(Body *b)
{
    Open *open = &b->open.data[b->open.len - 1];
    Cursor *cursor = cursor_of(b);
    bool isolated = false;
    Op *op;

    if (open->region == open->op->region_count)
        return close_regions(b, open);
    if (!open->ops) {
        if (open->block_count && ++open->number < open->block_count)
            return begin_block(b, open, cursor);
        return end_region(b, open, cursor)
               && (open->region == open->op->region_count || begin_region(b, open, cursor));
    }
    open->ops--;
    op = read_op(b, open, cursor, &isolated);
    if (!op)
        return false;
    block_append(open->block, op);
    return !op->region_count || open_regions(b, op, isolated);
}

/* The file is one block, as if it stood in a module; it has no values that others see. */
static Block *read_top(Body *b, Str section)
{
    OpState state = { .context = b->r->context, .name = STR("builtin.module") };
    Open top = { .section = cursor_on(b->r, section) };
    Block *block = block_create(b->r->context), *blocks[] = { block };
    bool good;

    op_state_add_region(&state);
    top.op = op_create(b->r->context, &state);
    region_append(&top.op->regions[0], block);
    op_state_free(&state);
    top.blocks = blocks;
    top.block_count = 1;
    vec_push(&b->open, top);
    good = begin_block(b, &b->open.data[0], cursor_of(b));
    while (good && b->open.len)
        good = read_next(b);
    return good ? block : NULL;
}

Block *ir_section_read(Reader *r, Str section)
{
    Body b = { .r = r, .state = { .context = r->context }, .most = section.len };
    Block *block = read_top(&b, section);

    vec_free(&b.values);
    vec_free(&b.open);
    op_state_free(&b.state);
    return block;
}
