/* Attributes of dialects whose operations we lack, on operations that we have. */
#ifndef DIALECTS_LACKING_H
#define DIALECTS_LACKING_H

#include "core/ir/ir.h"

/* Of functions, which they say how to launch. */
bool nvvm_verify_attr(const Op *op, const NamedAttr *attr);
bool nvvm_verify_arg_attr(const Op *op, const Type *type, const NamedAttr *attr);
bool rocdl_verify_attr(const Op *op, const NamedAttr *attr);

#endif
