/* Scope: which SSA names and block names are known while the parser reads, and which were used
 * before their definition. Rules: MLIR Language Reference, "Value scoping", and upstream's
 * handling of forward references.
 */
#ifndef CORE_TEXT_SCOPE_H
#define CORE_TEXT_SCOPE_H

#include "core/text/parser.h"

Scope *scope_new(void);
void scope_free(Scope *scope);

/* A region begins and ends. In an isolated one no outer value is visible. False when it was not
 * read whole, which `good` tells, or, reported, when a block of it was used and never defined. */
void scope_enter(AsmParser *p, bool isolated);
bool scope_leave(AsmParser *p, bool good);

/* The value of an operand; a placeholder where it is not defined yet. NULL, reported, when its
 * type differs from what is known. */
Value *scope_use(AsmParser *p, const OperandName *name, const Type *type);
/* `value` is defined under this name from here on. `*value` may be replaced by the placeholder
 * that stood for it. False, reported, when the name is taken. */
bool scope_define(AsmParser *p, const OperandName *name, Value **value);
/* Where the name was first seen, or NULL. */
const char *scope_seen(AsmParser *p, const OperandName *name);

/* The block of that name in the current region, made where it is not defined yet. */
Block *scope_block(AsmParser *p, Str name, const char *at);
/* The same for its definition; NULL, reported, when it was defined before. */
Block *scope_define_block(AsmParser *p, Str name, const char *at);

/* How many placeholders there are; and without those that came after so many, whose names nobody
 * is going to define. */
size_t scope_placeholders(const AsmParser *p);
void scope_forget_placeholders(AsmParser *p, size_t before);

/* At the end of the file: reports names that were used and never defined. */
bool scope_finish(AsmParser *p);

#endif
