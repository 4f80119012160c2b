/* dlti: what a specification says of a data layout, for who runs the program. */
#ifndef DIALECTS_DLTI_H
#define DIALECTS_DLTI_H

#include "core/ir/attr.h"
#include "semantics/value/target.h"

/* Puts what the `dlti.dl_spec` says in the place of what is in `target`. The first entry that no
 * run follows, "i8 = dense<16> : vector<2xi64>"; NULL where there is none. */
const char *dlti_read_spec(const Attr *spec, Target *target);

#endif
