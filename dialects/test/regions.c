/* Operations with regions of several kinds. */
#include "dialects/step.h"
#include "dialects/test/test.h"

#include "core/ir/context.h"

/* wraps "op"(...): the operation stands alone in the region, whose results it gives. */
static bool parse_wrapping(AsmParser *p, OpState *state)
{
    Context *context = state->context;
    Block *block = block_create(context);
    OpState end = { .context = context, .name = STR("test.return") };
    Op *inner;

    if (!asm_parse_keyword(p, "wraps") || !(inner = asm_parse_generic_op(p, block)))
        return false;
    end.def = context_op(context, end.name);
    end.loc = state->loc = inner->loc;
    for (unsigned i = 0; i < inner->result_count; i++) {
        vec_push(&end.operands, inner->results[i]);
        vec_push(&state->results, inner->results[i]->type);
    }
    block_append(block, op_create(context, &end));
    region_append(op_state_add_region(state), block);
    op_state_free(&end);
    return true;
}

static void print_wrapping(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " wraps ");
    asm_print_generic_op(printer, op->regions[0].first->first);
}

/* %a, [%b, ...], {(%c, ...), ...} {...} */
static bool parse_groups(AsmParser *p, OpState *state, OperandNames *operands)
{
    VEC(int32_t) sizes = { 0 };
    bool good = asm_parse_punct(p, ",") && asm_parse_punct(p, "{");

    while (good && !asm_at_punct(p, "}")) {
        size_t before = operands->len;

        good = (!sizes.len || asm_parse_punct(p, ",")) && asm_parse_operands(p, '(', ')', operands);
        vec_push(&sizes, (int32_t)(operands->len - before));
    }
    good = good && asm_parse_punct(p, "}");
    op_state_add_attr(state, "attr",
                      attr_dense_i32(state->context, (unsigned)sizes.len, sizes.data));
    vec_free(&sizes);
    return good;
}

static bool parse_fold(AsmParser *p, OpState *state)
{
    const Type *type = type_i(state->context, 32);
    OperandNames operands = { 0 };
    size_t middle = 0;
    OperandName first;
    bool good = asm_parse_operand(p, &first) && asm_parse_punct(p, ",")
                && asm_parse_operands(p, '[', ']', &operands);

    middle = operands.len;
    good = good && parse_groups(p, state, &operands) && asm_resolve(p, &first, type, state)
           && asm_resolve_same(p, &operands, type, state)
           && asm_parse_region(p, op_state_add_region(state), NULL)
           && asm_optional_attr_dict_with_keyword(p, state);
    vec_push(&state->operand_segments, 1);
    vec_push(&state->operand_segments, (int32_t)middle);
    vec_push(&state->operand_segments, (int32_t)(operands.len - middle));
    vec_push(&state->results, type);
    vec_free(&operands);
    return good;
}

static void print_fold(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "attr", NULL };
    const Attr *sizes = op_attr(op, "attr");
    unsigned count, first = op_operand_group(op, 1, &count);

    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, ", [");
    asm_print_operands(printer, op->operands + first, count);
    asm_print(printer, "], {");
    first += count;
    for (unsigned i = 0; i < sizes->dense.count; i++, first += count) {
        count = (unsigned)attr_i64_at(sizes, i);
        asm_print(printer, i ? ", (" : "(");
        asm_print_operands(printer, op->operands + first, count);
        asm_print(printer, ")");
    }
    asm_print(printer, "} ");
    asm_print_region(printer, &op->regions[0], true, true);
    asm_print_attr_dict_with_keyword(printer, op, ELIDED);
}

/* [attributes {...}] {...} */
static bool parse_region_alone(AsmParser *p, OpState *state)
{
    return asm_optional_attr_dict_with_keyword(p, state)
           && asm_parse_region(p, op_state_add_region(state), NULL);
}

static void print_region_alone(AsmPrinter *printer, const Op *op)
{
    asm_print_attr_dict_with_keyword(printer, op, NULL);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], true, true);
}

static bool parse_bare_region(AsmParser *p, OpState *state)
{
    return asm_parse_region(p, op_state_add_region(state), NULL);
}

static void print_bare_region(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], true, true);
}

/* %value {...}: in the region the name means its argument. */
static bool parse_isolated(AsmParser *p, OpState *state)
{
    const Type *type = type_index(state->context);
    AsmArguments arguments = { 0 };
    OperandName operand;
    bool good;

    if (!asm_parse_operand(p, &operand) || !asm_resolve(p, &operand, type, state))
        return false;
    vec_push(&arguments, ((AsmArgument){ .name = operand, .type = type }));
    good = asm_parse_isolated_region(p, op_state_add_region(state), &arguments);
    vec_free(&arguments);
    return good;
}

/* Upstream prints the argument's name for the operand's. */
static bool has_no_argument(const Op *op)
{
    return !op->regions[0].first || !op->regions[0].first->arg_count;
}

static void print_isolated(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, " ");
    asm_shadow_argument(printer, op->regions[0].first->args[0], op->operands[0]);
    asm_print_region(printer, &op->regions[0], false, true);
}

/* %i, %j {...}: arguments of type index. */
static bool parse_polyfor(AsmParser *p, OpState *state)
{
    AsmArguments arguments = { 0 };
    bool good = !asm_at_operand(p) || asm_parse_arguments(p, 0, 0, false, &arguments);

    for (size_t i = 0; i < arguments.len; i++)
        arguments.data[i].type = type_index(state->context);
    good = good && asm_parse_region(p, op_state_add_region(state), &arguments);
    vec_free(&arguments);
    return good;
}

