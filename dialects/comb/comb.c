/* comb: combinational logic on integers of any width. */
#include "core/ir/attr.h"

#include "dialects/arith/arith.h"
#include "dialects/hw/hw.h"
#include "dialects/hw/values.h"

enum { CEQ = CMPI_UGE + 1, CNE, WEQ, WNE };

static const EnumCase PREDICATES_OF_ICMP[] = {
    { "eq", CMPI_EQ },   { "ne", CMPI_NE },   { "slt", CMPI_SLT },
    { "sle", CMPI_SLE }, { "sgt", CMPI_SGT }, { "sge", CMPI_SGE },
    { "ult", CMPI_ULT }, { "ule", CMPI_ULE }, { "ugt", CMPI_UGT },
    { "uge", CMPI_UGE }, { "ceq", CEQ },      { "cne", CNE },
    { "weq", WEQ },      { "wne", WNE },      { 0 },
};
static const EnumDef PREDICATE = { .name = "::circt::comb::ICmpPredicate",
                                   .summary = "hw.icmp comparison predicate",
                                   .cases = PREDICATES_OF_ICMP };
static const AttrConstraint PREDICATE_ATTR = { "hw.icmp comparison predicate", ATTR_ENUM_KEYWORD,
                                               build_i64, .cases = &PREDICATE };

/* Of an integer, by whatever name its type goes. */
static Int in(const Step *s, unsigned operand)
{
    return place_int(operand_place(s, operand));
}

static Flow give(Step *s, Int value)
{
    place_set_int(result_place(s, 0), value);
    return FLOW_NEXT;
}

/* Sums, products, bits: of any number of operands. */

static bool verify_variadic(const Op *op)
{
    return op->operand_count || op_error(op, "requires 1 or more args");
}

static Flow fold(Step *s, IntBinary *combine)
{
    Int result = in(s, 0);

    for (unsigned i = 1; i < s->op->operand_count; i++)
        result = combine(s->arena, result, in(s, i));
    return give(s, result);
}

static Flow add(Step *s)
{
    return fold(s, int_add);
}

static Flow mul(Step *s)
{
    if (work_done(s, int_product_work(in(s, 0).width) * s->op->operand_count) == FLOW_END)
        return FLOW_END;
    return fold(s, int_mul);
}

static Flow and_bits(Step *s)
{
    return fold(s, int_and);
}

static Flow or_bits(Step *s)
{
    return fold(s, int_or);
}

static Flow xor_bits(Step *s)
{
    return fold(s, int_xor);
}

static Flow sub(Step *s)
{
    return give(s, int_sub(s->arena, in(s, 0), in(s, 1)));
}

/* Division by zero is undefined: a choice (DECISIONS.md W1). */
static Flow divide(Step *s, IntBinary *divide)
{
    Int divisor = in(s, 1);

    if (work_done(s, int_product_work(divisor.width)) == FLOW_END)
        return FLOW_END;
    if (int_is_zero(divisor))
        return give(s, hw_undefined(s, divisor.width));
    return give(s, divide(s->arena, in(s, 0), divisor));
}

static Flow divu(Step *s)
{
    return divide(s, int_div_u);
}

static Flow divs(Step *s)
{
    return divide(s, int_div_s);
}

static Flow modu(Step *s)
{
    return divide(s, int_rem_u);
}

static Flow mods(Step *s)
{
    return divide(s, int_rem_s);
}

/* Shifts by the width or more leave none of the bits (DECISIONS.md W5). */
static Flow shift(Step *s, IntShift *shift, bool keeps_sign)
{
    Int value = in(s, 0), amount = in(s, 1);

    if (int_fits_u64(amount) && int_low_u(amount) < value.width)
        return give(s, shift(s->arena, value, (unsigned)int_low_u(amount)));
    return give(s, keeps_sign && int_is_negative(value) ? int_all_ones(s->arena, value.width)
                                                        : int_of_u(s->arena, value.width, 0));
}

static Flow shl(Step *s)
{
    return shift(s, int_shl, false);
}

static Flow shru(Step *s)
{
    return shift(s, int_shr_u, false);
}

static Flow shrs(Step *s)
{
    return shift(s, int_shr_s, true);
}

