/* Distill: of the records of one dialect what a loader reads, and no more. */
#ifndef CORE_TABLEGEN_DISTILL_H
#define CORE_TABLEGEN_DISTILL_H

#include "core/base/map.h"
#include "core/tablegen/records.h"

typedef struct Distilled {
    const Records *records;
    const Record *dialect;
    Arena *arena; /* of the names in: */
    Map *defined; /* all definitions so far, as "Op arith.addi", "TypeDef gpu.mma_matrix", "AttrDef
                   * ..." */
} Distilled;

/* Adds a table of records, as text, that defines what `records` do of the dialect and nobody did
 * before; and the same without what is said for people. False, with nothing added, where there is
 * nothing new. */
bool records_distill(const Distilled *asked, Sb *full, Sb *lean);

#endif
