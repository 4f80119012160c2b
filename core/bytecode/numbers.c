#include "core/bytecode/numbers.h"

#include "core/bytecode/encoding.h"
#include "core/bytecode/op_properties.h"
#include "core/ir/resource.h"
#include "core/text/printer.h"

#include <stdlib.h>

static DialectNumber *dialect_number(Numbers *n, Str name)
{
    bool added;
    MapEntry *entry = map_at(&n->dialects_by_name, name, &added);
    DialectNumber *number;

    if (!added)
        return entry->value;
    number = ARENA_NEW(&n->arena, DialectNumber);
    *number = (DialectNumber){ context_intern(n->context, name), (unsigned)n->dialects.len };
    entry->key = number->name;
    entry->value = number;
    vec_push(&n->dialects, number);
    return number;
}

static Numbered *add_new(Numbers *n, NumberedList *list, Str dialect)
{
    Numbered *numbered = ARENA_NEW(&n->arena, Numbered);

    numbered->dialect = dialect_number(n, dialect);
    vec_push(list, numbered);
    return numbered;
}

static void count_use(Numbered *numbered)
{
    numbered->uses += numbered->uses < UINT32_MAX;
}

static Str dialect_in(const char *name)
{
    return (Str){ name, str_find(str_of(name), '.') };
}

static Str dialect_of_attr(const Attr *attr)
{
    if (attr->kind == ATTR_DIALECT)
        return dialect_in(attr->dialect.def->name);
    return attr->kind == ATTR_OPAQUE ? attr->opaque.dialect : STR("builtin");
}

static Str dialect_of_type(const Type *type)
{
    if (type->kind == TYPE_DIALECT)
        return dialect_in(type->dialect.def->name);
    return type->kind == TYPE_OPAQUE ? type->opaque.dialect : STR("builtin");
}

bool attr_encode(Encoder *e, const Attr *attr)
{
    const DialectDef *def;

    if (attr->kind != ATTR_DIALECT)
        return builtin_attr_encode(e, attr);
    def = context_dialect(attr->context, dialect_of_attr(attr));
    return def && def->encode_attr && def->encode_attr(e, attr);
}

bool type_encode(Encoder *e, const Type *type)
{
    const DialectDef *def;

    if (type->kind != TYPE_DIALECT)
        return builtin_type_encode(e, type);
    def = context_dialect(type->context, dialect_of_type(type));
    return def && def->encode_type && def->encode_type(e, type);
}

/* What is written as text: the resources that it names. */
static void add_text(Numbers *n, const Attr *attr, const Type *type)
{
    Sb text = { 0 };
    ResourceKeys resources = { 0 };
    AsmPrinter printer = { .sb = &text, .resources = &resources };

    if (attr)
        attr_print_to(&printer, attr, true);
    else
        type_print_to(&printer, type);
    for (size_t i = 0; i < resources.keys.len; i++)
        numbers_add_resource(n, resources.keys.data[i]);
    resource_keys_free(&resources);
    sb_free(&text);
}

static bool is_file_location(const Attr *attr)
{
    return attr->kind == ATTR_LOC_FILE;
}

static void add_place(Numbers *n, Loc place)
{
    Encoder encoder = { n, NULL, n->version };
    Numbered **known = place_map_at(&n->places, place);
    Numbered *made;

    if (*known) {
        count_use(*known);
        return;
    }
    *known = made = add_new(n, &n->attrs, STR("builtin"));
    made->is_place = true;
    made->place = place;
    builtin_place_encode(&encoder, place);
}

static void add_attr(Numbers *n, Attr *attr)
{
    Encoder encoder = { n, NULL, n->version };

    if (attr->slot) {
        count_use(n->attrs.data[attr->slot - 1]);
        return;
    }
    add_new(n, &n->attrs, dialect_of_attr(attr))->attr = attr;
    attr->slot = (uint32_t)n->attrs.len;
    if (!attr_encode(&encoder, attr))
        add_text(n, attr, NULL);
}

