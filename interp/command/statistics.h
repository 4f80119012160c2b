/* Statistics: how often each operation of a run was executed. */
#ifndef INTERP_COMMAND_STATISTICS_H
#define INTERP_COMMAND_STATISTICS_H

#include "core/base/map.h"
#include "interp/machine/machine.h"

typedef struct Statistics {
    Map counts; /* by the operation's name */
    Observer observer;
} Statistics;

/* Counts from the machine's first call on; `statistics` is all zero, and stays where it is. */
void statistics_start(Statistics *statistics, Machine *machine);
/* On standard error, the most frequent first. */
void statistics_print(const Statistics *statistics);
void statistics_free(Statistics *statistics);

#endif
