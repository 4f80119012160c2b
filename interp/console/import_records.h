/* Import records: debug records (`#dbg_declare`, `#dbg_value`) that upstream's importer loses. */
#ifndef INTERP_CONSOLE_IMPORT_RECORDS_H
#define INTERP_CONSOLE_IMPORT_RECORDS_H

#include "core/base/str.h"

/* The importer drops the records before a call of an intrinsic, and keeps those before any other
 * instruction: the text again with the former behind the call. False where there are none. */
bool import_move_records(Str text, Sb *moved);

#endif
