/* The types of hardware: definitions, making, and what they are. */
#include "dialects/hw/hw.h"
#include "dialects/hw/values.h"

#define BY_HAND .parse = hw_parse_type, .print = hw_print_type

static bool verify_array(const Attr *loc, const Type *type)
{
    return !hw_has_inout(hw_element(type)) || loc_error(loc, "hw.array cannot contain InOut types");
}

static bool verify_uarray(const Attr *loc, const Type *type)
{
    return hw_is_value(hw_element(type)) || loc_error(loc, "invalid element for uarray type");
}

static bool verify_inout(const Attr *loc, const Type *type)
{
    return hw_is_value(hw_element(type))
           || loc_error(loc, "invalid element for hw.inout type '%s'", type_text(hw_element(type)));
}

static bool verify_modty(const Attr *loc, const Type *type)
{
    for (unsigned i = 0; i < hw_field_count(type); i++)
        if (hw_has_inout(hw_field_type(type, i)))
            return loc_error(loc, "Ports cannot be inout types");
    return true;
}

const TypeDef HW_TYPES[] = {
    [HW_INT] = { .name = "hw.int",
                 .summary = "parameterized-width integer",
                 .params = { { "width", PARAM_ATTR } },
                 BY_HAND },
    [HW_ARRAY] = { .name = "hw.array",
                   .summary = "fixed-sized array",
                   .params = { { "sizeAttr", PARAM_ATTR }, { "elementType", PARAM_TYPE } },
                   BY_HAND,
                   .verify = verify_array,
                   .values = &HW_RECORD_VALUES },
    [HW_UARRAY] = { .name = "hw.uarray",
                    .summary = "fixed-sized unpacked array",
                    .params = { { "sizeAttr", PARAM_ATTR }, { "elementType", PARAM_TYPE } },
                    BY_HAND,
                    .verify = verify_uarray,
                    .values = &HW_RECORD_VALUES },
    [HW_INOUT] = { .name = "hw.inout",
                   .summary = "inout type",
                   .params = { { "elementType", PARAM_TYPE } },
                   BY_HAND,
                   .verify = verify_inout },
    [HW_STRUCT] = { .name = "hw.struct",
                    .summary = "HW struct type",
                    .params = { { "names", PARAM_ATTR }, { "types", PARAM_TYPES } },
                    BY_HAND,
                    .values = &HW_RECORD_VALUES },
    [HW_UNION] = { .name = "hw.union",
                   .summary = "An untagged union of types",
                   .params = { { "names", PARAM_ATTR },
                               { "types", PARAM_ATTR },
                               { "offsets", PARAM_ATTR } },
                   BY_HAND,
                   .values = &HW_BITS_VALUES },
    [HW_ENUM] = { .name = "hw.enum",
                  .summary = "HW Enum type",
                  .params = { { "fields", PARAM_ATTR } },
                  BY_HAND,
                  .values = &HW_BITS_VALUES },
    [HW_TYPEALIAS] = { .name = "hw.typealias",
                       .summary = "An symbolic reference to a type declaration",
                       .params = { { "ref", PARAM_ATTR }, { "innerType", PARAM_TYPE } },
                       BY_HAND,
                       .values = &HW_NAMED_VALUES },
    [HW_MODTY] = { .name = "hw.modty",
                   .summary = "Module Type",
                   .params = { { "directions", PARAM_ATTR },
                               { "names", PARAM_ATTR },
                               { "types", PARAM_ATTR } },
                   BY_HAND,
                   .verify = verify_modty },
    [HW_STRING] = { .name = "hw.string", .summary = "String type" },
    { 0 },
};

bool hw_is(const Type *type, HwType kind)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &HW_TYPES[kind];
}

static const Type *param_type(const Type *type, unsigned index)
{
    return type->dialect.params[index]->type_value;
}

static const Type *without_name(const Type *type)
{
    while (hw_is(type, HW_TYPEALIAS))
        type = param_type(type, 1);
    return type;
}

bool hw_means(const Type *type, HwType kind)
{
    return hw_is(without_name(type), kind);
}

bool hw_is_width(const Attr *width)
{
    return width->kind != ATTR_INTEGER
           || (int_fits_s64(width->integer) && int_low_s(width->integer) >= 0
               && int_low_s(width->integer) <= INT_MAX_WIDTH);
}

const Type *hw_int(Context *context, const Attr *width)
{
    if (width->kind == ATTR_INTEGER)
        return type_i(context, (unsigned)int_low_u(width->integer));
    return type_dialect(context, &HW_TYPES[HW_INT], 1, &width);
}

