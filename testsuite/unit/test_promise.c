/* Promises of calls about memory, against sets of accesses that are looked through one by one. */
#include "semantics/memory/memory.h"

#include "core/base/random.h"

#include <check.h>
#include <stdlib.h>

enum { BYTES = 24, NAMES = 4, ROUNDS = 2000, ACCESSES = 12 };

static const char CALL[] = "call";
static Choice choice;
static Budget budget;
static Memory *memory;
static Random source = { 1 };

static void setup(void)
{
    choice = choice_new(0);
    budget = (Budget){ .most = 1 << 28 };
    memory = memory_new(&budget, &choice);
}

static void teardown(void)
{
    memory_free(memory);
}

static Allocation *allocate(uint64_t size)
{
    return memory_allocate(memory, ALLOCATION_HEAP, size, 8, NULL);
}

static Pointer begin_of(const Allocation *allocation)
{
    return (Pointer){ allocation->id, allocation->address };
}

static bool breaks(Pointer through, const Allocation *allocation, uint64_t offset, uint64_t size,
                   AccessMode mode)
{
    MemoryAccess access = { through.provenance, allocation, offset, size, mode, CALL };
    BrokenPromise broken;

    return memory_breaks_promise(memory, &access, &broken);
}

START_TEST(an_alias_finds_its_allocation)
{
    const PointerPromise alone = { .alone = true, .by = CALL };
    Allocation *a = allocate(8), *b = allocate(8), *found;
    Pointer named = memory_promise_pointer(memory, begin_of(a), &alone), inner;
    uint64_t offset;

    ck_assert_uint_ne(named.provenance, a->id);
    ck_assert_uint_eq(named.address, a->address);
    inner = memory_promise_pointer(memory, named, &alone);
    ck_assert_ptr_eq(memory_find(memory, inner.provenance), a);
    ck_assert(memory_same(memory, inner.provenance, a->id));
    ck_assert(!memory_same(memory, inner.provenance, b->id));
    ck_assert_int_eq(memory_check(memory, inner, 8, 8, ACCESS_WRITE, &found, &offset), ACCESS_OK);
    ck_assert_ptr_null(memory_live(memory_table(memory), a->id)); /* hot paths stand aside */
    memory_promises_end(memory, 0);
    ck_assert_ptr_eq(memory_live(memory_table(memory), a->id), a);
    ck_assert_ptr_null(memory_live(memory_table(memory), named.provenance));
    ck_assert_ptr_eq(memory_find(memory, named.provenance), a);
    memory_end(memory, a, NULL);
    ck_assert(!memory_find(memory, inner.provenance)->alive);
}
END_TEST

/* What was done to a byte, and through which of the names. */
typedef struct Done {
    bool touched[NAMES], written[NAMES];
} Done;

/* Name 0 is nobody's; 3 is made of 2. */
static bool is_based(unsigned name, unsigned on)
{
    return name == on || (name == 3 && on == 2);
}

static bool breaks_one(const Done *done, unsigned by, bool writes)
{
    for (unsigned on = 1; on < NAMES; on++)
        for (unsigned other = 0; other < NAMES; other++)
            if (is_based(by, on) != is_based(other, on) && done->touched[other]
                && (writes || done->written[other]))
                return true;
    return false;
}

START_TEST(random_accesses_through_names)
{
    const PointerPromise alone = { .alone = true, .by = CALL };

    for (unsigned round = 0; round < ROUNDS; round++) {
        Allocation *a = allocate(BYTES);
        Done done[BYTES] = { 0 };
        Pointer names[NAMES] = { begin_of(a) };

        for (unsigned i = 1; i < NAMES; i++)
            names[i] = memory_promise_pointer(memory, names[i == 3 ? 2 : 0], &alone);
        for (unsigned i = 0; i < ACCESSES; i++) {
            unsigned by = (unsigned)random_below(&source, NAMES),
                     size = 1 + (unsigned)random_below(&source, 4);
            unsigned offset = (unsigned)random_below(&source, BYTES - 4);
            bool writes = random_below(&source, 2), expected = false;

            for (unsigned at = offset; at < offset + size; at++)
                expected |= breaks_one(&done[at], by, writes);
            ck_assert_int_eq(
                breaks(names[by], a, offset, size, writes ? ACCESS_WRITE : ACCESS_READ), expected);
            if (expected)
                break;
            for (unsigned at = offset; at < offset + size; at++) {
                done[at].touched[by] = true;
                done[at].written[by] |= writes;
            }
        }
        memory_promises_end(memory, 0);
        memory_end(memory, a, NULL);
    }
}
END_TEST

