/* Choice: replay by seed, the first alternative for seed 0, and all alternatives reachable. */
#include "semantics/number/choice.h"

#include <check.h>
#include <stdlib.h>

static Arena arena;

/* order[0..length) becomes a permutation of 0 .. length - 1. */
static void choose_order(Choice *choice, uint64_t *order, uint64_t length)
{
    for (uint64_t i = 0; i < length; i++)
        order[i] = i;
    for (uint64_t i = 0; i < length; i++)
        ck_assert_uint_eq(choice_next(choice, order, i, length), order[i]);
}

START_TEST(the_same_seed_replays)
{
    Choice one = choice_new(7), two = choice_new(7), other = choice_new(8);
    bool differs = false;

    for (int i = 0; i < 1000; i++) {
        uint64_t picked = choice_of(&one, 1000);

        ck_assert_uint_eq(picked, choice_of(&two, 1000));
        differs |= picked != choice_of(&other, 1000);
    }
    ck_assert(differs);
    ck_assert_uint_eq(one.taken, 1000);
}
END_TEST

START_TEST(seed_zero_takes_the_first)
{
    Choice choice = choice_new(0);
    uint64_t order[5];

    for (uint64_t count = 0; count < 100; count++)
        ck_assert_uint_eq(choice_of(&choice, count), 0);
    ck_assert(int_is_zero(choice_int(&choice, &arena, 32)));
    ck_assert(int_is_zero(choice_int(&choice, &arena, 200)));
    ck_assert(float_same_bits(choice_nan(&choice, &FLOAT_F32), float_nan(&FLOAT_F32)));
    choose_order(&choice, order, 5);
    for (uint64_t i = 0; i < 5; i++)
        ck_assert_uint_eq(order[i], i);
}
END_TEST

START_TEST(one_alternative_is_no_choice)
{
    Choice choice = choice_new(3), fresh = choice_new(3);

    ck_assert_uint_eq(choice_of(&choice, 0), 0);
    ck_assert_uint_eq(choice_of(&choice, 1), 0);
    ck_assert_uint_eq(choice.taken, 0);
    ck_assert_uint_eq(choice_of(&choice, 1u << 31), choice_of(&fresh, 1u << 31));
}
END_TEST

/* 6000 throws of a die: each face 1000 times, give or take five standard deviations. */
START_TEST(alternatives_are_equally_likely)
{
    Choice choice = choice_new(1);
    int faces[6] = { 0 };

    for (int i = 0; i < 6000; i++)
        faces[choice_of(&choice, 6)]++;
    for (int i = 0; i < 6; i++)
        ck_assert(faces[i] > 850 && faces[i] < 1150);
    for (int i = 0; i < 100; i++)
        ck_assert(choice_of(&choice, UINT64_MAX) < UINT64_MAX);
}
END_TEST

START_TEST(every_bit_may_be_either)
{
    static const unsigned WIDTHS[] = { 1, 8, 63, 64, 65, 200 };
    Choice choice = choice_new(5);

    for (size_t i = 0; i < sizeof WIDTHS / sizeof *WIDTHS; i++) {
        Int set = int_of_u(&arena, WIDTHS[i], 0), clear = set;

        for (int round = 0; round < 100; round++) {
            Int picked = choice_int(&choice, &arena, WIDTHS[i]);

            ck_assert_uint_eq(picked.width, WIDTHS[i]);
            set = int_or(&arena, set, picked);
            clear = int_or(&arena, clear, int_not(&arena, picked));
        }
        ck_assert(int_is_all_ones(set) && int_is_all_ones(clear));
    }
    ck_assert_uint_eq(choice_int(&choice, &arena, 0).width, 0);
}
END_TEST

START_TEST(nans_are_quiet_and_of_both_signs)
{
    Choice choice = choice_new(9);

    for (const FloatFormat *const *at = FLOAT_FORMATS; *at; at++) {
        bool plus = false, minus = false;

        for (int round = 0; round < 100; round++) {
            Float nan = choice_nan(&choice, *at);

            ck_assert((*at)->specials == FLOAT_FINITE || float_is_nan(nan));
            ck_assert(!float_is_signaling(nan));
            plus |= !float_is_negative(nan);
            minus |= float_is_negative(nan);
        }
        if ((*at)->specials == FLOAT_IEEE)
            ck_assert(plus && minus);
    }
}
END_TEST

/* All six orders of three appear, and each is a permutation. */
START_TEST(orders_are_permutations)
{
    Choice choice = choice_new(2);
    bool seen[27] = { false };
    int different = 0;

    for (int round = 0; round < 200; round++) {
        uint64_t order[3];

        choose_order(&choice, order, 3);
        ck_assert_uint_eq(1u << order[0] | 1u << order[1] | 1u << order[2], 7);
        seen[order[0] * 9 + order[1] * 3 + order[2]] = true;
    }
    for (int i = 0; i < 27; i++)
        different += seen[i];
    ck_assert_int_eq(different, 6);
}
END_TEST

