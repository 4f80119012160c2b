/* Properties: the <{...}> of the generic form, and the attributes a definition declares. */
#ifndef CORE_PROPERTIES_H
#define CORE_PROPERTIES_H

#include "core/parser.h"

/* Of a registered operation: state's properties become its inherent attributes. False, reported at
 * `at`, when they are of a kind the definition cannot hold. Properties of an unregistered operation
 * stay as they are. */
bool properties_take(AsmParser *p, OpState *state, const char *at);

/* The inherent attributes of a registered operation as one dictionary, segment sizes included;
 * NULL when there are none. */
const Attr *properties_dictionary(const Op *op);

#endif
