/* Signatures as JSON: the members of an object. */
#ifndef INTERP_CONSOLE_SIGNATURE_JSON_H
#define INTERP_CONSOLE_SIGNATURE_JSON_H

#include "core/ir/definition.h"

void signature_json_operation(const OpDef *def, Sb *out);
void signature_json_type(const TypeDef *def, Sb *out);
void signature_json_attribute(const AttrDef *def, Sb *out);

#endif
