/* test: operations that exercise the vocabulary of definitions, for tests of the parser and the
 * verifier. Names and behaviour are those of the test dialect that upstream's mlir-opt registers;
 * nothing of it is executed but a type of ours with values (values.c).
 */
#ifndef DIALECTS_TEST_TEST_H
#define DIALECTS_TEST_TEST_H

#include "core/text/asm.h"
#include "core/define/constraint.h"

extern const OpDef TEST_TRAIT_OPS[], TEST_REGION_OPS[], TEST_SYNTAX_OPS[], TEST_NAME_OPS[],
    TEST_BUFFER_OPS[], TEST_VALUE_OPS[], TEST_LINALG_OPS[];
extern const TypeDef TEST_TYPES[];
extern const AttrDef TEST_ATTRS[];
extern const struct DatumKind PAIR_VALUES;

/* What an attribute of the test enum is. */
extern const AttrConstraint TEST_ENUM_ATTR;

#endif
