/* vector.kind: how reductions and contractions make one number of two. */
#include "core/define/constraint.h"
#include "dialects/vector/vector.h"

static const EnumDef COMBINING_KIND = {
    .name = "::mlir::vector::CombiningKind",
    .summary = "how two numbers become one",
    .cases =
        (const EnumCase[]){
            { "add", COMBINING_ADD },
            { "mul", COMBINING_MUL },
            { "minui", COMBINING_MINUI },
            { "minsi", COMBINING_MINSI },
            { "minnumf", COMBINING_MINNUMF },
            { "maxui", COMBINING_MAXUI },
            { "maxsi", COMBINING_MAXSI },
            { "maxnumf", COMBINING_MAXNUMF },
            { "and", COMBINING_AND },
            { "or", COMBINING_OR },
            { "xor", COMBINING_XOR },
            { "maximumf", COMBINING_MAXIMUMF },
            { "minimumf", COMBINING_MINIMUMF },
            { 0 },
        },
};

static const EnumDef ITERATOR_TYPE = {
    .name = "::mlir::vector::IteratorType",
    .summary = "Iterator type",
    .cases = (const EnumCase[]){ { "parallel", ITERATOR_PARALLEL },
                                 { "reduction", ITERATOR_REDUCTION },
                                 { 0 } },
};

enum { ITERATOR, KIND };

const AttrDef VECTOR_COMBINING_ATTRS[] = {
    [ITERATOR] = { .name = "vector.iterator_type",
                   .summary = "what a loop is to the result",
                   .record = "Vector_IteratorTypeEnum",
                   .params = { { "value", PARAM_ENUM, &ITERATOR_TYPE } } },
    [KIND] = { .name = "vector.kind",
               .summary = "how two numbers become one",
               .record = "Vector_CombiningKindAttr",
               .params = { { "value", PARAM_ENUM, &COMBINING_KIND } } },
    { 0 },
};

const AttrConstraint COMBINING_KIND_ATTR = {
    "Kind of combining function for contractions and reductions", ATTR_ENUM_DIALECT,
    .cases = &COMBINING_KIND, .def = &VECTOR_COMBINING_ATTRS[KIND]
};

static const AttrConstraint ITERATOR_TYPE_ATTR = { "Iterator type", ATTR_ENUM_DIALECT,
                                                   .cases = &ITERATOR_TYPE,
                                                   .def = &VECTOR_COMBINING_ATTRS[ITERATOR] };
const AttrConstraint VECTOR_ITERATOR_TYPES_ATTR = { "Iterator type should be an enum.", ATTR_PLAIN,
                                                    .storage = 1 << ATTR_ARRAY,
                                                    .each = &ITERATOR_TYPE_ATTR };

const Attr *combining_kind_attr(Context *context, CombiningKind kind)
{
    const Attr *value = attr_i64(context, kind);

    return attr_dialect(context, &VECTOR_COMBINING_ATTRS[KIND], 1, &value);
}

const Attr *vector_iterator_attr(Context *context, Str keyword)
{
    const EnumCase *found = enum_case(&ITERATOR_TYPE, keyword);
    const Attr *value;

    if (!found)
        return NULL;
    value = attr_i64(context, found->value);
    return attr_dialect(context, &VECTOR_COMBINING_ATTRS[ITERATOR], 1, &value);
}

Str vector_iterator_keyword(const Attr *iterator)
{
    return str_of(ITERATOR_TYPE.cases[attr_enum_value(iterator)].keyword);
}

/* What the kinds are called among arith's, of integers and of floats; those that are of one alone
 * say so of the other, too. */
static const struct {
    CombineKind of_ints, of_floats;
} ARITH_KINDS[] = {
    [COMBINING_ADD] = { COMBINE_ADDI, COMBINE_ADDF },
    [COMBINING_MUL] = { COMBINE_MULI, COMBINE_MULF },
    [COMBINING_MINUI] = { COMBINE_MINU, COMBINE_MINU },
    [COMBINING_MINSI] = { COMBINE_MINS, COMBINE_MINS },
    [COMBINING_MINNUMF] = { COMBINE_MINNUMF, COMBINE_MINNUMF },
    [COMBINING_MAXUI] = { COMBINE_MAXU, COMBINE_MAXU },
    [COMBINING_MAXSI] = { COMBINE_MAXS, COMBINE_MAXS },
    [COMBINING_MAXNUMF] = { COMBINE_MAXNUMF, COMBINE_MAXNUMF },
    [COMBINING_AND] = { COMBINE_ANDI, COMBINE_ANDI },
    [COMBINING_OR] = { COMBINE_ORI, COMBINE_ORI },
    [COMBINING_XOR] = { COMBINE_XORI, COMBINE_XORI },
    [COMBINING_MINIMUMF] = { COMBINE_MINIMUMF, COMBINE_MINIMUMF },
    [COMBINING_MAXIMUMF] = { COMBINE_MAXIMUMF, COMBINE_MAXIMUMF },
};

static CombineKind arith_kind(CombiningKind kind, bool of_floats)
{
    return of_floats ? ARITH_KINDS[kind].of_floats : ARITH_KINDS[kind].of_ints;
}

bool combining_takes(CombiningKind kind, const Type *type)
{
    if (type_is_float(type))
        return combine_is_of_floats(arith_kind(kind, true));
    return (type_is_any_integer(type) || type->kind == TYPE_INDEX)
           && combine_is_of_ints(arith_kind(kind, false));
}

const char *combining_keyword(CombiningKind kind)
{
    return enum_word(&COMBINING_KIND, kind);
}

CombiningKind combining_kind(const Op *op, unsigned attr)
{
    return (CombiningKind)attr_enum_value(op_inherent(op, attr));
}

Flow combining(Step *s, CombiningKind kind, Place to, Place old, Place value)
{
    return combine(s, arith_kind(kind, layout_is_float(to.layout)), to, old, value);
}

Flow combining_line(Step *s, CombiningKind kind, PlaceLine to, PlaceLine value, uint64_t count)
{
    return combine_line(s, arith_kind(kind, layout_is_float(to.first.layout)), to, value, count);
}

bool combining_identity(Step *s, CombiningKind kind, Place to)
{
    return combine_identity(s, arith_kind(kind, layout_is_float(to.layout)), to);
}

bool has_element_of_result(const Op *op, unsigned operand)
{
    return type_element(op->operands[operand]->type) == type_element(op->results[0]->type);
}

LaneState mask_lane(const Masking *masking, uint64_t lane)
{
    Place mask;

    if (!masking->masks)
        return LANE_ON;
    mask = place_lane(masking->mask, lane);
    if (*mask.poison)
        return LANE_UNKNOWN;
    return *mask.words ? LANE_ON : LANE_OFF;
}

Flow combining_masked(Step *s, CombiningKind kind, const Masking *masking, uint64_t lane, Place to,
                      Place value)
{
    switch (mask_lane(masking, lane)) {
    case LANE_ON:
        return combining(s, kind, to, to, value);
    case LANE_OFF:
        return FLOW_NEXT;
    default:
        *to.poison = poison_moved(s, *place_lane(masking->mask, lane).poison, "went through");
        return FLOW_NEXT;
    }
}
