/* Kernels of float operations, as handlers_float.c has them. A NaN among the results is left to
 * FastOps. */
#include "interp/fast/formats.h"
#include "interp/fast/strip.h"
#include "interp/fast/strip_sweep.h"

#include <math.h>

/* As wide as what they tell of: comparisons of vectors give such. */
typedef int64_t double_bits;
typedef int32_t float_bits;

/* Elements a and b to a result, where all are plain. */
#define ELEMENTS(name, type, expression, plain)                                                    \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1];                                     \
        type *restrict r = out;                                                                    \
        type##_bits bad = 0;                                                                       \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type a = as[i], b = bs[i], result = (expression);                                      \
                                                                                                   \
            r[i] = result;                                                                         \
            bad |= !(plain);                                                                       \
        }                                                                                          \
        return !bad;                                                                               \
    }
#define BINARY(name, type, expression) ELEMENTS(name, type, expression, result == result)

/* A NaN stays one to the end. */
#define SCAN(name, type, expression)                                                               \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict bs = in[0];                                                           \
        type *restrict r = out;                                                                    \
        type a = r[-1];                                                                            \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type b = bs[i];                                                                        \
                                                                                                   \
            a = (expression);                                                                      \
            r[i] = a;                                                                              \
        }                                                                                          \
        return a == a;                                                                             \
    }

/* Where one of two is taken: not of NaNs, nor of two zeros, whose signs matter. */
#define MAY_CHOOSE (a < b || a > b || (a == b && a != 0))
#define CHOICE(name, type, expression) ELEMENTS(name, type, expression, MAY_CHOOSE)
#define CHOICE_SCAN(name, type, expression)                                                        \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict bs = in[0];                                                           \
        type *restrict r = out;                                                                    \
        type a = r[-1];                                                                            \
        int bad = 0;                                                                               \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type b = bs[i];                                                                        \
                                                                                                   \
            bad |= !MAY_CHOOSE;                                                                    \
            a = (expression);                                                                      \
            r[i] = a;                                                                              \
        }                                                                                          \
        return !bad;                                                                               \
    }

/* f16 and bf16 are computed in f32, and rounded as handlers_float.c says; where a result is neither
 * normal nor zero all of them are computed in f64. */
#define HALF(name, format, expression)                                                             \
    static bool name##_##format##_in_f64(uint16_t *restrict r, const uint16_t *restrict as,        \
                                         const uint16_t *restrict bs, uint32_t count)              \
    {                                                                                              \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            double a = get_##format(as[i]), b = get_##format(bs[i]), result = (expression);        \
                                                                                                   \
            if (result != result)                                                                  \
                return false;                                                                      \
            r[i] = (uint16_t)put_##format(result);                                                 \
        }                                                                                          \
        return true;                                                                               \
    }                                                                                              \
    STRIP_KERNEL name##_##format(void *restrict out, const void *const *in, uint32_t count)        \
    {                                                                                              \
        const uint16_t *restrict as = in[0], *restrict bs = in[1];                                 \
        uint16_t *restrict r = out;                                                                \
        uint32_t bad = 0;                                                                          \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            float a = widen_##format(as[i]), b = widen_##format(bs[i]);                            \
            uint32_t result = put_f32(expression);                                                 \
                                                                                                   \
            bad |= !rounds_##format(result);                                                       \
            r[i] = round_##format(result);                                                         \
        }                                                                                          \
        return !bad || name##_##format##_in_f64(r, as, bs, count);                                 \
    }
#define HALF_SCAN(name, format, expression)                                                        \
    static bool scan_##name##_##format(void *restrict out, const void *const *in, uint32_t count)  \
    {                                                                                              \
        const uint16_t *restrict bs = in[0];                                                       \
        uint16_t *restrict r = out;                                                                \
        float a = widen_##format(r[-1]);                                                           \
        uint32_t bad = 0;                                                                          \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            float b = widen_##format(bs[i]);                                                       \
            uint32_t result = put_f32(expression);                                                 \
                                                                                                   \
            bad |= !rounds_##format(result);                                                       \
            r[i] = round_##format(result);                                                         \
            a = widen_##format(r[i]);                                                              \
        }                                                                                          \
        return !bad;                                                                               \
    }
