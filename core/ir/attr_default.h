/* The defaults of attributes, which rows write as text: what makes operations asks for them, and
 * what reads text gives them.
 */
#ifndef CORE_IR_ATTR_DEFAULT_H
#define CORE_IR_ATTR_DEFAULT_H

#include "core/ir/context.h"

/* The default of the definition's attribute `index`; NULL if the row has none. */
const Attr *def_attr_default(Context *context, const OpDef *def, unsigned index);

#endif
