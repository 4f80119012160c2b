#include "core/base/map.h"

#include <check.h>
#include <stdio.h>

static Map map;
static Arena arena;

static void setup(void)
{
    map = (Map){ 0 };
    arena = (Arena){ 0 };
}

static void teardown(void)
{
    map_free(&map);
    arena_free(&arena);
}

START_TEST(an_empty_map_has_nothing)
{
    ck_assert_ptr_null(map_get(&map, STR("a")));
    map_remove(&map, STR("a"));
    map_clear(&map);
    ck_assert_uint_eq(map.len, 0);
}
END_TEST

START_TEST(what_was_put_is_found)
{
    int one, two;

    map_put(&map, STR("a"), &one);
    map_put(&map, STR("ab"), &two);
    ck_assert_ptr_eq(map_get(&map, STR("a")), &one);
    ck_assert_ptr_eq(map_get(&map, STR("ab")), &two);
    ck_assert_ptr_null(map_get(&map, STR("b")));
    map_put(&map, STR("a"), &two);
    ck_assert_ptr_eq(map_get(&map, STR("a")), &two);
    ck_assert_uint_eq(map.len, 2);
}
END_TEST

START_TEST(the_empty_key_is_a_key)
{
    int value;

    ck_assert_ptr_null(map_get(&map, (Str){ 0 }));
    map_put(&map, (Str){ 0 }, &value);
    ck_assert_ptr_eq(map_get(&map, STR("")), &value);
    ck_assert_uint_eq(map.len, 1);
    map_remove(&map, STR(""));
    ck_assert_ptr_null(map_get(&map, STR("")));
}
END_TEST

START_TEST(keys_may_hold_any_byte)
{
    int one, two;

    map_put(&map, STR("a\0b"), &one);
    map_put(&map, STR("a\0c"), &two);
    ck_assert_ptr_eq(map_get(&map, STR("a\0b")), &one);
    ck_assert_ptr_eq(map_get(&map, STR("a\0c")), &two);
    ck_assert_ptr_null(map_get(&map, STR("a")));
}
END_TEST

START_TEST(at_tells_whether_it_added)
{
    int value;
    bool added;
    MapEntry *entry = map_at(&map, STR("key"), &added);

    ck_assert(added);
    ck_assert_ptr_null(entry->value);
    entry->key = str_dup(&arena, entry->key);
    entry->value = &value;
    entry = map_at(&map, STR("key"), &added);
    ck_assert(!added);
    ck_assert_ptr_eq(entry->value, &value);
}
END_TEST

START_TEST(pointers_are_keys)
{
    int a, b, value;
    const int *first = &a, *second = &b;

    map_put(&map, KEY_OF(first), &value);
    ck_assert_ptr_eq(map_get(&map, KEY_OF(first)), &value);
    ck_assert_ptr_null(map_get(&map, KEY_OF(second)));
}
END_TEST

/* Random puts and removals against an array, so that runs of entries shift and wrap around. */
START_TEST(agrees_with_an_array)
{
    enum { KEYS = 200, STEPS = 20000 };
    void *twin[KEYS] = { 0 };
    Str keys[KEYS];
    uint64_t random = 1;
    size_t len = 0, wrong = 0;

    for (int i = 0; i < KEYS; i++)
        keys[i] = str_printf(&arena, "key %d", i * 7919);
    for (size_t step = 0; step < STEPS; step++) {
        size_t key;

        random = random * 6364136223846793005u + 1442695040888963407u;
        key = (random >> 33) % KEYS;
        if (random >> 63) {
            len += !twin[key];
            twin[key] = &twin[step % KEYS];
            map_put(&map, keys[key], twin[key]);
        } else {
            len -= twin[key] != NULL;
            twin[key] = NULL;
            map_remove(&map, keys[key]);
        }
        for (size_t i = step % 16; i < KEYS; i += 16)
            wrong += map_get(&map, keys[i]) != twin[i];
        wrong += map.len != len;
    }
    ck_assert_uint_eq(wrong, 0);
}
END_TEST

START_TEST(clear_forgets_all)
{
    int value;

    for (int i = 0; i < 100; i++)
        map_put(&map, str_printf(&arena, "%d", i), &value);
    map_clear(&map);
    ck_assert_uint_eq(map.len, 0);
    ck_assert_ptr_null(map_get(&map, STR("5")));
    map_put(&map, STR("5"), &value);
    ck_assert_ptr_eq(map_get(&map, STR("5")), &value);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("map");
    TCase *tcase = tcase_create("map");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, an_empty_map_has_nothing);
    tcase_add_test(tcase, what_was_put_is_found);
    tcase_add_test(tcase, the_empty_key_is_a_key);
    tcase_add_test(tcase, keys_may_hold_any_byte);
    tcase_add_test(tcase, at_tells_whether_it_added);
    tcase_add_test(tcase, pointers_are_keys);
    tcase_add_test(tcase, agrees_with_an_array);
    tcase_add_test(tcase, clear_forgets_all);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
