/* Twins of float operations, on scalars of f64, f32, f16 and bf16.
 *
 * f64 and f32 are the host's: IEEE 754 fixes every bit of what is done here. f16 and bf16 are
 * computed in double: 53 bits are more than twice as many as theirs, and its exponents reach beyond
 * theirs, so that rounding twice is rounding once. A result that is NaN, which may be any NaN, is
 * left to the definition, and so is all that is undefined or poison. */
#include "interp/fast/code.h"

#include "dialects/arith/arith.h"

#include <math.h>
#include <string.h>

static inline double get_f64(uint64_t word)
{
    double value;

    memcpy(&value, &word, sizeof value);
    return value;
}

static inline uint64_t put_f64(double value)
{
    uint64_t word;

    memcpy(&word, &value, sizeof word);
    return word;
}

static inline float get_f32(uint64_t word)
{
    uint32_t low = (uint32_t)word;
    float value;

    memcpy(&value, &low, sizeof value);
    return value;
}

static inline uint64_t put_f32(float value)
{
    uint32_t low;

    memcpy(&low, &value, sizeof low);
    return low;
}

static inline double get_bf16(uint64_t word)
{
    return get_f32(word << 16);
}

enum { F16_FRACTION = 10, F16_BIAS = 15, BF16_FRACTION = 7, BF16_BIAS = 127 };

static double get_f16(uint64_t word)
{
    uint64_t sign = word >> 15, exponent = word >> F16_FRACTION & 31, fraction = word & 1023;

    if (exponent == 0)
        return ldexp(sign ? -(double)fraction : (double)fraction, 1 - F16_BIAS - F16_FRACTION);
    exponent = exponent == 31 ? 2047 : exponent - F16_BIAS + 1023;
    return get_f64(sign << 63 | exponent << 52 | fraction << (52 - F16_FRACTION));
}

/* In 16 bits, rounded to nearest, ties to even; not of a NaN. The exponent carries where the
 * fraction does. */
static inline uint64_t narrow(double value, unsigned fraction_bits, int bias)
{
    uint64_t word = put_f64(value), sign = word >> 63 << 15, rest, half, result;
    int exponent = (int)(word >> 52 & 2047) - 1023 + bias, largest = 2 * bias + 1;
    uint64_t significand = word & (((uint64_t)1 << 52) - 1);
    unsigned drop = 52 - fraction_bits;

    if (exponent >= largest)
        return sign | (uint64_t)largest << fraction_bits;
    if (exponent <= 0) {
        if (exponent < -(int)fraction_bits - 1)
            return sign;
        significand |= (uint64_t)1 << 52;
        drop += (unsigned)(1 - exponent);
        exponent = 0;
    }
    result = ((uint64_t)exponent << fraction_bits) + (significand >> drop);
    rest = significand & (((uint64_t)1 << drop) - 1);
    half = (uint64_t)1 << (drop - 1);
    return sign | (result + (rest > half || (rest == half && (result & 1))));
}

static inline uint64_t put_f16(double value)
{
    return narrow(value, F16_FRACTION, F16_BIAS);
}

static inline uint64_t put_bf16(double value)
{
    return narrow(value, BF16_FRACTION, BF16_BIAS);
}

