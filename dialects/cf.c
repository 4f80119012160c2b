/* cf: branches between blocks, and the assertion. */
#include "core/text/asm.h"
#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "core/text/format.h"
#include "dialects/step.h"

static bool verify_weights(const Op *op)
{
    const Attr *weights = op_attr(op, "branch_weights");
    bool any = false;

    if (!weights || weights->dense.count == 0)
        return true;
    if (weights->dense.count != op->successor_count)
        return op_plain_error(
            op, "expects number of branch weights to match number of successors: %lld vs %u",
            (long long)weights->dense.count, op->successor_count);
    for (unsigned i = 0; i < op->successor_count; i++)
        any |= attr_i64_at(weights, i) != 0;
    return any || op_plain_error(op, "branch weights cannot all be zero");
}

static bool verify_switch(const Op *op)
{
    const Attr *values = op_attr(op, "case_values");
    const Type *flag = op->operands[0]->type;
    unsigned cases = op->successor_count - 1;

    if (!values && !cases)
        return true;
    if (!values)
        return op_error(op,
                        "number of case values (0) should match number of case destinations "
                        "(%u)",
                        cases);
    if (values->dense.element != flag)
        return op_error(op, "'flag' type ('%s') should match case value type ('%s')",
                        type_text(flag), type_text(values->dense.element));
    if (values->dense.count != cases)
        return op_error(
            op, "number of case values (%lld) should match number of case destinations (%u)",
            (long long)values->dense.count, cases);
    return true;
}

/* Operands of a case may be written with the number of a result; those of the default, upstream
 * reads without. */
static bool parse_case_operands(AsmParser *p, OperandNames *operands)
{
    return asm_parse_operands(p, 0, 0, operands);
}

/* : ^block or : ^block(%a, %b : t, u): appends to the group's names and types. */
static bool parse_destination(AsmParser *p, OpState *state, FormatArg *operands, FormatArg *types,
                              bool (*parse_operands)(AsmParser *, OperandNames *), int32_t *count)
{
    size_t before = operands->operands->len;
    Block *block;

    if (!asm_parse_punct(p, ":") || !asm_parse_successor(p, &block))
        return false;
    vec_push(&state->successors, block);
    if (asm_optional_punct(p, "(")
        && (!parse_operands(p, operands->operands) || !asm_parse_colon_types(p, types->types)
            || !asm_parse_punct(p, ")")))
        return false;
    *count = (int32_t)(operands->operands->len - before);
    return true;
}

typedef struct Cases {
    VEC(unsigned char) values; /* in the form of dense elements */
    VEC(int32_t) segments;
    unsigned count;
} Cases;

static bool parse_case(AsmParser *p, OpState *state, const Type *flag, FormatArg *args,
                       Cases *cases)
{
    size_t bytes = attr_element_bytes(flag);
    int32_t count;
    int64_t value;

    if (!asm_parse_integer(p, &value))
        return false;
    vec_reserve(&cases->values, cases->values.len + bytes);
    int_to_bytes(int_of_s(&state->context->arena, type_bits(flag), value),
                 cases->values.data + cases->values.len);
    cases->values.len += bytes;
    cases->count++;
    if (!parse_destination(p, state, &args[6], &args[7], parse_case_operands, &count))
        return false;
    vec_push(&cases->segments, count);
    return true;
}

static void add_cases(OpState *state, const Type *flag, const Cases *cases)
{
    int64_t dim = cases->count;
    Str data = { (const char *)cases->values.data, cases->values.len };

    if (cases->count)
        op_state_add_attr(
            state, "case_values",
            attr_dense(type_vector(state->context, 1, &dim, NULL, flag), data, false));
    op_state_add_attr(
        state, "case_operand_segments",
        attr_dense_i32(state->context, (unsigned)cases->segments.len, cases->segments.data));
}

/* SwitchOpCases(ref(type($flag)), $defaultDestination, $defaultOperands, type($defaultOperands),
 * $case_values, $caseDestinations, $caseOperands, type($caseOperands)) */
