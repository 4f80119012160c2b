/* Filter: a list of system calls that are allowed, made into the program for the kernel's machine
 * (seccomp(2)) that says so. */
#ifndef INTERP_NATIVE_FILTER_H
#define INTERP_NATIVE_FILTER_H

#include <linux/filter.h>
#include <stdbool.h>
#include <stdint.h>

enum { RULE_VALUES = 4, FILTER_CODE = 400 };

typedef struct Rule {
    unsigned call; /* by number */
    /* Where the mask is not 0: allowed only where the argument, masked, is one of the values. */
    uint32_t mask;
    unsigned argument, count;
    uint32_t values[RULE_VALUES];
    uint32_t instead; /* not allowed, but this (SECCOMP_RET_...) is done; 0: nothing like that */
} Rule;

typedef struct Filter {
    uint32_t otherwise; /* what is done at calls that no rule allows */
    struct sock_filter code[FILTER_CODE];
    unsigned count;
} Filter;

void filter_start(Filter *filter, uint32_t otherwise);
/* At most one rule a call. */
void filter_add(Filter *filter, const Rule *rules, unsigned count);
/* For this process, and what it starts, for ever; a filter that was there before goes on to hold as
 * well. False when the system cannot do that. */
bool filter_install(Filter *filter);

#endif
