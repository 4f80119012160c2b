#include "semantics/value/layout.h"

#include <check.h>
#include <string.h>

enum { MAX_WORDS = 512, MAX_LANES = 128, ROOM = 2048 };

static Choice choice;
static Budget budget;
static Memory *memory;
static Allocation *room;
static uint64_t random_state;
static Target target, narrow; /* with index of 64 and of 32 bits */
static const Target *const on = &target;

static void setup(void)
{
    target = TARGET_X86_64;
    target.index_width = 64;
    narrow = target;
    narrow.index_width = 32;
    choice = choice_new(0);
    budget = (Budget){ .most = 1 << 20 };
    memory = memory_new(&budget, &choice);
    room = memory_allocate(memory, ALLOCATION_HEAP, ROOM, 16, NULL);
    random_state = 1;
}

/* The first byte of a number is its highest. */
static void setup_big_endian(void)
{
    setup();
    target.big_endian = narrow.big_endian = true;
}

static void teardown(void)
{
    memory_free(memory);
}

static uint64_t draw(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    return random_state ^= random_state << 17;
}

static void sizes_are(Layout layout, uint64_t bytes, uint64_t stride, uint64_t alignment)
{
    ck_assert(layout_in_memory(&layout));
    ck_assert_uint_eq(layout_bytes(&layout), bytes);
    ck_assert_uint_eq(layout_stride(&layout), stride);
    ck_assert_uint_eq(layout_alignment(&layout), alignment);
}

/* What LLVM 22's DataLayout for x86-64 says: store size, allocation size, ABI alignment. */
START_TEST(scalars_are_llvms)
{
    static const struct {
        unsigned width;
        uint64_t bytes, stride, alignment;
    } INTS[] = {
        { 1, 1, 1, 1 },      { 7, 1, 1, 1 },         { 8, 1, 1, 1 },      { 9, 2, 2, 2 },
        { 16, 2, 2, 2 },     { 17, 3, 4, 4 },        { 24, 3, 4, 4 },     { 32, 4, 4, 4 },
        { 33, 5, 8, 8 },     { 48, 6, 8, 8 },        { 64, 8, 8, 8 },     { 65, 9, 16, 16 },
        { 96, 12, 16, 16 },  { 128, 16, 16, 16 },    { 129, 17, 32, 16 }, { 200, 25, 32, 16 },
        { 256, 32, 32, 16 }, { 1000, 125, 128, 16 },
    };

    for (size_t i = 0; i < sizeof INTS / sizeof *INTS; i++)
        sizes_are(layout_int(on, INTS[i].width), INTS[i].bytes, INTS[i].stride, INTS[i].alignment);
    sizes_are(layout_index(on), 8, 8, 8);
    sizes_are(layout_index(&narrow), 4, 4, 4);
    sizes_are(layout_float(on, &FLOAT_F16), 2, 2, 2);
    sizes_are(layout_float(on, &FLOAT_BF16), 2, 2, 2);
    sizes_are(layout_float(on, &FLOAT_F32), 4, 4, 4);
    sizes_are(layout_float(on, &FLOAT_F64), 8, 8, 8);
    sizes_are(layout_float(on, &FLOAT_F80), 10, 16, 16);
    sizes_are(layout_float(on, &FLOAT_F128), 16, 16, 16);
    sizes_are(layout_float(on, &FLOAT_TF32), 3, 4, 4);
    sizes_are(layout_float(on, &FLOAT_F8E5M2), 1, 1, 1);
    sizes_are(layout_float(on, &FLOAT_F4E2M1FN), 1, 1, 1);
    sizes_are(layout_pointer(on, 0), 8, 8, 8);
    sizes_are(layout_function(), 8, 8, 8);
}
END_TEST

