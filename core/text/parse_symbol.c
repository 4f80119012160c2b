/* Aliases and symbols of dialects: !name, !dialect.name<...>, !dialect<...>, and with #. */
#include "core/text/parser.h"

/* The brackets that are open in the body of a symbol. */
typedef VEC(char) Brackets;

static bool unbalanced(AsmParser *p, const Brackets *open)
{
    if (open->len == 0)
        return parser_error(p, "unexpected nul or EOF in pretty dialect name");
    return parser_error(p, "unbalanced '%c' character in pretty dialect name",
                        open->data[open->len - 1]);
}

static char opening_of(char close)
{
    switch (close) {
    case '>':
        return '<';
    case ']':
        return '[';
    case ')':
        return '(';
    case '}':
        return '{';
    default:
        return 0;
    }
}

static bool close_bracket(AsmParser *p, Brackets *open, char opening)
{
    if (open->data[open->len - 1] != opening)
        return unbalanced(p, open);
    open->len--;
    return true;
}

/* One character (or string, or arrow) of a body; moves `*at` behind it. */
static bool skip_body_item(AsmParser *p, Brackets *open, const char **at)
{
    const char *end = p->lexer.source.data + p->lexer.source.len;
    char c = *at < end ? *(*at)++ : 0;

    switch (c) {
    case 0:
        return unbalanced(p, open);
    case '<':
    case '[':
    case '(':
    case '{':
        vec_push(open, c);
        return true;
    case '-':
        *at += *at < end && **at == '>';
        return true;
    case '"':
        parser_reset(p, *at - 1);
        *at = p->lexer.at;
        return parser_at(p, TOKEN_STRING);
    default:
        return !opening_of(c) || close_bracket(p, open, opening_of(c));
    }
}

/* Skips the <...> that begins at the lookahead, brackets balanced, strings skipped; `*end` is the
 * place behind it. */
static bool skip_body(AsmParser *p, const char **end)
{
    Brackets open = { 0 };
    const char *at = p->token.text.data;
    bool good;

    do
        good = skip_body_item(p, &open, &at);
    while (good && open.len > 0);
    vec_free(&open);
    if (!good)
        return false;
    *end = at;
    parser_reset(p, at);
    return true;
}

static bool undefined_alias(AsmParser *p, Str name)
{
    Str message = str_printf(&p->context->arena, "undefined symbol alias id '%.*s'", STR_ARG(name));

    return parser_wrong_token(p, message.data);
}

/* !name and !dialect.name without their first character. */
static bool parse_pretty(AsmParser *p, Str identifier, size_t dot, bool has_body,
                         DialectSymbol *symbol)
{
    const char *end = identifier.data + identifier.len;

    symbol->dialect = (Str){ identifier.data, dot };
    symbol->at = identifier.data + dot + 1;
    if (has_body && !skip_body(p, &end))
        return false;
    symbol->body = (Str){ symbol->at, (size_t)(end - symbol->at) };
    return true;
}

bool parse_dialect_symbol(AsmParser *p, DialectSymbol *symbol)
{
    Str identifier = str_from(p->token.text, 1);
    size_t dot = str_find(identifier, '.');
    const char *end;
    bool has_body;

    *symbol = (DialectSymbol){ .at = p->token.text.data };
    parser_advance(p);
    has_body = parser_at(p, TOKEN_LESS) && p->token.text.data == identifier.data + identifier.len;
    if (dot < identifier.len)
        return parse_pretty(p, identifier, dot, has_body, symbol);
    if (!has_body) {
        symbol->alias = identifier;
        return true;
    }
    symbol->dialect = identifier;
    symbol->body.data = p->token.text.data + 1;
    if (!skip_body(p, &end))
        return false;
    symbol->body.len = (size_t)(end - 1 - symbol->body.data);
    return true;
}

void *parse_alias(AsmParser *p, const Map *aliases, Str name)
{
    void *found = map_get(aliases, name);

    if (!found)
        undefined_alias(p, name);
    return found;
}

Str asm_alias_text(AsmParser *p, Str name)
{
    bool is_type = name.len && *name.data == '!';
    const Map *aliases = is_type ? &p->type_aliases : &p->attr_aliases;
    const void *found = name.len ? map_get(aliases, str_from(name, 1)) : NULL;

    if (!found)
        return (Str){ 0 };
    return str_of(is_type ? type_text(found) : attr_text(found));
}

static bool is_namespace(Str name)
{
    for (size_t i = 0; i < name.len; i++)
        if (name.data[i] == '-' || name.data[i] == '.')
            return false;
    return name.len > 0 && !(name.data[0] >= '0' && name.data[0] <= '9') && name.data[0] != '$';
}

bool check_opaque(AsmParser *p, const DialectSymbol *symbol, const char *before, const char *after)
{
    if (!is_namespace(symbol->dialect))
        return parser_error_at(p, symbol->at, "invalid dialect namespace '\"%.*s\"'",
                               STR_ARG(symbol->dialect));
    if (p->context->allow_unregistered)
        return true;
    return parser_error_at(
        p, symbol->at,
        "%s\"%.*s\"<\"%.*s\">%s created with unregistered dialect. If this is intended, please "
        "call "
        "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with "
        "the MLIR opt tool used",
        before, STR_ARG(symbol->dialect), STR_ARG(symbol->body), after);
}

/* "dialect.mnemonic" */
static void qualify(Sb *sb, Str dialect, Str mnemonic)
{
    sb_str(sb, dialect);
    sb_char(sb, '.');
    sb_str(sb, mnemonic);
}

const void *parse_mnemonic(AsmParser *p, const DialectSymbol *symbol, bool is_type)
{
    const char *at = p->token.text.data;
    const DialectDef *dialect = context_dialect(p->context, symbol->dialect);
    const char *said = !dialect ? NULL : is_type ? dialect->no_such_type : dialect->no_such_attr;
    const void *def;
    Str mnemonic = p->token.text;
    Sb name = { 0 };

    if (!parser_at_any_word(p)) {
        parser_wrong_token(p, "expected valid keyword");
        return NULL;
    }
    qualify(&name, symbol->dialect, mnemonic);
    def = is_type ? (const void *)context_type_def(p->context, sb_view(&name))
                  : context_attr_def(p->context, sb_view(&name));
    sb_free(&name);
    if (def)
        parser_advance(p);
    else if (said)
        parser_error_at(p, at, "%s", said);
    else
        parser_error_at(p, at, "unknown %s `%.*s` in dialect `%.*s`",
                        is_type ? " type" : "attribute", STR_ARG(mnemonic),
                        STR_ARG(symbol->dialect));
    return def;
}