void numbers_add_loc(Numbers *n, Loc loc)
{
    loc = loc_in_a_word(n->context, loc);
    if (loc_is_place(loc))
        add_place(n, loc);
    else
        add_attr(n, (Attr *)loc_attr(n->context, loc));
}

void numbers_add_attr(Numbers *n, const Attr *attr)
{
    if (is_file_location(attr))
        numbers_add_loc(n, loc_of(attr));
    else
        add_attr(n, (Attr *)attr);
}

void numbers_add_type(Numbers *n, const Type *type)
{
    Encoder encoder = { n, NULL, n->version };

    if (type->slot) {
        count_use(n->types.data[type->slot - 1]);
        return;
    }
    add_new(n, &n->types, dialect_of_type(type))->type = type;
    ((Type *)type)->slot = (uint32_t)n->types.len;
    if (!type_encode(&encoder, type))
        add_text(n, NULL, type);
}

void numbers_add_resource(Numbers *n, Str key)
{
    bool added;

    (void)dialect_number(n, STR("builtin"));
    map_at(&n->resource_numbers, key, &added);
    if (added)
        vec_push(&n->resources, key);
}

/* "foreign" has no dialect: as one of that name, whose operation has none. */
static Numbered *make_name(Numbers *n, const Op *op, Str name)
{
    size_t dot = str_find(name, '.');
    Numbered *made = add_new(n, &n->op_names, (Str){ name.data, dot });
    NumberedName written = { dot < name.len ? str_from(name, dot + 1) : STR(""),
                             op->def || op->unregistered->registered };

    made->name = arena_copy(&n->arena, &written, sizeof written);
    return made;
}

/* By its definition, which is sooner found than its name; two that have one name have one number.
 */
static Numbered *find_name(Numbers *n, const Op *op)
{
    Numbered *known = op->def ? map_get(&n->names, KEY_OF(op->def)) : NULL;
    MapEntry *entry;
    bool added;
    Str name;

    if (known)
        return known;
    name = context_intern(n->context, op_name(op));
    entry = map_at(&n->names, KEY_OF(name.data), &added);
    if (added) {
        entry->key.data = arena_copy(&n->arena, entry->key.data, entry->key.len);
        entry->value = make_name(n, op, name);
    }
    known = entry->value;
    if (op->def)
        map_put(&n->names, KEY_OF(op->def), known);
    return known;
}

static void add_name(Numbers *n, const Op *op)
{
    size_t before = n->op_names.len;
    Numbered *name = find_name(n, op);

    if (n->op_names.len == before)
        count_use(name);
}

const Attr *op_encoded_attrs(const Op *op, unsigned version)
{
    return version >= BYTECODE_PROPERTIES && (!op->def || def_has_properties(op->def))
               ? op->attrs
               : properties_and_attrs(op);
}

bool op_encodes_properties(const Op *op, unsigned version)
{
    return version >= BYTECODE_PROPERTIES
           && (op->def ? def_has_properties(op->def) : op->unregistered->properties != NULL);
}

static void add_op(Numbers *n, const Op *op)
{
    Encoder encoder = { n, NULL, n->version };
    const Attr *attrs = op_encoded_attrs(op, n->version);

    add_name(n, op);
    for (unsigned i = 0; i < op->result_count; i++) {
        op->results[i]->slot = n->next_value++;
        numbers_add_type(n, op->results[i]->type);
    }
    if (attrs->dictionary.count)
        numbers_add_attr(n, attrs);
    if (op_encodes_properties(op, n->version))
        properties_encode(&encoder, op);
    numbers_add_loc(n, op->loc);
}

static void add_block(Numbers *n, const Block *block)
{
    for (unsigned i = 0; i < block->arg_count; i++) {
        block->args[i]->slot = n->next_value++;
        numbers_add_loc(n, block->args[i]->loc);
        numbers_add_type(n, block->args[i]->type);
    }
    for (const Op *op = block->first; op; op = op->next)
        add_op(n, op);
}

typedef struct Waiting { /* a region that is not numbered yet */
    const Region *region;
    uint32_t first_value;
} Waiting;

typedef VEC(Waiting) WaitingList;