START_TEST(composites_are_llvms)
{
    Layout i1 = layout_int(on, 1), i7 = layout_int(on, 7), i24 = layout_int(on, 24),
           i64 = layout_int(on, 64);
    Layout i65 = layout_int(on, 65), f32 = layout_float(on, &FLOAT_F32),
           f80 = layout_float(on, &FLOAT_F80);
    Layout pointer = layout_pointer(on, 0);
    const int64_t dims[] = { 2, 3 }, masks[] = { 3, 4 };

    sizes_are(layout_complex(&f32), 8, 8, 4);
    sizes_are(layout_complex(&f80), 32, 32, 16);
    sizes_are(layout_complex(&i24), 8, 8, 4);
    sizes_are(layout_complex(&i1), 2, 2, 1);
    sizes_are(layout_vector(&i1, (int64_t[]){ 4 }, 1), 1, 1, 1);
    sizes_are(layout_vector(&i1, (int64_t[]){ 9 }, 1), 2, 2, 2);
    sizes_are(layout_vector(&i7, (int64_t[]){ 3 }, 1), 3, 4, 4);
    sizes_are(layout_vector(&i24, (int64_t[]){ 2 }, 1), 6, 8, 8);
    sizes_are(layout_vector(&f32, (int64_t[]){ 3 }, 1), 12, 16, 16);
    sizes_are(layout_vector(&f32, (int64_t[]){ 5 }, 1), 20, 32, 32);
    sizes_are(layout_vector(&f32, (int64_t[]){ 16 }, 1), 64, 64, 64);
    sizes_are(layout_vector(&f80, (int64_t[]){ 4 }, 1), 40, 64, 64);
    sizes_are(layout_vector(&i65, (int64_t[]){ 3 }, 1), 25, 32, 32);
    sizes_are(layout_vector(&i64, (int64_t[]){ 17 }, 1), 136, 256, 256);
    sizes_are(layout_vector(&pointer, (int64_t[]){ 2 }, 1), 16, 16, 16);
    sizes_are(layout_vector(&f32, NULL, 0), 4, 4, 4);
    sizes_are(layout_vector(&f32, dims, 2), 32, 32, 16);
    sizes_are(layout_vector(&i1, masks, 2), 3, 3, 1);
    sizes_are(layout_memref(on, 0, 0), 24, 24, 8);
    sizes_are(layout_memref(on, 2, 0), 56, 56, 8);
    sizes_are(layout_memref(&narrow, 0, 0), 24, 24, 8);
    sizes_are(layout_memref(&narrow, 2, 0), 40, 40, 8);
}
END_TEST

static void frame_is(Layout layout, uint64_t words, uint64_t lanes)
{
    ck_assert_uint_eq(layout_words(&layout), words);
    ck_assert_uint_eq(layout_lanes(&layout), lanes);
}

START_TEST(frames_hold_words_and_lanes)
{
    Layout i1 = layout_int(on, 1), i65 = layout_int(on, 65), f128 = layout_float(on, &FLOAT_F128);
    Layout unranked = layout_unranked(), none = layout_none();

    frame_is(none, 0, 0);
    frame_is(layout_int(on, 0), 1, 1);
    frame_is(i65, 2, 1);
    frame_is(layout_index(&narrow), 1, 1);
    frame_is(layout_complex(&f128), 4, 1);
    frame_is(layout_vector(&i1, (int64_t[]){ 2, 3, 4 }, 3), 24, 24);
    frame_is(layout_vector(&i65, (int64_t[]){ 2, 3 }, 2), 12, 6);
    frame_is(layout_vector(&i65, NULL, 0), 2, 1);
    frame_is(layout_memref(on, 3, 0), 11, 1);
    frame_is(unranked, 38, 1);
    frame_is(layout_pointer(on, 0), 2, 1);
    frame_is(layout_function(), 1, 1);
    ck_assert(!layout_in_memory(&unranked));
    ck_assert(!layout_in_memory(&none));
}
END_TEST

/* Random values of every kind. */

static void draw_scalar(const Layout *layout, uint64_t *words)
{
    size_t count = int_words(layout->width);

    for (size_t i = 0; i < count; i++)
        words[i] = draw();
    if (layout->width % 64)
        words[count - 1] &= ((uint64_t)1 << layout->width % 64) - 1;
    else if (!layout->width)
        words[0] = 0;
}