/* A twin of two operands in one format, and one that finds the first in `acc`. */
#define BINARY_FROM(name, type, format, first, expression)                                         \
    static Flow name##_##format(FAST_PARAMETERS)                                                   \
    {                                                                                              \
        type a = get_##format(first), b = get_##format(words[op->b]);                              \
        type result = (expression);                                                                \
                                                                                                   \
        if (result != result)                                                                      \
            return fast_by_definition(op, words, machine, acc);                                    \
        return fast_give(op, words, machine, put_##format(result));                                \
    }
#define BINARY(name, type, format, expression)                                                     \
    BINARY_FROM(name, type, format, words[op->a], expression)                                      \
    BINARY_FROM(name##_acc, type, format, acc, expression)

#define IN_ALL_FORMATS(name, expression)                                                           \
    BINARY(name, double, f64, expression)                                                          \
    BINARY(name, float, f32, expression)                                                           \
    BINARY(name, double, f16, expression)                                                          \
    BINARY(name, double, bf16, expression)

IN_ALL_FORMATS(add, a + b)
IN_ALL_FORMATS(subtract, a - b)
IN_ALL_FORMATS(multiply, a *b)
IN_ALL_FORMATS(divide, a / b)

/* Of two zeros the sign matters: the definition looks at it. */
IN_ALL_FORMATS(greatest, a > b ? a : b > a ? b : a == b && a != 0 ? a : (double)NAN)
IN_ALL_FORMATS(least, a < b ? a : b < a ? b : a == b && a != 0 ? a : (double)NAN)

typedef enum Format { IN_F64, IN_F32, IN_F16, IN_BF16, FORMATS } Format;

/* FORMATS where it is none of these. */
static Format format_of(const Slot *slot)
{
    const FloatFormat *format =
        slot->layout && slot->layout->kind == LAYOUT_FLOAT ? slot->layout->format : NULL;

    return format == &FLOAT_F64    ? IN_F64
           : format == &FLOAT_F32  ? IN_F32
           : format == &FLOAT_F16  ? IN_F16
           : format == &FLOAT_BF16 ? IN_BF16
                                   : FORMATS;
}

/* Under these results may be poison. */
static bool has_promises(const Node *node, const char *name)
{
    const Attr *flags = op_attr(node->op, name);

    if (flags && flags->kind == ATTR_DIALECT)
        flags = flags->dialect.params[0];
    return flags && int_low_u(flags->integer) & (FAST_NNAN | FAST_NINF);
}

typedef struct Runs { /* by formats */
    FastRun *plain[FORMATS], *acc[FORMATS];
} Runs;

static bool emit_in_format(FastCompiler *c, const Node *node, const Runs *runs, bool commutes)
{
    Format format = format_of(&node->results[0]);
    bool swapped;
    uint32_t first;
    FastOp *op;

    if (format == FORMATS || has_promises(node, "fastmath"))
        return false;
    swapped = commutes && fast_in_acc(c, fast_in(node, 1));
    first = fast_in(node, swapped);
    op = fast_emit(c, fast_in_acc(c, first) ? runs->acc[format] : runs->plain[format]);
    op->to = fast_out(node, 0);
    op->a = first;
    op->b = fast_in(node, !swapped);
    fast_gives(c, op->to);
    return true;
}

#define EMIT_IN_FORMAT(name, commutes)                                                             \
    static bool emit_##name(FastCompiler *c, const Node *node, const FastTwin *twin)               \
    {                                                                                              \
        static const Runs RUNS = {                                                                 \
            { name##_f64, name##_f32, name##_f16, name##_bf16 },                                   \
            { name##_acc_f64, name##_acc_f32, name##_acc_f16, name##_acc_bf16 },                   \
        };                                                                                         \
                                                                                                   \
        (void)twin;                                                                                \
        return emit_in_format(c, node, &RUNS, commutes);                                           \
    }

EMIT_IN_FORMAT(add, true)
EMIT_IN_FORMAT(subtract, false)
EMIT_IN_FORMAT(multiply, true)
EMIT_IN_FORMAT(divide, false)
EMIT_IN_FORMAT(greatest, false)
EMIT_IN_FORMAT(least, false)

/* imm: the bit that is the sign. */
static Flow negate(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a] ^ op->imm);
}

static Flow absolute(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->a] & ~op->imm);
}

static bool emit_sign(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    FastOp *op;

    if (format_of(&node->results[0]) == FORMATS || has_promises(node, "fastmath"))
        return false;
    op = fast_emit(c, twin->run);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->imm = (uint64_t)1 << (node->results[0].layout->width - 1);
    return true;
}

/* Comparisons. imm: the outcomes that satisfy the predicate. */
static inline Flow give_outcome(const FastOp *op, uint64_t *words, Machine *machine, double a,
                                double b)
{
    unsigned outcome = a < b    ? CMPF_LESS
                       : a > b  ? CMPF_GREATER
                       : a == b ? CMPF_EQUAL
                                : CMPF_UNORDERED;

    return fast_give(op, words, machine, (op->imm & outcome) != 0);
}

