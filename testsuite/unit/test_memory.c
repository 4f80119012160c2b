#include "semantics/memory/memory.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

enum { LIMIT = 1 << 28 };

static const char MADE[] = "made", FREED[] = "freed";
static Choice choice;
static Budget budget;
static Memory *memory;

static void setup(void)
{
    choice = choice_new(0);
    budget = (Budget){ .most = LIMIT };
    memory = memory_new(&budget, &choice);
}

static void teardown(void)
{
    memory_free(memory);
}

static Allocation *allocate(uint64_t size)
{
    return memory_allocate(memory, ALLOCATION_HEAP, size, 8, MADE);
}

/* Allocations. */

START_TEST(an_allocation_lives_and_ends)
{
    Allocation *a = allocate(100);
    AllocationId id = a->id;

    ck_assert_uint_ne(id, 0);
    ck_assert(a->alive && !a->constant && !a->plain);
    ck_assert_uint_eq(a->size, 100);
    ck_assert_uint_eq(a->address % 8, 0);
    ck_assert_ptr_eq(a->made, MADE);
    ck_assert_ptr_null(a->freed);
    ck_assert_uint_eq(memory_live_bytes(memory), 100);
    ck_assert_ptr_eq(memory_find(memory, id), a);
    ck_assert_ptr_eq(memory_live(memory_table(memory), id), a);

    memory_end(memory, a, FREED);
    ck_assert_ptr_eq(memory_find(memory, id), a);
    ck_assert_ptr_null(memory_live(memory_table(memory), id));
    ck_assert(!a->alive);
    ck_assert_ptr_eq(a->made, MADE);
    ck_assert_ptr_eq(a->freed, FREED);
    ck_assert_ptr_null(a->bytes);
    ck_assert_uint_eq(memory_live_bytes(memory), 0);
}
END_TEST

START_TEST(ids_never_given_out_are_not_found)
{
    Allocation *a = allocate(1);

    ck_assert_ptr_null(memory_find(memory, 0));
    ck_assert_ptr_null(memory_find(memory, a->id + 1));
    ck_assert_ptr_null(memory_find(memory, a->id + ((uint64_t)1 << 32)));
    ck_assert_ptr_null(memory_find(memory, UINT64_MAX));
    ck_assert_ptr_null(memory_live(memory_table(memory), 0));
    ck_assert_ptr_null(memory_live(memory_table(memory), UINT64_MAX));
}
END_TEST

START_TEST(the_limit_holds)
{
    Allocation *a = allocate(LIMIT);

    ck_assert_ptr_nonnull(a);
    ck_assert_ptr_null(allocate(1));
    memory_end(memory, a, FREED);
    ck_assert_ptr_nonnull(allocate(1));
    ck_assert_ptr_null(allocate(LIMIT));
    ck_assert_ptr_null(allocate((uint64_t)1 << 60));
    ck_assert_ptr_null(allocate(UINT64_MAX));
    ck_assert_ptr_null(memory_allocate(memory, ALLOCATION_HEAP, 1, (uint64_t)1 << 63, MADE));
    ck_assert_uint_eq(memory_live_bytes(memory), 1);
}
END_TEST

START_TEST(empty_allocations_have_addresses_and_meet_the_limit)
{
    Allocation *a = allocate(0), *b = allocate(0);
    uint64_t made = 2;

    ck_assert_uint_ne(a->address, b->address);
    ck_assert_uint_ne(a->id, b->id);
    while (allocate(0))
        made++;
    ck_assert_uint_gt(made, 1 << 16);
    ck_assert_uint_lt(made, LIMIT / 64);
}
END_TEST

/* A stale id stays dead for good, and the table of records does not grow. */
START_TEST(records_are_used_again)
{
    enum { ROUNDS = 300000 };
    AllocationId first = 0, last = 0;
    bool repeated = false;

    for (int i = 0; i < ROUNDS; i++) {
        Allocation *a = allocate(4);

        repeated |= a->id == last;
        first = first ? first : a->id;
        last = a->id;
        memory_end(memory, a, FREED);
    }
    ck_assert(!repeated);
    ck_assert_uint_lt(memory_table(memory)->count, ROUNDS / 2);
    ck_assert_ptr_eq(memory_find(memory, last)->made, MADE);
    ck_assert_ptr_nonnull(memory_find(memory, first));
    ck_assert(!memory_find(memory, first)->alive);
    ck_assert_ptr_null(memory_find(memory, first)->made);
    ck_assert_ptr_null(memory_live(memory_table(memory), first));
}
END_TEST

