/* JUnit: tests and how they ended, as the XML that Ant began and build servers read. */
#ifndef INTERP_CONSOLE_JUNIT_H
#define INTERP_CONSOLE_JUNIT_H

#include "core/base/str.h"

typedef enum JunitEnd { JUNIT_PASSED, JUNIT_FAILED, JUNIT_SKIPPED, JUNIT_ERROR } JunitEnd;

typedef struct JunitCase {
    Str suite, name;
    JunitEnd end;
    Str why;        /* it did not pass, in a line */
    Str text;       /* the whole report */
    double seconds; /* negative: not known */
} JunitCase;

typedef struct Junit Junit;

/* `path`: the file to write, "-" for standard output; borrowed. */
Junit *junit_new(const char *path, const char *name);
/* Cases of one suite come one behind the other. Texts are copied. */
void junit_add(Junit *junit, const JunitCase *one);
/* What was reported of a file from which no tests came: what is not known here is skipped, what is
 * wrong an error. */
void junit_add_messages(Junit *junit, const char *file);
/* Writes it; false, with a message, where it cannot be written. */
bool junit_end(Junit *junit);

#endif
