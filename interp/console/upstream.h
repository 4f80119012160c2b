/* Upstream: the dialects of the LLVM that is installed, as its definitions in ODS say them.
 *
 * They are made of its .td files by llvm-tblgen, once, and kept in the user's cache, a file a
 * dialect; a context loads one of them when a name of it is met that no row has.
 */
#ifndef INTERP_CONSOLE_UPSTREAM_H
#define INTERP_CONSOLE_UPSTREAM_H

#include "core/ir/context.h"

/* Finds the cache, or makes it, which takes some seconds. With or without what definitions say for
 * people, which takes twice as long to load. False, with a message on standard error, where that
 * cannot be. */
bool upstream_open(bool texts);
void upstream_close(void);
/* From here on the context asks it. */
void upstream_register(Context *context);
/* All of them are loaded now. */
void upstream_load_all(Context *context);

#endif