START_TEST(neighbours_are_apart_and_aligned)
{
    for (uint64_t seed = 0; seed < 20; seed++) {
        Choice other = choice_new(seed);
        Memory *placed = memory_new(&budget, &other);
        uint64_t end = 0;

        for (uint64_t i = 0; i < 200; i++) {
            uint64_t alignment = (uint64_t)1 << i % 13, size = i * 7 % 50;
            Allocation *a = memory_allocate(placed, ALLOCATION_HEAP, size, alignment, MADE);

            ck_assert_uint_eq(a->address % alignment, 0);
            ck_assert_uint_ge(a->address, end + 64);
            end = a->address + size;
        }
        memory_free(placed);
    }
}
END_TEST

START_TEST(a_seed_gives_the_same_addresses)
{
    uint64_t different = 0;

    for (uint64_t seed = 0; seed < 4; seed++) {
        Choice a = choice_new(seed), b = choice_new(seed), c = choice_new(seed + 1);
        Memory *first = memory_new(&budget, &a), *second = memory_new(&budget, &b);
        Memory *third = memory_new(&budget, &c);

        for (int i = 0; i < 50; i++) {
            uint64_t at = memory_allocate(first, ALLOCATION_HEAP, 9, 4, MADE)->address;

            ck_assert_uint_eq(memory_allocate(second, ALLOCATION_HEAP, 9, 4, MADE)->address, at);
            different += memory_allocate(third, ALLOCATION_HEAP, 9, 4, MADE)->address != at;
        }
        memory_free(first);
        memory_free(second);
        memory_free(third);
    }
    ck_assert_uint_gt(different, 0);
}
END_TEST

START_TEST(the_stack_ends_with_its_scope)
{
    Allocation *outer = memory_allocate(memory, ALLOCATION_STACK, 4, 4, MADE);
    size_t mark = memory_stack_mark(memory);
    Allocation *inner = memory_allocate(memory, ALLOCATION_STACK, 4, 4, MADE);
    Allocation *heap = allocate(4);
    Allocation *early = memory_allocate(memory, ALLOCATION_STACK, 4, 4, MADE);

    memory_end(memory, early, NULL);
    memory_stack_release(memory, mark, FREED);
    ck_assert(outer->alive && heap->alive && !inner->alive && !early->alive);
    ck_assert_ptr_eq(inner->freed, FREED);
    ck_assert_ptr_null(early->freed);
    memory_stack_release(memory, 0, FREED);
    ck_assert(!outer->alive && heap->alive);
}
END_TEST

START_TEST(what_is_taken_from_the_stack_stays)
{
    Allocation *outer = memory_allocate(memory, ALLOCATION_STACK, 4, 4, MADE);
    size_t mark = memory_stack_mark(memory);
    Allocation *first = memory_allocate(memory, ALLOCATION_STACK, 4, 4, MADE);
    Allocation *second = memory_allocate(memory, ALLOCATION_STACK, 4, 4, MADE);

    ck_assert_uint_eq(memory_stack_take(memory), second->id);
    ck_assert_uint_eq(memory_stack_take(memory), first->id);
    ck_assert_uint_eq(memory_stack_mark(memory), mark);
    memory_stack_release(memory, 0, FREED);
    ck_assert(!outer->alive && first->alive && second->alive);
    memory_stack_give(memory, first->id);
    memory_stack_release(memory, 0, FREED);
    ck_assert(!first->alive && second->alive);
}
END_TEST

