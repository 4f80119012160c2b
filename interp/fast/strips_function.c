/* Kernels of functions of floats, which are the definition's own. A NaN is left to FastOps. */
#include "interp/fast/formats.h"
#include "interp/fast/strip.h"

/* Of elements of a type, the function being the last input; that of one reads no second. */
#define FUNCTION(name, type)                                                                       \
    static bool name(void *restrict out, const void *const *in, uint32_t count)                    \
    {                                                                                              \
        const FloatFunction *function = in[STRIP_INPUTS - 1];                                      \
        const type *as = in[0], *bs = function->of_two ? in[1] : as;                               \
        type *r = out;                                                                             \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            uint64_t result;                                                                       \
                                                                                                   \
            if (!fast_apply_function(function, as[i], bs[i], &result))                             \
                return false;                                                                      \
            r[i] = (type)result;                                                                   \
        }                                                                                          \
        return true;                                                                               \
    }

FUNCTION(apply_8, uint64_t)
FUNCTION(apply_4, uint32_t)
FUNCTION(apply_2, uint16_t)

static bool choose(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    static StripKernel *const RUNS[FORMATS] = { apply_8, apply_4, apply_2, apply_2 };
    Format format = format_of(&node->results[0]);

    (void)handler;
    if (format == FORMATS || has_promises(node))
        return false;
    *kernels = (StripKernels){ .run = RUNS[format], .of_function = true };
    return true;
}

const StripHandler STRIP_FUNCTION_HANDLERS[] = {
    { PRIM_FLOAT_FUNCTION, choose },
    { PRIM_FLOAT_RSQRT, choose },
    { 0 },
};
