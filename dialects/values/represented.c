/* Types of the user's that another represents: values lie, print and are read as those of that.
 * Each function asks the row of the type behind. */
#include "dialects/meaning/meaning.h"
#include "dialects/values/kind.h"

static const DatumKind *behind(const Type **type)
{
    *type = type_held(*type);
    return datum_kind(*type);
}

static Holds layout(Step *s, const Type *type, Layout *layout)
{
    const DatumKind *kind = behind(&type);

    return kind->layout(s, type, layout);
}

static Holds flat(Step *s, const Type *type, Layout *layout)
{
    const DatumKind *kind = behind(&type);

    return kind->flat(s, type, layout);
}

static void print(ValueText *text, Place place, const Type *type)
{
    const DatumKind *kind = behind(&type);

    kind->print(text, place, type);
}

static void print_element(ValueText *text, Place place, const Type *type)
{
    const DatumKind *kind = behind(&type);

    kind->print_element(text, place, type);
}

/* An argument says its type as it is represented: attributes of no other can be written. */
static void print_argument(ValueText *text, Place place, const Type *type)
{
    type = type_held(type);
    datum_text_argument(text, place, type);
}

static bool set(Step *s, Place place, const Type *type, const Attr *attr)
{
    const DatumKind *kind = behind(&type);

    return kind->set(s, place, type, attr);
}

static bool set_element(Step *s, Place place, const Type *type, const Attr *dense, int64_t number)
{
    const DatumKind *kind = behind(&type);

    return kind->set_element(s, place, type, dense, number);
}

static Reading read(Step *s, Place place, const Type *type, const Attr *attr)
{
    const DatumKind *kind = behind(&type);

    if (kind->read)
        return kind->read(s, place, type, attr);
    if (attr->type != type)
        return READ_WRONG_TYPE;
    return place_set_attr(s, place, type, attr) ? READ_FINE : READ_CANNOT_BE_MADE;
}

static const Type *written_as(const Step *s, const Type *type)
{
    const DatumKind *kind = behind(&type);

    return kind->written_as ? kind->written_as(s, type) : type;
}

static bool sample(Sb *sb, const Type *type, const Op *module)
{
    const DatumKind *kind = behind(&type);

    return kind->sample(sb, type, module);
}

static bool sample_element(Sb *sb, const Type *type, const Op *module)
{
    const DatumKind *kind = behind(&type);

    return kind->sample_element(sb, type, module);
}

static bool elements(const Memory *memory, Place place, const Type *type, Elements *elements)
{
    const DatumKind *kind = behind(&type);

    return kind->elements(memory, place, type, elements);
}

static Allocation *make(Step *s, Place place, const Type *type, const Shape *shape)
{
    const DatumKind *kind = behind(&type);

    return kind->make(s, place, type, shape);
}

/* It has what the other has. */
static DatumKind *delegating(Arena *arena, const DatumKind *of)
{
    DatumKind *made = ARENA_NEW(arena, DatumKind);

    *made = (DatumKind){ .name = of->name,
                         .layout = layout,
                         .flat = of->flat ? flat : NULL,
                         .print = of->print ? print : NULL,
                         .print_element = of->print_element ? print_element : NULL,
                         .set = of->set ? set : NULL,
                         .set_element = of->set_element ? set_element : NULL,
                         .print_argument = print_argument,
                         .read = read,
                         .written_as = written_as,
                         .sample = of->sample ? sample : NULL,
                         .sample_element = of->sample_element ? sample_element : NULL,
                         .elements = of->elements ? elements : NULL,
                         .make = of->make ? make : NULL,
                         .shares_memory = of->shares_memory,
                         .part_names = of->part_names,
                         .incomparable = of->incomparable };
    return made;
}

const DatumKind *represented_kind(const Type *type)
{
    const Type *by = type_representation(type);
    const DatumKind *of = by ? datum_kind(by) : NULL, **key;
    Context *context = type->context;
    DatumKind *made = of ? map_get(&context->represented_kinds, KEY_OF(of)) : NULL;

    if (!of || made)
        return made;
    made = delegating(&context->arena, of);
    key = ARENA_NEW(&context->arena, const DatumKind *);
    *key = of;
    map_put(&context->represented_kinds, KEY_OF(*key), made);
    return made;
}
