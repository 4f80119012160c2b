/* What upstream has and we lack: attributes and types, known by their mnemonics and kept as their
 * text; and the bodies of functions that have such operations, which are not read.
 */
#include "core/text/parser.h"
#include "core/text/printer.h"
#include "core/text/scope.h"

#include <ctype.h>
#include <string.h>

static bool in_identifier(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.' || c == '-';
}

static Str mnemonic_of(const DialectSymbol *symbol)
{
    Str word = { symbol->body.data, 0 };

    while (word.len < symbol->body.len && in_identifier(word.data[word.len])
           && word.data[word.len] != '-')
        word.len++;
    return word;
}

/* The length of the string literal that begins `rest`. */
static size_t string_length(Str rest)
{
    size_t i = 1;

    while (i < rest.len && rest.data[i] != '"')
        i += rest.data[i] == '\\' ? 2 : 1;
    return i + 1 < rest.len ? i + 1 : rest.len;
}

/* #name or !name, which begins `rest`, as what it is an alias of, or as it is. */
static size_t write_symbol(AsmParser *p, Sb *sb, Str rest)
{
    Str name = { rest.data + 1, 0 };
    const Attr *attr;
    const Type *type;

    while (name.len + 1 < rest.len && in_identifier(name.data[name.len]))
        name.len++;
    attr = rest.data[0] == '#' ? map_get(&p->attr_aliases, name) : NULL;
    type = rest.data[0] == '!' ? map_get(&p->type_aliases, name) : NULL;
    if (attr)
        attr_print(sb, attr);
    else if (type)
        type_print(sb, type);
    else
        sb_str(sb, (Str){ rest.data, name.len + 1 });
    return name.len + 1;
}

/* The length of the blanks and comments that begin `rest`. */
static size_t blank_length(Str rest)
{
    size_t i = 0;

    while (i < rest.len) {
        if (str_starts(str_from(rest, i), "//"))
            i += str_find(str_from(rest, i), '\n');
        else if (isspace((unsigned char)rest.data[i]))
            i++;
        else
            break;
    }
    return i;
}

static bool ends_in(const Sb *sb, const char *chars)
{
    return !sb->len || strchr(chars, sb->data[sb->len - 1]);
}

/* As upstream prints: a blank at the most, and none inside of brackets, which of {} some dialects
 * have, or in front of a comma. */
static void write_blank(Sb *sb, Str rest)
{
    bool closes = rest.len && strchr(")],", rest.data[0]);

    if (rest.len && !closes && !(rest.data[0] == '>' && !str_starts(rest, ">="))
        && !ends_in(sb, "<([ "))
        sb_char(sb, ' ');
}

/* The length of what begins `rest` and stands between other words: an arrow, or the sign behind the
 * name of a parameter, which is no part of >=. */
static size_t sign_length(const Sb *sb, Str rest)
{
    if (str_starts(rest, "->"))
        return 2;
    return str_starts(rest, "=") && !str_starts(rest, "==") && !ends_in(sb, "<>=!");
}

static bool ends_in_word(const Sb *sb, const char *words)
{
    size_t start = sb->len;

    while (start && in_identifier(sb->data[start - 1]))
        start--;
    return words && str_lists(words, (Str){ sb->data + start, sb->len - start });
}

/* The text, which is compared as it stands, without what does not matter: aliases are what they
 * stand for, blanks are upstream's. */
static Str normal_text(AsmParser *p, const LackingDialect *lacking, Str body)
{
    bool apart = false, glued = false;
    Sb sb = { 0 };
    Str text;

    for (Str rest = body; rest.len > 0;) {
        size_t blanks = blank_length(rest), len = 1, sign;
        bool behind_glued = glued;

        rest = str_from(rest, blanks);
        sign = sign_length(&sb, rest);
        glued = sign && ends_in_word(&sb, lacking->glued);
        if ((blanks || apart || sign || ends_in(&sb, ",")) && !glued && !behind_glued)
            write_blank(&sb, rest);
        apart = sign;
        if (!rest.len)
            break;
        if (sign) {
            len = sign;
            sb_str(&sb, (Str){ rest.data, len });
        } else if (rest.data[0] == '#' || rest.data[0] == '!') {
            len = write_symbol(p, &sb, rest);
        } else {
            len = rest.data[0] == '"' ? string_length(rest) : 1;
            sb_str(&sb, (Str){ rest.data, len });
        }
        rest = str_from(rest, len);
    }
    text = str_dup(&p->context->arena, sb_view(&sb));
    sb_free(&sb);
    return text;
}

