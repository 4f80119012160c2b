/* Registry: all dialects this program knows. */
#ifndef DIALECTS_REGISTRY_H
#define DIALECTS_REGISTRY_H

#include "core/context.h"

/* Their definitions, sorted by name, ended by NULL. */
const DialectDef *const *registered_dialects(void);

void register_all_dialects(Context *context);

#endif
