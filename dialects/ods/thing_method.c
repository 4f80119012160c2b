/* What can be asked of types, attributes, values, operations and ranges. */
#include "dialects/ods/thing.h"

#include "core/define/constraint.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Questions to types that need no more than the type. */
static bool is_index(const Type *type)
{
    return type->kind == TYPE_INDEX;
}

static bool is_signed(const Type *type)
{
    return type->kind == TYPE_INTEGER && type->integer.signedness == SIGNED;
}

static bool is_unsigned(const Type *type)
{
    return type->kind == TYPE_INTEGER && type->integer.signedness == UNSIGNED;
}

static bool is_int_or_index(const Type *type)
{
    return type_is_any_integer(type) || is_index(type);
}

static bool is_int_or_float(const Type *type)
{
    return type_is_any_integer(type) || type_is_float(type);
}

static bool is_int_or_index_or_float(const Type *type)
{
    return is_int_or_index(type) || type_is_float(type);
}

static bool is_signless_int_or_float(const Type *type)
{
    return type_is_signless_integer(type) || type_is_float(type);
}

static bool is_signless_int_or_index_or_float(const Type *type)
{
    return type_is_int_or_index(type) || type_is_float(type);
}

static bool has_scalable_dims(const Type *type)
{
    return type->kind == TYPE_VECTOR && type_is_scalable(type);
}

static const struct {
    const char *name;
    bool (*holds)(const Type *type);
} QUESTIONS[] = {
    { "isIndex", is_index },
    { "isInteger", type_is_any_integer },
    { "isSignlessInteger", type_is_signless_integer },
    { "isSignedInteger", is_signed },
    { "isUnsignedInteger", is_unsigned },
    { "isSignless", type_is_signless_integer },
    { "isSigned", is_signed },
    { "isUnsigned", is_unsigned },
    { "isFloat", type_is_float },
    { "isIntOrIndex", is_int_or_index },
    { "isIntOrFloat", is_int_or_float },
    { "isIntOrIndexOrFloat", is_int_or_index_or_float },
    { "isSignlessIntOrIndex", type_is_int_or_index },
    { "isSignlessIntOrFloat", is_signless_int_or_float },
    { "isSignlessIntOrIndexOrFloat", is_signless_int_or_index_or_float },
    { "hasRank", type_has_rank },
    { "hasStaticShape", type_has_static_shape },
    { "isScalable", has_scalable_dims },
};

/* Those of a width. */
static Truth of_width(const Type *type, Str name, int64_t width)
{
    for (size_t i = 1; i < 5; i++)
        if (str_is(name, QUESTIONS[i].name))
            return QUESTIONS[i].holds(type) && type->integer.width == (uint64_t)width ? TRUTH_YES
                                                                                      : TRUTH_NO;
    return TRUTH_UNKNOWN;
}

/* isF32, isBF16, isFloat8E5M2: by the name that MLIR writes. */
static bool is_float_named(const Type *type, Str name, Truth *truth)
{
    Sb text = { 0 };
    bool named;

    if (str_starts(name, "isF") && isdigit((unsigned char)name.data[3]))
        sb_printf(&text, "f%.*s", (int)name.len - 3, name.data + 3);
    else if (str_is(name, "isBF16"))
        sb_add(&text, "bf16");
    else if (str_is(name, "isTF32"))
        sb_add(&text, "tf32");
    else if (str_starts(name, "isFloat") && name.len > 7)
        sb_printf(&text, "f%.*s", (int)name.len - 7, name.data + 7);
    named = text.len > 0;
    if (named)
        *truth = str_is(sb_view(&text), type_text(type)) ? TRUTH_YES : TRUTH_NO;
    sb_free(&text);
    return named;
}

static Thing dims_of(Evaluator *e, const Type *type)
{
    Thing *dims = ARENA_ARRAY(&e->scratch, Thing, type->shaped.rank + 1);

    for (unsigned i = 0; i < type->shaped.rank; i++)
        dims[i] = thing_number(type->shaped.dims[i]);
    return (Thing){ .kind = THING_RANGE, .range = { dims, type->shaped.rank } };
}

