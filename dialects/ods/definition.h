/* Definition: the row of a type or an attribute, made of the record that defines it. */
#ifndef DIALECTS_ODS_DEFINITION_H
#define DIALECTS_ODS_DEFINITION_H

#include "dialects/ods/loader.h"

/* Can it be read and printed? Not where C++ does that, or has parameters that are not data here:
 * then it is kept as it is written. */
bool definition_is_data(Loader *loader, const Record *record);
/* Fill all of the row but its name, of one that is data. */
void definition_read_type(Loader *loader, const Record *record, TypeDef *row);
void definition_read_attr(Loader *loader, const Record *record, AttrDef *row);

#endif
