/* Text diff: how one text became another, line by line, as `diff -u` shows it. */
#ifndef INTERP_ORACLE_DIFF_TEXT_DIFF_H
#define INTERP_ORACLE_DIFF_TEXT_DIFF_H

#include "core/base/str.h"

/* Adds the hunks, each with up to three lines around it that did not change, and at most `most`
 * lines in all (0: all of them), the last of which then says how many are left away. Nothing for
 * texts that are the same. */
void text_diff(Sb *sb, Str before, Str after, size_t most);

#endif
