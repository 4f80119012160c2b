/* hw: the dialect. */
#include "dialects/hw/hw.h"

static const OpDef *const MORE_OPS[] = { HW_ARRAY_OPS,    HW_STRUCT_OPS, HW_MODULE_OPS,
                                         HW_INSTANCE_OPS, HW_NAME_OPS,   NULL };

const DialectDef HW_DIALECT = {
    .name = "hw",
    .summary = "modules of hardware",
    .doc = "Circuits: modules with ports and parameters, their instances, and values that wires\n"
           "carry, which are bits, arrays, structs, unions and enums. Of the CIRCT project.\n",
    .ops = HW_CONSTANT_OPS,
    .more_ops = MORE_OPS,
    .types = HW_TYPES,
    .attrs = HW_ATTRS,
};
