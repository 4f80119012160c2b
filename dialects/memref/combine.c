#include "dialects/memref/combine.h"

#include "dialects/arith/arith.h"

typedef Float FloatCombiner(Float a, Float b);
typedef Int IntCombiner(Arena *arena, Int a, Int b);

static Int max_s(Arena *arena, Int a, Int b)
{
    (void)arena;
    return int_max_of_s(a, b);
}

static Int max_u(Arena *arena, Int a, Int b)
{
    (void)arena;
    return int_max_of_u(a, b);
}

static Int min_s(Arena *arena, Int a, Int b)
{
    (void)arena;
    return int_min_of_s(a, b);
}

static Int min_u(Arena *arena, Int a, Int b)
{
    (void)arena;
    return int_min_of_u(a, b);
}

static FloatCombiner *const FLOATS[COMBINE_COUNT] = {
    [COMBINE_ADDF] = float_add,         [COMBINE_MULF] = float_mul,
    [COMBINE_MAXIMUMF] = float_maximum, [COMBINE_MINIMUMF] = float_minimum,
    [COMBINE_MAXNUMF] = float_maxnum,   [COMBINE_MINNUMF] = float_minnum,
};

static IntCombiner *const INTS[COMBINE_COUNT] = {
    [COMBINE_ADDI] = int_add, [COMBINE_MULI] = int_mul, [COMBINE_ANDI] = int_and,
    [COMBINE_ORI] = int_or,   [COMBINE_XORI] = int_xor, [COMBINE_MAXS] = max_s,
    [COMBINE_MAXU] = max_u,   [COMBINE_MINS] = min_s,   [COMBINE_MINU] = min_u,
};

const char *combine_keyword(CombineKind kind)
{
    for (const EnumCase *c = ATOMIC_RMW_KIND_ATTR.cases->cases; c->keyword; c++)
        if (c->value == (int64_t)kind)
            return c->keyword;
    return "";
}

bool combine_is_of_floats(CombineKind kind)
{
    return FLOATS[kind] != NULL;
}

bool combine_is_of_ints(CombineKind kind)
{
    return INTS[kind] != NULL;
}

static bool fits(CombineKind kind, const Layout *layout)
{
    return layout_is_float(layout) ? combine_is_of_floats(kind)
                                   : layout_is_integer(layout) && combine_is_of_ints(kind);
}

static void combine_floats(Step *s, CombineKind kind, Place to, Place old, Place value)
{
    Float a = place_float(old), b = place_float(value), made = FLOATS[kind](a, b);

    if (kind == COMBINE_MAXNUMF || kind == COMBINE_MINNUMF)
        made = either_zero(s, a, b, made);
    place_set_float(to, float_is_nan(made) ? choice_nan(choice_in(s), made.format) : made);
}

Flow combine(Step *s, CombineKind kind, Place to, Place old, Place value)
{
    if (kind == COMBINE_ASSIGN) {
        place_copy(to, value);
        return FLOW_NEXT;
    }
    if (!fits(kind, to.layout))
        return unsupported(s, "%s of values that are no %s", combine_keyword(kind),
                           combine_is_of_floats(kind) ? "floats" : "integers");
    if (kind == COMBINE_MULI && work_of_product(s, place_int(old)) == FLOW_END)
        return FLOW_END;
    if (*old.poison || *value.poison)
        place_copy(to, *old.poison ? old : value);
    else if (combine_is_of_floats(kind))
        combine_floats(s, kind, to, old, value);
    else
        place_set_int(to, INTS[kind](s->arena, place_int(old), place_int(value)));
    return FLOW_NEXT;
}

static Float float_identity(CombineKind kind, const FloatFormat *format)
{
    switch (kind) {
    case COMBINE_MULF:
        return float_one(format);
    case COMBINE_MAXIMUMF:
        return float_inf(format, true);
    case COMBINE_MINIMUMF:
        return float_inf(format, false);
    case COMBINE_MAXNUMF:
    case COMBINE_MINNUMF:
        return float_nan(format);
    default:
        return float_zero(format, false);
    }
}

static Int int_identity(CombineKind kind, Arena *arena, unsigned width)
{
    switch (kind) {
    case COMBINE_MULI:
        return int_of_u(arena, width, 1);
    case COMBINE_ANDI:
    case COMBINE_MINU:
        return int_all_ones(arena, width);
    case COMBINE_MAXS:
        return int_min_s(arena, width);
    case COMBINE_MINS:
        return int_max_s(arena, width);
    default:
        return int_of_u(arena, width, 0);
    }
}

bool combine_identity(Step *s, CombineKind kind, Place to)
{
    if (!fits(kind, to.layout))
        return false;
    if (combine_is_of_floats(kind))
        place_set_float(to, float_identity(kind, to.layout->format));
    else
        place_set_int(to, int_identity(kind, s->arena, to.layout->width));
    return true;
}