const Type *hw_array_of(HwType kind, const Type *element, const Attr *size)
{
    const Attr *params[] = { size, attr_type(element) };

    return type_dialect(element->context, &HW_TYPES[kind], 2, params);
}

const Type *hw_array(const Type *element, uint64_t size)
{
    return hw_array_of(HW_ARRAY, element, attr_i64(element->context, (int64_t)size));
}

const Type *hw_inout(const Type *element)
{
    const Attr *param = attr_type(element);

    return type_dialect(element->context, &HW_TYPES[HW_INOUT], 1, &param);
}

const Type *hw_modty(Context *context, unsigned count, const HwDirection *directions,
                     const Str *names, const Type *const *types)
{
    VEC(const Attr *) lists[3] = { { 0 } };
    const Attr *params[3];

    for (unsigned i = 0; i < count; i++) {
        vec_push(&lists[0], attr_i64(context, directions[i]));
        vec_push(&lists[1], attr_string(context, names[i]));
        vec_push(&lists[2], attr_type(types[i]));
    }
    for (unsigned i = 0; i < 3; i++) {
        params[i] = attr_array(context, count, lists[i].data);
        vec_free(&lists[i]);
    }
    return type_dialect(context, &HW_TYPES[HW_MODTY], 3, params);
}

const Type *hw_element(const Type *type)
{
    type = without_name(type);
    return param_type(type, hw_is(type, HW_INOUT) ? 0 : 1);
}

int64_t hw_array_size(const Type *type)
{
    const Attr *size = without_name(type)->dialect.params[0];

    return size->kind == ATTR_INTEGER ? int_low_s(size->integer) : -1;
}

/* Where the names stand among the parameters. */
static unsigned names_at(const Type *type)
{
    return hw_is(type, HW_MODTY) ? 1 : 0;
}

static const Attr *param_at(const Type *type, unsigned list, unsigned index)
{
    return type->dialect.params[list]->array.elements[index];
}

unsigned hw_field_count(const Type *type)
{
    type = without_name(type);
    return type->dialect.params[names_at(type)]->array.count;
}

Str hw_field_name(const Type *type, unsigned index)
{
    type = without_name(type);
    return param_at(type, names_at(type), index)->string;
}

const Type *hw_field_type(const Type *type, unsigned index)
{
    type = without_name(type);
    return param_at(type, names_at(type) + 1, index)->type_value;
}

unsigned hw_field_offset(const Type *type, unsigned index)
{
    return (unsigned)int_low_u(param_at(without_name(type), 2, index)->integer);
}

int hw_field_index(const Type *type, Str name)
{
    for (unsigned i = 0; i < hw_field_count(type); i++)
        if (str_eq(hw_field_name(type, i), name))
            return (int)i;
    return -1;
}

HwDirection hw_port_direction(const Type *modty, unsigned index)
{
    return (HwDirection)int_low_u(param_at(modty, 0, index)->integer);
}

void hw_port_types(const Type *modty, bool outputs, Types *types)
{
    for (unsigned i = 0; i < hw_field_count(modty); i++) {
        const Type *type = hw_field_type(modty, i);

        if ((hw_port_direction(modty, i) == HW_OUT) != outputs)
            continue;
        vec_push(types, hw_port_direction(modty, i) == HW_IN_OUT ? hw_inout(type) : type);
    }
}

unsigned hw_port_of(const Type *modty, bool output, unsigned index)
{
    unsigned port = 0;

    for (; port < hw_field_count(modty); port++)
        if ((hw_port_direction(modty, port) == HW_OUT) == output && !index--)
            break;
    return port;
}

int hw_enum_index(const Type *type, Str name)
{
    const Attr *fields = without_name(type)->dialect.params[0];

    for (unsigned i = 0; i < fields->array.count; i++)
        if (str_eq(fields->array.elements[i]->string, name))
            return (int)i;
    return -1;
}

static bool is_any_array(const Type *type)
{
    return hw_is(type, HW_ARRAY) || hw_is(type, HW_UARRAY);
}

/* What is known of the types within one: each is looked at once, however many fields are of it, for
 * what is written with names may be of exponential extent. */
typedef struct Known {
    Map types;
    Arena keys;
} Known;

static void know(Known *known, const Type *type, const void *what)
{
    const Type **key = ARENA_NEW(&known->keys, const Type *);

    *key = type;
    map_put(&known->types, KEY_OF(*key), (void *)what);
}

