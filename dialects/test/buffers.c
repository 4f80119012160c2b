/* Operations on buffers and numbers, for passes that upstream tests with them. */
#include "dialects/test/test.h"

static bool is_number(const Type *type)
{
    const Type *element = type->kind == TYPE_VECTOR ? type->shaped.element : type;

    return type_is_any_integer(element) || element->kind == TYPE_INDEX;
}

static const TypeConstraint NUMBER = { "integer or index or vector of integer or index values",
                                       is_number, NULL, NULL };

static bool is_i32_memref(const Type *type)
{
    return type->kind == TYPE_MEMREF && type_is_signless(type->shaped.element, 32);
}

static const TypeConstraint I32_MEMREF = { "memref of 32-bit signless integer values",
                                           is_i32_memref, NULL, &MEMREF_CLASS };

static const AttrConstraint INTEGER_ATTR = { "arbitrary integer attribute",
                                             .storage = 1u << ATTR_INTEGER };

/* @callee(arguments), %device */
static bool parse_call(AsmParser *p, OpState *state)
{
    OperandNames operands = { 0 };
    OperandName device;
    const Attr *callee;
    const Type *type;
    const char *at;
    bool good;

    if (!asm_parse_attr(p, type_none(state->context), &callee))
        return false;
    op_state_add_attr(state, "callee", callee);
    at = asm_here(p);
    good = asm_parse_operands(p, '(', ')', &operands) && asm_parse_punct(p, ",")
           && asm_parse_operand(p, &device);
    if (good)
        vec_push(&operands, device);
    good = good && asm_optional_attr_dict(p, state) && asm_parse_punct(p, ":")
           && asm_parse_function_type(p, &type)
           && asm_resolve_all(p, &operands, type->list.types, type->list.input_count, at, state);
    for (unsigned i = 0; good && i < type->list.result_count; i++)
        vec_push(&state->results, type->list.types[type->list.input_count + i]);
    vec_free(&operands);
    return good;
}

static void print_call(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "callee", NULL };
    unsigned arguments = op->operand_count - 1;

    asm_print(printer, " ");
    asm_print_attr(printer, op_attr(op, "callee"));
    asm_print(printer, "(");
    asm_print_operands(printer, op->operands, arguments);
    asm_print(printer, "), ");
    asm_print_operand(printer, op->operands[arguments]);
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    asm_print_functional_type(printer, op);
}

/* %a, %b : t, u -> (r) then {...} else {...} join {...} */
static bool parse_if_regions(AsmParser *p, OpState *state)
{
    static const char *const KEYWORDS[] = { "then", "else", "join" };

    for (int i = 0; i < 3; i++)
        if (!asm_parse_keyword(p, KEYWORDS[i])
            || !asm_parse_region(p, op_state_add_region(state), NULL))
            return false;
    return asm_optional_attr_dict_with_keyword(p, state);
}

static bool parse_if(AsmParser *p, OpState *state)
{
    OperandNames operands = { 0 };
    Types types = { 0 };
    const char *at = asm_here(p);
    bool good = asm_parse_operands(p, 0, 0, &operands) && asm_parse_colon_types(p, &types)
                && asm_parse_arrow_types(p, &state->results) && parse_if_regions(p, state)
                && asm_resolve_all(p, &operands, types.data, types.len, at, state);

    vec_free(&operands);
    vec_free(&types);
    return good;
}

static void print_if(AsmPrinter *printer, const Op *op)
{
    static const char *const BEFORE[] = { " then ", " else ", " join " };

    asm_print(printer, " ");
    asm_print_operands(printer, op->operands, op->operand_count);
    asm_print(printer, ": ");
    asm_print_types(printer, op->operands, op->operand_count);
    asm_print_optional_arrow_types(printer, op->results, op->result_count);
    for (int i = 0; i < 3; i++) {
        asm_print(printer, "%s", BEFORE[i]);
        asm_print_region(printer, &op->regions[i], true, true);
    }
    asm_print_attr_dict_with_keyword(printer, op, NULL);
}

