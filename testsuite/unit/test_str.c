#include "core/base/names.h"
#include "core/base/random.h"
#include "core/base/str.h"

#include "core/base/vec.h"

#include <check.h>
#include <string.h>

START_TEST(a_slice_of_a_c_string)
{
    Str s = str_of("abc");

    ck_assert_uint_eq(s.len, 3);
    ck_assert_uint_eq(str_of(NULL).len, 0);
    ck_assert_uint_eq(STR("a\0b").len, 3);
}
END_TEST

START_TEST(equality_is_bytewise)
{
    ck_assert(str_eq(STR("abc"), STR("abc")));
    ck_assert(!str_eq(STR("abc"), STR("ab")));
    ck_assert(!str_eq(STR("a\0b"), STR("a\0c")));
    ck_assert(str_eq((Str){ 0 }, STR("")));
    ck_assert(str_is(STR("abc"), "abc"));
    ck_assert(!str_is(STR("a\0c"), "a"));
}
END_TEST

START_TEST(distance_counts_changes_up_to_the_most)
{
    ck_assert_uint_eq(str_distance(STR("addi"), STR("addi"), 0), 0);
    ck_assert_uint_eq(str_distance(STR("addi"), STR("adi"), 5), 1);
    ck_assert_uint_eq(str_distance(STR("addi"), STR("subi"), 5), 3);
    ck_assert_uint_eq(str_distance(STR(""), STR("abc"), 5), 3);
    ck_assert_uint_eq(str_distance(STR("adid"), STR("addi"), 1), 1); /* exchanged */
    ck_assert_uint_eq(str_distance(STR("ab"), STR("ba"), 1), 1);     /* no row before it is near */
    ck_assert_uint_gt(str_distance(STR("ab"), STR("ba"), 0), 0);
    ck_assert_uint_gt(str_distance(STR("addi"), STR("subi"), 2), 2);
    ck_assert_uint_gt(str_distance(STR("xyzabc"), STR("abc"), 2), 2);
}
END_TEST

/* Without giving up, and without rows that are used again. */
static unsigned plain_distance(Str a, Str b)
{
    unsigned far[16][16];

    for (unsigned i = 0; i <= a.len; i++)
        for (unsigned j = 0; j <= b.len; j++) {
            unsigned least = i && j ? far[i - 1][j - 1] + (a.data[i - 1] != b.data[j - 1]) : i + j;

            if (i && j && far[i - 1][j] + 1 < least)
                least = far[i - 1][j] + 1;
            if (i && j && far[i][j - 1] + 1 < least)
                least = far[i][j - 1] + 1;
            if (i > 1 && j > 1 && a.data[i - 1] == b.data[j - 2] && a.data[i - 2] == b.data[j - 1]
                && far[i - 2][j - 2] + 1 < least)
                least = far[i - 2][j - 2] + 1;
            far[i][j] = least;
        }
    return far[a.len][b.len];
}

START_TEST(distance_of_random_names)
{
    Random random = { 7 };

    for (unsigned n = 0; n < 100000; n++) {
        char first[12], second[12];
        Str a = { first, random_below(&random, 13) }, b = { second, random_below(&random, 13) };
        unsigned most = (unsigned)random_below(&random, 8), plain, far;

        for (unsigned i = 0; i < 12; i++) {
            first[i] = (char)('a' + random_below(&random, 3));
            second[i] = (char)('a' + random_below(&random, 3));
        }
        plain = plain_distance(a, b);
        far = str_distance(a, b, most);
        ck_assert_msg(plain <= most ? far == plain : far > most, "%.*s %.*s %u", STR_ARG(a),
                      STR_ARG(b), most);
    }
}
END_TEST

START_TEST(order_is_bytewise_prefix_first)
{
    ck_assert_int_eq(str_cmp(STR("abc"), STR("abc")), 0);
    ck_assert_int_lt(str_cmp(STR("ab"), STR("abc")), 0);
    ck_assert_int_gt(str_cmp(STR("abc"), STR("ab")), 0);
    ck_assert_int_lt(str_cmp(STR("abc"), STR("abd")), 0);
    ck_assert_int_gt(str_cmp(STR("\xff"), STR("a")), 0);
    ck_assert_int_lt(str_cmp((Str){ 0 }, STR("a")), 0);
    ck_assert_int_eq(str_cmp((Str){ 0 }, STR("")), 0);
}
END_TEST

