/* The `defaultValue` of attributes, as rows have it. */
#ifndef DIALECTS_ODS_ATTR_DEFAULT_H
#define DIALECTS_ODS_ATTR_DEFAULT_H

#include "dialects/ods/loader.h"

/* Of a record of class Attr or Property that has one, and the constraint that was made of it: the
 * context's; NULL where it is no value that MLIR's text has. */
const char *attr_default_of(Loader *loader, const Record *record, const AttrConstraint *made);

#endif
