/* Symbols: operations with a name, in the tables that operations like modules are.
 *
 * Rules: MLIR's "Symbols and Symbol Tables". A symbol is any operation directly in a symbol table's
 * region that has a string attribute `sym_name`.
 */
#ifndef CORE_IR_SYMBOL_H
#define CORE_IR_SYMBOL_H

#include "core/ir/definition.h"

typedef enum SymbolVisibility { SYMBOL_PUBLIC, SYMBOL_PRIVATE, SYMBOL_NESTED } SymbolVisibility;

/* Data NULL where the operation is no symbol. */
Str symbol_name(const Op *op);
SymbolVisibility symbol_visibility(const Op *op); /* public unless it says otherwise */

/* The symbol table that names in `op`'s attributes are looked up in: `op` itself or the nearest
 * around it. NULL where there is none, or an unregistered operation between may be one. */
Op *symbol_table_around(const Op *op);
/* NULL where the table has no symbol of that name. The first of several. */
Op *symbol_in_table(const Op *table, Str name);
/* The same for a reference, @a::@b looks for b in the table that is @a's symbol. */
Op *symbol_in_table_ref(const Op *table, const Attr *reference);
/* What a reference among `from`'s attributes means, or NULL. */
Op *symbol_nearest(const Op *from, const Attr *reference);

void symbols_free(Context *context);

#endif