START_TEST(what_is_denied)
{
    const PointerPromise readonly = { .denied = DENIES_WRITES, .by = CALL };
    Allocation *a = allocate(8);
    Pointer named = memory_promise_pointer(memory, begin_of(a), &readonly);

    ck_assert(!breaks(named, a, 0, 8, ACCESS_READ));
    ck_assert(breaks(named, a, 0, 8, ACCESS_WRITE));
    ck_assert(breaks(named, a, 0, 8, ACCESS_ATOMIC));
    ck_assert(!breaks(begin_of(a), a, 0, 8, ACCESS_WRITE));
    memory_promises_end(memory, 0);
    ck_assert(!breaks(named, a, 0, 8, ACCESS_WRITE));
}
END_TEST

START_TEST(what_a_call_denies)
{
    const PointerPromise nothing = { .by = CALL };
    Allocation *argument = allocate(8), *other = allocate(8), *constant = allocate(8), *own;
    Pointer named = memory_promise_pointer(memory, begin_of(argument), &nothing);
    const CallPromise promise = {
        DENIES_WRITES, DENIES_READS, memory_age(memory), &named.provenance, 1, CALL
    };

    constant->constant = true;
    memory_promise_call(memory, &promise);
    own = allocate(8);
    ck_assert(!breaks(begin_of(own), own, 0, 8, ACCESS_WRITE));
    ck_assert(!breaks(named, argument, 0, 8, ACCESS_READ));
    ck_assert(breaks(named, argument, 0, 8, ACCESS_WRITE));
    ck_assert(!breaks(begin_of(argument), argument, 0, 8, ACCESS_WRITE));
    ck_assert(breaks(begin_of(argument), argument, 0, 8, ACCESS_READ));
    ck_assert(breaks(begin_of(other), other, 0, 8, ACCESS_READ));
    ck_assert(!breaks(begin_of(constant), constant, 0, 8, ACCESS_READ));
    memory_expose(memory, named.provenance);
    ck_assert(!breaks(begin_of(argument), argument, 0, 8, ACCESS_READ));
    memory_promises_end(memory, 0);
    ck_assert(!breaks(named, argument, 0, 8, ACCESS_WRITE));
}
END_TEST

/* A pointer whose address became a number is not alone any more. */
START_TEST(numbers_may_be_based_on_it)
{
    const PointerPromise alone = { .alone = true, .by = CALL };
    Allocation *a = allocate(8);
    Pointer named = memory_promise_pointer(memory, begin_of(a), &alone);

    ck_assert(!breaks(named, a, 0, 8, ACCESS_WRITE));
    memory_expose(memory, named.provenance);
    ck_assert(!breaks(memory_exposed_at(memory, a->address), a, 0, 8, ACCESS_READ));
}
END_TEST

START_TEST(names_are_used_again)
{
    const PointerPromise alone = { .alone = true, .by = CALL };
    Allocation *a = allocate(8);
    uint64_t before = 0;

    for (unsigned i = 0; i < ROUNDS; i++) {
        Pointer named = memory_promise_pointer(memory, begin_of(a), &alone);

        ck_assert(!breaks(named, a, 0, 8, ACCESS_WRITE));
        memory_promises_end(memory, 0);
        if (i == 1)
            before = budget.allocated;
    }
    ck_assert_uint_eq(budget.allocated, before);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("promise");
    TCase *tests = tcase_create("promise");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, an_alias_finds_its_allocation);
    tcase_add_test(tests, random_accesses_through_names);
    tcase_add_test(tests, what_is_denied);
    tcase_add_test(tests, what_a_call_denies);
    tcase_add_test(tests, numbers_may_be_based_on_it);
    tcase_add_test(tests, names_are_used_again);
    suite_add_tcase(suite, tests);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
