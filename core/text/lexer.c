#include "core/text/lexer.h"

#include "core/ir/context.h"

enum {
    ALPHA = 1,
    DIGIT = 2,
    HEX = 4,
    WORD = 8,    /* continues a bare identifier: letters, digits, _ $ . */
    SUFFIX = 16, /* continues a %name: the same and - */
    PUNCT = 32,  /* begins a %name, as letters do: $ . _ - */
    BLANK = 64,
};

#define LETTER (ALPHA | WORD | SUFFIX)
#define A_TO_F (LETTER | HEX)
#define DECIMAL (DIGIT | HEX | WORD | SUFFIX)
static const unsigned char CLASS[256] = {
    ['\0'] = BLANK,
    [' '] = BLANK,
    ['\t'] = BLANK,
    ['\n'] = BLANK,
    ['\r'] = BLANK,
    ['_'] = WORD | SUFFIX | PUNCT,
    ['$'] = WORD | SUFFIX | PUNCT,
    ['.'] = WORD | SUFFIX | PUNCT,
    ['-'] = SUFFIX | PUNCT,
    ['0'] = DECIMAL,
    ['1'] = DECIMAL,
    ['2'] = DECIMAL,
    ['3'] = DECIMAL,
    ['4'] = DECIMAL,
    ['5'] = DECIMAL,
    ['6'] = DECIMAL,
    ['7'] = DECIMAL,
    ['8'] = DECIMAL,
    ['9'] = DECIMAL,
    ['a'] = A_TO_F,
    ['b'] = A_TO_F,
    ['c'] = A_TO_F,
    ['d'] = A_TO_F,
    ['e'] = A_TO_F,
    ['f'] = A_TO_F,
    ['g'] = LETTER,
    ['h'] = LETTER,
    ['i'] = LETTER,
    ['j'] = LETTER,
    ['k'] = LETTER,
    ['l'] = LETTER,
    ['m'] = LETTER,
    ['n'] = LETTER,
    ['o'] = LETTER,
    ['p'] = LETTER,
    ['q'] = LETTER,
    ['r'] = LETTER,
    ['s'] = LETTER,
    ['t'] = LETTER,
    ['u'] = LETTER,
    ['v'] = LETTER,
    ['w'] = LETTER,
    ['x'] = LETTER,
    ['y'] = LETTER,
    ['z'] = LETTER,
    ['A'] = A_TO_F,
    ['B'] = A_TO_F,
    ['C'] = A_TO_F,
    ['D'] = A_TO_F,
    ['E'] = A_TO_F,
    ['F'] = A_TO_F,
    ['G'] = LETTER,
    ['H'] = LETTER,
    ['I'] = LETTER,
    ['J'] = LETTER,
    ['K'] = LETTER,
    ['L'] = LETTER,
    ['M'] = LETTER,
    ['N'] = LETTER,
    ['O'] = LETTER,
    ['P'] = LETTER,
    ['Q'] = LETTER,
    ['R'] = LETTER,
    ['S'] = LETTER,
    ['T'] = LETTER,
    ['U'] = LETTER,
    ['V'] = LETTER,
    ['W'] = LETTER,
    ['X'] = LETTER,
    ['Y'] = LETTER,
    ['Z'] = LETTER,
};

Lexer lexer_new(Context *context, Str file, Str source)
{
    return (Lexer){ .context = context,
                    .file = file,
                    .file_number = context_file(context, loc_file_name(context, file)),
                    .source = source,
                    .at = source.data,
                    .line = source.data,
                    .seen = source.data };
}

static const char *end_of(const Lexer *lexer)
{
    return lexer->source.data + lexer->source.len;
}

static bool is(char c, int classes)
{
    return (CLASS[(unsigned char)c] & classes) != 0;
}

/* The byte at `at`, NUL at the end. */
static char peek(const Lexer *lexer, const char *at)
{
    return at < end_of(lexer) ? *at : 0;
}

static const char *skip(const Lexer *lexer, const char *at, int classes)
{
    const char *end = end_of(lexer);

    while (at < end && is(*at, classes))
        at++;
    return at;
}