#define HALVES(name, expression)                                                                   \
    HALF(name, f16, expression)                                                                    \
    HALF(name, bf16, expression)
#define HALF_SCANS(name, expression)                                                               \
    HALF_SCAN(name, f16, expression)                                                               \
    HALF_SCAN(name, bf16, expression)

#define BOTH(binary, scan, name, expression)                                                       \
    binary(name##_f32, float, expression) binary(name##_f64, double, expression)                   \
        scan(scan_##name##_f32, float, expression) scan(scan_##name##_f64, double, expression)

BOTH(BINARY, SCAN, add, a + b)
BOTH(BINARY, SCAN, subtract, a - b)
BOTH(BINARY, SCAN, multiply, a *b)
HALVES(add, a + b)
HALVES(subtract, a - b)
HALVES(multiply, a *b)
HALVES(divide, a / b)
HALF_SCANS(add, a + b)
HALF_SCANS(subtract, a - b)
HALF_SCANS(multiply, a *b)
BINARY(divide_f32, float, a / b)
BINARY(divide_f64, double, a / b)
BOTH(CHOICE, CHOICE_SCAN, least, a < b ? a : b)
BOTH(CHOICE, CHOICE_SCAN, greatest, a > b ? a : b)

/* Of the bits alone: a NaN is as good as any. */
#define SIGN(name, type, expression)                                                               \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], sign = (type)((type)1 << (8 * sizeof(type) - 1));         \
        type *restrict r = out;                                                                    \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++)                                                       \
            r[i] = (type)(expression);                                                             \
        return true;                                                                               \
    }
#define SIGN_BOTH(name, expression)                                                                \
    SIGN(name##_f64, uint64_t, expression)                                                         \
    SIGN(name##_f32, uint32_t, expression)                                                         \
    SIGN(name##_half, uint16_t, expression)

SIGN_BOTH(negate, as[i] ^ sign)
SIGN_BOTH(absolute, as[i] & ~sign)

/* Products with a factor that stays. */
#define SCALE(name, type)                                                                          \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], b = *(const type *)in[1];                                 \
        type *restrict r = out;                                                                    \
        type##_bits bad = 0;                                                                       \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type result = as[i] * b;                                                               \
                                                                                                   \
            r[i] = result;                                                                         \
            bad |= result != result;                                                               \
        }                                                                                          \
        return !bad;                                                                               \
    }

SCALE(scale_f64, double)
SCALE(scale_f32, float)

/* Pairs: x is what the first makes of a and b, c the other input of the second. Where x is a NaN
 * the result is one. */
#define PAIR(name, type, get_b, get_c, first, second)                                              \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1], *restrict cs = in[2];               \
        const type b0 = *bs, c0 = *cs;                                                             \
        type *restrict r = out;                                                                    \
        type##_bits bad = 0;                                                                       \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type a = as[i], b = get_b, c = get_c, x = (first), result = (second);                  \
                                                                                                   \
            r[i] = result;                                                                         \
            bad |= result != result;                                                               \
        }                                                                                          \
        (void)b0, (void)c0;                                                                        \
        return !bad;                                                                               \
    }
#define PAIR_SCAN(name, type, get_b, first, second)                                                \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1];                                     \
        const type b0 = *bs;                                                                       \
        type *restrict r = out;                                                                    \
        type c = r[-1];                                                                            \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type a = as[i], b = get_b, x = (first);                                                \
                                                                                                   \
            r[i] = c = (second);                                                                   \
        }                                                                                          \
        (void)b0;                                                                                  \
        return c == c;                                                                             \
    }
