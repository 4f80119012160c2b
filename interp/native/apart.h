/* Apart: inputs run in a process of their own, which ends behind the last. What a program does to
 * its memory, to standard output and to its time is over then: the process that compiles, answers
 * and runs the next one is not touched by it. */
#ifndef INTERP_NATIVE_APART_H
#define INTERP_NATIVE_APART_H

#include "interp/native/run.h"

typedef struct ApartEnd {
    bool run;   /* all inputs were */
    int signal; /* that ended it before, 0: none */
    Sb why;     /* likewise */
} ApartEnd;

/* As run_inputs; false when the request does not hold, or there is no room for a process. */
bool apart_run(const Program *program, const WireRequest *request, unsigned char *shared,
               ApartEnd *end);

#endif
