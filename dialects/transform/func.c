/* Functions in a schedule, and what a tuner selects. */
#include "dialects/transform/transform.h"

#include "core/text/format.h"

static const AttrConstraint STRING_ATTR = { "An Attribute containing a string", ATTR_PLAIN,
                                            type_none, 1u << ATTR_STRING };

/* AlternativesOpSelectedRegion($number, $param): `1`, or `%param`. */
static bool parse_selected_region(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    OperandName param;
    int64_t number;
    bool failed;

    (void)count;
    if (asm_optional_integer(p, &number, &failed)) {
        vec_push(&state->attrs, ((NamedAttr){ args[0].text, attr_index(state->context, number) }));
        return true;
    }
    if (failed)
        return false;
    if (!asm_optional_operand(p, &param, &failed))
        return !failed
               && asm_error(p, at,
                            "expected either an integer attribute or a transform.param "
                            "operand");
    vec_push(args[1].operands, param);
    return true;
}

static void print_selected_region(AsmPrinter *printer, const Op *op, const FormatArg *args,
                                  unsigned count)
{
    (void)count;
    if (args[0].attr)
        asm_print(printer, "%lld", (long long)int_low_s(args[0].attr->integer));
    else if (op->operand_count)
        asm_print_operand(printer, op->operands[0]);
}

static const CustomDirective SELECTED_REGION[] = {
    { "AlternativesOpSelectedRegion", parse_selected_region, print_selected_region },
    { 0 },
};

static bool verify_func_cast_and_call(const Op *op)
{
    enum { FUNCTION = 3 };
    unsigned handles = op_group_size(op, FUNCTION);
    const Block *conversions = op->regions[0].first;

    if (handles && op_attr(op, "function_name"))
        return op_error(op, "function handle and name are mutually exclusive");
    if (!handles && !op_attr(op, "function_name"))
        return op_error(op, "expected a function handle or name to call");
    for (const Op *child = conversions ? conversions->first : NULL; child; child = child->next)
        if (!is_type_converter(child)) {
            op_error(op, "expected children ops to implement TypeConverterBuilderOpInterface");
            return loc_note(op_loc(child), "op without interface");
        }
    return true;
}

static bool verify_tune_knob(const Op *op)
{
    const Attr *selected = op_attr(op, "selected"), *options = op_attr(op, "options");

    if (!selected || options->kind != ATTR_ARRAY)
        return true;
    for (unsigned i = 0; i < options->array.count; i++)
        if (options->array.elements[i] == selected)
            return true;
    return op_error(op, "provided `selected` attribute is not an element of `options` array of "
                        "attributes");
}

static bool verify_tune_alternatives(const Op *op)
{
    const Attr *selected = op_attr(op, "selected_region_attr");
    long long number = selected ? (long long)int_low_s(selected->integer) : 0;
    const Type **results = ARENA_ARRAY(&op_context(op)->arena, const Type *, op->result_count + 1);

    if (selected && (number < 0 || number >= op->region_count))
        return op_error(op,
                        "'selected_region' attribute specifies region at index %lld while op has "
                        "only %u regions",
                        number, op->region_count);
    for (unsigned i = 0; i < op->result_count; i++)
        results[i] = op->results[i]->type;
    for (unsigned i = 0; i < op->region_count; i++)
        if (!verify_transform_yield(op->regions[i].first->last, results, op->result_count))
            return false;
    return true;
}

const OpDef TRANSFORM_FUNCTIONS[] = {
    {
        .name = "transform.func.cast_and_call",
        .summary = "a call of a function instead of a part of a program",
        .doc = PART_OF_SCHEDULE,
        .operands =
            OPERANDS({ "insertion_point", &OP_HANDLE }, { "inputs", &VALUE_HANDLE, OPTIONAL },
                     { "outputs", &VALUE_HANDLE, OPTIONAL }, { "function", &OP_HANDLE, OPTIONAL }),
        .attrs = ATTRS({ "insert_after", &UNIT_ATTR, .optional = true },
                       { "function_name", &SYMBOL_REF_ATTR, .optional = true }),
        .results = RESULTS({ "result", &OP_HANDLE }),
        .regions = REGIONS({ "conversions", MAX_SIZED_REGION_1 }),
        .format = "($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` "
                  "$outputs^ )? (`after` $insert_after^):(`before`)? $insertion_point "
                  "($conversions^)? attr-dict `:` functional-type(operands, results)",
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | GRAPH_REGION | NO_TERMINATOR | SINGLE_BLOCK,
        .verify = verify_func_cast_and_call,
    },
    {
        .name = "transform.func.deduplicate_func_args",
        .summary = "each argument of a function once",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "module", &OP_HANDLE }),
        .attrs = ATTRS({ "function_name", &SYMBOL_REF_ATTR }),
        .results =
            RESULTS({ "transformed_module", &OP_HANDLE }, { "transformed_function", &OP_HANDLE }),
        .format = "$function_name `at` $module attr-dict `:` "
                  "functional-type(operands, results)",
    },
    {
        .name = "transform.func.replace_func_signature",
        .summary = "the arguments and results of a function in another order",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "module", &OP_HANDLE }),
        .attrs = ATTRS({ "function_name", &SYMBOL_REF_ATTR },
                       { "args_interchange", &DENSE_I32_ARRAY_ATTR },
                       { "results_interchange", &DENSE_I32_ARRAY_ATTR },
                       { "adjust_func_calls", &UNIT_ATTR, .optional = true }),
        .results =
            RESULTS({ "transformed_module", &OP_HANDLE }, { "transformed_function", &OP_HANDLE }),
        .format = "$function_name `args_interchange` `=` $args_interchange "
                  "`results_interchange` `=` $results_interchange `at` $module "
                  "attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.tune.alternatives",
        .summary = "several schedules, of which a tuner selects one",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "selected_region_param", &PARAM, OPTIONAL }),
        .attrs = ATTRS({ "name", &STRING_ATTR },
                       { "selected_region_attr", &ARBITRARY_INTEGER_ATTR, .optional = true }),
        .results = RESULTS({ "results", &ANY_HANDLE, VARIADIC }),
        .regions = REGIONS({ "alternatives", SIZED_REGION_1, true }),
        .implicit_terminator = "transform.yield",
        .format = "`<` $name `>` (`selected_region` `=` "
                  "custom<AlternativesOpSelectedRegion>( $selected_region_attr, "
                  "$selected_region_param)^)? attr-dict-with-keyword (`:` "
                  "type($selected_region_param)^)? (`->` type($results)^)? regions",
        .customs = SELECTED_REGION,
        .traits = NO_REGION_ARGUMENTS | SINGLE_BLOCK,
        .verify = verify_tune_alternatives,
    },
    {
        .name = "transform.tune.knob",
        .summary = "a value that a tuner selects",
        .doc = PART_OF_SCHEDULE,
        .attrs = ATTRS({ "name", &STRING_ATTR }, { "options", &ANY_ATTR },
                       { "selected", &ANY_ATTR, .optional = true }),
        .results = RESULTS({ "result", &PARAM }),
        .format = "`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options "
                  "attr-dict `->` type(results)",
        .verify = verify_tune_knob,
    },
    { 0 },
};
