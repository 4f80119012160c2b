/* Refinement: lane by lane, in every format, in memory; and the distance between floats. */
#include "semantics/value/refine.h"

#include <check.h>
#include <math.h>
#include <string.h>

static uint64_t random_state = 1;

static uint64_t draw(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    return random_state ^= random_state << 17;
}

static Refinement one(Layout layout, uint64_t source, uint64_t target)
{
    uint64_t from[2] = { source, 0 }, to[2] = { target, 0 };

    return refine_value(&layout, from, NULL, to, NULL);
}

static const Target INDEX_64 = {
    .index_width = 64,
    .ints = { 1, { { 64, 8 } } },
    .space_count = 1,
    .spaces = { { 0, 64, 64, 8 } },
};

START_TEST(integers_are_equal_or_different)
{
    for (uint64_t a = 0; a < 16; a++)
        for (uint64_t b = 0; b < 16; b++)
            ck_assert_uint_eq(one(layout_int(&TARGET_X86_64, 4), a, b).verdict,
                              a == b ? REFINE_EQUAL : REFINE_DIFFERENT);
    ck_assert_uint_eq(one(layout_index(&INDEX_64), 1, 2).verdict, REFINE_DIFFERENT);
}
END_TEST

START_TEST(wide_integers_differ_in_any_word)
{
    Layout layout = layout_int(&TARGET_X86_64, 200);
    uint64_t a[4] = { 1, 2, 3, 4 }, b[4] = { 1, 2, 3, 4 };

    ck_assert_uint_eq(refine_value(&layout, a, NULL, b, NULL).verdict, REFINE_EQUAL);
    b[3] = 5;
    ck_assert_uint_eq(refine_value(&layout, a, NULL, b, NULL).verdict, REFINE_DIFFERENT);
}
END_TEST

START_TEST(poison_lets_anything_be)
{
    Layout lane = layout_int(&TARGET_X86_64, 8);
    Layout layout = layout_vector(&lane, (int64_t[]){ 3 }, 1);
    uint64_t a[3] = { 1, 2, 3 }, b[3] = { 1, 9, 3 };
    uint32_t middle[3] = { 0, 7, 0 }, first[3] = { 7, 0, 0 };
    Refinement found = refine_value(&layout, a, middle, b, NULL);

    ck_assert_uint_eq(found.verdict, REFINE_POISON);
    ck_assert_uint_eq(found.lane, 1);
    ck_assert(refines(found));
    found = refine_value(&layout, a, first, b, NULL);
    ck_assert_uint_eq(found.verdict, REFINE_DIFFERENT);
    ck_assert_uint_eq(found.lane, 1);
    /* A target that is poison stands for poison alone, whatever its words. */
    ck_assert_uint_eq(refine_value(&layout, a, middle, b, middle).verdict, REFINE_EQUAL);
    ck_assert_uint_eq(refine_value(&layout, a, NULL, a, middle).verdict, REFINE_DIFFERENT);
}
END_TEST

START_TEST(nans_stand_for_each_other)
{
    Layout layout = layout_float(&TARGET_X86_64, &FLOAT_F32);

    ck_assert_uint_eq(one(layout, 0x7fc00000, 0x7fc00000).verdict, REFINE_EQUAL);
    ck_assert_uint_eq(one(layout, 0x7fc00000, 0xffc00001).verdict, REFINE_NAN);
    ck_assert_uint_eq(one(layout, 0x7f800001, 0x7fc00000).verdict, REFINE_NAN);
    ck_assert_uint_eq(one(layout, 0x7fc00000, 0x3f800000).verdict, REFINE_DIFFERENT);
    ck_assert_uint_eq(one(layout, 0x3f800000, 0x7fc00000).verdict, REFINE_DIFFERENT);
    ck_assert_uint_eq(one(layout, 0x7f800000, 0x7fc00000).verdict, REFINE_DIFFERENT);
}
END_TEST

START_TEST(zeros_have_a_sign)
{
    Refinement found = one(layout_float(&TARGET_X86_64, &FLOAT_F32), 0, 0x80000000);

    ck_assert_uint_eq(found.verdict, REFINE_DIFFERENT);
    ck_assert(found.ulps == 0);
}
END_TEST

START_TEST(near_says_how_near)
{
    Layout layout = layout_float(&TARGET_X86_64, &FLOAT_F64);
    Refinement found = one(layout, 0x3ff0000000000000, 0x3ff0000000000003);

    ck_assert_uint_eq(found.verdict, REFINE_NEAR);
    ck_assert(found.ulps == 3);
    ck_assert(!refines(found));
    /* Across zero, and up to infinity. */
    ck_assert(one(layout, 2, 0x8000000000000003).ulps == 5);
    ck_assert(one(layout, 0x7fefffffffffffff, 0x7ff0000000000000).ulps == 1);
}
END_TEST