static Thing scalable_dims_of(Evaluator *e, const Type *type)
{
    Thing *dims = ARENA_ARRAY(&e->scratch, Thing, type->shaped.rank + 1);

    for (unsigned i = 0; i < type->shaped.rank; i++)
        dims[i] = thing_truth(type->shaped.scalable && type->shaped.scalable[i]);
    return (Thing){ .kind = THING_RANGE, .range = { dims, type->shaped.rank } };
}

static Thing types_of(Evaluator *e, const Type *const *types, unsigned count)
{
    Thing *things = ARENA_ARRAY(&e->scratch, Thing, count + 1);

    for (unsigned i = 0; i < count; i++)
        things[i] = thing_type(types[i]);
    return (Thing){ .kind = THING_RANGE, .range = { things, count } };
}

static int64_t count_dims(const Type *type, bool (*counts)(const Type *type, unsigned i))
{
    int64_t count = 0;

    for (unsigned i = 0; i < type->shaped.rank; i++)
        count += counts(type, i);
    return count;
}

static bool dim_is_dynamic(const Type *type, unsigned i)
{
    return type->shaped.dims[i] == DYNAMIC;
}

static bool dim_is_scalable(const Type *type, unsigned i)
{
    return type->shaped.scalable && type->shaped.scalable[i];
}

/* Of shaped types that have a rank. */
static Thing ask_shape(Evaluator *e, const Type *type, Str name, const Thing *arguments,
                       unsigned count)
{
    int64_t elements,
        at = count == 1 && arguments[0].kind == THING_NUMBER ? arguments[0].number : -1;

    if (str_is(name, "getRank"))
        return thing_number(type->shaped.rank);
    if (str_is(name, "getShape"))
        return dims_of(e, type);
    if (str_is(name, "getScalableDims"))
        return scalable_dims_of(e, type);
    if (str_is(name, "getNumScalableDims"))
        return thing_number(count_dims(type, dim_is_scalable));
    if (str_is(name, "getNumDynamicDims"))
        return thing_number(count_dims(type, dim_is_dynamic));
    if (str_is(name, "allDimsScalable"))
        return thing_truth(count_dims(type, dim_is_scalable) == type->shaped.rank);
    if (str_is(name, "getNumElements") && type_has_static_shape(type)
        && type_count_elements(type, &elements))
        return thing_number(elements);
    if (at < 0 || at >= type->shaped.rank)
        return thing_unknown();
    if (str_is(name, "getDimSize"))
        return thing_number(type->shaped.dims[at]);
    if (str_is(name, "isDynamicDim"))
        return thing_truth(type->shaped.dims[at] == DYNAMIC);
    return thing_unknown();
}

static Thing ask_list(Evaluator *e, const Type *type, Str name)
{
    const Type *const *types = type->list.types;

    if (str_is(name, "getNumInputs"))
        return thing_number(type->list.input_count);
    if (str_is(name, "getNumResults"))
        return thing_number(type->list.result_count);
    if (str_is(name, "getInputs") || str_is(name, "getTypes"))
        return types_of(e, types, type->list.input_count);
    if (str_is(name, "getResults"))
        return types_of(e, types + type->list.input_count, type->list.result_count);
    if (str_is(name, "size"))
        return thing_number(type->list.input_count);
    return thing_unknown();
}

static Thing parameter(const ParamDef *params, const Attr *const *values, unsigned count, Str name)
{
    for (unsigned i = 0; i < count && params[i].name; i++)
        if (thing_gets(name, params[i].name))
            return thing_param(values[i] ? values[i] : params[i].implied);
    return thing_unknown();
}

static bool is_width(Str name)
{
    return str_is(name, "getWidth") || str_is(name, "getIntOrFloatBitWidth");
}

/* cloneWith({}, element), setElementType(element) */
static Thing with_element(const Type *type, const Thing *arguments, unsigned count)
{
    if (!count || arguments[count - 1].kind != THING_TYPE
        || (count == 2 && arguments[0].kind != THING_NULL))
        return thing_unknown();
    return thing_type(type_with_element(type, arguments[count - 1].type));
}

static Thing without_dim(const Type *type, Thing at)
{
    int64_t dims[16];
    bool scalable[16];
    unsigned left = 0, rank = type->shaped.rank;

    if (at.kind != THING_NUMBER || at.number < 0 || at.number >= rank || rank > 16)
        return thing_unknown();
    for (unsigned i = 0; i < rank; i++)
        if (i != at.number) {
            scalable[left] = dim_is_scalable(type, i);
            dims[left++] = type->shaped.dims[i];
        }
    return thing_type(type_vector(type->context, left, dims, scalable, type->shaped.element));
}

