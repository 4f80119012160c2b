/* Substitute: what is put in the place of a type or of a number, for it is seldom written: a type
 * of each kind, and numbers at the limits of what holds them. */
#ifndef TESTSUITE_FUZZ_FORMS_SUBSTITUTE_H
#define TESTSUITE_FUZZ_FORMS_SUBSTITUTE_H

#include "core/base/random.h"
#include "core/ir/attr.h"

/* A type, or the one given with another number in it; that one where it has none. */
const Type *substitute_type(const Type *type, Random *random);

/* With another number in it. */
const Attr *substitute_attr(Context *context, const Attr *attr, Random *random);

#endif
