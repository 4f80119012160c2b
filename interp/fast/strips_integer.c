/* Kernels of integer operations, on integers of 8, 16, 32 and 64 bits and indices. */
#include "dialects/arith/arith.h"
#include "interp/fast/strip.h"

/* Elements a[i] and b[i] to r[i]. Sums and products of small types are made in `int`, where
 * unsigned ones of 16 bits would overflow: in `wide`, they wrap. */
#define BINARY(name, type, wide, expression)                                                       \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1];                                     \
        type *restrict r = out;                                                                    \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            wide a = (wide)as[i], b = (wide)bs[i];                                                 \
                                                                                                   \
            r[i] = (type)(expression);                                                             \
        }                                                                                          \
        return true;                                                                               \
    }

/* Result i of result i - 1 and element i. */
#define SCAN(name, type, wide, expression)                                                         \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict bs = in[0];                                                           \
        type *restrict r = out;                                                                    \
        wide a = (wide)r[-1];                                                                      \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            wide b = (wide)bs[i];                                                                  \
                                                                                                   \
            r[i] = (type)(expression);                                                             \
            a = (wide)r[i];                                                                        \
        }                                                                                          \
        return true;                                                                               \
    }

/* A handler that some elements are not plain for; these are computed as another, plain one. */
#define GUARDED(name, type, good, instead, expression)                                             \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1];                                     \
        type *restrict r = out;                                                                    \
        unsigned bad = 0;                                                                          \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type a = as[i], b = bs[i];                                                             \
                                                                                                   \
            bad |= !(good);                                                                        \
            b = (good) ? b : (type)(instead);                                                      \
            r[i] = (type)(expression);                                                             \
        }                                                                                          \
        return !bad;                                                                               \
    }

#define SELECT(name, type)                                                                         \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const uint8_t *restrict conditions = in[0];                                                \
        const type *restrict as = in[1], *restrict bs = in[2];                                     \
        type *restrict r = out;                                                                    \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++)                                                       \
            r[i] = conditions[i] ? as[i] : bs[i];                                                  \
        return true;                                                                               \
    }

