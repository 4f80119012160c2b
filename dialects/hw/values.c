/* Values of hardware's types: how they lie, are written, and are made of bits (DECISIONS.md W4). */
#include "dialects/hw/values.h"

#include "core/ir/attr.h"
#include "dialects/hw/hw.h"

#include <string.h>

/* Bits. */

Bits bits_new(Arena *arena, uint64_t count)
{
    size_t words = (size_t)(count / 64 + 1);

    return (Bits){ ARENA_ARRAY(arena, uint64_t, words), ARENA_ARRAY(arena, uint64_t, words), count,
                   0 };
}

/* Bits above the width of a number are 0. */
static void put_words(uint64_t *to, uint64_t at, const uint64_t *from, unsigned width)
{
    unsigned shift = at % 64;

    for (unsigned i = 0; i < int_words(width); i++) {
        uint64_t *word = &to[at / 64 + i], beyond = shift ? from[i] >> (64 - shift) : 0;

        word[0] |= from[i] << shift;
        if (beyond)
            word[1] |= beyond;
    }
}

static uint64_t word_from(const Bits *bits, uint64_t at)
{
    const uint64_t *word = &bits->words[at / 64];
    unsigned shift = at % 64;
    bool has_more = at / 64 < bits->count / 64;

    return word[0] >> shift | (shift && has_more ? word[1] << (64 - shift) : 0);
}

static bool any_set(const uint64_t *words, uint64_t at, unsigned width)
{
    for (unsigned i = 0; i < width; i++)
        if (words[(at + i) / 64] >> (at + i) % 64 & 1)
            return true;
    return false;
}

void bits_put(Bits *bits, uint64_t at, Int value)
{
    put_words(bits->words, at, int_data(&value), value.width);
}

Int bits_get(const Bits *bits, Arena *arena, uint64_t at, unsigned width)
{
    unsigned count = (unsigned)int_words(width);
    uint64_t *words = ARENA_ARRAY(arena, uint64_t, count);

    for (unsigned i = 0; i < count; i++)
        words[i] = word_from(bits, at + i * 64);
    if (width % 64)
        words[count - 1] &= ((uint64_t)1 << width % 64) - 1;
    return int_of_words(arena, width, words);
}

uint64_t bits_in_layout(const Layout *layout)
{
    uint64_t count = 0;

    if (!layout_is_record(layout))
        return layout->width;
    if (!layout->parts)
        return layout->part_count ? layout->part_count * bits_in_layout(layout->element) : 0;
    for (unsigned i = 0; i < layout->part_count; i++)
        count += bits_in_layout(layout->parts[i]);
    return count;
}

/* The part that holds the bits behind those of `index` others: the last field of a struct, the
 * first element of an array is the least significant. */
static Place part_from_below(Place place, unsigned index)
{
    return place_part(place, place.layout->parts ? place.layout->part_count - 1 - index : index);
}

void bits_from(Bits *bits, uint64_t at, Place place)
{
    if (layout_is_record(place.layout)) {
        for (unsigned i = 0; i < place.layout->part_count; i++) {
            Place part = part_from_below(place, i);

            bits_from(bits, at, part);
            at += bits_in_layout(part.layout);
        }
        return;
    }
    if (!*place.poison) {
        bits_put(bits, at, place_int(place));
        return;
    }
    for (unsigned i = 0; i < place.layout->width; i++)
        bits->poison[(at + i) / 64] |= (uint64_t)1 << (at + i) % 64;
    if (!bits->origin)
        bits->origin = *place.poison;
}

void bits_into(Step *s, const Bits *bits, uint64_t at, Place place)
{
    if (layout_is_record(place.layout)) {
        for (unsigned i = 0; i < place.layout->part_count; i++) {
            Place part = part_from_below(place, i);

            bits_into(s, bits, at, part);
            at += bits_in_layout(part.layout);
        }
        return;
    }
    place_set_int(place, bits_get(bits, s->arena, at, place.layout->width));
    *place.poison = any_set(bits->poison, at, place.layout->width)
                        ? poison_moved(s, bits->origin, "was moved by")
                        : 0;
}

/* Arrays and structs. */

static bool is_array(const Type *type)
{
    return hw_means(type, HW_ARRAY) || hw_means(type, HW_UARRAY);
}

