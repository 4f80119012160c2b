/* Load: definitions in ODS become dialects of the context, as good as those that are written in C.
 * They are read as `llvm-tblgen --dump-json` writes them. What is C++ in them is not checked.
 */
#ifndef DIALECTS_ODS_LOAD_H
#define DIALECTS_ODS_LOAD_H

#include "core/ir/context.h"
#include "core/tablegen/records.h"

/* The records of a text, which are the caller's to free. False, reported where it stands, when it
 * is none. */
bool ods_read(Context *context, Str file, Str text, Records *records);
/* Rows that are there already stay what they are. False, reported where it was defined, when
 * something is wrong with what the records define, or it is nothing new; then the context is good
 * for nothing but to be freed. A warning, unless `quiet`, says once what is not checked. The
 * records may go when it is done. */
bool ods_load(Context *context, Str file, const Records *records, bool quiet);

#endif
