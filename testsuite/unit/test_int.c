/* Int against mpz: every pair of operands up to 8 bits, corners and seeded random ones above. */
#include "semantics/number/int.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef Int IntBinary(Arena *arena, Int a, Int b);
typedef bool IntTest(Int a, Int b);
typedef void MpzBinary(mpz_ptr result, mpz_srcptr a, mpz_srcptr b);

/* One operand: the Int, and its number read either way. */
typedef struct Operand {
    Int value;
    mpz_t s, u;
} Operand;

static Arena arena;
static mpz_t exact, modulus;
static gmp_randstate_t random_state;

static const unsigned WIDTHS[] = { 1,  2,  3,  7,   8,   9,   31,  32,  33,  63,
                                   64, 65, 96, 127, 128, 129, 191, 200, 256, 1000 };
enum { WIDTH_COUNT = sizeof WIDTHS / sizeof *WIDTHS, EXHAUSTIVE_WIDTH = 8, RANDOM_ROUNDS = 300 };

static void mpz_max_of(mpz_ptr result, mpz_srcptr a, mpz_srcptr b)
{
    mpz_set(result, mpz_cmp(a, b) > 0 ? a : b);
}

static void mpz_min_of(mpz_ptr result, mpz_srcptr a, mpz_srcptr b)
{
    mpz_set(result, mpz_cmp(a, b) < 0 ? a : b);
}

/* The low bits of the exact result of the mpz function, its operands read signed or unsigned. */
static const struct {
    const char *name;
    IntBinary *op;
    MpzBinary *twin;
    bool is_signed, divides;
} BINARY[] = {
    { "add", int_add, mpz_add, true, false },
    { "sub", int_sub, mpz_sub, false, false },
    { "mul", int_mul, mpz_mul, true, false },
    { "div_s", int_div_s, mpz_tdiv_q, true, true },
    { "div_u", int_div_u, mpz_tdiv_q, false, true },
    { "rem_s", int_rem_s, mpz_tdiv_r, true, true },
    { "rem_u", int_rem_u, mpz_tdiv_r, false, true },
    { "ceil_div_s", int_ceil_div_s, mpz_cdiv_q, true, true },
    { "ceil_div_u", int_ceil_div_u, mpz_cdiv_q, false, true },
    { "floor_div_s", int_floor_div_s, mpz_fdiv_q, true, true },
    { "and", int_and, mpz_and, false, false },
    { "or", int_or, mpz_ior, true, false },
    { "xor", int_xor, mpz_xor, false, false },
    { "min_of_s", int_min_of_s, mpz_min_of, true, false },
    { "max_of_s", int_max_of_s, mpz_max_of, true, false },
    { "min_of_u", int_min_of_u, mpz_min_of, false, false },
    { "max_of_u", int_max_of_u, mpz_max_of, false, false },
};

/* Whether the exact result does not fit. */
static const struct {
    const char *name;
    IntTest *op;
    MpzBinary *twin;
    bool is_signed, divides;
} OVERFLOW[] = {
    { "add_overflows_s", int_add_overflows_s, mpz_add, true, false },
    { "add_overflows_u", int_add_overflows_u, mpz_add, false, false },
    { "sub_overflows_s", int_sub_overflows_s, mpz_sub, true, false },
    { "sub_overflows_u", int_sub_overflows_u, mpz_sub, false, false },
    { "mul_overflows_s", int_mul_overflows_s, mpz_mul, true, false },
    { "mul_overflows_u", int_mul_overflows_u, mpz_mul, false, false },
    { "div_overflows_s", int_div_overflows_s, mpz_tdiv_q, true, true },
};

static void differs(const char *name, Int a, Int b)
{
    Sb text = { 0 };

    int_print_hex(&text, a);
    sb_add(&text, ", ");
    int_print_hex(&text, b);
    ck_abort_msg("%s: width %u, operands %s", name, a.width, text.data);
}

