/* Pairs of integer operations. */
#include "interp/fast/fuse.h"

/* What an operation does with `a`, its first operand, and with what is at b: a word of the frame
 * or, for shifts, b itself. The bits of results above their width are zero. */
#define OPERATION(bits, name, expression)                                                          \
    static inline uint64_t name##_##bits(uint64_t word, const uint64_t *words, uint32_t b)         \
    {                                                                                              \
        uint##bits##_t a = (uint##bits##_t)word;                                                   \
                                                                                                   \
        (void)words;                                                                               \
        (void)b;                                                                                   \
        return (expression);                                                                       \
    }
#define OPERATIONS(bits)                                                                           \
    OPERATION(bits, add, (uint##bits##_t)(a + words[b]))                                           \
    OPERATION(bits, subtract, (uint##bits##_t)(a - words[b]))                                      \
    OPERATION(bits, subtract_from, (uint##bits##_t)(words[b] - a))                                 \
    OPERATION(bits, multiply, (uint##bits##_t)(a * words[b]))                                      \
    OPERATION(bits, both, a &words[b])                                                             \
    OPERATION(bits, either, a | words[b])                                                          \
    OPERATION(bits, differ, a ^ words[b])                                                          \
    OPERATION(bits, left, (uint##bits##_t)(a << b))                                                \
    OPERATION(bits, right, a >> b)                                                                 \
    OPERATION(bits, right_signed, (uint##bits##_t)((int##bits##_t)a >> b))                         \
    OPERATION(bits, same, a)

OPERATIONS(64)
OPERATIONS(32)

/* To 32 bits, and from there. */
OPERATION(64, resize, (uint32_t)a)
OPERATION(32, resize, (uint64_t)(int32_t)a)
OPERATION(64, extend, (uint64_t)(int32_t)a)

#define PAIR_FROM(function, bits, first, second, operand)                                          \
    static Flow function(FAST_PARAMETERS)                                                          \
    {                                                                                              \
        uint64_t between = first##_##bits((operand), words, op->b);                                \
                                                                                                   \
        return fast_give(op, words, machine, second##_##bits(between, words, op->c));              \
    }
/* The other operand of the second is in `acc` as well. */
#define PAIR_OF_ONE(bits, first, second)                                                           \
    static Flow first##_##second##_one_##bits(FAST_PARAMETERS)                                     \
    {                                                                                              \
        uint64_t between = first##_##bits(acc, words, op->b);                                      \
                                                                                                   \
        return fast_give(op, words, machine, second##_##bits(between, &acc, 0));                   \
    }
/* Both other operands are constants. */
#define PAIR_OF_CONSTANTS_FROM(function, bits, first, second, operand)                             \
    static Flow function(FAST_PARAMETERS)                                                          \
    {                                                                                              \
        uint64_t between = first##_##bits((operand), &op->imm, 0);                                 \
                                                                                                   \
        return fast_give(op, words, machine, second##_##bits(between, &op->constant, 0));          \
    }
#define PAIR_OF_CONSTANTS(bits, first, second)                                                     \
    PAIR_OF_CONSTANTS_FROM(first##_##second##_constants_##bits, bits, first, second, words[op->a]) \
    PAIR_OF_CONSTANTS_FROM(first##_##second##_acc_constants_##bits, bits, first, second, acc)
#define PAIR(bits, first, second)                                                                  \
    PAIR_FROM(first##_##second##_##bits, bits, first, second, words[op->a])                        \
    PAIR_FROM(first##_##second##_acc_##bits, bits, first, second, acc)

/* The first operation gives a value of so many bits. */
#define PAIRS(bits, first)                                                                         \
    PAIR(bits, first, add)                                                                         \
    PAIR(bits, first, subtract)                                                                    \
    PAIR(bits, first, subtract_from)                                                               \
    PAIR(bits, first, multiply)                                                                    \
    PAIR(bits, first, both)                                                                        \
    PAIR(bits, first, either)                                                                      \
    PAIR(bits, first, differ)                                                                      \
    PAIR(bits, first, left)                                                                        \
    PAIR(bits, first, right)                                                                       \
    PAIR(bits, first, right_signed)                                                                \
    PAIR(bits, first, same)                                                                        \
    PAIR(bits, first, resize)                                                                      \
    PAIR_OF_ONE(bits, first, add)                                                                  \
    PAIR_OF_ONE(bits, first, subtract)                                                             \
    PAIR_OF_ONE(bits, first, subtract_from)                                                        \
    PAIR_OF_ONE(bits, first, multiply)                                                             \
    PAIR_OF_ONE(bits, first, both)                                                                 \
    PAIR_OF_ONE(bits, first, either)                                                               \
    PAIR_OF_ONE(bits, first, differ)
#define ALL_PAIRS(bits)                                                                            \
    PAIRS(bits, add)                                                                               \
    PAIRS(bits, subtract)                                                                          \
    PAIRS(bits, multiply)                                                                          \
    PAIRS(bits, both)                                                                              \
    PAIRS(bits, either)                                                                            \
    PAIRS(bits, differ)                                                                            \
    PAIRS(bits, left)                                                                              \
    PAIRS(bits, right)                                                                             \
    PAIRS(bits, right_signed)                                                                      \
    PAIRS(bits, same)

ALL_PAIRS(64)
ALL_PAIRS(32)
PAIRS(64, extend)

#define PAIRS_OF_CONSTANTS(bits, first)                                                            \
    PAIR_OF_CONSTANTS(bits, first, add)                                                            \
    PAIR_OF_CONSTANTS(bits, first, subtract)                                                       \
    PAIR_OF_CONSTANTS(bits, first, subtract_from)                                                  \
    PAIR_OF_CONSTANTS(bits, first, multiply)                                                       \
    PAIR_OF_CONSTANTS(bits, first, both)                                                           \
    PAIR_OF_CONSTANTS(bits, first, either)                                                         \
    PAIR_OF_CONSTANTS(bits, first, differ)
#define ALL_PAIRS_OF_CONSTANTS(bits)                                                               \
    PAIRS_OF_CONSTANTS(bits, add)                                                                  \
    PAIRS_OF_CONSTANTS(bits, subtract)                                                             \
    PAIRS_OF_CONSTANTS(bits, multiply)                                                             \
    PAIRS_OF_CONSTANTS(bits, both)                                                                 \
    PAIRS_OF_CONSTANTS(bits, either)                                                               \
    PAIRS_OF_CONSTANTS(bits, differ)

ALL_PAIRS_OF_CONSTANTS(64)
ALL_PAIRS_OF_CONSTANTS(32)

typedef struct Runs {
    FastRun *plain, *acc, *one;
} Runs;

typedef struct ConstantRuns {
    FastRun *plain, *acc;
} ConstantRuns;

#define RUNS(bits, first, second)                                                                  \
    {                                                                                              \
        first##_##second##_##bits, first##_##second##_acc_##bits, first##_##second##_one_##bits    \
    }
#define RUNS_OF_TWO(bits, first, second)                                                           \
    {                                                                                              \
        first##_##second##_##bits, first##_##second##_acc_##bits                                   \
    }
#define ROW(bits, first)                                                                           \
    {                                                                                              \
        [FAST_ADD] = RUNS(bits, first, add), [FAST_SUBTRACT] = RUNS(bits, first, subtract),        \
        [FAST_SUBTRACT_FROM] = RUNS(bits, first, subtract_from),                                   \
        [FAST_MULTIPLY] = RUNS(bits, first, multiply), [FAST_AND] = RUNS(bits, first, both),       \
        [FAST_OR] = RUNS(bits, first, either), [FAST_XOR] = RUNS(bits, first, differ),             \
        [FAST_LEFT] = RUNS_OF_TWO(bits, first, left),                                              \
        [FAST_RIGHT] = RUNS_OF_TWO(bits, first, right),                                            \
        [FAST_RIGHT_SIGNED] = RUNS_OF_TWO(bits, first, right_signed),                              \
        [FAST_SAME] = RUNS_OF_TWO(bits, first, same),                                              \
        [FAST_RESIZE] = RUNS_OF_TWO(bits, first, resize),                                          \
    }
#define ROWS(bits)                                                                                 \
    [FAST_ADD] = ROW(bits, add), [FAST_SUBTRACT] = ROW(bits, subtract),                            \
    [FAST_MULTIPLY] = ROW(bits, multiply), [FAST_AND] = ROW(bits, both),                           \
    [FAST_OR] = ROW(bits, either), [FAST_XOR] = ROW(bits, differ), [FAST_LEFT] = ROW(bits, left),  \
    [FAST_RIGHT] = ROW(bits, right), [FAST_RIGHT_SIGNED] = ROW(bits, right_signed),                \
    [FAST_SAME] = ROW(bits, same)

/* By the first and the second. */
static const Runs PAIRS_64[FAST_KINDS][FAST_KINDS] = { ROWS(64), [FAST_RESIZE] = ROW(64, extend) };
static const Runs PAIRS_32[FAST_KINDS][FAST_KINDS] = { ROWS(32), [FAST_RESIZE] = ROW(32, same) };

#define CONSTANT_RUNS(bits, first, second)                                                         \
    {                                                                                              \
        first##_##second##_constants_##bits, first##_##second##_acc_constants_##bits               \
    }
#define CONSTANT_ROW(bits, first)                                                                  \
    {                                                                                              \
        [FAST_ADD] = CONSTANT_RUNS(bits, first, add),                                              \
        [FAST_SUBTRACT] = CONSTANT_RUNS(bits, first, subtract),                                    \
        [FAST_SUBTRACT_FROM] = CONSTANT_RUNS(bits, first, subtract_from),                          \
        [FAST_MULTIPLY] = CONSTANT_RUNS(bits, first, multiply),                                    \
        [FAST_AND] = CONSTANT_RUNS(bits, first, both),                                             \
        [FAST_OR] = CONSTANT_RUNS(bits, first, either),                                            \
        [FAST_XOR] = CONSTANT_RUNS(bits, first, differ),                                           \
    }
#define CONSTANT_ROWS(bits)                                                                        \
    [FAST_ADD] = CONSTANT_ROW(bits, add), [FAST_SUBTRACT] = CONSTANT_ROW(bits, subtract),          \
    [FAST_MULTIPLY] = CONSTANT_ROW(bits, multiply), [FAST_AND] = CONSTANT_ROW(bits, both),         \
    [FAST_OR] = CONSTANT_ROW(bits, either), [FAST_XOR] = CONSTANT_ROW(bits, differ)

static const ConstantRuns CONSTANTS_64[FAST_KINDS][FAST_KINDS] = { CONSTANT_ROWS(64) };
static const ConstantRuns CONSTANTS_32[FAST_KINDS][FAST_KINDS] = { CONSTANT_ROWS(32) };

static FastRun *pair_of_constants(FastKind first, FastKind second, unsigned width, bool in_acc)
{
    const ConstantRuns *runs =
        width == 32 ? &CONSTANTS_32[first][second] : &CONSTANTS_64[first][second];

    if (width != 64 && width != 32)
        return NULL;
    return in_acc ? runs->acc : runs->plain;
}

/* Whatever the width, bits above it stay zero. */
static bool fits_any_width(FastKind kind)
{
    return kind == FAST_AND || kind == FAST_OR || kind == FAST_XOR || kind == FAST_RIGHT
           || kind == FAST_SAME;
}

FastRun *fast_pair(FastKind first, FastKind second, unsigned width, FastInAcc in_acc)
{
    const Runs *runs = width == 32 ? &PAIRS_32[first][second] : &PAIRS_64[first][second];

    if (in_acc >= FAST_CONSTANTS)
        return pair_of_constants(first, second, width, in_acc == FAST_CONSTANTS_FIRST_IN_ACC);
    if (width != 64 && width != 32 && !(fits_any_width(first) && fits_any_width(second)))
        return NULL;
    if (in_acc == FAST_BOTH_IN_ACC && runs->one)
        return runs->one;
    return in_acc == FAST_NONE_IN_ACC ? runs->plain : runs->acc;
}

static void count_use(FastUses *uses, const Value *value)
{
    while (uses->len <= value->slot)
        vec_push(uses, 0);
    uses->data[value->slot]++;
}

void fast_count_uses(const Region *region, FastUses *uses)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            for (unsigned i = 0; i < op->operand_count; i++)
                count_use(uses, op->operands[i]);
            for (unsigned r = 0; !op_has(op, ISOLATED_FROM_ABOVE) && r < op->region_count; r++)
                fast_count_uses(&op->regions[r], uses);
        }
}
