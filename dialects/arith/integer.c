/* Integer arithmetic that is defined for all operands: sums, products, bits, shifts, orders. */
#include "dialects/arith/arith.h"

static const char SIGNED_WRAPS[] = "the signed result does not fit, which nsw excludes";
static const char UNSIGNED_WRAPS[] = "the unsigned result does not fit, which nuw excludes";

static Flow addi(Step *s)
{
    Int lhs = int_in(s, 0), rhs = int_in(s, 1);
    uint64_t no_wrap = prop_bits(s, 0);

    if ((no_wrap & NSW) && int_add_overflows_s(lhs, rhs))
        return give_poison(s, SIGNED_WRAPS);
    if ((no_wrap & NUW) && int_add_overflows_u(lhs, rhs))
        return give_poison(s, UNSIGNED_WRAPS);
    return give_int(s, int_add(s->arena, lhs, rhs));
}

static Flow subi(Step *s)
{
    Int lhs = int_in(s, 0), rhs = int_in(s, 1);
    uint64_t no_wrap = prop_bits(s, 0);

    if ((no_wrap & NSW) && int_sub_overflows_s(lhs, rhs))
        return give_poison(s, SIGNED_WRAPS);
    if ((no_wrap & NUW) && int_sub_overflows_u(lhs, rhs))
        return give_poison(s, UNSIGNED_WRAPS);
    return give_int(s, int_sub(s->arena, lhs, rhs));
}

static Flow muli(Step *s)
{
    Int lhs = int_in(s, 0), rhs = int_in(s, 1);
    uint64_t no_wrap = prop_bits(s, 0);

    if ((no_wrap & NSW) && int_mul_overflows_s(lhs, rhs))
        return give_poison(s, SIGNED_WRAPS);
    if ((no_wrap & NUW) && int_mul_overflows_u(lhs, rhs))
        return give_poison(s, UNSIGNED_WRAPS);
    return give_int(s, int_mul(s->arena, lhs, rhs));
}

static bool is_vscale(const Value *value)
{
    const Op *op = value_definer(value);

    return op && op_is(op, "vector.vscale");
}

static const Attr *constant_of(const Value *value)
{
    const Op *op = value_definer(value);
    const Attr *attr = op && op_has(op, CONSTANT_LIKE) ? op_attr(op, "value") : NULL;

    return attr && attr->kind == ATTR_INTEGER ? attr : NULL;
}

