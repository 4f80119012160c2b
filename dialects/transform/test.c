/* Of upstream's test extension, some forty operations that its mlir-opt registers, those that
 * schedules for other dialects use, too: what ends handles and reorders them. The others try out
 * the interpreter of schedules, which is not here. */
#include "dialects/transform/transform.h"

const OpDef TRANSFORM_TESTS[] = {
    {
        .name = TEST_TYPE_CONVERTER,
        .summary = "a converter of types for tests",
        .doc = PATTERNS_OF_SCHEDULE,
        .format = "attr-dict",
    },
    {
        .name = "transform.test_consume_operand",
        .summary = "end the life of a handle",
        .doc = PART_OF_SCHEDULE,
        .operands =
            OPERANDS({ "operand", &ANY_HANDLE }, { "second_operand", &OP_HANDLE, OPTIONAL }),
        .attrs = ATTRS({ "allow_repeated_handles", &UNIT_ATTR, .optional = true }),
        .format = "$operand (`,` $second_operand^)? attr-dict `:` type($operand) "
                  "(`,` type($second_operand)^)?",
    },
    {
        .name = "transform.test_reverse_payload_ops",
        .summary = "the operations of a handle in reverse order",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "result", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    { 0 },
};
