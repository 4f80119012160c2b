#include "core/text/parser.h"

#include <ctype.h>
#include <stdarg.h>
#include <string.h>

void parser_advance(AsmParser *p)
{
    p->token = lexer_next(&p->lexer);
}

/* Of the text from `at` on. */
static Str skip_blanks(Str text)
{
    size_t at = 0;

    while (at < text.len && memchr(" \t\r\n", text.data[at], 4))
        at++;
    return str_from(text, at);
}

static Str skip_name(Str text)
{
    size_t at = 0;

    while (at < text.len
           && (isalnum((unsigned char)text.data[at]) || memchr("_$.-", text.data[at], 4)))
        at++;
    return skip_blanks(str_from(text, at));
}

static Str skip_digits(Str text)
{
    size_t at = 0;

    while (at < text.len && isdigit((unsigned char)text.data[at]))
        at++;
    return skip_blanks(str_from(text, at));
}

static bool take(Str *text, const char *punct)
{
    if (!str_starts(*text, punct))
        return false;
    *text = skip_blanks(str_from(*text, 1));
    return true;
}

bool parser_at_results(const AsmParser *p)
{
    const Str source = p->lexer.source;
    const char *from = p->token.text.data;
    Str text = { from, (size_t)(source.data + source.len - from) };

    if (p->token.kind != TOKEN_PERCENT)
        return false;
    do {
        text = skip_name(str_from(text, 1));
        if (take(&text, ":"))
            text = skip_digits(text);
    } while (take(&text, ",") && str_starts(text, "%"));
    return str_starts(text, "=");
}

bool parser_at_any_word(const AsmParser *p)
{
    return p->token.kind == TOKEN_BARE || p->token.kind == TOKEN_INT_TYPE;
}

bool parser_expect(AsmParser *p, TokenKind kind, const char *message)
{
    return parser_take(p, kind) || parser_wrong_token(p, message);
}

/* Where the lookahead stands; the end of the file is reported one byte before it. */
static const char *lookahead_at(const AsmParser *p)
{
    const char *at = p->token.text.data;

    return parser_at(p, TOKEN_EOF) && at > p->lexer.source.data ? at - 1 : at;
}

static bool report(AsmParser *p, const char *at, const char *format, va_list args)
{
    Sb text = { 0 };

    if (parser_at(p, TOKEN_ERROR))
        return false;
    sb_vprintf(&text, format, args);
    lexer_error(&p->lexer, at, "%.*s", STR_ARG(sb_view(&text)));
    sb_free(&text);
    return false;
}

bool parser_error(AsmParser *p, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    report(p, lookahead_at(p), format, args);
    va_end(args);
    return false;
}

bool parser_error_at(AsmParser *p, const char *at, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    report(p, at, format, args);
    va_end(args);
    return false;
}

/* Where a comment begins in the line that ends at `end`, or `end`. */
static const char *before_comment(const char *start, const char *end)
{
    const char *line = end;

    while (line > start && line[-1] != '\n' && line[-1] != '\r')
        line--;
    for (; end - line >= 2; line++)
        if (line[0] == '/' && line[1] == '/')
            return line;
    return end;
}

/* The end of what stands before `at`, blanks and comments skipped; `at` when nothing does. */
static const char *behind_last_token(const char *start, const char *at)
{
    const char *end = at;

    for (;;) {
        while (end > start && (end[-1] == ' ' || end[-1] == '\t'))
            end--;
        if (end == start)
            return at;
        if (end[-1] != '\n' && end[-1] != '\r')
            return end;
        end = before_comment(start, end - 1);
    }
}

bool parser_wrong_token(AsmParser *p, const char *message)
{
    return parser_error_at(p, behind_last_token(p->lexer.source.data, lookahead_at(p)), "%s",
                           message);
}

bool parser_beyond_limit(AsmParser *p, const char *at, const char *limit)
{
    p->context->limit_count++;
    return parser_error_at(p, at, "%s", limit);
}

static bool too_deep(AsmParser *p, const char *at)
{
    p->context->limit_count++;
    return parser_error_at(p, at, "nesting too deep: more than %d levels", MAX_NESTING);
}

