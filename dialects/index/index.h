/* index: what its files share. */
#ifndef DIALECTS_INDEX_INDEX_H
#define DIALECTS_INDEX_INDEX_H

#include "core/ir/definition.h"

extern const OpDef INDEX_ARITHMETIC_OPS[];

#endif
