/* Traits: what ODS and C++ call them, and the kinds of regions. */
#ifndef CORE_DEFINE_TRAIT_H
#define CORE_DEFINE_TRAIT_H

#include "core/ir/definition.h"

typedef struct TraitName {
    Trait trait;
    const char *name;  /* ODS's: "Pure" */
    const char *class; /* C++'s, behind "::mlir::OpTrait::" or "::mlir::"; NULL: several traits are
                        * that one together */
} TraitName;

/* Ends with a NULL name. */
extern const TraitName TRAIT_NAMES[];

/* "region with 1 blocks" */
const char *region_summary(RegionKind kind);

#endif
