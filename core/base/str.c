#include "core/base/str.h"

#include "core/base/vec.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

int str_cmp(Str a, Str b)
{
    size_t shared = a.len < b.len ? a.len : b.len;
    int order = shared ? memcmp(a.data, b.data, shared) : 0;

    return order ? order : (a.len > b.len) - (a.len < b.len);
}

bool str_starts(Str s, const char *prefix)
{
    size_t len = strlen(prefix);

    return s.len >= len && memcmp(s.data, prefix, len) == 0;
}

bool str_ends(Str s, const char *ending)
{
    size_t len = strlen(ending);

    return s.len >= len && memcmp(s.data + (s.len - len), ending, len) == 0;
}

size_t str_find(Str s, char c)
{
    const char *at = s.len ? memchr(s.data, c, s.len) : NULL;

    return at ? (size_t)(at - s.data) : s.len;
}

Str str_from(Str s, size_t start)
{
    return start >= s.len ? (Str){ s.data + s.len, 0 } : (Str){ s.data + start, s.len - start };
}

/* One to seven bytes as a word; different bytes of equal length give different words. */
static uint64_t tail(const char *bytes, size_t len)
{
    uint32_t low, high;
    uint16_t pair;

    if (len >= 4) {
        memcpy(&low, bytes, 4);
        memcpy(&high, bytes + len - 4, 4);
        return (uint64_t)high << 32 | low;
    }
    if (len == 1)
        return (unsigned char)bytes[0];
    memcpy(&pair, bytes, 2);
    return (uint64_t)(unsigned char)bytes[len - 1] << 16 | pair;
}

/* As FNV-1a, but eight bytes at a time; the last few are one word. */
uint64_t str_hash(Str s)
{
    uint64_t hash = 0xcbf29ce484222325u ^ s.len, word;
    size_t at = 0;

    for (; at + 8 <= s.len; at += 8) {
        memcpy(&word, s.data + at, 8);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    if (at < s.len)
        hash = (hash ^ tail(s.data + at, s.len - at)) * 0x9e3779b97f4a7c15u;
    hash = (hash ^ hash >> 32) * 0x9e3779b97f4a7c15u;
    hash = (hash ^ hash >> 29) * 0xbf58476d1ce4e5b9u;
    return hash ^ hash >> 32;
}

Str str_dup(Arena *arena, Str s)
{
    char *copy = arena_alloc(arena, s.len + 1);

    if (s.len)
        memcpy(copy, s.data, s.len);
    return (Str){ copy, s.len };
}

Str str_dup_quoted(Arena *arena, Str s)
{
    size_t kept = STR_QUOTED_MOST;

    if (s.len <= kept)
        return str_dup(arena, s);
    while (kept && ((unsigned char)s.data[kept] & 0xc0) == 0x80)
        kept--;
    return str_printf(arena, "%.*s [...]", (int)kept, s.data);
}

Str str_printf(Arena *arena, const char *format, ...)
{
    Sb sb = { 0 };
    va_list args;
    Str made;

    va_start(args, format);
    sb_vprintf(&sb, format, args);
    va_end(args);
    made = str_dup(arena, sb_view(&sb));
    sb_free(&sb);
    return made;
}

static void grow(Sb *sb, size_t more)
{
    vec_reserve(sb, sb->len + more + 1);
}

void sb_char(Sb *sb, char c)
{
    grow(sb, 1);
    sb->data[sb->len++] = c;
    sb->data[sb->len] = 0;
}

void sb_str(Sb *sb, Str s)
{
    grow(sb, s.len);
    if (s.len)
        memcpy(sb->data + sb->len, s.data, s.len);
    sb->len += s.len;
    sb->data[sb->len] = 0;
}

void sb_hex(Sb *sb, Str bytes)
{
    static const char DIGITS[] = "0123456789ABCDEF";
    char *at;

    grow(sb, 2 * bytes.len);
    at = sb->data + sb->len;
    for (size_t i = 0; i < bytes.len; i++) {
        *at++ = DIGITS[(unsigned char)bytes.data[i] >> 4];
        *at++ = DIGITS[bytes.data[i] & 15];
    }
    *at = 0;
    sb->len += 2 * bytes.len;
}

void sb_add(Sb *sb, const char *c_string)
{
    sb_str(sb, str_of(c_string));
}

void sb_vprintf(Sb *sb, const char *format, va_list args)
{
    va_list again;
    int len;

    va_copy(again, args);
    len = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (len <= 0)
        return;
    grow(sb, (size_t)len);
    vsnprintf(sb->data + sb->len, (size_t)len + 1, format, args);
    sb->len += (size_t)len;
}

void sb_printf(Sb *sb, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    sb_vprintf(sb, format, args);
    va_end(args);
}

Str sb_view(const Sb *sb)
{
    return (Str){ sb->data ? sb->data : "", sb->len };
}

void sb_free(Sb *sb)
{
    vec_free(sb);
}

Str str_word(Str *rest)
{
    Str word = { rest->data, str_find(*rest, ' ') };

    *rest = str_from(*rest, word.len + (word.len < rest->len));
    return word;
}

Str str_line(Str *rest)
{
    Str line = { rest->data, str_find(*rest, '\n') };

    *rest = str_from(*rest, line.len + (line.len < rest->len));
    return line;
}

Str str_trim(Str s)
{
    while (s.len && isspace((unsigned char)*s.data))
        s = str_from(s, 1);
    while (s.len && isspace((unsigned char)s.data[s.len - 1]))
        s.len--;
    return s;
}

bool str_lists(const char *words, Str word)
{
    Str rest = str_of(words);

    while (rest.len)
        if (str_eq(str_word(&rest), word))
            return true;
    return false;
}

bool str_contains(Str s, const char *part)
{
    return s.len && memmem(s.data, s.len, part, strlen(part));
}
