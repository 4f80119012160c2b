/* Arithmetic of index: as arith's on an integer of the width that index has. */
#include "dialects/arith/arith.h"
#include "dialects/index/index.h"

#define INDEX_BINARY(traits_)                                                                      \
    .operands = OPERANDS({ "lhs", &INDEX }, { "rhs", &INDEX }),                                    \
    .results = RESULTS({ "result", &INDEX }), .format = "$lhs `,` $rhs attr-dict",                 \
    .traits = traits_

#define INDEX_DIVISION                                                                             \
    .operands = OPERANDS({ "lhs", &INDEX, ONE, POISON_MOVES },                                     \
                         { "rhs", &INDEX, ONE, POISON_IS_UNDEFINED }),                             \
    .results = RESULTS({ "result", &INDEX }), .format = "$lhs `,` $rhs attr-dict",                 \
    .traits = NO_MEMORY_EFFECT, .poison = "The result is poison where lhs is.\n"

static const char SIGNED_UNDEFINED[] =
    "Division by zero, and the minimum by -1, is undefined behaviour. So is a\n"
    "poison lhs by -1, since it might be the minimum.\n";

const OpDef INDEX_ARITHMETIC_OPS[] = {
    {
        .name = "index.add",
        .summary = "index addition",
        .words = "plus sum",
        .doc = "The sum modulo 2^w, w the width of index.\n",
        INDEX_BINARY(PURE | COMMUTATIVE),
        .as = "arith.addi",
        .formula = "result = (lhs + rhs) mod 2^w",
        .example = "// There is no flag that would forbid it: the sum wraps.\n"
                   "  %largest = index.constant 0x7FFFFFFFFFFFFFFF\n"
                   "  %one = index.constant 1\n"
                   "  %sum = index.add %largest, %one\n",
        .gives = "-9223372036854775808 : index\n",
    },
    {
        .name = "index.sub",
        .summary = "index subtraction",
        .words = "minus difference",
        .doc = "lhs minus rhs modulo 2^w, w the width of index.\n",
        INDEX_BINARY(PURE),
        .as = "arith.subi",
        .formula = "result = (lhs - rhs) mod 2^w",
        .example = "// The length of an interval that ends before it begins.\n"
                   "  %begin = index.constant 5\n"
                   "  %end = index.constant 3\n"
                   "  %length = index.sub %end, %begin\n"
                   "  %is_huge = index.cmp ugt(%length, %begin)\n"
                   "  return %length, %is_huge : index, i1\n",
        .gives = "-2 : index\n"
                 "true : i1\n",
    },
    {
        .name = "index.mul",
        .summary = "index multiplication",
        .words = "multiply times product",
        .doc = "The product modulo 2^w, w the width of index.\n",
        INDEX_BINARY(PURE | COMMUTATIVE),
        .as = "arith.muli",
        .formula = "result = (lhs * rhs) mod 2^w",
        .example = "// Bytes of an array of 2^61 + 1 numbers of 8 bytes.\n"
                   "  %count = index.constant 2305843009213693953\n"
                   "  %size = index.constant 8\n"
                   "  %bytes = index.mul %count, %size\n",
        .gives = "8 : index\n",
    },
    {
        .name = "index.divs",
        .summary = "signed index division, toward zero",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as signed, without its fraction: 7 / -2 = -3.\n",
        INDEX_DIVISION,
        .as = "arith.divsi",
        .formula = "result = trunc(lhs / rhs), read as signed",
        .undefined = SIGNED_UNDEFINED,
        .example = "// 2^63 is one more than the greatest signed index.\n"
                   "  %minimum = index.constant -9223372036854775808\n"
                   "  %minus_one = index.constant -1\n"
                   "  %quotient = index.divs %minimum, %minus_one\n"
                   "  return %quotient : index\n",
        .gives =
            "error: undefined behaviour: the signed quotient of the minimum by -1 does not fit\n",
    },
    {
        .name = "index.divu",
        .summary = "unsigned index division, toward zero",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as unsigned, without its fraction.\n",
        INDEX_DIVISION,
        .as = "arith.divui",
        .formula = "result = floor(lhs / rhs), read as unsigned",
        .undefined = "Division by zero is undefined behaviour.\n",
        .example = "// Half of -1, which is 2^64 - 1 when read as unsigned.\n"
                   "  %minus_one = index.constant -1\n"
                   "  %two = index.constant 2\n"
                   "  %unsigned = index.divu %minus_one, %two\n"
                   "  %signed = index.divs %minus_one, %two\n"
                   "  return %unsigned, %signed : index, index\n",
        .gives = "9223372036854775807 : index\n"
                 "0 : index\n",
    },
    {
        .name = "index.ceildivs",
        .summary = "signed index division, upward",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as signed, rounded toward positive infinity:\n"
               "7 / -2 = -3.\n",
        INDEX_DIVISION,
        .as = "arith.ceildivsi",
        .formula = "result = ceil(lhs / rhs), read as signed",
        .undefined = SIGNED_UNDEFINED,
        .example = "// How many steps a loop takes: ceil((end - begin) / step).\n"
                   "  %up = index.constant 10\n"
                   "  %down = index.constant -10\n"
                   "  %step = index.constant 3\n"
                   "  %steps = index.ceildivs %up, %step\n"
                   "  %negative = index.ceildivs %down, %step\n"
                   "  return %steps, %negative : index, index\n",
        .gives = "4 : index\n"
                 "-3 : index\n",
    },
    {
        .name = "index.ceildivu",
        .summary = "unsigned index division, upward",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as unsigned, rounded up.\n",
        INDEX_DIVISION,
        .as = "arith.ceildivui",
        .formula = "result = ceil(lhs / rhs), read as unsigned",
        .undefined = "Division by zero is undefined behaviour.\n",
        .example = "// Blocks of 256 that cover 0, 128, 256 and 384 elements.\n"
                   "  %zero = index.constant 0\n"
                   "  %half = index.constant 128\n"
                   "  %size = index.constant 256\n"
                   "  %end = index.constant 512\n"
                   "  scf.for %elements = %zero to %end step %half {\n"
                   "    %blocks = index.ceildivu %elements, %size\n"
                   "    vector.print %blocks : index\n"
                   "  }\n"
                   "  return\n",
        .gives = "0\n"
                 "1\n"
                 "1\n"
                 "2\n",
    },
    {
        .name = "index.floordivs",
        .summary = "signed index division, downward",
        .words = "divide quotient",
        .doc = "The quotient of lhs by rhs, read as signed, rounded toward negative infinity:\n"
               "5 / -2 = -3.\n",
        INDEX_DIVISION,
        .as = "arith.floordivsi",
        .formula = "result = floor(lhs / rhs), read as signed",
        .undefined = SIGNED_UNDEFINED,
        .example = "// In a ring of 8 the place before the first is the last.\n"
                   "  %i = index.constant -1\n"
                   "  %size = index.constant 8\n"
                   "  %turns = index.floordivs %i, %size\n"
                   "  %full = index.mul %turns, %size\n"
                   "  %place = index.sub %i, %full\n"
                   "  return %turns, %place : index, index\n",
        .gives = "-1 : index\n"
                 "7 : index\n",
    },
    {
        .name = "index.rems",
        .summary = "remainder of signed index division",
        .words = "modulo modulus mod",
        .doc = "What lhs divided by rhs toward zero leaves, read as signed; its sign is that of\n"
               "lhs. By -1 nothing is left, of the minimum neither, though its quotient does\n"
               "not fit.\n",
        INDEX_DIVISION,
        .as = "arith.remsi",
        .formula = "result = lhs - rhs * trunc(lhs / rhs), read as signed",
        .undefined = "A zero rhs is undefined behaviour.\n",
        .decisions = "A1",
        .example = "// The place before the first, in a ring of 8: no place at all.\n"
                   "  %i = index.constant -1\n"
                   "  %size = index.constant 8\n"
                   "  %place = index.rems %i, %size\n",
        .gives = "-1 : index\n",
    },
    {
        .name = "index.remu",
        .summary = "remainder of unsigned index division",
        .words = "modulo modulus mod",
        .doc = "What lhs divided by rhs leaves, both read as unsigned.\n",
        INDEX_DIVISION,
        .as = "arith.remui",
        .formula = "result = lhs - rhs * floor(lhs / rhs), read as unsigned",
        .undefined = "A zero rhs is undefined behaviour.\n",
        .example = "// The place of 5 in a ring without places.\n"
                   "  %i = index.constant 5\n"
                   "  %size = index.constant 0\n"
                   "  %place = index.remu %i, %size\n"
                   "  return %place : index\n",
        .gives = "error: undefined behaviour: the divisor is zero\n",
    },
    {
        .name = "index.maxs",
        .summary = "the greater of two signed index values",
        .words = "maximum larger largest",
        .doc = "The operand that is greater when both are read as signed.\n",
        INDEX_BINARY(PURE | COMMUTATIVE),
        .as = "arith.maxsi",
        .formula = "result = max(lhs, rhs), read as signed",
        .example = "// The left neighbour of the first place, kept inside.\n"
                   "  %first = index.constant 0\n"
                   "  %one = index.constant 1\n"
                   "  %left = index.sub %first, %one\n"
                   "  %kept = index.maxs %left, %first\n",
        .gives = "0 : index\n",
    },
    {
        .name = "index.maxu",
        .summary = "the greater of two unsigned index values",
        .words = "maximum larger largest",
        .doc = "The operand that is greater when both are read as unsigned.\n",
        INDEX_BINARY(PURE | COMMUTATIVE),
        .as = "arith.maxui",
        .formula = "result = max(lhs, rhs), read as unsigned",
        .example = "// As unsigned, -1 is the greatest index there is.\n"
                   "  %minus_one = index.constant -1\n"
                   "  %zero = index.constant 0\n"
                   "  %unsigned = index.maxu %minus_one, %zero\n"
                   "  %signed = index.maxs %minus_one, %zero\n"
                   "  return %unsigned, %signed : index, index\n",
        .gives = "-1 : index\n"
                 "0 : index\n",
    },
    {
        .name = "index.mins",
        .summary = "the lesser of two signed index values",
        .words = "minimum smaller smallest",
        .doc = "The operand that is less when both are read as signed.\n",
        INDEX_BINARY(PURE | COMMUTATIVE),
        .as = "arith.minsi",
        .formula = "result = min(lhs, rhs), read as signed",
        .example = "// An index kept between 0 and 9 by two operations.\n"
                   "  %i = index.constant 12\n"
                   "  %first = index.constant 0\n"
                   "  %last = index.constant 9\n"
                   "  %not_behind = index.mins %i, %last\n"
                   "  %inside = index.maxs %not_behind, %first\n",
        .gives = "9 : index\n",
    },
    {
        .name = "index.minu",
        .summary = "the lesser of two unsigned index values",
        .words = "minimum smaller smallest",
        .doc = "The operand that is less when both are read as unsigned.\n",
        INDEX_BINARY(PURE | COMMUTATIVE),
        .as = "arith.minui",
        .formula = "result = min(lhs, rhs), read as unsigned",
        .example = "// Both 12 and -1 are beyond 9.\n"
                   "  %behind = index.constant 12\n"
                   "  %before = index.constant -1\n"
                   "  %last = index.constant 9\n"
                   "  %a = index.minu %behind, %last\n"
                   "  %b = index.minu %before, %last\n"
                   "  return %a, %b : index, index\n",
        .gives = "9 : index\n"
                 "9 : index\n",
    },
    {
        .name = "index.shl",
        .summary = "index shift to the left",
        .words = "left-shift shift-left",
        .doc = "lhs moved rhs bits (read as unsigned) toward the high end; zeros come in.\n",
        INDEX_BINARY(PURE),
        .as = "arith.shli",
        .formula = "result = (lhs * 2^rhs) mod 2^w, w the width of index",
        .poison = "The result is poison where rhs is the width of index or more.\n",
        .example = "// The last bit is number 63; a shift by 64 is not a shift to 0.\n"
                   "  %three = index.constant 3\n"
                   "  %far = index.constant 63\n"
                   "  %too_far = index.constant 64\n"
                   "  %high = index.shl %three, %far\n"
                   "  %beyond = index.shl %three, %too_far\n"
                   "  return %high, %beyond : index, index\n",
        .gives = "-9223372036854775808 : index\n"
                 "poison : index\n",
    },
    {
        .name = "index.shrs",
        .summary = "index shift to the right, of a signed number",
        .words = "right-shift shift-right",
        .doc = "lhs moved rhs bits (read as unsigned) toward the low end; copies of the sign\n"
               "bit come in.\n",
        INDEX_BINARY(PURE),
        .as = "arith.shrsi",
        .formula = "result = floor(lhs / 2^rhs), lhs read as signed",
        .poison = "The result is poison where rhs is the width of index or more.\n",
        .example = "// |x| without a branch: the mask is -1 where x is negative, else 0.\n"
                   "  %x = index.constant -42\n"
                   "  %last = index.constant 63\n"
                   "  %mask = index.shrs %x, %last\n"
                   "  %flipped = index.xor %x, %mask\n"
                   "  %absolute = index.sub %flipped, %mask\n"
                   "  return %mask, %absolute : index, index\n",
        .gives = "-1 : index\n"
                 "42 : index\n",
    },
    {
        .name = "index.shru",
        .summary = "index shift to the right, of an unsigned number",
        .words = "right-shift shift-right",
        .doc = "lhs moved rhs bits (read as unsigned) toward the low end; zeros come in.\n",
        INDEX_BINARY(PURE),
        .as = "arith.shrui",
        .formula = "result = floor(lhs / 2^rhs), lhs read as unsigned",
        .poison = "The result is poison where rhs is the width of index or more.\n",
        .example = "// Half of 2^64 - 16, and half of -16: the bits are the same.\n"
                   "  %x = index.constant -16\n"
                   "  %one = index.constant 1\n"
                   "  %unsigned = index.shru %x, %one\n"
                   "  %signed = index.shrs %x, %one\n"
                   "  return %unsigned, %signed : index, index\n",
        .gives = "9223372036854775800 : index\n"
                 "-8 : index\n",
    },
    {
        .name = "index.and",
        .summary = "bitwise and",
        .doc = "Each bit of the result is set where it is set in both operands.\n",
        INDEX_BINARY(PURE | COMMUTATIVE),
        .as = "arith.andi",
        .formula = "result[i] = lhs[i] and rhs[i], for each bit i",
        .example = "// Down to a multiple of 16: -16 has all bits but the lowest four.\n"
                   "  %address = index.constant 1000\n"
                   "  %mask = index.constant -16\n"
                   "  %aligned = index.and %address, %mask\n"
                   "  %rest = index.sub %address, %aligned\n"
                   "  return %aligned, %rest : index, index\n",
        .gives = "992 : index\n"
                 "8 : index\n",
    },
    {
        .name = "index.or",
        .summary = "bitwise or",
        .doc = "Each bit of the result is set where it is set in an operand.\n",
        INDEX_BINARY(PURE | COMMUTATIVE),
        .as = "arith.ori",
        .formula = "result[i] = lhs[i] or rhs[i], for each bit i",
        .example = "// Row 3, column 7 of a table with 256 columns.\n"
                   "  %row = index.constant 3\n"
                   "  %column = index.constant 7\n"
                   "  %eight = index.constant 8\n"
                   "  %start = index.shl %row, %eight\n"
                   "  %place = index.or %start, %column\n",
        .gives = "775 : index\n",
    },
    {
        .name = "index.xor",
        .summary = "bitwise exclusive or",
        .words = "not complement invert",
        .doc = "Each bit of the result is set where the operands' bits differ.\n",
        INDEX_BINARY(PURE | COMMUTATIVE),
        .as = "arith.xori",
        .formula = "result[i] = lhs[i] xor rhs[i], for each bit i",
        .example = "// Two buffers that change roles in every round.\n"
                   "  %c0 = index.constant 0\n"
                   "  %c1 = index.constant 1\n"
                   "  %c3 = index.constant 3\n"
                   "  %end = scf.for %i = %c0 to %c3 step %c1 iter_args(%b = %c0) -> index {\n"
                   "    vector.print %b : index\n"
                   "    %other = index.xor %b, %c1\n"
                   "    scf.yield %other : index\n"
                   "  }\n"
                   "  return\n",
        .gives = "0\n"
                 "1\n"
                 "0\n",
    },
    { 0 },
};
