/* Intrinsics on integers, lane by lane on vectors. */
#include "dialects/arith/arith.h"
#include "dialects/llvm/llvm.h"

/* The flag is the row's first attribute. */
static bool is_set(const Step *s)
{
    return !int_is_zero(prop(s, 0)->integer);
}

static Flow absolute(Step *s)
{
    Int value = int_in(s, 0);

    if (is_set(s) && int_is_min_s(value))
        return give_poison(s, "the operand is the least number, which is_int_min_poison excludes");
    return give_int(s, int_abs(s->arena, value));
}

static Flow give_zeros(Step *s, unsigned (*count)(Int value))
{
    Int value = int_in(s, 0);

    if (is_set(s) && int_is_zero(value))
        return give_poison(s, "the operand is zero, which is_zero_poison excludes");
    return give_int(s, int_of_u(s->arena, value.width, count(value)));
}

static Flow ctlz(Step *s)
{
    return give_zeros(s, int_leading_zeros);
}

static Flow cttz(Step *s)
{
    return give_zeros(s, int_trailing_zeros);
}

/* Parts of so many bits in reverse order: each goes out of one number, at its low end, and into
 * the other. */
static Flow give_reversed(Step *s, unsigned bits)
{
    Int value = int_in(s, 0), result = int_of_u(s->arena, value.width, 0);
    Int mask = int_not(s->arena, result);

    if (bits < value.width)
        mask = int_not(s->arena, int_shl(s->arena, mask, bits));
    if (work_done(s, value.width / bits) == FLOW_END)
        return FLOW_END;
    for (unsigned at = 0; at < value.width; at += bits) {
        bool more = bits < value.width;

        result = more ? int_shl(s->arena, result, bits) : result;
        result = int_or(s->arena, result, int_and(s->arena, value, mask));
        value = more ? int_shr_u(s->arena, value, bits) : value;
    }
    return give_int(s, result);
}

static Flow bitreverse(Step *s)
{
    return give_reversed(s, 1);
}

static Flow bswap(Step *s)
{
    return give_reversed(s, 8);
}

/* Of the first operand, then the second, shifted to the left by the third, modulo the width, the
 * upper half; or shifted to the right the lower one. */
static Flow give_funnel(Step *s, bool left)
{
    Int high = int_in(s, 0), low = int_in(s, 1), amount = int_in(s, 2);
    Int width = int_of_u(s->arena, amount.width + 32, amount.width);
    unsigned by = (unsigned)int_low_u(
        int_rem_u(s->arena, int_ext_u(s->arena, amount, amount.width + 32), width));

    if (!by)
        return give_int(s, left ? high : low);
    by = left ? by : high.width - by;
    return give_int(
        s, int_or(s->arena, int_shl(s->arena, high, by), int_shr_u(s->arena, low, low.width - by)));
}

static Flow fshl(Step *s)
{
    return give_funnel(s, true);
}

static Flow fshr(Step *s)
{
    return give_funnel(s, false);
}

/* Saturation. */

static Int end_s(Step *s, Int like, bool least)
{
    return least ? int_min_s(s->arena, like.width) : int_max_s(s->arena, like.width);
}

static Flow sadd_sat(Step *s)
{
    Int a = int_in(s, 0), b = int_in(s, 1);

    return give_int(s, int_add_overflows_s(a, b) ? end_s(s, a, int_is_negative(a))
                                                 : int_add(s->arena, a, b));
}

static Flow uadd_sat(Step *s)
{
    Int a = int_in(s, 0), b = int_in(s, 1);

    return give_int(s, int_add_overflows_u(a, b) ? int_all_ones(s->arena, a.width)
                                                 : int_add(s->arena, a, b));
}

static Flow ssub_sat(Step *s)
{
    Int a = int_in(s, 0), b = int_in(s, 1);

    return give_int(s, int_sub_overflows_s(a, b) ? end_s(s, a, int_is_negative(a))
                                                 : int_sub(s->arena, a, b));
}

static Flow usub_sat(Step *s)
{
    Int a = int_in(s, 0), b = int_in(s, 1);

    return give_int(s, int_sub_overflows_u(a, b) ? int_of_u(s->arena, a.width, 0)
                                                 : int_sub(s->arena, a, b));
}

static Flow too_far(Step *s)
{
    return give_poison(s, "the shift amount is not less than the width");
}

static Flow sshl_sat(Step *s)
{
    Int a = int_in(s, 0);
    unsigned amount;

    if (!shift_amount(s, &amount))
        return too_far(s);
    return give_int(s, int_shl_overflows_s(a, amount) ? end_s(s, a, int_is_negative(a))
                                                      : int_shl(s->arena, a, amount));
}

static Flow ushl_sat(Step *s)
{
    Int a = int_in(s, 0);
    unsigned amount;

    if (!shift_amount(s, &amount))
        return too_far(s);
    return give_int(s, int_shl_overflows_u(a, amount) ? int_all_ones(s->arena, a.width)
                                                      : int_shl(s->arena, a, amount));
}

static Flow give_order(Step *s, int order)
{
    return give_int(s, int_of_s(s->arena, type_bits(lane_type_out(s, 0)), order));
}