static void add_regions(Numbers *n, const Op *op, WaitingList *waiting)
{
    uint32_t first;

    if (!op->region_count)
        return;
    first = numbers_is_isolated(op) ? 0 : n->next_value;
    for (unsigned i = 0; i < op->region_count; i++)
        vec_push(waiting, ((Waiting){ &op->regions[i], first }));
}

static void add_region(Numbers *n, const Region *region, WaitingList *waiting)
{
    for (const Block *block = region->first; block; block = block->next)
        add_block(n, block);
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next)
            add_regions(n, op, waiting);
}

/* Regions around a use, up to where its value is, are not isolated: their slots are 1. */
static void note_uses(const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++) {
        const Region *home = value_block(op->operands[i])->region;

        for (Region *region = op_region(op); region && region != home;
             region = op_region(region->parent))
            region->slot = 1;
    }
}

typedef VEC(Region *) RegionList;

static void push_regions(RegionList *regions, const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++) {
        op->regions[i].slot = 0;
        vec_push(regions, &op->regions[i]);
    }
}

static void find_open_regions(const Op *top)
{
    RegionList regions = { 0 };

    push_regions(&regions, top);
    while (regions.len) {
        const Region *region = vec_pop(&regions);

        for (const Block *block = region->first; block; block = block->next)
            for (const Op *op = block->first; op; op = op->next) {
                note_uses(op);
                push_regions(&regions, op);
            }
    }
    vec_free(&regions);
}

bool numbers_is_isolated(const Op *op)
{
    bool open = false;

    for (unsigned i = 0; i < op->region_count; i++)
        open |= op->regions[i].slot;
    return !open || op_has(op, ISOLATED_FROM_ABOVE);
}

/* What decides of its place, the least first; what has the same stays in its order. */
typedef struct Ranked {
    uint32_t rank;
    Numbered *numbered;
} Ranked;

static uint32_t rank_by_uses(const Numbered *numbered, unsigned first)
{
    (void)first;
    return UINT32_MAX - numbered->uses;
}

static uint32_t rank_by_dialect(const Numbered *numbered, unsigned first)
{
    return numbered->dialect->number == first ? 0 : 1 + numbered->dialect->number;
}

/* By one byte of their ranks. */
static void sort_by_byte(Ranked *to, const Ranked *from, size_t count, unsigned byte)
{
    size_t next[UINT8_MAX + 2] = { 0 };

    for (size_t i = 0; i < count; i++)
        next[(uint8_t)(from[i].rank >> 8 * byte) + 1]++;
    for (unsigned i = 1; i <= UINT8_MAX; i++)
        next[i] += next[i - 1];
    for (size_t i = 0; i < count; i++)
        to[next[(uint8_t)(from[i].rank >> 8 * byte)]++] = from[i];
}

static void sort(Numbered **order, size_t count, uint32_t (*rank)(const Numbered *, unsigned),
                 unsigned first)
{
    Ranked *ranked = must_alloc((2 * count + 1) * sizeof *ranked), *other = ranked + count;
    bool ordered = true;

    for (size_t i = 0; i < count; i++) {
        ranked[i] = (Ranked){ rank(order[i], first), order[i] };
        ordered &= i == 0 || ranked[i - 1].rank <= ranked[i].rank;
    }
    for (unsigned byte = 0; byte < sizeof ranked->rank && !ordered; byte += 2) {
        sort_by_byte(other, ranked, count, byte);
        sort_by_byte(ranked, other, count, byte + 1);
    }
    for (size_t i = 0; i < count; i++)
        order[i] = ranked[i].numbered;
    free(ranked);
}

/* Among those whose numbers take equally many bytes, a dialect's stand together; the dialect that
 * ended one such part begins the next. The parts' sizes are upstream's: each is 2^7i less the one
 * before. */