bool parser_enter(AsmParser *p)
{
    if (p->nesting >= MAX_NESTING) {
        too_deep(p, lookahead_at(p));
        p->token.kind = TOKEN_ERROR; /* what each level would add on the way out helps nobody */
        return false;
    }
    p->nesting++;
    return true;
}

void parser_leave(AsmParser *p)
{
    p->nesting--;
}

void parser_reset(AsmParser *p, const char *at)
{
    p->lexer.at = at;
    parser_advance(p);
}

static const char *spelling(TokenKind kind)
{
    switch (kind) {
    case TOKEN_L_PAREN:
        return "(";
    case TOKEN_R_PAREN:
        return ")";
    case TOKEN_L_SQUARE:
        return "[";
    case TOKEN_R_SQUARE:
        return "]";
    case TOKEN_L_BRACE:
        return "{";
    case TOKEN_R_BRACE:
        return "}";
    case TOKEN_LESS:
        return "<";
    default:
        return ">";
    }
}

static bool expect_delimiter(AsmParser *p, TokenKind kind, const char *where)
{
    Str message;

    if (parser_take(p, kind))
        return true;
    message = str_printf(&p->context->arena, "expected '%s'%s", spelling(kind), where);
    return parser_wrong_token(p, message.data);
}

bool parse_comma_list(AsmParser *p, ParseElement element, void *state)
{
    do {
        if (!element(p, state))
            return false;
    } while (parser_take(p, TOKEN_COMMA));
    return true;
}

bool parse_delimited(AsmParser *p, TokenKind open, TokenKind close, const char *where,
                     ParseElement element, void *state)
{
    if (!expect_delimiter(p, open, where))
        return false;
    if (parser_take(p, close))
        return true;
    return parse_comma_list(p, element, state) && expect_delimiter(p, close, where);
}

bool parse_list_until(AsmParser *p, TokenKind close, bool allow_empty, ParseElement element,
                      void *state)
{
    Str message;

    if (parser_at(p, close)) {
        if (!allow_empty)
            return parser_wrong_token(p, "expected list element");
        parser_advance(p);
        return true;
    }
    if (!parse_comma_list(p, element, state))
        return false;
    if (parser_take(p, close))
        return true;
    message = str_printf(&p->context->arena, "expected ',' or '%s'", spelling(close));
    return parser_wrong_token(p, message.data);
}

bool integer_literal_u64(Str text, uint64_t *value)
{
    bool hex = text.len > 2 && text.data[1] == 'x';
    uint64_t base = hex ? 16 : 10;

    *value = 0;
    for (size_t i = hex ? 2 : 0; i < text.len; i++) {
        char c = text.data[i];
        uint64_t digit = (uint64_t)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);

        if (__builtin_mul_overflow(*value, base, value)
            || __builtin_add_overflow(*value, digit, value))
            return false;
    }
    return true;
}

bool parser_integer(const AsmParser *p, uint64_t *value)
{
    return parser_at(p, TOKEN_INTEGER) && integer_literal_u64(p->token.text, value);
}

bool parser_take_keyword_or_string(AsmParser *p, Str *text)
{
    if (parser_at(p, TOKEN_STRING))
        *text = token_string(p->context, &p->token);
    else if (parser_at_any_word(p))
        *text = p->token.text;
    else
        return false;
    parser_advance(p);
    return true;
}

static bool check_extent(AsmParser *p, const char *at, Extent extent, bool can_be_written)
{
    if (extent.depth > MAX_NESTING)
        return too_deep(p, at);
    return can_be_written
           || parser_beyond_limit(p, at, "too large when its aliases are written out");
}

bool check_type_extent(AsmParser *p, const char *at, const Type *type)
{
    return check_extent(p, at, type->extent, type->extent.parts <= EXTENT_MOST_PARTS);
}

bool check_attr_extent(AsmParser *p, const char *at, const Attr *attr)
{
    return check_extent(p, at, attr->extent, attr_can_be_written(attr));
}