START_TEST(live_ones_are_listed_in_order)
{
    Allocation *a = allocate(1), *b = allocate(2), *c = allocate(3);
    Allocation *global = memory_allocate(memory, ALLOCATION_GLOBAL, 1, 1, MADE);

    memory_end(memory, b, FREED);
    ck_assert_ptr_eq(memory_next_live(memory, ALLOCATION_HEAP, 0), a);
    ck_assert_ptr_eq(memory_next_live(memory, ALLOCATION_HEAP, a->id), c);
    ck_assert_ptr_null(memory_next_live(memory, ALLOCATION_HEAP, c->id));
    ck_assert_ptr_eq(memory_next_live(memory, ALLOCATION_GLOBAL, 0), global);
    ck_assert_ptr_null(memory_next_live(memory, ALLOCATION_STACK, 0));
}
END_TEST

/* Checks. */

static AccessFault check(Allocation *a, uint64_t from, uint64_t size, uint64_t alignment,
                         AccessMode mode)
{
    Allocation *found;
    uint64_t offset;
    AccessFault fault = memory_check(memory, (Pointer){ a->id, a->address + from }, size, alignment,
                                     mode, &found, &offset);

    ck_assert_ptr_eq(found, a);
    ck_assert_uint_eq(offset, from);
    return fault;
}

START_TEST(accesses_are_checked)
{
    Allocation *a = allocate(16), *found;
    uint64_t offset;

    ck_assert_int_eq(check(a, 0, 16, 8, ACCESS_READ), ACCESS_OK);
    ck_assert_int_eq(check(a, 12, 4, 4, ACCESS_ATOMIC), ACCESS_OK);
    ck_assert_int_eq(check(a, 0, 17, 8, ACCESS_READ), ACCESS_OUT_OF_BOUNDS);
    ck_assert_int_eq(check(a, 16, 1, 1, ACCESS_READ), ACCESS_OUT_OF_BOUNDS);
    ck_assert_int_eq(check(a, (uint64_t)-1, 1, 1, ACCESS_READ), ACCESS_OUT_OF_BOUNDS);
    ck_assert_int_eq(check(a, 1, UINT64_MAX, 1, ACCESS_READ), ACCESS_OUT_OF_BOUNDS);
    ck_assert_int_eq(check(a, 13, 4, 4, ACCESS_READ), ACCESS_OUT_OF_BOUNDS);
    ck_assert_int_eq(check(a, 2, 4, 4, ACCESS_READ), ACCESS_MISALIGNED);
    ck_assert_int_eq(check(a, 3, 4, 1, ACCESS_READ), ACCESS_OK);
    ck_assert_int_eq(check(a, 900, 0, 8, ACCESS_WRITE), ACCESS_OK);
    a->constant = true;
    ck_assert_int_eq(check(a, 0, 4, 4, ACCESS_READ), ACCESS_OK);
    ck_assert_int_eq(check(a, 0, 4, 4, ACCESS_WRITE), ACCESS_READ_ONLY);
    ck_assert_int_eq(check(a, 0, 4, 4, ACCESS_ATOMIC), ACCESS_READ_ONLY);
    ck_assert_int_eq(check(a, 1, 4, 4, ACCESS_WRITE), ACCESS_MISALIGNED);
    memory_end(memory, a, FREED);
    ck_assert_int_eq(check(a, 0, 4, 4, ACCESS_WRITE), ACCESS_DEAD);
    ck_assert_int_eq(check(a, 0, 0, 4, ACCESS_READ), ACCESS_DEAD);
    ck_assert_int_eq(
        memory_check(memory, (Pointer){ 0, a->address }, 0, 1, ACCESS_READ, &found, &offset),
        ACCESS_NO_PROVENANCE);
    ck_assert_ptr_null(found);
}
END_TEST

/* Shadows, against a twin that keeps one record a byte. */

enum { SPAN = 300 };

typedef struct ByteTwin {
    bool written;
    unsigned char value;
    uint32_t poison;    /* of one never written: the origin of what it is a copy of */
    unsigned char bits; /* that are poison */
} ByteTwin;

typedef struct Twin {
    Allocation *allocation;
    ByteTwin bytes[SPAN];
    AllocationId pointers[SPAN];
} Twin;

static uint64_t random_state;

static unsigned draw(unsigned count)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(random_state >> 33) % count;
}