/* `number` modulo 2^width. */
static Int int_of_mpz(unsigned width, mpz_srcptr number)
{
    uint64_t *words = ARENA_ARRAY(&arena, uint64_t, int_words(width));
    mpz_t low;

    mpz_init(low);
    mpz_fdiv_r_2exp(low, number, width);
    mpz_export(words, NULL, -1, sizeof *words, 0, 0, low);
    mpz_clear(low);
    return int_of_words(&arena, width, words);
}

static void set_operand(Operand *operand, unsigned width, mpz_srcptr number)
{
    operand->value = int_of_mpz(width, number);
    mpz_fdiv_r_2exp(operand->u, number, width);
    mpz_set(operand->s, operand->u);
    if (width && mpz_tstbit(operand->u, width - 1)) {
        mpz_set_ui(modulus, 1);
        mpz_mul_2exp(modulus, modulus, width);
        mpz_sub(operand->s, operand->s, modulus);
    }
}

static bool equals_mpz(Int value, mpz_srcptr number)
{
    return int_eq(value, int_of_mpz(value.width, number));
}

static bool fits(mpz_srcptr number, unsigned width, bool is_signed)
{
    if (!is_signed)
        return mpz_sgn(number) >= 0 && mpz_sizeinbase(number, 2) <= width;
    if (mpz_sgn(number) >= 0)
        return mpz_sgn(number) == 0 || mpz_sizeinbase(number, 2) < width;
    mpz_com(modulus, number); /* -n - 1 */
    return fits(modulus, width, true);
}

static int sign(int order)
{
    return (order > 0) - (order < 0);
}

static void check_arithmetic(const Operand *a, const Operand *b)
{
    unsigned width = a->value.width;
    bool zero = int_is_zero(b->value);

    for (size_t i = 0; i < sizeof BINARY / sizeof *BINARY; i++) {
        if (BINARY[i].divides && zero)
            continue;
        BINARY[i].twin(exact, BINARY[i].is_signed ? a->s : a->u, BINARY[i].is_signed ? b->s : b->u);
        if (!equals_mpz(BINARY[i].op(&arena, a->value, b->value), exact))
            differs(BINARY[i].name, a->value, b->value);
    }
    for (size_t i = 0; i < sizeof OVERFLOW / sizeof *OVERFLOW; i++) {
        if (OVERFLOW[i].divides && zero)
            continue;
        OVERFLOW[i].twin(exact, OVERFLOW[i].is_signed ? a->s : a->u,
                         OVERFLOW[i].is_signed ? b->s : b->u);
        if (OVERFLOW[i].op(a->value, b->value) == fits(exact, width, OVERFLOW[i].is_signed))
            differs(OVERFLOW[i].name, a->value, b->value);
    }
}

static void check_order(const Operand *a, const Operand *b)
{
    if (int_cmp_s(a->value, b->value) != sign(mpz_cmp(a->s, b->s)))
        differs("cmp_s", a->value, b->value);
    if (int_cmp_u(a->value, b->value) != sign(mpz_cmp(a->u, b->u)))
        differs("cmp_u", a->value, b->value);
    if (int_eq(a->value, b->value) != (mpz_cmp(a->u, b->u) == 0))
        differs("eq", a->value, b->value);
}

static void check_high_product(const Operand *a, const Operand *b)
{
    mpz_mul(exact, a->s, b->s);
    mpz_fdiv_q_2exp(exact, exact, a->value.width);
    if (!equals_mpz(int_mul_high_s(&arena, a->value, b->value), exact))
        differs("mul_high_s", a->value, b->value);
    mpz_mul(exact, a->u, b->u);
    mpz_fdiv_q_2exp(exact, exact, a->value.width);
    if (!equals_mpz(int_mul_high_u(&arena, a->value, b->value), exact))
        differs("mul_high_u", a->value, b->value);
}