static void draw_value(const Layout *layout, uint64_t *words)
{
    if (layout_is_vector(layout)) {
        for (uint64_t lane = 0; lane < layout->lanes; lane++)
            draw_value(layout->element, words + lane * layout->element->words);
    } else if (layout->part_count) {
        for (unsigned i = 0; i < layout->part_count; i++)
            draw_value(layout_part(layout, i), words + layout_part_word(layout, i));
    } else if (layout->form == &FORM_MEMREF) {
        for (uint64_t i = 0; i < layout->words; i++)
            words[i] = i >= MEMREF_OFFSET && layout->width == 32 ? (uint32_t)draw() : draw();
    } else if (layout->form == &FORM_POINTER) {
        words[POINTER_PROVENANCE] = draw() % 3;
        words[POINTER_ADDRESS] = draw();
    } else {
        draw_scalar(layout, words);
    }
}

static bool packed(const Layout *layout)
{
    return layout_is_vector(layout) && layout->element->form != &FORM_POINTER
           && layout->element->width % 8;
}

/* What a poison lane does to the others: nothing, but that those of its byte share its origin. */
static bool lanes_agree(const Layout *layout, const uint64_t *words, const uint32_t *poison,
                        const uint64_t *read, const uint32_t *read_poison)
{
    uint64_t step = layout->lanes ? layout->words / layout->lanes : 0;

    for (uint64_t lane = 0; lane < layout->lanes; lane++) {
        if (!poison[lane] != !read_poison[lane])
            return false;
        if (!packed(layout) && poison[lane] != read_poison[lane])
            return false;
        if (!poison[lane] && memcmp(words + lane * step, read + lane * step, step * sizeof *words))
            return false;
    }
    return true;
}

static void round_trip(Layout layout)
{
    uint64_t words[MAX_WORDS], read[MAX_WORDS + 1];
    uint32_t poison[MAX_LANES] = { 0 }, read_poison[MAX_LANES] = { 0 };

    for (unsigned round = 0; round < 8; round++) {
        uint64_t offset = draw() % 64;

        draw_value(&layout, words);
        for (uint64_t lane = 0; lane < layout.lanes; lane++)
            poison[lane] = round % 2 && draw() % 4 == 0 ? (uint32_t)draw() | 1 : 0;
        memset(read, 0xee, sizeof read);
        layout_store(&layout, words, poison, room, offset);
        ck_assert_uint_eq(layout_first_uninitialised(&layout, room, offset), offset + layout.bytes);
        layout_load(&layout, room, offset, read, read_poison);
        ck_assert(lanes_agree(&layout, words, poison, read, read_poison));
        ck_assert_uint_eq(read[layout.words], 0xeeeeeeeeeeeeeeee);

        layout_store(&layout, words, NULL, room, offset);
        layout_load(&layout, room, offset, read, read_poison);
        for (uint64_t lane = 0; lane < layout.lanes; lane++)
            ck_assert_uint_eq(read_poison[lane], 0);
        layout_load(&layout, room, offset, read, NULL);
        ck_assert(!memcmp(words, read, layout.words * sizeof *words));
    }
}

START_TEST(what_was_stored_is_loaded)
{
    Layout pointer = layout_pointer(on, 0), f80 = layout_float(on, &FLOAT_F80);

    for (unsigned width = 1; width <= 200; width++) {
        Layout element = layout_int(on, width);

        round_trip(element);
        round_trip(layout_complex(&element));
        for (int64_t n = 1; n <= 10; n += 3) {
            round_trip(layout_vector(&element, &n, 1));
            round_trip(layout_vector(&element, (int64_t[]){ 2, 1, n }, 3));
        }
    }
    for (size_t i = 0; FLOAT_FORMATS[i]; i++)
        round_trip(layout_float(on, FLOAT_FORMATS[i]));
    for (unsigned rank = 0; rank < 5; rank++) {
        round_trip(layout_memref(on, rank, 0));
        round_trip(layout_memref(&narrow, rank, 0));
    }
    round_trip(layout_complex(&f80));
    round_trip(layout_index(on));
    round_trip(layout_index(&narrow));
    round_trip(layout_function());
    round_trip(pointer);
    round_trip(layout_vector(&pointer, (int64_t[]){ 3 }, 1));
}
END_TEST

/* A 1-D vector's bytes are those of the integer its lanes make, the first the lowest, or highest
 * where that comes first in memory. */
