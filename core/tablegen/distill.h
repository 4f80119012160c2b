/* Distill: of the records of one dialect what a loader reads, and no more. */
#ifndef CORE_TABLEGEN_DISTILL_H
#define CORE_TABLEGEN_DISTILL_H

#include "core/base/map.h"
#include "core/tablegen/records.h"

/* Adds a table of records, as text, that defines what `records` do of the dialect of that record
 * and none did before: the names of all definitions go to `defined`, their bytes to the arena.
 * False, with nothing added, where there is nothing new. */
bool records_distill(const Records *records, const Record *dialect, Arena *arena, Map *defined,
                     Sb *text);

#endif
