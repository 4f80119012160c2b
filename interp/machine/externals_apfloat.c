/* Externals of mlir_apfloat_wrappers, which convert-arith-to-apfloat and convert-math-to-apfloat
 * call: numbers are bits in an i64, of the format whose number in LLVM's APFloatBase::Semantics
 * comes first. They give what that library gives, DECISIONS.md X10. */
#include "interp/machine/externals.h"

#include "semantics/number/print_number.h"

#include <string.h>

enum { PREFIX = sizeof "_mlir_apfloat_" - 1 };

static const FloatFormat *const FORMATS[] = {
    &FLOAT_F16,
    &FLOAT_BF16,
    &FLOAT_F32,
    &FLOAT_F64,
    &FLOAT_F128,
    NULL, /* two doubles, as PowerPC has them, in either way */
    NULL,
    &FLOAT_F8E5M2,
    &FLOAT_F8E5M2FNUZ,
    &FLOAT_F8E4M3,
    &FLOAT_F8E4M3FN,
    &FLOAT_F8E4M3FNUZ,
    &FLOAT_F8E4M3B11FNUZ,
    &FLOAT_F8E3M4,
    &FLOAT_TF32,
    &FLOAT_F8E8M0FNU,
    &FLOAT_F6E3M2FN,
    &FLOAT_F6E2M3FN,
    &FLOAT_F4E2M1FN,
    &FLOAT_F80,
};

/* Formats of more than the i64's bits are none of the library's. NULL: the run has ended. */
static const FloatFormat *format_in(Step *s, unsigned operand)
{
    uint64_t number = int_low_u(int_in(s, operand));
    const FloatFormat *format = number < sizeof FORMATS / sizeof *FORMATS ? FORMATS[number] : NULL;

    if (format && format->width <= 64)
        return format;
    undefined(s, "%llu is the number of no format of at most 64 bits", (unsigned long long)number);
    by_decision(s, "X10");
    return NULL;
}

static Float float_in_word(Step *s, const FloatFormat *format, unsigned operand)
{
    Int bits = int_resize_u(s->arena, int_in(s, operand), format->width);

    return float_of_int_bits(format, bits);
}

/* The bits of a NaN are a choice. */
static Flow give_word(Step *s, Float value)
{
    Float made = float_is_nan(value) ? choice_nan(choice_in(s), value.format) : value;

    return give_int(s, int_resize_u(s->arena, float_to_int_bits(s->arena, made), 64));
}

static const char *name_of(const External *self)
{
    return self->name + PREFIX;
}

/* The rest, which is less than twice the divisor, beside its half. What exceeds the half is more
 * than what it leaves of the divisor; of less than zero that may be no number of the format. */
static FloatOrder beside_half(Float rest, Float divisor)
{
    return float_is_negative(rest) ? FLOAT_LESS : float_compare(rest, float_sub(divisor, rest));
}

/* IEEE 754's: the quotient is rounded to the nearest, to even of two. Every step is exact. */
static Float remainder_of(Float a, Float b)
{
    Float twice = float_add(b, b), divisor = float_abs(b), rest;

    if (float_is_nan(a) || float_is_nan(b) || float_is_inf(a) || float_is_zero(b))
        return float_nan(a.format);
    if (float_is_inf(b))
        return a;
    rest = float_abs(float_is_finite(twice) ? float_rem(a, twice) : a);
    if (beside_half(rest, divisor) == FLOAT_GREATER) {
        rest = float_sub(rest, divisor);
        if (beside_half(rest, divisor) != FLOAT_LESS)
            rest = float_sub(rest, divisor);
    }
    return float_is_negative(a) ? float_neg(rest) : rest;
}

/* As IEEE 754-2008 has them: a signaling NaN gives a NaN. */
static Float least(Float a, Float b)
{
    return float_is_signaling(a) || float_is_signaling(b) ? float_nan(a.format)
                                                          : float_minnum(a, b);
}

static Float greatest(Float a, Float b)
{
    return float_is_signaling(a) || float_is_signaling(b) ? float_nan(a.format)
                                                          : float_maxnum(a, b);
}

static const struct {
    const char *name;
    Float (*of_one)(Float a);
    Float (*of_two)(Float a, Float b);
    bool (*asks)(Float a);
} FUNCTIONS[] = {
    { "add", NULL, float_add, NULL },
    { "subtract", NULL, float_sub, NULL },
    { "multiply", NULL, float_mul, NULL },
    { "divide", NULL, float_div, NULL },
    { "remainder", NULL, remainder_of, NULL },
    { "minimum", NULL, float_minimum, NULL },
    { "maximum", NULL, float_maximum, NULL },
    { "minnum", NULL, least, NULL },
    { "maxnum", NULL, greatest, NULL },
    { "neg", float_neg, NULL, NULL },
    { "abs", float_abs, NULL, NULL },
    { "isfinite", NULL, NULL, float_is_finite },
    { "isinfinite", NULL, NULL, float_is_inf },
    { "isnan", NULL, NULL, float_is_nan },
    { "isnormal", NULL, NULL, float_is_normal },
};

static Flow call_plain(Step *s, const External *self, unsigned first)
{
    const FloatFormat *format = format_in(s, first);
    Float a;

    if (!format)
        return FLOW_END;
    a = float_in_word(s, format, first + 1);
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
        if (strcmp(FUNCTIONS[i].name, name_of(self)) != 0)
            continue;
        if (FUNCTIONS[i].asks)
            return give_bool(s, FUNCTIONS[i].asks(a));
        if (FUNCTIONS[i].of_one)
            return give_int(
                s, int_resize_u(s->arena, float_to_int_bits(s->arena, FUNCTIONS[i].of_one(a)), 64));
        return give_word(s, FUNCTIONS[i].of_two(a, float_in_word(s, format, first + 2)));
    }
    return unsupported(s, "@%s", self->name);
}

