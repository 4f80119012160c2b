/* UTF-8: characters in a text that may be none. */
#ifndef CORE_BASE_UTF8_H
#define CORE_BASE_UTF8_H

#include "core/base/str.h"

/* How many bytes the character at `at` has; 0 where there is none (RFC 3629). */
size_t utf8_length(Str text, size_t at);

#endif
