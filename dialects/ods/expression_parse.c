/* Text to tree. What is not C++ of the kind that ODS has becomes EXPRESSION_UNKNOWN. */
#include "dialects/ods/expression.h"

#include "core/base/vec.h"

#include <ctype.h>
#include <stdlib.h>

enum { DEEPEST = 200 };

typedef struct Parser {
    Arena *arena;
    const char *at, *end;
    unsigned depth;
    bool failed;
} Parser;

typedef VEC(const Expression *) Kids;
typedef VEC(Str) Names;

static const Expression *parse_expression(Parser *p);
static const Expression *parse_block(Parser *p);

static const Expression UNKNOWN = { .kind = EXPRESSION_UNKNOWN };

static const Expression *fail(Parser *p)
{
    p->failed = true;
    return &UNKNOWN;
}

/* And comments. */
static void skip_blanks(Parser *p)
{
    while (p->at < p->end) {
        if (isspace((unsigned char)*p->at)) {
            p->at++;
        } else if (str_starts((Str){ p->at, (size_t)(p->end - p->at) }, "/*")) {
            const char *end = strstr(p->at + 2, "*/");

            p->at = end && end < p->end ? end + 2 : p->end;
        } else {
            break;
        }
    }
}

static bool at_text(Parser *p, const char *text)
{
    skip_blanks(p);
    return str_starts((Str){ p->at, (size_t)(p->end - p->at) }, text);
}

static bool take(Parser *p, const char *text)
{
    if (!at_text(p, text))
        return false;
    p->at += strlen(text);
    return true;
}

static bool in_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static Str read_word(Parser *p)
{
    const char *start;

    skip_blanks(p);
    start = p->at;
    while (p->at < p->end && in_word(*p->at))
        p->at++;
    return (Str){ start, (size_t)(p->at - start) };
}

static bool take_word(Parser *p, const char *word)
{
    const char *before = p->at;

    if (str_is(read_word(p), word))
        return true;
    p->at = before;
    return false;
}

/* Takes the kids and the names. */
static const Expression *make(Parser *p, ExpressionKind kind, Str text, Kids *kids, Names *names)
{
    Expression *made = ARENA_NEW(p->arena, Expression);

    *made = (Expression){ .kind = kind, .text = text };
    if (kids) {
        made->kid_count = (unsigned)kids->len;
        made->kids = ARENA_COPY(p->arena, const Expression *, kids->data, kids->len);
        vec_free(kids);
    }
    if (names) {
        made->name_count = (unsigned)names->len;
        made->names = ARENA_COPY(p->arena, Str, names->data, names->len);
        vec_free(names);
    }
    return made;
}

static const Expression *of_one(Parser *p, ExpressionKind kind, Str text, const Expression *kid)
{
    Kids kids = { 0 };

    vec_push(&kids, kid);
    return make(p, kind, text, &kids, NULL);
}

static const Expression *of_two(Parser *p, ExpressionKind kind, Str text, const Expression *a,
                                const Expression *b)
{
    Kids kids = { 0 };

    vec_push(&kids, a);
    vec_push(&kids, b);
    return make(p, kind, text, &kids, NULL);
}

static const Expression *number(Parser *p, ExpressionKind kind, int64_t value)
{
    Expression *made = ARENA_NEW(p->arena, Expression);

    *made = (Expression){ .kind = kind, .number = value };
    return made;
}

/* A type's name among template arguments, with its own: up to `,` or `>` outside brackets. */
static Str read_type_name(Parser *p)
{
    const char *start;
    unsigned open = 0;

    skip_blanks(p);
    start = p->at;
    while (p->at < p->end && (open || (*p->at != ',' && *p->at != '>'))) {
        if (!in_word(*p->at) && !strchr("<>:,* &()", *p->at))
            break;
        open += *p->at == '<' || *p->at == '(';
        open -= open && (*p->at == '>' || *p->at == ')');
        p->at++;
    }
    return (Str){ start, (size_t)(p->at - start) };
}

/* <A, B>, if that stands here and something follows that a comparison would not have. */
static bool parse_templates(Parser *p, Names *names)
{
    const char *before = p->at;

    if (!take(p, "<"))
        return false;
    do {
        Str name = read_type_name(p);

        if (name.len)
            vec_push(names, name);
    } while (take(p, ","));
    if (take(p, ">") && (at_text(p, "(") || at_text(p, "::") || at_text(p, "{")))
        return true;
    vec_free(names);
    p->at = before;
    return false;
}

/* a::b<T>::c; the template arguments of the last part that has any. */
static const Expression *parse_name(Parser *p)
{
    const char *start, *end;
    Names names = { 0 };

    skip_blanks(p);
    start = end = p->at;
    do {
        take(p, "::");
        if (!read_word(p).len)
            return fail(p);
        end = p->at;
        vec_free(&names);
        parse_templates(p, &names);
    } while (at_text(p, "::"));
    return make(p, EXPRESSION_NAME, (Str){ start, (size_t)(end - start) }, NULL, &names);
}