/* A negative power is the reciprocal, toward zero. */
static void check_power(const Operand *base, const Operand *exponent)
{
    Int result;

    if (mpz_sgn(exponent->s) < 0) {
        if (mpz_sgn(base->u) == 0)
            return;
        if (mpz_cmpabs_ui(base->s, 1) == 0)
            mpz_set_si(exact, mpz_sgn(base->s) < 0 && mpz_odd_p(exponent->s) ? -1 : 1);
        else
            mpz_set_ui(exact, 0);
    } else {
        mpz_set_ui(modulus, 1);
        mpz_mul_2exp(modulus, modulus, base->value.width);
        mpz_powm(exact, base->u, exponent->s, modulus);
    }
    result = int_pow_s(&arena, base->value, exponent->value, NULL);
    if (!equals_mpz(result, exact))
        differs("pow_s", base->value, exponent->value);
}

static void check_shift(const Operand *a, unsigned amount)
{
    unsigned width = a->value.width;
    Int count = int_of_u(&arena, 32, amount);

    mpz_mul_2exp(exact, a->u, amount);
    if (!equals_mpz(int_shl(&arena, a->value, amount), exact))
        differs("shl", a->value, count);
    if (int_shl_overflows_u(a->value, amount) == fits(exact, width, false))
        differs("shl_overflows_u", a->value, count);
    mpz_mul_2exp(exact, a->s, amount);
    if (int_shl_overflows_s(a->value, amount) == fits(exact, width, true))
        differs("shl_overflows_s", a->value, count);
    mpz_fdiv_q_2exp(exact, a->u, amount);
    if (!equals_mpz(int_shr_u(&arena, a->value, amount), exact))
        differs("shr_u", a->value, count);
    mpz_fdiv_q_2exp(exact, a->s, amount);
    if (!equals_mpz(int_shr_s(&arena, a->value, amount), exact))
        differs("shr_s", a->value, count);
}

static void check_bits(const Operand *a)
{
    unsigned width = a->value.width, ones = 0, leading = 0, trailing = 0;

    for (unsigned i = 0; i < width; i++) {
        if (int_bit(a->value, i) != mpz_tstbit(a->u, i))
            differs("bit", a->value, a->value);
        ones += (unsigned)mpz_tstbit(a->u, i);
    }
    while (leading < width && !mpz_tstbit(a->u, width - 1 - leading))
        leading++;
    while (trailing < width && !mpz_tstbit(a->u, trailing))
        trailing++;
    if (int_population(a->value) != ones)
        differs("population", a->value, a->value);
    if (int_leading_zeros(a->value) != leading || int_trailing_zeros(a->value) != trailing)
        differs("leading or trailing zeros", a->value, a->value);
    if (int_is_zero(a->value) != (ones == 0) || int_is_all_ones(a->value) != (ones == width))
        differs("is_zero or is_all_ones", a->value, a->value);
    if (int_is_negative(a->value) != (mpz_sgn(a->s) < 0)
        || int_is_min_s(a->value) != (ones == 1 && leading == 0))
        differs("is_negative or is_min_s", a->value, a->value);
    if (int_fits_u64(a->value) != fits(a->u, 64, false)
        || int_fits_s64(a->value) != fits(a->s, 64, true))
        differs("fits a word", a->value, a->value);
    if (int_low_u(a->value) != int_of_mpz(64, a->u).word
        || (uint64_t)int_low_s(a->value) != int_of_mpz(64, a->s).word)
        differs("low word", a->value, a->value);
}

static void check_width(const Operand *a, unsigned width)
{
    Int target = int_of_u(&arena, 32, width);

    if (!equals_mpz(int_resize_u(&arena, a->value, width), a->u))
        differs("resize_u", a->value, target);
    if (!equals_mpz(int_resize_s(&arena, a->value, width), a->s))
        differs("resize_s", a->value, target);
    if (width < a->value.width) {
        if (!equals_mpz(int_trunc(&arena, a->value, width), a->u))
            differs("trunc", a->value, target);
        if (int_trunc_overflows_u(a->value, width) == fits(a->u, width, false)
            || int_trunc_overflows_s(a->value, width) == fits(a->s, width, true))
            differs("trunc overflow", a->value, target);
    } else if (!equals_mpz(int_ext_s(&arena, a->value, width), a->s)
               || !equals_mpz(int_ext_u(&arena, a->value, width), a->u)) {
        differs("ext", a->value, target);
    }
}