START_TEST(lanes_are_packed)
{
    for (unsigned width = 1; width <= 100; width++) {
        Layout element = layout_int(on, width);
        int64_t n = 7;
        Layout layout = layout_vector(&element, &n, 1);
        uint64_t words[MAX_WORDS];
        unsigned char expected[ROOM] = { 0 };
        mpz_t whole, lane;

        draw_value(&layout, words);
        mpz_inits(whole, lane, NULL);
        for (int64_t i = 0; i < n; i++) {
            uint64_t at = (uint64_t)(on->big_endian ? i : n - 1 - i);

            mpz_import(lane, element.words, -1, 8, 0, 0, words + at * element.words);
            mpz_mul_2exp(whole, whole, width);
            mpz_ior(whole, whole, lane);
        }
        mpz_export(expected, NULL, -1, 1, 0, 0, whole);
        for (uint64_t i = 0; on->big_endian && i < layout.bytes / 2; i++) {
            unsigned char byte = expected[i];

            expected[i] = expected[layout.bytes - 1 - i];
            expected[layout.bytes - 1 - i] = byte;
        }
        mpz_clears(whole, lane, NULL);
        layout_store(&layout, words, NULL, room, 3);
        ck_assert(!memcmp(room->bytes + 3, expected, layout.bytes));
    }
}
END_TEST

START_TEST(bytes_are_little_endian)
{
    Layout i24 = layout_int(on, 24), f32 = layout_float(on, &FLOAT_F32);
    Layout complex = layout_complex(&i24), vector = layout_vector(&f32, (int64_t[]){ 2, 3 }, 2);
    uint64_t words[] = { 0x030201, 0x060504, 3, 4, 5, 6 };

    layout_store(&complex, words, NULL, room, 0);
    ck_assert(!memcmp(room->bytes, "\1\2\3\0\4\5\6", 7));
    layout_store(&vector, words, NULL, room, 0);
    ck_assert_uint_eq(room->bytes[16], 4);
    ck_assert_uint_eq(room->bytes[20], 5);
}
END_TEST

/* Padding is neither written nor looked at. */
START_TEST(padding_does_not_count)
{
    Layout f32 = layout_float(on, &FLOAT_F32), vector = layout_vector(&f32, (int64_t[]){ 2, 3 }, 2);
    uint64_t words[6] = { 1, 2, 3, 4, 5, 6 };
    uint32_t poison[6];

    layout_store(&vector, words, NULL, room, 0);
    ck_assert_uint_eq(memory_first_uninitialised(room, 0, 32), 12);
    ck_assert_uint_eq(layout_first_uninitialised(&vector, room, 0), 32);
    memory_set_poison(room, 12, 4, 9);
    layout_load(&vector, room, 0, words, poison);
    ck_assert(!poison[2] && !poison[3]);
    ck_assert_uint_eq(layout_first_uninitialised(&vector, room, 16), 32);
}
END_TEST

/* M9: bits above the width, which a store of the type leaves zero. */
START_TEST(padding_bits_are_seen)
{
    Layout i1 = layout_int(on, 1), i20 = layout_int(on, 20), i24 = layout_int(on, 24);
    uint64_t word = 0x7ffff;

    memory_write(room, 0, "\xfe\xff\xff", 3);
    ck_assert(!layout_padding_is_zero(&i1, room, 0));
    ck_assert(!layout_padding_is_zero(&i20, room, 0));
    ck_assert(layout_padding_is_zero(&i24, room, 0));
    layout_store(&i20, &word, NULL, room, 0);
    ck_assert(layout_padding_is_zero(&i20, room, 0));
}
END_TEST

/* One poison byte makes its lane poison; a poison lane makes all its bytes poison. */
START_TEST(poison_goes_by_bytes)
{
    Layout f32 = layout_float(on, &FLOAT_F32), vector = layout_vector(&f32, (int64_t[]){ 3 }, 1);
    uint64_t words[3] = { 1, 2, 3 };
    uint32_t poison[3] = { 0, 7, 0 };

    layout_store(&vector, words, poison, room, 0);
    for (uint64_t byte = 0; byte < 12; byte++)
        ck_assert_uint_eq(memory_poison(room, byte, 1), byte / 4 == 1 ? 7 : 0);
    memory_write(room, 4, "abc", 3);
    layout_load(&vector, room, 0, words, poison);
    ck_assert(poison[0] == 0 && poison[1] == 7 && poison[2] == 0);
    memory_write(room, 7, "d", 1);
    layout_load(&vector, room, 0, words, poison);
    ck_assert(poison[1] == 0);
}
END_TEST