static const Expression *parse_number(Parser *p)
{
    char *end;
    int64_t value = (int64_t)strtoull(p->at, &end, 0);

    p->at = end;
    while (p->at < p->end && strchr("uUlL", *p->at))
        p->at++;
    return p->at < p->end && (*p->at == '.' || in_word(*p->at))
               ? fail(p)
               : number(p, EXPRESSION_NUMBER, value);
}

static const Expression *parse_string(Parser *p)
{
    Sb text = { 0 };
    Str kept;

    for (p->at++; p->at < p->end && *p->at != '"'; p->at++) {
        if (*p->at == '\\' && p->at + 1 < p->end)
            p->at++;
        sb_char(&text, *p->at);
    }
    if (p->at == p->end) {
        sb_free(&text);
        return fail(p);
    }
    p->at++;
    kept = str_dup(p->arena, sb_view(&text));
    sb_free(&text);
    return make(p, EXPRESSION_STRING, kept, NULL, NULL);
}

static const Expression *parse_variable(Parser *p)
{
    p->at++;
    return make(p, EXPRESSION_VARIABLE, read_word(p), NULL, NULL);
}

/* The parameters' types do not matter: a name is the last word before `,` or `)`. */
static bool parse_parameters(Parser *p, Names *names)
{
    if (!take(p, "("))
        return true;
    while (!p->failed && !take(p, ")")) {
        Str last = { 0 };

        while (p->at < p->end && !at_text(p, ",") && !at_text(p, ")")) {
            Str word = read_word(p);

            if (word.len)
                last = word;
            else
                p->at++;
        }
        vec_push(names, last);
        if (!take(p, ",") && !at_text(p, ")"))
            return false;
    }
    return true;
}

/* [&](Type t) { return ...; } */
static const Expression *parse_lambda(Parser *p)
{
    Names names = { 0 };
    Kids kids = { 0 };

    while (p->at < p->end && *p->at != ']')
        p->at++;
    if (!take(p, "]") || !parse_parameters(p, &names)) {
        vec_free(&names);
        return fail(p);
    }
    while (p->at < p->end && *p->at != '{')
        p->at++;
    vec_push(&kids, parse_block(p));
    return make(p, EXPRESSION_LAMBDA, (Str){ 0 }, &kids, &names);
}

/* What is left of {a, b}; {} stands for what there is not. */
static const Expression *parse_list(Parser *p)
{
    Kids kids = { 0 };

    if (take(p, "}"))
        return number(p, EXPRESSION_NULL, 0);
    do
        vec_push(&kids, parse_expression(p));
    while (!p->failed && take(p, ","));
    if (!take(p, "}"))
        p->failed = true;
    return make(p, EXPRESSION_LIST, (Str){ 0 }, &kids, NULL);
}

static const Expression *parse_primary(Parser *p)
{
    const Expression *inner;

    skip_blanks(p);
    if (p->at == p->end)
        return fail(p);
    if (*p->at == '$')
        return parse_variable(p);
    if (*p->at == '"')
        return parse_string(p);
    if (*p->at == '[')
        return parse_lambda(p);
    if (isdigit((unsigned char)*p->at))
        return parse_number(p);
    if (take(p, "(")) {
        if (take(p, ")")) /* a predicate without a text */
            return number(p, EXPRESSION_TRUTH, true);
        inner = parse_expression(p);
        return take(p, ")") ? inner : fail(p);
    }
    if (take(p, "{"))
        return parse_list(p);
    if (take_word(p, "true") || take_word(p, "false"))
        return number(p, EXPRESSION_TRUTH, p->at[-2] == 'u');
    if (take_word(p, "nullptr"))
        return number(p, EXPRESSION_NULL, 0);
    return parse_name(p);
}

static const Expression *parse_call(Parser *p, const Expression *callee)
{
    Kids kids = { 0 };

    vec_push(&kids, callee);
    while (!p->failed && !take(p, ")")) {
        vec_push(&kids, parse_expression(p));
        if (!take(p, ",") && !at_text(p, ")"))
            p->failed = true;
    }
    return make(p, EXPRESSION_CALL, (Str){ 0 }, &kids, NULL);
}

static const Expression *parse_member(Parser *p, const Expression *of)
{
    Names names = { 0 };
    Kids kids = { 0 };
    Str name;

    take_word(p, "template");
    name = read_word(p);
    if (!name.len)
        return fail(p);
    parse_templates(p, &names);
    vec_push(&kids, of);
    return make(p, EXPRESSION_MEMBER, name, &kids, &names);
}

static const Expression *parse_postfix(Parser *p)
{
    const Expression *made = parse_primary(p);

    while (!p->failed) {
        if (take(p, "->") || (at_text(p, ".") && take(p, "."))) {
            made = parse_member(p, made);
        } else if (take(p, "(")) {
            made = parse_call(p, made);
        } else if (take(p, "[")) {
            made = of_two(p, EXPRESSION_INDEX, (Str){ 0 }, made, parse_expression(p));
            if (!take(p, "]"))
                return fail(p);
        } else {
            break;
        }
    }
    return made;
}

