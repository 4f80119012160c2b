/* Branches between blocks. */
#include "dialects/llvm/llvm.h"

#include "core/text/format.h"
#include "dialects/branch.h"
#include "dialects/step.h"

bool llvm_parse_destination(AsmParser *p, OpState *state, OperandNames *operands, Types *types,
                            int32_t *count)
{
    size_t before = operands->len;
    Block *block;

    if (!asm_parse_successor(p, &block))
        return false;
    vec_push(&state->successors, block);
    if (asm_optional_punct(p, "(")
        && (!asm_parse_operands(p, 0, 0, operands) || !asm_parse_colon_types(p, types)
            || !asm_parse_punct(p, ")")))
        return false;
    *count = (int32_t)(operands->len - before);
    return true;
}

typedef struct Cases {
    VEC(unsigned char) values; /* in the form of dense elements */
    VEC(int32_t) segments;
} Cases;

static bool parse_case(AsmParser *p, OpState *state, const Type *flag, FormatArg *args,
                       Cases *cases)
{
    size_t bytes = attr_element_bytes(flag);
    int32_t count;
    int64_t value;

    if (!asm_parse_integer(p, &value) || !asm_parse_punct(p, ":"))
        return false;
    vec_reserve(&cases->values, cases->values.len + bytes);
    int_to_bytes(int_of_s(&state->context->arena, type_bits(flag), value),
                 cases->values.data + cases->values.len);
    cases->values.len += bytes;
    if (!llvm_parse_destination(p, state, args[3].operands, args[4].types, &count))
        return false;
    vec_push(&cases->segments, count);
    return true;
}

static void add_cases(OpState *state, const Type *flag, const Cases *cases)
{
    int64_t count = (int64_t)cases->segments.len;
    Str data = { (const char *)cases->values.data, cases->values.len };

    if (count)
        op_state_add_attr(
            state, "case_values",
            attr_dense(type_vector(state->context, 1, &count, NULL, flag), data, false));
    op_state_add_attr(state, "case_operand_segments",
                      attr_dense_i32(state->context, (unsigned)count, cases->segments.data));
}

/* SwitchOpCases(ref(type($value)), $case_values, $caseDestinations, $caseOperands,
 * type($caseOperands)): [ 1: ^a, 2: ^b(%x : i32) ] */
static bool parse_cases(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *flag = args[0].types->data[0];
    Cases cases = { 0 };
    bool good = asm_parse_punct(p, "[");

    (void)count;
    if (good && !type_is_any_integer(flag))
        good = asm_error(p, asm_name_loc(p), "'value' must be signless integer, but got '%s'",
                         type_text(flag));
    if (good && !asm_optional_punct(p, "]")) {
        do
            good = parse_case(p, state, flag, args, &cases);
        while (good && asm_optional_punct(p, ","));
        good = good && asm_parse_punct(p, "]");
    }
    if (good)
        add_cases(state, flag, &cases);
    vec_free(&cases.values);
    vec_free(&cases.segments);
    return good;
}

static void print_cases(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    const Attr *values = op_attr(op, "case_values");
    Arena scratch = { 0 };

    (void)args, (void)count;
    asm_print(printer, "[");
    asm_print_newline(printer);
    for (unsigned i = 1; values && i < op->successor_count; i++) {
        asm_print(printer, "  ");
        int_print_s(asm_sb(printer), attr_element_bits(values, i - 1, &scratch));
        asm_print(printer, ": ");
        branch_print_destination(printer, op, i);
        asm_print(printer, i + 1 < op->successor_count ? "," : "");
        asm_print_newline(printer);
    }
    asm_print(printer, "]");
    arena_free(&scratch);
}

static bool verify_switch(const Op *op)
{
    const Attr *values = op_attr(op, "case_values");
    unsigned cases = op->successor_count - 1;

    if (!branch_verify_weights(op))
        return false;
    if (values ? values->dense.count != cases : cases != 0)
        return op_error(op, "expects number of case values to match number of case destinations");
    return !values || values->dense.element == op->operands[0]->type
           || op_plain_error(op, "expects case value type to match condition value type");
}

static Flow unreachable(Step *s)
{
    return undefined(s, "control reached llvm.unreachable");
}

