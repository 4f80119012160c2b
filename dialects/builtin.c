/* builtin: the module, and the cast between types that nothing else relates. */
#include "core/text/asm.h"
#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "dialects/unrealized.h"

static bool verify_module(const Op *op)
{
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++) {
        Str name = op->attrs->dictionary.entries[i].name;

        if (str_find(name, '.') == name.len)
            return op_error(
                op, "can only contain attributes with dialect-prefixed names, found: '%.*s'",
                STR_ARG(name));
    }
    return true;
}

static bool verify_cast(const Op *op)
{
    if (op->result_count == 0)
        return op_error(op, "expected at least one result for cast operation");
    return true;
}

static Flow cast(Step *s)
{
    if (s->op->operand_count != s->op->result_count)
        return unsupported(s, "a cast between different numbers of values has no meaning here");
    for (unsigned i = 0; i < s->op->result_count; i++)
        if (unrealized_cast(s, i) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

static const OpDef OPS[] = {
    {
        .name = "builtin.module",
        .summary = "a container of top-level operations",
        .doc = "Holds functions, globals and other symbols in one block without a terminator.\n"
               "The order of its operations does not matter. A module may be a symbol itself,\n"
               "and modules nest. What a file holds is in a module, written or not.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR, .optional = true },
                       { "sym_visibility", &STR_ATTR, .optional = true }),
        .regions = REGIONS({ "bodyRegion", SIZED_REGION_1 }),
        .format = "($sym_name^)? attr-dict-with-keyword $bodyRegion",
        .default_dialect = "builtin",
        .traits = AFFINE_SCOPE | ISOLATED_FROM_ABOVE | NO_REGION_ARGUMENTS | SYMBOL_TABLE | SYMBOL
                  | NO_TERMINATOR | SINGLE_BLOCK | GRAPH_REGION,
        .verify = verify_module,
        .example = "builtin.module @program {\n"
                   "  func.func @main() -> i32 {\n"
                   "    %m = memref.get_global @answer : memref<i32>\n"
                   "    %v = memref.load %m[] : memref<i32>\n"
                   "    return %v : i32\n"
                   "  }\n"
                   "  memref.global constant @answer : memref<i32> = dense<42>\n"
                   "}\n",
        .gives = "42 : i32\n",
    },
    {
        .name = "builtin.unrealized_conversion_cast",
        .summary = "values of some types taken as values of others",
        .doc = "A placeholder that a conversion between dialects leaves while it is incomplete:\n"
               "the results stand for the inputs in other types. It has a meaning to run where\n"
               "one type is what the other is lowered to: index and the integer of its width, a\n"
               "memref and its descriptor or bare pointer, a function and its address, vectors\n"
               "and arrays of vectors, a complex number and a struct, numbers of as many bits.\n",
        .operands = OPERANDS({ "inputs", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "outputs", &ANY_TYPE, VARIADIC }),
        .format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
        .traits = PURE,
        .verify = verify_cast,
        .primitive = PRIM_ALLOCA, /* of a descriptor, where an unranked memref becomes a struct */
        .eval = cast,
        .poison = "Each output is poison where its input is; a memref where any part of its\n"
                  "descriptor is.\n",
        .undefined =
            "Where a pointer that becomes a function is the address of none, or of one of\n"
            "another type, or one that becomes an unranked memref points to no descriptor.\n",
        .decisions = "M18",
        .example = "  %size = arith.constant 12 : index\n"
                   "  %bits = builtin.unrealized_conversion_cast %size : index to i64\n",
        .gives = "12 : i64\n",
    },
    { 0 },
};

const DialectDef BUILTIN_DIALECT = {
    .name = "builtin",
    .summary = "modules, and the types and attributes every dialect uses",
    .doc = "The types (integers, floats, index, vectors, tensors, memrefs, functions, tuples) and\n"
           "attributes of this dialect are part of the language itself.\n",
    .ops = OPS,
};
