/* Body: what stands in the definition of a type, an attribute or an operation. */
#ifndef DIALECTS_IRDL_BODY_H
#define DIALECTS_IRDL_BODY_H

#include "dialects/irdl/condition.h"

/* Its operation of that name, of which there is one at the most; NULL where there is none. */
const Op *body_part(const Op *definition, const char *name);
/* Its conditions, in their order; the number of each stands in the slot of its result. False,
 * reported, where one is not as it should be. The dialects that it names have been declared. */
bool body_conditions(Context *context, const Op *definition, Conditions *conditions);
/* Are all operands of the part such conditions? */
bool body_takes_conditions(const Op *part);
/* Says once that what is written in C++ is not checked, if there is any. */
void body_warn_unchecked(Context *context, const Op *module);

#endif