static void number_list(NumberedList *list)
{
    size_t done = 0, part = 0;
    unsigned first = 0;

    sort(list->data, list->len, rank_by_uses, 0);
    for (unsigned bytes = 1; done < list->len; bytes++) {
        size_t left = list->len - done;

        part = ((size_t)1 << 7 * bytes) - part;
        sort(list->data + done, part < left ? part : left, rank_by_dialect, first);
        done += part < left ? part : left;
        first = list->data[done - 1]->dialect->number;
    }
    for (size_t i = 0; i < list->len; i++)
        list->data[i]->number = (uint32_t)i;
}

/* Of resources, those that have a value before those that are only named. */
static void number_resources(Numbers *n)
{
    uintptr_t next = 0;

    for (unsigned lacking = 0; lacking < 2; lacking++)
        for (size_t i = 0; i < n->resources.len; i++) {
            Str key = n->resources.data[i];

            if (lacking == !resource_find(n->context, STR("builtin"), key))
                map_put(&n->resource_numbers, key, (void *)next++);
        }
}

static void number_slots(Numbers *n)
{
    for (size_t i = 0; i < n->attrs.len; i++)
        if (!n->attrs.data[i]->is_place)
            ((Attr *)n->attrs.data[i]->attr)->slot = (uint32_t)i + 1;
    for (size_t i = 0; i < n->types.len; i++)
        ((Type *)n->types.data[i]->type)->slot = (uint32_t)i + 1;
}

static void add_dialects_with_resources(Numbers *n)
{
    const Resource *resource;

    for (size_t i = 0; (resource = resource_other(n->context, i)); i++)
        (void)dialect_number(n, resource->owner);
}

void numbers_make(Numbers *n, const Op *op)
{
    WaitingList waiting = { 0 };

    find_open_regions(op);
    add_op(n, op);
    add_regions(n, op, &waiting);
    while (waiting.len) {
        Waiting next = vec_pop(&waiting);

        n->next_value = next.first_value;
        add_region(n, next.region, &waiting);
    }
    vec_free(&waiting);
    add_dialects_with_resources(n);
    number_list(&n->attrs);
    number_list(&n->types);
    number_list(&n->op_names);
    number_slots(n);
    number_resources(n);
}

void numbers_free(Numbers *n)
{
    for (size_t i = 0; i < n->attrs.len; i++)
        if (!n->attrs.data[i]->is_place)
            ((Attr *)n->attrs.data[i]->attr)->slot = 0;
    for (size_t i = 0; i < n->types.len; i++)
        ((Type *)n->types.data[i]->type)->slot = 0;
    vec_free(&n->attrs);
    vec_free(&n->types);
    vec_free(&n->op_names);
    place_map_free(&n->places);
    map_free(&n->names);
    vec_free(&n->dialects);
    map_free(&n->dialects_by_name);
    vec_free(&n->resources);
    map_free(&n->resource_numbers);
    vec_free(&n->strings);
    map_free(&n->string_numbers);
    arena_free(&n->arena);
}

size_t numbers_of_loc(Numbers *n, Loc loc)
{
    const Numbered *numbered;

    loc = loc_in_a_word(n->context, loc);
    if (!loc_is_place(loc))
        return loc_attr(n->context, loc)->slot - 1;
    numbered = place_map_get(&n->places, loc);
    return numbered->number;
}

size_t numbers_of_attr(Numbers *n, const Attr *attr)
{
    return is_file_location(attr) ? numbers_of_loc(n, loc_of(attr)) : attr->slot - 1;
}

size_t numbers_of_type(Numbers *n, const Type *type)
{
    (void)n;
    return type->slot - 1;
}

size_t numbers_of_name(Numbers *n, const Op *op)
{
    return find_name(n, op)->number;
}

size_t numbers_of_resource(Numbers *n, Str key)
{
    return (size_t)(uintptr_t)map_get(&n->resource_numbers, key);
}

size_t numbers_of_string(Numbers *n, Str string)
{
    bool added;
    MapEntry *entry = map_at(&n->string_numbers, string, &added);

    if (added) {
        entry->key = str_dup(&n->arena, string);
        entry->value = (void *)(uintptr_t)n->strings.len;
        vec_push(&n->strings, entry->key);
    }
    return (size_t)(uintptr_t)entry->value;
}