static bool parse_cases(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *flag = args[0].types->data[0];
    Cases cases = { 0 };
    int32_t unused;
    bool good;

    (void)count;
    good =
        asm_parse_keyword(p, "default")
        && parse_destination(p, state, &args[2], &args[3], asm_parse_unnumbered_operands, &unused);
    while (good && asm_optional_punct(p, ","))
        good = parse_case(p, state, flag, args, &cases);
    if (good)
        add_cases(state, flag, &cases);
    vec_free(&cases.values);
    vec_free(&cases.segments);
    return good;
}

static void print_destination(AsmPrinter *printer, const Op *op, unsigned index)
{
    unsigned count, first = op_successor_operands(op, index, &count);

    asm_print_successor(printer, op->successors[index]);
    if (!count)
        return;
    asm_print(printer, "(");
    asm_print_operands(printer, op->operands + first, count);
    asm_print(printer, " : ");
    asm_print_types(printer, op->operands + first, count);
    asm_print(printer, ")");
}

/* Without a sign, as upstream prints it, but where that could not be read again. */
static void print_case(AsmPrinter *printer, Int value)
{
    Int low = { .width = 64, .word = int_low_u(value) };
    bool reads_back = int_fits_u64(value) && !int_is_negative(low);

    (reads_back ? int_print_u : int_print_s)(asm_sb(printer), value);
}

static void print_cases(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    const Attr *values = op_attr(op, "case_values");
    Arena scratch = { 0 };

    (void)args;
    (void)count;
    asm_print(printer, "  default: ");
    print_destination(printer, op, 0);
    for (unsigned i = 1; values && i < op->successor_count; i++) {
        asm_print(printer, ",");
        asm_print_newline(printer);
        asm_print(printer, "  ");
        print_case(printer, attr_element_bits(values, i - 1, &scratch));
        asm_print(printer, ": ");
        print_destination(printer, op, i);
    }
    if (values)
        asm_print_newline(printer);
    arena_free(&scratch);
}

static Flow assert_true(Step *s)
{
    if (bool_in(s, 0))
        return FLOW_NEXT;
    return trap(s, "assertion failed: %.*s", STR_ARG(prop(s, 0)->string));
}

static Flow br(Step *s)
{
    return branch_to(s, 0);
}

static Flow cond_br(Step *s)
{
    return branch_to(s, bool_in(s, 0) ? 0 : 1);
}

/* Where a value stands twice among the cases the first one counts. */
static Flow switch_on(Step *s)
{
    const Attr *values = prop(s, 0);
    Int flag = int_in(s, 0);

    for (unsigned i = 1; i < s->op->successor_count; i++)
        if (int_eq(flag, attr_element_bits(values, i - 1, s->arena)))
            return branch_to(s, i);
    return branch_to(s, 0);
}

