/* Arithmetic of integers and floats, lane by lane on vectors. */
#include "dialects/arith/arith.h"
#include "dialects/llvm/llvm.h"

uint64_t llvm_fast_math(uint64_t flags)
{
    static const uint64_t ARITH[] = { FAST_NNAN,     FAST_NINF, FAST_NSZ,    FAST_ARCP,
                                      FAST_CONTRACT, FAST_AFN,  FAST_REASSOC };
    uint64_t meant = 0;

    for (size_t i = 0; i < sizeof ARITH / sizeof *ARITH; i++)
        meant |= flags >> i & 1 ? ARITH[i] : 0;
    return meant;
}

/* The quotient of i1's least number, which is -1, by -1 does not fit either: arith has it fit. */
static bool bit_overflows(Step *s)
{
    return int_in(s, 1).width == 1 && !int_is_zero(int_in(s, 1))
           && (is_poison(s, 0) || !int_is_zero(int_in(s, 0)));
}

static Flow divide_bits(Step *s)
{
    if (is_poison(s, 0))
        return undefined_poison(s, poison_origin(s, 0),
                                "the dividend is poison: the signed quotient may not fit");
    return undefined(s, "the signed quotient does not fit");
}

static Flow sdiv(Step *s)
{
    return give_exact(s, bit_overflows(s) ? divide_bits(s) : give_division_s(s), int_rem_s);
}

static Flow srem(Step *s)
{
    return bit_overflows(s) ? divide_bits(s) : give_division_s(s);
}

static Flow or_bits(Step *s)
{
    Int lhs = int_in(s, 0), rhs = int_in(s, 1);

    if (prop_flag(s, 0) && !int_is_zero(int_and(s->arena, lhs, rhs)))
        return give_poison(s, "both operands have a bit set, which disjoint excludes");
    return give_int(s, int_or(s->arena, lhs, rhs));
}