static void forget(Known *known)
{
    map_free(&known->types);
    arena_free(&known->keys);
}

static const Type *canonical(const Type *type, Known *known);

static const Type *canonical_struct(const Type *type, Known *known)
{
    VEC(const Attr *) types = { 0 };
    const Attr *params[2] = { type->dialect.params[0] };

    for (unsigned i = 0; i < hw_field_count(type); i++)
        vec_push(&types, attr_type(canonical(hw_field_type(type, i), known)));
    params[1] = attr_array(type->context, (unsigned)types.len, types.data);
    vec_free(&types);
    return type_dialect(type->context, &HW_TYPES[HW_STRUCT], 2, params);
}

static const Type *canonical(const Type *type, Known *known)
{
    const Type *result;

    type = without_name(type);
    if (!is_any_array(type) && !hw_is(type, HW_STRUCT))
        return type;
    result = map_get(&known->types, KEY_OF(type));
    if (result)
        return result;
    result = hw_is(type, HW_STRUCT)
                 ? canonical_struct(type, known)
                 : hw_array_of(hw_is(type, HW_ARRAY) ? HW_ARRAY : HW_UARRAY,
                               canonical(hw_element(type), known), type->dialect.params[0]);
    know(known, type, result);
    return result;
}

const Type *hw_canonical(const Type *type)
{
    Known known = { 0 };
    const Type *result = canonical(type, &known);

    forget(&known);
    return result;
}

bool hw_is_integer(const Type *type)
{
    type = without_name(type);
    return type_is_signless_integer(type) || hw_is(type, HW_INT);
}

static bool is_value(const Type *type, Known *values)
{
    type = without_name(type);
    if (is_any_array(type))
        return is_value(hw_element(type), values);
    if (!hw_is(type, HW_STRUCT) && !hw_is(type, HW_UNION))
        return type_is_any_integer(type) || hw_is(type, HW_INT) || hw_is(type, HW_ENUM);
    if (map_get(&values->types, KEY_OF(type)))
        return true;
    for (unsigned i = 0; i < hw_field_count(type); i++)
        if (!is_value(hw_field_type(type, i), values))
            return false;
    know(values, type, type);
    return true;
}

bool hw_is_value(const Type *type)
{
    Known values = { 0 };
    bool result = is_value(type, &values);

    forget(&values);
    return result;
}

static bool has_inout(const Type *type, Known *without)
{
    type = without_name(type);
    if (is_any_array(type))
        return has_inout(hw_element(type), without);
    if (!hw_is(type, HW_STRUCT) || map_get(&without->types, KEY_OF(type)))
        return hw_is(type, HW_INOUT);
    for (unsigned i = 0; i < hw_field_count(type); i++)
        if (has_inout(hw_field_type(type, i), without))
            return true;
    know(without, type, type);
    return false;
}

bool hw_has_inout(const Type *type)
{
    Known without = { 0 };
    bool result = has_inout(type, &without);

    forget(&without);
    return result;
}

unsigned hw_index_bits(int64_t size)
{
    unsigned bits = 0;

    if (size < 0) /* as many as any number has */
        return 64;
    while (bits < 63 && (int64_t)1 << bits < size)
        bits++;
    return bits;
}

static int64_t fields_bits(const Type *type)
{
    int64_t bits = 0;

    for (unsigned i = 0; i < hw_field_count(type); i++) {
        bool follows = hw_is(type, HW_STRUCT);
        int64_t field = hw_bits(hw_field_type(type, i)), end;

        if (field < 0
            || __builtin_add_overflow(field, follows ? bits : hw_field_offset(type, i), &end))
            return -1;
        bits = end > bits ? end : bits;
    }
    return bits;
}

static int64_t array_bits(const Type *type)
{
    int64_t size = hw_array_size(type), element = hw_bits(hw_element(type)), bits;

    if (size < 0 || element < 0 || __builtin_mul_overflow(size, element, &bits))
        return -1;
    return bits;
}

int64_t hw_bits(const Type *type)
{
    type = without_name(type);
    if (type_is_any_integer(type))
        return type->integer.width;
    if (is_any_array(type))
        return array_bits(type);
    if (hw_is(type, HW_STRUCT) || hw_is(type, HW_UNION))
        return fields_bits(type);
    if (hw_is(type, HW_ENUM))
        return type->dialect.params[0]->array.count > 1
                   ? hw_index_bits(type->dialect.params[0]->array.count)
                   : 1;
    return -1;
}
