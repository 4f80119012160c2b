/* Words: what a command line is made of. Each function takes its word from the front of `text`. */
#ifndef INTERP_TOOLS_DEBUG_WORDS_H
#define INTERP_TOOLS_DEBUG_WORDS_H

#include "core/base/str.h"

/* The text without the blanks around it. */
Str words_trim(Str text);
/* Up to the next blank. */
Str words_next(Str *text);
/* Up to the next blank or `/`: formats stand directly behind a command, as in print/x. */
Str words_command(Str *text);
/* The end of the text, behind its last blank or `/`; not taken. */
Str words_last(Str text);
/* "%name" or "%name#2"; empty where none begins. */
Str words_value(Str *text);
/* A decimal number; false where none stands. */
bool words_number(Str *text, uint64_t *number);
/* "0x1f"; false where none stands. */
bool words_address(Str *text, uint64_t *address);
/* "[1, 2]": at most `most` signed numbers; -1 where it is not well formed. */
int words_indices(Str *text, int64_t *indices, int most);
/* Whether the text begins so, which is then taken. */
bool words_take(Str *text, const char *word);

#endif
