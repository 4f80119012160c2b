/* Shrink: the least of a text that still shows something. */
#ifndef TESTSUITE_FUZZ_SHRINK_H
#define TESTSUITE_FUZZ_SHRINK_H

#include "core/base/str.h"

typedef bool (*Shows)(void *state, Str text);

/* Leaves out lines, groups and pieces of the text, asking at most `budget` times. */
void shrink(Sb *text, Shows shows, void *state, unsigned budget);

#endif
