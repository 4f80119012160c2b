/* A whole file: alias definitions, file metadata, operations; and single attributes. */
#include "core/text/version.h"
#include "core/text/parser.h"
#include "core/text/scope.h"
#include "core/text/source.h"

static bool parse_type_alias(AsmParser *p)
{
    Str name = token_name(p->context, &p->token);
    const Type *type;

    if (map_get(&p->type_aliases, name))
        return parser_error(p, "redefinition of type alias id '%.*s'", STR_ARG(name));
    if (str_find(name, '.') < name.len)
        return parser_error(p, "type names with a '.' are reserved for dialect-defined names");
    parser_advance(p);
    if (!parser_expect(p, TOKEN_EQUAL, "expected '=' in type alias definition"))
        return false;
    p->pointee = NULL;
    type = parse_type(p);
    if (type)
        map_put(&p->type_aliases, name, (void *)type);
    if (type && p->pointee)
        map_put(&p->pointees, name, (void *)p->pointee);
    return type != NULL;
}

static bool parse_attr_alias(AsmParser *p)
{
    Str name = token_name(p->context, &p->token);
    const Attr *attr;

    if (map_get(&p->attr_aliases, name))
        return parser_error(p, "redefinition of attribute alias id '%.*s'", STR_ARG(name));
    if (str_find(name, '.') < name.len)
        return parser_error(p, "attribute names with a '.' are reserved for dialect-defined names");
    parser_advance(p);
    if (!parser_expect(p, TOKEN_EQUAL, "expected '=' in attribute alias definition"))
        return false;
    attr = parse_attr(p, NULL);
    if (attr)
        map_put(&p->attr_aliases, name, (void *)attr);
    return attr != NULL;
}

/* #name used as a location before it was defined: fill it in, now that the file was read. */
static bool resolve_locations(AsmParser *p)
{
    for (size_t i = 0; i < p->loc_aliases.len; i++) {
        LocAlias *alias = &p->loc_aliases.data[i];
        const Attr *attr = map_get(&p->attr_aliases, alias->name);

        if (!attr)
            return parser_error_at(p, alias->at, "operation location alias was never defined");
        if (!attr_is_location(attr))
            return parser_error_at(p, alias->at, "expected location, but found '%s'",
                                   attr_quoted(attr));
        *alias->place = loc_of(attr);
    }
    return true;
}

static bool parse_top_level(AsmParser *p, Block *body)
{
    while (!parser_at(p, TOKEN_EOF)) {
        Op *op;

        if (parser_at(p, TOKEN_ERROR))
            return false;
        if (parser_at(p, TOKEN_EXCLAIM) || parser_at(p, TOKEN_HASH)) {
            if (parser_at(p, TOKEN_EXCLAIM) ? !parse_type_alias(p) : !parse_attr_alias(p))
                return false;
            continue;
        }
        if (parser_at(p, TOKEN_METADATA_BEGIN)) {
            if (!parse_metadata(p))
                return false;
            continue;
        }
        p->block = body;
        op = parse_op(p);
        if (!op)
            return false;
        block_append(body, op);
    }
    return true;
}

static AsmParser parser_new(Context *context, Str file, Str text, unsigned line_offset,
                            bool from_caller, bool takes_paths)
{
    AsmParser p = { .context = context,
                    .lexer = lexer_new(context, file, text),
                    .from_caller = from_caller };

    p.lexer.line_offset = line_offset;
    p.lexer.takes_paths = takes_paths;
    p.scope = scope_new();
    scope_enter(&p, true);
    vec_push(&p.default_dialects, "builtin");
    parser_advance(&p);
    return p;
}

static void parser_end(AsmParser *p)
{
    scope_free(p->scope);
    map_free(&p->type_aliases);
    map_free(&p->attr_aliases);
    map_free(&p->distinct);
    map_free(&p->old_ops);
    map_free(&p->pointees);
    vec_free(&p->loc_aliases);
    vec_free(&p->default_dialects);
    for (size_t i = 0; i < p->idle_states.len; i++) {
        op_state_free(p->idle_states.data[i]);
        free(p->idle_states.data[i]);
    }
    vec_free(&p->idle_states);
    vec_free(&p->idle_names);
    format_free_idle(p);
}

