/* func: functions, calls and returns. */
#include "dialects/function.h"

#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "core/ir/symbol.h"
#include "dialects/step.h"

#include <string.h>

static bool verify_callee(const Op *op)
{
    const Attr *callee = op_attr(op, "callee");
    const Op *function = symbol_nearest(op, callee);

    if (!function || !op_is(function, "func.func"))
        return op_error(op, "'%.*s' does not reference a valid function",
                        STR_ARG(callee->symbol.root));
    return function_verify_call(op, function_type(function), NULL);
}

static bool verify_constant(const Op *op)
{
    const Attr *value = op_attr(op, "value");
    const Op *function = symbol_nearest(op, value);

    if (!function || !op_is(function, "func.func"))
        return op_error(op, "reference to undefined function '%.*s'", STR_ARG(value->symbol.root));
    return function_type(function) == op->results[0]->type
           || op_error(op, "reference to function with mismatched type");
}

static void name_constant(const Op *op, Sb *name)
{
    (void)op;
    sb_add(name, "f");
}

static const Type *const *inputs_of(const Type *type, unsigned *count)
{
    *count = type->list.input_count;
    return type->list.types;
}

static const Type *const *results_of(const Type *type, unsigned *count)
{
    *count = type->list.result_count;
    return type->list.types + type->list.input_count;
}

static Flow call(Step *s)
{
    return call_function(s, symbol_in(s, prop(s, 0)), 0, s->op->operand_count);
}

static Flow call_indirect(Step *s)
{
    const Op *callee;

    memcpy(&callee, operand_place(s, 0).words, sizeof callee);
    if (!callee)
        return undefined(s, "the called value is not a function");
    return call_function(s, callee, 1, s->op->operand_count - 1);
}

/* A function value is the function's operation. */
static Flow constant(Step *s)
{
    const Op *function = symbol_in(s, prop(s, 0));

    memcpy(result_place(s, 0).words, &function, sizeof function);
    return FLOW_NEXT;
}

