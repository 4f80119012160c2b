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
    const Layout *element = layout_of(s, type->shaped.element);

    if (!element)
        return HOLDS_NONE;
    *layout = layout_complex(element);
    return HOLDS;
}

static void print_parts(ValueText *text, Place place, const Type *type,
                        void (*print)(ValueText *text, Place place, const Type *type),
                        const char *comma)
{
    uint32_t clean = 0;

    print(text, part_of(place, 0, &clean), type->shaped.element);
    sb_add(text->sb, comma);
    print(text, part_of(place, 1, &clean), type->shaped.element);
}

static void print(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, "(");
    print_parts(text, place, type, datum_text, ",");
    sb_add(text->sb, ")");
}

/* As an attribute it is an array of its parts, which say their type. */
static void print_argument(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, "[");
    print_parts(text, place, type, datum_text_typed, ", ");
    sb_add(text->sb, "]");
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
    return place_set_attr(s, part_of(place, 0, &ignored), type->shaped.element,
                          attr_element(dense, 2 * number))
           && place_set_attr(s, part_of(place, 1, &ignored), type->shaped.element,
                             attr_element(dense, 2 * number + 1));
}

static Reading read(Step *s, Place place, const Type *type, const Attr *attr)
{
    return set(s, place, type, attr) ? READ_FINE : READ_WRONG_TYPE;
}

static bool sample_part(Sb *sb, const Type *part, const Op *module)
{
    if (!datum_kind(part)->sample(sb, part, module))
        return false;
    if (!type_is_signless(part, 1)) {
        sb_add(sb, " : ");
        type_print(sb, part);
    }
    return true;
}

static bool sample(Sb *sb, const Type *type, const Op *module)
{
    sb_char(sb, '[');
    if (!sample_part(sb, type->shaped.element, module))
        return false;
    sb_add(sb, ", ");
    sample_part(sb, type->shaped.element, module);
    sb_char(sb, ']');
    return true;
}

static bool sample_element(Sb *sb, const Type *type, const Op *module)
{
    const DatumKind *part = datum_kind(type->shaped.element);

    sb_char(sb, '(');
    if (!part->sample(sb, type->shaped.element, module))
        return false;
    sb_add(sb, ", ");
    part->sample(sb, type->shaped.element, module);
    sb_char(sb, ')');
    return true;
}

static const char *const PART_NAMES[] = { "real part", "imaginary part" };

const DatumKind COMPLEX_VALUES = {
    .name = "complex",
    .layout = layout,
    .print = print,
    .set = set,
    .set_element = set_element,
    .print_argument = print_argument,
    .read = read,
    .sample = sample,
    .sample_element = sample_element,
    .part_names = PART_NAMES,
};
