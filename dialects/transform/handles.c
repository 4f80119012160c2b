/* Operations on the handles and parameters of a schedule. */
#include "dialects/transform/transform.h"

static bool verify_positions(const Op *op)
{
    return verify_match_dims(op, "raw_position_list");
}

static bool verify_split_handle(const Op *op)
{
    const Attr *overflow = op_attr(op, "overflow_result");

    if (overflow && int_low_u(overflow->integer) >= op->result_count)
        return op_error(op, "overflow_result is not a valid result index");
    for (unsigned i = 0; i < op->result_count; i++)
        if (!are_alike(op->results[i]->type, op->operands[0]->type))
            return op_error(op, "expects result types to implement the same transform interface as "
                                "the operand type");
    return true;
}

/* What it gives is held as an i64. */
static bool verify_num_associations(const Op *op)
{
    const Type *type = op->results[0]->type, *count = type_i(op_context(op), 64);

    return !is_param_of_other(type, count)
           || op_plain_error(op,
                             "expected the type of the parameter attribute ('i64') to match the "
                             "parameter type ('%s')",
                             type_text(type->dialect.params[0]->type_value));
}

/* A handle may be seen as one of all operations, or as one of operations of some name. */
static bool casts(const Type *from, const Type *to)
{
    return is_op_handle(from) && is_op_handle(to);
}