static void print_polyfor(AsmPrinter *printer, const Op *op)
{
    const Block *entry = op->regions[0].first;

    asm_print(printer, " ");
    asm_print_operands(printer, entry->args, entry->arg_count);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
}

static bool parse_switch_cases(AsmParser *p, OpState *state)
{
    Dims values = { 0 };
    bool good = true;

    while (good && asm_optional_keyword(p, "case")) {
        int64_t value;

        good =
            asm_parse_integer(p, &value) && asm_parse_region(p, op_state_add_region(state), NULL);
        vec_push(&values, value);
    }
    op_state_add_attr(state, "cases",
                      attr_dense_i64(state->context, (unsigned)values.len, values.data));
    vec_free(&values);
    return good;
}

/* %value {...} case 0 {...} case 1 {...} */
static bool parse_switch(AsmParser *p, OpState *state)
{
    OperandName operand;

    return asm_parse_operand(p, &operand)
           && asm_resolve(p, &operand, type_index(state->context), state)
           && asm_optional_attr_dict(p, state) && parse_switch_cases(p, state);
}

static void print_switch(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "cases", NULL };
    const Attr *cases = op_attr(op, "cases");

    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " ");
    for (unsigned i = 0; i < op->region_count; i++) {
        asm_print_newline(printer);
        asm_print(printer, "case %lld ", (long long)attr_i64_at(cases, i));
        asm_print_region(printer, &op->regions[i], false, true);
    }
}

static bool verify_switch(const Op *op)
{
    const Attr *cases = op_attr(op, "cases");

    return cases->dense.count == op->region_count
           || op_error(op, "has %u regions for %lld cases", op->region_count,
                       (long long)cases->dense.count);
}

static Flow run_once(Step *s)
{
    return run_region(s, 0);
}

const OpDef TEST_REGION_OPS[] = {
    {
        .name = "test.graph_region",
        .summary = "a region without an order",
        .regions = REGIONS({ "region", ANY_REGION }),
        .traits = GRAPH_REGION | NO_TERMINATOR,
        .parse = parse_region_alone,
        .print = print_region_alone,
        .eval = run_once,
    },
    {
        .name = "test.ssacfg_region",
        .summary = "regions where definitions dominate uses",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "regions", ANY_REGION, .variadic = true }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
    },
    {
        .name = "test.affine_scope",
        .summary = "AffineScope",
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .traits = AFFINE_SCOPE,
        .parse = parse_bare_region,
        .print = print_bare_region,
    },
    {
        .name = "test.isolated_region",
        .summary = "a region that sees its operand by the same name",
        .operands = OPERANDS({ "input", &INDEX }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .traits = ISOLATED_FROM_ABOVE,
        .parse = parse_isolated,
        .print = print_isolated,
        .generic = has_no_argument,
    },
    {
        .name = "test.polyfor",
        .summary = "a region with arguments of type index",
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .parse = parse_polyfor,
        .print = print_polyfor,
    },
    {
        .name = "test.two_region_op",
        .summary = "two regions",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "first", ANY_REGION }, { "second", ANY_REGION }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
    },
    {
        .name = "test.default_dialect",
        .summary = "a region where `test.` may be left away",
        .regions = REGIONS({ "body", ANY_REGION }),
        .default_dialect = "test",
        .parse = parse_bare_region,
        .print = print_bare_region,
    },
    {
        .name = "test.block_names",
        .summary = "a region of several blocks",
        .regions = REGIONS({ "body", ANY_REGION }),
        .format = "$body attr-dict-with-keyword",
    },
    {
        .name = "test.loop_block",
        .summary = "a region that is left or entered again",
        .operands = OPERANDS({ "init", &I32 }),
        .regions = REGIONS({ "body", ANY_REGION }),
        .results = RESULTS({ "floatResult", &F32 }),
        .format = "$init `:` functional-type($init, $floatResult) $body attr-dict-with-keyword",
    },
    {
        .name = "test.loop_block_term",
        .summary = "its terminator",
        .operands = OPERANDS({ "nextIterArg", &I32 }, { "exitArg", &F32 }),
        .format = "`iter` $nextIterArg `exit` $exitArg attr-dict",
        .traits = PURE | TERMINATOR,
    },
    {
        .name = "test.switch_with_no_break",
        .summary = "a region for each case",
        .operands = OPERANDS({ "arg", &INDEX }),
        .attrs = ATTRS({ "cases", &DENSE_I64_ARRAY_ATTR }),
        .regions = REGIONS({ "caseRegions", SIZED_REGION_1, .variadic = true }),
        .traits = NO_TERMINATOR,
        .parse = parse_switch,
        .print = print_switch,
        .verify = verify_switch,
    },
    {
        .name = "test.wrapping_region",
        .summary = "a region around one operation",
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .results = RESULTS({ "outputs", &ANY_TYPE, VARIADIC }),
        .traits = SINGLE_BLOCK,
        .parse = parse_wrapping,
        .print = print_wrapping,
    },
    {
        .name = "test.fold_with_fold_adaptor",
        .summary = "operands in groups of groups",
        .operands = OPERANDS({ "op", &I32 }, { "operands", &I32, VARIADIC },
                             { "variadic", &I32, VARIADIC_OF_VARIADIC, .segments = "attr" }),
        .attrs = ATTRS({ "attr", &DENSE_I32_ARRAY_ATTR }),
        .regions = REGIONS({ "body", ANY_REGION }),
        .results = RESULTS({ "result", &I32 }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | NO_TERMINATOR,
        .parse = parse_fold,
        .print = print_fold,
    },
    {
        .name = "test.return",
        .summary = "a terminator with values",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .traits = RETURN_LIKE | TERMINATOR,
    },
    { 0 },
};
