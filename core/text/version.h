/* Version: what a dialect was when a program was written, and how that program becomes one of
 * today's. Bytecode says versions, and a text may: the module's attribute `DIALECT.version`, two
 * numbers, array<i64: 1, 0>. Rules: MLIR Bytecode Format, "Dialect Versioning". */
#ifndef CORE_TEXT_VERSION_H
#define CORE_TEXT_VERSION_H

#include "core/ir/context.h"

/* What array<i64: 1, 0> says; false where it is no such array, or of before 1.0. */
bool version_of_attr(const Attr *attr, DialectVersion *version);
/* A program is read, of which no version is known yet. */
void version_start(Context *context);
/* It was written with that version. */
void version_note(Context *context, const DialectDef *dialect, DialectVersion version);
/* Which the program that is read says; NULL: none. */
const DialectVersion *version_said(const Context *context, const DialectDef *dialect);
/* What is wrong with a program of that version: it is none, or newer than what is known here; data
 * NULL: nothing. */
Str version_complaint(Context *context, const DialectDef *dialect, DialectVersion version);
/* Notes what the module's attributes say, which go. False, reported, where they do not say it as
 * they have to, or a module within says what the outermost alone does. */
bool version_note_attrs(Op *module);
/* Lets the module's attributes say the versions of dialects that were made at run time, for a form
 * that says none itself: a text, and bytecode of before versions. */
void version_say(Op *module);
/* Takes that back. */
void version_unsay(Op *module);
/* Warns of what a file said of dialects that are not known here: it is lost in such a form. */
void version_warn_of_lost(const Op *module);
/* Makes today's program of the module, for all versions that were noted, before it is verified.
 * False, reported, where it cannot. */
bool version_upgrade(Op *module);
/* Are operations of that name upgraded in older programs? */
bool version_is_upgraded(Context *context, Str name);
/* A note at `loc` where an operation of the name, which is unknown, would have been upgraded in an
 * older program; false: it would not. */
bool version_upgrade_note(const Attr *loc, Str name);
/* A note where the operation, which is wrong, is what an upgrade made of another. */
void version_upgraded_note(const Op *op);
/* As `version_upgrade_note` where it cannot even be read, for it stands in a syntax that only its
 * definition knows.
 */
bool version_form_note(const Attr *loc, Str name);

#endif
