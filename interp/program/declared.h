/* Places of variables: code that was compiled from another language says in notes for debuggers
 * where a variable was declared, and not with the operation that makes its memory. */
#ifndef INTERP_PROGRAM_DECLARED_H
#define INTERP_PROGRAM_DECLARED_H

#include "core/ir/ir.h"

/* Memory on the stack that has no place gets that of its variable. */
void declared_places(Op *module);

#endif
