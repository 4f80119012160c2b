/* JSON: objects written piece by piece, a member after the other. */
#ifndef INTERP_CONSOLE_JSON_H
#define INTERP_CONSOLE_JSON_H

#include "core/base/str.h"

/* A comma, but in front of the first of an object or a list. */
void json_next(Sb *sb);
/* `"name": `, as the next of an object. */
void json_name(Sb *sb, const char *name);
void json_quoted(Sb *sb, Str text);
/* Members. */
void json_text(Sb *sb, const char *name, Str text);
void json_optional(Sb *sb, const char *name, Str text); /* absent where it is empty */
void json_number(Sb *sb, const char *name, uint64_t number);
void json_flag(Sb *sb, const char *name, bool flag);

#endif
