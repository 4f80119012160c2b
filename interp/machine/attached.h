/* Attached: what the machine keeps of an address besides the bytes there: a coroutine, where its
 * frame is, or what a function of the async runtime made and the pointer stands for. All are the
 * machine's, until they are detached or the run is over.
 */
#ifndef INTERP_MACHINE_ATTACHED_H
#define INTERP_MACHINE_ATTACHED_H

#include "interp/machine/machine.h"

typedef struct Attached Attached;

typedef struct AttachedKind {
    uint64_t bytes;                                     /* it takes from the budget */
    void (*free)(Machine *machine, Attached *attached); /* all that it has, and itself */
} AttachedKind;

struct Attached { /* the first member of what is attached */
    const AttachedKind *kind;
    Pointer at;
    Attached *next;          /* of the same allocation */
    Attached *older, *newer; /* of the machine's */
};

/* `kind->bytes` of zeros, attached to the address in the allocation. */
void *attach(Machine *machine, Allocation *allocation, uint64_t address, const AttachedKind *kind);
/* NULL where nothing of the kind is attached to the pointer. */
void *attached_at(const Machine *machine, const AttachedKind *kind, Pointer at);
/* Frees it. */
void detach(Machine *machine, Attached *attached);
void detach_all(Machine *machine);

#endif
