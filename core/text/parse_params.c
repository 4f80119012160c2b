/* Parameters of dialect types and attributes, in ODS's generic syntax: <p0, p1>. */
#include "core/text/parser.h"

#include <string.h>

static bool wrong_case(AsmParser *p, const char *at, const EnumDef *def)
{
    Sb cases = { 0 };

    for (const EnumCase *c = def->cases; c->keyword; c++)
        sb_printf(&cases, "%s%s", c == def->cases ? "" : ", ", c->keyword);
    asm_error(p, at, "expected %s to be one of: %.*s", def->name, STR_ARG(sb_view(&cases)));
    sb_free(&cases);
    return false;
}

static bool parse_case(AsmParser *p, const EnumDef *def, const char *at, int64_t *value)
{
    const EnumCase *found;
    Str keyword;

    if (!parser_take_keyword_or_string(p, &keyword))
        return asm_error(p, at, "expected valid keyword or string");
    found = enum_case(def, keyword);
    if (!found)
        return wrong_case(p, at, def);
    *value |= found->value;
    return true;
}

/* Several, in one text. */
static const Attr *parse_whole(AsmParser *p, const EnumDef *def)
{
    const char *at = p->token.text.data;
    int64_t value = 0;
    Str text;

    if (!parser_take_keyword_or_string(p, &text)) {
        asm_error(p, at, "expected valid keyword or string");
        return NULL;
    }
    if (enum_of_text(def, text, &value))
        return attr_i64(p->context, value);
    wrong_case(p, at, def);
    return NULL;
}

static const Attr *parse_enum(AsmParser *p, const EnumDef *def)
{
    bool by_bar = def->separator && strchr(def->separator, '|');
    const char *at = p->token.text.data;
    int64_t value = 0;

    do {
        if (!parse_case(p, def, at, &value))
            return NULL;
    } while (def->bits && parser_take(p, by_bar ? TOKEN_BAR : TOKEN_COMMA));
    return attr_i64(p->context, value);
}

static const Attr *parse_int(AsmParser *p, const ParamDef *def)
{
    int64_t value;

    return asm_parse_integer_param(p, def, &value) ? attr_i64(p->context, value) : NULL;
}

static const Attr *parse_text(AsmParser *p)
{
    const Attr *text;

    if (!parser_at(p, TOKEN_STRING)) {
        parser_wrong_token(p, "expected string");
        return NULL;
    }
    text = attr_string(p->context, token_string(p->context, &p->token));
    parser_advance(p);
    return text;
}

static const Attr *parse_type_param(AsmParser *p)
{
    const Type *type = parse_type(p);

    return type ? attr_type(type) : NULL;
}

/* NULL, reported at `at`, where the parameter does not take it. */
static const Attr *check_kind(AsmParser *p, const ParamDef *def, const char *at, const Attr *attr)
{
    if (!attr || param_takes(def, attr))
        return attr;
    parser_error_at(p, at, "invalid kind of %s specified",
                    def->kind == PARAM_TYPE ? "type" : "attribute");
    return NULL;
}

const Attr *param_parse_bool(AsmParser *p)
{
    const char *at = p->token.text.data;
    int64_t value = 0;

    if (parser_take_word(p, "true"))
        return attr_bool(p->context, true);
    if (!asm_parse_integer(p, &value))
        return NULL;
    if (value == 0 || value == 1)
        return attr_bool(p->context, value == 1);
    asm_error(p, at, "integer value too large");
    return NULL;
}

const Attr *param_parse_attr(AsmParser *p, const ParamDef *def)
{
    const char *at = p->token.text.data;
    const Attr *attr;

    if (def->def && !parser_at(p, TOKEN_HASH))
        return parse_attr_body(p, def->def, NULL);
    attr = parse_attr(p, NULL);
    if (!attr)
        return NULL;
    if ((!def->def || (attr->kind == ATTR_DIALECT && attr->dialect.def == def->def))
        && param_takes(def, attr))
        return attr;
    parser_error_at(p, at, "invalid kind of attribute specified");
    return NULL;
}

static const Attr *parse_one(AsmParser *p, const ParamDef *def)
{
    const char *at = p->token.text.data;

    switch (def->kind) {
    case PARAM_TYPE:
    case PARAM_TYPES:
        return check_kind(p, def, at, parse_type_param(p));
    case PARAM_ATTR:
    case PARAM_ATTRS:
        return def->def ? param_parse_attr(p, def) : check_kind(p, def, at, parse_attr(p, NULL));
    case PARAM_INT:
    case PARAM_INTS:
        return parse_int(p, def);
    case PARAM_STRING:
        return parse_text(p);
    case PARAM_ENUM:
        return parser_at(p, TOKEN_STRING) && def->whole ? parse_whole(p, def->cases)
                                                        : parse_enum(p, def->cases);
    case PARAM_BOOL:
        return param_parse_bool(p);
    case PARAM_KEYWORD: /* among struct_params alone */
        break;
    }
    return NULL;
}

const Attr *parse_param_list(AsmParser *p, const ParamDef *def, ParseParam *one)
{
    VEC(const Attr *) elements = { 0 };
    const Attr *element, *array = NULL;

    do {
        element = one(p, def);
        if (element)
            vec_push(&elements, element);
    } while (element && parser_take(p, TOKEN_COMMA));
    if (element)
        array = attr_array(p->context, (unsigned)elements.len, elements.data);
    vec_free(&elements);
    return array;
}

bool param_parse(AsmParser *p, const char *record, const ParamDef *def, const Attr **param)
{
    bool is_list = def->kind == PARAM_TYPES || def->kind == PARAM_INTS || def->kind == PARAM_ATTRS;
    const char *class_name = def->class_name;

    *param = is_list ? parse_param_list(p, def, parse_one) : parse_one(p, def);
    if (*param)
        return true;
    if (!class_name && def->kind == PARAM_ENUM)
        class_name = def->cases->name;
    if (!record || !class_name)
        return false;
    return asm_error(p, asm_here(p), "failed to parse %s parameter '%s' which is to be a `%s`",
                     record, def->name, class_name);
}

bool parse_params(AsmParser *p, const char *record, const ParamDef *defs, const Attr **params,
                  unsigned *count)
{
    *count = 0;
    if (!defs[0].name)
        return true;
    if (!parser_expect(p, TOKEN_LESS, "expected '<'"))
        return false;
    for (; *count < MAX_PARAMS && defs[*count].name; (*count)++) {
        if (*count > 0 && !parser_expect(p, TOKEN_COMMA, "expected ','"))
            return false;
        if (!param_parse(p, record, &defs[*count], &params[*count]))
            return false;
    }
    return parser_expect(p, TOKEN_GREATER, "expected '>'");
}
