/* Upstream's definitions: the files of TableGen that are installed with MLIR. */
#ifndef INTERP_CONSOLE_UPSTREAM_FILES_H
#define INTERP_CONSOLE_UPSTREAM_FILES_H

#include "core/base/str.h"
#include "core/base/vec.h"

typedef VEC(char *) FileNames;

/* Under `include`/mlir/Dialect those that no other file there includes, by name: each dialect is
 * defined by one of them or by what it includes. `files_free` gives them back. */
void upstream_files(const char *include, FileNames *names);
void files_free(FileNames *names);

#endif
