#include "testsuite/fuzz/forms/substitute.h"

#include "core/text/source.h"

#include <ctype.h>

static const char *const TYPES[] = {
    "i1",
    "i8",
    "i32",
    "i64",
    "i128",
    "i300",
    "index",
    "f16",
    "f32",
    "f64",
    "bf16",
    "f128",
    "complex<f32>",
    "complex<i8>",
    "tuple<i8>",
    "vector<f32>",
    "vector<1xi8>",
    "vector<2xi32>",
    "vector<3xi8>",
    "vector<16xi1>",
    "vector<4xindex>",
    "vector<4xf32>",
    "vector<8xf64>",
    "vector<2x2xi32>",
    "vector<[2]xi8>",
    "vector<2xcomplex<f32>>",
    "vector<2x!llvm.ptr>",
    "tensor<2xi32>",
    "tensor<?xf32>",
    "tensor<*xi32>",
    "tensor<1x5xi64>",
    "tensor<2xindex>",
    "tensor<2x!llvm.struct<(i8, i32)>>",
    "tensor<2x!shape.size>",
    "memref<2xi32>",
    "memref<?xi8>",
    "memref<?x?xf64>",
    "memref<*xf32>",
    "memref<3x4xf32, strided<[?, 1], offset: ?>>",
    "memref<2x!hw.array<2xi8>>",
    "!async.coro.id",
    "!async.group",
    "!async.token",
    "!async.value<i300>",
    "!hw.array<2x!sim.fstring>",
    "!hw.array<2xi8>",
    "!hw.inout<i8>",
    "!hw.struct<a: i8, b: i300>",
    "!llvm.array<0 x i32>",
    "!llvm.array<2 x array<0 x i32>>",
    "!llvm.array<2 x i8>",
    "!llvm.array<2 x struct<()>>",
    "!llvm.array<2 x tensor<2xi8>>",
    "!llvm.ptr",
    "!llvm.struct<()>",
    "!llvm.struct<(!async.token, !shape.shape)>",
    "!llvm.struct<(f80)>",
    "!llvm.struct<(i8, i32)>",
    "!llvm.struct<(i32, f64)>",
    "!llvm.struct<(i8, struct<(f32, ptr)>)>",
    "!llvm.token",
    "!omp.map_bounds_ty",
    "!ptr.ptr<#ptr.generic_space>",
    "!quant.uniform<i8:f32, 0.1>",
    "!seq.clock",
    "!seq.immutable<i300>",
    "!shape.shape",
    "!shape.size",
    "!shape.value_shape",
    "!shape.witness",
    "!sim.fstring",
    "!transform.any_op",
};

static const char *const NUMBERS[] = {
    "0",
    "1",
    "2",
    "3",
    "5",
    "7",
    "64",
    "255",
    "65536",
    "100000",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "-1",
    "-2",
    "-128",
    "-2147483648",
    "1099511627776",
    "9223372036854775807",
    "-9223372036854775808",
};

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* Of the numbers in a text one, without its sign. */
static Str any_number(Str text, Random *random)
{
    Str chosen = { 0 };
    unsigned count = 0;

    for (size_t at = 0, end; at < text.len; at = end + 1) {
        for (end = at; end < text.len && isdigit((unsigned char)text.data[end]);)
            end++;
        if (end > at && random_below(random, ++count) == 0)
            chosen = (Str){ text.data + at, end - at };
    }
    return chosen;
}

/* The text with another number in it; false where it has none. */
static bool renumber(Sb *made, Str text, Random *random)
{
    Str number = any_number(text, random);
    size_t at;

    if (!number.len)
        return false;
    at = (size_t)(number.data - text.data);
    sb_str(made, (Str){ text.data, at - (at && text.data[at - 1] == '-') });
    sb_str(made, str_of(NUMBERS[random_below(random, COUNT(NUMBERS))]));
    sb_str(made, str_from(text, at + number.len));
    return true;
}

const Type *substitute_type(const Type *type, Random *random)
{
    const Type *made = NULL;
    Sb text = { 0 }, other = { 0 };

    type_print(&text, type);
    if (random_below(random, 4))
        sb_str(&other, str_of(TYPES[random_below(random, COUNT(TYPES))]));
    else if (!renumber(&other, sb_view(&text), random))
        sb_str(&other, sb_view(&text));
    made = source_parse_type(type->context, sb_view(&other));
    sb_free(&text);
    sb_free(&other);
    return made ? made : type;
}

const Attr *substitute_attr(Context *context, const Attr *attr, Random *random)
{
    const Attr *made = NULL;
    Sb text = { 0 }, other = { 0 };

    attr_print(&text, attr);
    if (renumber(&other, sb_view(&text), random))
        made = source_parse_attr(context, sb_view(&other), NULL);
    sb_free(&text);
    sb_free(&other);
    return made ? made : attr;
}
