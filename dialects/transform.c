/* transform: the few operations of transform scripts that stand in the same files as the programs
 * they transform. They are read, verified and printed; a script is not a program to run.
 */
#include "dialects/function.h"

#include "core/define/constraint.h"
#include "core/ir/diag.h"

enum { ANY_OP, ANY_VALUE, ANY_PARAM, OPERATION, PARAM };

static const TypeDef TYPES[] = {
    [ANY_OP] = { .name = "transform.any_op", .summary = "a handle of operations" },
    [ANY_VALUE] = { .name = "transform.any_value", .summary = "a handle of values" },
    [ANY_PARAM] = { .name = "transform.any_param", .summary = "any parameters" },
    [OPERATION] = { .name = "transform.op",
                    .summary = "a handle of operations of one name",
                    .params = { { "operation_name", PARAM_STRING } } },
    [PARAM] = { .name = "transform.param",
                .summary = "parameters of one type",
                .params = { { "type", PARAM_TYPE } } },
    { 0 },
};

static bool is_function_type(const Attr *attr)
{
    return attr->kind == ATTR_TYPE && attr->type_value->kind == TYPE_FUNCTION;
}

static const EnumDef MATCH_INTERFACES = {
    .name = "mlir::transform::MatchInterfaceEnum",
    .summary = "An interface to match",
    .cases =
        (const EnumCase[]){
            { "LinalgOp", 0 }, { "TilingInterface", 1 }, { "LoopLikeInterface", 2 }, { 0 } },
};

static const AttrConstraint MATCH_INTERFACE = { "An interface to match", ATTR_ENUM_KEYWORD,
                                                build_i32, .cases = &MATCH_INTERFACES };

static const AttrConstraint SEQUENCE_TYPE = { "function type attribute", ATTR_PLAIN, type_none,
                                              1u << ATTR_TYPE, .holds = is_function_type };

static bool is_op_handle(const Type *type)
{
    return type->kind == TYPE_DIALECT
           && (type->dialect.def == &TYPES[ANY_OP] || type->dialect.def == &TYPES[OPERATION]);
}

static bool is_any_handle(const Type *type)
{
    return type->kind == TYPE_DIALECT && type->dialect.def >= TYPES
           && type->dialect.def <= &TYPES[PARAM];
}

static const TypeConstraint OP_HANDLE = { .summary = "TransformHandleTypeInterface instance",
                                          .holds = is_op_handle };
static const TypeConstraint ANY_HANDLE = { .summary = "any transform handle or parameter",
                                           .holds = is_any_handle };

static bool parse_sequence(AsmParser *p, OpState *state)
{
    return function_parse(p, state, false, function_build_type);
}

/* The attribute that says of a symbol table that there are scripts in it. */
static const char HAS_SEQUENCES[] = "transform.with_named_sequence";

/* What a sequence does to the handles it is given: one of the two where its body does not tell. */
static bool verify_argument(const Op *op, unsigned index)
{
    const Attr *dict = function_arg_attrs(op, index);
    bool consumed = attr_lookup(dict, STR("transform.consumed"));
    bool readonly = attr_lookup(dict, STR("transform.readonly"));

    if (consumed && readonly)
        return op_plain_error(op, "argument #%u cannot be both readonly and consumed", index);
    return consumed || readonly || op->regions[0].first
           || op_plain_error(op, "must provide consumed/readonly status for arguments of external "
                                 "or called ops");
}

/* A body ends with what the sequence gives. */
static bool verify_end(const Op *op, const Type *type)
{
    const Op *end = op->regions[0].first->last;
    unsigned inputs = type->list.input_count;

    if (!end)
        return op_plain_error(op, "expected a non-empty body block");
    if (!op_is(end, "transform.yield")) {
        op_plain_error(op, "expected 'transform.yield' as terminator");
        return loc_note(op_loc(end), "terminator");
    }
    if (end->operand_count != type->list.result_count)
        return op_plain_error(
            end, "expected terminator to have as many operands as the parent op has results");
    for (unsigned i = 0; i < end->operand_count; i++) {
        const Type *given = end->operands[i]->type, *result = type->list.types[inputs + i];

        if (given != result)
            return op_plain_error(end,
                                  "the type of the terminator operand #%u must match the type of "
                                  "the corresponding parent op result ('%s' vs '%s')",
                                  i, type_text(given), type_text(result));
    }
    return true;
}