/* M8: of lanes that share a byte those are poison of which a bit is, in copies too. */
START_TEST(packed_lanes_keep_their_poison)
{
    Layout i1 = layout_int(on, 1), vector = layout_vector(&i1, (int64_t[]){ 10 }, 1);
    Layout i8 = layout_int(on, 8);
    uint64_t words[10] = { 1, 0, 1, 1, 0, 0, 1, 0, 1, 1 }, read[10], byte;
    uint32_t poison[10] = { 0, 5, 0, 0, 6 }, read_poison[10];
    Allocation *other = memory_allocate(memory, ALLOCATION_HEAP, 64, 16, NULL);

    layout_store(&vector, words, poison, room, 0);
    memory_copy(other, 7, room, 0, 2);
    memory_copy(room, 1, room, 0, 2);
    layout_load(&vector, other, 7, read, read_poison);
    for (unsigned lane = 0; lane < 10; lane++) {
        ck_assert_uint_eq(read_poison[lane], poison[lane] ? 6 : 0);
        ck_assert(poison[lane] || read[lane] == words[lane]);
    }
    layout_load(&vector, room, 1, read, read_poison);
    for (unsigned lane = 0; lane < 10; lane++)
        ck_assert_uint_eq(read_poison[lane], poison[lane] ? 6 : 0);
    layout_load(&i8, other, 7, &byte, read_poison);
    ck_assert_uint_eq(*read_poison, 6);
    memory_write(other, 7, "x", 1);
    layout_load(&vector, other, 7, read, read_poison);
    for (unsigned lane = 0; lane < 10; lane++)
        ck_assert_uint_eq(read_poison[lane], 0);
    ck_assert(!memory_poison(other, 0, 64));
}
END_TEST

/* M8: lanes that lie across bytes. */
START_TEST(wide_packed_lanes_keep_their_poison)
{
    for (unsigned width = 1; width < 70; width++) {
        Layout element = layout_int(on, width),
               vector = layout_vector(&element, (int64_t[]){ 2, 7 }, 2);
        uint64_t words[MAX_WORDS] = { 0 };

        for (unsigned bad = 0; bad < 14; bad++) {
            uint32_t poison[14] = { 0 }, read_poison[14];

            poison[bad] = bad + 1;
            layout_store(&vector, words, poison, room, 3);
            layout_load(&vector, room, 3, words, read_poison);
            ck_assert(!memcmp(poison, read_poison, sizeof poison));
        }
    }
}
END_TEST

/* M12: a lane is poison of which a byte was never written, the others are not. */
START_TEST(lanes_never_written_are_poison)
{
    Layout f32 = layout_float(on, &FLOAT_F32), vector = layout_vector(&f32, (int64_t[]){ 3 }, 1);
    Layout complex = layout_complex(&f32);
    uint64_t words[3];
    uint32_t poison[3];

    layout_load(&vector, room, 0, words, poison);
    for (unsigned lane = 0; lane < 3; lane++)
        ck_assert_uint_eq(poison[lane], ORIGIN_UNTOLD);
    room->unwritten = 9;
    memory_write(room, 4, "abcde", 5);
    layout_load(&vector, room, 0, words, poison);
    ck_assert(poison[0] == 9 && poison[1] == 0 && poison[2] == 9);
    layout_load(&complex, room, 4, words, poison);
    ck_assert_uint_eq(*poison, 9);
    memory_write(room, 9, "fgh", 3);
    layout_load(&complex, room, 4, words, poison);
    ck_assert_uint_eq(*poison, 0);
}
END_TEST

/* Records. */

