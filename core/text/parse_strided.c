/* strided<[2, ?], offset: 1> and distinct[0]<...> */
#include "core/text/parser.h"

/* A number that may be negative, or ?. */
static bool parse_stride(AsmParser *p, int64_t *stride)
{
    const char *at = p->token.text.data;
    uint64_t value;
    bool negative;

    if (parser_take(p, TOKEN_QUESTION)) {
        *stride = DYNAMIC;
        return true;
    }
    negative = parser_take(p, TOKEN_MINUS);
    if (!parser_integer(p, &value) || value > INT64_MAX)
        return parser_error_at(p, at, "expected a 64-bit signed integer or '?'");
    *stride = negative ? -(int64_t)value : (int64_t)value;
    parser_advance(p);
    return true;
}

static bool parse_strides(AsmParser *p, Dims *strides)
{
    int64_t stride;

    if (!parser_expect(p, TOKEN_LESS, "expected '<' after 'strided'")
        || !parser_expect(p, TOKEN_L_SQUARE, "expected '['"))
        return false;
    if (!parser_at(p, TOKEN_R_SQUARE)) {
        do {
            if (!parse_stride(p, &stride))
                return false;
            vec_push(strides, stride);
        } while (parser_take(p, TOKEN_COMMA));
    }
    return parser_expect(p, TOKEN_R_SQUARE, "expected ']'");
}

static bool parse_offset(AsmParser *p, int64_t *offset)
{
    *offset = 0;
    if (parser_take(p, TOKEN_GREATER))
        return true;
    if (!parser_expect(p, TOKEN_COMMA, "expected ','"))
        return false;
    if (!parser_take_word(p, "offset"))
        return parser_wrong_token(p, "expected 'offset' after comma");
    return parser_expect(p, TOKEN_COLON, "expected ':' after 'offset'") && parse_stride(p, offset)
           && parser_expect(p, TOKEN_GREATER, "expected '>'");
}

const Attr *parse_strided(AsmParser *p)
{
    const Attr *attr = NULL;
    Dims strides = { 0 };
    int64_t offset;

    parser_advance(p);
    if (parse_strides(p, &strides) && parse_offset(p, &offset))
        attr = attr_strided(p->context, offset, (unsigned)strides.len, strides.data);
    vec_free(&strides);
    return attr;
}

/* The attribute that this file calls distinct[id]; its number in the context is another. */
static const Attr *resolve_distinct(AsmParser *p, const char *at, uint64_t id, const Attr *of)
{
    Str name = str_printf(&p->context->arena, "%llu", (unsigned long long)id);
    const Attr *attr = map_get(&p->distinct, name);

    if (!attr) {
        attr = attr_distinct(p->context->next_distinct++, of);
        map_put(&p->distinct, name, (void *)attr);
    } else if (attr->distinct.of != of) {
        parser_error_at(p, at, "referenced attribute does not match previous definition: %s",
                        attr_quoted(attr->distinct.of));
        return NULL;
    }
    return attr;
}

static bool parse_distinct_id(AsmParser *p, uint64_t *id)
{
    Str text;

    if (!parser_expect(p, TOKEN_L_SQUARE, "expected '[' after 'distinct'"))
        return false;
    text = p->token.text;
    if (!parser_expect(p, TOKEN_INTEGER, "expected distinct ID"))
        return false;
    if (!integer_literal_u64(text, id))
        return parser_error(p, "expected an unsigned 64-bit integer");
    return parser_expect(p, TOKEN_R_SQUARE, "expected ']' to close distinct ID")
           && parser_expect(p, TOKEN_LESS, "expected '<' after distinct ID");
}

const Attr *parse_distinct(AsmParser *p, const Type *type)
{
    const char *at = p->token.text.data;
    const Attr *of;
    uint64_t id;

    parser_advance(p);
    if (!parse_distinct_id(p, &id))
        return NULL;
    if (parser_take(p, TOKEN_GREATER))
        return resolve_distinct(p, at, id, attr_unit(p->context));
    of = parse_attr(p, type);
    if (!of) {
        parser_error(p, "expected attribute");
        return NULL;
    }
    if (!parser_expect(p, TOKEN_GREATER, "expected '>' to close distinct attribute"))
        return NULL;
    return resolve_distinct(p, at, id, of);
}
