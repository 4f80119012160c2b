/* Upgrade: what a definition says of its dialect's version, and of what programs of older ones are
 * today. Upstream's dialects say both in C++; here they are attributes that a definition has beside
 * it, the same in every form that definitions have. */
#ifndef CORE_DEFINE_UPGRADE_H
#define CORE_DEFINE_UPGRADE_H

#include "core/ir/definition.h"

/* Into the dialect's row, the operations of which are there by their names. `version` and
 * `upgrades`: NULL where the definition, which stands at `loc`, says none. False, reported, where
 * they are not what they have to be. */
bool upgrades_read(const Attr *loc, DialectDef *dialect, const Attr *version, const Attr *upgrades);
/* When the operations are whole: do they have the attributes that upgrades lead to? `has` says it
 * of one. False, reported, where they do not. */
bool upgrades_check(Context *context, const DialectDef *dialect,
                    bool (*has)(const OpDef *def, Str attr));

/* upgrade_place.c: where each upgrade stands of so many that a definition at `loc` says; at `loc`
 * where that is not seen. */
void upgrade_places(const Attr *loc, unsigned count, const Attr **places);

#endif
