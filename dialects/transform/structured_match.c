/* transform.match.structured: predicates on structured operations. */
#include "dialects/transform/transform.h"

static bool verify_match_structured(const Op *op)
{
    const Block *body = op->regions[0].first;

    if (body->arg_count != 1)
        return op_error(op, "expected one body argument");
    if (!is_op_handle(body->args[0]->type))
        return op_error(op, "expected body argument to implement TransformHandleTypeInterface");
    for (const Op *nested = body->first; nested && nested != body->last; nested = nested->next)
        if (!is_matcher(nested)) {
            op_error(op, "expects nested operations to implement MatchOpInterface");
            return loc_note(op_loc(nested), "offending operation");
        }
    return true;
}

/* Upstream's StructuredOpPredicateOpTrait: it is about what the operation around it matches. */
static bool verify_predicate(const Op *op)
{
    const Op *parent = op_parent(op);

    if (!parent || !op_is(parent, "transform.match.structured"))
        return op_error(op, "expects parent op to be 'transform.match.structured'");
    return op->operands[0] == parent->regions[0].first->args[0]
           || op_error(op, "expected predicate to apply to the surrounding structured op");
}

static bool verify_match_structured_body(const Op *op)
{
    static const char *const PREDICATES[] = { "reduction_position", "passthrough", "elementwise",
                                              "contraction" };
    const Attr *contraction = op_attr(op, "contraction");
    unsigned asked = 0;

    for (unsigned i = 0; i < 4; i++)
        asked += op_attr(op, PREDICATES[i]) != NULL;
    if (!verify_predicate(op))
        return false;
    if (asked > 1)
        return op_error(op, "only one of {\"reduction_position\", \"passthrough\", "
                            "\"elementwise\", \"contraction\"} is allowed");
    return !contraction || contraction->array.count == 2
           || op_error(op, "expects \"contraction\" to contain two elements");
}

static bool verify_match_structured_dim(const Op *op)
{
    if (!verify_predicate(op))
        return false;
    if (op_attr(op, "parallel") && op_attr(op, "reduction"))
        return op_error(op, "cannot request the same dimension to be both parallel and reduction");
    return verify_match_dims(op, "raw_dim_list");
}

static bool verify_operands_matched(const Op *op)
{
    if (!verify_predicate(op))
        return false;
    if (op_attr(op, "permutation") && op_attr(op, "projected_permutation"))
        return op_error(op, "\"permutation\" and \"projected_permutation\" are mutually exclusive");
    if (op_attr(op, "raw_position_list")->dense.count > 1 && op->result_count)
        return op_error(op, "cannot bind multiple inputs/inits to the same value");
    return verify_match_dims(op, "raw_position_list");
}

static bool verify_match_structured_result(const Op *op)
{
    bool any = op_attr(op, "any"), single = op_attr(op, "single");

    if (!verify_predicate(op))
        return false;
    if ((any || single) != is_op_handle(op->results[0]->type))
        return op_error(op, "expects either the any/single keyword or the type value handle result "
                            "type");
    return !any || !single || op_error(op, "'any' and 'single' are mutually exclusive");
}

