/* async: functions whose calls run beside what follows them. */
#include "core/ir/diag.h"
#include "core/ir/symbol.h"
#include "dialects/async/async.h"
#include "dialects/function.h"

static const Type *const *results_of(const Op *function, unsigned *count)
{
    const Type *type = function_type(function);

    *count = type->list.result_count;
    return type->list.types + type->list.input_count;
}

static bool has_token(const Op *function)
{
    unsigned count;
    const Type *const *results = results_of(function, &count);

    return count && async_is_token(results[0]);
}

static bool verify_function(const Op *op)
{
    unsigned count;
    const Type *const *results = results_of(op, &count);

    if (!count)
        return op_error(op, "result is expected to be at least of size 1, but got 0");
    for (unsigned i = 0; i < count; i++) {
        if (!async_is_token(results[i]) && !async_is_value(results[i]))
            return op_error(op,
                            "result type must be async value type or async token type, but got "
                            "'%s'",
                            type_text(results[i]));
        if (async_is_token(results[i]) && i)
            return op_error(op,
                            " results' (optional) async token type is expected to appear as the "
                            "1st return value, but got %u",
                            i + 1);
    }
    return function_verify_plain(op);
}

static bool verify_return(const Op *op)
{
    const Op *function = op_parent(op);
    unsigned count, tokens = has_token(function);
    const Type *const *results = results_of(function, &count);
    bool same = op->operand_count == count - tokens;

    for (unsigned i = 0; same && i < op->operand_count; i++)
        same = op->operands[i]->type == async_inside(results[tokens + i]);
    return same
           || op_error(op, "operand types do not match the types returned from the parent FuncOp");
}

static bool verify_callee(const Op *op)
{
    const Attr *callee = op_attr(op, "callee");
    const Op *function = symbol_nearest(op, callee);

    if (!function || !op_is(function, "async.func"))
        return op_error(op, "'%.*s' does not reference a valid async function",
                        STR_ARG(callee->symbol.root));
    return function_verify_call(op, function_type(function), NULL);
}

static Flow run_call(Step *s)
{
    const Op *callee = symbol_in(s, prop(s, 0));

    return task_call(s, callee, has_token(callee));
}

const OpDef ASYNC_FUNCTIONS[] = {
    {
        .name = "async.func",
        .summary = "a function that runs beside what follows its call",
        .doc = "A function whose calls may go on before it has ended: its results are a token,\n"
               "which it may have as the first and which is ready when it has returned, and\n"
               "values of what it returns.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "function_type", &FUNCTION_TYPE_ATTR },
                       { "sym_visibility", &STR_ATTR, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .regions = REGIONS({ "body", ANY_REGION }),
        .traits = ISOLATED_FROM_ABOVE | SYMBOL,
        .default_dialect = "async",
        .closure = true,
        .parse = function_parse_plain,
        .print = function_print,
        .verify = verify_function,
        .decisions = "J1",
        .example = "async.func @twice(%x: i32) -> !async.value<i32> {\n"
                   "  %y = arith.addi %x, %x : i32\n"
                   "  return %y : i32\n"
                   "}\n"
                   "\n"
                   "  %four = arith.constant 4 : i32\n"
                   "  %v = async.call @twice(%four) : (i32) -> !async.value<i32>\n"
                   "  %r = async.await %v : !async.value<i32>\n",
        .gives = "8 : i32\n",
    },
    {
        .name = "async.call",
        .summary = "begins an async function",
        .doc = "Begins the function with the operands as its arguments, as async.execute\n"
               "begins a body. The results are those that its type says.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "callee", &FLAT_SYMBOL_REF_ATTR },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ASYNC_VALUE_OR_TOKEN, VARIADIC }),
        .format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
        .verify_symbols = verify_callee,
        .eval = run_call,
        .runner = "body",
        .poison = "Poison arguments go in as they are.\n",
        .decisions = "J1, J6",
        .example = "async.func @fibonacci(%n: i64) -> !async.value<i64> {\n"
                   "  %c1 = arith.constant 1 : i64\n"
                   "  %c2 = arith.constant 2 : i64\n"
                   "  %small = arith.cmpi slt, %n, %c2 : i64\n"
                   "  cf.cond_br %small, ^small, ^large\n"
                   "^small:\n"
                   "  return %n : i64\n"
                   "^large:\n"
                   "  %a = arith.subi %n, %c1 : i64\n"
                   "  %b = arith.subi %n, %c2 : i64\n"
                   "  %v = async.call @fibonacci(%a) : (i64) -> !async.value<i64>\n"
                   "  %w = async.call @fibonacci(%b) : (i64) -> !async.value<i64>\n"
                   "  %x = async.await %v : !async.value<i64>\n"
                   "  %y = async.await %w : !async.value<i64>\n"
                   "  %sum = arith.addi %x, %y : i64\n"
                   "  return %sum : i64\n"
                   "}\n"
                   "\n"
                   "  %ten = arith.constant 10 : i64\n"
                   "  %v = async.call @fibonacci(%ten) : (i64) -> !async.value<i64>\n"
                   "  %r = async.await %v : !async.value<i64>\n",
        .gives = "55 : i64\n",
    },
    {
        .name = "async.return",
        .summary = "the end of an async function",
        .doc = "Ends the call with what is to be in its values; its token is ready then.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("async.func"),
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .format = "attr-dict ($operands^ `:` type($operands))?",
        .verify = verify_return,
        .eval = leave_region,
        .poison = "A poison operand moves into its value.\n",
        .example = "async.func @say(%x: i32) -> !async.token {\n"
                   "  vector.print %x : i32\n"
                   "  async.return\n"
                   "}\n"
                   "\n"
                   "  %three = arith.constant 3 : i32\n"
                   "  %token = async.call @say(%three) : (i32) -> !async.token\n"
                   "  async.await %token : !async.token\n"
                   "  return\n",
        .gives = "3\n",
    },
    { 0 },
};