#define UNSIGNED(handler, name, expression)                                                        \
    handler(name##_1, uint8_t, uint32_t, expression)                                               \
        handler(name##_2, uint16_t, uint32_t, expression)                                          \
            handler(name##_4, uint32_t, uint32_t, expression)                                      \
                handler(name##_8, uint64_t, uint64_t, expression)
#define SIGNED(handler, name, expression)                                                          \
    handler(name##_1, int8_t, int32_t, expression) handler(name##_2, int16_t, int32_t, expression) \
        handler(name##_4, int32_t, int32_t, expression)                                            \
            handler(name##_8, int64_t, int64_t, expression)
#define BOTH(sign, name, expression)                                                               \
    sign(BINARY, name, expression) sign(SCAN, scan_##name, expression)
#define GUARDED_UNSIGNED(name, good, instead, expression)                                          \
    GUARDED(name##_1, uint8_t, good, instead, expression)                                          \
    GUARDED(name##_2, uint16_t, good, instead, expression)                                         \
    GUARDED(name##_4, uint32_t, good, instead, expression)                                         \
    GUARDED(name##_8, uint64_t, good, instead, expression)
#define GUARDED_SIGNED(name, good, instead, expression)                                            \
    GUARDED(name##_1, int8_t, good, instead, expression)                                           \
    GUARDED(name##_2, int16_t, good, instead, expression)                                          \
    GUARDED(name##_4, int32_t, good, instead, expression)                                          \
    GUARDED(name##_8, int64_t, good, instead, expression)
#define COMPARE_UNSIGNED(name, expression)                                                         \
    STRIP_COMPARE(name##_1, uint8_t, expression)                                                   \
    STRIP_COMPARE(name##_2, uint16_t, expression)                                                  \
    STRIP_COMPARE(name##_4, uint32_t, expression)                                                  \
    STRIP_COMPARE(name##_8, uint64_t, expression)
#define COMPARE_SIGNED(name, expression)                                                           \
    STRIP_COMPARE(name##_1, int8_t, expression)                                                    \
    STRIP_COMPARE(name##_2, int16_t, expression)                                                   \
    STRIP_COMPARE(name##_4, int32_t, expression)                                                   \
    STRIP_COMPARE(name##_8, int64_t, expression)

BOTH(UNSIGNED, add, a + b)
BOTH(UNSIGNED, subtract, a - b)
BOTH(UNSIGNED, multiply, a *b)
BOTH(UNSIGNED, both, a &b)
BOTH(UNSIGNED, either, a | b)
BOTH(UNSIGNED, differ, a ^ b)
BOTH(UNSIGNED, least_unsigned, a < b ? a : b)
BOTH(UNSIGNED, greatest_unsigned, a > b ? a : b)
BOTH(SIGNED, least, a < b ? a : b)
BOTH(SIGNED, greatest, a > b ? a : b)

/* Amounts that are too large, divisors that are zero and, of signed division, -1, by which the
 * minimum overflows. C's remainder overflows there as well; MLIR's is 0. */
GUARDED_UNSIGNED(shift_left, b < 8 * sizeof b, 0, (uint64_t)a << b)
GUARDED_UNSIGNED(shift_right, b < 8 * sizeof b, 0, a >> b)
GUARDED_SIGNED(shift_right_signed, b >= 0 && b < (int)(8 * sizeof b), 0, a >> b)
GUARDED_UNSIGNED(divide, b != 0, 1, a / b)
GUARDED_UNSIGNED(rest, b != 0, 1, a % b)
GUARDED_SIGNED(divide_signed, b != 0 && b != -1, 1, a / b)
GUARDED_SIGNED(rest_signed, b != 0, 1, b == -1 ? 0 : a % b)
GUARDED_SIGNED(rest_fitting, b != 0 && b != -1, 1, a % b)

COMPARE_UNSIGNED(equal, a == b)
COMPARE_UNSIGNED(unequal, a != b)
COMPARE_UNSIGNED(below, a < b)
COMPARE_UNSIGNED(not_above, a <= b)
COMPARE_UNSIGNED(above, a > b)
COMPARE_UNSIGNED(not_below, a >= b)
COMPARE_SIGNED(less, a < b)
COMPARE_SIGNED(not_greater, a <= b)
COMPARE_SIGNED(greater, a > b)
COMPARE_SIGNED(not_less, a >= b)

SELECT(select_1, uint8_t)
SELECT(select_2, uint16_t)
SELECT(select_4, uint32_t)
SELECT(select_8, uint64_t)

int strip_size(const Slot *slot)
{
    const Layout *layout = slot->layout;

    if (!layout || !layout_is_integer(layout))
        return -1;
    return layout->width == 8    ? 0
           : layout->width == 16 ? 1
           : layout->width == 32 ? 2
           : layout->width == 64 ? 3
                                 : -1;
}

static void take(const StripHandler *handler, int size, StripKernels *kernels)
{
    *kernels = (StripKernels){ handler->run[size], handler->scan[size], handler->commutes };
}

static bool choose(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    int size = strip_size(&node->operands[0]);

    if (size < 0)
        return false;
    take(handler, size, kernels);
    return true;
}

/* Without `nsw`, `nuw` and `exact`. */
static bool choose_unflagged(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    return !fast_has_flags(node) && choose(node, handler, kernels);
}

static bool is_bit(const Slot *slot)
{
    return slot->layout && layout_is_int(slot->layout) && slot->layout->width == 1;
}

static bool choose_bitwise(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    if (fast_has_flags(node)) /* `disjoint` */
        return false;
    if (!is_bit(&node->operands[0]))
        return choose(node, handler, kernels);
    take(handler, 0, kernels);
    return true;
}

static bool choose_compare(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    return fast_flags(node, 0) == handler->predicate && choose(node, handler, kernels);
}

static bool choose_select(const Node *node, const StripHandler *handler, StripKernels *kernels)
{
    const Layout *layout = node->results[0].layout;
    uint64_t bytes = layout && layout_words(layout) == 1 ? layout_bytes(layout) : 0;

    if (!is_bit(&node->operands[0]) || fast_has_flags(node)
        || (bytes != 1 && bytes != 2 && bytes != 4 && bytes != 8))
        return false;
    take(handler, bytes == 1 ? 0 : bytes == 2 ? 1 : bytes == 4 ? 2 : 3, kernels);
    return true;
}

StripKernel *strip_selecting(unsigned bytes)
{
    return bytes == 1 ? select_1 : bytes == 2 ? select_2 : bytes == 4 ? select_4 : select_8;
}

StripKernel *strip_constraint(bool is_equality)
{
    return is_equality ? equal_8 : not_less_8;
}

StripKernel *strip_both_flags(void)
{
    return both_1;
}

#define IN_ALL_SIZES(name)                                                                         \
    {                                                                                              \
        name##_1, name##_2, name##_4, name##_8                                                     \
    }
#define RUN(name) .run = IN_ALL_SIZES(name)
#define RUN_AND_SCAN(name) .run = IN_ALL_SIZES(name), .scan = IN_ALL_SIZES(scan_##name)
#define COMPARISONS(name)                                                                          \
    { name, choose_compare, RUN(equal), .predicate = CMPI_EQ },                                    \
        { name, choose_compare, RUN(unequal), .predicate = CMPI_NE },                              \
        { name, choose_compare, RUN(less), .predicate = CMPI_SLT },                                \
        { name, choose_compare, RUN(not_greater), .predicate = CMPI_SLE },                         \
        { name, choose_compare, RUN(greater), .predicate = CMPI_SGT },                             \
        { name, choose_compare, RUN(not_less), .predicate = CMPI_SGE },                            \
        { name, choose_compare, RUN(below), .predicate = CMPI_ULT },                               \
        { name, choose_compare, RUN(not_above), .predicate = CMPI_ULE },                           \
        { name, choose_compare, RUN(above), .predicate = CMPI_UGT },                               \
    {                                                                                              \
        name, choose_compare, RUN(not_below), .predicate = CMPI_UGE                                \
    }

const StripHandler STRIP_INTEGER_HANDLERS[] = {
    { PRIM_INT_ADD, choose_unflagged, RUN_AND_SCAN(add), true },
    { PRIM_INT_SUB, choose_unflagged, RUN_AND_SCAN(subtract) },
    { PRIM_INT_MUL, choose_unflagged, RUN_AND_SCAN(multiply), true },
    { PRIM_INT_AND, choose_bitwise, RUN_AND_SCAN(both), true },
    { PRIM_INT_OR, choose_bitwise, RUN_AND_SCAN(either), true },
    { PRIM_INT_XOR, choose_bitwise, RUN_AND_SCAN(differ), true },
    { PRIM_INT_MIN_S, choose, RUN_AND_SCAN(least), true },
    { PRIM_INT_MAX_S, choose, RUN_AND_SCAN(greatest), true },
    { PRIM_INT_MIN_U, choose, RUN_AND_SCAN(least_unsigned), true },
    { PRIM_INT_MAX_U, choose, RUN_AND_SCAN(greatest_unsigned), true },
    { PRIM_INT_SHL, choose_unflagged, RUN(shift_left) },
    { PRIM_INT_SHR_U, choose_unflagged, RUN(shift_right) },
    { PRIM_INT_SHR_S, choose_unflagged, RUN(shift_right_signed) },
    { PRIM_INT_DIV_U, choose_unflagged, RUN(divide) },
    { PRIM_INT_DIV_S, choose_unflagged, RUN(divide_signed) },
    { PRIM_INT_REM_U, choose, RUN(rest) },
    { PRIM_INT_REM_S, choose, RUN(rest_signed) },
    { PRIM_INT_REM_FITTING_S, choose, RUN(rest_fitting) },
    { PRIM_SELECT, choose_select, RUN(select) },
    COMPARISONS(PRIM_INT_CMP),
    { 0 },
};

bool strip_extreme(StripKernel *compare, bool swapped, StripKernels *kernels)
{
    static const struct {
        uint64_t predicates[2];
        Primitive first, second; /* what the first and the second input that is chosen is */
    } EXTREMES[] = {
        { { CMPI_SLT, CMPI_SLE }, PRIM_INT_MIN_S, PRIM_INT_MAX_S },
        { { CMPI_SGT, CMPI_SGE }, PRIM_INT_MAX_S, PRIM_INT_MIN_S },
        { { CMPI_ULT, CMPI_ULE }, PRIM_INT_MIN_U, PRIM_INT_MAX_U },
        { { CMPI_UGT, CMPI_UGE }, PRIM_INT_MAX_U, PRIM_INT_MIN_U },
    };
    const StripHandler *by = STRIP_INTEGER_HANDLERS, *handler = STRIP_INTEGER_HANDLERS;
    Primitive wanted = PRIM_NONE;
    int size = -1;

    for (; by->primitive && size < 0; by += size < 0)
        for (int i = 0; by->primitive == PRIM_INT_CMP && i < 4; i++)
            if (by->run[i] == compare)
                size = i;
    for (unsigned i = 0; size >= 0 && i < sizeof EXTREMES / sizeof *EXTREMES; i++)
        if (by->predicate == EXTREMES[i].predicates[0]
            || by->predicate == EXTREMES[i].predicates[1])
            wanted = swapped ? EXTREMES[i].second : EXTREMES[i].first;
    while (wanted && handler->primitive != wanted)
        handler++;
    if (wanted)
        take(handler, size, kernels);
    return wanted != PRIM_NONE;
}
