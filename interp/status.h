/* Exit statuses of the program; those of runs that end early are EndKind's (interp/machine.h). */
#ifndef INTERP_STATUS_H
#define INTERP_STATUS_H

enum {
    EXIT_FINE = 0,
    EXIT_DIFFERENCE = 1,
    EXIT_USAGE = 2,
    EXIT_INVALID = 3,
};

#endif
