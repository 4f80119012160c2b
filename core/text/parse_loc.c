/* Locations. Rules: MLIR's Builtin dialect documentation, "Location Attributes". */
#include "core/text/parser.h"

static const Attr *no_loc(AsmParser *p, const char *message)
{
    parser_wrong_token(p, message);
    return NULL;
}

static bool parse_unsigned(AsmParser *p, const char *message, unsigned *value)
{
    uint64_t wide;

    if (!parser_at(p, TOKEN_INTEGER))
        return parser_wrong_token(p, message);
    if (!parser_integer(p, &wide) || wide > UINT32_MAX)
        return parser_error(p, "%s", message);
    *value = (unsigned)wide;
    parser_advance(p);
    return true;
}

static const char LINE[] = "expected integer line number in FileLineColRange";
static const char COLUMN[] = "expected integer column number in FileLineColRange";

/* Behind `to`: 3:4, or :4 on the same line. */
static const Attr *parse_range_end(AsmParser *p, Str file, unsigned line, unsigned column)
{
    bool on_other_line = parser_at(p, TOKEN_INTEGER);
    unsigned end_line, end_column;

    if (on_other_line && !parse_unsigned(p, LINE, &end_line))
        return NULL;
    if (!parser_expect(p, TOKEN_COLON,
                       "expected either integer or `:` post `to` in FileLineColRange")
        || !parse_unsigned(p, COLUMN, &end_column))
        return NULL;
    return on_other_line
               ? loc_range(p->context, file, 4, (unsigned[]){ line, column, end_line, end_column })
               : loc_range(p->context, file, 3, (unsigned[]){ line, column, end_column });
}

static const Attr *parse_file_loc(AsmParser *p, Str file)
{
    unsigned line, column;

    if (p->context->unnamed.len && (str_is(file, "-") || str_is(file, "<stdin>")))
        file = p->context->unnamed;
    if (!parse_unsigned(p, LINE, &line))
        return NULL;
    if (!parser_take(p, TOKEN_COLON))
        return loc_range(p->context, loc_file_name(p->context, file), 1, &line);
    if (!parse_unsigned(p, COLUMN, &column))
        return NULL;
    if (parser_take_word(p, "to"))
        return parse_range_end(p, file, line, column);
    return loc_file(p->context, file, line, column);
}

static const Attr *parse_name_or_file(AsmParser *p)
{
    Str text = token_string(p->context, &p->token);
    const Attr *child;

    parser_advance(p);
    if (parser_take(p, TOKEN_COLON))
        return parse_file_loc(p, text);
    if (!parser_take(p, TOKEN_L_PAREN))
        return loc_name(p->context, text, NULL);
    child = parse_loc_instance(p);
    if (!child || !parser_expect(p, TOKEN_R_PAREN, "expected ')' after child location of NameLoc"))
        return NULL;
    return loc_name(p->context, text, child);
}

static const Attr *parse_callsite(AsmParser *p)
{
    const Attr *callee, *caller;

    if (!parser_expect(p, TOKEN_L_PAREN, "expected '(' in callsite location"))
        return NULL;
    callee = parse_loc_instance(p);
    if (!callee)
        return NULL;
    if (!parser_take_word(p, "at"))
        return no_loc(p, "expected 'at' in callsite location");
    caller = parse_loc_instance(p);
    if (!caller || !parser_expect(p, TOKEN_R_PAREN, "expected ')' in callsite location"))
        return NULL;
    return loc_callsite(callee, caller);
}

typedef VEC(const Attr *) Locations;

static bool parse_fused_element(AsmParser *p, void *locations)
{
    const Attr *location = parse_loc_instance(p);

    if (location)
        vec_push((Locations *)locations, location);
    return location != NULL;
}

static const Attr *parse_fused(AsmParser *p)
{
    const Attr *metadata = NULL, *fused = NULL;
    Locations locations = { 0 };

    if (parser_take(p, TOKEN_LESS)) {
        metadata = parse_attr(p, NULL);
        if (!metadata
            || !parser_expect(p, TOKEN_GREATER, "expected '>' after fused location metadata"))
            return NULL;
    }
    if (parse_delimited(p, TOKEN_L_SQUARE, TOKEN_R_SQUARE, " in fused location",
                        parse_fused_element, &locations))
        fused = loc_fused(p->context, (unsigned)locations.len, locations.data, metadata);
    vec_free(&locations);
    return fused;
}

static const Attr *parse_loc_attr(AsmParser *p)
{
    const Attr *attr = parse_extended_attr(p, NULL);

    if (!attr || attr_is_location(attr))
        return attr;
    parser_error(p, "expected location attribute, but got%s", attr_quoted(attr));
    return NULL;
}

static const Attr *parse_instance(AsmParser *p)
{
    if (parser_at(p, TOKEN_HASH))
        return parse_loc_attr(p);
    if (parser_at(p, TOKEN_STRING))
        return parse_name_or_file(p);
    if (parser_take_word(p, "callsite"))
        return parse_callsite(p);
    if (parser_take_word(p, "fused"))
        return parse_fused(p);
    if (parser_take_word(p, "unknown"))
        return loc_unknown(p->context);
    return no_loc(p, "expected location instance");
}

const Attr *parse_loc_instance(AsmParser *p)
{
    const char *at = p->token.text.data;
    const Attr *location;

    if (!parser_enter(p))
        return NULL;
    location = parse_instance(p);
    parser_leave(p);
    return location && check_attr_extent(p, at, location) ? location : NULL;
}

/* #name: the location it stands for or, where that comes later, the unknown one for now. */
static bool parse_loc_alias(AsmParser *p, Loc *place)
{
    LocAlias alias = { str_from(p->token.text, 1), p->token.text.data, place };
    const Attr *attr = map_get(&p->attr_aliases, alias.name);

    parser_advance(p);
    if (attr && !attr_is_location(attr))
        return parser_error_at(p, alias.at, "expected location, but found '%s'", attr_quoted(attr));
    *place = loc_of(attr ? attr : loc_unknown(p->context));
    if (!attr)
        vec_push(&p->loc_aliases, alias);
    return true;
}

bool parse_optional_trailing_loc(AsmParser *p, Loc *place)
{
    const Attr *location;

    if (!parser_take_word(p, "loc"))
        return true;
    if (!parser_expect(p, TOKEN_L_PAREN, "expected '(' in location"))
        return false;
    if (parser_at(p, TOKEN_HASH) && str_find(p->token.text, '.') == p->token.text.len) {
        if (!parse_loc_alias(p, place))
            return false;
    } else {
        location = parse_loc_instance(p);
        if (!location)
            return false;
        *place = loc_of(location);
    }
    return parser_expect(p, TOKEN_R_PAREN, "expected ')' in location");
}