/* `4 * vscale` of type index is called %c4_vscale. */
static void name_product(const Op *op, Sb *name)
{
    unsigned factor = is_vscale(op->operands[0]) ? 1 : 0;
    const Attr *constant = constant_of(op->operands[factor]);

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

static Flow mulsi_extended(Step *s)
{
    Int lhs = int_in(s, 0), rhs = int_in(s, 1);

    give_int_at(s, 0, int_mul(s->arena, lhs, rhs));
    return give_int_at(s, 1, int_mul_high_s(s->arena, lhs, rhs));
}

static Flow mului_extended(Step *s)
{
    Int lhs = int_in(s, 0), rhs = int_in(s, 1);

    give_int_at(s, 0, int_mul(s->arena, lhs, rhs));
    return give_int_at(s, 1, int_mul_high_u(s->arena, lhs, rhs));
}

static Flow andi(Step *s)
{
    return give_int(s, int_and(s->arena, int_in(s, 0), int_in(s, 1)));
}

static Flow ori(Step *s)
{
    return give_int(s, int_or(s->arena, int_in(s, 0), int_in(s, 1)));
}

static Flow xori(Step *s)
{
    return give_int(s, int_xor(s->arena, int_in(s, 0), int_in(s, 1)));
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

Flow give_shift(Step *s, IntShift *shift)
{
    unsigned amount;

    if (!shift_amount(s, &amount))
        return shift_too_far(s);
    return give_int(s, shift(s->arena, int_in(s, 0), amount));
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
static Flow shift_right(Step *s, IntShift *shift)
{
    Int value = int_in(s, 0);
    unsigned amount;

    if (shift_amount(s, &amount) && prop_flag(s, 0) && int_trailing_zeros(value) < amount)
        return give_poison(s, "a bit that is set is shifted out, which exact excludes");
    return give_shift(s, shift);
}

static Flow shrsi(Step *s)
{
    return shift_right(s, int_shr_s);
}

static Flow shrui(Step *s)
{
    return shift_right(s, int_shr_u);
}

static Flow maxsi(Step *s)
{
    return give_int(s, int_max_of_s(int_in(s, 0), int_in(s, 1)));
}

static Flow maxui(Step *s)
{
    return give_int(s, int_max_of_u(int_in(s, 0), int_in(s, 1)));
}

static Flow minsi(Step *s)
{
    return give_int(s, int_min_of_s(int_in(s, 0), int_in(s, 1)));
}

static Flow minui(Step *s)
{
    return give_int(s, int_min_of_u(int_in(s, 0), int_in(s, 1)));
}

const OpDef ARITH_INTEGER_OPS[] = {
    {
        .name = "arith.addi",
        .summary = "integer addition",
        .doc = "The sum of lhs and rhs modulo 2^n, n the width: the same bits whether they are\n"
               "read as signed or unsigned. Under `nsw` (`nuw`) the result is poison where the\n"
               "signed (unsigned) sum does not fit n bits.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .attrs = { { "overflowFlags", &INTEGER_OVERFLOW_ATTR, "none" } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = addi,
    },
    {
        .name = "arith.addui_extended",
        .summary = "unsigned addition with its carry",
        .doc = "`sum` is the sum of lhs and rhs modulo 2^n, `overflow` the bit that did not\n"
               "fit: true where the operands, read as unsigned, add up to 2^n or more.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "sum", &SIGNLESS_INTEGER_LIKE }, { "overflow", &BOOL_LIKE } },
        .types = { { .same = "lhs rhs sum" } },
        .format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE,
        .eval = addui_extended,
    },
    {
        .name = "arith.subi",
        .summary = "integer subtraction",
        .doc = "lhs minus rhs modulo 2^n, n the width. Under `nsw` (`nuw`) the result is poison\n"
               "where the signed (unsigned) difference does not fit n bits.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .attrs = { { "overflowFlags", &INTEGER_OVERFLOW_ATTR, "none" } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = subi,
    },
    {
        .name = "arith.muli",
        .summary = "integer multiplication",
        .doc = "The product of lhs and rhs modulo 2^n, n the width. Under `nsw` (`nuw`) the\n"
               "result is poison where the signed (unsigned) product does not fit n bits.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .attrs = { { "overflowFlags", &INTEGER_OVERFLOW_ATTR, "none" } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .name_results = name_product,
        .eval = muli,
    },
    {
        .name = "arith.mulsi_extended",
        .summary = "signed multiplication to twice the width",
        .doc = "The exact product of lhs and rhs, read as signed, has 2n bits: `low` gets the\n"
               "lower n of them, `high` the upper n.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "low", &SIGNLESS_INTEGER_LIKE }, { "high", &SIGNLESS_INTEGER_LIKE } },
        .types = { { .same = "lhs rhs low high" } },
        .format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE,
        .eval = mulsi_extended,
    },
    {
        .name = "arith.mului_extended",
        .summary = "unsigned multiplication to twice the width",
        .doc = "The exact product of lhs and rhs, read as unsigned, has 2n bits: `low` gets the\n"
               "lower n of them, `high` the upper n.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "low", &SIGNLESS_INTEGER_LIKE }, { "high", &SIGNLESS_INTEGER_LIKE } },
        .types = { { .same = "lhs rhs low high" } },
        .format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE,
        .eval = mului_extended,
    },
    {
        .name = "arith.andi",
        .summary = "bitwise and",
        .doc = "Each bit of the result is set where it is set in both operands.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = andi,
    },
    {
        .name = "arith.ori",
        .summary = "bitwise or",
        .doc = "Each bit of the result is set where it is set in an operand.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = ori,
    },
    {
        .name = "arith.xori",
        .summary = "bitwise exclusive or",
        .doc = "Each bit of the result is set where the operands' bits differ.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = xori,
    },
    {
        .name = "arith.shli",
        .summary = "shift to the left",
        .doc = "lhs moved rhs bits (read as unsigned) toward the high end; zeros come in. The\n"
               "result is poison where rhs is the width or more, under `nuw` where a bit that\n"
               "goes lost is set, and under `nsw` where one differs from the result's sign.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .attrs = { { "overflowFlags", &INTEGER_OVERFLOW_ATTR, "none" } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = shli,
    },
    {
        .name = "arith.shrsi",
        .summary = "shift to the right, of a signed number",
        .doc = "lhs moved rhs bits (read as unsigned) toward the low end; copies of the sign\n"
               "bit come in. The result is poison where rhs is the width or more, and under\n"
               "`exact` where a bit that goes lost is set.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .attrs = { { "isExact", &UNIT_ATTR, .optional = true } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = shrsi,
    },
    {
        .name = "arith.shrui",
        .summary = "shift to the right, of an unsigned number",
        .doc = "lhs moved rhs bits (read as unsigned) toward the low end; zeros come in. The\n"
               "result is poison where rhs is the width or more, and under `exact` where a bit\n"
               "that goes lost is set.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .attrs = { { "isExact", &UNIT_ATTR, .optional = true } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
        .traits = PURE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = shrui,
    },
    {
        .name = "arith.maxsi",
        .summary = "the greater of two signed numbers",
        .doc = "The operand that is greater when both are read as signed.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = maxsi,
    },
    {
        .name = "arith.maxui",
        .summary = "the greater of two unsigned numbers",
        .doc = "The operand that is greater when both are read as unsigned.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = maxui,
    },
    {
        .name = "arith.minsi",
        .summary = "the lesser of two signed numbers",
        .doc = "The operand that is less when both are read as signed.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = minsi,
    },
    {
        .name = "arith.minui",
        .summary = "the lesser of two unsigned numbers",
        .doc = "The operand that is less when both are read as unsigned.\n",
        .operands = { { "lhs", &SIGNLESS_INTEGER_LIKE }, { "rhs", &SIGNLESS_INTEGER_LIKE } },
        .results = { { "result", &SIGNLESS_INTEGER_LIKE } },
        .format = "$lhs `,` $rhs attr-dict `:` type($result)",
        .traits = PURE | COMMUTATIVE | ELEMENTWISE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = minui,
    },
    { 0 },
};