#define PARTS(...) ((const Layout *const[]){ __VA_ARGS__ })
#define COUNT(...) (sizeof PARTS(__VA_ARGS__) / sizeof *PARTS(__VA_ARGS__))
#define ROOM_FOR(...) ((PartAt[COUNT(__VA_ARGS__) + 1]){ { 0 } })
#define STRUCT(...)                                                                                \
    layout_struct(PARTS(__VA_ARGS__), ROOM_FOR(__VA_ARGS__), COUNT(__VA_ARGS__), false)
#define PACKED(...)                                                                                \
    layout_struct(PARTS(__VA_ARGS__), ROOM_FOR(__VA_ARGS__), COUNT(__VA_ARGS__), true)

/* What LLVM 22's StructLayout says. */
START_TEST(records_are_llvms)
{
    Layout i1 = layout_int(on, 1), i8 = layout_int(on, 8), i16 = layout_int(on, 16),
           i24 = layout_int(on, 24);
    Layout i32 = layout_int(on, 32), i64 = layout_int(on, 64), i128 = layout_int(on, 128);
    Layout f80 = layout_float(on, &FLOAT_F80), pointer = layout_pointer(on, 0);
    Layout lanes = layout_vector(&i16, (int64_t[]){ 3 }, 1);
    Layout pair = STRUCT(&i8, &i32), tight = PACKED(&i8, &i32),
           none = layout_struct(PARTS(&i8), ROOM_FOR(&i8), 0, false);
    Layout none_of_64 = layout_array(&i64, 0);

    sizes_are(pair, 8, 8, 4);
    sizes_are(tight, 5, 5, 1);
    sizes_are(none, 0, 0, 1);
    sizes_are(STRUCT(&i32, &i8), 8, 8, 4);
    sizes_are(STRUCT(&i1, &i128, &i8), 48, 48, 16);
    sizes_are(STRUCT(&i24, &i8), 8, 8, 4);
    sizes_are(PACKED(&i24, &i8), 5, 5, 1);
    sizes_are(STRUCT(&i8, &f80), 32, 32, 16);
    sizes_are(PACKED(&i8, &f80), 17, 17, 1);
    sizes_are(STRUCT(&i8, &lanes, &i8), 24, 24, 8);
    sizes_are(STRUCT(&i8, &pair, &i16), 16, 16, 4);
    sizes_are(STRUCT(&i8, &tight, &i64), 16, 16, 8);
    sizes_are(STRUCT(&i8, &none, &i16), 4, 4, 2);
    sizes_are(STRUCT(&i8, &pointer), 16, 16, 8);
    sizes_are(layout_array(&i24, 3), 12, 12, 4);
    sizes_are(layout_array(&tight, 3), 15, 15, 1);
    sizes_are(none_of_64, 0, 0, 8);
    sizes_are(STRUCT(&none_of_64, &i8), 8, 8, 8);
    sizes_are(layout_array(&f80, 2), 32, 32, 16);
}
END_TEST

static void part_is(const Layout *record, unsigned part, uint64_t offset, uint64_t word,
                    uint64_t lane)
{
    ck_assert_uint_eq(layout_part_offset(record, part), offset);
    ck_assert_uint_eq(layout_part_word(record, part), word);
    ck_assert_uint_eq(layout_part_lane(record, part), lane);
}

START_TEST(parts_stand_behind_each_other)
{
    Layout i8 = layout_int(on, 8), i65 = layout_int(on, 65), f32 = layout_float(on, &FLOAT_F32);
    Layout pointer = layout_pointer(on, 0), lanes = layout_vector(&f32, (int64_t[]){ 3 }, 1);
    Layout inner = STRUCT(&i8, &pointer), rows = layout_array(&inner, 2);
    Layout record = STRUCT(&i8, &lanes, &i65, &rows), tight = PACKED(&i8, &lanes, &i65, &rows);

    frame_is(record, 1 + 3 + 2 + 6, 1 + 3 + 1 + 4);
    part_is(&record, 1, 16, 1, 1);
    part_is(&record, 2, 32, 4, 4);
    part_is(&record, 3, 48, 6, 5);
    part_is(&tight, 1, 1, 1, 1);
    part_is(&tight, 2, 17, 4, 4);
    part_is(&tight, 3, 33, 6, 5);
    part_is(&rows, 1, 16, 3, 2);
}
END_TEST

