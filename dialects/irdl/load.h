/* Load: a definition in irdl becomes a dialect of the context, as good as those that are written
 * in C. Its operations have the generic form alone, and no meaning.
 */
#ifndef DIALECTS_IRDL_LOAD_H
#define DIALECTS_IRDL_LOAD_H

#include "core/ir/context.h"

/* Reads, verifies and loads all dialects that the text defines, which like the file's name lives as
 * long as the context. False, reported where it stands, when something is wrong with it; then the
 * context is good for nothing but to be freed. Conditions in C++ are let pass, and a warning says
 * so once. */
bool irdl_load(Context *context, Str file, Str text);

#endif
