/* vector: operations on vectors of any rank. */
#include "dialects/vector/vector.h"

static const EnumDef PUNCTUATIONS = {
    .name = "::mlir::vector::PrintPunctuation",
    .summary = "what stands behind a printed value",
    .cases =
        (const EnumCase[]){
            { "no_punctuation", PUNCTUATION_NONE },
            { "newline", PUNCTUATION_NEWLINE },
            { "comma", PUNCTUATION_COMMA },
            { "open", PUNCTUATION_OPEN },
            { "close", PUNCTUATION_CLOSE },
            { 0 },
        },
};

const AttrDef VECTOR_ATTRS[] = {
    [VECTOR_PUNCTUATION] = { .name = "vector.punctuation",
                             .summary = "what stands behind a printed value",
                             .record = "Vector_PrintPunctuation",
                             .params = { { "value", PARAM_ENUM, &PUNCTUATIONS } } },
    { 0 },
};

const AttrConstraint PUNCTUATION_ATTR = { "Punctuation for separating vectors or vector elements",
                                          ATTR_ENUM_DIALECT, .cases = &PUNCTUATIONS,
                                          .def = &VECTOR_ATTRS[VECTOR_PUNCTUATION] };

static const OpDef *const MORE_OPS[] = { VECTOR_PRINT_OPS, VECTOR_MASK_OPS, NULL };

const DialectDef VECTOR_DIALECT = {
    .name = "vector",
    .summary = "operations on vectors",
    .doc = "Vectors of any rank: lanes of one type, each poison or not on its own.\n",
    .more_ops = MORE_OPS,
    .attrs = VECTOR_ATTRS,
};