#define PAIRS_OF_TYPE(name, format, type, get_b, first)                                            \
    PAIR(name##_add_##format, type, get_b, cs[i], first, x + c)                                    \
    PAIR(name##_subtract_##format, type, get_b, cs[i], first, x - c)                               \
    PAIR(name##_subtract_from_##format, type, get_b, cs[i], first, c - x)                          \
    PAIR(name##_multiply_##format, type, get_b, cs[i], first, x *c)                                \
    PAIR(name##_scale_##format, type, get_b, c0, first, x *c)                                      \
    PAIR_SCAN(scan_##name##_add_##format, type, get_b, first, c + x)                               \
    PAIR_SCAN(scan_##name##_subtract_##format, type, get_b, first, c - x)
#define PAIRS(name, get_b, first)                                                                  \
    PAIRS_OF_TYPE(name, f64, double, get_b, first)                                                 \
    PAIRS_OF_TYPE(name, f32, float, get_b, first)

PAIRS(add, bs[i], a + b)
PAIRS(subtract, bs[i], a - b)
PAIRS(multiply, bs[i], a *b)
PAIRS(scale, b0, a *b)

StripKernel *strip_scaling(StripKernel *run)
{
    return run == multiply_f64 ? scale_f64 : run == multiply_f32 ? scale_f32 : NULL;
}

StripLink strip_link(StripKernel *run)
{
    static StripKernel *const LINKED[] = {
        [LINK_ADD_F64] = add_f64,           [LINK_SUBTRACT_F64] = subtract_f64,
        [LINK_MULTIPLY_F64] = multiply_f64, [LINK_DIVIDE_F64] = divide_f64,
        [LINK_ADD_F32] = add_f32,           [LINK_SUBTRACT_F32] = subtract_f32,
        [LINK_MULTIPLY_F32] = multiply_f32, [LINK_DIVIDE_F32] = divide_f32,
    };

    if (run == strip_copying(4) || run == strip_copying(8))
        return run == strip_copying(4) ? LINK_COPY_4 : LINK_COPY_8;
    for (unsigned i = LINK_CALL + 1; i < sizeof LINKED / sizeof *LINKED; i++)
        if (LINKED[i] == run)
            return (StripLink)i;
    return LINK_CALL;
}

#define ROWS_OF_TYPE(name, format)                                                                 \
    { name##_##format, add_##format, 0, name##_add_##format },                                     \
        { name##_##format, add_##format, 1, name##_add_##format },                                 \
        { name##_##format, subtract_##format, 0, name##_subtract_##format },                       \
        { name##_##format, subtract_##format, 1, name##_subtract_from_##format },                  \
        { name##_##format, multiply_##format, 0, name##_multiply_##format },                       \
        { name##_##format, multiply_##format, 1, name##_multiply_##format },                       \
        { name##_##format, scale_##format, 0, name##_scale_##format },                             \
        { name##_##format, scan_add_##format, 0, scan_##name##_add_##format },                     \
    {                                                                                              \
        name##_##format, scan_subtract_##format, 0, scan_##name##_subtract_##format                \
    }
#define ROWS(name) ROWS_OF_TYPE(name, f64), ROWS_OF_TYPE(name, f32)

StripKernel *strip_pair(StripKernel *first, StripKernel *second, unsigned input)
{
    static const struct {
        StripKernel *first, *second;
        unsigned input;
        StripKernel *run;
    } PAIRED[] = { ROWS(add), ROWS(subtract), ROWS(multiply), ROWS(scale) };

    for (size_t i = 0; i < sizeof PAIRED / sizeof *PAIRED; i++)
        if (PAIRED[i].first == first && PAIRED[i].second == second && PAIRED[i].input == input)
            return PAIRED[i].run;
    return NULL;
}

#define FUSED(format, type, function)                                                              \
    STRIP_FUSED_KERNEL fused_##format(void *restrict out, const void *const *in, uint32_t count)   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1], *restrict cs = in[2];               \
        type *restrict r = out;                                                                    \
        int bad = 0;                                                                               \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type result = function(as[i], bs[i], cs[i]);                                           \
                                                                                                   \
            r[i] = result;                                                                         \
            bad |= result != result;                                                               \
        }                                                                                          \
        return !bad;                                                                               \
    }                                                                                              \
    STRIP_FUSED_KERNEL scan_fused_##format(void *restrict out, const void *const *in,              \
                                           uint32_t count)                                         \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1];                                     \
        type *restrict r = out;                                                                    \
        type c = r[-1];                                                                            \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++)                                                       \
            r[i] = c = function(as[i], bs[i], c);                                                  \
        return c == c;                                                                             \
    }

FUSED(f64, double, fma)
FUSED(f32, float, fmaf)

#define COMPARE_BOTH(name, expression)                                                             \
    STRIP_COMPARE(name##_f32, float, expression) STRIP_COMPARE(name##_f64, double, expression)

COMPARE_BOTH(equal, a == b)
COMPARE_BOTH(greater, a > b)
COMPARE_BOTH(not_less, a >= b)
COMPARE_BOTH(less, a < b)
COMPARE_BOTH(not_greater, a <= b)

static bool choose(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    Format format = format_of(&node->operands[0]);

    if (format == FORMATS || !handler->run[format])
        return false;
    *kernels = (StripKernels){ handler->run[format], handler->scan[format], handler->commutes,
                               handler->carried };
    return true;
}

/* Under `nnan` and `ninf` a result may be poison. */
static bool choose_unflagged(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    return !(fast_flags(node, 0) & (FAST_NNAN | FAST_NINF)) && choose(node, handler, kernels);
}

static bool choose_compare(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    return fast_flags(node, 0) == handler->predicate
           && !(fast_flags(node, 1) & (FAST_NNAN | FAST_NINF)) && choose(node, handler, kernels);
}

#define RUN(name) .run = { name##_f64, name##_f32 }
#define RUN_AND_SCAN(name) RUN(name), .scan = { scan_##name##_f64, scan_##name##_f32 }
#define RUN_SIGN(name) .run = { name##_f64, name##_f32, name##_half, name##_half }
#define RUN_ALL(name) .run = { name##_f64, name##_f32, name##_f16, name##_bf16 }
#define RUN_AND_SCAN_ALL(name)                                                                     \
    RUN_ALL(name),                                                                                 \
        .scan = { scan_##name##_f64, scan_##name##_f32, scan_##name##_f16, scan_##name##_bf16 }

const StripHandler STRIP_FLOAT_HANDLERS[] = {
    { PRIM_FLOAT_ADD, choose_unflagged, RUN_AND_SCAN_ALL(add), true, .sweep = strip_sweep_add },
    { PRIM_FLOAT_SUB, choose_unflagged, RUN_AND_SCAN_ALL(subtract) },
    { PRIM_FLOAT_MUL, choose_unflagged, RUN_AND_SCAN_ALL(multiply), true,
      .sweep = strip_sweep_multiply },
    { PRIM_FLOAT_DIV, choose_unflagged, RUN_ALL(divide) },
    { PRIM_FLOAT_NEG, choose_unflagged, RUN_SIGN(negate) },
    { PRIM_FLOAT_ABS, choose_unflagged, RUN_SIGN(absolute) },
    { PRIM_FLOAT_MINIMUM, choose_unflagged, RUN_AND_SCAN(least), true },
    { PRIM_FLOAT_MAXIMUM, choose_unflagged, RUN_AND_SCAN(greatest), true },
    { PRIM_FLOAT_MINNUM, choose_unflagged, RUN_AND_SCAN(least), true },
    { PRIM_FLOAT_MAXNUM, choose_unflagged, RUN_AND_SCAN(greatest), true },
    { PRIM_FLOAT_FMA, choose_unflagged, RUN_AND_SCAN(fused), .carried = 2,
      .sweep = strip_sweep_fma },
    { PRIM_FLOAT_CMP, choose_compare, RUN(equal), .predicate = 1 },
    { PRIM_FLOAT_CMP, choose_compare, RUN(greater), .predicate = 2 },
    { PRIM_FLOAT_CMP, choose_compare, RUN(not_less), .predicate = 3 },
    { PRIM_FLOAT_CMP, choose_compare, RUN(less), .predicate = 4 },
    { PRIM_FLOAT_CMP, choose_compare, RUN(not_greater), .predicate = 5 },
    { 0 },
};