const OpDef TEST_BUFFER_OPS[] = {
    {
        .name = "test.copy",
        .summary = "a copy between buffers",
        .operands = OPERANDS({ "source", &ANY_RANKED_OR_UNRANKED_MEMREF },
                             { "target", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .format = "`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` "
                  "attr-dict",
    },
    {
        .name = "test.buffer_based",
        .summary = "an input and an output buffer",
        .operands = OPERANDS({ "input", &ANY_RANKED_OR_UNRANKED_MEMREF },
                             { "output", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .format = "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` "
                  "attr-dict",
    },
    {
        .name = "test.region_buffer_based",
        .summary = "the same with a region",
        .operands = OPERANDS({ "input", &ANY_RANKED_OR_UNRANKED_MEMREF },
                             { "output", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .regions = REGIONS({ "region", ANY_REGION }),
        .format = "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` "
                  "$region attr-dict",
    },
    {
        .name = "test.region_yield",
        .summary = "its terminator",
        .operands = OPERANDS({ "result", &ANY_TYPE }),
        .format = "$result `:` type($result) attr-dict",
        .traits = PURE | RETURN_LIKE | TERMINATOR,
    },
    {
        .name = "test.region_if",
        .summary = "three regions",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "thenRegion", SIZED_REGION_1 }, { "elseRegion", ANY_REGION },
                           { "joinRegion", ANY_REGION }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .implicit_terminator = "test.region_if_yield",
        .traits = SINGLE_BLOCK,
        .parse = parse_if,
        .print = print_if,
    },
    {
        .name = "test.region_if_yield",
        .summary = "their terminator",
        .operands = OPERANDS({ "results", &ANY_TYPE, VARIADIC }),
        .format = "$results `:` type($results) attr-dict",
        .traits = PURE | RETURN_LIKE | TERMINATOR,
    },
    {
        .name = "test.with_bounds",
        .summary = "a number between bounds",
        .attrs = ATTRS({ "umin", &INTEGER_ATTR }, { "umax", &INTEGER_ATTR },
                       { "smin", &INTEGER_ATTR }, { "smax", &INTEGER_ATTR }),
        .results = RESULTS({ "fakeVal", &NUMBER }),
        .format = "attr-dict `:` type($fakeVal)",
    },
    {
        .name = "test.reflect_bounds",
        .summary = "a number whose bounds a pass shows",
        .operands = OPERANDS({ "value", &NUMBER }),
        .attrs = ATTRS({ "umin", &INTEGER_ATTR, .optional = true },
                       { "umax", &INTEGER_ATTR, .optional = true },
                       { "smin", &INTEGER_ATTR, .optional = true },
                       { "smax", &INTEGER_ATTR, .optional = true }),
        .results = RESULTS({ "result", &NUMBER }),
        .types = TYPE_RULES({ .same = "value result" }),
        .format = "attr-dict $value `:` type($value)",
    },
    {
        .name = "test.multi_slot_alloca",
        .summary = "several allocations",
        .operands = OPERANDS({ "operands", &ANY_INTEGER, VARIADIC }),
        .results = RESULTS({ "results", &I32_MEMREF, VARIADIC }),
        .format = "($operands^)? attr-dict `:` functional-type($operands, $results)",
    },
    {
        .name = "test.call_on_device",
        .summary = "a call with one more operand",
        .operands = OPERANDS({ "forwarded_operands", &ANY_TYPE, VARIADIC },
                             { "non_forwarded_device_operand", &ANY_TYPE }),
        .attrs =
            ATTRS({ "callee", &SYMBOL_REF_ATTR }, { "arg_attrs", &DICT_ARRAY_ATTR, NULL, true },
                  { "res_attrs", &DICT_ARRAY_ATTR, NULL, true }),
        .results = RESULTS({ "result", &ANY_TYPE, VARIADIC }),
        .parse = parse_call,
        .print = print_call,
    },
    { 0 },
};
