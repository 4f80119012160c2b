/* Float: a bit pattern of a format, and the arithmetic of MLIR's float types on it.
 *
 * The definition of every operation is MPFR at the format's precision and exponent range with
 * `mpfr_subnormalize`: correctly rounded, to nearest, ties to even. Host arithmetic stands in only
 * where IEEE 754 fixes every bit (f32 and f64 `+ - * / sqrt fma`), and a test holds the two equal.
 *
 * A NaN result is `float_nan(format)`: the canonical quiet one. Which NaN a program may see is a
 * choice (semantics/number/choice.h), made by the caller. A format without infinities or NaNs
 * follows LLVM's APFloat for what overflows and for NaN; see N1 to N8 in semantics/DECISIONS.md.
 */
#ifndef SEMANTICS_NUMBER_FLOAT_H
#define SEMANTICS_NUMBER_FLOAT_H

#include "semantics/number/int.h"

/* What the patterns with the largest exponent mean. */
typedef enum FloatSpecials {
    FLOAT_IEEE,         /* infinities, and NaNs with payloads */
    FLOAT_NAN_ALL_ONES, /* no infinity; NaN is all ones below the sign (FN) */
    FLOAT_NAN_NEG_ZERO, /* no infinity, no -0; NaN is 100...0 (FNUZ) */
    FLOAT_FINITE,       /* neither infinity nor NaN */
} FloatSpecials;

typedef struct FloatFormat {
    const char *name;   /* as MLIR writes the type: "f8E4M3FN" */
    unsigned width;     /* bits */
    unsigned precision; /* significand bits, the leading one included */
    int min_exponent;   /* of the least normal number, as 1.x * 2^e */
    int max_exponent;   /* of the largest finite number */
    unsigned exponent_bits;
    FloatSpecials specials;
    bool has_sign;         /* f8E8M0FNU has none */
    bool has_zero;         /* nor a zero */
    bool explicit_leading; /* f80 stores the leading significand bit */
} FloatFormat;

extern const FloatFormat FLOAT_F64, FLOAT_F32, FLOAT_F16, FLOAT_BF16, FLOAT_TF32, FLOAT_F80,
    FLOAT_F128, FLOAT_F8E5M2, FLOAT_F8E4M3, FLOAT_F8E4M3FN, FLOAT_F8E5M2FNUZ, FLOAT_F8E4M3FNUZ,
    FLOAT_F8E4M3B11FNUZ, FLOAT_F8E3M4, FLOAT_F8E8M0FNU, FLOAT_F6E3M2FN, FLOAT_F6E2M3FN,
    FLOAT_F4E2M1FN;
/* All of the above, ended by NULL. */
enum { FLOAT_FORMAT_COUNT = 18 };
extern const FloatFormat *const FLOAT_FORMATS[FLOAT_FORMAT_COUNT + 1];

typedef struct Float {
    const FloatFormat *format;
    uint64_t bits[2]; /* least significant first; zero above the width */
} Float;

typedef enum FloatOrder {
    FLOAT_LESS = -1,
    FLOAT_EQUAL = 0,
    FLOAT_GREATER = 1,
    FLOAT_UNORDERED = 2
} FloatOrder;

/* NULL when MLIR has no float type of that name. */
const FloatFormat *float_format_named(Str name);

/* Making. */
Float float_of_bits(const FloatFormat *format, uint64_t low, uint64_t high);
Float float_of_int_bits(const FloatFormat *format, Int bits);
Float float_of_double(const FloatFormat *format, double value); /* rounded to the format */
Float float_zero(const FloatFormat *format, bool negative);
Float float_one(const FloatFormat *format);
Float float_nan(const FloatFormat *format);                /* the largest number if none */
Float float_inf(const FloatFormat *format, bool negative); /* the largest finite one if none */
Float float_largest(const FloatFormat *format, bool negative);
Float float_smallest_normal(const FloatFormat *format);
/* A decimal number as strtod reads it, correctly rounded in one step: [+-] digits [. digits]
 * [e [+-] digits]. False, and nothing stored, when the text is none. See N3 in DECISIONS.md. */
bool float_parse(const FloatFormat *format, Str text, Float *value);

/* Reading. */
Int float_to_int_bits(Arena *arena, Float value);
double float_to_double(Float value); /* rounded to f64 where the format is wider */
bool float_is_nan(Float value);
bool float_is_signaling(Float value);
bool float_is_inf(Float value);
bool float_is_finite(Float value);
bool float_is_zero(Float value);
bool float_is_normal(Float value);
bool float_is_negative(Float value); /* the sign bit, of NaN and zero too */
bool float_same_bits(Float a, Float b);
FloatOrder float_compare(Float a, Float b);

