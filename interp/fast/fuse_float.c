/* Pairs of float operations: of f64 and f32, each rounded. Behind the FastOp for both stand those
 * for one: they run where a result is NaN, which is for the definition to choose. */
#include "interp/fast/formats.h"
#include "interp/fast/fuse.h"

enum { BOTH = 3 }; /* FastOps, up to the one that comes behind them */

#define ADD(x, y) ((x) + (y))
#define SUBTRACT(x, y) ((x) - (y))
#define SUBTRACT_FROM(x, y) ((y) - (x))
#define MULTIPLY(x, y) ((x) * (y))

/* What comes of a NaN is NaN. */
#define PAIR_FROM(name, type, format, operand, first, second)                                      \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        type a = get_##format(operand), between = first(a, get_##format(words[op->b]));            \
        type result = second(between, get_##format(words[op->c]));                                 \
        uint64_t word = put_##format(result);                                                      \
                                                                                                   \
        if (FAST_RARELY(result != result))                                                         \
            return op[1].run(op + 1, words, machine, acc);                                         \
        words[op->to] = word;                                                                      \
        return op[BOTH].run(op + BOTH, words, machine, word);                                      \
    }
#define PAIR(first, second)                                                                        \
    PAIR_FROM(first##_##second##_f64, double, f64, words[op->a], first, second)                    \
    PAIR_FROM(first##_##second##_f32, float, f32, words[op->a], first, second)                     \
    PAIR_FROM(first##_##second##_acc_f64, double, f64, acc, first, second)                         \
    PAIR_FROM(first##_##second##_acc_f32, float, f32, acc, first, second)
#define PAIRS(first)                                                                               \
    PAIR(first, ADD)                                                                               \
    PAIR(first, SUBTRACT)                                                                          \
    PAIR(first, SUBTRACT_FROM)                                                                     \
    PAIR(first, MULTIPLY)

PAIRS(ADD)
PAIRS(SUBTRACT)
PAIRS(MULTIPLY)

typedef struct Runs {
    FastRun *f64, *f32, *acc_f64, *acc_f32;
} Runs;

#define RUNS(first, second)                                                                        \
    {                                                                                              \
        first##_##second##_f64, first##_##second##_f32, first##_##second##_acc_f64,                \
            first##_##second##_acc_f32                                                             \
    }
#define ROW(first)                                                                                 \
    {                                                                                              \
        [FAST_ADD_FLOAT] = RUNS(first, ADD), [FAST_SUBTRACT_FLOAT] = RUNS(first, SUBTRACT),        \
        [FAST_SUBTRACT_FROM_FLOAT] = RUNS(first, SUBTRACT_FROM),                                   \
        [FAST_MULTIPLY_FLOAT] = RUNS(first, MULTIPLY),                                             \
    }

static const Runs PAIRS[FAST_KINDS][FAST_KINDS] = {
    [FAST_ADD_FLOAT] = ROW(ADD),
    [FAST_SUBTRACT_FLOAT] = ROW(SUBTRACT),
    [FAST_MULTIPLY_FLOAT] = ROW(MULTIPLY),
};

FastRun *fast_float_pair(FastKind first, FastKind second, unsigned width, bool in_acc)
{
    const Runs *runs = &PAIRS[first][second];

    return width == 64 ? (in_acc ? runs->acc_f64 : runs->f64)
                       : (in_acc ? runs->acc_f32 : runs->f32);
}
