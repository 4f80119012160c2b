#include "semantics/number/float.h"

/* Wider than the column limit, so that each column can be read down. The values are APFloat's. */
/* clang-format off */
/* name, width, precision, min and max exponent, exponent bits, specials, has_sign, has_zero, explicit_leading */
const FloatFormat FLOAT_F64           = { "f64",            64,  53,  -1022,  1023, 11, FLOAT_IEEE,         true,  true,  false };
const FloatFormat FLOAT_F32           = { "f32",            32,  24,   -126,   127,  8, FLOAT_IEEE,         true,  true,  false };
const FloatFormat FLOAT_F16           = { "f16",            16,  11,    -14,    15,  5, FLOAT_IEEE,         true,  true,  false };
const FloatFormat FLOAT_BF16          = { "bf16",           16,   8,   -126,   127,  8, FLOAT_IEEE,         true,  true,  false };
const FloatFormat FLOAT_TF32          = { "tf32",           19,  11,   -126,   127,  8, FLOAT_IEEE,         true,  true,  false };
const FloatFormat FLOAT_F80           = { "f80",            80,  64, -16382, 16383, 15, FLOAT_IEEE,         true,  true,  true  };
const FloatFormat FLOAT_F128          = { "f128",          128, 113, -16382, 16383, 15, FLOAT_IEEE,         true,  true,  false };
const FloatFormat FLOAT_F8E5M2        = { "f8E5M2",          8,   3,    -14,    15,  5, FLOAT_IEEE,         true,  true,  false };
const FloatFormat FLOAT_F8E4M3        = { "f8E4M3",          8,   4,     -6,     7,  4, FLOAT_IEEE,         true,  true,  false };
const FloatFormat FLOAT_F8E4M3FN      = { "f8E4M3FN",        8,   4,     -6,     8,  4, FLOAT_NAN_ALL_ONES, true,  true,  false };
const FloatFormat FLOAT_F8E5M2FNUZ    = { "f8E5M2FNUZ",      8,   3,    -15,    15,  5, FLOAT_NAN_NEG_ZERO, true,  true,  false };
const FloatFormat FLOAT_F8E4M3FNUZ    = { "f8E4M3FNUZ",      8,   4,     -7,     7,  4, FLOAT_NAN_NEG_ZERO, true,  true,  false };
const FloatFormat FLOAT_F8E4M3B11FNUZ = { "f8E4M3B11FNUZ",   8,   4,    -10,     4,  4, FLOAT_NAN_NEG_ZERO, true,  true,  false };
const FloatFormat FLOAT_F8E3M4        = { "f8E3M4",          8,   5,     -2,     3,  3, FLOAT_IEEE,         true,  true,  false };
const FloatFormat FLOAT_F8E8M0FNU     = { "f8E8M0FNU",       8,   1,   -127,   127,  8, FLOAT_NAN_ALL_ONES, false, false, false };
const FloatFormat FLOAT_F6E3M2FN      = { "f6E3M2FN",        6,   3,     -2,     4,  3, FLOAT_FINITE,       true,  true,  false };
const FloatFormat FLOAT_F6E2M3FN      = { "f6E2M3FN",        6,   4,      0,     2,  2, FLOAT_FINITE,       true,  true,  false };
const FloatFormat FLOAT_F4E2M1FN      = { "f4E2M1FN",        4,   2,      0,     2,  2, FLOAT_FINITE,       true,  true,  false };
/* clang-format on */

const FloatFormat *const FLOAT_FORMATS[FLOAT_FORMAT_COUNT + 1] = {
    &FLOAT_F64,        &FLOAT_F32,        &FLOAT_F16,           &FLOAT_BF16,   &FLOAT_TF32,
    &FLOAT_F80,        &FLOAT_F128,       &FLOAT_F8E5M2,        &FLOAT_F8E4M3, &FLOAT_F8E4M3FN,
    &FLOAT_F8E5M2FNUZ, &FLOAT_F8E4M3FNUZ, &FLOAT_F8E4M3B11FNUZ, &FLOAT_F8E3M4, &FLOAT_F8E8M0FNU,
    &FLOAT_F6E3M2FN,   &FLOAT_F6E2M3FN,   &FLOAT_F4E2M1FN,      NULL,
};

const FloatFormat *float_format_named(Str name)
{
    for (const FloatFormat *const *format = FLOAT_FORMATS; *format; format++)
        if (str_is(name, (*format)->name))
            return *format;
    return NULL;
}
