/* test and test_dyn: the dialects, and operations whose rules upstream makes at run time. */
#include "dialects/test/test.h"

#include "core/ir/diag.h"

static bool count_is(const Op *op, unsigned count, unsigned wanted, const char *what)
{
    return count == wanted
           || op_error(op, "expected %u %s%s, but had %u", wanted, what, plural(wanted), count);
}

static bool verify_one_to_two(const Op *op)
{
    return count_is(op, op->operand_count, 1, "operand")
           && count_is(op, op->result_count, 2, "result");
}

static bool verify_one_result(const Op *op)
{
    if (op->result_count == 1 && op->operand_count == 0 && op->region_count == 0)
        return true;
    return op_plain_error(op, "expected a single result, no operands and no regions");
}

static const OpDef OPS[] = {
    {
        .name = "test.dynamic_generic",
        .summary = "anything",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "regions", ANY_REGION, .variadic = true }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
    },
    {
        .name = "test.dynamic_one_operand_two_results",
        .summary = "counts that a function checks",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "regions", ANY_REGION, .variadic = true }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .verify = verify_one_to_two,
    },
    { 0 },
};

static const OpDef *const MORE_OPS[] = {
    TEST_TRAIT_OPS,  TEST_REGION_OPS, TEST_SYNTAX_OPS, TEST_NAME_OPS,
    TEST_BUFFER_OPS, TEST_VALUE_OPS,  TEST_LINALG_OPS, NULL,
};

static bool verify_attr(const Op *op, const NamedAttr *attr)
{
    return !str_is(attr->name, "test.invalid_attr")
           || op_plain_error(op, "invalid to use 'test.invalid_attr'");
}

static bool verify_signature_attr(const Op *op, const Type *type, const NamedAttr *attr)
{
    (void)type;
    return verify_attr(op, attr);
}

const DialectDef TEST_DIALECT = {
    .name = "test",
    .summary = "for tests of the parser and the verifier",
    .doc = "Knows more operations than it has rows: any other name is taken as it stands.\n",
    .ops = OPS,
    .more_ops = MORE_OPS,
    .types = TEST_TYPES,
    .attrs = TEST_ATTRS,
    .version = { 2, 0 },
    .open = true,
    .internal = true,
    .verify_attr = verify_attr,
    .verify_arg_attr = verify_signature_attr,
    .verify_result_attr = verify_signature_attr,
};

static const OpDef DYN_OPS[] = {
    {
        .name = "test_dyn.one_result",
        .summary = "counts that a function checks",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "regions", ANY_REGION, .variadic = true }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .verify = verify_one_result,
    },
    { 0 },
};

const DialectDef TEST_DYN_DIALECT = {
    .name = "test_dyn",
    .summary = "a dialect that upstream makes at run time",
    .doc = "One operation, to see that the dialect is there.\n",
    .ops = DYN_OPS,
    .internal = true,
};
