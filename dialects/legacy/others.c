/* Operations of other dialects that have another name today. */
#include "dialects/legacy/legacy.h"

const LegacyOp LEGACY_OTHERS[] = {
    { "affine.terminator", "affine.yield" },
    /* DECISIONS.md O2. */
    { "arith.maxf", "arith.maximumf" },
    { "arith.minf", "arith.minimumf" },
    { "math.abs", "math.absf" },
    { 0 },
};
