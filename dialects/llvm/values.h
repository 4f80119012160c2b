/* Values of the dialect's own types, while a program runs. */
#ifndef DIALECTS_LLVM_VALUES_H
#define DIALECTS_LLVM_VALUES_H

#include "dialects/values/kind.h"

extern const DatumKind LLVM_POINTER_VALUES, LLVM_RECORD_VALUES, LLVM_TOKEN_VALUES, LLVM_VOID_VALUES;
extern const char LLVM_UNDEF[]; /* why what is undef is poison (DECISIONS.md N30) */

/* How a type lies in memory, of which there may be more than a value of it can hold. */
typedef struct LlvmRoom {
    uint64_t bytes, alignment; /* from one to the next in an array */
} LlvmRoom;

/* False where it has none, or more than addresses reach. */
bool llvm_room(const Step *s, const Type *type, LlvmRoom *room);
/* Of a struct that has room: how far behind its first byte a part is. */
uint64_t llvm_offset_of(const Step *s, const Type *type, unsigned part);

void llvm_set_zero(Place place);
/* As place_set_attr, and of any type #llvm.zero and #llvm.undef. */
bool llvm_set_attr(Step *s, Place place, const Type *type, const Attr *attr);
/* The part of a struct or array that the indices lead to. */
Place llvm_part_at(Place place, const Attr *position);

#endif
