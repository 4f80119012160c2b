/* Operations that fill, or say they do: what FillOpInterface asks of them. */
#include "dialects/linalg/linalg.h"
#include "dialects/test/test.h"

static bool verify_fill(const Op *op)
{
    return linalg_verify_fill(op) && linalg_verify(op);
}

const OpDef TEST_LINALG_OPS[] = {
    {
        .name = "test.linalg_fill_op",
        .summary = "linalg.generic that is to fill",
        LINALG_OPERANDS,
        .traits = SINGLE_BLOCK | ATTR_SIZED_OPERAND_SEGMENTS,
        .parse = linalg_parse_generic,
        .print = linalg_print_generic,
        .verify = verify_fill,
        .helper = linalg_loops,
    },
    {
        .name = "test.fill_op_not_linalg_op",
        .summary = "no structured operation, which yet says that it fills",
        .operands = OPERANDS({ "value", &ANY_TYPE }, { "output", &ANY_TYPE }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .verify = linalg_verify_fill,
    },
    { 0 },
};