START_TEST(complex_parts_count_for_their_lane)
{
    Layout part = layout_float(&TARGET_X86_64, &FLOAT_F32);
    Layout number = layout_complex(&part);
    Layout layout = layout_vector(&number, (int64_t[]){ 2 }, 1);
    uint64_t a[4] = { 0, 0, 0x3f800000, 0x3f800000 }, b[4] = { 0, 0, 0x3f800000, 0x3f800002 };
    Refinement found = refine_value(&layout, a, NULL, b, NULL);

    ck_assert_uint_eq(found.verdict, REFINE_NEAR);
    ck_assert_uint_eq(found.lane, 1);
    ck_assert(found.ulps == 2);
}
END_TEST

START_TEST(memrefs_agree_in_shape_alone)
{
    Layout layout = layout_memref(&INDEX_64, 1, 0);
    uint64_t a[MEMREF_SIZES + 2] = { 1, 64, 1, 64, 0, 4, 1 };
    uint64_t b[MEMREF_SIZES + 2] = { 9, 4096, 9, 4096, 0, 4, 1 };

    ck_assert_uint_eq(refine_value(&layout, a, NULL, b, NULL).verdict, REFINE_EQUAL);
    b[MEMREF_SIZES] = 5;
    ck_assert_uint_eq(refine_value(&layout, a, NULL, b, NULL).verdict, REFINE_DIFFERENT);
}
END_TEST

/* Walking a format from end to end, a step at a time, in both directions. */
static void walk(const FloatFormat *format)
{
    Float at = float_inf(format, true), end = float_inf(format, false), start;
    uint64_t steps = 0;

    if (!format->has_sign)
        at = float_of_bits(format, 0, 0);
    start = at;
    while (!float_same_bits(at, end)) {
        Float next = float_steps_up(at, 1);

        ck_assert_msg(float_compare(at, next) == FLOAT_LESS, "%s", format->name);
        ck_assert(float_ulps_between(at, next) == 1);
        if (!float_is_zero(at))
            ck_assert(float_same_bits(float_steps_down(next, 1), at));
        at = next;
        steps++;
    }
    ck_assert(float_ulps_between(start, end) == steps);
    ck_assert(float_same_bits(float_steps_up(start, steps), end));
    ck_assert(float_same_bits(float_steps_up(end, 1), end));
    ck_assert(float_same_bits(float_steps_down(end, steps), start));
}

START_TEST(steps_visit_every_number_in_order)
{
    for (const FloatFormat *const *format = FLOAT_FORMATS; *format; format++)
        if ((*format)->width <= 19)
            walk(*format);
}
END_TEST

/* Where the host has the format. */
START_TEST(steps_are_nextafters)
{
    for (int i = 0; i < 100000; i++) {
        uint64_t bits = draw();
        Float value = float_of_bits(&FLOAT_F64, bits, 0);
        double up;

        if (float_is_nan(value) || float_is_zero(value))
            continue;
        up = nextafter(float_to_double(value), INFINITY);
        ck_assert(float_to_double(float_steps_up(value, 1)) == up);
        ck_assert(float_to_double(float_steps_down(value, 1))
                  == nextafter(float_to_double(value), -INFINITY));
    }
}
END_TEST

START_TEST(wide_formats_step_over_words)
{
    Float one80 = float_one(&FLOAT_F80), one128 = float_one(&FLOAT_F128), below;

    below = float_steps_down(one80, 1);
    ck_assert_uint_eq(below.bits[0], UINT64_MAX);
    ck_assert_uint_eq(below.bits[1], 0x3ffe);
    ck_assert(float_same_bits(float_steps_up(below, 1), one80));
    below = float_steps_down(one128, 1);
    ck_assert_uint_eq(below.bits[0], UINT64_MAX);
    ck_assert_uint_eq(below.bits[1], 0x3ffeffffffffffff);
    ck_assert(float_ulps_between(one80, float_neg(one80))
              == 2 * (UlpCount)0x3fff * ((UlpCount)1 << 63));
    ck_assert(float_ulps_between(float_zero(&FLOAT_F128, false), one128)
              == (UlpCount)0x3fff << 112);
}
END_TEST

typedef struct Room {
    Choice choice;
    Budget budget;
    Memory *memory;
    Allocation *allocation;
} Room;

static void make_room(Room *room, uint64_t size)
{
    room->choice = choice_new(0);
    room->budget = (Budget){ .most = 1 << 20 };
    room->memory = memory_new(&room->budget, &room->choice);
    room->allocation = memory_allocate(room->memory, ALLOCATION_HEAP, size, 16, NULL);
}

