/* quant: the dialect, and its casts. */
#include "dialects/quant/quant.h"

#include "core/define/constraint.h"
#include "dialects/quant/verify.h"

#define CAST(from, to)                                                                             \
    .operands = OPERANDS({ "input", &(from) }), .results = RESULTS({ "result", &(to) }),           \
    .format = "$input attr-dict `:` type($input) `to` type($result)", .traits = PURE

#define NO_SCALE                                                                                   \
    "Where the tensor has another number of dimensions than the scales are made for,\n"            \
    "or another size in one of them. `!quant.any` and `!quant.calibrated` say no\n"                \
    "scale, and are not executed.\n"

static const OpDef OPS[] = {
    {
        .name = "quant.dcast",
        .summary = "what a quantized value expresses",
        .words = "dequantize dequantization cast convert integer-to-float",
        .doc = "The float that the stored integer stands for: the integer and the zero point\n"
               "become floats of the expressed type, their difference is multiplied by the\n"
               "scale, and each step is rounded to nearest.\n",
        CAST(QUANT_QUANTIZED, QUANT_FLOATS),
        .predicates = QUANT_SAME_FORM,
        .verify = quant_verify_expressed,
        .eval_lane = quant_dcast,
        .formula = "result = (stored - zero point) * scale",
        .undefined = NO_SCALE,
        .decisions = "N1, N2, Z2, Z3, Z4",
        .example = "  %stored = arith.constant 13 : i8\n"
                   "  %q = quant.scast %stored : i8 to !quant.uniform<i8:f32, 2.0:10>\n"
                   "  %r = quant.dcast %q : !quant.uniform<i8:f32, 2.0:10> to f32\n"
                   "  return %r : f32\n",
        .gives = "6.000000e+00 : f32\n",
    },
    {
        .name = "quant.qcast",
        .summary = "a float, quantized",
        .words = "quantize quantization cast convert float-to-integer",
        .doc = "The integer that stands for the float: the float by the scale and more by the\n"
               "zero point, each step rounded to nearest, without its fraction, and then the\n"
               "least or the most that the type stores where it is less or more.\n",
        CAST(QUANT_FLOATS, QUANT_QUANTIZED),
        .predicates = QUANT_SAME_FORM,
        .verify = quant_verify_expressed,
        .eval_lane = quant_qcast,
        .formula = "result = clamp(trunc(input / scale + zero point))",
        .poison = "Where that number, without its fraction, does not fit the integer that is\n"
                  "stored, before it is clamped; and for NaN.\n",
        .undefined = NO_SCALE,
        .decisions = "Z1, Z2, Z3, Z4",
        .example = "// 7 / 2 + 10 is 13.5; 100 / 2 + 10 is more than the type stores.\n"
                   "  %f = arith.constant dense<[7.0, 100.0]> : tensor<2xf32>\n"
                   "  %q = quant.qcast %f : tensor<2xf32>\n"
                   "      to tensor<2x!quant.uniform<i8<-20:20>:f32, 2.0:10>>\n"
                   "  %r = quant.scast %q : tensor<2x!quant.uniform<i8<-20:20>:f32, 2.0:10>>\n"
                   "      to tensor<2xi8>\n"
                   "  return %r : tensor<2xi8>\n",
        .gives = "dense<[13, 20]> : tensor<2xi8>\n",
    },
    {
        .name = "quant.scast",
        .summary = "a quantized value as the integer that is stored, or the other way",
        .words = "storage-cast reinterpret cast",
        .doc = "The same bits, which nothing is done to, whatever range the type says.\n",
        .operands = OPERANDS({ "input", &QUANT_STORED, .poison = POISON_MOVES }),
        .results = RESULTS({ "result", &QUANT_STORED }),
        .format = "$input attr-dict `:` type($input) `to` type($result)",
        .traits = PURE,
        .predicates = QUANT_STORAGE_FORM,
        .verify = quant_verify_stored,
        .eval = quant_scast,
        .formula = "result = input",
        .decisions = "Z4",
        .example = "  %stored = arith.constant -56 : i8\n"
                   "  %q = quant.scast %stored : i8 to !quant.uniform<u8:f32, 0.5>\n"
                   "  return %q : !quant.uniform<u8:f32, 0.5>\n",
        .gives = "200 : !quant.uniform<u8:f32, 5.000000e-01>\n",
    },
    { 0 },
};

const DialectDef QUANT_DIALECT = {
    .name = "quant",
    .summary = "floats held as integers, by a scale and a zero point",
    .doc = "Types of values that are stored as integers of few bits and stand for floats: the\n"
           "float is (stored - zero point) * scale. Scales and zero points stand in the type,\n"
           "one for all elements of a tensor, one for each index of an axis, or one for each\n"
           "block of elements. Casts lead from floats to such values, back, and to the\n"
           "integers.\n"
           "\n"
           "    !quant.uniform<i8:f32, 2.0:10>            scale 2.0, zero point 10\n"
           "    !quant.uniform<u8<0:99>:f32, 2.0>         unsigned, from 0 to 99\n"
           "    !quant.uniform<i8:f32:1, {2.0:10, 3.0}>   each index of axis 1\n"
           "    !quant.uniform<i8:f32:{0:4}, {2.0, 3.0}>  blocks of 4 along axis 0\n",
    .ops = OPS,
    .types = QUANT_TYPES,
    .parse_type = quant_parse_type,
    .decode_type = quant_decode_type,
    .encode_type = quant_encode_type,
};
