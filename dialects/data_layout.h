/* Data layout: what the modules of a program say of memory. */
#ifndef DIALECTS_DATA_LAYOUT_H
#define DIALECTS_DATA_LAYOUT_H

#include "core/ir/ir.h"
#include "semantics/value/target.h"

/* Of the outermost module, combined with those of the modules in it (DECISIONS.md M34). False where
 * a run cannot follow it: `*module` is the one that says what `*why` tells. */
bool data_layout_of(const Op **module, Target *target, const char **why);

#endif
