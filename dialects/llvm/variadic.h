/* Arguments of a variable number. Where pointers have 64 bits as code compiled for x86-64 finds
 * them: a list is { bytes of general registers used, of vector registers, pointer to what came in
 * memory, pointer to what came in registers }. Rules: System V Application Binary Interface,
 * AMD64, 3.5.7. Where they have fewer a list is a pointer to the next argument (DECISIONS.md M19).
 */
#ifndef DIALECTS_LLVM_VARIADIC_H
#define DIALECTS_LLVM_VARIADIC_H

#include "dialects/step.h"

enum {
    GENERAL_REGISTERS = 6,
    VECTOR_REGISTERS = 8,
    GENERAL_BYTES = 8,
    VECTOR_BYTES = 16,
    SAVED_GENERAL = GENERAL_REGISTERS * GENERAL_BYTES,
    SAVED_BYTES = SAVED_GENERAL + VECTOR_REGISTERS * VECTOR_BYTES,
    /* Where the parts of a list stand. */
    LIST_GENERAL = 0,
    LIST_VECTORS = 4,
    LIST_MEMORY = 8,
    LIST_SAVED = 16,
    LIST_BYTES = 24,
    LIST_ALIGNMENT = 64 /* of what it points to: that of the widest vectors */
};

/* Are lists pointers? */
bool llvm_lists_are_flat(const Step *s);
/* Where the next argument of such a list is; the list, which points at it or before, goes on behind
 * it. */
Pointer llvm_next_listed(const Step *s, Pointer *list, const Layout *layout);

#endif
