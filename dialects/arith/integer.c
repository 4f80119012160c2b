/* Integer arithmetic that is defined for all operands: sums, products, bits, shifts, orders. */
#include "dialects/arith/arith.h"

static const char SIGNED_WRAPS[] = "the signed result does not fit, which nsw excludes";
static const char UNSIGNED_WRAPS[] = "the unsigned result does not fit, which nuw excludes";

typedef bool IntOverflows(Int lhs, Int rhs);

/* What the row computes, unless the flags exclude it. */
static Flow give_unwrapped(Step *s, IntOverflows *overflows_s, IntOverflows *overflows_u)
{
    uint64_t no_wrap = prop_bits(s, 0);

    if ((no_wrap & NSW) && overflows_s(int_in(s, 0), int_in(s, 1)))
        return give_poison(s, SIGNED_WRAPS);
    if ((no_wrap & NUW) && overflows_u(int_in(s, 0), int_in(s, 1)))
        return give_poison(s, UNSIGNED_WRAPS);
    return give_of_ints(s);
}

static Flow addi(Step *s)
{
    return give_unwrapped(s, int_add_overflows_s, int_add_overflows_u);
}

static Flow subi(Step *s)
{
    return give_unwrapped(s, int_sub_overflows_s, int_sub_overflows_u);
}

static Flow muli(Step *s)
{
    if (work_of_product(s, int_in(s, 0)) == FLOW_END)
        return FLOW_END;
    return give_unwrapped(s, int_mul_overflows_s, int_mul_overflows_u);
}

static bool is_vscale(const Value *value)
{
    const Op *op = value_definer(value);

    return op && op_is(op, "vector.vscale");
}

/* `4 * vscale` of type index is called %c4_vscale. */
static void name_product(const Op *op, Sb *name)
{
    unsigned factor = is_vscale(op->operands[0]) ? 1 : 0;
    const Attr *constant = value_constant(op->operands[factor]);

    if (op->results[0]->type->kind != TYPE_INDEX || !constant
        || !is_vscale(op->operands[1 - factor]))
        return;
    sb_char(name, 'c');
    int_print_s(name, constant->integer);
    sb_add(name, "_vscale");
}

static Flow addui_extended(Step *s)
{
    Int lhs = int_in(s, 0), rhs = int_in(s, 1);

    give_int_at(s, 0, int_add(s->arena, lhs, rhs));
    return give_bool_at(s, 1, int_add_overflows_u(lhs, rhs));
}

/* The row computes the upper half. */
static Flow mul_extended(Step *s)
{
    Int lhs = int_in(s, 0), rhs = int_in(s, 1);

    if (work_of_product(s, lhs) == FLOW_END)
        return FLOW_END;
    give_int_at(s, 0, int_mul(s->arena, lhs, rhs));
    return give_int_at(s, 1, meaning_in(s)->computes.of_ints(s->arena, lhs, rhs));
}

Flow give_of_ints(Step *s)
{
    IntBinary *compute = meaning_in(s)->computes.of_ints;

    return give_int(s, compute(s->arena, int_in(s, 0), int_in(s, 1)));
}

bool shift_amount(Step *s, unsigned *amount)
{
    Int wanted = int_in(s, 1);

    if (!int_fits_u64(wanted) || int_low_u(wanted) >= wanted.width)
        return false;
    *amount = (unsigned)int_low_u(wanted);
    return true;
}

static Flow shift_too_far(Step *s)
{
    return give_poison(s, "the shift amount is not less than the width");
}

static Flow shli(Step *s)
{
    Int value = int_in(s, 0);
    uint64_t no_wrap = prop_bits(s, 0);
    unsigned amount;

    if (!shift_amount(s, &amount))
        return shift_too_far(s);
    if ((no_wrap & NSW) && int_shl_overflows_s(value, amount))
        return give_poison(s, SIGNED_WRAPS);
    if ((no_wrap & NUW) && int_shl_overflows_u(value, amount))
        return give_poison(s, UNSIGNED_WRAPS);
    return give_int(s, int_shl(s->arena, value, amount));
}

/* `exact` promises that no bit that is set goes lost. */
static Flow shift_right(Step *s)
{
    Int value = int_in(s, 0);
    unsigned amount;

    if (!shift_amount(s, &amount))
        return shift_too_far(s);
    if (prop_flag(s, 0) && int_trailing_zeros(value) < amount)
        return give_poison(s, "a bit that is set is shifted out, which exact excludes");
    return give_int(s, meaning_in(s)->computes.of_int(s->arena, value, amount));
}