static const OpDef OPS[] = {
    {
        .name = "func.func",
        .summary = "a function",
        .doc = "A named function, isolated from what is around it. Without a body it is a\n"
               "declaration, which must be private: what a call of it does is up to whoever\n"
               "provides it. Calling it binds the arguments of the entry block; `func.return`\n"
               "gives the results.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "function_type", &FUNCTION_TYPE_ATTR },
                       { "sym_visibility", &STR_ATTR, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "no_inline", &UNIT_ATTR, .optional = true }),
        .regions = REGIONS({ "body", ANY_REGION }),
        .traits = AFFINE_SCOPE | AUTOMATIC_ALLOCATION_SCOPE | ISOLATED_FROM_ABOVE | SYMBOL,
        .default_dialect = "func",
        .function = true,
        .parse = function_parse_plain,
        .print = function_print,
        .verify = function_verify_plain,
        .decisions = "X3, X4",
        .example = "func.func private @square(%x: i32) -> i32 {\n"
                   "  %y = arith.muli %x, %x : i32\n"
                   "  func.return %y : i32\n"
                   "}\n"
                   "\n"
                   "func.func @main() -> i32 {\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %r = func.call @square(%seven) : (i32) -> i32\n"
                   "  func.return %r : i32\n"
                   "}\n",
        .gives = "49 : i32\n",
    },
    {
        .name = "func.call",
        .summary = "a call of a named function",
        .doc = "Runs the function with the operands as its arguments; its results are the\n"
               "results. The types are exactly the callee's.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "callee", &FLAT_SYMBOL_REF_ATTR },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "no_inline", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_TYPE, VARIADIC }),
        .format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
        .verify_symbols = verify_callee,
        .primitive = PRIM_CALL,
        .eval = call,
        .poison = "Where the function returns poison. Poison arguments go in as they are.\n",
        .undefined =
            "Where the function has no body here, and is declared with other types than it\n"
            "has or is given poison.\n",
        .decisions = "X3, X4",
        .example = "func.func @main() -> (i32, i32) {\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %two = arith.constant 2 : i32\n"
                   "  %q, %r = func.call @divide(%seven, %two) : (i32, i32) -> (i32, i32)\n"
                   "  return %q, %r : i32, i32\n"
                   "}\n"
                   "\n"
                   "func.func private @divide(%a: i32, %b: i32) -> (i32, i32) {\n"
                   "  %q = arith.divsi %a, %b : i32\n"
                   "  %r = arith.remsi %a, %b : i32\n"
                   "  return %q, %r : i32, i32\n"
                   "}\n",
        .gives = "3 : i32\n"
                 "1 : i32\n",
    },
    {
        .name = "func.call_indirect",
        .summary = "a call of a function value",
        .doc = "Runs the function that the first operand is, with the other operands as its\n"
               "arguments.\n",
        .operands = OPERANDS({ "callee", &FUNCTION_TYPE, ONE, POISON_IS_UNDEFINED },
                             { "callee_operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .types = TYPE_RULES({ .from = "callee",
                              .to = "callee_operands",
                              .derive_all = inputs_of,
                              .summary = "callee input types match argument types" },
                            { .from = "callee",
                              .to = "results",
                              .derive_all = results_of,
                              .summary = "callee result types match result types" }),
        .format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
        .primitive = PRIM_CALL_INDIRECT,
        .eval = call_indirect,
        .poison = "Where the function returns poison. Poison arguments go in as they are.\n",
        .undefined =
            "Where the function has no body here, and is declared with other types than it\n"
            "has or is given poison.\n",
        .decisions = "X3, X4",
        .example = "func.func private @twice(%x: i32) -> i32 {\n"
                   "  %y = arith.addi %x, %x : i32\n"
                   "  return %y : i32\n"
                   "}\n"
                   "\n"
                   "func.func private @square(%x: i32) -> i32 {\n"
                   "  %y = arith.muli %x, %x : i32\n"
                   "  return %y : i32\n"
                   "}\n"
                   "\n"
                   "  %first = arith.constant false\n"
                   "  %a = func.constant @twice : (i32) -> i32\n"
                   "  %b = func.constant @square : (i32) -> i32\n"
                   "  %f = arith.select %first, %a, %b : (i32) -> i32\n"
                   "  %five = arith.constant 5 : i32\n"
                   "  %r = func.call_indirect %f(%five) : (i32) -> i32\n",
        .gives = "25 : i32\n",
    },
    {
        .name = "func.constant",
        .summary = "a function as a value",
        .doc = "The result stands for the named function, for `func.call_indirect`.\n",
        .attrs = ATTRS({ "value", &FLAT_SYMBOL_REF_ATTR }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .format = "attr-dict $value `:` type(results)",
        .traits = PURE | CONSTANT_LIKE,
        .name_results = name_constant,
        .verify_symbols = verify_constant,
        .eval = constant,
        .example = "func.func private @next(%x: i32) -> i32 {\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %y = arith.addi %x, %one : i32\n"
                   "  return %y : i32\n"
                   "}\n"
                   "\n"
                   "  %f = func.constant @next : (i32) -> i32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %a = call_indirect %f(%one) : (i32) -> i32\n"
                   "  %b = call_indirect %f(%a) : (i32) -> i32\n",
        .gives = "3 : i32\n",
    },
    {
        .name = "func.return",
        .summary = "the end of a function",
        .doc = "Ends the call; the operands are its results. Poison may be returned.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("func.func"),
        .format = "attr-dict ($operands^ `:` type($operands))?",
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .verify = function_verify_plain_return,
        .primitive = PRIM_RETURN,
        .eval = leave_region,
        .example = "func.func @main() -> (i32, f32) {\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %half = arith.constant 0.5 : f32\n"
                   "  func.return %one, %half : i32, f32\n"
                   "}\n",
        .gives = "1 : i32\n"
                 "5.000000e-01 : f32\n",
    },
    { 0 },
};

const DialectDef FUNC_DIALECT = {
    .name = "func",
    .summary = "functions, calls and returns",
    .doc = "Functions are symbols of a module. Calls name them, or hold them as values of\n"
           "function type.\n",
    .ops = OPS,
};
