/* Integers, index, floats, and values of nothing. */
#include "dialects/values/kind.h"

#include "core/ir/attr.h"

static Holds integer_layout(Step *s, const Type *type, Layout *layout)
{
    *layout = layout_int(target_in(s), type->integer.width);
    return HOLDS;
}

static Holds index_layout(Step *s, const Type *type, Layout *layout)
{
    (void)type;
    *layout = layout_index(target_in(s));
    return HOLDS;
}

static Holds float_layout(Step *s, const Type *type, Layout *layout)
{
    *layout = layout_float(target_in(s), type->format);
    return HOLDS;
}

static Holds none_layout(Step *s, const Type *type, Layout *layout)
{
    (void)s;
    (void)type;
    *layout = layout_none();
    return HOLDS;
}

/* Texts are made by the attributes' own printer, so that what is printed reads back. */
static void print_integer(ValueText *text, Place place, const Type *type)
{
    if (text->bits && type->integer.signedness == SIGNLESS && type->integer.width > 1)
        int_print_u(text->sb, place_int(place));
    else
        attr_print_without_type(text->sb, attr_integer(type, place_int(place)));
}

static void print_index(ValueText *text, Place place, const Type *type)
{
    Arena scratch = { 0 };
    Int value = int_ext_s(&scratch, place_int(place), INT_WORD_BITS);

    attr_print_without_type(text->sb, attr_integer(type, value));
    arena_free(&scratch);
}

static void print_float(ValueText *text, Place place, const Type *type)
{
    (void)type;
    (text->literal ? float_print_literal : float_print)(text->sb, place_float(place));
}

static void print_none(ValueText *text, Place place, const Type *type)
{
    (void)place;
    (void)type;
    sb_add(text->sb, "unit");
}

static bool is_truth(const Type *type)
{
    return type_is_signless(type, 1);
}

/* i1 has no type behind it. */
static void print_integer_argument(ValueText *text, Place place, const Type *type)
{
    if (is_truth(type))
        print_integer(text, place, type);
    else
        datum_text_typed(text, place, type);
}

static bool set_integer(Step *s, Place place, const Type *type, const Attr *attr)
{
    (void)type;
    if (attr->kind == ATTR_FLOAT && attr->floating.format->width == place.layout->width) {
        place_set_float(place, attr->floating); /* its bits: N20 */
        return true;
    }
    if (attr->kind != ATTR_INTEGER)
        return false;
    place_set_int(place, int_resize_s(s->arena, attr->integer, place.layout->width));
    return true;
}

static bool set_float(Step *s, Place place, const Type *type, const Attr *attr)
{
    (void)s;
    if (attr->kind != ATTR_FLOAT || attr->floating.format != type->format)
        return false;
    place_set_float(place, attr->floating);
    return true;
}

static bool set_none(Step *s, Place place, const Type *type, const Attr *attr)
{
    (void)s;
    (void)place;
    (void)type;
    return attr->kind == ATTR_UNIT;
}

/* The bits are read without making an attribute. */
static bool set_element(Step *s, Place place, const Type *type, const Attr *dense, int64_t number)
{
    Int bits;

    (void)type;
    if (!attr_has_element(dense, number, false))
        return false;
    bits = attr_element_bits(dense, number, s->arena);
    place_set_int(place, int_resize_s(s->arena, bits, place.layout->width));
    return true;
}

/* i1 is written as true and false; in two bits 3 does not fit. */
static bool sample_integer(Sb *sb, const Type *type, const Op *module)
{
    (void)module;
    sb_add(sb, is_truth(type)                                           ? "true"
               : type->kind == TYPE_INTEGER && type->integer.width <= 2 ? "0"
                                                                        : "3");
    return true;
}

static bool sample_float(Sb *sb, const Type *type, const Op *module)
{
    (void)type;
    (void)module;
    sb_add(sb, "1.5");
    return true;
}

static bool sample_none(Sb *sb, const Type *type, const Op *module)
{
    (void)type;
    (void)module;
    sb_add(sb, "unit");
    return true;
}

const DatumKind INTEGER_VALUES = {
    .name = "integer",
    .layout = integer_layout,
    .print = print_integer,
    .set = set_integer,
    .set_element = set_element,
    .print_argument = print_integer_argument,
    .sample = sample_integer,
};

const DatumKind INDEX_VALUES = {
    .name = "index",
    .layout = index_layout,
    .print = print_index,
    .set = set_integer,
    .set_element = set_element,
    .sample = sample_integer,
};

const DatumKind FLOAT_VALUES = {
    .name = "float",
    .layout = float_layout,
    .print = print_float,
    .set = set_float,
    .set_element = set_element,
    .sample = sample_float,
};

const DatumKind NONE_VALUES = {
    .name = "none",
    .layout = none_layout,
    .print = print_none,
    .set = set_none,
    .sample = sample_none,
};
