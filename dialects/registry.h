/* Registry: all dialects this program knows. */
#ifndef DIALECTS_REGISTRY_H
#define DIALECTS_REGISTRY_H

#include "core/ir/context.h"

/* Their definitions, sorted by name, ended by NULL. */
const DialectDef *const *registered_dialects(void);

/* What upstream has besides; ends with a NULL name. */
extern const LackingDialect LACKING_DIALECTS[];

void register_all_dialects(Context *context);

#endif
