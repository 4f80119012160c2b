#include "dialects/interfaces.h"

#include "core/ir/diag.h"
#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "dialects/function.h"
#include "dialects/step.h"

static bool shape_passes(const Type *from, const Type *to)
{
    if (to->kind == TYPE_UNRANKED_TENSOR)
        return true;
    if (from->kind != TYPE_TENSOR || from->shaped.rank != to->shaped.rank)
        return false;
    for (unsigned i = 0; i < to->shaped.rank; i++)
        if (to->shaped.dims[i] != from->shaped.dims[i] && to->shaped.dims[i] != DYNAMIC)
            return false;
    return true;
}

/* Is each value of the one type a value of the other, by their shapes? */
static bool passes_as(const Type *from, const Type *to)
{
    return type_is_any_tensor(from) && type_is_any_tensor(to)
           && from->shaped.element == to->shaped.element && shape_passes(from, to);
}

static bool verify_callee(const Op *op)
{
    const Attr *callee = op_attr(op, "callee");
    const Op *function = symbol_nearest(op, callee);

    if (!function || !function_is_executed(function) || !function_signature(function))
        return op_error(op, "'%.*s' does not reference a valid function",
                        STR_ARG(callee->symbol.root));
    return function_verify_call(op, function_signature(function), passes_as);
}

static Flow call(Step *s)
{
    const Op *op = s->op;

    return call_function(s, symbol_in(s, op_attr(op, "callee")), 0, op->operand_count);
}

/* Of the function that it ends, if it ends one. */
static bool verify_return(const Op *op)
{
    const Op *function = op_parent(op);

    return !function || !function_is_executed(function)
           || op_attr(function, "function_type")->type_value->kind != TYPE_FUNCTION
           || function_verify_return(op, "return", "returns", passes_as);
}

static void fill_function(OpDef *def)
{
    if (def_attr_index(def, STR("sym_name")) < 0 || def_attr_index(def, STR("function_type")) < 0
        || def_region_count(def) != 1)
        return;
    def->function = true;
    if (!def->format && !def->parse) {
        def->parse = function_parse_plain;
        def->print = function_print;
    }
    if (!def->verify)
        def->verify = function_verify_plain;
}

static void fill_call(OpDef *def)
{
    if (def_attr_index(def, STR("callee")) < 0 || def->verify_symbols)
        return;
    def->verify_symbols = verify_callee;
    def->eval = call;
}

static void fill_return(OpDef *def)
{
    if (def->eval || def->verify)
        return;
    def->verify = verify_return;
    def->eval = leave_region;
}

void interface_fill(OpDef *def, Str name)
{
    if (str_is(name, "FunctionOpInterface"))
        fill_function(def);
    else if (str_is(name, "CallOpInterface"))
        fill_call(def);
    else if (str_is(name, "ReturnLike"))
        fill_return(def);
}