bool keep_lacking(AsmParser *p, const DialectSymbol *symbol, bool is_type, Str *text)
{
    const LackingDialect *lacking = context_lacking(p->context, symbol->dialect);

    Str mnemonic = mnemonic_of(symbol);

    if (!lacking || !mnemonic.len
        || !str_lists(is_type ? lacking->types : lacking->attrs, mnemonic))
        return false;
    *text = normal_text(p, lacking, symbol->body);
    return true;
}

bool unknown_lacking(AsmParser *p, const DialectSymbol *symbol, bool is_type)
{
    const LackingDialect *lacking = context_lacking(p->context, symbol->dialect);

    if (!(is_type ? lacking->types : lacking->attrs))
        return parser_error_at(p, symbol->at, "dialect '%s' provides no %s parsing hook",
                               lacking->name, is_type ? "type" : "attribute");
    return parser_error_at(p, symbol->at, "unknown %s `%.*s` in dialect `%s`",
                           is_type ? " type" : "attribute", STR_ARG(mnemonic_of(symbol)),
                           lacking->name);
}

bool symbol_has_row(AsmParser *p, const DialectSymbol *symbol, bool is_type)
{
    Str mnemonic = mnemonic_of(symbol);
    Sb name = { 0 };
    bool found;

    sb_printf(&name, "%.*s.%.*s", STR_ARG(symbol->dialect), STR_ARG(mnemonic));
    found = is_type ? context_type_def(p->context, sb_view(&name)) != NULL
                    : context_attr_def(p->context, sb_view(&name)) != NULL;
    sb_free(&name);
    return found;
}

/* Up to the brace that closes what is open in front of `at`. */
static bool skip_braces(AsmParser *p, const char *at)
{
    unsigned open = 1;

    for (parser_reset(p, at); open; parser_advance(p)) {
        if (parser_at(p, TOKEN_EOF) || parser_at(p, TOKEN_ERROR))
            return false;
        open += parser_at(p, TOKEN_L_BRACE);
        open -= parser_at(p, TOKEN_R_BRACE);
        if (!open)
            break;
    }
    parser_advance(p);
    return true;
}

static void stand_for_body(Context *context, Region *region, const AsmArguments *arguments)
{
    OpState state = { .context = context,
                      .name = context->lacking_op,
                      .loc = loc_of(context->lacking_loc) };
    Block *block = block_create(context);

    *region = (Region){ 0 };
    region_append(region, block);
    for (size_t i = 0; i < arguments->len; i++)
        block_add_arg(context, block, arguments->data[i].type, state.loc,
                      arguments->data[i].name.name);
    block_append(block, op_create(context, &state));
    op_state_free(&state);
}

bool asm_optional_body(AsmParser *p, Region *region, const AsmArguments *arguments, bool *failed)
{
    Context *context = p->context;
    bool named = arguments->len && arguments->data[0].name.name.data;
    const char *body = p->token.text.data + 1;
    unsigned lacking = context->unsupported_count;
    size_t placeholders = scope_placeholders(p);
    bool there = asm_optional_region(p, region, named ? arguments : NULL, failed);

    if (!*failed || !context->defers_lacking || context->unsupported_count == lacking
        || !skip_braces(p, body))
        return there;
    stand_for_body(context, region, arguments);
    scope_forget_placeholders(p, placeholders);
    context->unsupported_count--;
    context->error_count--;
    *failed = false;
    return true;
}
