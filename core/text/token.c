/* What tokens mean, and where they stand. */
#include "core/ir/context.h"
#include "core/text/lexer.h"

#include <ctype.h>
#include <stdarg.h>
#include <string.h>

static void find_later_line(Lexer *lexer, const char *at)
{
    const char *newline;

    while ((newline = memchr(lexer->seen, '\n', (size_t)(at - lexer->seen)))) {
        lexer->line = lexer->seen = newline + 1;
        lexer->line_number++;
    }
    lexer->seen = at;
}

static void find_earlier_line(Lexer *lexer, const char *at)
{
    const char *start = lexer->source.data;

    while (at < lexer->line) {
        const char *end = lexer->line - 1; /* the newline before */
        const char *newline = memrchr(start, '\n', (size_t)(end - start));

        lexer->line = newline ? newline + 1 : start;
        lexer->line_number--;
    }
    lexer->seen = at;
}

/* Most places are asked for in order. */
Loc lexer_place(Lexer *lexer, const char *at)
{
    if (at > lexer->seen)
        find_later_line(lexer, at);
    else if (at < lexer->line)
        find_earlier_line(lexer, at);
    return loc_at(lexer->context, lexer->file_number, lexer->line_number + 1 + lexer->line_offset,
                  (unsigned)(at - lexer->line) + 1);
}

const Attr *lexer_loc(Lexer *lexer, const char *at)
{
    return loc_attr(lexer->context, lexer_place(lexer, at));
}

bool lexer_error(Lexer *lexer, const char *at, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    loc_error(lexer_loc(lexer, at), "%.*s", STR_ARG(sb_view(&text)));
    sb_free(&text);
    return false;
}

static int hex_digit(char c)
{
    return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

/* The escapes were checked when the token was lexed. */
static Str unescape(Context *context, Str s)
{
    char *text;
    size_t len = 0;

    if (str_find(s, '\\') == s.len)
        return s;
    text = ARENA_ARRAY(&context->arena, char, s.len);
    for (size_t i = 0; i < s.len; i++) {
        if (s.data[i] != '\\') {
            text[len++] = s.data[i];
            continue;
        }
        switch (s.data[++i]) {
        case '"':
        case '\\':
            text[len++] = s.data[i];
            break;
        case 'n':
            text[len++] = '\n';
            break;
        case 't':
            text[len++] = '\t';
            break;
        default:
            text[len++] = (char)(hex_digit(s.data[i]) << 4 | hex_digit(s.data[i + 1]));
            i++;
        }
    }
    return (Str){ text, len };
}

Str token_string(Context *context, const Token *token)
{
    Str text = token->text;

    if (token->kind == TOKEN_AT)
        text = str_from(text, 1);
    return unescape(context, (Str){ text.data + 1, text.len - 2 });
}

Str token_name(Context *context, const Token *token)
{
    if (token->kind == TOKEN_AT && token->text.data[1] == '"')
        return token_string(context, token);
    return str_from(token->text, 1);
}

bool word_is_keyword(Str word)
{
    static const char *const KEYWORDS[] = {
        "affine_map", "affine_set",     "array",    "attributes", "ceildiv",  "complex",
        "dense",      "dense_resource", "distinct", "false",      "floordiv", "for",
        "func",       "index",          "loc",      "max",        "memref",   "min",
        "mod",        "none",           "offset",   "size",       "sparse",   "step",
        "strided",    "symbol",         "tensor",   "to",         "true",     "tuple",
        "type",       "unit",           "vector",   NULL,
    };

    for (size_t i = 0; KEYWORDS[i]; i++)
        if (str_is(word, KEYWORDS[i]))
            return true;
    return float_format_named(word) != NULL;
}

bool is_bare_identifier(Str name)
{
    if (name.len == 0 || (!isalpha((unsigned char)name.data[0]) && name.data[0] != '_'))
        return false;
    for (size_t i = 1; i < name.len; i++) {
        unsigned char c = (unsigned char)name.data[i];

        if (!isalnum(c) && c != '_' && c != '$' && c != '.')
            return false;
    }
    return true;
}
