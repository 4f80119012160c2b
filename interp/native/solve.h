/* Solve: commands of SMT-LIB 2, executed by Z3. */
#ifndef INTERP_NATIVE_SOLVE_H
#define INTERP_NATIVE_SOLVE_H

#include "core/base/str.h"

/* What the commands print, one after the other; errors among it are Z3's "(error ...)". False, with
 * why in its place, where this program was built without Z3. */
bool solve_text(const char *commands, Sb *said);

#endif