static void check_text(const Operand *a)
{
    char expected[1200]; /* 1000 bits are 302 digits; binary ones 1000 */
    Sb text = { 0 };
    bool fitted;
    Int back;

    int_print_s(&text, a->value);
    if (strcmp(text.data, mpz_get_str(expected, 10, a->s)) != 0)
        differs("print_s", a->value, a->value);
    for (int base = 2; base <= 16; base = base == 2 ? 10 : base == 10 ? 16 : 99) {
        mpz_get_str(expected, base == 16 ? -16 : base, a->u);
        if (!int_parse(&arena, a->value.width, str_of(expected), base, &back, &fitted) || !fitted
            || !int_eq(back, a->value))
            differs("parse", a->value, a->value);
        text.len = 0;
        if (base == 10)
            int_print_u(&text, a->value);
        else if (base == 16)
            int_print_hex(&text, a->value);
        if (base != 2 && strcmp(text.data, expected) != 0)
            differs("print_u or print_hex", a->value, a->value);
    }
    sb_free(&text);
}

static void check_bytes(const Operand *a)
{
    unsigned char bytes[128];

    int_to_bytes(a->value, bytes);
    mpz_import(exact, ((size_t)a->value.width + 7) / 8, -1, 1, 0, 0, bytes);
    if (mpz_cmp(exact, a->u) != 0 || !int_eq(int_of_bytes(&arena, a->value.width, bytes), a->value))
        differs("bytes", a->value, a->value);
}

static void check_one(const Operand *a)
{
    mpz_neg(exact, a->s);
    if (!equals_mpz(int_neg(&arena, a->value), exact))
        differs("neg", a->value, a->value);
    mpz_abs(exact, a->s);
    if (!equals_mpz(int_abs(&arena, a->value), exact))
        differs("abs", a->value, a->value);
    mpz_com(exact, a->s);
    if (!equals_mpz(int_not(&arena, a->value), exact))
        differs("not", a->value, a->value);
    check_bits(a);
    for (size_t i = 0; i < WIDTH_COUNT; i++)
        check_width(a, WIDTHS[i]);
    check_text(a);
    check_bytes(a);
}

static void check_pair(const Operand *a, const Operand *b)
{
    check_arithmetic(a, b);
    check_order(a, b);
    check_high_product(a, b);
    check_power(a, b);
}

/* The ends of both readings, and what is next to a word's end. */
static void corner(mpz_ptr number, unsigned width, unsigned which)
{
    static const int NEAR[] = { 0, 1, -1, 2, -2, 3 };
    unsigned place[] = { 0, width - 1, width / 2, 63, 64 };

    mpz_set_ui(number, which / 6 == 0 ? 0 : 1);
    mpz_mul_2exp(number, number, place[which / 6]);
    if (NEAR[which % 6] < 0)
        mpz_sub_ui(number, number, (unsigned long)-NEAR[which % 6]);
    else
        mpz_add_ui(number, number, (unsigned long)NEAR[which % 6]);
}

enum { CORNERS = 5 * 6 };

static Operand left, right;
static mpz_t picked;

START_TEST(every_pair_of_small_widths)
{
    for (unsigned width = 1; width <= EXHAUSTIVE_WIDTH; width++) {
        for (unsigned a = 0; a < 1u << width; a++) {
            ArenaMark outer = arena_mark(&arena);

            mpz_set_ui(picked, a);
            set_operand(&left, width, picked);
            check_one(&left);
            for (unsigned amount = 0; amount < width; amount++)
                check_shift(&left, amount);
            for (unsigned b = 0; b < 1u << width; b++) {
                ArenaMark inner = arena_mark(&arena);

                mpz_set_ui(picked, b);
                set_operand(&right, width, picked);
                check_pair(&left, &right);
                arena_release(&arena, inner);
            }
            arena_release(&arena, outer);
        }
    }
}
END_TEST