Op *source_wrap(Context *context, Loc loc, Block *body)
{
    OpState state = { .context = context, .name = STR("builtin.module"), .loc = loc };
    Region *region;
    Op *op;

    context->module_is_written =
        body->first && body->first == body->last && op_is(body->first, "builtin.module");
    if (context->module_is_written) {
        op = body->first;
        block_remove(body, op);
        return op;
    }
    state.def = context_op(context, state.name);
    region = op_state_add_region(&state);
    region_append(region, body);
    op = op_create(context, &state);
    op_state_free(&state);
    return op;
}

/* Of a text that stands for another, where its operations stand is what their locations say. */
static void place_where_located(Region *region)
{
    for (Block *block = region->first; block; block = block->next)
        for (Op *op = block->first; op; op = op->next) {
            op->place = op->loc;
            for (unsigned i = 0; i < op->region_count; i++)
                place_where_located(&op->regions[i]);
        }
}

Op *source_parse(Context *context, Str file, Str text, unsigned line_offset)
{
    AsmParser p = parser_new(context, file, text, line_offset, false, false);
    Block *body = block_create(context);
    bool good = parse_top_level(&p, body) && resolve_locations(&p) && scope_finish(&p)
                && scope_leave(&p, true);
    Op *module;

    parser_end(&p);
    version_start(context);
    module = good ? source_wrap(context, loc_at(context, p.lexer.file_number, 0, 0), body) : NULL;
    if (module && !(version_note_attrs(module) && version_upgrade(module)))
        module = NULL;
    for (unsigned i = 0; module && context->unnamed.len && i < module->region_count; i++)
        place_where_located(&module->regions[i]);
    return module;
}

static void place_at(Op *inner, const Op *op)
{
    inner->loc = op->loc;
    inner->place = op->place;
    for (unsigned r = 0; r < inner->region_count; r++)
        for (Block *block = inner->regions[r].first; block; block = block->next)
            for (Op *next = block->first; next; next = next->next)
                place_at(next, op);
}

Op *source_parse_for(const Op *op, Str text)
{
    Context *context = op_context(op);
    Op *module = source_parse(context, op_name(op), str_dup(&context->arena, text), 0);

    if (module)
        place_at(module, op);
    return module;
}

/* nan, inf, -inf: no attribute, but what a caller may mean; their type may stand behind them. NULL,
 * back where it was, where it is none of them or the type has no such number. */
static const Attr *parse_special(AsmParser *p, const Type *type)
{
    const char *at = p->token.text.data;
    bool negative = parser_take(p, TOKEN_MINUS);
    bool is_word = parser_at_word(p, "nan") || parser_at_word(p, "inf");
    Str word = p->token.text;
    Float value;

    if (is_word) {
        parser_advance(p);
        if (parser_take(p, TOKEN_COLON))
            type = parse_type(p);
        if (type && type->kind == TYPE_FLOAT
            && parse_special_float(p, type->format, negative, word, &value))
            return attr_float(type, value);
    }
    if (negative || is_word)
        parser_reset(p, at);
    return NULL;
}

static const Attr *parse_argument(AsmParser *p, const Type *type, const Type *spoken);

/* A complex number is an array of its parts, and may say its type. */
static const Attr *parse_parts(AsmParser *p, const Type *type)
{
    const Type *element = type->shaped.element, *said = type;
    const Attr *parts[2];

    parser_advance(p);
    parts[0] = parse_argument(p, element, element);
    if (!parts[0] || !parser_expect(p, TOKEN_COMMA, "expected ',' between complex elements"))
        return NULL;
    parts[1] = parse_argument(p, element, element);
    if (!parts[1] || !parser_expect(p, TOKEN_R_SQUARE, "expected ']' after complex elements"))
        return NULL;
    if (parser_take(p, TOKEN_COLON))
        said = parse_type(p);
    if (said && said != type)
        parser_error(p, "expected '%s', but got '%s'", type_text(type), type_text(said));
    if (said != type)
        return NULL;
    return attr_array(p->context, 2, parts);
}

