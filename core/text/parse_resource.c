/* File metadata: {-# dialect_resources: { builtin: { key: "0x..." } }, external_resources: ... #-}
 *
 * A dialect's resource is a blob: hexadecimal, its alignment in the first four bytes. An external
 * one, which nobody here uses, is a blob, a bool or a string.
 */
#include "core/ir/resource.h"
#include "core/text/parse_dense.h"

/* What the parts of one section have in common. */
typedef struct Section {
    Str owner;   /* the dialect, or whoever an external resource is for */
    bool blobs;  /* nothing else than blobs */
    bool no_key; /* upstream's dialect knows no key at all */
} Section;

typedef bool (*ParseEntry)(AsmParser *p, const Section *section, Str key, const char *at);

/* Every entry of a braced, comma-separated list of `key: entry`; the brace was read. */
static bool parse_entries(AsmParser *p, const Section *section, bool strings, ParseEntry entry)
{
    if (parser_take(p, TOKEN_R_BRACE))
        return true;
    do {
        const char *at = p->token.text.data;
        Str key;

        if (!parser_at_any_word(p) && !(strings && parser_at(p, TOKEN_STRING)))
            return parser_error(p, "expected identifier key for 'resource' entry");
        parser_take_keyword_or_string(p, &key);
        if (!parser_expect(p, TOKEN_COLON, "expected ':'") || !entry(p, section, key, at))
            return false;
    } while (parser_take(p, TOKEN_COMMA));
    return parser_expect(p, TOKEN_R_BRACE, "expected ',' or '}'");
}

/* False, reported, where it is no blob. */
static bool read_blob(AsmParser *p, Str key, Resource *resource)
{
    Str digits = parser_at(p, TOKEN_STRING) ? hex_digits(&p->token) : (Str){ NULL, 0 };
    uint32_t alignment = 0;
    unsigned char *bytes;

    bytes = arena_alloc(&p->context->arena, digits.len / 2 + 4);
    if (!digits.data || !decode_hex(digits, bytes))
        return parser_error(p, "expected hex string blob for key '%.*s'", STR_ARG(key));
    for (unsigned i = 0; i < 4; i++)
        alignment |= (uint32_t)bytes[i] << 8 * i;
    if (digits.len < 8)
        return parser_error(
            p, "expected hex string blob for key '%.*s' to encode alignment in first 4 bytes",
            STR_ARG(key));
    if (alignment & (alignment - 1))
        return parser_error(p,
                            "expected hex string blob for key '%.*s' to encode alignment in first "
                            "4 bytes, but got non-power-of-2 value: %u",
                            STR_ARG(key), alignment);
    resource->kind = RESOURCE_BLOB;
    resource->alignment = alignment;
    resource->bytes = (Str){ (char *)bytes + 4, digits.len / 2 - 4 };
    return true;
}

static bool parse_value(AsmParser *p, const Section *section, Str key, Resource *resource)
{
    if (section->blobs || str_starts(p->token.text, "\"0x"))
        return read_blob(p, key, resource);
    resource->kind = RESOURCE_BOOL;
    resource->flag = parser_at_word(p, "true");
    if (resource->flag || parser_at_word(p, "false"))
        return true;
    if (!parser_at(p, TOKEN_STRING))
        return parser_error(p, "expected string value for key '%.*s'", STR_ARG(key));
    resource->kind = RESOURCE_STRING;
    resource->bytes = token_string(p->context, &p->token);
    return true;
}

static bool parse_resource(AsmParser *p, const Section *section, Str key, const char *at)
{
    Resource resource = { .owner = section->owner, .key = key, .external = !section->blobs };

    if (section->no_key)
        return parser_error_at(p, at, "unknown 'resource' key '%.*s' for dialect '%.*s'",
                               STR_ARG(key), STR_ARG(section->owner));
    if (!parse_value(p, section, key, &resource))
        return false;
    parser_advance(p);
    resource.owner = context_intern(p->context, resource.owner);
    resource.key = context_intern(p->context, resource.key);
    resource_add(p->context, resource);
    return true;
}

/* Of upstream's dialects, builtin and test read resources; ml_program would, but has none. */
static bool parse_dialect(AsmParser *p, const Section *outer, Str dialect, const char *at)
{
    Section section = { .owner = dialect, .blobs = true };

    (void)outer;
    if (!context_dialect(p->context, dialect) && !context_lacks(p->context, dialect))
        return parser_error_at(p, at, "dialect '%.*s' is unknown", STR_ARG(dialect));
    if (!parser_expect(p, TOKEN_L_BRACE, "expected '{'"))
        return false;
    section.no_key = str_is(dialect, "ml_program");
    if (!section.no_key && !str_is(dialect, "builtin") && !str_is(dialect, "test"))
        return parser_error(p, "unexpected 'resource' section for dialect '%.*s'",
                            STR_ARG(dialect));
    return parse_entries(p, &section, true, parse_resource);
}

static bool parse_external(AsmParser *p, const Section *outer, Str owner, const char *at)
{
    Section section = { .owner = owner };

    (void)outer, (void)at;
    return parser_expect(p, TOKEN_L_BRACE, "expected '{'")
           && parse_entries(p, &section, true, parse_resource);
}

static bool parse_section(AsmParser *p)
{
    ParseEntry entry = parser_at_word(p, "dialect_resources")    ? parse_dialect
                       : parser_at_word(p, "external_resources") ? parse_external
                                                                 : NULL;
    const char *at = p->token.text.data;
    Str key = p->token.text;

    if (!parser_at_any_word(p))
        return parser_error(p, "expected identifier key in file metadata dictionary");
    parser_advance(p);
    if (!parser_expect(p, TOKEN_COLON, "expected ':'"))
        return false;
    if (!entry)
        return parser_error_at(p, at, "unknown key '%.*s' in file metadata dictionary",
                               STR_ARG(key));
    return parser_expect(p, TOKEN_L_BRACE, "expected '{'") && parse_entries(p, NULL, false, entry);
}

bool parse_metadata(AsmParser *p)
{
    parser_advance(p);
    if (parser_take(p, TOKEN_METADATA_END))
        return true;
    do {
        if (!parse_section(p))
            return false;
    } while (parser_take(p, TOKEN_COMMA));
    return parser_expect(p, TOKEN_METADATA_END, "expected ',' or '#-}'");
}
