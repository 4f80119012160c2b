/* Complaint: what LLVM says on standard error, and nowhere else. That is a file here, from which it
 * is taken back. */
#ifndef INTERP_NATIVE_COMPLAINT_H
#define INTERP_NATIVE_COMPLAINT_H

#include "core/base/str.h"

#include <sys/types.h>

/* Before what may complain. */
off_t complaint_start(void);
/* Adds what was said since; false where nothing was. */
bool complaint_take(off_t start, Sb *said);

#endif