static void forget_pointers(Twin *twin, unsigned offset, unsigned size)
{
    for (unsigned i = 0; i < SPAN; i++)
        if (size && i + 8 > offset && i < offset + size)
            twin->pointers[i] = 0;
}

static void twin_write(Twin *twin, unsigned offset, const unsigned char *bytes, unsigned size)
{
    for (unsigned i = 0; i < size; i++)
        twin->bytes[offset + i] = (ByteTwin){ true, bytes[i], 0, 0 };
    forget_pointers(twin, offset, size);
}

static void twin_copy(Twin *to, unsigned to_offset, const Twin *from, unsigned from_offset,
                      unsigned size)
{
    Twin before = *from;

    for (unsigned i = 0; i < size; i++) {
        ByteTwin byte = before.bytes[from_offset + i];

        if (!byte.written && !byte.poison && to != from)
            byte.poison = from->allocation->unwritten;
        to->bytes[to_offset + i] = byte;
    }
    forget_pointers(to, to_offset, size);
    for (unsigned i = 0; i + 8 <= size; i++)
        if (before.pointers[from_offset + i])
            to->pointers[to_offset + i] = before.pointers[from_offset + i];
}

static void random_write(Twin *twin, unsigned offset, unsigned size)
{
    unsigned char bytes[SPAN];

    for (unsigned i = 0; i < size; i++)
        bytes[i] = (unsigned char)draw(256);
    memory_write(twin->allocation, offset, bytes, size);
    twin_write(twin, offset, bytes, size);
}

static void random_poison(Twin *twin, unsigned offset, unsigned size)
{
    uint32_t origin = draw(3);

    memory_set_poison(twin->allocation, offset, size, origin);
    for (unsigned i = offset; i < offset + size; i++) {
        twin->bytes[i].poison = origin;
        twin->bytes[i].bits = origin ? UINT8_MAX : 0;
        twin->bytes[i].written |= origin != 0;
    }
    if (origin)
        forget_pointers(twin, offset, size);
}

/* Of a byte that holds a value; and another origin for one that is poison. */
static void random_bits(Twin *twin, unsigned offset)
{
    ByteTwin *byte = &twin->bytes[offset % SPAN];
    uint32_t origin = 1 + draw(3);

    if (byte->poison) {
        memory_rename_poison(twin->allocation, offset % SPAN, origin + 3);
        byte->poison = origin + 3;
    }
    if (byte->written && byte->bits != UINT8_MAX) {
        unsigned char bits = (unsigned char)(1 + draw(255));

        memory_set_poison_bits(twin->allocation, offset % SPAN, bits, origin);
        byte->bits |= bits;
        byte->poison = origin;
    }
}