/* The text MLIR's printer gives an attribute of this value: six digits if they read back to the
 * same bits, else all that are needed, else the bits in hexadecimal (NaN, infinity). */
void float_print(Sb *sb, Float value);
/* The same text where it reads back, decimals being read through f64 as upstream does; else the
 * bits in hexadecimal. See N13 in DECISIONS.md. */
void float_print_literal(Sb *sb, Float value);
/* All digits of the exact value, which is a finite decimal; nan, inf and -inf; for reports. */
void float_print_exact(Sb *sb, Float value);

/* As C's `%e`, `%f` and `%g` write it, with so many digits; correctly rounded, of any format. */
void float_print_as(Sb *sb, Float value, char form, unsigned digits);

/* Sign operations work on bits: no rounding, no change of a NaN's payload. A format with one zero
 * and one NaN leaves these alone. */
Float float_neg(Float a);
Float float_abs(Float a);
Float float_copysign(Float magnitude, Float sign);

/* Arithmetic. The operands' formats are equal. */
Float float_add(Float a, Float b);
Float float_sub(Float a, Float b);
Float float_mul(Float a, Float b);
Float float_div(Float a, Float b);
Float float_rem(Float a, Float b); /* fmod: exact, the dividend's sign */
Float float_fma(Float a, Float b, Float c);
Float float_sqrt(Float a);
Float float_minimum(Float a, Float b); /* NaN if either is; -0 < +0 */
Float float_maximum(Float a, Float b);
Float float_minnum(Float a, Float b); /* the other operand if one is NaN; -0 < +0 */
Float float_maxnum(Float a, Float b);

/* The definition itself, of the operations that f32 and f64 compute on the host: for the test that
 * holds the two equal. */
Float float_add_exact(Float a, Float b);
Float float_sub_exact(Float a, Float b);
Float float_mul_exact(Float a, Float b);
Float float_div_exact(Float a, Float b);
Float float_fma_exact(Float a, Float b, Float c);
Float float_sqrt_exact(Float a);

Float float_scale(Float a, Int power); /* a * 2^power, read as signed; infinities and NaN stay */

/* Rounding to integral values; -0 and NaN stay. */
Float float_ceil(Float a);
Float float_floor(Float a);
Float float_trunc(Float a);
Float float_round(Float a); /* ties away from zero */
Float float_roundeven(Float a);

/* Conversion. */
typedef enum FloatRounding {
    FLOAT_TO_NEAREST_EVEN,
    FLOAT_DOWNWARD,
    FLOAT_UPWARD,
    FLOAT_TOWARD_ZERO,
    FLOAT_TO_NEAREST_AWAY,
} FloatRounding;
/* As APFloat::convert: a NaN keeps its sign and its payload's high bits and becomes quiet; what is
 * too large becomes infinity, NaN or the largest number, as format and rounding have it. To its own
 * format a value converts unchanged. */
Float float_convert(const FloatFormat *format, Float value, FloatRounding rounding);
Float float_of_int(const FloatFormat *format, Int value, bool is_signed, FloatRounding rounding);
/* To nearest even. */
Float float_of_int_s(const FloatFormat *format, Int value);
Float float_of_int_u(const FloatFormat *format, Int value);
/* Toward zero. False, and nothing stored, when the truncated value does not fit or is NaN. */
bool float_to_int_s(Arena *arena, Float value, unsigned width, Int *result);
bool float_to_int_u(Arena *arena, Float value, unsigned width, Int *result);

/* The functions of the `math` dialect, correctly rounded; C99 annex F says what special values
 * give. */
Float float_acos(Float a);
Float float_acosh(Float a);
Float float_asin(Float a);
Float float_asinh(Float a);
Float float_atan(Float a);
Float float_atanh(Float a);
Float float_atan2(Float y, Float x);
Float float_cbrt(Float a);
Float float_cos(Float a);
Float float_cosh(Float a);
Float float_erf(Float a);
Float float_erfc(Float a);
Float float_exp(Float a);
Float float_exp2(Float a);
Float float_exp10(Float a);
Float float_expm1(Float a);
Float float_log(Float a);
Float float_log10(Float a);
Float float_log1p(Float a);
Float float_log2(Float a);
/* C's gamma function, and the logarithm of its size. */
Float float_tgamma(Float a);
Float float_lgamma(Float a);
Float float_pow(Float base, Float exponent);
Float float_powi(Float base, Int exponent); /* the exponent is signed, of any width */
Float float_rsqrt(Float a);
Float float_sin(Float a);
Float float_sinh(Float a);
Float float_tan(Float a);
Float float_tanh(Float a);

/* Gives back what MPFR keeps for this thread between calls (constants, pools). */
void float_free_caches(void);

#endif