/* Bits are 0 or 1 here, so that the comparisons that look at unknown ones are plain (W6). */
static Flow icmp(Step *s)
{
    static const CmpIPredicate PLAIN[] = {
        [CEQ] = CMPI_EQ, [CNE] = CMPI_NE, [WEQ] = CMPI_EQ, [WNE] = CMPI_NE
    };
    uint64_t predicate = prop_bits(s, 0);

    return give_bool(s, int_satisfies(predicate < CEQ ? (CmpIPredicate)predicate : PLAIN[predicate],
                                      in(s, 0), in(s, 1)));
}

static Flow parity(Step *s)
{
    return give_bool(s, int_population(in(s, 0)) % 2);
}

static Flow reverse(Step *s)
{
    Int value = in(s, 0);
    Bits bits = bits_new(s->arena, value.width);

    for (unsigned i = 0; i < value.width; i++)
        if (int_bit(value, i))
            bits.words[(value.width - 1 - i) / 64] |= (uint64_t)1 << (value.width - 1 - i) % 64;
    return give(s, bits_get(&bits, s->arena, 0, value.width));
}

/* Widths. */

static unsigned width_of(const Value *value)
{
    return type_bits(hw_canonical(value->type));
}

static bool verify_extract(const Op *op)
{
    uint64_t low = int_low_u(op_inherent(op, 0)->integer);

    return low + width_of(op->results[0]) <= width_of(op->operands[0])
           || op_error(op, "from bit too large for input");
}

static Flow extract(Step *s)
{
    Int value = in(s, 0);
    unsigned width = result_place(s, 0).layout->width;
    Bits bits = bits_new(s->arena, value.width);

    bits_put(&bits, 0, value);
    return give(s, bits_get(&bits, s->arena, int_low_u(prop(s, 0)->integer), width));
}

static bool verify_replicate(const Op *op)
{
    unsigned from = width_of(op->operands[0]), to = width_of(op->results[0]);

    if (from > to)
        return op_error(op, "replicate cannot shrink bitwidth of operand");
    return (from ? to % from == 0 : to == 0)
           || op_error(op, "replicate must produce integer multiple of operand");
}

static Flow replicate(Step *s)
{
    Int value = in(s, 0);
    unsigned width = result_place(s, 0).layout->width;
    Bits bits = bits_new(s->arena, width);

    for (unsigned at = 0; at < width; at += value.width)
        bits_put(&bits, at, value);
    return give(s, bits_get(&bits, s->arena, 0, width));
}

static bool infer_concat(Context *context, OpState *state)
{
    uint64_t width = 0;

    for (size_t i = 0; i < state->operands.len; i++) {
        const Type *type = hw_canonical(state->operands.data[i]->type);

        if (!type_is_signless_integer(type))
            return false;
        width += type->integer.width;
    }
    if (width > INT_MAX_WIDTH)
        return false;
    vec_push(&state->results, type_i(context, (unsigned)width));
    return true;
}

/* comb.concat %a, %b : i4, i8; of none, nothing stands behind the colon. */
static bool parse_concat(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    OperandNames operands = { 0 };
    Types types = { 0 };
    const Type *type;
    bool failed = false, good = asm_parse_operands(p, 0, 0, &operands)
                                && asm_optional_attr_dict(p, state) && asm_parse_punct(p, ":");

    if (good && asm_optional_type(p, &type, &failed)) {
        vec_push(&types, type);
        while (good && asm_optional_punct(p, ",")) {
            good = asm_parse_type(p, &type);
            vec_push(&types, type);
        }
    }
    good = good && !failed && asm_resolve_all(p, &operands, types.data, types.len, at, state)
           && infer_concat(state->context, state);
    vec_free(&operands);
    vec_free(&types);
    return good;
}

static void print_concat(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, op->operand_count ? " " : "");
    asm_print_operands(printer, op->operands, op->operand_count);
    asm_print_attr_dict(printer, op, NULL);
    asm_print(printer, op->operand_count ? " : " : " :");
    asm_print_types(printer, op->operands, op->operand_count);
}

static Flow concat(Step *s)
{
    unsigned width = result_place(s, 0).layout->width, at = 0;
    Bits bits = bits_new(s->arena, width);

    for (unsigned i = s->op->operand_count; i--;) {
        Int part = in(s, i);

        bits_put(&bits, at, part);
        at += part.width;
    }
    return give(s, bits_get(&bits, s->arena, 0, width));
}

/* Choices. */

