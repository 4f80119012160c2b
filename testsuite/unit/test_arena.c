#include "core/base/arena.h"
#include "core/base/red_zone.h"

#include <check.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static Arena arena;

static void setup(void)
{
    arena = (Arena){ 0 };
}

static void teardown(void)
{
    arena_free(&arena);
}

static bool all_zero(const unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (bytes[i])
            return false;
    return true;
}

START_TEST(memory_is_zeroed_and_aligned)
{
    for (size_t size = 0; size < 3000; size += 7) {
        size_t words = (size + 7) / 8, wanted = words % 2 ? 8 : _Alignof(max_align_t);
        unsigned char *bytes = arena_alloc(&arena, size);

        ck_assert_ptr_nonnull(bytes);
        ck_assert_uint_eq((uintptr_t)bytes % wanted, 0);
        ck_assert(all_zero(bytes, size));
        memset(bytes, 0xff, size);
    }
}
END_TEST

START_TEST(allocations_do_not_overlap)
{
    enum { COUNT = 500 };
    unsigned char *made[COUNT];

    for (size_t i = 0; i < COUNT; i++) {
        made[i] = arena_alloc(&arena, i + 1);
        memset(made[i], (int)(i % 256), i + 1);
    }
    for (size_t i = 0; i < COUNT; i++)
        ck_assert(made[i][0] == i % 256 && made[i][i] == i % 256);
}
END_TEST

START_TEST(a_large_one_gets_a_chunk_of_its_own)
{
    size_t large = (size_t)5 << 20;
    unsigned char *bytes;

    arena_alloc(&arena, 1);
    bytes = arena_alloc(&arena, large);
    ck_assert(all_zero(bytes, large));
    ck_assert_uint_ge(arena.total, large);
}
END_TEST

START_TEST(what_was_given_back_is_zeroed_again)
{
    enum { SIZE = 40000, COUNT = 200 };
    ArenaMark marks[COUNT];

    for (size_t i = 0; i < COUNT; i++) {
        marks[i] = arena_mark(&arena);
        memset(arena_alloc(&arena, SIZE), 0xff, SIZE);
    }
    for (size_t i = COUNT; i-- > 0;) {
        arena_release(&arena, marks[i]);
        ck_assert(all_zero(arena_alloc(&arena, SIZE), SIZE));
    }
    ck_assert(all_zero(arena_alloc(&arena, 2 * SIZE), 2 * SIZE));
}
END_TEST

START_TEST(copies_are_copies)
{
    char text[] = "abc";
    char *copy = ARENA_COPY(&arena, char, text, 4);

    text[0] = 'x';
    ck_assert_str_eq(copy, "abc");
    ck_assert_ptr_nonnull(arena_copy(&arena, NULL, 0));
}
END_TEST

START_TEST(release_gives_back_what_came_after_the_mark)
{
    int *kept = ARENA_NEW(&arena, int);
    ArenaMark mark = arena_mark(&arena);
    size_t total = arena.total;
    void *first;

    *kept = 42;
    first = arena_alloc(&arena, 16);
    for (int i = 0; i < 1000; i++)
        memset(arena_alloc(&arena, 1000), 0xff, 1000);
    ck_assert_uint_gt(arena.total, total);
    arena_release(&arena, mark);
    ck_assert_uint_eq(arena.total, total);
    ck_assert_int_eq(*kept, 42);
    ck_assert_ptr_eq(arena_alloc(&arena, 16), first);
}
END_TEST

START_TEST(memory_used_again_is_zeroed_again)
{
    ArenaMark mark = arena_mark(&arena);

    for (int i = 0; i < 20; i++) {
        unsigned char *bytes = arena_alloc(&arena, 2000);

        ck_assert(all_zero(bytes, 2000));
        memset(bytes, 0xff, 2000);
        arena_release(&arena, mark);
    }
}
END_TEST

/* An empty arena released to its beginning keeps its first chunk, for the next step. */
START_TEST(release_to_the_beginning_keeps_one_chunk)
{
    ArenaMark mark = arena_mark(&arena);
    void *first = arena_alloc(&arena, 8);

    arena_alloc(&arena, 100000);
    arena_release(&arena, mark);
    ck_assert_uint_gt(arena.total, 0);
    ck_assert_uint_lt(arena.total, 100000);
    ck_assert_ptr_eq(arena_alloc(&arena, 8), first);
}
END_TEST

START_TEST(free_leaves_an_empty_arena)
{
    arena_alloc(&arena, 100);
    arena_free(&arena);
    ck_assert_uint_eq(arena.total, 0);
    ck_assert_ptr_null(arena.newest);
    ck_assert_ptr_nonnull(arena_alloc(&arena, 100));
}
END_TEST

#ifdef HAVE_RED_ZONES
/* Every allocation ends at its last byte, whatever its size, and what was given back is closed. */
START_TEST(nobody_may_touch_what_is_not_allocated)
{
    ArenaMark mark;
    unsigned char *bytes, *next;

    arena_alloc(&arena, 1);
    mark = arena_mark(&arena);
    for (size_t size = 0; size < 9000; size += 1 + size / 7) {
        bytes = arena_alloc(&arena, size);
        next = arena_alloc(&arena, 1);
        ck_assert_ptr_null(__asan_region_is_poisoned(bytes, size));
        for (size_t behind = 0; behind < RED_ZONE; behind++)
            ck_assert(__asan_address_is_poisoned(bytes + size + behind));
        ck_assert(!__asan_address_is_poisoned(next));
        if (size < 2000) { /* its chunk stays */
            arena_release(&arena, mark);
            ck_assert(__asan_address_is_poisoned(bytes) && __asan_address_is_poisoned(next));
        }
    }
}
END_TEST
#endif

int main(void)
{
    Suite *suite = suite_create("arena");
    TCase *tcase = tcase_create("arena");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, memory_is_zeroed_and_aligned);
    tcase_add_test(tcase, allocations_do_not_overlap);
    tcase_add_test(tcase, a_large_one_gets_a_chunk_of_its_own);
    tcase_add_test(tcase, what_was_given_back_is_zeroed_again);
    tcase_add_test(tcase, copies_are_copies);
    tcase_add_test(tcase, release_gives_back_what_came_after_the_mark);
    tcase_add_test(tcase, memory_used_again_is_zeroed_again);
    tcase_add_test(tcase, release_to_the_beginning_keeps_one_chunk);
    tcase_add_test(tcase, free_leaves_an_empty_arena);
#ifdef HAVE_RED_ZONES
    tcase_add_test(tcase, nobody_may_touch_what_is_not_allocated);
#endif
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
