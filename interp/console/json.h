/* JSON: objects written piece by piece, a member after the other. All that the program prints has
 * one schema (testsuite/schema.json), whose version each object names. */
#ifndef INTERP_CONSOLE_JSON_H
#define INTERP_CONSOLE_JSON_H

#include "core/base/str.h"

#define JSON_SCHEMA "mlir-interp/1"

/* An object of a command's output begins: its schema, and whose it is. */
void json_begin(Sb *sb, const char *command);
/* A comma, but in front of the first of an object or a list. */
void json_next(Sb *sb);
/* `"name": `, as the next of an object. */
void json_name(Sb *sb, const char *name);
void json_quoted(Sb *sb, Str text); /* what is no UTF-8 becomes U+FFFD, byte by byte */
/* Members. */
void json_text(Sb *sb, const char *name, Str text);
void json_optional(Sb *sb, const char *name, Str text); /* absent where it is empty */
void json_number(Sb *sb, const char *name, uint64_t number);
void json_flag(Sb *sb, const char *name, bool flag);

#endif