static void random_pointer(Twin *twin, unsigned offset)
{
    Pointer pointer = { draw(4), 0x0102030405060708u * draw(20) };
    unsigned char bytes[8];

    offset = offset > SPAN - 8 ? SPAN - 8 : offset;
    for (unsigned i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(pointer.address >> 8 * i);
    memory_write_pointer(twin->allocation, offset, pointer, 8, false);
    twin_write(twin, offset, bytes, 8);
    twin->pointers[offset] = pointer.provenance;
}

static void random_step(Twin *twins)
{
    Twin *twin = &twins[draw(2)], *other = &twins[draw(2)];
    unsigned offset = draw(SPAN + 1), most = SPAN - offset;
    unsigned size = draw(4) ? draw(most < 20 ? most + 1 : 20) : draw(most + 1);
    unsigned from = draw(SPAN - size + 1);

    switch (draw(8)) {
    case 0:
    case 1:
        random_write(twin, offset, size);
        return;
    case 2:
        random_poison(twin, offset, size);
        return;
    case 3:
        random_pointer(twin, offset);
        return;
    case 4:
    case 5:
        for (unsigned i = 0; i < 10; i++)
            random_bits(twin, offset + i);
        return;
    default:
        memory_copy(twin->allocation, offset, other->allocation, from, size);
        twin_copy(twin, offset, other, from, size);
        return;
    }
}

/* What a read of these bits of the byte gives. */
static uint32_t origin_of(const Twin *twin, unsigned i, unsigned char bits)
{
    const ByteTwin *byte = &twin->bytes[i];

    if (!byte->written)
        return byte->poison ? byte->poison : twin->allocation->unwritten;
    return byte->bits & bits ? byte->poison : 0;
}

static bool range_agrees(const Twin *twin, unsigned offset, unsigned size)
{
    unsigned unwritten = offset, poison = offset;
    uint32_t origin = 0;

    while (unwritten < offset + size && twin->bytes[unwritten].written)
        unwritten++;
    while (poison < offset + size && !(twin->bytes[poison].written && twin->bytes[poison].poison))
        poison++;
    for (unsigned i = offset; i < offset + size && !origin; i++)
        origin = origin_of(twin, i, UINT8_MAX);
    return memory_first_uninitialised(twin->allocation, offset, size) == unwritten
           && memory_origin(twin->allocation, offset, size) == origin
           && memory_poison(twin->allocation, offset, size)
                  == (poison < offset + size ? twin->bytes[poison].poison : 0);
}

static bool byte_agrees(const Twin *twin, unsigned i)
{
    if (twin->bytes[i].written && twin->allocation->bytes[i] != twin->bytes[i].value)
        return false;
    for (unsigned bit = 0; bit < 8; bit++)
        if (memory_bits_origin(twin->allocation, i, (unsigned char)(1 << bit))
            != origin_of(twin, i, (unsigned char)(1 << bit)))
            return false;
    return range_agrees(twin, i, 1);
}

static void compare(const Twin *twin)
{
    bool plain = true, same = true;

    for (unsigned i = 0; i < SPAN; i++) {
        same &= byte_agrees(twin, i);
        plain &= twin->bytes[i].written && !twin->bytes[i].poison && !twin->pointers[i];
    }
    for (unsigned i = 0; i + 8 <= SPAN; i++)
        same &= memory_read_pointer(twin->allocation, i, 8, false).provenance == twin->pointers[i];
    for (unsigned i = 0, from; i < 10; i++) {
        from = draw(SPAN + 1);
        same &= range_agrees(twin, from, draw(SPAN - from + 1));
    }
    ck_assert(same);
    ck_assert_int_eq(twin->allocation->plain, plain);
}

START_TEST(shadows_agree_with_a_twin)
{
    for (unsigned round = 0; round < 200; round++) {
        Twin twins[2] = { { .allocation = allocate(SPAN) }, { .allocation = allocate(SPAN) } };

        random_state = round;
        twins[0].allocation->unwritten = 8;
        twins[1].allocation->unwritten = 9;
        for (unsigned step = 0; step < 60; step++) {
            random_step(twins);
            if (step % 4 == 0)
                compare(&twins[step / 4 % 2]);
        }
        for (unsigned i = 0; i < 2; i++) {
            random_write(&twins[i], 0, SPAN);
            compare(&twins[i]);
            ck_assert(twins[i].allocation->plain);
        }
    }
}
END_TEST

START_TEST(what_was_written_is_a_bit_a_byte)
{
    static const unsigned char BYTES[8] = { 0 };
    Allocation *a = allocate(100);

    ck_assert_ptr_null(memory_written(a));
    memory_write(a, 66, BYTES, sizeof BYTES);
    ck_assert_uint_eq(memory_written(a)[0], 0);
    ck_assert_uint_eq(memory_written(a)[1], 0xffu << 2);
    memory_set_poison(a, 1, 1, 7);
    ck_assert_ptr_null(memory_written(a));
    memory_set_poison(a, 1, 1, 0);
    ck_assert_uint_eq(memory_written(a)[0], 1 << 1);
    memory_write_pointer(a, 8, (Pointer){ a->id, a->address }, 8, false);
    ck_assert_ptr_null(memory_written(a));
}
END_TEST

START_TEST(pointers_keep_provenance)
{
    Allocation *a = allocate(32), *b = allocate(32);
    Pointer pointer = { a->id, a->address + 4 }, read;

    memory_write_pointer(a, 3, pointer, 8, false);
    memory_copy(b, 16, a, 3, 8);
    read = memory_read_pointer(b, 16, 8, false);
    ck_assert_uint_eq(read.provenance, pointer.provenance);
    ck_assert_uint_eq(read.address, pointer.address);
    memory_write(b, 20, "x", 1);
    ck_assert_uint_eq(memory_read_pointer(b, 16, 8, false).provenance, 0);
}
END_TEST

START_TEST(large_memory_is_cheap)
{
    Allocation *a = allocate(LIMIT / 2), *b = allocate(LIMIT / 2);

    memory_write(a, LIMIT / 4, "abc", 3);
    memory_set_poison(a, LIMIT / 4 + 1, 1, 5);
    ck_assert_uint_eq(memory_first_uninitialised(a, LIMIT / 4, 4), LIMIT / 4 + 3);
    ck_assert_uint_eq(memory_poison(a, LIMIT / 4, 3), 5);
    ck_assert(!b->plain);
}
END_TEST

/* Races, through the memory; test_race holds the rest. */
START_TEST(races_are_found)
{
    Allocation *a = allocate(16);
    Race race = { 0 };

    ck_assert_int_eq(memory_touch(memory, a, 0, 4, ACCESS_WRITE, NULL, &race), ACCESS_OK);
    memory_parallel_begin(memory, NULL);
    memory_parallel_iteration(memory);
    ck_assert_int_eq(memory_touch(memory, a, 0, 4, ACCESS_READ, NULL, &race), ACCESS_OK);
    ck_assert_int_eq(memory_touch(memory, a, 4, 4, ACCESS_WRITE, NULL, &race), ACCESS_OK);
    ck_assert_int_eq(memory_touch(memory, a, 4, 4, ACCESS_READ, NULL, &race), ACCESS_OK);
    ck_assert_int_eq(memory_touch(memory, a, 8, 4, ACCESS_ATOMIC, NULL, &race), ACCESS_OK);
    memory_parallel_iteration(memory);
    ck_assert_int_eq(memory_touch(memory, a, 0, 4, ACCESS_READ, NULL, &race), ACCESS_OK);
    ck_assert_int_eq(memory_touch(memory, a, 8, 4, ACCESS_ATOMIC, NULL, &race), ACCESS_OK);
    ck_assert_int_eq(memory_touch(memory, a, 3, 1, ACCESS_WRITE, NULL, &race), ACCESS_RACE);
    ck_assert(race.other_mode == ACCESS_READ && race.other == 0 && race.self == 1
              && race.byte == 3);
    ck_assert_int_eq(memory_touch(memory, a, 8, 4, ACCESS_READ, NULL, &race), ACCESS_RACE);
    ck_assert_int_eq(memory_touch(memory, a, 0, 8, ACCESS_READ, NULL, &race), ACCESS_RACE);
    ck_assert(race.other_mode == ACCESS_WRITE && race.byte == 4);
    memory_parallel_end(memory);
    memory_parallel_begin(memory, NULL);
    memory_parallel_iteration(memory);
    ck_assert_int_eq(memory_touch(memory, a, 0, 16, ACCESS_WRITE, NULL, &race), ACCESS_OK);
    memory_parallel_end(memory);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("memory");
    TCase *tcase = tcase_create("memory");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, an_allocation_lives_and_ends);
    tcase_add_test(tcase, ids_never_given_out_are_not_found);
    tcase_add_test(tcase, the_limit_holds);
    tcase_add_test(tcase, empty_allocations_have_addresses_and_meet_the_limit);
    tcase_add_test(tcase, records_are_used_again);
    tcase_add_test(tcase, neighbours_are_apart_and_aligned);
    tcase_add_test(tcase, a_seed_gives_the_same_addresses);
    tcase_add_test(tcase, the_stack_ends_with_its_scope);
    tcase_add_test(tcase, what_is_taken_from_the_stack_stays);
    tcase_add_test(tcase, live_ones_are_listed_in_order);
    tcase_add_test(tcase, accesses_are_checked);
    tcase_add_test(tcase, shadows_agree_with_a_twin);
    tcase_add_test(tcase, what_was_written_is_a_bit_a_byte);
    tcase_add_test(tcase, pointers_keep_provenance);
    tcase_add_test(tcase, large_memory_is_cheap);
    tcase_add_test(tcase, races_are_found);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
