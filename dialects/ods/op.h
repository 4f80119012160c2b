/* Op: the row of an operation, made of the record that defines it. */
#ifndef DIALECTS_ODS_OP_H
#define DIALECTS_ODS_OP_H

#include "dialects/ods/loader.h"

/* Fills all of the row but its name. */
void op_read(Loader *loader, const Record *record, OpDef *row);
/* Its traits, and what they say of types, parents and terminators, of syntax and meaning. */
void op_read_traits(Loader *loader, const Record *record, OpDef *row);

#endif
