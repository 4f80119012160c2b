/* Upstream's cache: a folder of what the installed LLVM's definitions say, a file a dialect. */
#ifndef INTERP_CONSOLE_UPSTREAM_CACHE_H
#define INTERP_CONSOLE_UPSTREAM_CACHE_H

#include "core/base/str.h"

/* Gives the folder, which is made where there is none or LLVM is another. False, with a message on
 * standard error, where that cannot be. */
bool cache_open(Sb *folder);
/* Part `part`, from 0, of what defines the dialect, with or without what is said for people; false
 * where there is none. */
bool cache_read(Str folder, Str dialect, unsigned part, bool texts, Sb *text);
/* It is filled again when it is opened next. */
void cache_forget(Str folder);
/* Calls `see` with the name of each dialect. */
void cache_names(Str folder, void (*see)(void *state, Str dialect), void *state);

#endif