/* Lane by lane: what it is, where its words are, and the scalar that has the same place. */
START_TEST(lanes_of_records_are_found)
{
    Layout i8 = layout_int(on, 8), i65 = layout_int(on, 65), pointer = layout_pointer(on, 0);
    Layout lanes = layout_vector(&i65, (int64_t[]){ 2 }, 1), inner = STRUCT(&lanes, &pointer);
    Layout rows = layout_array(&inner, 2), record = STRUCT(&i8, &rows, &i8);
    const Layout *const are[] = { &i8, &i65, &i65, &pointer, &i65, &i65, &pointer, &i8 };
    const uint64_t words[] = { 0, 1, 3, 5, 7, 9, 11, 13 };

    ck_assert_uint_eq(layout_lanes(&record), 8);
    ck_assert_uint_eq(layout_scalars(&record), 8);
    for (uint64_t i = 0; i < 8; i++) {
        uint64_t word, lane;

        ck_assert_ptr_eq(layout_lane_at(&record, i, &word), are[i]);
        ck_assert_uint_eq(word, words[i]);
        ck_assert_ptr_eq(layout_scalar(&record, i, &word, &lane), are[i]);
        ck_assert_uint_eq(word, words[i]);
        ck_assert_uint_eq(lane, i);
    }
}
END_TEST

static void record_round_trip(Layout layout)
{
    uint64_t words[MAX_WORDS], read[MAX_WORDS];
    uint32_t poison[MAX_LANES] = { 0 }, read_poison[MAX_LANES] = { 0 };

    for (unsigned bad = 0; bad <= layout.lanes; bad++) {
        uint64_t offset = draw() % 64;

        draw_value(&layout, words);
        for (uint64_t lane = 0; lane < layout.lanes; lane++)
            poison[lane] = lane == bad ? bad + 1 : 0;
        layout_store(&layout, words, poison, room, offset);
        ck_assert_uint_eq(layout_first_uninitialised(&layout, room, offset), offset + layout.bytes);
        layout_load(&layout, room, offset, read, read_poison);
        for (uint64_t lane = 0; lane < layout.lanes; lane++) {
            uint64_t word;
            const Layout *part = layout_lane_at(&layout, lane, &word);

            ck_assert_uint_eq(read_poison[lane], poison[lane]);
            ck_assert(poison[lane]
                      || !memcmp(words + word, read + word, part->words * sizeof *words));
        }
    }
}

START_TEST(records_that_were_stored_are_loaded)
{
    Layout pointer = layout_pointer(on, 0), f80 = layout_float(on, &FLOAT_F80),
           i8 = layout_int(on, 8);

    for (unsigned width = 1; width <= 130; width++) {
        Layout part = layout_int(on, width), lanes = layout_vector(&part, (int64_t[]){ 3 }, 1);
        Layout inner = STRUCT(&i8, &part), tight = PACKED(&i8, &part, &pointer);
        Layout rows = layout_array(&inner, 3);

        record_round_trip(inner);
        record_round_trip(tight);
        record_round_trip(rows);
        record_round_trip(layout_array(&part, 5));
        record_round_trip(STRUCT(&i8, &lanes, &tight, &f80));
        record_round_trip(PACKED(&lanes, &rows, &i8));
    }
}
END_TEST

/* M10: a store leaves the bytes between parts, and a load does not look at them. */
START_TEST(padding_of_records_does_not_count)
{
    Layout i8 = layout_int(on, 8), i32 = layout_int(on, 32), pair = STRUCT(&i8, &i32);
    Layout rows = layout_array(&pair, 2), first;
    uint64_t words[4] = { 1, 2, 3, 4 };
    uint32_t poison[4];

    layout_store(&rows, words, NULL, room, 0);
    ck_assert_uint_eq(memory_first_uninitialised(room, 0, 16), 1);
    ck_assert_uint_eq(layout_first_uninitialised(&rows, room, 0), 16);
    memory_set_poison(room, 1, 3, 9);
    layout_load(&rows, room, 0, words, poison);
    ck_assert(!poison[0] && !poison[1] && !poison[2] && !poison[3]);
    memory_set_poison(room, 12, 1, 9);
    layout_load(&rows, room, 0, words, poison);
    ck_assert(!poison[0] && !poison[1] && !poison[2] && poison[3] == 9);
    first = STRUCT(&i8, &i8, &i32);
    layout_load(&first, room, 8, words, poison);
    ck_assert(!poison[0] && poison[1] == ORIGIN_UNTOLD && poison[2] == 9);
}
END_TEST