static Thing ask_type(Evaluator *e, const Type *type, Str name, const Thing *arguments,
                      unsigned count)
{
    Truth truth = TRUTH_UNKNOWN;

    if (count == 1 && arguments[0].kind == THING_NUMBER)
        truth = of_width(type, name, arguments[0].number);
    if (truth != TRUTH_UNKNOWN || (!count && is_float_named(type, name, &truth)))
        return thing_truth(truth == TRUTH_YES);
    for (size_t i = 0; !count && i < sizeof QUESTIONS / sizeof *QUESTIONS; i++)
        if (str_is(name, QUESTIONS[i].name))
            return thing_truth(QUESTIONS[i].holds(type));
    if (is_width(name) && is_int_or_float(type))
        return thing_number(type_bits(type));
    if (str_is(name, "getElementTypeBitWidth") && is_int_or_float(type_element(type)))
        return thing_number(type_bits(type_element(type)));
    if (str_is(name, "getContext"))
        return (Thing){ THING_BUILDER };
    if ((str_is(name, "cloneWith") || str_is(name, "setElementType")) && type_is_shaped(type))
        return with_element(type, arguments, count);
    if (str_is(name, "dropDim") && type->kind == TYPE_VECTOR && count == 1)
        return without_dim(type, arguments[0]);
    if (str_is(name, "getElementType") && (type_is_shaped(type) || type->kind == TYPE_COMPLEX))
        return thing_type(type->shaped.element);
    if (str_is(name, "getMemorySpace") && type_is_any_memref(type))
        return thing_attr(type->shaped.memory_space);
    if (str_is(name, "getEncoding") && type->kind == TYPE_TENSOR)
        return thing_attr(type->shaped.encoding);
    if (type_is_shaped(type) && type_has_rank(type))
        return ask_shape(e, type, name, arguments, count);
    if (type->kind == TYPE_FUNCTION || type->kind == TYPE_TUPLE)
        return ask_list(e, type, name);
    if (type->kind == TYPE_DIALECT)
        return parameter(type->dialect.def->params, type->dialect.params, type->dialect.count,
                         name);
    return thing_unknown();
}

static Thing ask_integer(const Attr *attr, Str name)
{
    if (str_is(name, "getInt") || str_is(name, "getValue") || str_is(name, "getSInt")
        || str_is(name, "getUInt"))
        return thing_param(attr);
    return thing_unknown();
}

static bool is_splat(const Attr *attr)
{
    return attr_is_elements(attr) && attr_is_splat(attr);
}

static Thing ask_attr(Evaluator *e, const Attr *attr, Str name)
{
    Thing range;

    if (str_is(name, "getType") && attr->type)
        return thing_type(attr->type);
    if (attr->kind == ATTR_INTEGER)
        return ask_integer(attr, name);
    if (str_is(name, "getValue")
        && (attr->kind == ATTR_TYPE || attr->kind == ATTR_STRING || attr->kind == ATTR_ARRAY))
        return attr->kind == ATTR_ARRAY ? thing_attr(attr) : thing_param(attr);
    if (str_is(name, "asArrayRef") && thing_parts(e, thing_attr(attr), &range))
        return range;
    if ((str_is(name, "size") || str_is(name, "empty")) && attr->kind == ATTR_DICTIONARY)
        return str_is(name, "size") ? thing_number(attr->dictionary.count)
                                    : thing_truth(!attr->dictionary.count);
    if (str_is(name, "getElementType") && attr->type && attr_is_elements(attr))
        return thing_type(type_element(attr->type));
    if (str_is(name, "isSplat"))
        return thing_truth(is_splat(attr));
    if (attr->kind == ATTR_DIALECT)
        return parameter(attr->dialect.def->params, attr->dialect.params, attr->dialect.count,
                         name);
    return thing_unknown();
}