/* The token from `start` up to `end`, where the lexer goes on. */
static Token form(Lexer *lexer, TokenKind kind, const char *start, const char *end)
{
    lexer->at = end;
    return (Token){ kind, { start, (size_t)(end - start) } };
}

static Token fail(Lexer *lexer, const char *at, const char *message)
{
    lexer_error(lexer, at, "%s", message);
    return form(lexer, TOKEN_ERROR, at, at < end_of(lexer) ? at + 1 : at);
}

/* i32, si8, ui4 */
static bool is_int_type(const char *start, const char *end)
{
    if (*start != 'i' && *start++ != 's' && start[-1] != 'u')
        return false;
    if (end - start < 2 || *start != 'i')
        return false;
    for (start++; start < end; start++)
        if (!is(*start, DIGIT))
            return false;
    return true;
}

static Token lex_word(Lexer *lexer, const char *start)
{
    const char *end = skip(lexer, start + 1, WORD);

    return form(lexer, is_int_type(start, end) ? TOKEN_INT_TYPE : TOKEN_BARE, start, end);
}

/* `start` is the opening quote; `token` where the token begins (it may be an @ before it). */
static Token lex_string(Lexer *lexer, const char *token, const char *start, TokenKind kind)
{
    const char *end = end_of(lexer), *at = start + 1;

    for (; at < end; at++) {
        if (*at == '"')
            return form(lexer, kind, token, at + 1);
        if (*at == '\n' || *at == '\v' || *at == '\f')
            break;
        if (*at != '\\')
            continue;
        if (at + 1 < end && (at[1] == '"' || at[1] == '\\' || at[1] == 'n' || at[1] == 't'))
            at++;
        else if (is(peek(lexer, at + 1), HEX) && is(peek(lexer, at + 2), HEX))
            at += 2;
        else
            return fail(lexer, at, "unknown escape in string literal");
    }
    return fail(lexer, at, "expected '\"' in string literal");
}

static const char *skip_path(const Lexer *lexer, const char *at)
{
    while (at < end_of(lexer) && *at != ',' && !is(*at, BLANK))
        at++;
    return at;
}

static Token lex_at(Lexer *lexer, const char *start)
{
    char c = peek(lexer, start + 1);

    if (c == '"')
        return lex_string(lexer, start, start + 1, TOKEN_AT);
    if (lexer->takes_paths && skip_path(lexer, start + 1) > start + 1)
        return form(lexer, TOKEN_AT, start, skip_path(lexer, start + 1));
    if (!is(c, ALPHA) && c != '_')
        return fail(lexer, start + 1, "@ identifier expected to start with letter or '_'");
    return form(lexer, TOKEN_AT, start, skip(lexer, start + 1, WORD));
}

/* %name, #name, ^name, !name: all digits, or none at the start. */
static Token lex_prefixed(Lexer *lexer, TokenKind kind, const char *start, const char *wrong)
{
    char c = peek(lexer, start + 1);

    if (is(c, DIGIT))
        return form(lexer, kind, start, skip(lexer, start + 1, DIGIT));
    if (is(c, ALPHA | PUNCT))
        return form(lexer, kind, start, skip(lexer, start + 1, SUFFIX));
    return fail(lexer, start, wrong);
}

/* The exponent behind `at`, or nothing. */
static const char *skip_exponent(const Lexer *lexer, const char *at)
{
    char sign = peek(lexer, at + 1);

    if (peek(lexer, at) != 'e' && peek(lexer, at) != 'E')
        return at;
    if (is(sign, DIGIT))
        return skip(lexer, at + 1, DIGIT);
    if ((sign == '-' || sign == '+') && is(peek(lexer, at + 2), DIGIT))
        return skip(lexer, at + 2, DIGIT);
    return at;
}

