/* Parameters of dialect types and attributes, in ODS's generic syntax: <p0, p1>. */
#include "core/text/param_syntax.h"

#include <string.h>

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

static const Attr *parse_type_param(AsmParser *p, const ParamDef *def)
{
    const TypeDef *bare = parser_at(p, TOKEN_EXCLAIM) ? NULL : param_type_def(def);
    const Type *type = bare ? parse_type_body(p, bare, p->token.text.data) : parse_type(p);

    return type ? attr_type(type) : NULL;
}

/* NULL, reported at `at`, where the parameter does not take it. */
static const Attr *check_type(AsmParser *p, const ParamDef *def, const char *at, const Attr *attr)
{
    const char *name = param_syntax(def) ? param_syntax(def)->named : NULL;

    if (!attr || param_takes(def, attr))
        return attr;
    if (name)
        asm_error(p, at, "invalid kind of type specified: expected %s, but found '%s'", name,
                  attr_quoted(attr));
    else
        parser_error_at(p, at, "invalid kind of type specified");
    return NULL;
}

static const Attr *parse_map(AsmParser *p)
{
    const AffineMap *map = parse_affine_map(p);

    return map ? attr_affine_map(map) : NULL;
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
    if (param_elements(def) && !parser_at(p, TOKEN_HASH))
        return parse_dense_array_body(p, param_elements(def));
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
        return check_type(p, def, at, parse_type_param(p, def));
    case PARAM_ATTR:
    case PARAM_ATTRS:
        return param_is_affine_map(def) ? parse_map(p) : param_parse_attr(p, def);
    case PARAM_INT:
        return parse_int(p, def);
    case PARAM_INTS:
        return def->cases ? enum_param_parse(p, def) : parse_int(p, def);
    case PARAM_STRING:
        return parse_text(p);
    case PARAM_ENUM:
        return enum_param_parse(p, def);
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
