/* Values of the dialect's own types, while a program runs. */
#ifndef DIALECTS_LLVM_VALUES_H
#define DIALECTS_LLVM_VALUES_H

#include "dialects/values/kind.h"

extern const DatumKind LLVM_POINTER_VALUES, LLVM_RECORD_VALUES;
extern const char LLVM_UNDEF[]; /* why what is undef is poison (DECISIONS.md N30) */

void llvm_set_zero(Place place);
/* The part of a struct or array that the indices lead to. */
Place llvm_part_at(Place place, const Attr *position);

#endif
