/* Load: definitions in ODS become dialects of the context, as good as those that are written in C.
 * They are read as `llvm-tblgen --dump-json` writes them. What is C++ in them is not checked.
 */
#ifndef DIALECTS_ODS_LOAD_H
#define DIALECTS_ODS_LOAD_H

#include "core/tablegen/records.h"

#include "core/ir/context.h"

/* Rows that are there already stay what they are. False, reported where it stands, when something
 * is wrong with the text, or it defines nothing new; then the context is good for nothing but to be
 * freed. A warning, unless `quiet`, says once what is not checked. */
bool ods_load(Context *context, Str file, Str text, bool quiet);

#endif
