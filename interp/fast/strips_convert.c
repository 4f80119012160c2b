/* Kernels that change the size of integers, and between integers and floats. */
#include "interp/fast/formats.h"
#include "interp/fast/strip.h"

#include <string.h>

#define CONVERT(name, from, to, expression)                                                        \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const from *restrict as = in[0];                                                           \
        to *restrict r = out;                                                                      \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            from a = as[i];                                                                        \
                                                                                                   \
            r[i] = (to)(expression);                                                               \
        }                                                                                          \
        return true;                                                                               \
    }

/* From each size to each: a larger one is filled up as the type's sign says. */
#define FROM(name, type)                                                                           \
    CONVERT(name##_1, type, uint8_t, a)                                                            \
    CONVERT(name##_2, type, uint16_t, a)                                                           \
    CONVERT(name##_4, type, uint32_t, a) CONVERT(name##_8, type, uint64_t, a)

FROM(zero_1, uint8_t)
FROM(zero_2, uint16_t)
FROM(zero_4, uint32_t)
FROM(zero_8, uint64_t)
FROM(sign_1, int8_t)
FROM(sign_2, int16_t)
FROM(sign_4, int32_t)
FROM(sign_8, int64_t)

#define TO_FLOATS(name, type)                                                                      \
    CONVERT(name##_f64, type, double, a)                                                           \
    CONVERT(name##_f32, type, float, a)

TO_FLOATS(unsigned_1, uint8_t)
TO_FLOATS(unsigned_2, uint16_t)
TO_FLOATS(unsigned_4, uint32_t)
TO_FLOATS(unsigned_8, uint64_t)
TO_FLOATS(signed_1, int8_t)
TO_FLOATS(signed_2, int16_t)
TO_FLOATS(signed_4, int32_t)
TO_FLOATS(signed_8, int64_t)

#define TO_ALL(name)                                                                               \
    {                                                                                              \
        name##_1, name##_2, name##_4, name##_8                                                     \
    }

static bool choose_resize(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    static StripKernel *const ZERO[4][4] = { TO_ALL(zero_1), TO_ALL(zero_2), TO_ALL(zero_4),
                                             TO_ALL(zero_8) };
    static StripKernel *const SIGN[4][4] = { TO_ALL(sign_1), TO_ALL(sign_2), TO_ALL(sign_4),
                                             TO_ALL(sign_8) };
    int from = strip_size(&node->operands[0]), to = strip_size(&node->results[0]);

    if (from < 0 || to < 0 || fast_has_flags(node))
        return false;
    *kernels = (StripKernels){ .run = handler->is_signed ? SIGN[from][to] : ZERO[from][to] };
    return true;
}

/* A bit is a byte that is 0 or 1. */
static bool choose_from_bit(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    static StripKernel *const ZERO[4] = TO_ALL(zero_1);
    const Layout *from = node->operands[0].layout;
    int to = strip_size(&node->results[0]);

    (void)handler;
    if (!from || !layout_is_int(from) || from->width != 1 || to < 0 || fast_has_flags(node))
        return false;
    *kernels = (StripKernels){ .run = ZERO[to] };
    return true;
}

static bool choose_to_float(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    static StripKernel *const SIGNED[4][2] = { { signed_1_f64, signed_1_f32 },
                                               { signed_2_f64, signed_2_f32 },
                                               { signed_4_f64, signed_4_f32 },
                                               { signed_8_f64, signed_8_f32 } };
    static StripKernel *const UNSIGNED[4][2] = { { unsigned_1_f64, unsigned_1_f32 },
                                                 { unsigned_2_f64, unsigned_2_f32 },
                                                 { unsigned_4_f64, unsigned_4_f32 },
                                                 { unsigned_8_f64, unsigned_8_f32 } };
    Format to = format_of(&node->results[0]);
    int from = strip_size(&node->operands[0]);

    if (from < 0 || to > IN_F32 || fast_has_flags(node))
        return false;
    *kernels = (StripKernels){ .run = handler->is_signed ? SIGNED[from][to] : UNSIGNED[from][to] };
    return true;
}

/* Between floats. A NaN is left to FastOps. */
#define WIDEN(name, from, to, expression)                                                          \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const from *restrict as = in[0];                                                           \
        to *restrict r = out;                                                                      \
        int bad = 0;                                                                               \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            from a = as[i];                                                                        \
            to result = (to)(expression);                                                          \
                                                                                                   \
            r[i] = result;                                                                         \
            bad |= result != result;                                                               \
        }                                                                                          \
        return !bad;                                                                               \
    }
#define NARROW(format)                                                                             \
    STRIP_KERNEL f32_to_##format(void *restrict out, const void *const *in, uint32_t count)        \
    {                                                                                              \
        const uint32_t *restrict as = in[0];                                                       \
        uint16_t *restrict r = out;                                                                \
        int bad = 0;                                                                               \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            bad |= !rounds_##format(as[i]);                                                        \
            r[i] = round_##format(as[i]);                                                          \
        }                                                                                          \
        return !bad;                                                                               \
    }

WIDEN(f16_to_f32, uint16_t, float, widen_f16(a))
WIDEN(f16_to_f64, uint16_t, double, widen_f16(a))
WIDEN(bf16_to_f32, uint16_t, float, widen_bf16(a))
WIDEN(bf16_to_f64, uint16_t, double, widen_bf16(a))
WIDEN(f32_to_f64, float, double, a)
WIDEN(f64_to_f32, double, float, a)
NARROW(f16)
NARROW(bf16)

static bool choose_between_floats(const Node *node, const StripHandler *handler,
                                  StripKernels *kernels)
{
    static StripKernel *const RUNS[FORMATS][FORMATS] = {
        [IN_F64] = { [IN_F32] = f64_to_f32 },
        [IN_F32] = { [IN_F64] = f32_to_f64, [IN_F16] = f32_to_f16, [IN_BF16] = f32_to_bf16 },
        [IN_F16] = { [IN_F64] = f16_to_f64, [IN_F32] = f16_to_f32 },
        [IN_BF16] = { [IN_F64] = bf16_to_f64, [IN_F32] = bf16_to_f32 },
    };
    Format from = format_of(&node->operands[0]), to = format_of(&node->results[0]);

    (void)handler;
    if (from == FORMATS || to == FORMATS || !RUNS[from][to] || has_promises(node)
        || op_attr(node->op, "roundingmode"))
        return false;
    *kernels = (StripKernels){ .run = RUNS[from][to] };
    return true;
}

StripKernel *strip_copying(unsigned bytes)
{
    return bytes == 1 ? zero_1_1 : bytes == 2 ? zero_2_2 : bytes == 4 ? zero_4_4 : zero_8_8;
}

/* The same bytes. */
static bool choose_bitcast(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    bool to_float = strip_size(&node->operands[0]) >= 0;
    int size = strip_size(&(to_float ? node->operands : node->results)[0]);

    (void)handler;
    if (size < 0 || format_of(&(to_float ? node->results : node->operands)[0]) == FORMATS
        || type_bits(node->op->operands[0]->type) != type_bits(node->op->results[0]->type))
        return false;
    *kernels = (StripKernels){ .run = strip_copying(1u << size) };
    return true;
}

const StripHandler STRIP_CONVERT_HANDLERS[] = {
    { PRIM_INT_EXT_U, choose_resize },
    { PRIM_INT_EXT_U, choose_from_bit },
    { PRIM_INT_EXT_S, choose_resize, .is_signed = true },
    { PRIM_INT_TRUNC, choose_resize },
    { PRIM_INT_RESIZE_S, choose_resize, .is_signed = true },
    { PRIM_INT_RESIZE_U, choose_resize },
    { PRIM_FLOAT_FROM_INT_S, choose_to_float, .is_signed = true },
    { PRIM_FLOAT_FROM_INT_U, choose_to_float },
    { PRIM_FLOAT_EXTEND, choose_between_floats },
    { PRIM_FLOAT_NARROW, choose_between_floats },
    { PRIM_BITCAST, choose_bitcast },
    { 0 },
};