START_TEST(bytes_never_written_are_open)
{
    Layout layout = layout_int(&TARGET_X86_64, 32);
    uint32_t value = 5, target[4] = { 5, 6, 7, 8 };
    Room room;
    Refinement found;

    make_room(&room, sizeof target);
    memory_write(room.allocation, 0, &value, sizeof value);
    found = refine_bytes(&layout, room.allocation, (const unsigned char *)target);
    ck_assert_uint_eq(found.verdict, REFINE_POISON);
    ck_assert_uint_eq(found.lane, 1);
    memory_write(room.allocation, 8, &value, sizeof value);
    found = refine_bytes(&layout, room.allocation, (const unsigned char *)target);
    ck_assert_uint_eq(found.verdict, REFINE_DIFFERENT);
    ck_assert_uint_eq(found.lane, 2);
    memory_set_poison(room.allocation, 9, 1, 3);
    found = refine_bytes(&layout, room.allocation, (const unsigned char *)target);
    ck_assert_uint_eq(found.verdict, REFINE_POISON);
    memory_free(room.memory);
}
END_TEST

/* Of an element of several lanes those are open that were not written. */
START_TEST(lanes_never_written_are_open)
{
    Layout i32 = layout_int(&TARGET_X86_64, 32), layout = layout_vector(&i32, (int64_t[]){ 2 }, 1);
    uint32_t value = 5, target[2] = { 5, 6 };
    Room room;
    Refinement found;

    make_room(&room, sizeof target);
    memory_write(room.allocation, 0, &value, sizeof value);
    found = refine_bytes(&layout, room.allocation, (const unsigned char *)target);
    ck_assert_uint_eq(found.verdict, REFINE_POISON);
    target[0] = 7;
    found = refine_bytes(&layout, room.allocation, (const unsigned char *)target);
    ck_assert_uint_eq(found.verdict, REFINE_DIFFERENT);
    memory_free(room.memory);
}
END_TEST

START_TEST(bytes_of_floats_are_floats)
{
    Layout layout = layout_float(&TARGET_X86_64, &FLOAT_F32);
    uint32_t source[3] = { 0x7fc00000, 0x3f800000, 0 };
    uint32_t target[3] = { 0xffc00001, 0x3f800001, 0 };
    Room room;
    Refinement found;

    make_room(&room, sizeof target);
    memory_write(room.allocation, 0, source, sizeof source);
    found = refine_bytes(&layout, room.allocation, (const unsigned char *)target);
    ck_assert_uint_eq(found.verdict, REFINE_NEAR);
    ck_assert_uint_eq(found.lane, 1);
    ck_assert(found.ulps == 1);
    target[1] = source[1];
    found = refine_bytes(&layout, room.allocation, (const unsigned char *)target);
    ck_assert_uint_eq(found.verdict, REFINE_NAN);
    memory_free(room.memory);
}
END_TEST

/* A memory that is reset is as a new one: the same addresses, the same ids. */
START_TEST(a_reset_memory_is_new)
{
    Room room;
    AllocationId id;
    uint64_t address;

    make_room(&room, 40);
    id = room.allocation->id;
    address = room.allocation->address;
    memory_end(room.memory, memory_allocate(room.memory, ALLOCATION_STACK, 8, 8, NULL), NULL);
    memory_reset(room.memory);
    ck_assert_uint_eq(memory_live_bytes(room.memory), 0);
    ck_assert_uint_eq(memory_stack_mark(room.memory), 0);
    ck_assert_ptr_null(memory_next_live(room.memory, ALLOCATION_HEAP, 0));
    ck_assert_ptr_null(memory_find(room.memory, id));
    room.allocation = memory_allocate(room.memory, ALLOCATION_HEAP, 40, 16, NULL);
    ck_assert_uint_eq(room.allocation->id, id);
    ck_assert_uint_eq(room.allocation->address, address);
    ck_assert_uint_eq(memory_first_uninitialised(room.allocation, 0, 40), 0);
    memory_free(room.memory);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("refine");
    TCase *tcase = tcase_create("refine");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_test(tcase, integers_are_equal_or_different);
    tcase_add_test(tcase, wide_integers_differ_in_any_word);
    tcase_add_test(tcase, poison_lets_anything_be);
    tcase_add_test(tcase, nans_stand_for_each_other);
    tcase_add_test(tcase, zeros_have_a_sign);
    tcase_add_test(tcase, near_says_how_near);
    tcase_add_test(tcase, complex_parts_count_for_their_lane);
    tcase_add_test(tcase, memrefs_agree_in_shape_alone);
    tcase_add_test(tcase, steps_visit_every_number_in_order);
    tcase_add_test(tcase, steps_are_nextafters);
    tcase_add_test(tcase, wide_formats_step_over_words);
    tcase_add_test(tcase, bytes_never_written_are_open);
    tcase_add_test(tcase, lanes_never_written_are_open);
    tcase_add_test(tcase, bytes_of_floats_are_floats);
    tcase_add_test(tcase, a_reset_memory_is_new);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