static Flow mux(Step *s)
{
    return give_operand(s, 0, bool_in(s, 0) ? 1 : 2);
}

enum { MOST_INPUTS = 63 };

static bool verify_table(const Op *op)
{
    if (op->operand_count > MOST_INPUTS)
        return op_error(op, "Truth tables support a maximum of 63 inputs on your platform");
    return op_inherent(op, 0)->dense.count == (int64_t)((uint64_t)1 << op->operand_count)
           || op_error(op, "Expected lookup table of 2^n length");
}

/* An input that is poison makes poison where it counts alone (DECISIONS.md W7): the entries that
 * may be meant are looked at with each value of it. */
static bool look_up(const Step *s, unsigned input, uint64_t entry, bool *seen)
{
    if (input == s->op->operand_count) {
        seen[prop(s, 0)->dense.data.data[entry] != 0] = true;
        return !(seen[0] && seen[1]);
    }
    if (!is_poison(s, input))
        return look_up(s, input + 1, entry << 1 | bool_in(s, input), seen);
    return look_up(s, input + 1, entry << 1, seen) && look_up(s, input + 1, entry << 1 | 1, seen);
}

static Flow table(Step *s)
{
    bool seen[2] = { false, false };

    if (!look_up(s, 0, 0, seen))
        return give_poison(s, "an input that is poison makes a difference");
    return give_bool(s, seen[1]);
}

static Primitive add_of(const Op *op)
{
    return op->operand_count == 2 ? PRIM_INT_ADD : PRIM_ADD_ALL;
}

static Primitive mul_of(const Op *op)
{
    return op->operand_count == 2 ? PRIM_INT_MUL : PRIM_MUL_ALL;
}

static Primitive and_of(const Op *op)
{
    return op->operand_count == 2 ? PRIM_INT_AND : PRIM_AND_ALL;
}

static Primitive or_of(const Op *op)
{
    return op->operand_count == 2 ? PRIM_INT_OR : PRIM_OR_ALL;
}

static Primitive xor_of(const Op *op)
{
    return op->operand_count == 2 ? PRIM_INT_XOR : PRIM_XOR_ALL;
}

/* Whether bits are known is not looked at. */
static Primitive own(const Op *op)
{
    return op->def->primitive;
}

static Primitive icmp_of(const Op *op)
{
    return attr_enum_value(op_inherent(op, 0)) < CEQ ? PRIM_INT_CMP : PRIM_NONE;
}

#define TWO_STATE                                                                                  \
    {                                                                                              \
        "twoState", &UNIT_ATTR, .optional = true                                                   \
    }
#define VARIADIC_INTS                                                                              \
    .operands = OPERANDS({ "inputs", &HW_INTEGER_TYPE, VARIADIC }), .attrs = ATTRS(TWO_STATE),     \
    .results = RESULTS({ "result", &HW_INTEGER_TYPE }),                                            \
    .format = "(`bin` $twoState^)? $inputs attr-dict `:` qualified(type($result))",                \
    .traits = PURE | COMMUTATIVE | SAME_TYPE_OPERANDS | SAME_OPERANDS_AND_RESULT_TYPE,             \
    .verify = verify_variadic
#define BINARY_INTS                                                                                \
    .operands = OPERANDS({ "lhs", &HW_INTEGER_TYPE }, { "rhs", &HW_INTEGER_TYPE }),                \
    .attrs = ATTRS(TWO_STATE), .results = RESULTS({ "result", &HW_INTEGER_TYPE }),                 \
    .format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))",          \
    .traits = PURE | SAME_TYPE_OPERANDS | SAME_OPERANDS_AND_RESULT_TYPE
#define EXAMPLE(type, a, b, operation, of)                                                         \
    "func.func @main() -> " type " {\n"                                                            \
    "  %a = hw.constant " a "\n"                                                                   \
    "  %b = hw.constant " b "\n"                                                                   \
    "  %r = " operation " %a, %b : " of "\n"                                                       \
    "  return %r : " type "\n"                                                                     \
    "}\n"
#define EXAMPLE_OF_I8(a, b, operation) EXAMPLE("i8", a " : i8", b " : i8", "comb." operation, "i8")
#define EXAMPLE_OF_ONE(type, a, operation)                                                         \
    "func.func @main() -> " type " {\n"                                                            \
    "  %a = hw.constant " a "\n"                                                                   \
    "  %r = comb." operation "\n"                                                                  \
    "  return %r : " type "\n"                                                                     \
    "}\n"