static Thing ask_range(Evaluator *e, Thing range, Str name)
{
    unsigned count = range.range.count;
    Thing *types;

    if (str_is(name, "size"))
        return thing_number(count);
    if (str_is(name, "empty"))
        return thing_truth(!count);
    if (str_is(name, "drop_front") && count)
        return (Thing){ .kind = THING_RANGE, .range = { range.range.at + 1, count - 1 } };
    if ((str_is(name, "front") || str_is(name, "back")) && count)
        return range.range.at[str_is(name, "front") ? 0 : count - 1];
    if (!str_is(name, "getTypes") && !str_is(name, "getType"))
        return thing_unknown();
    types = ARENA_ARRAY(&e->scratch, Thing, count + 1);
    for (unsigned i = 0; i < count; i++)
        types[i] = range.range.at[i].kind == THING_VALUE ? thing_type(range.range.at[i].value->type)
                                                         : thing_unknown();
    return (Thing){ .kind = THING_RANGE, .range = { types, count } };
}

/* APInt's, which has no sign of its own. */
static Thing ask_number(int64_t number, Str name, const Thing *arguments, unsigned count)
{
    if (str_is(name, "eq") && count == 1)
        return thing_truth(thing_equal(thing_number(number), arguments[0]) == TRUTH_YES);
    if (str_is(name, "isStrictlyPositive"))
        return thing_truth(number > 0);
    if (str_is(name, "isNonNegative"))
        return thing_truth(number >= 0);
    if (str_is(name, "isNegative"))
        return thing_truth(number < 0);
    if (str_is(name, "isZero"))
        return thing_truth(!number);
    if (str_is(name, "isPowerOf2"))
        return thing_truth(number && !((uint64_t)number & ((uint64_t)number - 1)));
    if (str_is(name, "getSExtValue") || str_is(name, "getZExtValue") || str_is(name, "value"))
        return thing_number(number);
    return thing_unknown();
}

static Thing ask_builder(Evaluator *e, Str name, const Thing *arguments, unsigned count)
{
    Context *context = e->scope->context;
    Sb text = { 0 };
    const FloatFormat *format;

    if (str_is(name, "getContext"))
        return (Thing){ THING_BUILDER };
    if (str_is(name, "getIndexType"))
        return thing_type(type_index(context));
    if (str_is(name, "getNoneType"))
        return thing_type(type_none(context));
    if (str_is(name, "getIntegerType") && count >= 1 && arguments[0].kind == THING_NUMBER
        && arguments[0].number >= 0 && arguments[0].number < 1 << 24)
        return thing_type(type_integer(context, (unsigned)arguments[0].number,
                                       count == 1                                 ? SIGNLESS
                                       : thing_is_true(arguments[1]) == TRUTH_YES ? SIGNED
                                                                                  : UNSIGNED));
    if (!str_starts(name, "get") || name.len < 8)
        return thing_unknown();
    /* getI32Type, getF32Type, getBF16Type */
    for (size_t i = 3; i + 4 < name.len; i++)
        sb_char(&text, (char)tolower((unsigned char)name.data[i]));
    format = float_format_named(sb_view(&text));
    if (!format && text.data[0] == 'i' && isdigit((unsigned char)text.data[1])) {
        unsigned width = (unsigned)strtoul(text.data + 1, NULL, 10);

        sb_free(&text);
        return thing_type(type_i(context, width));
    }
    sb_free(&text);
    return format ? thing_type(type_float(context, format)) : thing_unknown();
}

Thing thing_method(Evaluator *e, Thing of, Str name, const Thing *arguments, unsigned count)
{
    Thing range;

    if (of.kind == THING_ATTR && of.attr->kind != ATTR_DICTIONARY && thing_parts(e, of, &range)
        && !str_is(name, "getValue") && !str_is(name, "asArrayRef") && !str_is(name, "getType"))
        return ask_range(e, range, name);
    switch (of.kind) {
    case THING_TYPE:
        return ask_type(e, of.type, name, arguments, count);
    case THING_ATTR:
        return ask_attr(e, of.attr, name);
    case THING_VALUE:
        return str_is(name, "getType") ? thing_type(of.value->type) : thing_unknown();
    case THING_OP:
        return thing_ask_op(e, of.op, name, arguments, count);
    case THING_RANGE:
        return ask_range(e, of, name);
    case THING_NUMBER:
        return ask_number(of.number, name, arguments, count);
    case THING_STRING:
        return str_is(name, "empty")  ? thing_truth(!of.string.len)
               : str_is(name, "size") ? thing_number((int64_t)of.string.len)
                                      : thing_unknown();
    case THING_BUILDER:
        return ask_builder(e, name, arguments, count);
    default:
        return thing_unknown();
    }
}
