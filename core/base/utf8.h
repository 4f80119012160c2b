/* UTF-8: characters in a text that may be none. */
#ifndef CORE_BASE_UTF8_H
#define CORE_BASE_UTF8_H

#include "core/base/str.h"

/* How many bytes the character at `at` has; 0 where there is none (RFC 3629). */
size_t utf8_length(Str text, size_t at);

/* The same of one that does nothing to a terminal but to stand there: 0 also for what moves its
 * cursor or changes its colours (C0, DEL, C1), is not seen, or turns the order of a line around. */
size_t utf8_harmless(Str text, size_t at);
/* Text that may stand on a terminal: but for tabs and ends of lines, what is not harmless is a
 * question mark. */
void sb_shown(Sb *sb, Str text);

#endif
