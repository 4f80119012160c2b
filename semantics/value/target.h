/* Target: what a program's data layout says of memory, beyond what every program has: the order of
 * bytes, how large pointers and index are, how numbers are aligned. Rules: LangRef, "Data Layout";
 * semantics/DECISIONS.md, M34.
 */
#ifndef SEMANTICS_VALUE_TARGET_H
#define SEMANTICS_VALUE_TARGET_H

#include <stdbool.h>
#include <stdint.h>

enum { TARGET_MOST = 32 }; /* of a kind that can be told apart */

typedef struct TargetAlignment { /* of numbers of so many bits, in bytes */
    unsigned bits;
    uint64_t alignment;
} TargetAlignment;

typedef struct TargetNumbers { /* by their bits, in order */
    unsigned count;
    TargetAlignment of[TARGET_MOST];
} TargetNumbers;

typedef struct TargetPointer {
    unsigned space;
    unsigned bits, index_bits; /* of the address, and of what is added to it */
    uint64_t alignment;        /* in bytes */
    bool refused;              /* no run follows that: values of it are not held */
} TargetPointer;

typedef struct Target {
    bool big_endian;
    unsigned index_width; /* of the type index: 64, 32, or 0, where nothing says */
    TargetNumbers ints, floats;
    unsigned space_count;
    TargetPointer spaces[TARGET_MOST]; /* [0] is space 0, and all that are not among them */
} Target;

/* Where nothing is said: that of x86-64, which native code has. */
extern const Target TARGET_X86_64;
/* What LLVM assumes where nothing is said. */
extern const Target TARGET_LLVM;

/* One more, or another in the place of that of as many bits, or of its space; false where there are
 * too many. */
bool target_set_alignment(TargetNumbers *numbers, unsigned bits, uint64_t alignment);
bool target_set_pointer(Target *target, TargetPointer pointer);
/* Pointers of the space are no numbers; false where there are too many spaces. */
bool target_refuse_space(Target *target, unsigned space);

/* An integer that is not among them is aligned as the next wider one, or as the widest; a float to
 * the power of two that holds it. */
uint64_t target_int_alignment(const Target *target, unsigned bits);
uint64_t target_float_alignment(const Target *target, unsigned bits);
const TargetPointer *target_pointer(const Target *target, unsigned space);
/* That all addresses fit. */
unsigned target_address_bits(const Target *target);

/* Do values lie in memory in the same way? The width of index does not count. */
bool target_equals(const Target *a, const Target *b);
/* Is it what native code has, in the address spaces that x86-64 gives a meaning, too? */
bool target_is_native(const Target *target);

#endif