const OpDef TRANSFORM_HANDLES[] = {
    {
        .name = "transform.annotate",
        .summary = "attach an attribute to operations",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }, { "param", &PARAM, OPTIONAL }),
        .attrs = ATTRS({ "name", &STR_ATTR }),
        .format = "$target $name attr-dict (`=` $param^)?`:` type($target) (`,` "
                  "type($param)^)?",
    },
    {
        .name = "transform.cast",
        .summary = "see a handle as one of another type",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "input", &OP_HANDLE }),
        .results = RESULTS({ "output", &OP_HANDLE }),
        .format = "$input attr-dict `:` type($input) `to` type($output)",
        .traits = CAST,
        .casts = casts,
    },
    {
        .name = "transform.debug.emit_param_as_remark",
        .summary = "a remark that tells a parameter",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "param", &PARAM }, { "anchor", &OP_HANDLE, OPTIONAL }),
        .attrs = ATTRS({ "message", &STR_ATTR, .optional = true }),
        .format = "$param (`,` $message^)? (`at` $anchor^)?attr-dict `:` type($param) "
                  "(`,` type($anchor)^)?",
    },
    {
        .name = "transform.debug.emit_remark_at",
        .summary = "a remark at operations or values",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "at", &OP_OR_VALUE_HANDLE }),
        .attrs = ATTRS({ "message", &STR_ATTR }),
        .format = "$at `,` $message attr-dict `:` type($at)",
    },
    {
        .name = "transform.dlti.query",
        .summary = "look up a value in data layout specifications",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "keys", &ARRAY_ATTR }),
        .results = RESULTS({ "associated_attr", &PARAM }),
        .format = "$keys `at` $target attr-dict `:` functional-type(operands, "
                  "results)",
    },
    {
        .name = "transform.get_consumers_of_result",
        .summary = "the operations that use a result",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "result_number", &I64_ATTR }),
        .results = RESULTS({ "consumers", &OP_HANDLE }),
        .format = "$target `[` $result_number `]` attr-dict `:` "
                  "functional-type(operands, results)",
    },
    {
        .name = "transform.get_defining_op",
        .summary = "the operations that define values",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &VALUE_HANDLE }),
        .results = RESULTS({ "result", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.get_operand",
        .summary = "operands of operations",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "raw_position_list", &DENSE_I64_ARRAY_ATTR },
                       { "is_inverted", &UNIT_ATTR, .optional = true },
                       { "is_all", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &VALUE_HANDLE }),
        .format = "$target `[`custom<TransformMatchDims>($raw_position_list, "
                  "$is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, "
                  "results)",
        .customs = TRANSFORM_DIRECTIVES,
        .verify = verify_positions,
    },
    {
        .name = "transform.get_parent_op",
        .summary = "an operation around others",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "isolated_from_above", &UNIT_ATTR, .optional = true },
                       { "allow_empty_results", &UNIT_ATTR, .optional = true },
                       { "op_name", &STR_ATTR, .optional = true },
                       { "deduplicate", &UNIT_ATTR, .optional = true },
                       { "nth_parent", &POSITIVE_I64_ATTR, "1 : i64" }),
        .results = RESULTS({ "parent", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.get_producer_of_operand",
        .summary = "the operation that defines an operand",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "operand_number", &I64_ATTR }),
        .results = RESULTS({ "producer", &OP_HANDLE }),
        .format = "$target `[` $operand_number `]` attr-dict `:` "
                  "functional-type(operands, results)",
    },
    {
        .name = "transform.get_result",
        .summary = "results of operations",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "raw_position_list", &DENSE_I64_ARRAY_ATTR },
                       { "is_inverted", &UNIT_ATTR, .optional = true },
                       { "is_all", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &VALUE_HANDLE }),
        .format = "$target `[`custom<TransformMatchDims>($raw_position_list, "
                  "$is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, "
                  "results)",
        .customs = TRANSFORM_DIRECTIVES,
        .verify = verify_positions,
    },
    {
        .name = "transform.get_type",
        .summary = "the types of values",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "value", &VALUE_HANDLE }),
        .attrs = ATTRS({ "elemental", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "type_param", &PARAM }),
        .format = "(`elemental` $elemental^)? $value attr-dict "
                  "`:`functional-type(operands, results)",
    },
    {
        .name = "transform.merge_handles",
        .summary = "one handle of what several refer to",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "handles", &ANY_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "deduplicate", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_HANDLE }),
        .format = "(`deduplicate` $deduplicate^)? $handles attr-dict `:` "
                  "type($result)",
        .traits = SAME_OPERANDS_AND_RESULT_TYPE,
    },
    {
        .name = "transform.num_associations",
        .summary = "how many a handle refers to",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "handle", &ANY_HANDLE }),
        .results = RESULTS({ "num", &PARAM }),
        .format = "$handle attr-dict `:` functional-type(operands, results)",
        .verify = verify_num_associations,
    },
    {
        .name = "transform.param.constant",
        .summary = "a parameter that is known",
        .doc = PART_OF_SCHEDULE,
        .attrs = ATTRS({ "value", &ANY_ATTR }),
        .results = RESULTS({ "param", &PARAM }),
        .format = "$value attr-dict `->` type($param)",
    },
    {
        .name = "transform.print",
        .summary = "print what a handle refers to",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE, OPTIONAL }),
        .attrs = ATTRS({ "name", &STR_ATTR, .optional = true },
                       { "assume_verified", &UNIT_ATTR, .optional = true },
                       { "use_local_scope", &UNIT_ATTR, .optional = true },
                       { "skip_regions", &UNIT_ATTR, .optional = true }),
        .format = "$target attr-dict (`:` type($target)^)?",
    },
    {
        .name = "transform.select",
        .summary = "those of the operations that have a name",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "op_name", &STR_ATTR }),
        .results = RESULTS({ "result", &OP_HANDLE }),
        .format = "$op_name `in` $target attr-dict `:` functional-type(operands, "
                  "results)",
    },
    {
        .name = "transform.split_handle",
        .summary = "a handle for each operation that one refers to",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "handle", &ANY_HANDLE }),
        .attrs = ATTRS({ "pass_through_empty_handle", &BOOL_ATTR, "true" },
                       { "fail_on_payload_too_small", &BOOL_ATTR, "true" },
                       { "overflow_result", &I64_ATTR, .optional = true }),
        .results = RESULTS({ "results", &ANY_HANDLE, VARIADIC }),
        .format = "$handle attr-dict `:` functional-type(operands, results)",
        .verify = verify_split_handle,
    },
    {
        .name = "transform.verify",
        .summary = "verify operations",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "$target attr-dict `:` type($target)",
    },
    { 0 },
};
