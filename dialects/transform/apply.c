/* Patterns and passes applied to what a handle refers to. */
#include "dialects/transform/transform.h"

#include "core/text/format.h"

static bool lacks_interface(const Op *op, const Op *child, const char *who, const char *interface)
{
    op_error(op, "expected %s to implement %s", who, interface);
    return loc_note(op_loc(child), "op without interface");
}

static bool verify_apply_patterns(const Op *op)
{
    const Block *block = op->regions[0].first;

    for (const Op *child = block ? block->first : NULL; child; child = child->next)
        if (!str_starts(op_name(child), "transform.apply_patterns."))
            return lacks_interface(op, child, "children ops", "PatternDescriptorOpInterface");
    return true;
}

bool is_type_converter(const Op *op)
{
    return str_starts(op_name(op), "transform.type_conversion.") || op_is(op, LLVM_TYPE_CONVERTER)
           || op_is(op, TEST_TYPE_CONVERTER);
}

/* Patterns that lower to llvm say so of the converter of types. */
static bool needs_llvm_types(const Op *patterns)
{
    return op_is(patterns, "transform.apply_conversion_patterns.dialect_to_llvm")
           || op_is(patterns, "transform.apply_conversion_patterns.func.func_to_llvm")
           || op_is(patterns, "transform.apply_conversion_patterns.vector.vector_to_llvm")
           || str_starts(op_name(patterns), "transform.apply_conversion_patterns.gpu.")
           || str_starts(op_name(patterns), "transform.apply_conversion_patterns.nvgpu.");
}

/* Those of which upstream has patterns that lower to llvm (ConvertToLLVMPatternInterface). */
static const char LOWERED[] =
    "amx arith cf complex func index math memref mpi nvvm omp ptr ub vector xevm";

static bool verify_dialect_to_llvm(const Op *op)
{
    Context *context = op_context(op);
    Str name = op_attr(op, "dialect_name")->string;

    if (str_lists(LOWERED, name))
        return true;
    if (!context_dialect(context, name) && !context_lacks(context, name))
        return op_error(op, "unknown dialect or dialect not loaded: %.*s", STR_ARG(name));
    return op_error(op,
                    "dialect does not implement ConvertToLLVMPatternInterface or extension was "
                    "not loaded: %.*s",
                    STR_ARG(name));
}

static bool verify_converter(const Op *op, const Block *block, const Block *patterns)
{
    if (!block || !block->first || block->first->next)
        return op_error(op, "expected exactly one op in default type converter region");
    if (!is_type_converter(block->first))
        return lacks_interface(op, block->first, "default converter child op",
                               "TypeConverterBuilderOpInterface");
    for (const Op *child = patterns ? patterns->first : NULL; child; child = child->next)
        if (needs_llvm_types(child) && !op_is(block->first, LLVM_TYPE_CONVERTER))
            return op_error(child, "expected LLVMTypeConverter");
    return true;
}

static bool verify_apply_conversion_patterns(const Op *op)
{
    const Block *patterns = op->regions[0].first;

    if (op->region_count > 2)
        return op_error(op, "expected 1 or 2 regions");
    for (const Op *child = patterns ? patterns->first : NULL; child; child = child->next)
        if (!str_starts(op_name(child), "transform.apply_conversion_patterns.")
            || is_type_converter(child))
            return lacks_interface(op, child, "pattern children ops",
                                   "ConversionPatternDescriptorOpInterface");
    return op->region_count < 2 || verify_converter(op, op->regions[1].first, patterns);
}

/* ApplyRegisteredPassOptions($options, $dynamic_options): `{ name = 1, "name" = [%operand] }`, held
 * as a dictionary that has the number of an operand where one stands. */
typedef struct Options {
    OpState *state;
    OperandNames *operands;
    NamedAttrs entries;
} Options;

static const Attr *operand_option(Options *options, unsigned number)
{
    Context *context = options->state->context;
    const Attr *index = attr_i64(context, number);

    return attr_dialect(context, TRANSFORM_ATTRS, 1, &index);
}

static bool parse_option_value(AsmParser *p, Options *options, const Attr **value);

static bool parse_option_list(AsmParser *p, Options *options, const Attr **value)
{
    VEC(const Attr *) list = { 0 };
    const Attr *element;
    bool good;

    do {
        good = parse_option_value(p, options, &element);
        if (good)
            vec_push(&list, element);
    } while (good && asm_optional_punct(p, ","));
    *value = attr_array(options->state->context, (unsigned)list.len, list.data);
    vec_free(&list);
    return good && asm_parse_punct(p, "]");
}

