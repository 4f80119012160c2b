/* Parameter: one of a type or an attribute, made of the record that defines those. */
#ifndef DIALECTS_ODS_PARAMETER_H
#define DIALECTS_ODS_PARAMETER_H

#include "dialects/ods/loader.h"

/* Can it be read and printed? Not where C++ does that, or has a class that is not data here. */
bool parameter_is_data(const Loader *loader, const Record *record, size_t index);
/* Is it the type that stands behind the attribute? */
bool parameter_is_self_type(const Loader *loader, const Record *record, size_t index);
/* Fills the row, of one that is data. */
void parameter_read(Loader *loader, const Record *record, size_t index, ParamDef *row);

/* parameter_default.c: what it is where it is left away, as `cpp` says; NULL where that is nothing,
 * or not understood. */
const Attr *parameter_default(Loader *loader, const ParamDef *row, Str cpp);

#endif
