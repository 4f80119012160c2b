#include "testsuite/unit/language.h"

#include <string.h>

START_TEST(scalars_round_trip)
{
    round_trips("i1");
    round_trips("si7");
    round_trips("ui16777215");
    round_trips("i0");
    round_trips("index");
    round_trips("none");
    reads_as("i032", "i32");
}
END_TEST

START_TEST(every_float_round_trips)
{
    for (size_t i = 0; FLOAT_FORMATS[i]; i++)
        round_trips(FLOAT_FORMATS[i]->name);
}
END_TEST

START_TEST(lists_round_trip)
{
    round_trips("tuple<>");
    round_trips("tuple<i32, tuple<f32>>");
    round_trips("() -> ()");
    round_trips("(i32, f32) -> i1");
    round_trips("() -> (i32, i32)");
    round_trips("() -> (() -> ())");
    round_trips("(() -> i32) -> ()");
    reads_as("(i32) -> (i32)", "(i32) -> i32");
}
END_TEST

START_TEST(shapes_round_trip)
{
    round_trips("vector<i32>");
    round_trips("vector<4x[8]x2xf32>");
    round_trips("tensor<f32>");
    round_trips("tensor<4x?x0xf32>");
    round_trips("tensor<4xf32, \"encoding\">");
    round_trips("tensor<*xi8>");
    round_trips("memref<?x4xvector<2xf32>>");
    round_trips("memref<*xf32, 3>");
    round_trips("complex<f64>");
    reads_as("tensor< 4 x ? x i32 >", "tensor<4x?xi32>");
    reads_as("tensor<0x10xi32>", "tensor<0x10xi32>");
}
END_TEST

START_TEST(what_says_nothing_is_dropped_from_a_memref)
{
    reads_as("memref<4xi32, affine_map<(d0) -> (d0)>>", "memref<4xi32>");
    reads_as("memref<4xi32, 0>", "memref<4xi32>");
    reads_as("memref<4xi32, 0 : i8>", "memref<4xi32>");
    reads_as("memref<4xi32, affine_map<(d0) -> (d0)>, 3>", "memref<4xi32, 3>");
    round_trips("memref<4xi32, strided<[1]>>");
    round_trips("memref<4x?xi32, strided<[?, 1], offset: ?>, 1 : i32>");
    round_trips("memref<4x4xi32, affine_map<(d0, d1) -> (d1, d0)>, \"space\">");
}
END_TEST

START_TEST(symbols_of_unknown_dialects_stay_as_they_are)
{
    round_trips("!a.b");
    round_trips("!a.b<1, (2) -> {\"}\"}>");
    round_trips("!a<\"text\">");
    reads_as("!a<b>", "!a.b");
    reads_as("!a<b<c>>", "!a.b<c>");
    round_trips("!a<1b>");
    round_trips("!a<>");
    round_trips("tensor<4x!a.b>");
}
END_TEST

START_TEST(an_unknown_dialect_needs_leave)
{
    context->allow_unregistered = false;
    refuses("!a.b", "`!\"a\"<\"b\">` type created with unregistered dialect. If this is intended, "
                    "please call allowUnregisteredDialects() on the MLIRContext, or use "
                    "-allow-unregistered-dialect with the MLIR opt tool used");
}
END_TEST

START_TEST(widths_and_sizes_have_limits)
{
    refuses("i16777216", "integer bitwidth is limited to 16777215 bits");
    refuses("i99999999999", "invalid integer width");
    refuses("tensor<99999999999999999999xf32>", "invalid dimension");
    refuses("vector<4x0xi32>", "vector types must have positive constant sizes but got 4, 0");
    round_trips("tensor<9223372036854775807xf32>");
}
END_TEST

START_TEST(elements_are_checked)
{
    refuses("vector<4xtensor<4xi32>>",
            "failed to verify 'elementType': VectorElementTypeInterface instance");
    refuses("tensor<4xtensor<4xi32>>", "invalid tensor element type");
    refuses("memref<4x!a.b>", "invalid memref element type");
    refuses("complex<index>", "invalid element type for complex");
}
END_TEST

START_TEST(memrefs_are_checked)
{
    refuses("memref<?x4xf32, affine_map<(d0) -> (d0 + 1)>>",
            "memref layout mismatch between rank and affine map: 2 != 1");
    refuses("memref<4xi32, strided<[1, 2]>>", "expected the number of strides to match the rank");
    refuses("memref<*xi32, strided<[1]>>", "cannot have affine map for unranked memref type");
    refuses("memref<4xi32, 2, 3>", "multiple memory spaces specified in memref type");
    refuses("memref<4xi32, 2, strided<[1]>>", "expected memory space to be last in memref type");
    refuses("memref<4xi32, unit>", "unsupported memory space Attribute");
}
END_TEST

