#include "semantics/number/print_number.h"

#include "semantics/number/float_real.h"

void print_int(Sb *sb, Int value, bool is_unsigned)
{
    if (is_unsigned || value.width == 1)
        int_print_u(sb, value);
    else
        int_print_s(sb, value);
}

/* Other formats go the same way by MPFR: DECISIONS.md A7. */
static bool fits_double(const FloatFormat *format)
{
    return format->precision <= FLOAT_F64.precision
           && format->max_exponent <= FLOAT_F64.max_exponent
           && format->min_exponent >= FLOAT_F64.min_exponent;
}

void print_float(Sb *sb, Float value)
{
    char text[32];
    Real real;

    if (float_is_nan(value)) {
        sb_add(sb, float_is_negative(value) ? "-nan" : "nan");
        return;
    }
    if (fits_double(value.format)) {
        sb_printf(sb, "%g", float_to_double(value));
        return;
    }
    real_of(&real, value);
    mpfr_snprintf(text, sizeof text, "%Rg", real.number);
    sb_add(sb, text);
}
