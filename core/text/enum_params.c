/* Enums as parameters of dialect types and attributes.
 *
 * Rules and words: those of the readers and printers that mlir-tblgen writes for enums.
 */
#include "core/text/param_syntax.h"
#include "core/text/printer.h"

#include <string.h>

static bool is_word(Str text)
{
    Sb sb = { 0 };
    bool same;

    name_print(&sb, text);
    same = str_eq(sb_view(&sb), text);
    sb_free(&sb);
    return same;
}

/* Upstream writes those that are no words twice, once in quotes. */
static void list_cases(Sb *sb, const EnumDef *def)
{
    for (const EnumCase *c = def->cases; c->keyword; c++) {
        sb_add(sb, c == def->cases ? "" : ", ");
        if (!is_word(str_of(c->keyword)))
            sb_printf(sb, "\"%s\"", c->keyword);
        sb_add(sb, c->keyword);
    }
}

static bool wrong_case(AsmParser *p, const char *at, const EnumDef *def, Str keyword)
{
    Sb cases = { 0 };

    list_cases(&cases, def);
    asm_error(p, at, "expected one of [%s] for %s, got: %.*s", cases.data ? cases.data : "",
              def->summary ? def->summary : "", STR_ARG(keyword));
    sb_free(&cases);
    return false;
}

static bool wrong_listed(AsmParser *p, const char *at, const EnumDef *def)
{
    Sb cases = { 0 };

    for (const EnumCase *c = def->cases; c->keyword; c++)
        sb_printf(&cases, "%s%s", c == def->cases ? "" : ", ", c->keyword);
    asm_error(p, at, "expected %s to be one of: %.*s", def->name, STR_ARG(sb_view(&cases)));
    sb_free(&cases);
    return false;
}

static bool no_case(AsmParser *p, const char *at, const EnumDef *def)
{
    return asm_error(p, at, "expected keyword for %s", def->summary ? def->summary : "");
}

static TokenKind separator_of(const EnumDef *def)
{
    return strchr(def->separator, '|') ? TOKEN_BAR : TOKEN_COMMA;
}

static Str trimmed(Str text)
{
    while (text.len && text.data[0] == ' ')
        text = str_from(text, 1);
    while (text.len && text.data[text.len - 1] == ' ')
        text.len--;
    return text;
}

/* Adds the case, or the several of them that one text holds: "A|B". */
static bool add_cases(const EnumDef *def, Str text, int64_t *value)
{
    char separator = def->bits && separator_of(def) == TOKEN_BAR ? '|' : ',';

    for (bool more = true; more;) {
        size_t end = def->bits ? str_find(text, separator) : text.len;
        const EnumCase *found =
            enum_case(def, def->bits ? trimmed((Str){ text.data, end }) : (Str){ text.data, end });

        if (!found)
            return false;
        *value |= found->value;
        more = end < text.len;
        text = str_from(text, more ? end + 1 : end);
    }
    return true;
}

const Attr *asm_parse_enum(AsmParser *p, const EnumDef *def)
{
    int64_t value = 0;

    do {
        const char *at = p->token.text.data;
        Str text;

        if (!parser_take_keyword_or_string(p, &text)) {
            no_case(p, at, def);
            return NULL;
        }
        if (!add_cases(def, text, &value)) {
            wrong_case(p, at, def, text);
            return NULL;
        }
    } while (def->bits && parser_take(p, separator_of(def)));
    return attr_i64(p->context, value);
}

/* Faults are told of where the first one stands. */
static bool parse_listed(AsmParser *p, const EnumDef *def, int64_t *value)
{
    const char *at = p->token.text.data;
    Str text;

    do {
        if (!parser_take_keyword_or_string(p, &text))
            return asm_error(p, p->token.text.data, "expected valid keyword or string");
        if (!add_cases(def, text, value))
            return wrong_listed(p, at, def);
    } while (def->bits && parser_take(p, separator_of(def)));
    return true;
}

static bool parse_quoted(AsmParser *p, const EnumDef *def, int64_t *value)
{
    const char *at = p->token.text.data;
    Str text;

    if (!parser_take_keyword_or_string(p, &text))
        return no_case(p, at, def);
    return add_cases(def, text, value) || wrong_case(p, at, def, text);
}

static bool parse_bare(AsmParser *p, const EnumDef *def, int64_t *value)
{
    do {
        const char *at = p->token.text.data;
        Str word;

        if (parser_at(p, TOKEN_STRING) || !parser_take_keyword_or_string(p, &word))
            return no_case(p, at, def);
        if (!add_cases(def, word, value))
            return wrong_case(p, at, def, word);
    } while (parser_take(p, separator_of(def)));
    return true;
}

const Attr *enum_param_parse(AsmParser *p, const ParamDef *def)
{
    EnumStyle style = param_syntax(def) ? param_syntax(def)->style : ENUM_LISTED;
    int64_t value = 0;
    bool good = style == ENUM_LISTED   ? parse_listed(p, def->cases, &value)
                : style == ENUM_QUOTED ? parse_quoted(p, def->cases, &value)
                                       : parse_bare(p, def->cases, &value);

    return good ? attr_i64(p->context, value) : NULL;
}

void enum_param_print(Sb *sb, const ParamDef *def, int64_t value)
{
    const ParamSyntax *syntax = param_syntax(def);
    bool bare = syntax ? syntax->style != ENUM_QUOTED
                       : def->whole || (def->cases->bits && strchr(def->cases->separator, ','));
    Sb text = { 0 };

    enum_print(&text, def->cases, value);
    if (bare)
        sb_str(sb, sb_view(&text));
    else
        name_print(sb, sb_view(&text));
    sb_free(&text);
}
