/* Handlers that compare integers and indices of at most 64 bits: each alone, and with the branch
 * that its flag decides. */
#include "dialects/arith/arith.h"
#include "interp/fast/code.h"

/* `test` of the words a and b, or of the signed numbers x and y. */
#define TEST_FROM(name, first, test)                                                               \
    static inline bool name##_holds(const FastOp *op, const uint64_t *words, uint64_t acc)         \
    {                                                                                              \
        uint64_t a = (first), b = words[op->b];                                                    \
        int64_t x = fast_signed(a, op->imm), y = fast_signed(b, op->imm);                          \
                                                                                                   \
        (void)acc;                                                                                 \
        (void)x;                                                                                   \
        (void)y;                                                                                   \
        return test;                                                                               \
    }                                                                                              \
    static Flow name(FAST_PARAMETERS)                                                              \
    {                                                                                              \
        return fast_give(op, words, machine, name##_holds(op, words, acc));                        \
    }                                                                                              \
    static Flow name##_choose(FAST_PARAMETERS)                                                     \
    {                                                                                              \
        bool flag = name##_holds(op, words, acc);                                                  \
                                                                                                   \
        words[op->to] = flag;                                                                      \
        return fast_take_either(op, words, machine, flag);                                         \
    }
#define TEST(name, test)                                                                           \
    TEST_FROM(name, words[op->a], test)                                                            \
    TEST_FROM(name##_acc, acc, test)

TEST(equal, a == b)
TEST(unequal, a != b)
TEST(below, a < b)
TEST(not_above, a <= b)
TEST(less, x < y)
TEST(not_greater, x <= y)
TEST(less_64, (int64_t)a < (int64_t)b)
TEST(not_greater_64, (int64_t)a <= (int64_t)b)
TEST(less_32, (int32_t)a < (int32_t)b)
TEST(not_greater_32, (int32_t)a <= (int32_t)b)

typedef struct Test { /* alone, with the branch; both again with the first operand in `acc` */
    FastRun *run, *choose, *acc, *acc_choose;
} Test;

#define TEST_OF(name)                                                                              \
    {                                                                                              \
        name, name##_choose, name##_acc, name##_acc_choose                                         \
    }

enum { EQUAL, UNEQUAL, BELOW, NOT_ABOVE, LESS, NOT_GREATER };

static const Test TESTS_64[] = { TEST_OF(equal),     TEST_OF(unequal), TEST_OF(below),
                                 TEST_OF(not_above), TEST_OF(less_64), TEST_OF(not_greater_64) };
static const Test TESTS_32[] = { TEST_OF(equal),     TEST_OF(unequal), TEST_OF(below),
                                 TEST_OF(not_above), TEST_OF(less_32), TEST_OF(not_greater_32) };
static const Test TESTS_ANY[] = { TEST_OF(equal),     TEST_OF(unequal), TEST_OF(below),
                                  TEST_OF(not_above), TEST_OF(less),    TEST_OF(not_greater) };

static bool emit_compare(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    static const struct {
        unsigned number;
        bool swapped;
    } ASKED[] = {
        [CMPI_EQ] = { EQUAL },        [CMPI_NE] = { UNEQUAL },
        [CMPI_SLT] = { LESS },        [CMPI_SLE] = { NOT_GREATER },
        [CMPI_SGT] = { LESS, true },  [CMPI_SGE] = { NOT_GREATER, true },
        [CMPI_ULT] = { BELOW },       [CMPI_ULE] = { NOT_ABOVE },
        [CMPI_UGT] = { BELOW, true }, [CMPI_UGE] = { NOT_ABOVE, true },
    };
    uint64_t predicate = fast_flags(node, 0);
    bool swapped = ASKED[predicate].swapped, in_acc;
    const Test *test;
    unsigned width;
    FastOp *op;

    (void)handler;
    if (!fast_is_int(&node->operands[0]) || !fast_is_int(&node->results[0]))
        return false;
    width = node->operands[0].layout->width;
    test = &(width == 64 ? TESTS_64 : width == 32 ? TESTS_32 : TESTS_ANY)[ASKED[predicate].number];
    if (predicate == CMPI_EQ || predicate == CMPI_NE)
        swapped = fast_in_acc(c, fast_in(node, 1));
    in_acc = fast_in_acc(c, fast_in(node, swapped));
    op = fast_emit(c, in_acc ? test->acc : test->run);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, swapped);
    op->b = fast_in(node, !swapped);
    op->imm = 64 - width;
    fast_gives_flag(c, op->to, in_acc ? test->acc_choose : test->choose);
    return true;
}

const FastHandler FAST_COMPARE_HANDLERS[] = {
    { PRIM_INT_CMP, emit_compare },
    { 0 },
};
