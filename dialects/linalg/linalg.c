/* linalg: structured operations. */
#include "dialects/linalg/linalg.h"

static const OpDef *const MORE_OPS[] = { LINALG_GENERIC_OPS,     LINALG_FORM_OPS,
                                         LINALG_ELEMENTWISE_OPS, LINALG_CONTRACTION_OPS,
                                         LINALG_CONVOLUTION_OPS, LINALG_POOLING_OPS,
                                         LINALG_SOFTMAX_OPS,     LINALG_PACK_OPS,
                                         LINALG_WINOGRAD_OPS,    NULL };

static bool verify_attr(const Op *op, const NamedAttr *attr)
{
    return str_is(attr->name, "linalg.memoized_indexing_maps")
           || op_plain_error(op, "attribute '\"%.*s\"' not supported by the linalg dialect",
                             STR_ARG(attr->name));
}

const DialectDef LINALG_DIALECT = {
    .name = "linalg",
    .summary = "structured operations on tensors and memrefs",
    .doc = "Nests of loops around a body that computes elements of the outputs from elements of\n"
           "the inputs. linalg.generic writes out how indices map to elements; a named operation\n"
           "means a formula. Outputs that are tensors are given changed, as results; memrefs are\n"
           "changed where they are.\n",
    .more_ops = MORE_OPS,
    .attrs = LINALG_ATTRS,
    .verify_attr = verify_attr,
};
