/* Formats of printf and its like: the text that one makes of its arguments. */
#ifndef INTERP_MACHINE_EXTERNALS_FORMAT_H
#define INTERP_MACHINE_EXTERNALS_FORMAT_H

#include "interp/machine/externals_arguments.h"

enum { MOST_OF_A_CONVERSION = 1 << 16 };

typedef struct Printing {
    Step *s;
    Arguments arguments; /* of the format */
    Sb *out;
    uint64_t most;        /* characters that a conversion may be asked for */
    bool begun, numbered; /* a conversion took an argument, and whether by its number */
} Printing;

/* Adds the text that the format, a string at that place, makes of the arguments. False: the run has
 * ended. */
bool print_format(Printing *printing, Pointer at);

#endif
