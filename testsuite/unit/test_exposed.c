#include "semantics/memory/exposed.h"
#include "semantics/memory/memory.h"

#include <check.h>

static ExposedSet set;

static void setup(void)
{
    set = (ExposedSet){ 0 };
}

static void teardown(void)
{
    vec_free(&set);
}

START_TEST(nothing_is_exposed_at_first)
{
    ck_assert_uint_eq(exposed_at(&set, 0), 0);
    ck_assert_uint_eq(exposed_at(&set, UINT64_MAX), 0);
}
END_TEST

/* From its first byte to the place just behind its last. */
START_TEST(a_range_has_its_end)
{
    exposed_add(&set, (Exposed){ 100, 4, 7 });
    ck_assert_uint_eq(exposed_at(&set, 99), 0);
    for (uint64_t at = 100; at <= 104; at++)
        ck_assert_uint_eq(exposed_at(&set, at), 7);
    ck_assert_uint_eq(exposed_at(&set, 105), 0);
}
END_TEST

START_TEST(a_range_may_be_empty)
{
    exposed_add(&set, (Exposed){ 100, 0, 7 });
    ck_assert_uint_eq(exposed_at(&set, 100), 7);
    ck_assert_uint_eq(exposed_at(&set, 101), 0);
}
END_TEST

/* Where one ends as the next begins the address is the next one's. */
START_TEST(neighbours_are_told_apart)
{
    exposed_add(&set, (Exposed){ 108, 8, 2 });
    exposed_add(&set, (Exposed){ 100, 8, 1 });
    ck_assert_uint_eq(exposed_at(&set, 107), 1);
    ck_assert_uint_eq(exposed_at(&set, 108), 2);
    exposed_remove(&set, 108);
    ck_assert_uint_eq(exposed_at(&set, 108), 1);
    ck_assert_uint_eq(exposed_at(&set, 109), 0);
}
END_TEST

/* Beside a plain list of what is in: number i at 16 * i, as long as i modulo 13. */
START_TEST(many_come_and_go)
{
    enum { COUNT = 200, ROUNDS = 4000, STEP = 16, LONGEST = 13 };
    bool in[COUNT] = { false };
    uint64_t state = 1;

    for (unsigned round = 0; round < ROUNDS; round++) {
        uint64_t i, at;

        state = state * 6364136223846793005u + 1442695040888963407u;
        i = (state >> 33) % COUNT;
        if (in[i])
            exposed_remove(&set, i * STEP);
        else
            exposed_add(&set, (Exposed){ i * STEP, i % LONGEST, i + 1 });
        in[i] = !in[i];
        at = (state >> 13) % (COUNT * STEP);
        i = at / STEP;
        ck_assert_uint_eq(exposed_at(&set, at), in[i] && at % STEP <= i % LONGEST ? i + 1 : 0);
    }
}
END_TEST

/* Of a memory. */

START_TEST(what_ends_is_found_no_more)
{
    Choice choice = choice_new(0);
    Budget budget = { .most = 1 << 20 };
    Memory *memory = memory_new(&budget, &choice);
    Allocation *made = memory_allocate(memory, ALLOCATION_HEAP, 8, 8, NULL);
    uint64_t address = made->address, id = made->id;

    ck_assert_uint_eq(memory_exposed_at(memory, address).provenance, 0);
    memory_expose(memory, id);
    memory_expose(memory, id);
    ck_assert_uint_eq(memory_exposed_at(memory, address + 8).provenance, id);
    ck_assert_uint_eq(memory_exposed_at(memory, address + 8).address, address + 8);
    memory_end(memory, made, NULL);
    ck_assert_uint_eq(memory_exposed_at(memory, address).provenance, 0);
    memory_expose(memory, id);
    ck_assert_uint_eq(memory_exposed_at(memory, address).provenance, 0);
    memory_expose(memory, 0);
    memory_free(memory);
}
END_TEST

/* A stored pointer of which one byte is among those that are read. */
START_TEST(stored_pointers_are_exposed_by_a_byte)
{
    Choice choice = choice_new(0);
    Budget budget = { .most = 1 << 20 };
    Memory *memory = memory_new(&budget, &choice);
    Allocation *one = memory_allocate(memory, ALLOCATION_HEAP, 8, 8, NULL);
    Allocation *holder = memory_allocate(memory, ALLOCATION_HEAP, 32, 8, NULL);

    memory_write_pointer(holder, 8, (Pointer){ one->id, one->address }, 8, false);
    memory_expose_pointers(memory, holder, 16, 8);
    memory_expose_pointers(memory, holder, 0, 8);
    ck_assert_uint_eq(memory_exposed_at(memory, one->address).provenance, 0);
    memory_expose_pointers(memory, holder, 15, 1);
    ck_assert_uint_eq(memory_exposed_at(memory, one->address).provenance, one->id);
    memory_free(memory);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("exposed");
    TCase *tcase = tcase_create("exposed");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, nothing_is_exposed_at_first);
    tcase_add_test(tcase, a_range_has_its_end);
    tcase_add_test(tcase, a_range_may_be_empty);
    tcase_add_test(tcase, neighbours_are_told_apart);
    tcase_add_test(tcase, many_come_and_go);
    tcase_add_test(tcase, what_ends_is_found_no_more);
    tcase_add_test(tcase, stored_pointers_are_exposed_by_a_byte);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
