/* Kernels of float operations, on f32 and f64, as twins_float.c has them. A NaN among the results
 * is left to FastOps. */
#include "interp/fast/strip.h"

#include "dialects/arith/arith.h"

#define BINARY(name, type, expression)                                                             \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1];                                     \
        type *restrict r = out;                                                                    \
        int bad = 0;                                                                               \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type a = as[i], b = bs[i], result = (expression);                                      \
                                                                                                   \
            r[i] = result;                                                                         \
            bad |= result != result;                                                               \
        }                                                                                          \
        return !bad;                                                                               \
    }

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
#define CHOICE(name, type, expression)                                                             \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1];                                     \
        type *restrict r = out;                                                                    \
        int bad = 0;                                                                               \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type a = as[i], b = bs[i];                                                             \
                                                                                                   \
            bad |= !(a < b || a > b || (a == b && a != 0));                                        \
            r[i] = (expression);                                                                   \
        }                                                                                          \
        return !bad;                                                                               \
    }
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
            bad |= !(a < b || a > b || (a == b && a != 0));                                        \
            a = (expression);                                                                      \
            r[i] = a;                                                                              \
        }                                                                                          \
        return !bad;                                                                               \
    }

#define BOTH(binary, scan, name, expression)                                                       \
    binary(name##_f32, float, expression) binary(name##_f64, double, expression)                   \
        scan(scan_##name##_f32, float, expression) scan(scan_##name##_f64, double, expression)

BOTH(BINARY, SCAN, add, a + b)
BOTH(BINARY, SCAN, subtract, a - b)
BOTH(BINARY, SCAN, multiply, a *b)
BINARY(divide_f32, float, a / b)
BINARY(divide_f64, double, a / b)
BOTH(CHOICE, CHOICE_SCAN, least, a < b ? a : b)
BOTH(CHOICE, CHOICE_SCAN, greatest, a > b ? a : b)

#define COMPARE(name, type, expression)                                                            \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1];                                     \
        uint8_t *restrict r = out;                                                                 \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type a = as[i], b = bs[i];                                                             \
                                                                                                   \
            r[i] = (expression);                                                                   \
        }                                                                                          \
        return true;                                                                               \
    }
#define COMPARE_BOTH(name, expression)                                                             \
    COMPARE(name##_f32, float, expression) COMPARE(name##_f64, double, expression)

COMPARE_BOTH(equal, a == b)
COMPARE_BOTH(greater, a > b)
COMPARE_BOTH(not_less, a >= b)
COMPARE_BOTH(less, a < b)
COMPARE_BOTH(not_greater, a <= b)

int strip_format(const Slot *slot)
{
    const Layout *layout = slot->layout;

    if (!layout || layout->kind != LAYOUT_FLOAT)
        return -1;
    return layout->format == &FLOAT_F32 ? 0 : layout->format == &FLOAT_F64 ? 1 : -1;
}

static bool choose(const Node *node, const StripTwin *twin, StripKernels *kernels)
{
    int format = strip_format(&node->operands[0]);

    if (format < 0)
        return false;
    *kernels = (StripKernels){ twin->run[format], twin->scan[format], twin->commutes };
    return true;
}

/* Under `nnan` and `ninf` a result may be poison. */
static bool choose_unflagged(const Node *node, const StripTwin *twin, StripKernels *kernels)
{
    return !(fast_flags(node, 0) & (FAST_NNAN | FAST_NINF)) && choose(node, twin, kernels);
}

static bool choose_compare(const Node *node, const StripTwin *twin, StripKernels *kernels)
{
    return fast_flags(node, 0) == twin->predicate
           && !(fast_flags(node, 1) & (FAST_NNAN | FAST_NINF)) && choose(node, twin, kernels);
}

#define RUN(name) .run = { name##_f32, name##_f64 }
#define RUN_AND_SCAN(name) RUN(name), .scan = { scan_##name##_f32, scan_##name##_f64 }

const StripTwin STRIP_FLOAT_TWINS[] = {
    { "arith.addf", choose_unflagged, RUN_AND_SCAN(add), true },
    { "arith.subf", choose_unflagged, RUN_AND_SCAN(subtract) },
    { "arith.mulf", choose_unflagged, RUN_AND_SCAN(multiply), true },
    { "arith.divf", choose_unflagged, RUN(divide) },
    { "arith.minimumf", choose_unflagged, RUN_AND_SCAN(least), true },
    { "arith.maximumf", choose_unflagged, RUN_AND_SCAN(greatest), true },
    { "arith.minnumf", choose_unflagged, RUN_AND_SCAN(least), true },
    { "arith.maxnumf", choose_unflagged, RUN_AND_SCAN(greatest), true },
    { "arith.cmpf", choose_compare, RUN(equal), .predicate = 1 },
    { "arith.cmpf", choose_compare, RUN(greater), .predicate = 2 },
    { "arith.cmpf", choose_compare, RUN(not_less), .predicate = 3 },
    { "arith.cmpf", choose_compare, RUN(less), .predicate = 4 },
    { "arith.cmpf", choose_compare, RUN(not_greater), .predicate = 5 },
    { 0 },
};
