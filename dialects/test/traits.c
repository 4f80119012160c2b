/* Operations that have a trait each. */
#include "dialects/test/test.h"

#include "core/ir/diag.h"

static bool verify_type_trait(const Op *op)
{
    return op_plain_error(op, "result type should have trait 'TestTypeTrait'");
}

static bool verify_attr_trait(const Op *op)
{
    return op_plain_error(op, "'attr' attribute should have trait 'TestAttrTrait'");
}

const OpDef TEST_TRAIT_OPS[] = {
    {
        .name = "test.same_operand_element_type",
        .summary = "SameOperandsElementType",
        .operands = OPERANDS({ "operand1", &ANY_TYPE }, { "operand2", &ANY_TYPE }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .traits = SAME_OPERANDS_ELEMENT_TYPE,
    },
    {
        .name = "test.same_operand_and_result_element_type",
        .summary = "SameOperandsAndResultElementType",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .traits = SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
    },
    {
        .name = "test.same_operand_shape",
        .summary = "SameOperandsShape",
        .operands = OPERANDS({ "operands", &ANY_SHAPED, VARIADIC }),
        .traits = SAME_OPERANDS_SHAPE,
    },
    {
        .name = "test.same_operand_and_result_shape",
        .summary = "SameOperandsAndResultShape",
        .operands = OPERANDS({ "operands", &ANY_SHAPED, VARIADIC }),
        .results = RESULTS({ "results", &ANY_SHAPED, VARIADIC }),
        .traits = SAME_OPERANDS_AND_RESULT_SHAPE,
    },
    {
        .name = "test.same_operand_and_result_type",
        .summary = "SameOperandsAndResultType",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .traits = SAME_OPERANDS_AND_RESULT_TYPE,
    },
    {
        .name = "test.same_operand_result_type",
        .summary = "SameOperandsAndResultType of one operand",
        .operands = OPERANDS({ "operand", &ANY_TENSOR }),
        .results = RESULTS({ "res", &ANY_TENSOR }),
        .traits = SAME_OPERANDS_AND_RESULT_TYPE,
    },
    {
        .name = "test.elementwise_mappable",
        .summary = "ElementwiseMappable",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .traits = ELEMENTWISE,
    },
    {
        .name = "test.parent",
        .summary = "the parent of test.child",
        .regions = REGIONS({ "region", ANY_REGION }),
        .traits = SINGLE_BLOCK | NO_TERMINATOR,
    },
    {
        .name = "test.parent1",
        .summary = "another parent",
        .regions = REGIONS({ "region", ANY_REGION }),
        .traits = SINGLE_BLOCK | NO_TERMINATOR,
    },
    {
        .name = "test.child",
        .summary = "HasParent",
        .parents = PARENTS("test.parent"),
    },
    {
        .name = "test.child_with_parent_one_of",
        .summary = "ParentOneOf",
        .parents = PARENTS("test.parent", "test.parent1"),
    },
    {
        .name = "test.finish",
        .summary = "a terminator",
        .traits = TERMINATOR,
    },
    {
        .name = "test.SingleBlockImplicitTerminator",
        .summary = "SingleBlockImplicitTerminator",
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "test.finish",
        .traits = SINGLE_BLOCK,
    },
    {
        .name = "test.symbol",
        .summary = "a symbol",
        .attrs =
            ATTRS({ "sym_name", &STR_ATTR }, { "sym_visibility", &STR_ATTR, .optional = true }),
        .regions = REGIONS({ "region", ANY_REGION, .variadic = true }),
        .traits = SYMBOL,
    },
    {
        .name = "test.symbol_scope",
        .summary = "a symbol table",
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "test.finish",
        .traits = SYMBOL_TABLE | SINGLE_BLOCK,
    },
    {
        .name = "test.attr_sized_operands",
        .summary = "AttrSizedOperandSegments",
        .operands = OPERANDS({ "a", &I32, VARIADIC }, { "b", &I32, VARIADIC }, { "c", &I32 },
                             { "d", &I32, VARIADIC }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
    },
    {
        .name = "test.attr_sized_results",
        .summary = "AttrSizedResultSegments",
        .results = RESULTS({ "a", &I32, VARIADIC }, { "b", &I32, VARIADIC }, { "c", &I32 },
                           { "d", &I32, VARIADIC }),
        .traits = ATTR_SIZED_RESULT_SEGMENTS,
    },
    {
        .name = "test.result_type_with_trait",
        .summary = "a result that no type satisfies",
        .results = RESULTS({ "result", &ANY_TYPE }),
        .verify = verify_type_trait,
    },
    {
        .name = "test.attr_with_trait",
        .summary = "an attribute that no attribute satisfies",
        .attrs = ATTRS({ "attr", &ANY_ATTR }),
        .verify = verify_attr_trait,
    },
    { 0 },
};