static const Expression *parse_unary(Parser *p)
{
    const Expression *made;

    if (p->failed || p->depth == DEEPEST)
        return fail(p);
    p->depth++;
    if (!at_text(p, "!=") && take(p, "!"))
        made = of_one(p, EXPRESSION_UNARY, STR("!"), parse_unary(p));
    else if (take(p, "-"))
        made = of_one(p, EXPRESSION_UNARY, STR("-"), parse_unary(p));
    else if (take(p, "~"))
        made = of_one(p, EXPRESSION_UNARY, STR("~"), parse_unary(p));
    else if (take(p, "*")) /* of an optional, or of a pointer: what it holds */
        made = parse_unary(p);
    else
        made = parse_postfix(p);
    p->depth--;
    return made;
}

/* Operators from those that bind closest; longer ones before those that begin them. */
static const char *const LEVELS[][5] = {
    { "*", "/", "%" }, { "+", "-" }, { "<<", ">>" }, { "<=", ">=", "<", ">" },
    { "==", "!=" },    { "&" },      { "^" },        { "|" },
    { "&&" },          { "||" },
};

enum { LEVEL_COUNT = sizeof LEVELS / sizeof *LEVELS };

static const char *take_operator(Parser *p, unsigned level)
{
    for (unsigned i = 0; i < 5 && LEVELS[level][i]; i++) {
        const char *text = LEVELS[level][i];

        if (at_text(p, text)
            && !(strlen(text) == 1 && strchr("&|<>", *text) && p->at + 1 < p->end
                 && p->at[1] == *text)) {
            take(p, text);
            return text;
        }
    }
    return NULL;
}

static const Expression *parse_binary(Parser *p, unsigned level)
{
    const Expression *made = level ? parse_binary(p, level - 1) : parse_unary(p);
    const char *text;

    while (!p->failed && (text = take_operator(p, level)))
        made = of_two(p, EXPRESSION_BINARY, str_of(text), made,
                      level ? parse_binary(p, level - 1) : parse_unary(p));
    return made;
}

static const Expression *parse_condition(Parser *p)
{
    const Expression *made = parse_binary(p, LEVEL_COUNT - 1);
    Kids kids = { 0 };

    if (p->failed || !take(p, "?"))
        return made;
    vec_push(&kids, made);
    vec_push(&kids, parse_expression(p));
    if (!take(p, ":"))
        p->failed = true;
    vec_push(&kids, parse_expression(p));
    return make(p, EXPRESSION_CONDITION, (Str){ 0 }, &kids, NULL);
}

static const Expression *parse_expression(Parser *p)
{
    const Expression *made;

    if (p->failed || p->depth == DEEPEST)
        return fail(p);
    p->depth++;
    made = parse_condition(p);
    p->depth--;
    return made;
}

static const Expression *parse_if(Parser *p)
{
    Kids kids = { 0 };

    if (!take(p, "("))
        return fail(p);
    vec_push(&kids, parse_expression(p));
    if (!take(p, ")"))
        p->failed = true;
    vec_push(&kids, parse_block(p));
    if (take_word(p, "else"))
        vec_push(&kids, parse_block(p));
    return make(p, EXPRESSION_IF, (Str){ 0 }, &kids, NULL);
}

/* Type name = expression; */
static const Expression *parse_let(Parser *p)
{
    Str name = { 0 };

    while (p->at < p->end && !at_text(p, "=") && !at_text(p, ";")) {
        Str word = read_word(p);

        if (word.len)
            name = word;
        else
            p->at++;
    }
    if (!take(p, "=") || !name.len)
        return fail(p);
    return of_one(p, EXPRESSION_LET, name, parse_expression(p));
}

static const Expression *parse_statement(Parser *p)
{
    const Expression *made;

    if (take_word(p, "if"))
        return parse_if(p);
    made = take_word(p, "return") ? of_one(p, EXPRESSION_RETURN, (Str){ 0 }, parse_expression(p))
                                  : parse_let(p);
    return take(p, ";") ? made : fail(p);
}

/* { statements }, or one of them. */
static const Expression *parse_block(Parser *p)
{
    Kids kids = { 0 };
    bool braces;

    if (p->failed || p->depth == DEEPEST)
        return fail(p);
    p->depth++;
    braces = take(p, "{");
    do {
        if (braces && take(p, "}"))
            break;
        vec_push(&kids, parse_statement(p));
    } while (braces && !p->failed);
    p->depth--;
    return make(p, EXPRESSION_BLOCK, (Str){ 0 }, &kids, NULL);
}

const Expression *expression_parse(Arena *arena, Str text)
{
    Parser p = { arena, text.data, text.data + text.len, 0, false };
    const Expression *made = parse_expression(&p);

    take(&p, ";");
    skip_blanks(&p);
    return p.failed || p.at != p.end ? &UNKNOWN : made;
}