static Flow call_fma(Step *s, const External *self, unsigned first)
{
    const FloatFormat *format = format_in(s, first);

    (void)self;
    if (!format)
        return FLOW_END;
    return give_word(s, float_fma(float_in_word(s, format, first + 1),
                                  float_in_word(s, format, first + 2),
                                  float_in_word(s, format, first + 3)));
}

/* As C++ prints a double. */
static Flow call_print(Step *s, const External *self, unsigned first)
{
    const FloatFormat *format = format_in(s, first);

    (void)self;
    if (!format)
        return FLOW_END;
    print_float(output_in(s), float_in_word(s, format, first + 1));
    return FLOW_NEXT;
}

/* 0: less; 1: equal; 2: greater; 3: one is NaN. */
static Flow call_compare(Step *s, const External *self, unsigned first)
{
    const FloatFormat *format = format_in(s, first);
    FloatOrder order;

    (void)self;
    if (!format)
        return FLOW_END;
    order = float_compare(float_in_word(s, format, first + 1), float_in_word(s, format, first + 2));
    return give_int(s, int_of_s(s->arena, 8, order - FLOAT_LESS));
}

static Flow call_convert(Step *s, const External *self, unsigned first)
{
    const FloatFormat *from = format_in(s, first), *to = from ? format_in(s, first + 1) : NULL;

    (void)self;
    if (!to)
        return FLOW_END;
    return give_word(s,
                     float_convert(to, float_in_word(s, from, first + 2), FLOAT_TO_NEAREST_EVEN));
}

/* An integer's width; 0: the run has ended. */
static unsigned width_in(Step *s, unsigned operand)
{
    uint64_t width = int_low_u(int_in(s, operand));

    if (width && width <= 64)
        return (unsigned)width;
    undefined(s, "%llu is the width of no integer of at most 64 bits", (unsigned long long)width);
    by_decision(s, "X10");
    return 0;
}

static Int bound(Arena *arena, unsigned width, bool is_unsigned, bool least_one)
{
    if (is_unsigned)
        return least_one ? int_of_u(arena, width, 0) : int_of_s(arena, width, -1);
    return least_one ? int_min_s(arena, width) : int_max_s(arena, width);
}

/* To the nearest; what does not fit is the nearest that does, and NaN 0. */
static Flow call_convert_to_int(Step *s, const External *self, unsigned first)
{
    const FloatFormat *format = format_in(s, first);
    unsigned width = format ? width_in(s, first + 1) : 0;
    bool is_unsigned = width && bool_in(s, first + 2);
    Float value;
    Int made;

    (void)self;
    if (!width)
        return FLOW_END;
    value = float_convert(&FLOAT_F64, float_in_word(s, format, first + 3), FLOAT_TO_NEAREST_EVEN);
    value = float_roundeven(value); /* small formats lack the integers next to their largest */
    if (float_is_nan(value))
        made = int_of_u(s->arena, width, 0);
    else if (!(is_unsigned ? float_to_int_u : float_to_int_s)(s->arena, value, width, &made))
        made = bound(s->arena, width, is_unsigned, float_is_negative(value));
    return give_int(s, int_resize_u(s->arena, made, 64));
}

static Flow call_convert_from_int(Step *s, const External *self, unsigned first)
{
    const FloatFormat *format = format_in(s, first);
    unsigned width = format ? width_in(s, first + 1) : 0;

    (void)self;
    if (!width)
        return FLOW_END;
    return give_word(s, float_of_int(format, int_resize_u(s->arena, int_in(s, first + 3), width),
                                     !bool_in(s, first + 2), FLOAT_TO_NEAREST_EVEN));
}

const External APFLOAT_EXTERNALS[] = {
    { "_mlir_apfloat_add", call_plain, "ill>l", NULL },
    { "_mlir_apfloat_subtract", call_plain, "ill>l", NULL },
    { "_mlir_apfloat_multiply", call_plain, "ill>l", NULL },
    { "_mlir_apfloat_divide", call_plain, "ill>l", NULL },
    { "_mlir_apfloat_remainder", call_plain, "ill>l", NULL },
    { "_mlir_apfloat_minimum", call_plain, "ill>l", NULL },
    { "_mlir_apfloat_maximum", call_plain, "ill>l", NULL },
    { "_mlir_apfloat_minnum", call_plain, "ill>l", NULL },
    { "_mlir_apfloat_maxnum", call_plain, "ill>l", NULL },
    { "_mlir_apfloat_neg", call_plain, "il>l", NULL },
    { "_mlir_apfloat_abs", call_plain, "il>l", NULL },
    { "_mlir_apfloat_isfinite", call_plain, "il>b", NULL },
    { "_mlir_apfloat_isinfinite", call_plain, "il>b", NULL },
    { "_mlir_apfloat_isnan", call_plain, "il>b", NULL },
    { "_mlir_apfloat_isnormal", call_plain, "il>b", NULL },
    { "_mlir_apfloat_fused_multiply_add", call_fma, "illl>l", NULL },
    { "_mlir_apfloat_compare", call_compare, "ill>c", NULL },
    { "_mlir_apfloat_convert", call_convert, "iil>l", NULL },
    { "_mlir_apfloat_convert_to_int", call_convert_to_int, "iibl>l", NULL },
    { "_mlir_apfloat_convert_from_int", call_convert_from_int, "iibl>l", NULL },
    { "printApFloat", call_print, "il", NULL },
    { 0 },
};