static const OpDef OPS[] = {
    {
        .name = "cf.assert",
        .summary = "a condition that must hold, or the program stops",
        .doc = "Does nothing where the operand is true; where it is false the program ends\n"
               "abnormally with the message.\n",
        .operands = OPERANDS({ "arg", &I1, ONE, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "msg", &STR_ATTR }),
        .format = "$arg `,` $msg attr-dict",
        .eval = assert_true,
        .example = "func.func @main() -> i32 {\n"
                   "  %size = arith.constant -4 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %good = arith.cmpi sgt, %size, %zero : i32\n"
                   "  cf.assert %good, \"the size must be positive\"\n"
                   "  return %size : i32\n"
                   "}\n",
        .gives = "error: the program stopped itself: assertion failed: the size must be positive\n",
    },
    {
        .name = "cf.br",
        .summary = "a jump to a block",
        .doc = "Goes on at the block, whose arguments become the operands.\n",
        .operands = OPERANDS({ "destOperands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .successors = SUCCESSORS({ "dest", "destOperands" }),
        .format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
        .traits = PURE | TERMINATOR,
        .primitive = PRIM_BRANCH,
        .eval = br,
        .example = "func.func @main() -> i32 {\n"
                   "  %five = arith.constant 5 : i32\n"
                   "  cf.br ^next(%five : i32)\n"
                   "^next(%x: i32):\n"
                   "  %sum = arith.addi %x, %x : i32\n"
                   "  return %sum : i32\n"
                   "}\n",
        .gives = "10 : i32\n",
    },
    {
        .name = "cf.cond_br",
        .summary = "a jump to one of two blocks",
        .doc = "Goes on at the first block where the condition is true, else at the second; the\n"
               "arguments of that block become the operands given for it. The weights are a\n"
               "guess for the optimiser and mean nothing.\n",
        .operands = OPERANDS({ "condition", &I1, ONE, POISON_IS_UNDEFINED },
                             { "trueDestOperands", &ANY_TYPE, VARIADIC, POISON_MOVES },
                             { "falseDestOperands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "branch_weights", &DENSE_I32_ARRAY_ATTR, .optional = true }),
        .successors =
            SUCCESSORS({ "trueDest", "trueDestOperands" }, { "falseDest", "falseDestOperands" }),
        .format = "$condition (`weights` `(` $branch_weights^ `)` )? `,` "
                  "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
                  "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? "
                  "attr-dict",
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | PURE | TERMINATOR,
        .verify = verify_weights,
        .primitive = PRIM_COND_BRANCH,
        .eval = cond_br,
        .example = "// Counts down to zero, and adds up what it passes.\n"
                   "func.func @main() -> i32 {\n"
                   "  %n = arith.constant 4 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  cf.br ^loop(%n, %zero : i32, i32)\n"
                   "^loop(%i: i32, %sum: i32):\n"
                   "  %next_sum = arith.addi %sum, %i : i32\n"
                   "  %next = arith.subi %i, %one : i32\n"
                   "  %more = arith.cmpi sgt, %next, %zero : i32\n"
                   "  cf.cond_br %more, ^loop(%next, %next_sum : i32, i32),\n"
                   "                    ^end(%next_sum : i32)\n"
                   "^end(%result: i32):\n"
                   "  return %result : i32\n"
                   "}\n",
        .gives = "10 : i32\n",
    },
    {
        .name = "cf.switch",
        .summary = "a jump by the value of an integer",
        .doc = "Goes on at the block of the first case whose value equals the flag, or at the\n"
               "default block where none does. A value that stands there twice counts once.\n",
        .operands = OPERANDS({ "flag", &ANY_INTEGER, ONE, POISON_IS_UNDEFINED },
                             { "defaultOperands", &ANY_TYPE, VARIADIC, POISON_MOVES },
                             { "caseOperands", &ANY_TYPE, VARIADIC_OF_VARIADIC, POISON_MOVES,
                               "case_operand_segments" }),
        .attrs = ATTRS({ "case_values", &ANY_INT_ELEMENTS_ATTR, .optional = true },
                       { "case_operand_segments", &DENSE_I32_ARRAY_ATTR }),
        .successors = SUCCESSORS({ "defaultDestination", "defaultOperands" },
                                 { "caseDestinations", "caseOperands", .variadic = true }),
        .format = "$flag `:` type($flag) `,` `[` `\\n` "
                  "custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, "
                  "$defaultOperands, type($defaultOperands), $case_values, $caseDestinations, "
                  "$caseOperands, type($caseOperands)) `]` attr-dict",
        .customs = CUSTOMS({ "SwitchOpCases", parse_cases, print_cases }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | PURE | TERMINATOR,
        .verify = verify_switch,
        .primitive = PRIM_SWITCH,
        .eval = switch_on,
        .example = "func.func @main() -> i32 {\n"
                   "  %day = arith.constant 6 : i32\n"
                   "  %work = arith.constant 8 : i32\n"
                   "  %rest = arith.constant 0 : i32\n"
                   "  cf.switch %day : i32, [\n"
                   "    default: ^hours(%work : i32),\n"
                   "    6: ^hours(%rest : i32),\n"
                   "    7: ^hours(%rest : i32)\n"
                   "  ]\n"
                   "^hours(%h: i32):\n"
                   "  return %h : i32\n"
                   "}\n",
        .gives = "0 : i32\n",
    },
    { 0 },
};

const DialectDef CF_DIALECT = {
    .name = "cf",
    .summary = "branches between blocks, and assertions",
    .doc = "Control flow that is not structured: blocks end in branches to blocks, and hand them\n"
           "values for their arguments.\n",
    .ops = OPS,
};
