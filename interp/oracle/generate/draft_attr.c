#include "interp/oracle/generate/draft.h"

static int64_t case_of(Draft *d, const EnumDef *cases)
{
    unsigned count = 0;
    int64_t value = 0;

    while (cases->cases[count].keyword)
        count++;
    if (!count)
        return 0;
    value = cases->cases[draft_below(d, count)].value;
    while (cases->bits && draft_percent(d, 30))
        value |= cases->cases[draft_below(d, count)].value;
    return value;
}

static const Attr *enum_attr(Draft *d, const AttrConstraint *constraint)
{
    const Type *type = constraint_attr_type(constraint, d->context);
    const EnumDef *cases = constraint->cases;
    const Attr *number;

    if (constraint->syntax != ATTR_ENUM_DIALECT)
        return cases && type ? attr_int(type, case_of(d, cases)) : NULL;
    if (!constraint->def || !constraint->def->params[0].cases)
        return NULL;
    number = attr_i64(d->context, case_of(d, constraint->def->params[0].cases));
    return attr_dialect(d->context, constraint->def, 1, &number);
}

/* Of a list of dimensions, sizes or places. */
static unsigned any_numbers(Draft *d, int64_t *numbers, unsigned most)
{
    unsigned count = draft_below(d, most + 1);
    bool rising = draft_percent(d, 50);

    for (unsigned i = 0; i < count; i++)
        numbers[i] = rising ? i + (draft_percent(d, 20) ? 1 : 0) : draft_below(d, 5);
    return count;
}

static const Attr *dense_array(Draft *d, const Type *element)
{
    enum { MOST = 4 };
    int64_t numbers[MOST];
    unsigned count = any_numbers(d, numbers, MOST);
    Sb bytes = { 0 };
    const Attr *array;

    if (element->kind != TYPE_INTEGER)
        return NULL;
    for (unsigned i = 0; i < count; i++) {
        int64_t number = type_bits(element) == 1 ? numbers[i] & 1 : numbers[i];

        sb_str(&bytes, (Str){ (const char *)&number, (type_bits(element) + 7) / 8 });
    }
    array = attr_dense_array(d->context, element, count, sb_view(&bytes));
    sb_free(&bytes);
    return array;
}

/* Dimensions in another order, some left away, now and then a constant. */
static const Attr *any_map(Draft *d)
{
    enum { MOST = 3 };
    const AffineExpr *results[MOST];
    unsigned dims = 1 + draft_below(d, MOST), count = 1 + draft_below(d, dims);
    unsigned first = draft_percent(d, 50) ? 0 : draft_below(d, dims);

    for (unsigned i = 0; i < count; i++)
        results[i] = draft_percent(d, 8) ? affine_constant(d->context, draft_below(d, 2))
                                         : affine_dim(d->context, (first + i) % dims);
    return attr_affine_map(affine_map(d->context, dims, 0, count, results));
}

static const Attr *any_element(Draft *d, const AttrConstraint *each);

static const Attr *any_array(Draft *d, const AttrConstraint *each)
{
    enum { MOST = 3 };
    const Attr *elements[MOST];
    unsigned count = draft_below(d, MOST + 1);

    for (unsigned i = 0; i < count; i++) {
        elements[i] = any_element(d, each);
        if (!elements[i])
            return NULL;
    }
    return attr_array(d->context, count, elements);
}

/* Anything; what it is for decides whether it fits. */
static const Attr *anything(Draft *d)
{
    int64_t numbers[4];

    switch (draft_below(d, 9)) {
    case 0:
        return attr_i64(d->context, draft_below(d, 5));
    case 1:
        return attr_index(d->context, draft_below(d, 5));
    case 2:
        return attr_bool(d->context, draft_percent(d, 50));
    case 3:
        return attr_i32(d->context, (int32_t)draft_below(d, 5));
    case 4:
        return any_map(d);
    case 5:
        return attr_dense_i64(d->context, any_numbers(d, numbers, 4), numbers);
    case 6:
        return attr_type(d->types.data[draft_below(d, (unsigned)d->types.len)]);
    case 7:
        return any_array(d, NULL);
    default:
        return draft_number(d, d->types.data[draft_below(d, (unsigned)d->types.len)]);
    }
}

static const Attr *by_constraint(Draft *d, const AttrConstraint *constraint)
{
    const Type *type = constraint_attr_type(constraint, d->context);

    switch (constraint->syntax) {
    case ATTR_ENUM_KEYWORD:
    case ATTR_ENUM_DIALECT:
    case ATTR_ENUM_NUMBER:
        return enum_attr(d, constraint);
    case ATTR_UNIT_FLAG:
        return attr_unit(d->context);
    case ATTR_DENSE_ARRAY_BODY:
        return type ? dense_array(d, type) : NULL;
    case ATTR_TYPED:
        return type && draft_percent(d, 70) && type->kind != TYPE_FLOAT
                   ? attr_int(type, draft_below(d, type_bits(type) == 1 ? 2 : 5))
               : type ? draft_number(d, type)
                      : anything(d);
    default:
        return constraint->each ? any_array(d, constraint->each) : anything(d);
    }
}

static const Attr *any_element(Draft *d, const AttrConstraint *each)
{
    return each ? by_constraint(d, each) : attr_i64(d->context, draft_below(d, 4));
}

const Attr *draft_attr(Draft *d, const AttrRow *row)
{
    enum { ATTEMPTS = 24 };

    for (unsigned i = 0; i < ATTEMPTS; i++) {
        const Attr *attr = by_constraint(d, row->constraint);

        if (attr && attr_can_be_stored(row->constraint, attr)
            && attr_satisfies(row->constraint, attr))
            return attr;
    }
    return NULL;
}
