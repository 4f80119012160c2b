/* File metadata: {-# dialect_resources: { builtin: { key: "0x..." } }, external_resources ... #-}
 */
#include "core/parser.h"

static bool parse_key(AsmParser *p, Str *key)
{
    if (parser_at(p, TOKEN_STRING))
        *key = token_string(p->context, &p->token);
    else if (parser_at(p, TOKEN_BARE) || parser_at(p, TOKEN_INT_TYPE))
        *key = p->token.text;
    else
        return parser_error(p, "expected identifier key for 'resource' entry");
    parser_advance(p);
    return parser_expect(p, TOKEN_COLON, "expected ':'");
}

/* Every entry of a braced, comma-separated list of `key: entry`. */
static bool parse_entries(AsmParser *p, Str outer, bool (*entry)(AsmParser *p, Str outer, Str key))
{
    if (!parser_expect(p, TOKEN_L_BRACE, "expected '{'"))
        return false;
    if (parser_take(p, TOKEN_R_BRACE))
        return true;
    do {
        Str key;

        if (!parse_key(p, &key) || !entry(p, outer, key))
            return false;
    } while (parser_take(p, TOKEN_COMMA));
    return parser_expect(p, TOKEN_R_BRACE, "expected '}'");
}

/* A blob, a bool or a string; kept as its text, under "dialect/key". */
static bool parse_resource(AsmParser *p, Str dialect, Str key)
{
    Str *value = ARENA_NEW(&p->context->arena, Str);
    Str name = str_printf(&p->context->arena, "%.*s/%.*s", STR_ARG(dialect), STR_ARG(key));

    if (!parser_at(p, TOKEN_STRING) && !parser_at_word(p, "true") && !parser_at_word(p, "false"))
        return parser_error(p, "expected bool or string value for resource entry");
    *value = str_dup(&p->context->arena, p->token.text);
    parser_advance(p);
    map_put(&p->context->resources, name, value);
    return true;
}

static bool parse_dialect(AsmParser *p, Str section, Str dialect)
{
    if (str_is(section, "dialect_resources") && !context_dialect(p->context, dialect)
        && !p->context->allow_unregistered)
        return parser_error(p, "dialect '%.*s' is unknown", STR_ARG(dialect));
    return parse_entries(p, dialect, parse_resource);
}

static bool parse_section(AsmParser *p, Str outer, Str section)
{
    (void)outer;
    if (!str_is(section, "dialect_resources") && !str_is(section, "external_resources"))
        return parser_error(p, "unknown key '%.*s' in file metadata dictionary", STR_ARG(section));
    return parse_entries(p, section, parse_dialect);
}

bool parse_metadata(AsmParser *p)
{
    parser_advance(p);
    while (!parser_at(p, TOKEN_METADATA_END)) {
        Str key;

        if (!parse_key(p, &key) || !parse_section(p, STR(""), key))
            return false;
        if (!parser_take(p, TOKEN_COMMA) && !parser_at(p, TOKEN_METADATA_END))
            return parser_error(p, "expected '#-}' to end the file metadata dictionary");
    }
    parser_advance(p);
    return true;
}
