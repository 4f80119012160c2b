/* Libraries of shape functions: which function tells the shapes of an operation's results. */
#include "dialects/function.h"
#include "dialects/shape/shape.h"

static bool parse_func(AsmParser *p, OpState *state)
{
    return function_parse(p, state, false, function_build_type);
}

/* @name attributes {...} {...} mapping {...} */
static bool parse_library(AsmParser *p, OpState *state)
{
    const Attr *name, *mapping;

    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    if (!asm_optional_attr_dict_with_keyword(p, state)
        || !asm_parse_region(p, op_state_add_region(state), NULL)
        || !asm_parse_keyword(p, "mapping") || !asm_parse_attr(p, NULL, &mapping))
        return false;
    op_state_add_attr(state, "mapping", mapping);
    return true;
}

static void print_library(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_symbol_name(printer, op_attr(op, "sym_name")->string);
    asm_print_attr_dict_with_keyword(printer, op,
                                     (const char *const[]){ "sym_name", "mapping", NULL });
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, false);
    asm_print(printer, " mapping ");
    asm_print_attr_without_type(printer, op_attr(op, "mapping"));
}

const OpDef SHAPE_LIBRARY_OPS[] = {
    {
        .name = "shape.function_library",
        .summary = "shape functions, and what they are of",
        .doc = "Holds shape functions; `mapping` names the one of each operation. It is not\n"
               "run: passes call what is in it.\n",
        .attrs =
            ATTRS({ "sym_name", &SYMBOL_NAME_ATTR },
                  { "sym_visibility", &STR_ATTR, .optional = true }, { "mapping", &DICT_ATTR }),
        .regions = REGIONS({ "body", ANY_REGION }),
        .traits = AFFINE_SCOPE | ISOLATED_FROM_ABOVE | NO_REGION_ARGUMENTS | SYMBOL_TABLE | SYMBOL
                  | NO_TERMINATOR | SINGLE_BLOCK,
        .default_dialect = "shape",
        .parse = parse_library,
        .print = print_library,
    },
    {
        .name = "shape.func",
        .summary = "a shape function",
        .doc = "A function that tells the shapes of an operation's results from its operands.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "function_type", &FUNCTION_TYPE_ATTR },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "sym_visibility", &STR_ATTR, .optional = true }),
        .regions = REGIONS({ "body", ANY_REGION }),
        .traits = AFFINE_SCOPE | AUTOMATIC_ALLOCATION_SCOPE | ISOLATED_FROM_ABOVE | SYMBOL,
        .default_dialect = "shape",
        .parse = parse_func,
        .print = function_print,
        .verify = function_verify_plain,
    },
    {
        .name = "shape.return",
        .summary = "leaves a shape function",
        .doc = "Ends a shape function; the operands are its results.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("shape.func"),
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .format = "attr-dict ($operands^ `:` type($operands))?",
    },
    { 0 },
};