static unsigned part_count(const Type *type)
{
    return is_array(type) ? (unsigned)hw_array_size(type) : hw_field_count(type);
}

static const Type *part_type(const Type *type, unsigned part)
{
    return is_array(type) ? hw_element(type) : hw_field_type(type, part);
}

/* In a text the last element of an array stands first. */
static unsigned part_written(const Type *type, unsigned index)
{
    return is_array(type) ? part_count(type) - 1 - index : index;
}

static Holds array_layout(Step *s, const Type *type, Layout *layout)
{
    const Layout *element = memory_layout_of(s, hw_element(type));
    int64_t size = hw_array_size(type);
    uint64_t lanes;

    if (!element || size < 0)
        return HOLDS_NONE;
    if (size > FRAME_MOST_LANES || __builtin_mul_overflow(size, layout_lanes(element), &lanes)
        || lanes > FRAME_MOST_LANES)
        return HOLDS_SMALLER;
    *layout = layout_array(element, (unsigned)size);
    return HOLDS;
}

static Holds record_layout(Step *s, const Type *type, Layout *layout)
{
    unsigned count = is_array(type) ? 0 : hw_field_count(type);
    const Layout **parts = ARENA_ARRAY(s->arena, const Layout *, count + 1);
    PartAt *at = ARENA_ARRAY(s->arena, PartAt, count + 1);

    if (is_array(type))
        return array_layout(s, type, layout);
    for (unsigned i = 0; i < count; i++) {
        parts[i] = memory_layout_of(s, hw_field_type(type, i));
        if (!parts[i])
            return HOLDS_NONE;
    }
    *layout = layout_struct(parts, at, count, true);
    return layout->lanes <= FRAME_MOST_LANES ? HOLDS : HOLDS_SMALLER;
}

static void print_record(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, is_array(type) ? "[" : "{");
    for (unsigned i = 0; i < part_count(type) && text->sb->len <= text->most; i++) {
        unsigned part = part_written(type, i);

        sb_add(text->sb, i ? ", " : "");
        if (!is_array(type))
            sb_printf(text->sb, "%.*s: ", STR_ARG(hw_field_name(type, part)));
        datum_text(text, place_part(place, part), part_type(type, part));
    }
    sb_add(text->sb, is_array(type) ? "]" : "}");
}

static void print_record_argument(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, "[");
    for (unsigned i = 0; i < part_count(type); i++) {
        unsigned part = part_written(type, i);

        sb_add(text->sb, i ? ", " : "");
        datum_text_argument(text, place_part(place, part), part_type(type, part));
    }
    sb_add(text->sb, "]");
}

/* A number that says no type is an i64: it fits, with or without a sign, as one that stands alone
 * does. */
static bool fits(const Attr *attr, const Type *type)
{
    unsigned width = type->kind == TYPE_INTEGER ? type->integer.width : 64;
    int64_t value;

    if (attr->kind != ATTR_INTEGER || type->kind != TYPE_INTEGER || attr->type == type)
        return true;
    if (!type_is_signless(attr->type, 64))
        return false;
    value = int_low_s(attr->integer);
    return width >= 64
           || ((width == 63 || value < (int64_t)1 << width)
               && (width ? value >= -((int64_t)1 << (width - 1)) : value == 0));
}

static bool set_record(Step *s, Place place, const Type *type, const Attr *attr)
{
    if (attr->kind != ATTR_ARRAY || attr->array.count != part_count(type))
        return false;
    for (unsigned i = 0; i < attr->array.count; i++) {
        unsigned part = part_written(type, i);

        if (!fits(attr->array.elements[i], part_type(type, part))
            || !place_set_attr(s, place_part(place, part), part_type(type, part),
                               attr->array.elements[i]))
            return false;
    }
    return true;
}

static Reading read_record(Step *s, Place place, const Type *type, const Attr *attr)
{
    return set_record(s, place, type, attr) ? READ_FINE : READ_WRONG_TYPE;
}

static bool sample_record(Sb *sb, const Type *type, const Op *module)
{
    sb_char(sb, '[');
    for (unsigned i = 0; i < part_count(type); i++) {
        const Type *part = part_type(type, part_written(type, i));
        const DatumKind *kind = datum_kind(part);

        sb_add(sb, i ? ", " : "");
        if (!kind || !kind->sample || !kind->sample(sb, part, module))
            return false;
        if (type_is_any_integer(part))
            sb_printf(sb, " : %s", type_text(part));
    }
    sb_char(sb, ']');
    return true;
}

