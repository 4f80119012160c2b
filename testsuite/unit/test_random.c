/* Random: sequences of neighbouring numbers stay apart. */
#include "core/base/random.h"

#include <check.h>
#include <stdlib.h>

/* What draws now one word and now two, as the words have it. */
static void skip(Random *random)
{
    if (random_word(random) & 1)
        random_word(random);
}

START_TEST(neighbours_do_not_meet)
{
    for (uint64_t which = 1; which < 30; which++) {
        Random one = random_of(which, 21), next = random_of(which + 1, 21);
        Random other = random_of(which, 22);

        for (int i = 0; i < 1000; i++) {
            ck_assert_uint_ne(one.state, next.state);
            ck_assert_uint_ne(one.state, other.state);
            skip(&one);
            skip(&next);
            skip(&other);
        }
    }
}
END_TEST

START_TEST(the_same_numbers_replay)
{
    Random one = random_of(3, 5), two = random_of(3, 5);

    for (int i = 0; i < 1000; i++)
        ck_assert_uint_eq(random_word(&one), random_word(&two));
}
END_TEST

START_TEST(numbers_below_are_below_and_all_there)
{
    Random random = random_of(1, 1);
    unsigned seen[7] = { 0 };

    for (int i = 0; i < 7000; i++) {
        uint64_t drawn = random_below(&random, 7);

        ck_assert_uint_lt(drawn, 7);
        seen[drawn]++;
    }
    for (int i = 0; i < 7; i++)
        ck_assert_uint_gt(seen[i], 800);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("random");
    TCase *tests = tcase_create("random");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, tests);
    tcase_add_test(tests, neighbours_do_not_meet);
    tcase_add_test(tests, the_same_numbers_replay);
    tcase_add_test(tests, numbers_below_are_below_and_all_there);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