#define COMPARE(format)                                                                            \
    static Flow compare_##format(FAST_PARAMETERS)                                                  \
    {                                                                                              \
        return give_outcome(op, words, machine, get_##format(words[op->a]),                        \
                            get_##format(words[op->b]));                                           \
    }

COMPARE(f64)
COMPARE(f32)
COMPARE(f16)
COMPARE(bf16)

static bool emit_compare(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    static FastRun *const RUNS[] = { compare_f64, compare_f32, compare_f16, compare_bf16 };
    Format format = format_of(&node->operands[0]);
    FastOp *op;

    (void)twin;
    if (format == FORMATS || has_promises(node, "fastmath"))
        return false;
    op = fast_emit(c, RUNS[format]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, 1);
    op->imm = CMPF_ACCEPTS[fast_flags(node, 0)];
    return true;
}

/* Conversions. */

static double get(Format format, uint64_t word)
{
    return format == IN_F64   ? get_f64(word)
           : format == IN_F32 ? get_f32(word)
           : format == IN_F16 ? get_f16(word)
                              : get_bf16(word);
}

static uint64_t put(Format format, double value)
{
    return format == IN_F64   ? put_f64(value)
           : format == IN_F32 ? put_f32((float)value)
           : format == IN_F16 ? put_f16(value)
                              : put_bf16(value);
}

/* b, c: the formats before and behind. */
static Flow convert(FAST_PARAMETERS)
{
    double value = get((Format)op->b, words[op->a]);

    if (value != value)
        return fast_by_definition(op, words, machine, acc);
    return fast_give(op, words, machine, put((Format)op->c, value));
}

static bool emit_convert(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    Format from = format_of(&node->operands[0]), to = format_of(&node->results[0]);
    FastOp *op;

    (void)twin;
    if (from == FORMATS || to == FORMATS || op_attr(node->op, "roundingmode")
        || has_promises(node, "fastmath"))
        return false;
    op = fast_emit(c, convert);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = from;
    op->c = to;
    return true;
}

/* imm: 64 minus the integer's width. */
static Flow signed_to_f64(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, put_f64((double)fast_signed(words[op->a], op->imm)));
}

static Flow signed_to_f32(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, put_f32((float)fast_signed(words[op->a], op->imm)));
}

static Flow unsigned_to_f64(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, put_f64((double)words[op->a]));
}

static Flow unsigned_to_f32(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, put_f32((float)words[op->a]));
}

static bool emit_from_int(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    Format to = format_of(&node->results[0]);
    FastOp *op;

    if ((to != IN_F64 && to != IN_F32) || !fast_is_int(&node->operands[0])
        || op_attr(node->op, "roundingmode"))
        return false;
    op = fast_emit(c, to == IN_F64 ? twin->run_64 : twin->run_32);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->imm = 64 - node->operands[0].layout->width;
    return true;
}

/* b: the format. What does not fit the integer is poison. */
static Flow to_signed(FAST_PARAMETERS)
{
    double value = trunc(get((Format)op->b, words[op->a]));
    double end = ldexp(1, 63 - (int)op->imm);

    if (!(value >= -end && value < end))
        return fast_by_definition(op, words, machine, acc);
    return fast_give(op, words, machine, fast_cut((uint64_t)(int64_t)value, op->imm));
}

static bool emit_to_signed(FastCompiler *c, const Node *node, const FastTwin *twin)
{
    Format from = format_of(&node->operands[0]);
    FastOp *op;

    (void)twin;
    if (from == FORMATS || !fast_is_int(&node->results[0]))
        return false;
    op = fast_emit(c, to_signed);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = from;
    op->imm = 64 - node->results[0].layout->width;
    return true;
}

const FastTwin FAST_FLOAT_TWINS[] = {
    { "arith.addf", emit_add },
    { "arith.subf", emit_subtract },
    { "arith.mulf", emit_multiply },
    { "arith.divf", emit_divide },
    { "arith.maximumf", emit_greatest },
    { "arith.minimumf", emit_least },
    { "arith.maxnumf", emit_greatest },
    { "arith.minnumf", emit_least },
    { "arith.negf", emit_sign, .run = negate },
    { "math.absf", emit_sign, .run = absolute },
    { "arith.cmpf", emit_compare },
    { "arith.extf", emit_convert },
    { "arith.truncf", emit_convert },
    { "arith.sitofp", emit_from_int, signed_to_f64, signed_to_f32 },
    { "arith.uitofp", emit_from_int, unsigned_to_f64, unsigned_to_f32 },
    { "arith.fptosi", emit_to_signed },
    { 0 },
};
