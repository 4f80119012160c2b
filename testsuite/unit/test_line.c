/* Lines: what they make of numbers is what the exact operations make of them one by one, at every
 * distance, up to the first NaN. */
#include "core/base/random.h"
#include "semantics/number/line.h"

#include <check.h>
#include <string.h>

enum { ROUNDS = 4000, COUNT = 12, WORDS = 3 * COUNT };

static Random source;

static LineNumber a_number(void)
{
    uint64_t which = random_below(&source, 4);

    return which == 0   ? (LineNumber){ .format = &FLOAT_F32 }
           : which == 1 ? (LineNumber){ .format = &FLOAT_F64 }
                        : (LineNumber){ .width = 1 + (unsigned)random_below(&source, 64) };
}

/* Any pattern; of floats often one of an ordinary exponent, or a special one. */
static uint64_t a_word(LineNumber number)
{
    const FloatFormat *format = number.format;
    uint64_t word = random_word(&source), style = random_below(&source, 8);

    if (!format)
        return word >> (64 - number.width);
    if (style == 0)
        return float_inf(format, word & 1).bits[0];
    if (style == 1)
        return float_zero(format, word & 1).bits[0];
    if (style < 6)
        return float_of_double(format, (double)(int64_t)word * 0x1p-60).bits[0];
    return word >> (64 - format->width);
}

static void fill(uint64_t *words, LineNumber number)
{
    for (unsigned i = 0; i < WORDS; i++)
        words[i] = a_word(number);
}

static Int int_at(LineNumber number, uint64_t word)
{
    return int_of_words(NULL, number.width, &word);
}

static uint64_t combined(LineNumber number, LineOp op, uint64_t a, uint64_t b)
{
    Int x, y;

    if (number.format)
        return (op == LINE_ADD ? float_add_exact : float_mul_exact)(
                   float_of_bits(number.format, a, 0), float_of_bits(number.format, b, 0))
            .bits[0];
    x = int_at(number, a);
    y = int_at(number, b);
    return int_low_u(op == LINE_ADD   ? int_add(NULL, x, y)
                     : op == LINE_MUL ? int_mul(NULL, x, y)
                     : op == LINE_AND ? int_and(NULL, x, y)
                     : op == LINE_OR  ? int_or(NULL, x, y)
                                      : int_xor(NULL, x, y));
}

static uint64_t with_product(LineNumber number, bool fused, uint64_t sum, uint64_t a, uint64_t b)
{
    if (!number.format || !fused)
        return combined(number, LINE_ADD, sum, combined(number, LINE_MUL, a, b));
    return float_fma_exact(float_of_bits(number.format, a, 0), float_of_bits(number.format, b, 0),
                           float_of_bits(number.format, sum, 0))
        .bits[0];
}

static bool is_nan(LineNumber number, uint64_t word)
{
    return number.format && float_is_nan(float_of_bits(number.format, word, 0));
}

START_TEST(lines_are_their_numbers_one_by_one)
{
    uint64_t to[WORDS], kept[WORDS], a[WORDS], b[WORDS];
    unsigned stopped = 0;

    for (unsigned round = 0; round < ROUNDS; round++) {
        LineNumber number = a_number();
        LineOp op = (LineOp)random_below(&source, number.format ? 2 : 5);
        uint64_t to_step = random_below(&source, 3), a_step = random_below(&source, 3),
                 b_step = random_below(&source, 3), made, i;
        bool products = random_below(&source, 2), fused = random_below(&source, 2);

        ck_assert(line_takes(number, op));
        fill(to, number);
        fill(a, number);
        fill(b, number);
        memcpy(kept, to, sizeof to);
        made = products
                   ? line_add_products(number, fused, (Line){ to, to_step }, (Line){ a, a_step },
                                       (Line){ b, b_step }, COUNT)
                   : line_combine(number, op, (Line){ to, to_step }, (Line){ a, a_step }, COUNT);
        for (i = 0; i < COUNT; i++) {
            uint64_t *at = &kept[i * to_step], x = a[i * a_step];
            uint64_t next = products ? with_product(number, fused, *at, x, b[i * b_step])
                                     : combined(number, op, *at, x);

            if (is_nan(number, next))
                break;
            *at = next;
        }
        ck_assert_uint_eq(made, i);
        stopped += made < COUNT;
        ck_assert(memcmp(kept, to, sizeof to) == 0);
    }
    ck_assert_uint_gt(stopped, ROUNDS / 20);
}
END_TEST

START_TEST(others_are_not_taken)
{
    ck_assert(!line_takes((LineNumber){ .format = &FLOAT_F16 }, LINE_ADD));
    ck_assert(!line_takes((LineNumber){ .format = &FLOAT_F32 }, LINE_AND));
    ck_assert(!line_takes((LineNumber){ .width = 65 }, LINE_ADD));
    ck_assert(!line_takes((LineNumber){ 0 }, LINE_ADD));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("line");
    TCase *tests = tcase_create("line");
    SRunner *runner;
    int failed;

    tcase_set_timeout(tests, 0);
    tcase_add_test(tests, lines_are_their_numbers_one_by_one);
    tcase_add_test(tests, others_are_not_taken);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    float_free_caches();
    return failed != 0;
}
