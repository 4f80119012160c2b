/* Str: a slice of somebody else's bytes. Sb: a string being built. */
#ifndef CORE_BASE_STR_H
#define CORE_BASE_STR_H

#include "core/base/arena.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Not NUL-terminated; may hold any byte. Print it with "%.*s", STR_ARG(s). */
typedef struct Str {
    const char *data;
    size_t len;
} Str;

#define STR(literal) ((Str){ (literal), sizeof(literal) - 1 })
#define STR_ARG(s) (int)(s).len, (s).data

/* In the header, so that a literal's length is known where it is compared. */
static inline Str str_of(const char *c_string)
{
    return (Str){ c_string, c_string ? strlen(c_string) : 0 };
}

static inline bool str_eq(Str a, Str b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.data, b.data, a.len) == 0);
}

static inline bool str_is(Str s, const char *c_string)
{
    return str_eq(s, str_of(c_string));
}

int str_cmp(Str a, Str b); /* bytewise order; a prefix comes first */
bool str_starts(Str s, const char *prefix);
bool str_ends(Str s, const char *ending);
/* The position of `c`, or s.len. */
size_t str_find(Str s, char c);
/* How many letters have to be put in, left out, replaced or exchanged with the next one to make one
 * name of the other; a large number where those are more than `most`, or one is longer than names
 * are. */
unsigned str_distance(Str a, Str b, unsigned most);
Str str_from(Str s, size_t start);
/* Words that blanks separate: the first, which `rest` then begins behind; whether one is among
 * them. */
Str str_word(Str *rest);
bool str_lists(const char *words, Str word);
/* The first line, without its end, which `rest` then begins behind. */
Str str_line(Str *rest);
/* Without white space at its ends. */
Str str_trim(Str s);
bool str_contains(Str s, const char *part); /* which is not empty */
uint64_t str_hash(Str s);

/* "s" behind a noun of which there are not exactly one. */
static inline const char *plural(double count)
{
    return count == 1 ? "" : "s";
}

/* A copy in the arena, NUL-terminated behind its last byte. */
Str str_dup(Arena *arena, Str s);
/* The same of UTF-8 that is quoted: of a longer one so many bytes, and that there is more. */
enum { STR_QUOTED_MOST = 4096 };
Str str_dup_quoted(Arena *arena, Str s);
Str str_printf(Arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* All zero is an empty builder. `data` is NUL-terminated once anything was added. */
typedef struct Sb {
    char *data;
    size_t len, cap;
} Sb;

void sb_char(Sb *sb, char c);
void sb_add(Sb *sb, const char *c_string);
void sb_str(Sb *sb, Str s);
void sb_hex(Sb *sb, Str bytes); /* two capital digits a byte */
void sb_printf(Sb *sb, const char *format, ...) __attribute__((format(printf, 2, 3)));
void sb_vprintf(Sb *sb, const char *format, va_list args);
Str sb_view(const Sb *sb);
void sb_free(Sb *sb);

#endif
