/* Arithmetic of integers and floats, lane by lane on vectors. */
#include "dialects/llvm/llvm.h"

/* overflow<nsw, nuw>, or nothing. */
bool llvm_parse_overflow(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Attr *flags;

    (void)args, (void)count;
    if (!asm_optional_keyword(p, "overflow"))
        return true;
    if (!asm_parse_punct(p, "<"))
        return false;
    flags = asm_parse_enum(p, &LLVM_ENUM_OVERFLOW);
    if (!flags || !asm_parse_punct(p, ">"))
        return false;
    op_state_add_attr(state, "overflowFlags",
                      attr_i32(state->context, (int32_t)int_low_s(flags->integer)));
    return true;
}

unsigned llvm_overflow_flags(const Op *op)
{
    const Attr *flags = op_attr(op, "overflowFlags");

    return flags ? (unsigned)int_low_u(flags->integer) : 0;
}

void llvm_print_overflow(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    Sb flags = { 0 };

    (void)args, (void)count;
    enum_print(&flags, &LLVM_ENUM_OVERFLOW, llvm_overflow_flags(op));
    asm_print(printer, "overflow<%.*s>", STR_ARG(sb_view(&flags)));
    sb_free(&flags);
}

const OpDef LLVM_ARITH_OPS[] = {
    {
        .name = "llvm.add",
        .summary = "integer addition",
        .doc =
            "The sum modulo 2^n. Under `nsw` (`nuw`) poison where the signed (unsigned) sum does\n"
            "not fit n bits.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE } },
        .attrs = { { "overflowFlags", &LLVM_OVERFLOW, "0 : i32" } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .customs = { { "Overflow", llvm_parse_overflow, llvm_print_overflow } },
        .format = "$lhs `,` $rhs (custom<Overflow>($overflowFlags)^)? attr-dict `:` type($res)",
        .traits = PURE | COMMUTATIVE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.addi",
    },
    {
        .name = "llvm.sub",
        .summary = "integer subtraction",
        .doc = "The difference modulo 2^n. Under `nsw` (`nuw`) poison where the signed (unsigned)\n"
               "difference does not fit n bits.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE } },
        .attrs = { { "overflowFlags", &LLVM_OVERFLOW, "0 : i32" } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .customs = { { "Overflow", llvm_parse_overflow, llvm_print_overflow } },
        .format = "$lhs `,` $rhs (custom<Overflow>($overflowFlags)^)? attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.subi",
    },
    {
        .name = "llvm.mul",
        .summary = "integer multiplication",
        .doc = "The product modulo 2^n. Under `nsw` (`nuw`) poison where the signed (unsigned)\n"
               "product does not fit n bits.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE } },
        .attrs = { { "overflowFlags", &LLVM_OVERFLOW, "0 : i32" } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .customs = { { "Overflow", llvm_parse_overflow, llvm_print_overflow } },
        .format = "$lhs `,` $rhs (custom<Overflow>($overflowFlags)^)? attr-dict `:` type($res)",
        .traits = PURE | COMMUTATIVE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.muli",
    },
    {
        .name = "llvm.udiv",
        .summary = "unsigned division",
        .doc = "The unsigned quotient, rounded toward zero. Division by zero or by poison is\n"
               "undefined behaviour; under `exact` poison where a remainder is left.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE, .poison = POISON_MOVES },
                      { "rhs", &LLVM_INT_LIKE, .poison = POISON_IS_UNDEFINED } },
        .attrs = { { "isExact", &UNIT_ATTR } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
        .traits = NO_MEMORY_EFFECT | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.divui",
    },
    {
        .name = "llvm.sdiv",
        .summary = "signed division",
        .doc =
            "The signed quotient, rounded toward zero. Division by zero or by poison, and\n"
            "overflow (of the least number by -1), are undefined behaviour; under `exact` poison\n"
            "where a remainder is left.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE },
                      { "rhs", &LLVM_INT_LIKE, .poison = POISON_IS_UNDEFINED } },
        .attrs = { { "isExact", &UNIT_ATTR } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
        .traits = NO_MEMORY_EFFECT | SAME_OPERANDS_AND_RESULT_TYPE,
    },
    {
        .name = "llvm.urem",
        .summary = "unsigned remainder",
        .doc =
            "What unsigned division leaves. A divisor of zero or poison is undefined behaviour.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE, .poison = POISON_MOVES },
                      { "rhs", &LLVM_INT_LIKE, .poison = POISON_IS_UNDEFINED } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.remui",
    },
    {
        .name = "llvm.srem",
        .summary = "signed remainder",
        .doc = "What signed division leaves; it has the sign of lhs. A divisor of zero or poison,\n"
               "and the overflow of the division, are undefined behaviour.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE },
                      { "rhs", &LLVM_INT_LIKE, .poison = POISON_IS_UNDEFINED } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
    },
    {
        .name = "llvm.and",
        .summary = "bitwise and",
        .doc = "Each bit is set where both operands have it set.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.andi",
    },
    {
        .name = "llvm.or",
        .summary = "bitwise or",
        .doc = "Each bit is set where one operand has it set. Under `disjoint` poison where both\n"
               "have.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE } },
        .attrs = { { "isDisjoint", &UNIT_ATTR } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .format = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
    },
    {
        .name = "llvm.xor",
        .summary = "bitwise exclusive or",
        .doc = "Each bit is set where exactly one operand has it set.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.xori",
    },
    {
        .name = "llvm.shl",
        .summary = "shift to the left",
        .doc = "lhs times 2^rhs modulo 2^n. Poison where rhs is not below n; under `nsw` (`nuw`)\n"
               "where bits that differ from the sign (that are set) are lost.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE } },
        .attrs = { { "overflowFlags", &LLVM_OVERFLOW, "0 : i32" } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .customs = { { "Overflow", llvm_parse_overflow, llvm_print_overflow } },
        .format = "$lhs `,` $rhs (custom<Overflow>($overflowFlags)^)? attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.shli",
    },
    {
        .name = "llvm.lshr",
        .summary = "shift to the right, unsigned",
        .doc = "lhs divided by 2^rhs, zeros coming in. Poison where rhs is not below n; under\n"
               "`exact` where set bits are lost.\n",
        .operands = { { "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE } },
        .attrs = { { "isExact", &UNIT_ATTR } },
        .results = { { "res", &LLVM_INT_LIKE } },
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
        .operands = { { "lhs", &LLVM_INT_LIKE }, { "rhs", &LLVM_INT_LIKE } },
        .attrs = { { "isExact", &UNIT_ATTR } },
        .results = { { "res", &LLVM_INT_LIKE } },
        .format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.shrsi",
    },
    {
        .name = "llvm.fadd",
        .summary = "float addition",
        .doc = "The sum, rounded to nearest even.\n",
        .operands = { { "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE } },
        .attrs = { { "fastmathFlags", &LLVM_FASTMATH, "none" } },
        .results = { { "res", &LLVM_FLOAT_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.addf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.fsub",
        .summary = "float subtraction",
        .doc = "The difference, rounded to nearest even.\n",
        .operands = { { "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE } },
        .attrs = { { "fastmathFlags", &LLVM_FASTMATH, "none" } },
        .results = { { "res", &LLVM_FLOAT_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.subf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.fmul",
        .summary = "float multiplication",
        .doc = "The product, rounded to nearest even.\n",
        .operands = { { "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE } },
        .attrs = { { "fastmathFlags", &LLVM_FASTMATH, "none" } },
        .results = { { "res", &LLVM_FLOAT_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.mulf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.fdiv",
        .summary = "float division",
        .doc = "The quotient, rounded to nearest even.\n",
        .operands = { { "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE } },
        .attrs = { { "fastmathFlags", &LLVM_FASTMATH, "none" } },
        .results = { { "res", &LLVM_FLOAT_LIKE } },
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
        .operands = { { "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE } },
        .attrs = { { "fastmathFlags", &LLVM_FASTMATH, "none" } },
        .results = { { "res", &LLVM_FLOAT_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.remf",
        .as_names = "fastmath=fastmathFlags",
    },
    {
        .name = "llvm.fneg",
        .summary = "float negation",
        .doc = "The operand with its sign flipped, of a NaN too.\n",
        .operands = { { "operand", &LLVM_FLOAT_LIKE } },
        .attrs = { { "fastmathFlags", &LLVM_FASTMATH, "none" } },
        .results = { { "res", &LLVM_FLOAT_LIKE } },
        .format = "$operand attr-dict `:` type($res)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .as = "arith.negf",
        .as_names = "fastmath=fastmathFlags",
    },
    { 0 },
};