START_TEST(an_order_may_be_reversed)
{
    Choice choice = { .reversed = true };
    uint64_t order[9];

    for (uint64_t length = 0; length < 10; length++) {
        choose_order(&choice, order, length);
        for (uint64_t i = 0; i < length; i++)
            ck_assert_uint_eq(order[i], length - 1 - i);
    }
}
END_TEST

/* What was chosen is known with who chose, and what was printed before. */
START_TEST(a_path_knows_who_chose)
{
    size_t printed = 3;
    ChoicePath path = { .printed = &printed };
    int who, other;
    Choice choice = { .path = &path, .by = &who };

    choice_of(&choice, 2);
    choice.by = &other;
    printed = 5;
    choice_of(&choice, 1 << 12);
    choice_of(&choice, 3);
    ck_assert_ptr_eq(path.forks.data[0].by, &who);
    ck_assert_uint_eq(path.forks.data[0].printed, 3);
    ck_assert_uint_eq(path.forks.data[1].printed, 5);
    ck_assert(path.beyond);
    ck_assert_ptr_eq(path.beyond_by, &other);
    vec_free(&path.forks);
}
END_TEST

/* Sign and six bits of payload: each NaN once, the canonical one first; none where nobody sees. */
START_TEST(a_path_goes_through_nans)
{
    ChoicePath path = { 0 };
    bool seen[1 << 16] = { false };
    int ways = 0;

    do {
        Choice choice = choice_new(0);
        Float nan;

        choice_path_start(&path);
        choice.path = &path;
        nan = choice_nan(&choice, &FLOAT_BF16);
        ck_assert(float_is_nan(nan) && !float_is_signaling(nan) && !seen[nan.bits[0]]);
        ck_assert(ways || float_same_bits(nan, float_nan(&FLOAT_BF16)));
        seen[nan.bits[0]] = true;
        ways++;
    } while (choice_path_next(&path));
    ck_assert_int_eq(ways, 128);
    ck_assert(!path.beyond);
    path.blind[CHOICE_NAN] = true;
    choice_path_start(&path);
    choice_nan(&(Choice){ .path = &path }, &FLOAT_BF16);
    choice_nan(&(Choice){ .path = &path }, &FLOAT_F64);
    ck_assert(!path.beyond && !choice_path_next(&path));
    path.blind[CHOICE_NAN] = false;
    choice_nan(&(Choice){ .path = &path }, &FLOAT_F64);
    ck_assert(path.beyond);
    vec_free(&path.forks);
}
END_TEST

/* Of a NaN's width, quiet, and in their order. */
START_TEST(hints_are_taken)
{
    ChoiceHints hints = { .in_order = true };
    Choice choice = choice_new(3);

    vec_push(&hints.hints, ((ChoiceHint){ 32, { 5 } }));
    vec_push(&hints.hints, ((ChoiceHint){ 32, { 0x7FC00123 } }));
    vec_push(&hints.hints, ((ChoiceHint){ 64, { 0xFFF8000000000001 } }));
    vec_push(&hints.hints, ((ChoiceHint){ 32, { 0xFFC00456 } }));
    choice.hints = &hints;
    ck_assert_uint_eq(choice_nan(&choice, &FLOAT_F32).bits[0], 0x7FC00123);
    ck_assert_uint_eq(choice_nan(&choice, &FLOAT_F32).bits[0], 0xFFC00456);
    ck_assert_uint_eq(choice_nan(&choice, &FLOAT_F64).bits[0], 0xFFF8000000000001);
    ck_assert(float_is_nan(choice_nan(&choice, &FLOAT_F16)));
    ck_assert_uint_eq(choice.made[CHOICE_NAN], 4);
    vec_free(&hints.hints);
}
END_TEST

static void finish(void)
{
    arena_free(&arena);
}

int main(void)
{
    Suite *suite = suite_create("choice");
    TCase *tests = tcase_create("choice");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, tests);
    tcase_add_checked_fixture(tests, NULL, finish);
    tcase_add_test(tests, the_same_seed_replays);
    tcase_add_test(tests, seed_zero_takes_the_first);
    tcase_add_test(tests, one_alternative_is_no_choice);
    tcase_add_test(tests, alternatives_are_equally_likely);
    tcase_add_test(tests, every_bit_may_be_either);
    tcase_add_test(tests, nans_are_quiet_and_of_both_signs);
    tcase_add_test(tests, orders_are_permutations);
    tcase_add_test(tests, an_order_may_be_reversed);
    tcase_add_test(tests, a_path_knows_who_chose);
    tcase_add_test(tests, a_path_goes_through_nans);
    tcase_add_test(tests, hints_are_taken);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