static bool parse_option_value(AsmParser *p, Options *options, const Attr **value)
{
    OperandName operand;
    bool failed, good;

    if (asm_optional_punct(p, "[")) {
        if (!asm_enter(p))
            return false;
        good = parse_option_list(p, options, value);
        asm_leave(p);
        return good;
    }
    if (asm_optional_attr(p, NULL, value, &failed)) {
        if ((*value)->kind == ATTR_DIALECT && (*value)->dialect.def == TRANSFORM_ATTRS)
            return asm_error(p, asm_here(p),
                             "the param_operand attribute is a marker reserved for indicating a "
                             "value will be passed via params and is only used in the generic "
                             "print format");
        return true;
    }
    if (failed || !asm_parse_operand(p, &operand))
        return false;
    *value = operand_option(options, (unsigned)options->operands->len);
    vec_push(options->operands, operand);
    return true;
}

static bool parse_option(AsmParser *p, Options *options)
{
    NamedAttr entry;

    if (!asm_optional_keyword_or_string(p, &entry.name) || !entry.name.len)
        return asm_error(p, asm_here(p), "expected key to either be an identifier or a string");
    if (!asm_parse_punct(p, "="))
        return asm_error(p, asm_here(p), "expected '=' after key in key-value pair");
    if (!parse_option_value(p, options, &entry.value))
        return asm_error(p, asm_here(p),
                         "expected a valid attribute or operand as value associated to key '%.*s'",
                         STR_ARG(entry.name));
    for (size_t i = 0; i < options->entries.len; i++)
        if (str_eq(options->entries.data[i].name, entry.name))
            return asm_error(p, asm_here(p), "duplicate keys found in options dictionary");
    vec_push(&options->entries, entry);
    return true;
}

static bool parse_pass_options(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Options options = { .state = state, .operands = args[1].operands };
    bool good = asm_parse_punct(p, "{");

    (void)count;
    if (good && !asm_optional_punct(p, "}")) {
        do
            good = parse_option(p, &options);
        while (good && asm_optional_punct(p, ","));
        good = good && asm_parse_punct(p, "}");
    }
    vec_push(
        &state->attrs,
        ((NamedAttr){ args[0].text, attr_dictionary(state->context, (unsigned)options.entries.len,
                                                    options.entries.data) }));
    vec_free(&options.entries);
    return good;
}

static void print_option_value(AsmPrinter *printer, const Op *op, const Attr *value)
{
    if (value->kind == ATTR_ARRAY) {
        asm_print(printer, "[");
        for (unsigned i = 0; i < value->array.count; i++) {
            asm_print(printer, i ? ", " : "");
            print_option_value(printer, op, value->array.elements[i]);
        }
        asm_print(printer, "]");
    } else if (value->kind == ATTR_DIALECT && value->dialect.def == TRANSFORM_ATTRS) {
        asm_print_operand(printer, op->operands[1 + int_low_u(value->dialect.params[0]->integer)]);
    } else {
        asm_print_attr(printer, value);
    }
}

static void print_pass_options(AsmPrinter *printer, const Op *op, const FormatArg *args,
                               unsigned count)
{
    const Attr *options = args[0].attr;

    (void)count;
    if (!options || !options->dictionary.count)
        return;
    asm_print(printer, "{");
    for (unsigned i = 0; i < options->dictionary.count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_attr(printer, attr_string(op_context(op), options->dictionary.entries[i].name));
        asm_print(printer, " = ");
        print_option_value(printer, op, options->dictionary.entries[i].value);
    }
    asm_print(printer, "}");
}

static const CustomDirective PASS_OPTIONS[] = {
    { "ApplyRegisteredPassOptions", parse_pass_options, print_pass_options },
    { 0 },
};

/* Each operand is an option once. */
static bool verify_option(const Op *op, const Attr *value, unsigned *used)
{
    uint64_t number;

    for (unsigned i = 0; value->kind == ATTR_ARRAY && i < value->array.count; i++)
        if (!verify_option(op, value->array.elements[i], used))
            return false;
    if (value->kind != ATTR_DIALECT || value->dialect.def != TRANSFORM_ATTRS)
        return true;
    number = int_low_u(value->dialect.params[0]->integer);
    if (number >= op->operand_count - 1)
        return op_error(op,
                        "dynamic option index %llu is out of bounds for the number of dynamic "
                        "options: %u",
                        (unsigned long long)number, op->operand_count - 1);
    (*used)++;
    return true;
}

