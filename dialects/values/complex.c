/* Complex numbers: groups of two parts. */
#include "dialects/values/kind.h"

#include "core/ir/attr.h"

/* Poison is the whole number's. */
static Place part_of(Place place, unsigned part, uint32_t *poison)
{
    return (Place){ place.words + layout_part_word(place.layout, part), poison,
                    layout_part(place.layout, part) };
}

static Holds layout(Step *s, const Type *type, Layout *layout)
{
    const Layout *element = memory_layout_of(s, type->shaped.element);

    if (!element)
        return HOLDS_NONE;
    *layout = layout_complex(element);
    return HOLDS;
}

static void print_parts(ValueText *text, Place place, const Type *type, const char *comma)
{
    uint32_t clean = 0;

    datum_text(text, part_of(place, 0, &clean), type->shaped.element);
    sb_add(text->sb, comma);
    datum_text(text, part_of(place, 1, &clean), type->shaped.element);
}

static void print(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, "[");
    print_parts(text, place, type, ", ");
    sb_add(text->sb, "]");
}

static void print_element(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, "(");
    print_parts(text, place, type, ",");
    sb_add(text->sb, ")");
}

static bool set(Step *s, Place place, const Type *type, const Attr *attr)
{
    uint32_t ignored = 0;

    *place.poison = 0;
    return attr->kind == ATTR_ARRAY && attr->array.count == 2
           && place_set_attr(s, part_of(place, 0, &ignored), type->shaped.element,
                             attr->array.elements[0])
           && place_set_attr(s, part_of(place, 1, &ignored), type->shaped.element,
                             attr->array.elements[1]);
}

/* Dense elements hold the parts of each one after the other. */
static bool set_element(Step *s, Place place, const Type *type, const Attr *dense, int64_t number)
{
    uint32_t ignored = 0;

    *place.poison = 0;
    return attr_has_element(dense, number, true)
           && place_set_attr(s, part_of(place, 0, &ignored), type->shaped.element,
                             attr_element(dense, 2 * number))
           && place_set_attr(s, part_of(place, 1, &ignored), type->shaped.element,
                             attr_element(dense, 2 * number + 1));
}

static Reading read(Step *s, Place place, const Type *type, const Attr *attr)
{
    return set(s, place, type, attr) ? READ_FINE : READ_WRONG_TYPE;
}

static bool sample_parts(Sb *sb, const Type *type, const Op *module)
{
    const DatumKind *part = datum_kind(type->shaped.element);

    if (!part->sample(sb, type->shaped.element, module))
        return false;
    sb_add(sb, ", ");
    return part->sample(sb, type->shaped.element, module);
}

static bool sample(Sb *sb, const Type *type, const Op *module)
{
    bool good;

    sb_char(sb, '[');
    good = sample_parts(sb, type, module);
    sb_char(sb, ']');
    return good;
}

static bool sample_element(Sb *sb, const Type *type, const Op *module)
{
    bool good;

    sb_char(sb, '(');
    good = sample_parts(sb, type, module);
    sb_char(sb, ')');
    return good;
}

static const char *const PART_NAMES[] = { "real part", "imaginary part" };

const DatumKind COMPLEX_VALUES = {
    .name = "complex",
    .layout = layout,
    .print = print,
    .print_element = print_element,
    .set = set,
    .set_element = set_element,
    .read = read,
    .sample = sample,
    .sample_element = sample_element,
    .part_names = PART_NAMES,
};
