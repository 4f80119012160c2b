/* What the makers of attributes share: attr.c, attr_elements.c, location.c. */
#ifndef CORE_IR_ATTR_MAKE_H
#define CORE_IR_ATTR_MAKE_H

#include "core/ir/context.h"

/* The attribute of that key, or a new one to be filled in; frees the key. */
Attr *attr_unique(Context *context, Key *key, AttrKind kind, bool *made);
void attr_set_type(Attr *attr, const Type *type);
/* A copy of the parts, whose extents are added; NULL parts are allowed. */
const Attr *const *attr_keep_parts(Attr *attr, unsigned count, const Attr *const *parts);

/* Bits above the width are no part of a number: cleared in the bytes of elements of the type. */
void attr_mask_elements(unsigned char *bytes, size_t len, const Type *element);

#endif