const DatumKind HW_RECORD_VALUES = {
    .name = "bit record",
    .layout = record_layout,
    .print = print_record,
    .print_argument = print_record_argument,
    .set = set_record,
    .read = read_record,
    .written_as = written_as_anything,
    .sample = sample_record,
    .incomparable = true,
};

/* Unions and enums. */

static Holds bits_layout(Step *s, const Type *type, Layout *layout)
{
    int64_t bits = hw_bits(type);

    if (bits < 0)
        return HOLDS_NONE;
    if (bits > INT_MAX_WIDTH)
        return HOLDS_SMALLER;
    *layout = layout_int(target_in(s), (unsigned)bits);
    return HOLDS;
}

static void print_bits(ValueText *text, Place place, const Type *type)
{
    const Attr *fields = type->dialect.params[0];
    Int value = place_int(place);

    if (hw_is(type, HW_ENUM) && int_fits_u64(value) && int_low_u(value) < fields->array.count)
        sb_printf(text->sb, "%.*s", STR_ARG(fields->array.elements[int_low_u(value)]->string));
    else
        int_print_u(text->sb, value);
}

static void print_bits_argument(ValueText *text, Place place, const Type *type)
{
    (void)type;
    int_print_u(text->sb, place_int(place));
    sb_printf(text->sb, " : i%u", place.layout->width);
}

static bool set_bits(Step *s, Place place, const Type *type, const Attr *attr)
{
    int index;

    if (hw_is_attr(attr, HW_ENUM_FIELD)) {
        index = hw_enum_index(type, attr->dialect.params[0]->string);
        place_set_int(place, int_of_s(s->arena, place.layout->width, index));
        return index >= 0;
    }
    if (attr->kind != ATTR_INTEGER)
        return false;
    place_set_int(place, int_resize_u(s->arena, attr->integer, place.layout->width));
    return true;
}

static Reading read_bits(Step *s, Place place, const Type *type, const Attr *attr)
{
    return set_bits(s, place, type, attr) ? READ_FINE : READ_WRONG_TYPE;
}

static bool sample_bits(Sb *sb, const Type *type, const Op *module)
{
    (void)module;
    sb_printf(sb, "0 : i%lld", (long long)hw_bits(type));
    return true;
}

const DatumKind HW_BITS_VALUES = {
    .name = "bits",
    .layout = bits_layout,
    .print = print_bits,
    .print_argument = print_bits_argument,
    .set = set_bits,
    .read = read_bits,
    .written_as = written_as_anything,
    .sample = sample_bits,
    .incomparable = true,
};

/* What a type alias stands for; its last parameter is the type. */

static const Type *named(const Type *type)
{
    return type->dialect.params[type->dialect.count - 1]->type_value;
}

static Holds named_layout(Step *s, const Type *type, Layout *layout)
{
    const Layout *of = layout_of(s, named(type));

    if (!of)
        return HOLDS_NONE;
    *layout = *of;
    return HOLDS;
}

static void print_named(ValueText *text, Place place, const Type *type)
{
    datum_text(text, place, named(type));
}

static void print_named_argument(ValueText *text, Place place, const Type *type)
{
    datum_text_argument(text, place, named(type));
}

static bool set_named(Step *s, Place place, const Type *type, const Attr *attr)
{
    return place_set_attr(s, place, named(type), attr);
}

static Reading read_named(Step *s, Place place, const Type *type, const Attr *attr)
{
    return set_named(s, place, type, attr) ? READ_FINE : READ_WRONG_TYPE;
}

static bool sample_named(Sb *sb, const Type *type, const Op *module)
{
    const DatumKind *kind = datum_kind(named(type));

    if (!kind || !kind->sample || !kind->sample(sb, named(type), module))
        return false;
    if (type_is_any_integer(named(type)))
        sb_printf(sb, " : %s", type_text(named(type)));
    return true;
}

const DatumKind HW_NAMED_VALUES = {
    .name = "named",
    .layout = named_layout,
    .print = print_named,
    .print_argument = print_named_argument,
    .set = set_named,
    .read = read_named,
    .written_as = written_as_anything,
    .sample = sample_named,
    .incomparable = true,
};
