#include "dialects/combine.h"

#include "dialects/arith/arith.h"
#include "semantics/number/line.h"

typedef Float FloatCombiner(Float a, Float b);

static FloatCombiner *const FLOATS[COMBINE_COUNT] = {
    [COMBINE_ADDF] = float_add,         [COMBINE_MULF] = float_mul,
    [COMBINE_MAXIMUMF] = float_maximum, [COMBINE_MINIMUMF] = float_minimum,
    [COMBINE_MAXNUMF] = float_maxnum,   [COMBINE_MINNUMF] = float_minnum,
};

static IntBinary *const INTS[COMBINE_COUNT] = {
    [COMBINE_ADDI] = int_add,      [COMBINE_MULI] = int_mul,      [COMBINE_ANDI] = int_and,
    [COMBINE_ORI] = int_or,        [COMBINE_XORI] = int_xor,      [COMBINE_MAXS] = int_max_of_s,
    [COMBINE_MAXU] = int_max_of_u, [COMBINE_MINS] = int_min_of_s, [COMBINE_MINU] = int_min_of_u,
};

const char *combine_keyword(CombineKind kind)
{
    return enum_word(ATOMIC_RMW_KIND_ATTR.cases, kind);
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

static void pass_poison(Step *s, Place to, Place poison)
{
    *to.poison = poison_moved(s, *poison.poison, "went through");
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
        pass_poison(s, to, *old.poison ? old : value);
    else if (combine_is_of_floats(kind))
        combine_floats(s, kind, to, old, value);
    else
        place_set_int(to, INTS[kind](s->arena, place_int(old), place_int(value)));
    return FLOW_NEXT;
}

/* Lines: what has no poison in it, and arithmetic on words, is not taken place by place. */

static bool line_op(CombineKind kind, LineOp *op)
{
    static const struct {
        bool has;
        LineOp op;
    } OPS[COMBINE_COUNT] = {
        [COMBINE_ADDF] = { true, LINE_ADD }, [COMBINE_ADDI] = { true, LINE_ADD },
        [COMBINE_MULF] = { true, LINE_MUL }, [COMBINE_MULI] = { true, LINE_MUL },
        [COMBINE_ANDI] = { true, LINE_AND }, [COMBINE_ORI] = { true, LINE_OR },
        [COMBINE_XORI] = { true, LINE_XOR },
    };

    *op = OPS[kind].op;
    return OPS[kind].has;
}

static LineNumber number_of(const Layout *layout)
{
    return (LineNumber){ .format = layout_is_float(layout) ? layout->format : NULL,
                         .width = layout_is_integer(layout) ? layout->width : 0 };
}

static bool is_plain(PlaceLine line, uint64_t count)
{
    uint32_t poison = 0;

    for (uint64_t i = 0; i < (line.step ? count : 1); i++)
        poison |= line.first.poison[i * line.step];
    return !poison;
}

static Line words_of(PlaceLine line, uint64_t from)
{
    return (Line){ line.first.words + from * line.step, line.step };
}

/* Of lanes that are a word each. */
static Place lane_of(PlaceLine line, uint64_t i)
{
    uint64_t at = i * line.step;

    return (Place){ line.first.words + at * layout_words(line.first.layout), line.first.poison + at,
                    line.first.layout };
}

Flow combine_line(Step *s, CombineKind kind, PlaceLine to, PlaceLine value, uint64_t count)
{
    const LineNumber number = number_of(to.first.layout);
    LineOp op;
    bool plain = line_op(kind, &op) && fits(kind, to.first.layout) && line_takes(number, op)
                 && is_plain(to, count) && is_plain(value, count);

    for (uint64_t i = 0; i < count; i++) {
        if (plain)
            i += line_combine(number, op, words_of(to, i), words_of(value, i), count - i);
        if (i < count
            && combine(s, kind, lane_of(to, i), lane_of(to, i), lane_of(value, i)) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

void combine_fma(Step *s, Place to, Place a, Place b, Place c)
{
    Float made;

    if (*a.poison || *b.poison || *c.poison) {
        pass_poison(s, to, *a.poison ? a : *b.poison ? b : c);
        return;
    }
    made = float_fma(place_float(a), place_float(b), place_float(c));
    place_set_float(to, float_is_nan(made) ? choice_nan(choice_in(s), made.format) : made);
}

static Flow add_product(Step *s, bool fused, Place to, Place a, Place b, Place product)
{
    bool of_floats = layout_is_float(to.layout);

    if (fused && of_floats) {
        combine_fma(s, to, a, b, to);
        return FLOW_NEXT;
    }
    if (combine(s, of_floats ? COMBINE_MULF : COMBINE_MULI, product, a, b) == FLOW_END)
        return FLOW_END;
    return combine(s, of_floats ? COMBINE_ADDF : COMBINE_ADDI, to, to, product);
}

Flow combine_products(Step *s, bool fused, PlaceLine to, PlaceLine a, PlaceLine b, uint64_t count,
                      Place product)
{
    const LineNumber number = number_of(to.first.layout);
    bool plain = line_takes(number, LINE_MUL) && is_plain(to, count) && is_plain(a, count)
                 && is_plain(b, count);

    for (uint64_t i = 0; i < count; i++) {
        if (plain)
            i += line_add_products(number, fused, words_of(to, i), words_of(a, i), words_of(b, i),
                                   count - i);
        if (i < count
            && add_product(s, fused, lane_of(to, i), lane_of(a, i), lane_of(b, i), product)
                   == FLOW_END)
            return FLOW_END;
    }
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