/* In `0xi32` the number is 0. */
static Token lex_number(Lexer *lexer, const char *start)
{
    const char *at;

    if (*start == '0' && peek(lexer, start + 1) == 'x') {
        at = is(peek(lexer, start + 2), HEX) ? skip(lexer, start + 2, HEX) : start + 1;
        return form(lexer, TOKEN_INTEGER, start, at);
    }
    at = skip(lexer, start, DIGIT);
    if (peek(lexer, at) != '.')
        return form(lexer, TOKEN_INTEGER, start, at);
    at = skip_exponent(lexer, skip(lexer, at + 1, DIGIT));
    return form(lexer, TOKEN_FLOAT, start, at);
}

static Token lex_ellipsis(Lexer *lexer, const char *start)
{
    if (peek(lexer, start + 1) != '.' || peek(lexer, start + 2) != '.')
        return fail(lexer, start + 1, "expected three consecutive dots for an ellipsis");
    return form(lexer, TOKEN_ELLIPSIS, start, start + 3);
}

static Token lex_hash(Lexer *lexer, const char *start)
{
    if (peek(lexer, start + 1) == '-' && peek(lexer, start + 2) == '}')
        return form(lexer, TOKEN_METADATA_END, start, start + 3);
    return lex_prefixed(lexer, TOKEN_HASH, start, "invalid attribute name");
}

static Token lex_brace(Lexer *lexer, const char *start)
{
    if (peek(lexer, start + 1) == '-' && peek(lexer, start + 2) == '#')
        return form(lexer, TOKEN_METADATA_BEGIN, start, start + 3);
    return form(lexer, TOKEN_L_BRACE, start, start + 1);
}

static const char *skip_blanks_and_comments(const Lexer *lexer)
{
    const char *end = end_of(lexer), *at = lexer->at;

    for (;;) {
        while (at < end && is(*at, BLANK))
            at++;
        if (end - at < 2 || at[0] != '/' || at[1] != '/')
            return at;
        while (at < end && *at != '\n' && *at != '\r')
            at++;
    }
}

/* Tokens of one character; TOKEN_EOF for what is none. */
static const unsigned char PUNCTUATION[256] = {
    [':'] = TOKEN_COLON,    [','] = TOKEN_COMMA,    ['='] = TOKEN_EQUAL,   ['>'] = TOKEN_GREATER,
    ['<'] = TOKEN_LESS,     ['}'] = TOKEN_R_BRACE,  ['('] = TOKEN_L_PAREN, [')'] = TOKEN_R_PAREN,
    ['['] = TOKEN_L_SQUARE, [']'] = TOKEN_R_SQUARE, ['-'] = TOKEN_MINUS,   ['+'] = TOKEN_PLUS,
    ['?'] = TOKEN_QUESTION, ['*'] = TOKEN_STAR,     ['/'] = TOKEN_SLASH,   ['|'] = TOKEN_BAR,
};

static Token lex_special(Lexer *lexer, const char *start)
{
    switch (*start) {
    case '"':
        return lex_string(lexer, start, start, TOKEN_STRING);
    case '@':
        return lex_at(lexer, start);
    case '#':
        return lex_hash(lexer, start);
    case '!':
        return lex_prefixed(lexer, TOKEN_EXCLAIM, start, "invalid type identifier");
    case '%':
        return lex_prefixed(lexer, TOKEN_PERCENT, start, "invalid SSA name");
    case '^':
        return lex_prefixed(lexer, TOKEN_CARET, start, "invalid block name");
    case '.':
        return lex_ellipsis(lexer, start);
    case '{':
        return lex_brace(lexer, start);
    default:
        return fail(lexer, start, "unexpected character");
    }
}

Token lexer_next(Lexer *lexer)
{
    const char *start = skip_blanks_and_comments(lexer);
    TokenKind kind;

    if (start >= end_of(lexer))
        return form(lexer, TOKEN_EOF, start, start);
    if (is(*start, ALPHA) || *start == '_')
        return lex_word(lexer, start);
    if (is(*start, DIGIT))
        return lex_number(lexer, start);
    if (*start == '-' && peek(lexer, start + 1) == '>')
        return form(lexer, TOKEN_ARROW, start, start + 2);
    kind = PUNCTUATION[(unsigned char)*start];
    if (kind != TOKEN_EOF)
        return form(lexer, kind, start, start + 1);
    return lex_special(lexer, start);
}
