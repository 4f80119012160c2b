/* Annotations: what was reported, as workflow commands that GitHub shows beside the lines:
 * `::error file=...,line=...,col=...,title=...::message`. They go to standard error, whose lines
 * are looked at like those of standard output, which is the program's. */
#ifndef INTERP_CONSOLE_ANNOTATIONS_H
#define INTERP_CONSOLE_ANNOTATIONS_H

#include "core/ir/diag.h"

typedef struct Annotation {
    Severity severity;
    Str file; /* empty: none */
    unsigned line, column;
    const char *title;
    Str text;
} Annotation;

void annotation_write(const Annotation *annotation);
/* Of all messages kept, each with its notes in its text. */
void annotations_of_messages(void);

#endif