static Flow scmp(Step *s)
{
    return give_order(s, int_cmp_s(int_in(s, 0), int_in(s, 1)));
}

static Flow ucmp(Step *s)
{
    return give_order(s, int_cmp_u(int_in(s, 0), int_in(s, 1)));
}

const OpDef LLVM_INTEGER_INTRINSICS[] = {
    {
        .name = "llvm.intr.abs",
        .summary = "absolute value",
        .doc = "The operand without its sign. The least number has no such: it is poison\n"
               "where is_int_min_poison is set, else the number itself.\n",
        .operands = OPERANDS({ "in", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "is_int_min_poison", &I1_ATTR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE,
        .eval_lane = absolute,
        .formula = "res = |in|",
        .poison = "Where the operand is, and under `is_int_min_poison` where it is the least\n"
                  "number.\n",
        .example = "  %a = arith.constant dense<[5, -5, 0, -128]> : vector<4xi8>\n"
                   "  %r = \"llvm.intr.abs\"(%a) <{is_int_min_poison = false}>\n"
                   "    : (vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[5, 5, 0, -128]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.bitreverse",
        .summary = "bits in reverse",
        .doc = "The operand with its bits in reverse order.\n",
        .operands = OPERANDS({ "in", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = bitreverse,
        .formula = "bit i of res = bit n - 1 - i of in",
        .example = "  %a = arith.constant dense<[1, -1, 6, 16]> : vector<4xi8>\n"
                   "  %r = llvm.intr.bitreverse(%a) : (vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[-128, -1, 96, 8]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.bswap",
        .summary = "bytes in reverse",
        .doc = "The operand, of an even number of bytes, with its bytes in reverse order.\n",
        .operands = OPERANDS({ "in", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = bswap,
        .formula = "byte i of res = byte n - 1 - i of in",
        .example = "  %a = arith.constant 0x01020304 : i32\n"
                   "  %r = llvm.intr.bswap(%a) : (i32) -> i32\n",
        .gives = "67305985 : i32\n",
    },
    {
        .name = "llvm.intr.ctlz",
        .summary = "leading zeros",
        .doc = "How many bits above the highest set one are clear; for zero the width, or\n"
               "poison where is_zero_poison is set.\n",
        .operands = OPERANDS({ "in", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "is_zero_poison", &I1_ATTR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = ctlz,
        .formula = "res = bits of in above the highest that is set",
        .poison = "Where the operand is, and under `is_zero_poison` where it is zero.\n",
        .example = "  %a = arith.constant dense<[1, -1, 0, 16]> : vector<4xi8>\n"
                   "  %r = \"llvm.intr.ctlz\"(%a) <{is_zero_poison = false}>\n"
                   "    : (vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[7, 0, 8, 3]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.ctpop",
        .summary = "set bits",
        .doc = "How many bits are set.\n",
        .operands = OPERANDS({ "in", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "math.ctpop",
    },
    {
        .name = "llvm.intr.cttz",
        .summary = "trailing zeros",
        .doc = "How many bits below the lowest set one are clear; for zero the width, or\n"
               "poison where is_zero_poison is set.\n",
        .operands = OPERANDS({ "in", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "is_zero_poison", &I1_ATTR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = cttz,
        .formula = "res = bits of in below the lowest that is set",
        .poison = "Where the operand is, and under `is_zero_poison` where it is zero.\n",
        .example = "  %a = arith.constant dense<[1, -1, 0, 16]> : vector<4xi8>\n"
                   "  %r = \"llvm.intr.cttz\"(%a) <{is_zero_poison = false}>\n"
                   "    : (vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[0, 0, 8, 4]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.fshl",
        .summary = "funnel shift to the left",
        .doc = "The high bits of a and b, one behind the other, shifted left by c modulo the\n"
               "width.\n",
        .operands =
            OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }, { "c", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = fshl,
        .formula = "res = upper half of (a:b << (c mod n))",
        .example = "  %a = arith.constant dense<[1, 1, -1, 3]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[-128, 0, 0, 7]> : vector<4xi8>\n"
                   "  %c = arith.constant dense<[1, 4, 12, 8]> : vector<4xi8>\n"
                   "  %r = llvm.intr.fshl(%a, %b, %c)\n"
                   "    : (vector<4xi8>, vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[3, 16, -16, 3]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.fshr",
        .summary = "funnel shift to the right",
        .doc = "The low bits of a and b, one behind the other, shifted right by c modulo the\n"
               "width.\n",
        .operands =
            OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }, { "c", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = fshr,
        .formula = "res = lower half of (a:b >> (c mod n))",
        .example = "  %a = arith.constant dense<[1, 1, -1, 3]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[-128, 0, 0, 7]> : vector<4xi8>\n"
                   "  %c = arith.constant dense<[1, 4, 12, 8]> : vector<4xi8>\n"
                   "  %r = llvm.intr.fshr(%a, %b, %c)\n"
                   "    : (vector<4xi8>, vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[-64, 16, -16, 7]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.sadd.sat",
        .summary = "addition that saturates, signed",
        .doc = "The signed sum, or the nearest number that fits.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = sadd_sat,
        .formula = "res = a + b, or the end of the signed range that it passes",
        .example = "  %a = arith.constant dense<[100, -100, 127, 5]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[100, -100, -1, 3]> : vector<4xi8>\n"
                   "  %r = llvm.intr.sadd.sat(%a, %b)\n"
                   "    : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[127, -128, 126, 8]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.scmp",
        .summary = "three-way comparison, signed",
        .doc = "-1, 0 or 1 where a is less than, equal to or greater than b as signed\n"
               "numbers.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_TYPE_OPERANDS,
        .eval_lane = scmp,
        .formula = "res = -1, 0 or 1: a < b, a = b, a > b, read as signed",
        .example = "  %a = arith.constant dense<[1, -1, 5, -5]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[2, 1, 5, -6]> : vector<4xi8>\n"
                   "  %r = llvm.intr.scmp(%a, %b) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[-1, -1, 0, 1]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.smax",
        .summary = "the greater number, signed",
        .doc = "The greater operand as signed numbers.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.maxsi",
    },
    {
        .name = "llvm.intr.smin",
        .summary = "the lesser number, signed",
        .doc = "The lesser operand as signed numbers.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.minsi",
    },
    {
        .name = "llvm.intr.sshl.sat",
        .summary = "shift that saturates, signed",
        .doc = "a times 2^b as signed numbers, or the nearest number that fits; poison where\n"
               "b is not below the width.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = sshl_sat,
        .formula = "res = a * 2^b, or the end of the signed range that it passes",
        .poison = "Where an operand is, and where the amount is not below the width.\n",
        .example = "  %a = arith.constant dense<[100, -100, 1, 5]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[1, 1, 6, 3]> : vector<4xi8>\n"
                   "  %r = llvm.intr.sshl.sat(%a, %b)\n"
                   "    : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[127, -128, 64, 40]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.ssub.sat",
        .summary = "subtraction that saturates, signed",
        .doc = "The signed difference, or the nearest number that fits.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = ssub_sat,
        .formula = "res = a - b, or the end of the signed range that it passes",
        .example = "  %a = arith.constant dense<[100, -100, 127, 5]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[-100, 100, -1, 3]> : vector<4xi8>\n"
                   "  %r = llvm.intr.ssub.sat(%a, %b)\n"
                   "    : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[127, -128, 127, 2]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.uadd.sat",
        .summary = "addition that saturates, unsigned",
        .doc = "The unsigned sum, or the greatest number.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = uadd_sat,
        .formula = "res = min(a + b, 2^n - 1), read as unsigned",
        .example = "  %a = arith.constant dense<[100, -100, 127, 5]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[100, -100, -1, 3]> : vector<4xi8>\n"
                   "  %r = llvm.intr.uadd.sat(%a, %b)\n"
                   "    : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[-56, -1, -1, 8]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.ucmp",
        .summary = "three-way comparison, unsigned",
        .doc = "-1, 0 or 1 where a is less than, equal to or greater than b as unsigned\n"
               "numbers.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_TYPE_OPERANDS,
        .eval_lane = ucmp,
        .formula = "res = -1, 0 or 1: a < b, a = b, a > b, read as unsigned",
        .example = "  %a = arith.constant dense<[1, -1, 5, -5]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[2, 1, 5, -6]> : vector<4xi8>\n"
                   "  %r = llvm.intr.ucmp(%a, %b) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[-1, 1, 0, 1]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.umax",
        .summary = "the greater number, unsigned",
        .doc = "The greater operand as unsigned numbers.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.maxui",
    },
    {
        .name = "llvm.intr.umin",
        .summary = "the lesser number, unsigned",
        .doc = "The lesser operand as unsigned numbers.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.minui",
    },
    {
        .name = "llvm.intr.ushl.sat",
        .summary = "shift that saturates, unsigned",
        .doc = "a times 2^b as unsigned numbers, or the greatest number; poison where b is\n"
               "not below the width.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = ushl_sat,
        .formula = "res = min(a * 2^b, 2^n - 1), read as unsigned",
        .poison = "Where an operand is, and where the amount is not below the width.\n",
        .example = "  %a = arith.constant dense<[100, -100, 1, 5]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[1, 1, 6, 3]> : vector<4xi8>\n"
                   "  %r = llvm.intr.ushl.sat(%a, %b)\n"
                   "    : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[-56, -1, 64, 40]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.intr.usub.sat",
        .summary = "subtraction that saturates, unsigned",
        .doc = "The unsigned difference, or zero.\n",
        .operands = OPERANDS({ "a", &LLVM_INT_LIKE }, { "b", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval_lane = usub_sat,
        .formula = "res = max(a - b, 0), read as unsigned",
        .example = "  %a = arith.constant dense<[100, -100, 127, 5]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[-100, 100, -1, 3]> : vector<4xi8>\n"
                   "  %r = llvm.intr.usub.sat(%a, %b)\n"
                   "    : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>\n",
        .gives = "dense<[0, 56, 0, 2]> : vector<4xi8>\n",
    },
    { 0 },
};
