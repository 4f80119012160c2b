/* Colour: where it is wanted, and that of diagnostics on standard error, which are clang's. */
#ifndef INTERP_CONSOLE_COLOUR_H
#define INTERP_CONSOLE_COLOUR_H

#include "core/base/str.h"

/* What --color says: auto, always or never; another word is as good as auto. */
void colour_choose(const char *when);
/* Whether what goes to this descriptor is to have colours: where it is a terminal, and NO_COLOR and
 * TERM do not speak against it. */
bool colour_is_wanted(int descriptor);

/* To be called before anything is said: from here on diagnostics on standard error have colours
 * where they are wanted; elsewhere it stays as it is. */
void colour_open(void);
/* On standard error, what the program that is run says there: it has no colours of ours. */
void colour_pass(Str text);

#endif
