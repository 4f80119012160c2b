#include "core/bytecode/numbers.h"

#include <check.h>

static PlaceMap map;

static void setup(void)
{
    map = (PlaceMap){ 0 };
}

static void teardown(void)
{
    place_map_free(&map);
}

static Loc place(unsigned file, unsigned line, unsigned column)
{
    return loc_at(NULL, file, line, column);
}

START_TEST(an_empty_map_has_nothing)
{
    ck_assert_ptr_null(place_map_get(&map, place(0, 1, 1)));
    ck_assert_uint_eq(map.len, 0);
}
END_TEST

START_TEST(what_was_put_is_found)
{
    Numbered one, two;

    *place_map_at(&map, place(0, 1, 1)) = &one;
    *place_map_at(&map, place(1, 1, 1)) = &two;
    ck_assert_ptr_eq(place_map_get(&map, place(0, 1, 1)), &one);
    ck_assert_ptr_eq(place_map_get(&map, place(1, 1, 1)), &two);
    ck_assert_ptr_null(place_map_get(&map, place(0, 2, 1)));
    ck_assert_ptr_null(place_map_get(&map, place(0, 1, 2)));
    ck_assert_ptr_eq(*place_map_at(&map, place(0, 1, 1)), &one);
    ck_assert_uint_eq(map.len, 2);
}
END_TEST

/* Many lines, many columns of one line, and files; few of the others each: many of them have one
 * home. */
START_TEST(neighbours_are_kept_apart)
{
    enum { MANY = 1000, FEW = 20 };
    static Numbered numbered[MANY * FEW];
    static const unsigned most[][3] = { { 1, MANY, FEW }, { 1, FEW, MANY }, { MANY, FEW, 1 } };
    const unsigned *counts = most[_i];

    for (unsigned i = 0; i < MANY * FEW; i++)
        *place_map_at(&map, place(i % counts[0], i / counts[0] % counts[1],
                                  i / counts[0] / counts[1])) = &numbered[i];
    ck_assert_uint_eq(map.len, MANY * FEW);
    for (unsigned i = 0; i < MANY * FEW; i++)
        ck_assert_ptr_eq(place_map_get(&map, place(i % counts[0], i / counts[0] % counts[1],
                                                   i / counts[0] / counts[1])),
                         &numbered[i]);
    ck_assert_ptr_null(place_map_get(&map, place(0, MANY, MANY)));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("place_map");
    TCase *tcase = tcase_create("place_map");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, an_empty_map_has_nothing);
    tcase_add_test(tcase, what_was_put_is_found);
    tcase_add_loop_test(tcase, neighbours_are_kept_apart, 0, 3);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
