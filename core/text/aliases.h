/* The aliases of a module's text: what stands in their place where they are used, and is written
 * once, at its beginning or, where locations alone use it, at its end.
 *
 * Rules: MLIR's language reference, "Attribute Value Aliases" and "Type Aliases". Which attributes
 * and types have one, and in which order, is upstream's, found out as upstream does: what is
 * printed is walked once before it is printed. */
#ifndef CORE_TEXT_ALIASES_H
#define CORE_TEXT_ALIASES_H

#include "core/text/printer.h"

/* Those of all that `op` is printed as by the printer, which prints by them from now on; its `sb`
 * is lost. Numbers stand in the attributes' and types' `slot`: one module of a context at a time.
 * Free with aliases_free, and print no more. */
Aliases *aliases_new(AsmPrinter *printer, const Op *op);
void aliases_free(Aliases *aliases);

/* What is written in place of it, "#map1"; NULL: it is written out. While they are sought, what is
 * asked for is what there is. */
const char *aliases_attr(Aliases *aliases, const Attr *attr);
const char *aliases_type(Aliases *aliases, const Type *type);
/* Of an operation, by an alias that may stand behind it: while they are sought. */
void aliases_visit_loc(Aliases *aliases, const Attr *loc);

/* Is it printed for the sake of its aliases? Nobody reads it then. */
bool aliases_are_sought(const AsmPrinter *printer);

/* Lines "#map = ...": what stands before the operation, or behind it. */
void aliases_print(const Aliases *aliases, AsmPrinter *printer, bool behind);

#endif
