/* linalg: named operations on the elements at one index. */
#include "core/ir/diag.h"
#include "dialects/linalg/linalg.h"

static bool verify_fill(const Op *op)
{
    const Type *value, *element;

    if (!linalg_verify_fill(op) || !linalg_verify(op))
        return false;
    value = op->operands[0]->type;
    element = linalg_element(op->operands[1]);
    return value == element
           || op_error(op, "expected fill value type ('%s') to match output element type ('%s')",
                       type_text(value), type_text(element));
}

const OpDef LINALG_ELEMENTWISE_OPS[] = {
    {
        .name = "linalg.exp",
        .summary = "e to the power of each element",
        .doc = "What math.exp gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = exp(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[0.0, 1.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.exp ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[1.000000e+00, 2.71828175]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.log",
        .summary = "the natural logarithm of each element",
        .doc = "What math.log gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = log(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[1.0, 0.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.log ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[0.000000e+00, 0xFF800000]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.abs",
        .summary = "the absolute value of each element",
        .doc = "What math.absf gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = abs(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[-1.5, 2.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.abs ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[1.500000e+00, 2.000000e+00]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.ceil",
        .summary = "each element rounded up",
        .doc = "What math.ceil gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = ceil(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[-1.5, 1.25]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.ceil ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[-1.000000e+00, 2.000000e+00]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.floor",
        .summary = "each element rounded down",
        .doc = "What math.floor gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = floor(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[-1.5, 1.25]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.floor ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[-2.000000e+00, 1.000000e+00]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.negf",
        .summary = "each element negated",
        .doc = "What arith.negf gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = negf(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[-1.5, 2.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.negf ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[1.500000e+00, -2.000000e+00]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.reciprocal",
        .summary = "one by each element",
        .doc = "What arith.divf gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = reciprocal(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[4.0, -0.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.reciprocal ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[2.500000e-01, 0xFF800000]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.round",
        .summary = "each element rounded to nearest, ties away from zero",
        .doc = "What math.round gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = round(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[2.5, -0.4]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.round ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[3.000000e+00, -0.000000e+00]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.sqrt",
        .summary = "the square root of each element",
        .doc = "What math.sqrt gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = sqrt(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[9.0, 2.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.sqrt ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[3.000000e+00, 1.41421354]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.rsqrt",
        .summary = "one by the square root of each element",
        .doc = "What math.rsqrt gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = rsqrt(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[4.0, 0.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.rsqrt ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[5.000000e-01, 0x7F800000]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.square",
        .summary = "the square of each element",
        .doc = "What arith.mulf gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = square(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[-1.5, 2.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.square ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[2.250000e+00, 4.000000e+00]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.tanh",
        .summary = "the hyperbolic tangent of each element",
        .doc = "What math.tanh gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = tanh(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[0.0, 1.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.tanh ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[0.000000e+00, 0.761594176]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.erf",
        .summary = "the error function of each element",
        .doc = "What math.erf gives for the element of the input at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = erf(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[0.0, 1.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.erf ins(%i : tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[0.000000e+00, 0.842700779]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.add",
        .summary = "the sum of elements",
        .doc = "Of floats arith.addf, of integers arith.addi, of i1 arith.ori, of complex\n"
               "numbers complex.add, for the elements at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = A(...) + B(...)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %a = arith.constant dense<[5, 7]> : tensor<2xi32>\n"
                   "  %b = arith.constant dense<[2, 9]> : tensor<2xi32>\n"
                   "  %o = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.add ins(%a, %b : tensor<2xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[7, 16]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.sub",
        .summary = "the difference of elements",
        .doc = "Of floats arith.subf, of integers arith.subi, of complex numbers complex.sub,\n"
               "for the elements at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = A(...) - B(...)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %a = arith.constant dense<[5, 7]> : tensor<2xi32>\n"
                   "  %b = arith.constant dense<[2, 9]> : tensor<2xi32>\n"
                   "  %o = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.sub ins(%a, %b : tensor<2xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[3, -2]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.mul",
        .summary = "the product of elements",
        .doc = "Of floats arith.mulf, of integers arith.muli, of i1 arith.andi, of complex\n"
               "numbers complex.mul, for the elements at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = A(...) * B(...)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %a = arith.constant dense<[5, 7]> : tensor<2xi32>\n"
                   "  %b = arith.constant dense<[2, -3]> : tensor<2xi32>\n"
                   "  %o = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.mul ins(%a, %b : tensor<2xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[10, -21]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.div",
        .summary = "the quotient of elements",
        .doc = "Of floats arith.divf, of integers arith.divsi, of complex numbers complex.div,\n"
               "for the elements at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = A(...) / B(...)",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %a = arith.constant dense<[5.0, 7.0]> : tensor<2xf32>\n"
                   "  %b = arith.constant dense<[2.0, -4.0]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.div ins(%a, %b : tensor<2xf32>, tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[2.500000e+00, -1.750000e+00]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.div_unsigned",
        .summary = "the unsigned quotient of elements",
        .doc = "What arith.divui gives for the elements at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = div_unsigned(A(...), B(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %a = arith.constant dense<[7, -1]> : tensor<2xi32>\n"
                   "  %b = arith.constant dense<[2, 2]> : tensor<2xi32>\n"
                   "  %o = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.div_unsigned ins(%a, %b : tensor<2xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[3, 2147483647]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.max",
        .summary = "the greater of elements",
        .doc = "Of floats arith.maximumf, of integers arith.maxsi, for the elements at the\n"
               "same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = max(A(...), B(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %a = arith.constant dense<[5, -7]> : tensor<2xi32>\n"
                   "  %b = arith.constant dense<[2, 9]> : tensor<2xi32>\n"
                   "  %o = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.max ins(%a, %b : tensor<2xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[5, 9]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.min",
        .summary = "the lesser of elements",
        .doc = "Of floats arith.minimumf, of integers arith.minsi, for the elements at the\n"
               "same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = min(A(...), B(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %a = arith.constant dense<[5, -7]> : tensor<2xi32>\n"
                   "  %b = arith.constant dense<[2, 9]> : tensor<2xi32>\n"
                   "  %o = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.min ins(%a, %b : tensor<2xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[2, -7]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.powf",
        .summary = "elements to the power of elements",
        .doc = "What math.powf gives for the elements at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = powf(A(...), B(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %a = arith.constant dense<[2.0, 9.0]> : tensor<2xf32>\n"
                   "  %b = arith.constant dense<[3.0, 0.5]> : tensor<2xf32>\n"
                   "  %o = tensor.empty() : tensor<2xf32>\n"
                   "  %r = linalg.powf ins(%a, %b : tensor<2xf32>, tensor<2xf32>)\n"
                   "         outs(%o : tensor<2xf32>) -> tensor<2xf32>\n",
        .gives = "dense<[8.000000e+00, 3.000000e+00]> : tensor<2xf32>\n",
    },
    {
        .name = "linalg.select",
        .summary = "elements of one or the other",
        .doc = "What arith.select gives for the elements at the same index.\n",
        LINALG_NAMED,
        .formula = "O(...) = select(C(...), A(...), B(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %c = arith.constant dense<[true, false]> : tensor<2xi1>\n"
                   "  %a = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %b = arith.constant dense<[3, 4]> : tensor<2xi32>\n"
                   "  %o = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.select\n"
                   "         ins(%c, %a, %b : tensor<2xi1>, tensor<2xi32>, tensor<2xi32>)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[1, 4]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.copy",
        .summary = "the same elements",
        .doc = "The elements of the input, cast to the element type of the output.\n",
        LINALG_NAMED,
        .attrs = ATTRS({ "cast", &TYPE_FN_ATTR, "cast_signed", .optional = true }),
        .formula = "O(...) = cast(I(...))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %i = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %o = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.copy ins(%i : tensor<2xi32>)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[1, 2]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.fill",
        .summary = "one value everywhere",
        .doc = "Every element becomes the value.\n",
        LINALG_INS_AND_OUTS_OF_FORMULA,
        .verify = verify_fill,
        .eval = linalg_run,
        .helper = linalg_loops,
        .formula = "O(...) = value",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L10",
        .example = "  %value = arith.constant 7 : i32\n"
                   "  %o = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.fill ins(%value : i32)\n"
                   "         outs(%o : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<7> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.fill_rng_2d",
        .summary = "pseudorandom numbers",
        .doc = "Numbers between min and max that follow from the seed and their index: two\n"
               "steps of the linear congruential generator x * 1103515245 + 12345 modulo 2^32,\n"
               "the first from seed and row, the second from that and the column, read as\n"
               "signed.\n",
        LINALG_NAMED,
        .formula = "O(m, n) = cast(min + (max - min) * 2.3283063999999999e-10 *\n"
                   "(f64((index(n) + ((index(m) + seed) * 1103515245 + 12345)) *\n"
                   "1103515245 + 12345) + 2147483647.0))",
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %min = arith.constant -1.0 : f64\n"
                   "  %max = arith.constant 1.0 : f64\n"
                   "  %seed = arith.constant 7 : i32\n"
                   "  %o = tensor.empty() : tensor<1x2xf32>\n"
                   "  %r = linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32)\n"
                   "         outs(%o : tensor<1x2xf32>) -> tensor<1x2xf32>\n",
        .gives = "dense<[[0.299264818, 0.813129127]]> : tensor<1x2xf32>\n",
    },
    { 0 },
};
