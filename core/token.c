/* What tokens mean, and where they stand. */
#include "core/context.h"
#include "core/lexer.h"

#include <ctype.h>
#include <stdarg.h>
#include <string.h>

static void index_lines(Lexer *lexer)
{
    VEC(size_t) starts = { 0 };
    const char *source = lexer->source.data, *end = source + lexer->source.len, *at = source;

    vec_push(&starts, 0);
    while (at < end && (at = memchr(at, '\n', (size_t)(end - at)))) {
        at++;
        vec_push(&starts, (size_t)(at - source));
    }
    lexer->lines = ARENA_COPY(&lexer->context->arena, size_t, starts.data, starts.len);
    lexer->line_count = starts.len;
    vec_free(&starts);
}

static bool line_has(const Lexer *lexer, size_t line, size_t at)
{
    return line < lexer->line_count && lexer->lines[line] <= at
           && (line + 1 == lexer->line_count || at < lexer->lines[line + 1]);
}

/* The line of a place, counted from 0. Most are asked for in order. */
static size_t line_of(Lexer *lexer, size_t at)
{
    size_t low = 0, high = lexer->line_count;

    for (size_t line = lexer->known_line; line < lexer->known_line + 2; line++)
        if (line_has(lexer, line, at))
            return line;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;

        if (lexer->lines[middle] <= at)
            low = middle;
        else
            high = middle;
    }
    return low;
}

Loc lexer_place(Lexer *lexer, const char *at)
{
    size_t offset = (size_t)(at - lexer->source.data);

    if (!lexer->lines)
        index_lines(lexer);
    lexer->known_line = line_of(lexer, offset);
    return loc_at(lexer->context, lexer->file_number,
                  (unsigned)lexer->known_line + 1 + lexer->line_offset,
                  (unsigned)(offset - lexer->lines[lexer->known_line]) + 1);
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
