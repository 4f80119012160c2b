/* cf: branches between blocks, and the assertion. */
#include "core/text/asm.h"
#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "core/text/format.h"
#include "dialects/branch.h"
#include "dialects/switch_cases.h"

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

static Flow assert_true(Step *s)
{
    if (bool_in(s, 0))
        return FLOW_NEXT;
    if (task_can_fail(s))
        return task_fail(s);
    return trap(s, "assertion failed: %.*s", STR_ARG(prop(s, 0)->string));
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
        .example = "  %size = arith.constant -4 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %good = arith.cmpi sgt, %size, %zero : i32\n"
                   "  cf.assert %good, \"the size must be positive\"\n"
                   "  return %size : i32\n",
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
        .eval = branch,
        .example = "  %five = arith.constant 5 : i32\n"
                   "  cf.br ^next(%five : i32)\n"
                   "^next(%x: i32):\n"
                   "  %sum = arith.addi %x, %x : i32\n",
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
        .verify = branch_verify_weights,
        .primitive = PRIM_COND_BRANCH,
        .eval = branch_if,
        .example = "// Counts down to zero, and adds up what it passes.\n"
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
                   "  return %result : i32\n",
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
        .customs = CUSTOMS({ "SwitchOpCases", switch_cases_parse, switch_cases_print }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | PURE | TERMINATOR,
        .verify = verify_switch,
        .primitive = PRIM_SWITCH,
        .eval = branch_by_value,
        .example = "  %day = arith.constant 6 : i32\n"
                   "  %work = arith.constant 8 : i32\n"
                   "  %rest = arith.constant 0 : i32\n"
                   "  cf.switch %day : i32, [\n"
                   "    default: ^hours(%work : i32),\n"
                   "    6: ^hours(%rest : i32),\n"
                   "    7: ^hours(%rest : i32)\n"
                   "  ]\n"
                   "^hours(%h: i32):\n"
                   "  return %h : i32\n",
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