static bool verify_sequence(const Op *op)
{
    const Type *type = function_type(op);
    const Op *table = op_parent(op);

    while (table && !op_has(table, SYMBOL_TABLE))
        table = op_parent(table);
    if (table && !op_attr(table, HAS_SEQUENCES))
        return op_plain_error(op, "expects the parent symbol table to have the '%s' attribute",
                              HAS_SEQUENCES);
    if (op->regions[0].first && !verify_end(op, type))
        return false;
    for (unsigned i = 0; i < type->list.input_count; i++)
        if (!verify_argument(op, i))
            return false;
    return function_verify(op, type->list.types, type->list.input_count, type->list.result_count);
}

static bool verify_bounds(const Op *op)
{
    unsigned count = op->operand_count - 1;
    const Attr *lower = op_attr(op, "lower_bounds"), *upper = op_attr(op, "upper_bounds");

    if (lower->dense.count != count)
        return op_error(op, "incorrect number of lower bounds, expected %u but found %lld", count,
                        (long long)lower->dense.count);
    if (upper->dense.count != count)
        return op_error(op, "incorrect number of upper bounds, expected %u but found %lld", count,
                        (long long)upper->dense.count);
    return true;
}

static const OpDef OPS[] = {
    {
        .name = "transform.affine.simplify_bounded_affine_ops",
        .summary = "simplify affine.min and affine.max by bounds of their operands",
        .doc = "Part of a transform script: simplifies the targeted operations, given a lower and\n"
               "an upper bound for each of the bounded values.\n",
        .operands = OPERANDS({ "target", &OP_HANDLE }, { "bounded_values", &OP_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "lower_bounds", &DENSE_I64_ARRAY_ATTR },
                       { "upper_bounds", &DENSE_I64_ARRAY_ATTR }),
        .format = "$target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` "
                  "`within` $lower_bounds `and` $upper_bounds attr-dict `:` type($target)",
        .verify = verify_bounds,
    },
    {
        .name = "transform.named_sequence",
        .summary = "a transform script with a name",
        .doc = "Holds the operations of a transform script, as a function holds those of a\n"
               "program. Its arguments are handles of what is to be transformed.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "function_type", &SEQUENCE_TYPE },
                       { "sym_visibility", &STR_ATTR, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .regions = REGIONS({ "body", MAX_SIZED_REGION_1 }),
        .traits = ISOLATED_FROM_ABOVE | SYMBOL,
        .parse = parse_sequence,
        .print = function_print,
        .verify = verify_sequence,
    },
    {
        .name = "transform.structured.match",
        .summary = "the operations inside others that match",
        .doc =
            "Part of a transform script: gives a handle of the operations inside the target\n"
            "that have one of the names, the interface, the attributes and the types asked for.\n",
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "ops", &STR_ARRAY_ATTR, .optional = true },
                       { "interface", &MATCH_INTERFACE, .optional = true },
                       { "op_attrs", &DICT_ATTR, .optional = true },
                       { "filter_result_type", &TYPE_ATTR, .optional = true },
                       { "filter_operand_types", &TYPE_ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "results", &OP_HANDLE }),
        .format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? "
                  "(`attributes` $op_attrs^)? "
                  "(`filter_result_type` `=` $filter_result_type^)? "
                  "(`filter_operand_types` `=` $filter_operand_types^)? "
                  "`in` $target attr-dict `:` functional-type($target, results)",
    },
    {
        .name = "transform.yield",
        .summary = "the end of a part of a transform script",
        .doc = "Ends a sequence; the operands are what it gives.\n",
        .operands = OPERANDS({ "operands", &ANY_HANDLE, VARIADIC }),
        .format = "operands attr-dict (`:` type($operands)^)?",
        .traits = TERMINATOR,
    },
    { 0 },
};

static bool verify_attr(const Op *op, const NamedAttr *attr)
{
    if (str_is(attr->name, HAS_SEQUENCES))
        return op_has(op, SYMBOL_TABLE)
               || op_plain_error(op,
                                 "\"%s\" attribute can only be attached to operations with symbol "
                                 "tables",
                                 HAS_SEQUENCES);
    if (str_is(attr->name, "transform.target_tag"))
        return attr->value->kind == ATTR_STRING
               || op_plain_error(op, "\"transform.target_tag\" attribute must be a string");
    if (!str_lists("transform.silence_tracking_failures transform.readonly transform.consumed",
                   attr->name))
        return op_plain_error(op, "unknown attribute: \"%.*s\"", STR_ARG(attr->name));
    return attr->value->kind == ATTR_UNIT
           || op_plain_error(op, "\"%.*s\" must be a unit attribute", STR_ARG(attr->name));
}

const DialectDef TRANSFORM_DIALECT = {
    .name = "transform",
    .summary = "the frame of transform scripts",
    .doc = "Scripts that tell a compiler how to transform the program beside them. They are part\n"
           "of many files, and of no program's meaning.\n",
    .ops = OPS,
    .types = TYPES,
    .verify_attr = verify_attr,
};