static bool verify_apply_registered_pass(const Op *op)
{
    const Attr *options = op_attr(op, "options");
    unsigned used = 0;

    for (unsigned i = 0; options && i < options->dictionary.count; i++)
        if (attr_is_too_large(options->dictionary.entries[i].value))
            return op_error(op, "has an option that is too large when it is written out");
        else if (!verify_option(op, options->dictionary.entries[i].value, &used))
            return false;
    return used >= op->operand_count - 1
           || op_error(op, "a param operand does not have a corresponding param_operand attr in "
                           "the options dict");
}

const OpDef TRANSFORM_APPLICATIONS[] = {
    {
        .name = "transform.apply_conversion_patterns",
        .summary = "a dialect conversion by the patterns of a region",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "legal_ops", &STR_ARRAY_ATTR, .optional = true },
                       { "illegal_ops", &STR_ARRAY_ATTR, .optional = true },
                       { "legal_dialects", &STR_ARRAY_ATTR, .optional = true },
                       { "illegal_dialects", &STR_ARRAY_ATTR, .optional = true },
                       { "partial_conversion", &UNIT_ATTR, .optional = true },
                       { "preserve_handles", &UNIT_ATTR, .optional = true }),
        .regions = REGIONS({ "patterns", MAX_SIZED_REGION_1 },
                           { "default_type_converter_region", MAX_SIZED_REGION_1, true }),
        .format = "`to` $target $patterns (`with` `type_converter` "
                  "$default_type_converter_region^)? attr-dict `:` type($target)",
        .traits = GRAPH_REGION | NO_TERMINATOR | SINGLE_BLOCK,
        .verify = verify_apply_conversion_patterns,
    },
    {
        .name = "transform.apply_conversion_patterns.dialect_to_llvm",
        .summary = "patterns that convert a dialect to llvm",
        .doc = PART_OF_SCHEDULE,
        .attrs = ATTRS({ "dialect_name", &STR_ATTR }),
        .format = "$dialect_name attr-dict",
        .verify = verify_dialect_to_llvm,
    },
    {
        .name = "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter",
        .summary = "a converter of types to those of llvm",
        .doc = PART_OF_SCHEDULE,
        .attrs = ATTRS({ "use_aligned_alloc", &BOOL_ATTR, "false", .optional = true },
                       { "index_bitwidth", &I64_ATTR, "64 : i64", .optional = true },
                       { "use_generic_functions", &BOOL_ATTR, "false", .optional = true },
                       { "use_bare_ptr_call_conv", &BOOL_ATTR, "false", .optional = true },
                       { "data_layout", &STR_ATTR, .optional = true }),
        .format = "attr-dict",
    },
    {
        .name = "transform.apply_cse",
        .summary = "elimination of common subexpressions",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "`to` $target attr-dict `:` type($target)",
    },
    {
        .name = "transform.apply_dce",
        .summary = "elimination of dead code",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "`to` $target attr-dict `:` type($target)",
    },
    {
        .name = "transform.apply_licm",
        .summary = "loop-invariant code moved out of loops",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "`to` $target attr-dict `:` type($target)",
    },
    {
        .name = "transform.apply_patterns",
        .summary = "a greedy rewrite by the patterns of a region",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "apply_cse", &UNIT_ATTR, .optional = true },
                       { "max_iterations", &I64_ATTR, "-1 : i64" },
                       { "max_num_rewrites", &I64_ATTR, "-1 : i64" }),
        .regions = REGIONS({ "patterns", MAX_SIZED_REGION_1 }),
        .format = "`to` $target $patterns attr-dict `:` type($target)",
        .traits = GRAPH_REGION | NO_TERMINATOR | SINGLE_BLOCK,
        .verify = verify_apply_patterns,
    },
    {
        .name = "transform.apply_registered_pass",
        .summary = "a pass by its name",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }, { "dynamic_options", &PARAM, VARIADIC }),
        .attrs = ATTRS({ "pass_name", &STR_ATTR }, { "options", &DICT_ATTR, "{}" }),
        .results = RESULTS({ "result", &OP_HANDLE }),
        .format = "$pass_name (`with` `options` `=` "
                  "custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)? "
                  "`to` $target attr-dict `:` functional-type(operands, results)",
        .customs = PASS_OPTIONS,
        .verify = verify_apply_registered_pass,
    },
    {
        .name = "transform.type_conversion.tensor.cast_shape_dynamic_dims",
        .summary = "a converter of types that casts tensors",
        .doc = PART_OF_SCHEDULE,
        .attrs = ATTRS({ "ignore_dynamic_info", &UNIT_ATTR, .optional = true }),
        .format = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict",
    },
    { 0 },
};
