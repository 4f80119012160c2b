/* UTF-8: characters in a text that may be none. */
#ifndef CORE_BASE_UTF8_H
#define CORE_BASE_UTF8_H

#include "core/base/str.h"

/* How many bytes the character at `at` has; 0 where there is none (RFC 3629). */
size_t utf8_length(Str text, size_t at);

/* Text that may stand on a terminal: what would move its cursor or change its colours (C0 but for
 * tabs and ends of lines, DEL, C1) and what is no character are question marks. */
void sb_shown(Sb *sb, Str text);

#endif