const OpDef LLVM_ARITH_OPS[] = {
    {
        .name = "llvm.add",
        .summary = "integer addition",
        .doc =
            "The sum modulo 2^n. Under `nsw` (`nuw`) poison where the signed (unsigned) sum does\n"
            "not fit n bits.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "overflowFlags", &LLVM_OVERFLOW, "none" }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
        .traits = PURE | COMMUTATIVE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.addi",
    },
    {
        .name = "llvm.sub",
        .summary = "integer subtraction",
        .doc = "The difference modulo 2^n. Under `nsw` (`nuw`) poison where the signed (unsigned)\n"
               "difference does not fit n bits.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "overflowFlags", &LLVM_OVERFLOW, "none" }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.subi",
    },
    {
        .name = "llvm.mul",
        .summary = "integer multiplication",
        .doc = "The product modulo 2^n. Under `nsw` (`nuw`) poison where the signed (unsigned)\n"
               "product does not fit n bits.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "overflowFlags", &LLVM_OVERFLOW, "none" }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
        .traits = PURE | COMMUTATIVE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.muli",
    },
    {
        .name = "llvm.udiv",
        .summary = "unsigned division",
        .doc = "The unsigned quotient, rounded toward zero. Division by zero or by poison is\n"
               "undefined behaviour; under `exact` poison where a remainder is left.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, .poison = POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "isExact", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
        .traits = NO_MEMORY_EFFECT | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.divui",
    },
    {
        .name = "llvm.sdiv",
        .summary = "signed division",
        .doc = "The signed quotient, rounded toward zero. Division by zero or by poison, and\n"
               "overflow (of the least number by -1), are undefined behaviour; under `exact`\n"
               "poison where a remainder is left.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, .poison = POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, .poison = POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "isExact", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
        .traits = NO_MEMORY_EFFECT | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_DIV_S,
        .eval_lane = sdiv,
        .computes.of_ints = int_div_s,
        .formula = "res = trunc(lhs / rhs), read as signed",
        .poison = "Where `lhs` is, and under `exact` where a remainder is left.\n",
        .undefined = "Where `rhs` is poison or zero, and where the quotient does not fit: the\n"
                     "least number by -1, in i1 too, and a poison lhs by -1, which might be it.\n",
        .example = "  %a = arith.constant dense<[7, -7, 7, -8]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[2, 2, -2, -2]> : vector<4xi8>\n"
                   "  %r = llvm.sdiv %a, %b : vector<4xi8>\n",
        .gives = "dense<[3, -3, -3, 4]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.urem",
        .summary = "unsigned remainder",
        .doc =
            "What unsigned division leaves. A divisor of zero or poison is undefined behaviour.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, .poison = POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.remui",
    },
    {
        .name = "llvm.srem",
        .summary = "signed remainder",
        .doc = "What signed division leaves; it has the sign of lhs. A divisor of zero or\n"
               "poison, and the overflow of the division, are undefined behaviour.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE, .poison = POISON_MOVES },
                             { "rhs", &LLVM_INT_LIKE, .poison = POISON_IS_UNDEFINED }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_REM_FITTING_S,
        .eval_lane = srem,
        .computes.of_ints = int_rem_s,
        .formula = "res = lhs - rhs * trunc(lhs / rhs), read as signed",
        .poison = "Where `lhs` is.\n",
        .undefined = "Where `rhs` is poison or zero, and where the quotient does not fit: the\n"
                     "least number by -1, in i1 too, and a poison lhs by -1, which might be it.\n",
        .example = "  %a = arith.constant dense<[7, -7, 7, -8]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[2, 2, -2, -2]> : vector<4xi8>\n"
                   "  %r = llvm.srem %a, %b : vector<4xi8>\n",
        .gives = "dense<[1, -1, 1, 0]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.and",
        .summary = "bitwise and",
        .doc = "Each bit is set where both operands have it set.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.andi",
    },
    {
        .name = "llvm.or",
        .summary = "bitwise or",
        .doc = "Each bit is set where one operand has it set. Under `disjoint` poison where\n"
               "both have.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "isDisjoint", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_INT_OR,
        .eval_lane = or_bits,
        .bit_by_bit = 2,
        .formula = "res = lhs | rhs",
        .poison = "Where an operand is, and under `disjoint` where both have a bit set.\n",
        .example = "  %a = arith.constant dense<[12, -1, 0, 1]> : vector<4xi8>\n"
                   "  %b = arith.constant dense<[10, 1, 0, 2]> : vector<4xi8>\n"
                   "  %r = llvm.or %a, %b : vector<4xi8>\n",
        .gives = "dense<[14, -1, 0, 3]> : vector<4xi8>\n",
    },
    {
        .name = "llvm.xor",
        .summary = "bitwise exclusive or",
        .doc = "Each bit is set where exactly one operand has it set.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.xori",
    },
    {
        .name = "llvm.shl",
        .summary = "shift to the left",
        .doc = "lhs times 2^rhs modulo 2^n. Poison where rhs is not below n; under `nsw` (`nuw`)\n"
               "where bits that differ from the sign (that are set) are lost.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "overflowFlags", &LLVM_OVERFLOW, "none" }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.shli",
    },
    {
        .name = "llvm.lshr",
        .summary = "shift to the right, unsigned",
        .doc = "lhs divided by 2^rhs, zeros coming in. Poison where rhs is not below n; under\n"
               "`exact` where set bits are lost.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "isExact", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.shrui",
    },
    {
        .name = "llvm.ashr",
        .summary = "shift to the right, signed",
        .doc =
            "lhs divided by 2^rhs, copies of the sign coming in. Poison where rhs is not below n;\n"
            "under `exact` where set bits are lost.\n",
        .operands = OPERANDS({ "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE }),
        .attrs = ATTRS({ "isExact", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_INT_LIKE }),
        .format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.shrsi",
    },
    {
        .name = "llvm.fadd",
        .summary = "float addition",
        .doc = "The sum, rounded to nearest even.\n",
        .operands = OPERANDS({ "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.addf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.fsub",
        .summary = "float subtraction",
        .doc = "The difference, rounded to nearest even.\n",
        .operands = OPERANDS({ "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.subf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.fmul",
        .summary = "float multiplication",
        .doc = "The product, rounded to nearest even.\n",
        .operands = OPERANDS({ "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.mulf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.fdiv",
        .summary = "float division",
        .doc = "The quotient, rounded to nearest even.\n",
        .operands = OPERANDS({ "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.divf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.frem",
        .summary = "float remainder",
        .doc =
            "What is left of lhs after division by rhs toward zero, with the sign of lhs, as C's\n"
            "fmod; it is exact.\n",
        .operands = OPERANDS({ "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.remf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.fneg",
        .summary = "float negation",
        .doc = "The operand with its sign flipped, of a NaN too.\n",
        .operands = OPERANDS({ "operand", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_FLOAT_LIKE }),
        .format = "$operand attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.negf",
        .as_names = "fastmath=fastmathFlags",
    },
    { 0 },
};
