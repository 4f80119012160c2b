/* Base: a type or attribute without its parameters, by upstream's name for it. */
#ifndef DIALECTS_IRDL_BASE_H
#define DIALECTS_IRDL_BASE_H

#include "core/ir/context.h"

/* "builtin.integer", "llvm.ptr" */
const char *base_of_type(const Type *type);
const char *base_of_attr(const Attr *attr);

/* Is anything called so? */
bool base_type_is_known(Context *context, Str name);
bool base_attr_is_known(Context *context, Str name);

#endif