START_TEST(what_is_missing_is_named)
{
    refuses("tensor<4", "expected 'x' in dimension list");
    refuses("tensor<4x", "expected non-function type");
    refuses("tensor<4xi32", "expected '>' in tensor type");
    refuses("vector<[4x4xi32>", "missing ']' closing scalable dimension");
    refuses("memref<4xi32, >", "expected list element");
    refuses("(i32)", "expected '->' in function type");
    refuses("!a", "undefined symbol alias id 'a'");
    refuses("!a.b<(>", "unbalanced '(' character in pretty dialect name");
    refuses("tensor<*xi32, 1>", "cannot apply encoding to unranked tensor");
}
END_TEST

START_TEST(nesting_is_limited)
{
    enum { LEVELS = 100000 };
    Sb text = { 0 };

    for (int i = 0; i < LEVELS; i++)
        sb_add(&text, "tuple<");
    refuses(text.data, "nesting too deep: more than 10000 levels");
    sb_free(&text);
}
END_TEST

START_TEST(equal_types_are_one)
{
    int64_t dims[] = { 4, DYNAMIC };

    ck_assert_ptr_eq(read_type("i32"), type_i(context, 32));
    ck_assert_ptr_ne(read_type("i32"), read_type("si32"));
    ck_assert_ptr_eq(read_type("tensor<4x?xi32>"),
                     type_tensor(context, 2, dims, type_i(context, 32), NULL));
    ck_assert_ptr_ne(read_type("tensor<4x?xi32>"), read_type("memref<4x?xi32>"));
    ck_assert_ptr_ne(read_type("vector<4xi32>"), read_type("vector<[4]xi32>"));
    ck_assert_ptr_ne(read_type("() -> (i32)"), read_type("(i32) -> ()"));
    ck_assert_ptr_ne(read_type("tuple<i32>"), read_type("tuple<i32, i32>"));
}
END_TEST

START_TEST(questions_are_answered)
{
    ck_assert(type_has_static_shape(read_type("tensor<4x0xi32>")));
    ck_assert(!type_has_static_shape(read_type("tensor<4x?xi32>")));
    ck_assert(!type_has_static_shape(read_type("tensor<*xi32>")));
    ck_assert(type_is_int_or_index(read_type("index")));
    ck_assert(!type_is_int_or_index(read_type("ui8")));
    ck_assert(type_is_scalable(read_type("vector<[4]xi32>")));
    ck_assert_int_eq(type_num_elements(read_type("vector<4x3xi32>")), 12);
    ck_assert_ptr_eq(type_element(read_type("memref<*xi8>")), type_i(context, 8));
    ck_assert_ptr_eq(type_element(read_type("complex<f32>")), read_type("complex<f32>"));
    ck_assert_ptr_eq(
        type_with_element(read_type("memref<4xi8, strided<[2]>, 1>"), read_type("f32")),
        read_type("memref<4xf32, strided<[2]>, 1>"));
}
END_TEST

START_TEST(a_product_of_sizes_may_not_fit)
{
    int64_t count;

    ck_assert(!type_count_elements(read_type("tensor<4294967296x4294967296xi8>"), &count));
    ck_assert(type_count_elements(read_type("tensor<4294967296x4294967296x0xi8>"), &count));
    ck_assert_int_eq(count, 0);
}
END_TEST

/* The strides, then the offset; a memref of two dimensions. */
static void has_strides(const char *text, int64_t first, int64_t second, int64_t wanted)
{
    int64_t strides[2], offset;

    ck_assert_msg(type_strides(read_type(text), strides, &offset), "%s", text);
    ck_assert_int_eq(strides[0], first);
    ck_assert_int_eq(strides[1], second);
    ck_assert_int_eq(offset, wanted);
}

START_TEST(strides_follow_the_layout)
{
    int64_t strides[2], offset;

    has_strides("memref<4x3xi8>", 3, 1, 0);
    has_strides("memref<4x?xi8>", DYNAMIC, 1, 0);
    has_strides("memref<?x3xi8, strided<[?, 2], offset: 5>>", DYNAMIC, 2, 5);
    has_strides("memref<4x3xi8, affine_map<(d0, d1) -> (d0 * 10 + d1 * 2 + 7)>>", 10, 2, 7);
    has_strides("memref<4x3xi8, affine_map<(d0, d1)[s0] -> ((d0 + d1) * s0)>>", DYNAMIC, DYNAMIC,
                0);
    ck_assert(!type_strides(read_type("memref<4x3xi8, affine_map<(d0, d1) -> (d0 mod 2)>>"),
                            strides, &offset));
    ck_assert(!type_strides(read_type("memref<4x3xi8, affine_map<(d0, d1) -> (d1, d0)>>"), strides,
                            &offset));
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        scalars_round_trip,
        every_float_round_trips,
        lists_round_trip,
        shapes_round_trip,
        what_says_nothing_is_dropped_from_a_memref,
        symbols_of_unknown_dialects_stay_as_they_are,
        an_unknown_dialect_needs_leave,
        widths_and_sizes_have_limits,
        elements_are_checked,
        memrefs_are_checked,
        what_is_missing_is_named,
        nesting_is_limited,
        equal_types_are_one,
        questions_are_answered,
        a_product_of_sizes_may_not_fit,
        strides_follow_the_layout,
    };

    return RUN_SUITE("type", tests);
}
