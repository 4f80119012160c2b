/* Arguments: what functions of any number of arguments are given, one after the other as a format
 * asks for them: operands of the call, or what a list (va_list) leads to. */
#ifndef INTERP_MACHINE_EXTERNALS_ARGUMENTS_H
#define INTERP_MACHINE_EXTERNALS_ARGUMENTS_H

#include "interp/machine/externals.h"

typedef struct Arguments {
    Step *s;
    const External *self;
    unsigned next, end; /* operands ... */
    Pointer *list;      /* ... or the list, which goes on; NULL: operands they are */
    char length[4];     /* what stands before the letter of a conversion: "ll" */
    unsigned first;     /* operand, of those that conversions choose by their number */
    /* The text that is made, or read, in memory, and what of arguments is the first that could
     * overlap it; null: nothing. */
    Pointer text, nearest;
    uint64_t nearest_bytes;
} Arguments;

/* The next, of this layout, which messages call `wanted`; it is what the conversion %`letter` is
 * for. False: the run has ended, as the argument is missing or of another type. DECISIONS.md X6 */
bool argument_take(Arguments *arguments, char letter, const Layout *layout, const char *wanted,
                   Place *value);
bool argument_take_int(Arguments *arguments, char letter, unsigned width, Int *value);
bool argument_take_pointer(Arguments *arguments, char letter, Pointer *value);
/* The next is the one of that number, 1 the first. False: the run has ended. */
bool argument_choose(Arguments *arguments, int64_t number);
/* So many bytes of an argument are copied to the text, or from it ... */
void argument_copied(Arguments *arguments, Pointer at, uint64_t bytes);
/* ... and do not overlap it, of which so many were written, or read. False: they do, and the run
 * has ended. */
bool arguments_are_apart(Arguments *arguments, uint64_t bytes, bool written);
/* One more letter of the length. */
void argument_add_length(Arguments *arguments, char letter);

#endif