const OpDef TRANSFORM_STRUCTURED_MATCHERS[] = {
    {
        .name = "transform.match.structured",
        .summary = "matches a structured operation of which the body's predicates hold",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "current", &OP_HANDLE }),
        .attrs = ATTRS({ "failure_propagation_mode", &FAILURE_PROPAGATION, .optional = true }),
        .results = RESULTS({ "outputs", &ANY_HANDLE, VARIADIC }),
        .regions = REGIONS({ "body_region", SIZED_REGION_1 }),
        .implicit_terminator = "transform.match.structured.yield",
        .format = "(`failures` `(` $failure_propagation_mode^ `)`)?$current `:` "
                  "custom<SemiFunctionType>(type($current), "
                  "type($outputs))attr-dict-with-keyword regions",
        .customs = TRANSFORM_DIRECTIVES,
        .traits = SINGLE_BLOCK,
        .verify = verify_match_structured,
    },
    {
        .name = "transform.match.structured.body",
        .summary = "matches by what the body of a structured operation computes",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .attrs = ATTRS({ "reduction_position", &I64_ATTR, .optional = true },
                       { "passthrough", &UNIT_ATTR, .optional = true },
                       { "elementwise", &UNIT_ATTR, .optional = true },
                       { "contraction", &STR_ARRAY_ATTR, .optional = true }),
        .format = "$operand_handle attr-dict `:` type($operand_handle)",
        .verify = verify_match_structured_body,
    },
    {
        .name = "transform.match.structured.classify_contraction_dims",
        .summary = "matches a contraction and tells its dimensions apart",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .results = RESULTS({ "batch", &PARAM }, { "m", &PARAM }, { "n", &PARAM }, { "k", &PARAM }),
        .format = "$operand_handle attr-dict `:` functional-type(operands, results)",
        .verify = verify_predicate,
    },
    {
        .name = "transform.match.structured.classify_convolution_dims",
        .summary = "matches a convolution and tells its dimensions apart",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .results =
            RESULTS({ "batch", &PARAM }, { "output_image", &PARAM }, { "output_channel", &PARAM },
                    { "filter_loop", &PARAM }, { "input_channel", &PARAM }, { "depth", &PARAM },
                    { "strides", &PARAM }, { "dilations", &PARAM }),
        .format = "$operand_handle attr-dict `:` functional-type(operands, results)",
        .verify = verify_predicate,
    },
    {
        .name = "transform.match.structured.dim",
        .summary = "matches by the dimensions of the iteration space",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .attrs = ATTRS({ "raw_dim_list", &DENSE_I64_ARRAY_ATTR },
                       { "is_inverted", &UNIT_ATTR, .optional = true },
                       { "is_all", &UNIT_ATTR, .optional = true },
                       { "parallel", &UNIT_ATTR, .optional = true },
                       { "reduction", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &PARAM, OPTIONAL }),
        .format = "$operand_handle `[`custom<TransformMatchDims>($raw_dim_list, "
                  "$is_inverted, $is_all)`]` attr-dict `:` "
                  "custom<SemiFunctionType>(type($operand_handle), type($result))",
        .customs = TRANSFORM_DIRECTIVES,
        .verify = verify_match_structured_dim,
    },
    {
        .name = "transform.match.structured.elemental_bitwidth",
        .summary = "how many bits an element of a value has",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &VALUE_HANDLE }),
        .results = RESULTS({ "result", &PARAM }),
        .format = "$operand_handle attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.match.structured.init",
        .summary = "matches by the initial values of a structured operation",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .attrs = ATTRS({ "raw_position_list", &DENSE_I64_ARRAY_ATTR },
                       { "is_inverted", &UNIT_ATTR, .optional = true },
                       { "is_all", &UNIT_ATTR, .optional = true },
                       { "permutation", &UNIT_ATTR, .optional = true },
                       { "projected_permutation", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &MATCHED_HANDLE, OPTIONAL }),
        .format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, "
                  "$is_inverted, $is_all)`]` attr-dict `:` "
                  "custom<SemiFunctionType>(type($operand_handle), type($result))",
        .customs = TRANSFORM_DIRECTIVES,
        .verify = verify_operands_matched,
    },
    {
        .name = "transform.match.structured.input",
        .summary = "matches by the inputs of a structured operation",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .attrs = ATTRS({ "raw_position_list", &DENSE_I64_ARRAY_ATTR },
                       { "is_inverted", &UNIT_ATTR, .optional = true },
                       { "is_all", &UNIT_ATTR, .optional = true },
                       { "permutation", &UNIT_ATTR, .optional = true },
                       { "projected_permutation", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &MATCHED_HANDLE, OPTIONAL }),
        .format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, "
                  "$is_inverted, $is_all)`]` attr-dict `:` "
                  "custom<SemiFunctionType>(type($operand_handle), type($result))",
        .customs = TRANSFORM_DIRECTIVES,
        .verify = verify_operands_matched,
    },
    {
        .name = "transform.match.structured.num_inits",
        .summary = "how many initial values a structured operation has",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .results = RESULTS({ "result", &PARAM }),
        .format = "$operand_handle attr-dict `:` functional-type(operands, results)",
        .verify = verify_predicate,
    },
    {
        .name = "transform.match.structured.num_inputs",
        .summary = "how many inputs a structured operation has",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .results = RESULTS({ "result", &PARAM }),
        .format = "$operand_handle attr-dict `:` functional-type(operands, results)",
        .verify = verify_predicate,
    },
    {
        .name = "transform.match.structured.rank",
        .summary = "the rank of a structured operation's iteration space",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .results = RESULTS({ "rank", &PARAM }),
        .format = "$operand_handle attr-dict `:` "
                  "custom<SemiFunctionType>(type($operand_handle), type($rank), "
                  "\"false\")",
        .customs = TRANSFORM_DIRECTIVES,
        .verify = verify_predicate,
    },
    {
        .name = "transform.match.structured.result",
        .summary = "matches by a result of a structured operation",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .attrs = ATTRS({ "position", &I64_ATTR }, { "any", &UNIT_ATTR, .optional = true },
                       { "single", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &RESULT_HANDLE }),
        .format = "$operand_handle `[` $position `]` (`any` $any^)? (`single` "
                  "$single^)?attr-dict `:` functional-type(operands, results)",
        .verify = verify_match_structured_result,
    },
    {
        .name = "transform.match.structured.yield",
        .summary = "the end of a structured match",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "handles", &ANY_HANDLE, VARIADIC }),
        .format = "$handles attr-dict (`:` type($handles)^)?",
        .traits = TERMINATOR,
    },
    { 0 },
};