#define EXTENDED_PRODUCT(high_half)                                                                \
    .operands = OPERANDS({ "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE }),    \
    .results = RESULTS({ "low", &SIGNLESS_INTEGER_LIKE }, { "high", &SIGNLESS_INTEGER_LIKE }),     \
    .types = TYPE_RULES({ .same = "lhs rhs low high" }),                                           \
    .format = "$lhs `,` $rhs attr-dict `:` type($lhs)",                                            \
    .traits = PURE | COMMUTATIVE | ELEMENTWISE, .eval_lane = mul_extended,                         \
    .computes.of_ints = high_half, .formula = "low + 2^n * high = lhs * rhs"

const OpDef ARITH_INTEGER_OPS[] = {
    {
        .name = "arith.addi",
        .summary = "integer addition",
        .words = "plus sum",
        .doc = "The sum of lhs and rhs modulo 2^n, n the width: the same bits whether they are\n"
               "read as signed or unsigned.\n",
        OVERFLOW_INTS(COMMUTATIVE),
        .primitive = PRIM_INT_ADD,
        .eval_lane = addi,
        .computes.of_ints = int_add,
        .formula = "result = (lhs + rhs) mod 2^n",
        .poison = "Under `nsw` (`nuw`) the result is poison where the signed (unsigned) sum does\n"
                  "not fit n bits.\n",
        .example = "// 128 does not fit: it wraps, or `nsw` makes it poison.\n"
                   "  %max = arith.constant 127 : i8\n"
                   "  %one = arith.constant 1 : i8\n"
                   "  %wraps = arith.addi %max, %one : i8\n"
                   "  %must_not_wrap = arith.addi %max, %one overflow<nsw> : i8\n"
                   "  return %wraps, %must_not_wrap : i8, i8\n",
        .gives = "-128 : i8\n"
                 "poison : i8\n",
    },
    {
        .name = "arith.addui_extended",
        .summary = "unsigned addition with its carry",
        .doc = "`sum` is the sum of lhs and rhs modulo 2^n, n the width, `overflow` the bit\n"
               "that did not fit: true where the operands, read as unsigned, add up to 2^n or\n"
               "more.\n",
        .operands = OPERANDS({ "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE }),
        .results = RESULTS({ "sum", &SIGNLESS_INTEGER_LIKE }, { "overflow", &BOOL_LIKE }),
        .types = TYPE_RULES({ .same = "lhs rhs sum" }),
        .format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE,
        .primitive = PRIM_INT_ADD_EXTENDED_U,
        .eval_lane = addui_extended,
        .formula = "sum + 2^n * overflow = lhs + rhs",
        .example = "// 2^64 - 1 plus 1, in two words.\n"
                   "  %all_ones = arith.constant -1 : i64\n"
                   "  %one = arith.constant 1 : i64\n"
                   "  %low, %carry = arith.addui_extended %all_ones, %one : i64, i1\n"
                   "  %high = arith.extui %carry : i1 to i64\n"
                   "  return %high, %low : i64, i64\n",
        .gives = "1 : i64\n"
                 "0 : i64\n",
    },
    {
        .name = "arith.subi",
        .summary = "integer subtraction",
        .words = "minus difference negate negation negative",
        .doc = "lhs minus rhs modulo 2^n, n the width.\n",
        OVERFLOW_INTS(0),
        .primitive = PRIM_INT_SUB,
        .eval_lane = subi,
        .computes.of_ints = int_sub,
        .formula = "result = (lhs - rhs) mod 2^n",
        .poison = "Under `nsw` (`nuw`) the result is poison where the signed (unsigned)\n"
                  "difference does not fit n bits.\n",
        .example = "// 3 - 5 needs a sign; -8 - 1 does not fit i4, but 8 - 1 does.\n"
                   "  %a = arith.constant dense<[3, -8]> : vector<2xi4>\n"
                   "  %b = arith.constant dense<[5, 1]> : vector<2xi4>\n"
                   "  %signed = arith.subi %a, %b overflow<nsw> : vector<2xi4>\n"
                   "  %unsigned = arith.subi %a, %b overflow<nuw> : vector<2xi4>\n"
                   "  return %signed, %unsigned : vector<2xi4>, vector<2xi4>\n",
        .gives = "dense<[-2, poison]> : vector<2xi4>\n"
                 "dense<[poison, 7]> : vector<2xi4>\n",
    },
    {
        .name = "arith.muli",
        .summary = "integer multiplication",
        .words = "multiply times product",
        .doc = "The product of lhs and rhs modulo 2^n, n the width: the same bits whether they\n"
               "are read as signed or unsigned.\n",
        OVERFLOW_INTS(COMMUTATIVE),
        .name_results = name_product,
        .primitive = PRIM_INT_MUL,
        .eval_lane = muli,
        .computes.of_ints = int_mul,
        .formula = "result = (lhs * rhs) mod 2^n",
        .poison = "Under `nsw` (`nuw`) the result is poison where the signed (unsigned) product\n"
                  "does not fit n bits.\n",
        .example = "// 13! is 6227020800 and does not fit 32 bits.\n"
                   "  %c1 = arith.constant 1 : i32\n"
                   "  %c14 = arith.constant 14 : i32\n"
                   "  %f = scf.for %i = %c1 to %c14 step %c1 iter_args(%p = %c1) -> i32 : i32 {\n"
                   "    %next = arith.muli %p, %i : i32\n"
                   "    scf.yield %next : i32\n"
                   "  }\n",
        .gives = "1932053504 : i32\n",
    },
    {
        .name = "arith.mulsi_extended",
        .summary = "signed multiplication to twice the width",
        .words = "multiply times product",
        .doc = "The exact product of lhs and rhs, read as signed, has 2n bits, n the width:\n"
               "`low` gets the lower n of them, `high` the upper n.\n",
        EXTENDED_PRODUCT(int_mul_high_s),
        .primitive = PRIM_INT_MUL_EXTENDED_S,
        .example = "// The products are 16384 and -1: 64 * 2^8 + 0 and -1 * 2^8 + 255.\n"
                   "  %a = arith.constant dense<[-128, 1]> : vector<2xi8>\n"
                   "  %b = arith.constant dense<[-128, -1]> : vector<2xi8>\n"
                   "  %low, %high = arith.mulsi_extended %a, %b : vector<2xi8>\n"
                   "  return %high, %low : vector<2xi8>, vector<2xi8>\n",
        .gives = "dense<[64, -1]> : vector<2xi8>\n"
                 "dense<[0, -1]> : vector<2xi8>\n",
    },
    {
        .name = "arith.mului_extended",
        .summary = "unsigned multiplication to twice the width",
        .words = "multiply times product",
        .doc = "The exact product of lhs and rhs, read as unsigned, has 2n bits, n the width:\n"
               "`low` gets the lower n of them, `high` the upper n.\n",
        EXTENDED_PRODUCT(int_mul_high_u),
        .primitive = PRIM_INT_MUL_EXTENDED_U,
        .example = "// A die from 8 random bits: high = floor(bits * 6 / 256).\n"
                   "  %bits = arith.constant dense<[0, 42, 43, 128, 255]> : vector<5xi8>\n"
                   "  %six = arith.constant dense<6> : vector<5xi8>\n"
                   "  %low, %high = arith.mului_extended %bits, %six : vector<5xi8>\n"
                   "  return %high : vector<5xi8>\n",
        .gives = "dense<[0, 0, 1, 3, 5]> : vector<5xi8>\n",
    },
    {
        .name = "arith.andi",
        .summary = "bitwise and",
        .doc = "Each bit of the result is set where it is set in both operands.\n",
        PLAIN_INTS(int_and),
        .primitive = PRIM_INT_AND,
        .bit_by_bit = 2,
        .formula = "result[i] = lhs[i] and rhs[i], for each bit i",
        .example = "// x and -x is the lowest bit of x that is set.\n"
                   "  %x = arith.constant dense<[12, 80, 7]> : vector<3xi8>\n"
                   "  %zero = arith.constant dense<0> : vector<3xi8>\n"
                   "  %minus_x = arith.subi %zero, %x : vector<3xi8>\n"
                   "  %lowest = arith.andi %x, %minus_x : vector<3xi8>\n",
        .gives = "dense<[4, 16, 1]> : vector<3xi8>\n",
    },
    {
        .name = "arith.ori",
        .summary = "bitwise or",
        .doc = "Each bit of the result is set where it is set in an operand.\n",
        PLAIN_INTS(int_or),
        .primitive = PRIM_INT_OR,
        .bit_by_bit = 2,
        .formula = "result[i] = lhs[i] or rhs[i], for each bit i",
        .example = "// In ASCII the bit 32 makes small letters: MLIR, mlir.\n"
                   "  %text = arith.constant dense<[77, 76, 73, 82]> : vector<4xi8>\n"
                   "  %small = arith.constant dense<32> : vector<4xi8>\n"
                   "  %lower = arith.ori %text, %small : vector<4xi8>\n",
        .gives = "dense<[109, 108, 105, 114]> : vector<4xi8>\n",
    },
    {
        .name = "arith.xori",
        .summary = "bitwise exclusive or",
        .words = "not complement invert",
        .doc = "Each bit of the result is set where the operands' bits differ.\n",
        PLAIN_INTS(int_xor),
        .primitive = PRIM_INT_XOR,
        .bit_by_bit = 2,
        .formula = "result[i] = lhs[i] xor rhs[i], for each bit i",
        .example = "// The Gray code: from each number to the next one bit changes.\n"
                   "  %x = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi4>\n"
                   "  %one = arith.constant dense<1> : vector<8xi4>\n"
                   "  %half = arith.shrui %x, %one : vector<8xi4>\n"
                   "  %gray = arith.xori %x, %half : vector<8xi4>\n",
        .gives = "dense<[0, 1, 3, 2, 6, 7, 5, 4]> : vector<8xi4>\n",
    },
    {
        .name = "arith.shli",
        .summary = "shift to the left",
        .words = "shift left-shift shift-left",
        .doc = "lhs moved rhs bits (read as unsigned) toward the high end; zeros come in.\n",
        OVERFLOW_INTS(0),
        .primitive = PRIM_INT_SHL,
        .eval_lane = shli,
        .bit_by_bit = 1,
        .formula = "result = (lhs * 2^rhs) mod 2^n, n the width",
        .poison = "The result is poison where rhs is the width or more, under `nuw` where a bit\n"
                  "that goes lost is set, and under `nsw` where one differs from the result's\n"
                  "sign.\n",
        .example = "// 64 by 0, 1, 2 and 8 bits: `nuw` minds the bit that is lost.\n"
                   "  %x = arith.constant dense<64> : vector<4xi8>\n"
                   "  %amount = arith.constant dense<[0, 1, 2, 8]> : vector<4xi8>\n"
                   "  %plain = arith.shli %x, %amount : vector<4xi8>\n"
                   "  %nuw = arith.shli %x, %amount overflow<nuw> : vector<4xi8>\n"
                   "  return %plain, %nuw : vector<4xi8>, vector<4xi8>\n",
        .gives = "dense<[64, -128, 0, poison]> : vector<4xi8>\n"
                 "dense<[64, -128, poison, poison]> : vector<4xi8>\n",
    },
    {
        .name = "arith.shrsi",
        .summary = "shift to the right, of a signed number",
        .words = "shift right-shift shift-right",
        .doc = "lhs moved rhs bits (read as unsigned) toward the low end; copies of the sign\n"
               "bit come in.\n",
        EXACT_INTS(0),
        .primitive = PRIM_INT_SHR_S,
        .eval_lane = shift_right,
        .computes.of_int = int_shr_s,
        .bit_by_bit = 1,
        .formula = "result = floor(lhs / 2^rhs), lhs read as signed",
        .poison = "The result is poison where rhs is the width or more, and under `exact` where\n"
                  "a bit that goes lost is set.\n",
        .example = "// A shift rounds down, a division toward zero.\n"
                   "  %x = arith.constant -7 : i32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %two = arith.constant 2 : i32\n"
                   "  %shifted = arith.shrsi %x, %one : i32\n"
                   "  %divided = arith.divsi %x, %two : i32\n"
                   "  return %shifted, %divided : i32, i32\n",
        .gives = "-4 : i32\n"
                 "-3 : i32\n",
    },
    {
        .name = "arith.shrui",
        .summary = "shift to the right, of an unsigned number",
        .words = "shift right-shift shift-right",
        .doc = "lhs moved rhs bits (read as unsigned) toward the low end; zeros come in.\n",
        EXACT_INTS(0),
        .primitive = PRIM_INT_SHR_U,
        .eval_lane = shift_right,
        .computes.of_int = int_shr_u,
        .bit_by_bit = 1,
        .formula = "result = floor(lhs / 2^rhs), lhs read as unsigned",
        .poison = "The result is poison where rhs is the width or more, and under `exact` where\n"
                  "a bit that goes lost is set.\n",
        .example = "// Of -1 and 13 bits are lost, of 12 none.\n"
                   "  %x = arith.constant dense<[-1, 12, 13]> : vector<3xi8>\n"
                   "  %two = arith.constant dense<2> : vector<3xi8>\n"
                   "  %plain = arith.shrui %x, %two : vector<3xi8>\n"
                   "  %exact = arith.shrui %x, %two exact : vector<3xi8>\n"
                   "  return %plain, %exact : vector<3xi8>, vector<3xi8>\n",
        .gives = "dense<[63, 3, 3]> : vector<3xi8>\n"
                 "dense<[poison, 3, poison]> : vector<3xi8>\n",
    },
    {
        .name = "arith.maxsi",
        .summary = "the greater of two signed numbers",
        .words = "maximum larger largest",
        .doc = "The operand that is greater when both are read as signed.\n",
        PLAIN_INTS(int_max_of_s),
        .primitive = PRIM_INT_MAX_S,
        .formula = "result = max(lhs, rhs), read as signed",
        .example = "// A rectifier: nothing below zero passes.\n"
                   "  %x = arith.constant dense<[3, -1, 127, -128]> : vector<4xi8>\n"
                   "  %zero = arith.constant dense<0> : vector<4xi8>\n"
                   "  %positive = arith.maxsi %x, %zero : vector<4xi8>\n",
        .gives = "dense<[3, 0, 127, 0]> : vector<4xi8>\n",
    },
    {
        .name = "arith.maxui",
        .summary = "the greater of two unsigned numbers",
        .words = "maximum larger largest",
        .doc = "The operand that is greater when both are read as unsigned.\n",
        PLAIN_INTS(int_max_of_u),
        .primitive = PRIM_INT_MAX_U,
        .formula = "result = max(lhs, rhs), read as unsigned",
        .example = "// The bits of -1 are those of 255.\n"
                   "  %minus_one = arith.constant -1 : i8\n"
                   "  %one = arith.constant 1 : i8\n"
                   "  %unsigned = arith.maxui %minus_one, %one : i8\n"
                   "  %signed = arith.maxsi %minus_one, %one : i8\n"
                   "  return %unsigned, %signed : i8, i8\n",
        .gives = "-1 : i8\n"
                 "1 : i8\n",
    },
    {
        .name = "arith.minsi",
        .summary = "the lesser of two signed numbers",
        .words = "minimum smaller smallest",
        .doc = "The operand that is less when both are read as signed.\n",
        PLAIN_INTS(int_min_of_s),
        .primitive = PRIM_INT_MIN_S,
        .formula = "result = min(lhs, rhs), read as signed",
        .example = "// 300 as a byte: saturated, and cut.\n"
                   "  %x = arith.constant 300 : i16\n"
                   "  %largest = arith.constant 127 : i16\n"
                   "  %fits = arith.minsi %x, %largest : i16\n"
                   "  %saturated = arith.trunci %fits : i16 to i8\n"
                   "  %cut = arith.trunci %x : i16 to i8\n"
                   "  return %saturated, %cut : i8, i8\n",
        .gives = "127 : i8\n"
                 "44 : i8\n",
    },
    {
        .name = "arith.minui",
        .summary = "the lesser of two unsigned numbers",
        .words = "minimum smaller smallest",
        .doc = "The operand that is less when both are read as unsigned.\n",
        PLAIN_INTS(int_min_of_u),
        .primitive = PRIM_INT_MIN_U,
        .formula = "result = min(lhs, rhs), read as unsigned",
        .example = "// Ten elements in tiles of four: the last tile is smaller.\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %c4 = arith.constant 4 : index\n"
                   "  %c10 = arith.constant 10 : index\n"
                   "  scf.for %i = %c0 to %c10 step %c4 {\n"
                   "    %left = arith.subi %c10, %i : index\n"
                   "    %size = arith.minui %left, %c4 : index\n"
                   "    vector.print %size : index\n"
                   "  }\n"
                   "  return\n",
        .gives = "4\n"
                 "4\n"
                 "2\n",
    },
    { 0 },
};