START_TEST(corners)
{
    for (size_t i = 0; i < WIDTH_COUNT; i++) {
        for (unsigned a = 0; a < CORNERS; a++) {
            ArenaMark mark = arena_mark(&arena);

            corner(picked, WIDTHS[i], a);
            set_operand(&left, WIDTHS[i], picked);
            check_one(&left);
            for (unsigned amount = 0; amount < WIDTHS[i]; amount++)
                check_shift(&left, amount);
            for (unsigned b = 0; b < CORNERS; b++) {
                corner(picked, WIDTHS[i], b);
                set_operand(&right, WIDTHS[i], picked);
                check_pair(&left, &right);
            }
            arena_release(&arena, mark);
        }
    }
}
END_TEST

/* mpz_rrandomb makes long runs of equal bits; a length of its own makes small numbers too. */
static void pick_random(Operand *operand, unsigned width)
{
    mpz_rrandomb(picked, random_state, 1 + gmp_urandomm_ui(random_state, width));
    if (gmp_urandomm_ui(random_state, 2))
        mpz_neg(picked, picked);
    if (gmp_urandomm_ui(random_state, 4) == 0)
        mpz_urandomb(picked, random_state, width);
    set_operand(operand, width, picked);
}

START_TEST(random_operands)
{
    for (size_t i = 0; i < WIDTH_COUNT; i++) {
        for (int round = 0; round < RANDOM_ROUNDS; round++) {
            ArenaMark mark = arena_mark(&arena);

            pick_random(&left, WIDTHS[i]);
            pick_random(&right, WIDTHS[i]);
            check_one(&left);
            check_shift(&left, (unsigned)gmp_urandomm_ui(random_state, WIDTHS[i]));
            check_pair(&left, &right);
            arena_release(&arena, mark);
        }
    }
}
END_TEST

START_TEST(constants)
{
    for (size_t i = 0; i < WIDTH_COUNT; i++) {
        unsigned width = WIDTHS[i];

        mpz_set_ui(picked, 1);
        mpz_mul_2exp(picked, picked, width - 1);
        ck_assert(equals_mpz(int_min_s(&arena, width), picked));
        mpz_sub_ui(picked, picked, 1);
        ck_assert(equals_mpz(int_max_s(&arena, width), picked));
        mpz_set_si(picked, -1);
        ck_assert(equals_mpz(int_all_ones(&arena, width), picked));
        ck_assert(equals_mpz(int_of_s(&arena, width, -1), picked));
        mpz_set_si(picked, INT64_MIN);
        ck_assert(equals_mpz(int_of_s(&arena, width, INT64_MIN), picked));
        mpz_set_ui(picked, UINT64_MAX);
        ck_assert(equals_mpz(int_of_u(&arena, width, UINT64_MAX), picked));
    }
}
END_TEST

START_TEST(parsing_refuses_what_is_no_digit)
{
    bool fitted;
    Int value;

    ck_assert(!int_parse(&arena, 8, STR(""), 10, &value, &fitted));
    ck_assert(!int_parse(&arena, 8, STR("1a"), 10, &value, &fitted));
    ck_assert(!int_parse(&arena, 8, STR("-1"), 10, &value, &fitted));
    ck_assert(!int_parse(&arena, 8, STR("12"), 2, &value, &fitted));
    ck_assert(!int_parse(&arena, 8, STR("0x1"), 16, &value, &fitted));
    ck_assert(!int_parse(&arena, 8, STR("1_0"), 10, &value, &fitted));
}
END_TEST