static const OpDef OPS[] = {
    {
        .name = "comb.add",
        .summary = "sum of integers",
        .doc = "The sum of all inputs modulo 2^n.\n",
        VARIADIC_INTS,
        .primitive_of = add_of,
        .eval = add,
        .formula = "result = (inputs[0] + inputs[1] + ...) mod 2^n",
        .example = EXAMPLE_OF_I8("40", "2", "add"),
        .gives = "42 : i8\n",
    },
    {
        .name = "comb.mul",
        .summary = "product of integers",
        .doc = "The product of all inputs modulo 2^n.\n",
        VARIADIC_INTS,
        .primitive_of = mul_of,
        .eval = mul,
        .formula = "result = (inputs[0] * inputs[1] * ...) mod 2^n",
        .example = EXAMPLE_OF_I8("21", "2", "mul"),
        .gives = "42 : i8\n",
    },
    {
        .name = "comb.divs",
        .summary = "signed quotient",
        .doc = "The signed quotient, rounded towards zero; the minimum by -1 wraps. By zero it\n"
               "is undefined: any number, a choice.\n",
        BINARY_INTS,
        .primitive = PRIM_INT_DIV_S,
        .primitive_of = own,
        .eval = divs,
        .formula = "result = lhs / rhs",
        .decisions = "W1",
        .example = EXAMPLE_OF_I8("-84", "-2", "divs"),
        .gives = "42 : i8\n",
    },
    {
        .name = "comb.mods",
        .summary = "signed remainder",
        .doc = "What the signed quotient leaves; it has the sign of lhs. By zero it is\n"
               "undefined: any number, a choice.\n",
        BINARY_INTS,
        .primitive = PRIM_INT_REM_S,
        .primitive_of = own,
        .eval = mods,
        .formula = "result = lhs - rhs * (lhs / rhs)",
        .decisions = "W1",
        .example = EXAMPLE_OF_I8("-7", "2", "mods"),
        .gives = "-1 : i8\n",
    },
    {
        .name = "comb.divu",
        .summary = "unsigned quotient",
        .doc = "The unsigned quotient, rounded down. By zero it is undefined: any number, a\n"
               "choice.\n",
        BINARY_INTS,
        .primitive = PRIM_INT_DIV_U,
        .primitive_of = own,
        .eval = divu,
        .formula = "result = lhs / rhs",
        .decisions = "W1",
        .example = EXAMPLE_OF_I8("85", "2", "divu"),
        .gives = "42 : i8\n",
    },
    {
        .name = "comb.modu",
        .summary = "unsigned remainder",
        .doc = "What the unsigned quotient leaves. By zero it is undefined: any number, a\n"
               "choice.\n",
        BINARY_INTS,
        .primitive = PRIM_INT_REM_U,
        .primitive_of = own,
        .eval = modu,
        .formula = "result = lhs mod rhs",
        .decisions = "W1",
        .example = EXAMPLE_OF_I8("85", "2", "modu"),
        .gives = "1 : i8\n",
    },
    {
        .name = "comb.shl",
        .summary = "shift to the left",
        .doc = "lhs shifted to the left by rhs, zeros from the right. By the width or more it\n"
               "is 0.\n",
        BINARY_INTS,
        .primitive = PRIM_BITS_SHL,
        .eval = shl,
        .formula = "result = (lhs * 2^rhs) mod 2^n",
        .decisions = "W5",
        .example = EXAMPLE_OF_I8("21", "1", "shl"),
        .gives = "42 : i8\n",
    },
    {
        .name = "comb.shru",
        .summary = "shift to the right, zeros from the left",
        .doc = "lhs, unsigned, shifted to the right by rhs. By the width or more it is 0.\n",
        BINARY_INTS,
        .primitive = PRIM_BITS_SHR_U,
        .eval = shru,
        .formula = "result = floor(lhs / 2^rhs)",
        .decisions = "W5",
        .example = EXAMPLE_OF_I8("-128", "6", "shru"),
        .gives = "2 : i8\n",
    },
    {
        .name = "comb.shrs",
        .summary = "shift to the right, signs from the left",
        .doc = "lhs, signed, shifted to the right by rhs. By the width or more all bits are its\n"
               "sign.\n",
        BINARY_INTS,
        .primitive = PRIM_BITS_SHR_S,
        .eval = shrs,
        .formula = "result = floor(lhs / 2^rhs)",
        .decisions = "W5",
        .example = EXAMPLE_OF_I8("-128", "6", "shrs"),
        .gives = "-2 : i8\n",
    },
    {
        .name = "comb.sub",
        .summary = "difference of integers",
        .doc = "The difference modulo 2^n.\n",
        BINARY_INTS,
        .primitive = PRIM_INT_SUB,
        .primitive_of = own,
        .eval = sub,
        .formula = "result = (lhs - rhs) mod 2^n",
        .example = EXAMPLE_OF_I8("44", "2", "sub"),
        .gives = "42 : i8\n",
    },
    {
        .name = "comb.and",
        .summary = "bits set in all",
        .doc = "The bits that all inputs have.\n",
        VARIADIC_INTS,
        .primitive_of = and_of,
        .eval = and_bits,
        .formula = "result = inputs[0] and inputs[1] and ...",
        .example = EXAMPLE_OF_I8("12", "10", "and"),
        .gives = "8 : i8\n",
    },
    {
        .name = "comb.or",
        .summary = "bits set in any",
        .doc = "The bits that any input has.\n",
        VARIADIC_INTS,
        .primitive_of = or_of,
        .eval = or_bits,
        .formula = "result = inputs[0] or inputs[1] or ...",
        .example = EXAMPLE_OF_I8("12", "10", "or"),
        .gives = "14 : i8\n",
    },
    {
        .name = "comb.xor",
        .summary = "bits set in an odd number",
        .doc = "The bits that an odd number of inputs has.\n",
        VARIADIC_INTS,
        .primitive_of = xor_of,
        .eval = xor_bits,
        .formula = "result = inputs[0] xor inputs[1] xor ...",
        .example = EXAMPLE_OF_I8("12", "10", "xor"),
        .gives = "6 : i8\n",
    },
    {
        .name = "comb.icmp",
        .summary = "comparison of integers",
        .doc = "1 where the predicate holds, else 0. ceq and weq are eq, cne and wne are ne:\n"
               "bits are 0 or 1.\n",
        .operands = OPERANDS({ "lhs", &HW_INTEGER_TYPE }, { "rhs", &HW_INTEGER_TYPE }),
        .attrs = ATTRS({ "predicate", &PREDICATE_ATTR }, TWO_STATE),
        .results = RESULTS({ "result", &I1 }),
        .format = "(`bin` $twoState^)? $predicate $lhs `,` $rhs attr-dict `:` "
                  "qualified(type($lhs))",
        .traits = PURE | SAME_TYPE_OPERANDS,
        .primitive_of = icmp_of,
        .eval = icmp,
        .decisions = "W6",
        .example = EXAMPLE("i1", "-1 : i8", "1 : i8", "comb.icmp slt", "i8"),
        .gives = "true : i1\n",
    },
    {
        .name = "comb.parity",
        .summary = "whether an odd number of bits is set",
        .doc = "1 where an odd number of bits is set, else 0.\n",
        .operands = OPERANDS({ "input", &HW_INTEGER_TYPE }),
        .attrs = ATTRS(TWO_STATE),
        .results = RESULTS({ "result", &I1 }),
        .format = "(`bin` $twoState^)? $input attr-dict `:` qualified(type($input))",
        .traits = PURE,
        .primitive = PRIM_BITS_PARITY,
        .primitive_of = own,
        .eval = parity,
        .example = EXAMPLE_OF_ONE("i1", "7 : i8", "parity %a : i8"),
        .gives = "true : i1\n",
    },
    {
        .name = "comb.extract",
        .summary = "some bits of an integer",
        .doc = "As many bits as the result has, from lowBit on.\n",
        .operands = OPERANDS({ "input", &HW_INTEGER_TYPE }),
        .attrs = ATTRS({ "lowBit", &I32_ATTR }),
        .results = RESULTS({ "result", &HW_INTEGER_TYPE }),
        .format = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)",
        .traits = PURE,
        .verify = verify_extract,
        .primitive = PRIM_BITS_EXTRACT,
        .eval = extract,
        .formula = "result = floor(input / 2^lowBit) mod 2^m",
        .example = EXAMPLE_OF_ONE("i4", "0x5a : i8", "extract %a from 4 : (i8) -> i4"),
        .gives = "5 : i4\n",
    },
    {
        .name = "comb.concat",
        .summary = "the bits of integers side by side",
        .doc = "The bits of all inputs; the last one's are the least significant.\n",
        .operands = OPERANDS({ "inputs", &HW_INTEGER_TYPE, VARIADIC }),
        .results = RESULTS({ "result", &HW_INTEGER_TYPE }),
        .parse = parse_concat,
        .print = print_concat,
        .traits = PURE,
        .infer = infer_concat,
        .primitive = PRIM_BITS_CONCAT,
        .eval = concat,
        .example = EXAMPLE("i8", "5 : i4", "10 : i4", "comb.concat", "i4, i4"),
        .gives = "90 : i8\n",
    },
    {
        .name = "comb.replicate",
        .summary = "the bits of an integer again and again",
        .doc = "The bits of the input, again and again until the result is full.\n",
        .operands = OPERANDS({ "input", &HW_INTEGER_TYPE }),
        .results = RESULTS({ "result", &HW_INTEGER_TYPE }),
        .format = "$input attr-dict `:` functional-type($input, $result)",
        .traits = PURE,
        .verify = verify_replicate,
        .primitive = PRIM_BITS_REPLICATE,
        .eval = replicate,
        .example = EXAMPLE_OF_ONE("i8", "5 : i4", "replicate %a : (i4) -> i8"),
        .gives = "85 : i8\n",
    },
    {
        .name = "comb.mux",
        .summary = "one of two values",
        .doc = "trueValue where the condition is 1, else falseValue. The other one may be\n"
               "poison.\n",
        .operands = OPERANDS({ "cond", &I1 }, { "trueValue", &ANY_TYPE, ONE, POISON_MOVES },
                             { "falseValue", &ANY_TYPE, ONE, POISON_MOVES }),
        .attrs = ATTRS(TWO_STATE),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .types = TYPE_RULES({ .same = "trueValue falseValue result" }),
        .format = "(`bin` $twoState^)? $cond `,` $trueValue `,` $falseValue attr-dict `:` "
                  "qualified(type($result))",
        .traits = PURE,
        .primitive = PRIM_SELECT,
        .primitive_of = own,
        .eval = mux,
        .formula = "result = cond ? trueValue : falseValue",
        .example = "  %true = hw.constant true\n"
                   "  %a = hw.constant 42 : i8\n"
                   "  %b = hw.constant 1 : i8\n"
                   "  %r = comb.mux %true, %a, %b : i8\n",
        .gives = "42 : i8\n",
    },
    {
        .name = "comb.truth_table",
        .summary = "a bit looked up in a table",
        .doc = "The entry of the table whose number the inputs make, the first of them its most\n"
               "significant bit.\n",
        .operands = OPERANDS({ "inputs", &I1, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "lookupTable", &DENSE_BOOL_ARRAY_ATTR }),
        .results = RESULTS({ "result", &I1 }),
        .format = "$inputs `->` $lookupTable attr-dict",
        .traits = PURE,
        .verify = verify_table,
        .eval = table,
        .poison = "Where an input is, and another value of it would give another entry.\n",
        .decisions = "W7",
        .example = "  %a = hw.constant true\n"
                   "  %b = hw.constant false\n"
                   "  %r = comb.truth_table %a, %b -> [false, false, true, false]\n",
        .gives = "true : i1\n",
    },
    {
        .name = "comb.reverse",
        .summary = "bits in reverse order",
        .doc = "The bits from the other end.\n",
        .operands = OPERANDS({ "input", &HW_INTEGER_TYPE }),
        .results = RESULTS({ "result", &HW_INTEGER_TYPE }),
        .format = "$input attr-dict `:` type($input)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .primitive = PRIM_BITS_REVERSE,
        .eval = reverse,
        .example = EXAMPLE_OF_ONE("i8", "1 : i8", "reverse %a : i8"),
        .gives = "-128 : i8\n",
    },
    { 0 },
};

const DialectDef COMB_DIALECT = {
    .name = "comb",
    .summary = "combinational logic",
    .doc = "Integers of any width and what circuits without memory make of them. Of the CIRCT\n"
           "project.\n",
    .ops = OPS,
};