const OpDef LLVM_CONTROL_OPS[] = {
    {
        .name = "llvm.br",
        .summary = "a jump to a block",
        .doc = "Goes on at the block, whose arguments become the operands.\n",
        .operands = OPERANDS({ "destOperands", &LLVM_ANY, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "loop_annotation", &LLVM_LOOP_ANNOTATION, .optional = true }),
        .successors = SUCCESSORS({ "dest", "destOperands" }),
        .format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
        .traits = PURE | TERMINATOR,
        .primitive = PRIM_BRANCH,
        .eval = branch,
        .example = "  %a = llvm.mlir.constant(7 : i32) : i32\n"
                   "  llvm.br ^end(%a : i32)\n"
                   "^end(%r: i32):\n"
                   "  return %r : i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.cond_br",
        .summary = "a jump to one of two blocks",
        .doc = "Goes on at the first block where the condition is true, else at the second. The\n"
               "weights mean nothing to the result. A poison condition is undefined behaviour.\n",
        .operands = OPERANDS({ "condition", &I1, ONE, POISON_IS_UNDEFINED },
                             { "trueDestOperands", &LLVM_ANY, VARIADIC, POISON_MOVES },
                             { "falseDestOperands", &LLVM_ANY, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "branch_weights", &DENSE_I32_ARRAY_ATTR, .optional = true },
                       { "loop_annotation", &LLVM_LOOP_ANNOTATION, .optional = true }),
        .successors =
            SUCCESSORS({ "trueDest", "trueDestOperands" }, { "falseDest", "falseDestOperands" }),
        .format = "$condition (`weights` `(` $branch_weights^ `)` )? `,` "
                  "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
                  "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? "
                  "attr-dict",
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | PURE | TERMINATOR,
        .verify = branch_verify_weights,
        .primitive = PRIM_COND_BRANCH,
        .eval = branch_if,
        .undefined = "Where the condition is poison.\n",
        .example = "  %a = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %b = llvm.mlir.constant(8 : i32) : i32\n"
                   "  %c = llvm.icmp \"sgt\" %a, %b : i32\n"
                   "  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)\n"
                   "^end(%greater: i32):\n"
                   "  return %greater : i32\n",
        .gives = "8 : i32\n",
    },
    {
        .name = "llvm.switch",
        .summary = "a jump by the value of an integer",
        .doc = "Goes on at the block of the case that equals the value, or at the default block\n"
               "where none does. A poison value is undefined behaviour.\n",
        .operands = OPERANDS({ "value", &ANY_SIGNLESS_INTEGER, ONE, POISON_IS_UNDEFINED },
                             { "defaultOperands", &ANY_TYPE, VARIADIC, POISON_MOVES },
                             { "caseOperands", &ANY_TYPE, VARIADIC_OF_VARIADIC, POISON_MOVES,
                               "case_operand_segments" }),
        .attrs = ATTRS({ "case_values", &ANY_INT_ELEMENTS_ATTR, .optional = true },
                       { "case_operand_segments", &DENSE_I32_ARRAY_ATTR },
                       { "branch_weights", &DENSE_I32_ARRAY_ATTR, .optional = true }),
        .successors = SUCCESSORS({ "defaultDestination", "defaultOperands" },
                                 { "caseDestinations", "caseOperands", .variadic = true }),
        .format = "$value `:` type($value) `,` "
                  "$defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? "
                  "custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, "
                  "$caseOperands, type($caseOperands)) attr-dict",
        .customs = CUSTOMS({ "SwitchOpCases", parse_cases, print_cases }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | PURE | TERMINATOR,
        .verify = verify_switch,
        .primitive = PRIM_SWITCH,
        .eval = branch_by_value,
        .undefined = "Where the value is poison.\n",
        .example = "  %day = llvm.mlir.constant(6 : i32) : i32\n"
                   "  %work = llvm.mlir.constant(8 : i32) : i32\n"
                   "  %rest = llvm.mlir.constant(0 : i32) : i32\n"
                   "  llvm.switch %day : i32, ^hours(%work : i32) [\n"
                   "    6: ^hours(%rest : i32),\n"
                   "    7: ^hours(%rest : i32)\n"
                   "  ]\n"
                   "^hours(%h: i32):\n"
                   "  return %h : i32\n",
        .gives = "0 : i32\n",
    },
    {
        .name = "llvm.unreachable",
        .summary = "a place that is never reached",
        .doc = "Reaching it is undefined behaviour.\n",
        .format = "attr-dict",
        .traits = TERMINATOR,
        .eval = unreachable,
        .undefined = "Always.\n",
        .example = "  %zero = llvm.mlir.constant(0 : i32) : i32\n"
                   "  %good = llvm.icmp \"ne\" %zero, %zero : i32\n"
                   "  llvm.cond_br %good, ^go, ^never\n"
                   "^go:\n"
                   "  return %zero : i32\n"
                   "^never:\n"
                   "  llvm.unreachable\n",
        .gives = "error: undefined behaviour: control reached llvm.unreachable\n",
    },
    { 0 },
};
