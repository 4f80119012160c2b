/* A type with values of the dialect's own, and two operations on them: what it takes to bring one.
 */
#include "dialects/test/test.h"
#include "dialects/values/kind.h"

#include "core/ir/attr.h"

/* !test.pair<i8>: two of one type. */
static const Type *element_of(const Type *pair)
{
    return pair->dialect.params[0]->type_value;
}

static Place part_of(Place pair, unsigned part)
{
    return (Place){ pair.words + layout_part_word(pair.layout, part), pair.poison,
                    layout_part(pair.layout, part) };
}

static Holds layout(Step *s, const Type *type, Layout *layout)
{
    const Layout **parts = ARENA_ARRAY(s->arena, const Layout *, 2);

    parts[0] = parts[1] = memory_layout_of(s, element_of(type));
    if (!parts[0])
        return HOLDS_NONE;
    *layout = layout_group(parts, 2);
    return HOLDS;
}

static void print(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, "<");
    datum_text(text, part_of(place, 0), element_of(type));
    sb_add(text->sb, " | ");
    datum_text(text, part_of(place, 1), element_of(type));
    sb_add(text->sb, ">");
}

/* An array of two, as --args reads it. */
static bool set(Step *s, Place place, const Type *type, const Attr *attr)
{
    return attr->kind == ATTR_ARRAY && attr->array.count == 2
           && place_set_attr(s, part_of(place, 0), element_of(type), attr->array.elements[0])
           && place_set_attr(s, part_of(place, 1), element_of(type), attr->array.elements[1]);
}

static void print_argument(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, "[");
    datum_text_typed(text, part_of(place, 0), element_of(type));
    sb_add(text->sb, ", ");
    datum_text_typed(text, part_of(place, 1), element_of(type));
    sb_add(text->sb, "]");
}

static const char *const PART_NAMES[] = { "first half", "second half" };

const DatumKind PAIR_VALUES = {
    .name = "pair",
    .layout = layout,
    .print = print,
    .set = set,
    .print_argument = print_argument,
    .part_names = PART_NAMES,
};

static Flow pair(Step *s)
{
    Place to = result_place(s, 0);

    place_copy(part_of(to, 0), operand_place(s, 0));
    place_copy(part_of(to, 1), operand_place(s, 1));
    return FLOW_NEXT;
}

static Flow swap(Step *s)
{
    Place to = result_place(s, 0), from = operand_place(s, 0);

    place_copy(part_of(to, 0), part_of(from, 1));
    place_copy(part_of(to, 1), part_of(from, 0));
    return FLOW_NEXT;
}

const OpDef TEST_VALUE_OPS[] = {
    {
        .name = "test.pair",
        .summary = "a pair",
        .operands = OPERANDS({ "first", &ANY_TYPE }, { "second", &ANY_TYPE }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .types = TYPE_RULES({ .same = "first second" }),
        .format = "$first `,` $second attr-dict `:` type($first) `->` type($result)",
        .eval = pair,
    },
    {
        .name = "test.swap",
        .summary = "a pair the other way around",
        .operands = OPERANDS({ "operand", &ANY_TYPE }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .types = TYPE_RULES({ .same = "operand result" }),
        .format = "$operand attr-dict `:` type($operand)",
        .eval = swap,
    },
    { 0 },
};