/* M9, part by part. */
START_TEST(padding_bits_of_records_are_seen)
{
    Layout i8 = layout_int(on, 8), i7 = layout_int(on, 7), i20 = layout_int(on, 20),
           i32 = layout_int(on, 32);
    Layout tight = PACKED(&i8, &i7, &i20), rows = layout_array(&tight, 2), even = STRUCT(&i8, &i32);

    memory_write(room, 0, "\xff\x7f\xff\xff\x0f\x00\xff\x80\x00\x00\x10\x00", 12);
    ck_assert(rows.odd && tight.odd && !even.odd);
    ck_assert_uint_eq(layout_padded_lane(&even, room, 0, 0), 2);
    ck_assert_uint_eq(layout_padded_lane(&tight, room, 0, 0), 3);
    ck_assert_uint_eq(layout_padded_lane(&rows, room, 0, 0), 4);
    ck_assert_uint_eq(layout_padded_lane(&rows, room, 0, 5), 5);
    ck_assert_uint_eq(layout_padded_lane(&rows, room, 0, 6), 6);
}
END_TEST

/* A pointer in a record keeps its provenance, and its bytes are not only a number. */
START_TEST(pointers_in_records_stay_pointers)
{
    Layout i8 = layout_int(on, 8), pointer = layout_pointer(on, 0), tight = PACKED(&i8, &pointer);
    uint64_t words[3] = { 7, 0, 0 }, read[3];

    words[1 + POINTER_ADDRESS] = room->address;
    words[1 + POINTER_PROVENANCE] = room->id;
    layout_store(&tight, words, NULL, room, 5);
    layout_load(&tight, room, 5, read, NULL);
    ck_assert(!memcmp(words, read, sizeof words));
    memory_write(room, 9, "x", 1);
    layout_load(&tight, room, 5, read, NULL);
    ck_assert_uint_eq(read[1 + POINTER_PROVENANCE], 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("layout");
    TCase *tcase = tcase_create("layout");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, scalars_are_llvms);
    tcase_add_test(tcase, composites_are_llvms);
    tcase_add_test(tcase, frames_hold_words_and_lanes);
    tcase_add_test(tcase, what_was_stored_is_loaded);
    tcase_add_test(tcase, lanes_are_packed);
    tcase_add_test(tcase, bytes_are_little_endian);
    tcase_add_test(tcase, padding_does_not_count);
    tcase_add_test(tcase, padding_bits_are_seen);
    tcase_add_test(tcase, poison_goes_by_bytes);
    tcase_add_test(tcase, packed_lanes_keep_their_poison);
    tcase_add_test(tcase, wide_packed_lanes_keep_their_poison);
    tcase_add_test(tcase, lanes_never_written_are_poison);
    tcase_add_test(tcase, records_are_llvms);
    tcase_add_test(tcase, parts_stand_behind_each_other);
    tcase_add_test(tcase, lanes_of_records_are_found);
    tcase_add_test(tcase, records_that_were_stored_are_loaded);
    tcase_add_test(tcase, padding_of_records_does_not_count);
    tcase_add_test(tcase, padding_bits_of_records_are_seen);
    tcase_add_test(tcase, pointers_in_records_stay_pointers);
    tcase = tcase_create("big endian");
    suite_add_tcase(suite, tcase);
    tcase_add_checked_fixture(tcase, setup_big_endian, teardown);
    tcase_add_test(tcase, what_was_stored_is_loaded);
    tcase_add_test(tcase, lanes_are_packed);
    tcase_add_test(tcase, wide_packed_lanes_keep_their_poison);
    tcase_add_test(tcase, records_that_were_stored_are_loaded);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