START_TEST(parsing_tells_what_does_not_fit)
{
    bool fitted;
    Int value;

    ck_assert(int_parse(&arena, 8, STR("255"), 10, &value, &fitted) && fitted);
    ck_assert(int_parse(&arena, 8, STR("256"), 10, &value, &fitted) && !fitted);
    ck_assert(int_is_zero(value));
    ck_assert(int_parse(&arena, 8, STR("00000000000000000000000000000FF"), 16, &value, &fitted));
    ck_assert(fitted && value.word == 255);
    ck_assert(int_parse(&arena, 64, STR("18446744073709551615"), 10, &value, &fitted) && fitted);
    ck_assert(int_parse(&arena, 64, STR("18446744073709551617"), 10, &value, &fitted) && !fitted);
    ck_assert(value.word == 1);
    ck_assert(int_parse(&arena, 70, STR("400000000000000000"), 16, &value, &fitted) && !fitted);
    ck_assert(int_is_zero(value));
    ck_assert(int_parse(&arena, 71, STR("400000000000000000"), 16, &value, &fitted) && fitted);
}
END_TEST

/* A million digits, quadratic work on which would take minutes. */
START_TEST(parsing_many_digits)
{
    enum { DIGITS = 1000000 };
    char *digits = ARENA_ARRAY(&arena, char, DIGITS + 1);
    bool fitted;
    Int value;

    memset(digits, '7', DIGITS);
    mpz_set_str(picked, digits, 10);
    ck_assert(int_parse(&arena, INT_MAX_WIDTH, (Str){ digits, DIGITS }, 10, &value, &fitted)
              && fitted);
    ck_assert(equals_mpz(value, picked));
}
END_TEST

START_TEST(width_zero)
{
    Int none = int_of_u(&arena, 0, 7);
    unsigned char byte = 1;
    Sb text = { 0 };

    ck_assert(int_is_zero(none) && !int_is_negative(none) && int_low_s(none) == 0);
    ck_assert(int_eq(int_add(&arena, none, none), none));
    ck_assert(int_eq(int_shr_s(&arena, none, 0), none));
    ck_assert(int_eq(int_mul_high_s(&arena, none, none), none));
    ck_assert(int_eq(int_pow_s(&arena, none, none, NULL), none));
    ck_assert(int_eq(int_min_s(&arena, 0), none) && int_eq(int_max_s(&arena, 0), none));
    ck_assert(!int_add_overflows_s(none, none) && !int_mul_overflows_s(none, none));
    ck_assert(!int_shl_overflows_s(none, 0) && !int_shl_overflows_u(none, 0));
    ck_assert(int_leading_zeros(none) == 0 && int_trailing_zeros(none) == 0);
    ck_assert(int_is_zero(int_ext_s(&arena, none, 100)));
    ck_assert(!int_trunc_overflows_s(none, 0) && !int_trunc_overflows_u(none, 0));
    ck_assert(int_trunc_overflows_s(int_of_u(&arena, 1, 1), 0));
    int_to_bytes(none, &byte);
    ck_assert(byte == 1);
    int_print_s(&text, none);
    ck_assert_str_eq(text.data, "0");
    sb_free(&text);
}
END_TEST

static void start(void)
{
    mpz_inits(exact, modulus, picked, left.s, left.u, right.s, right.u, NULL);
    gmp_randinit_mt(random_state);
    gmp_randseed_ui(random_state, 20260101);
}

static void finish(void)
{
    mpz_clears(exact, modulus, picked, left.s, left.u, right.s, right.u, NULL);
    gmp_randclear(random_state);
    arena_free(&arena);
}

int main(void)
{
    Suite *suite = suite_create("int");
    TCase *tests = tcase_create("int");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, tests);
    tcase_add_checked_fixture(tests, start, finish);
    tcase_add_test(tests, every_pair_of_small_widths);
    tcase_add_test(tests, corners);
    tcase_add_test(tests, random_operands);
    tcase_add_test(tests, constants);
    tcase_add_test(tests, parsing_refuses_what_is_no_digit);
    tcase_add_test(tests, parsing_tells_what_does_not_fit);
    tcase_add_test(tests, parsing_many_digits);
    tcase_add_test(tests, width_zero);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