/* Is what stands behind the attribute the type that it is called by? */
static bool takes_spoken(AsmParser *p, const Type *spoken)
{
    const char *at = p->token.text.data;

    parser_advance(p);
    if (parse_type(p) == spoken)
        return true;
    parser_reset(p, at);
    return false;
}

/* An attribute whose type is known may still say it, `5 : i32`, or what that is called elsewhere.
 */
static const Attr *parse_argument(AsmParser *p, const Type *type, const Type *spoken)
{
    const char *at = p->token.text.data;
    const Attr *special = parse_special(p, type), *attr;

    if (type && type->kind == TYPE_COMPLEX)
        return parser_at(p, TOKEN_L_SQUARE) ? parse_parts(p, type) : parse_attr(p, NULL);
    attr = special ? special : parse_attr(p, type);
    if (!attr || !type || !parser_at(p, TOKEN_COLON) || (spoken != type && takes_spoken(p, spoken))
        || special)
        return attr;
    parser_reset(p, at);
    return parse_attr(p, NULL);
}

static const Attr *parse_reference(AsmParser *p)
{
    const Attr *name = attr_string(p->context, p->token.text);

    parser_advance(p);
    return name;
}

static bool parse_list(Context *context, Str text, bool takes_paths, const Type *const *types,
                       const Type *const *spoken, unsigned count, const Attr **attrs,
                       unsigned *given)
{
    AsmParser p;
    bool good = true, more;

    diag_add_source(context, STR("<arguments>"), text, 0);
    p = parser_new(context, STR("<arguments>"), text, 0, true, takes_paths);
    more = !parser_at(&p, TOKEN_EOF);
    for (*given = 0; good && more; *given += good) {
        const Attr *attr = parser_at(&p, TOKEN_PERCENT)
                               ? parse_reference(&p)
                               : parse_argument(&p, *given < count ? types[*given] : NULL,
                                                *given < count ? spoken[*given] : NULL);
        if (*given < count)
            attrs[*given] = attr;
        more = !parser_at(&p, TOKEN_EOF);
        good =
            attr
            && (!more || parser_expect(&p, TOKEN_COMMA, "expected ',' before the next argument"));
    }
    parser_end(&p);
    return good;
}

const Attr *source_parse_attr(Context *context, Str text, const Type *type)
{
    const Attr *attr = NULL;
    unsigned given;

    return parse_list(context, text, false, &type, &type, 1, &attr, &given) && given == 1 ? attr
                                                                                          : NULL;
}

bool source_parse_attrs(Context *context, Str text, const Type *const *types,
                        const Type *const *spoken, unsigned count, const Attr **attrs,
                        unsigned *given)
{
    return parse_list(context, text, true, types, spoken, count, attrs, given);
}

const Type *source_parse_type(Context *context, Str text)
{
    AsmParser p = parser_new(context, STR("<type>"), text, 0, false, false);
    const Type *type = parse_type(&p);

    if (type && !parser_at(&p, TOKEN_EOF)) {
        parser_error(&p, "expected nothing behind the type");
        type = NULL;
    }
    parser_end(&p);
    return type;
}

const Attr *source_parse_lone_attr(Context *context, Str text)
{
    AsmParser p = parser_new(context, STR("<attribute>"), text, 0, false, false);
    const Attr *attr = parse_attr(&p, NULL);

    if (attr && !parser_at(&p, TOKEN_EOF)) {
        parser_error(&p, "expected nothing behind the attribute");
        attr = NULL;
    }
    parser_end(&p);
    return attr;
}