START_TEST(prefixes_and_positions)
{
    ck_assert(str_starts(STR("abc"), "ab"));
    ck_assert(str_starts(STR("abc"), ""));
    ck_assert(!str_starts(STR("ab"), "abc"));
    ck_assert(str_ends(STR("abc"), "bc"));
    ck_assert(str_ends(STR("abc"), ""));
    ck_assert(!str_ends(STR("abc"), "ab"));
    ck_assert(!str_ends(STR("bc"), "abc"));
    ck_assert(!str_starts(STR("abc"), "b"));
    ck_assert_uint_eq(str_find(STR("abcb"), 'b'), 1);
    ck_assert_uint_eq(str_find(STR("abc"), 'x'), 3);
    ck_assert_uint_eq(str_find((Str){ 0 }, 'x'), 0);
    ck_assert(str_is(str_from(STR("abc"), 1), "bc"));
    ck_assert(str_is(str_from(STR("abc"), 3), ""));
    ck_assert(str_is(str_from(STR("abc"), 9), ""));
}
END_TEST

/* Every byte and the length count, on both sides of the eight bytes taken at a time. */
START_TEST(hashes_differ_where_slices_do)
{
    char text[24] = { 0 };

    for (size_t len = 0; len < sizeof text; len++) {
        uint64_t hash = str_hash((Str){ text, len });

        ck_assert_uint_eq(hash, str_hash((Str){ text, len }));
        ck_assert_uint_ne(hash, str_hash((Str){ text, len + 1 }));
        for (size_t i = 0; i < len; i++) {
            text[i] = 1;
            ck_assert_uint_ne(hash, str_hash((Str){ text, len }));
            text[i] = 0;
        }
    }
}
END_TEST

START_TEST(copies_end_in_nul)
{
    Arena arena = { 0 };
    Str copy = str_dup(&arena, str_from(STR("abc"), 1));

    ck_assert_str_eq(copy.data, "bc");
    ck_assert_uint_eq(copy.len, 2);
    copy = str_dup(&arena, (Str){ 0 });
    ck_assert_str_eq(copy.data, "");
    copy = str_printf(&arena, "%d %s", 42, "x");
    ck_assert_str_eq(copy.data, "42 x");
    ck_assert_uint_eq(copy.len, 4);
    arena_free(&arena);
}
END_TEST

START_TEST(a_builder_builds)
{
    Sb sb = { 0 };

    ck_assert(str_is(sb_view(&sb), ""));
    sb_char(&sb, 'a');
    sb_add(&sb, "bc");
    sb_str(&sb, STR("d\0e"));
    sb_printf(&sb, "%04d%%", 7);
    sb_printf(&sb, "%s", "");
    ck_assert(str_eq(sb_view(&sb), STR("abcd\0e0007%")));
    ck_assert_int_eq(sb.data[sb.len], 0);
    sb_free(&sb);
    ck_assert_uint_eq(sb.len, 0);
}
END_TEST

START_TEST(a_builder_grows)
{
    Sb sb = { 0 };

    for (int i = 0; i < 10000; i++)
        sb_printf(&sb, "%d,", i % 10);
    ck_assert_uint_eq(sb.len, 20000);
    ck_assert(!memcmp(sb.data + 19990, "5,6,7,8,9,", 11));
    sb_free(&sb);
}
END_TEST

START_TEST(a_vector_grows_and_shrinks)
{
    VEC(int) numbers = { 0 };

    for (int i = 0; i < 1000; i++)
        vec_push(&numbers, i);
    ck_assert_uint_eq(numbers.len, 1000);
    ck_assert_int_eq(numbers.data[567], 567);
    ck_assert_int_eq(vec_pop(&numbers), 999);
    ck_assert_uint_eq(numbers.len, 999);
    vec_reserve(&numbers, 5000);
    ck_assert_uint_ge(numbers.cap, 5000);
    ck_assert_int_eq(numbers.data[998], 998);
    vec_free(&numbers);
    ck_assert_ptr_null(numbers.data);
}
END_TEST

START_TEST(names_are_sorted_and_each_once)
{
    static const char *const ADDED[] = { "b", "ab", "c", "a", "b", "ab" };
    static const char *const SORTED[] = { "a", "ab", "b", "c" };
    Names names = { 0 };

    for (size_t i = 0; i < sizeof ADDED / sizeof *ADDED; i++)
        names_add(&names, str_of(ADDED[i]));
    ck_assert_uint_eq(names.len, 4);
    for (size_t i = 0; i < names.len; i++)
        ck_assert(str_is(names.data[i], SORTED[i]));
    vec_free(&names);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("str");
    TCase *tcase = tcase_create("str");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_test(tcase, a_slice_of_a_c_string);
    tcase_add_test(tcase, equality_is_bytewise);
    tcase_add_test(tcase, distance_of_random_names);
    tcase_add_test(tcase, distance_counts_changes_up_to_the_most);
    tcase_add_test(tcase, order_is_bytewise_prefix_first);
    tcase_add_test(tcase, prefixes_and_positions);
    tcase_add_test(tcase, hashes_differ_where_slices_do);
    tcase_add_test(tcase, copies_end_in_nul);
    tcase_add_test(tcase, a_builder_builds);
    tcase_add_test(tcase, a_builder_grows);
    tcase_add_test(tcase, a_vector_grows_and_shrinks);
    tcase_add_test(tcase, names_are_sorted_and_each_once);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
