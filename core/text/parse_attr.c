#include "core/text/legacy.h"
#include "core/text/param_format.h"
#include "core/text/parser.h"

static const Attr *parse_affine_attr(AsmParser *p, bool is_set)
{
    const AffineMap *map = NULL;
    const IntegerSet *set = NULL;

    parser_advance(p);
    if (!parser_expect(p, TOKEN_LESS,
                       is_set ? "expected '<' in integer set" : "expected '<' in affine map"))
        return NULL;
    if (is_set)
        set = parse_integer_set(p);
    else
        map = parse_affine_map(p);
    if (!(is_set ? (const void *)set : (const void *)map)
        || !parser_expect(p, TOKEN_GREATER,
                          is_set ? "expected '>' in integer set" : "expected '>' in affine map"))
        return NULL;
    return is_set ? attr_integer_set(set) : attr_affine_map(map);
}

typedef VEC(const Attr *) Attrs;

static bool parse_array_element(AsmParser *p, void *elements)
{
    const Attr *element = parse_attr(p, NULL);

    if (element)
        vec_push((Attrs *)elements, element);
    return element != NULL;
}

static const Attr *parse_array(AsmParser *p)
{
    const Attr *array = NULL;
    Attrs elements = { 0 };

    parser_advance(p);
    if (parse_list_until(p, TOKEN_R_SQUARE, true, parse_array_element, &elements))
        array = attr_array(p->context, (unsigned)elements.len, elements.data);
    vec_free(&elements);
    return array;
}

/* A dictionary being read. */
typedef struct DictState {
    NamedAttrs *entries;
    Map seen;
} DictState;

static bool parse_key(AsmParser *p, DictState *dict, Str *key)
{
    bool added;

    if (parser_at(p, TOKEN_STRING))
        *key = token_string(p->context, &p->token);
    else if (parser_at_any_word(p))
        *key = p->token.text;
    else
        return parser_wrong_token(p, "expected attribute name");
    if (key->len == 0)
        return parser_error(p, "expected valid attribute name");
    *key = context_intern(p->context, *key);
    map_at(&dict->seen, *key, &added);
    if (!added)
        return parser_error(p, "duplicate key '%.*s' in dictionary attribute", STR_ARG(*key));
    parser_advance(p);
    return true;
}

/* Which stood for the `=` once. */
static bool take_colon(AsmParser *p)
{
    return parser_at(p, TOKEN_COLON)
           && asm_slip(p, SLIP_COLON, asm_here(p), "':' in a dictionary is read as '='")
           && parser_take(p, TOKEN_COLON);
}

static bool parse_entry(AsmParser *p, void *state)
{
    DictState *dict = state;
    NamedAttr entry;

    if (!parse_key(p, dict, &entry.name))
        return false;
    if (parser_take(p, TOKEN_EQUAL) || take_colon(p))
        entry.value = parse_attr(p, NULL);
    else
        entry.value = attr_unit(p->context);
    if (entry.value)
        vec_push(dict->entries, entry);
    return entry.value != NULL;
}

bool parse_attr_dict(AsmParser *p, NamedAttrs *entries)
{
    DictState dict = { .entries = entries };
    bool good = parse_delimited(p, TOKEN_L_BRACE, TOKEN_R_BRACE, " in attribute dictionary",
                                parse_entry, &dict);

    if (!good && parser_at(p, TOKEN_COLON))
        asm_legacy_note(p, asm_here(p), "':' in a dictionary", "'='");
    map_free(&dict.seen);
    return good;
}

static const Attr *parse_dictionary(AsmParser *p)
{
    const Attr *dictionary = NULL;
    NamedAttrs entries = { 0 };

    if (parse_attr_dict(p, &entries))
        dictionary = attr_dictionary(p->context, (unsigned)entries.len, entries.data);
    vec_free(&entries);
    return dictionary;
}

static const Attr *parse_inline_loc(AsmParser *p)
{
    const Attr *loc;

    parser_advance(p);
    if (!parser_expect(p, TOKEN_L_PAREN, "expected '(' in inline location"))
        return NULL;
    loc = parse_loc_instance(p);
    if (!loc || !parser_expect(p, TOKEN_R_PAREN, "expected ')' in inline location"))
        return NULL;
    return loc;
}

static const Attr *parse_string(AsmParser *p, const Type *type)
{
    Str text = token_string(p->context, &p->token);

    parser_advance(p);
    if (!type && parser_take(p, TOKEN_COLON)) {
        type = parse_type(p);
        if (!type)
            return NULL;
    }
    return type ? attr_typed_string(type, text) : attr_string(p->context, text);
}

/* Is a :: here? A single colon is left for whoever comes next. */
static bool take_double_colon(AsmParser *p)
{
    const char *at = p->token.text.data;

    if (!parser_take(p, TOKEN_COLON))
        return false;
    if (parser_take(p, TOKEN_COLON))
        return true;
    if (!parser_at(p, TOKEN_EOF) && !parser_at(p, TOKEN_ERROR))
        parser_reset(p, at);
    return false;
}

static const Attr *parse_symbol_ref(AsmParser *p)
{
    Str root = token_name(p->context, &p->token);
    const Attr *symbol = NULL;
    VEC(Str) nested = { 0 };
    bool good = true;

    parser_advance(p);
    while (good && take_double_colon(p)) {
        good = parser_at(p, TOKEN_AT)
               || parser_error(p, "expected nested symbol reference identifier");
        if (!good)
            break;
        vec_push(&nested, token_name(p->context, &p->token));
        parser_advance(p);
    }
    if (good)
        symbol = attr_symbol(p->context, root, (unsigned)nested.len, nested.data);
    vec_free(&nested);
    return symbol;
}

/* The parameter that is the type behind the attribute, which is not in its format. */
static bool take_self_type(AsmParser *p, const ParamDef *def, const Type *type, const Attr **value)
{
    const Attr *attr = type ? attr_type(type) : def->implied;

    if (!attr)
        return parser_error(p, "expected a trailing type");
    if (!param_takes(def, attr))
        return parser_error(p, "invalid kind of type specified");
    *value = attr;
    return true;
}

/* An attribute that takes its type holds it as a parameter, too, as upstream does. */
static const Attr *parse_format(AsmParser *p, const AttrDef *def, const Type *type)
{
    const ParamFormat *format =
        param_format_of(p->context, def, def->format, def->params, def->record);
    const Attr *values[MAX_PARAMS] = { NULL }, *self = NULL;
    unsigned count = 0;

    for (; count < MAX_PARAMS && def->params[count].name; count++) {
        const ParamDef *param = &def->params[count];

        if (!param_is_self_type(param))
            continue;
        if (!take_self_type(p, param, type, &values[count]))
            return NULL;
        if (param_syntax(param)->typed)
            self = values[count];
    }
    if (!param_format_parse(p, format, values))
        return NULL;
    return self ? attr_typed_dialect(self->type_value, def, count, values)
                : attr_dialect(p->context, def, count, values);
}

const Attr *parse_attr_body(AsmParser *p, const AttrDef *def, const Type *type)
{
    const char *at = p->token.text.data;
    const Attr *params[MAX_PARAMS], *attr;
    unsigned count;

    if (def->parse)
        attr = def->parse(p, def, type);
    else if (def->format)
        attr = parse_format(p, def, type);
    else if (def->struct_params)
        attr = struct_params_parse(p, def);
    else if (parse_params(p, def->record, def->params, params, &count))
        attr = attr_dialect(p->context, def, count, params);
    else
        return NULL;
    if (attr && def->verify && !def->verify(lexer_loc(&p->lexer, at), attr))
        return NULL;
    return attr;
}

static const Attr *parse_registered(AsmParser *p, const DialectDef *dialect,
                                    const DialectSymbol *symbol, const Type *type)
{
    const char *after = p->token.text.data;
    Str outer_name = p->custom_name;
    const AttrDef *def;
    const Attr *attr = NULL;

    if (!dialect->attrs && !dialect->more_attrs && !symbol_has_row(p, symbol, false)) {
        parser_error_at(p, symbol->body.data, "dialect '%s' provides no attribute parsing hook",
                        dialect->name);
        return NULL;
    }
    parser_reset(p, symbol->body.data);
    def = parse_mnemonic(p, symbol, false);
    p->custom_name = (Str){ 0 };
    if (def)
        attr = parse_attr_body(p, def, type);
    p->custom_name = outer_name;
    if (attr)
        parser_reset(p, after);
    return attr;
}

/* A symbol of a dialect that is not registered stays as it is written, if that is allowed. */
static const Attr *make_opaque(AsmParser *p, const DialectSymbol *symbol, const Type *type)
{
    Str after;

    type = type ? type : type_none(p->context);
    after = str_printf(&p->context->arena, " : '%s' attribute", type_text(type));
    if (!check_opaque(p, symbol, "#", after.data))
        return NULL;
    return attr_opaque(p->context, symbol->dialect, symbol->body, type);
}

static const Attr *parse_symbol_attr(AsmParser *p, const Type *type)
{
    const DialectDef *dialect;
    DialectSymbol symbol;
    Str text;

    if (!parse_dialect_symbol(p, &symbol))
        return NULL;
    if (symbol.alias.data)
        return parse_alias(p, &p->attr_aliases, symbol.alias);
    if (parser_take(p, TOKEN_COLON)) {
        type = parse_type(p);
        if (!type)
            return NULL;
    }
    dialect = context_dialect(p->context, symbol.dialect);
    if (keep_lacking(p, &symbol, false, &text))
        return attr_opaque(p->context, symbol.dialect, text, type ? type : type_none(p->context));
    if (!(dialect && (dialect->attrs || dialect->more_attrs))
        && context_lacks(p->context, symbol.dialect) && !symbol_has_row(p, &symbol, false)) {
        unknown_lacking(p, &symbol, false);
        return NULL;
    }
    if (dialect && dialect->foreign)
        return attr_opaque(p->context, symbol.dialect, symbol.body,
                           type ? type : type_none(p->context));
    return dialect ? parse_registered(p, dialect, &symbol, type) : make_opaque(p, &symbol, type);
}

const Attr *parse_extended_attr(AsmParser *p, const Type *type)
{
    const Attr *attr = parse_symbol_attr(p, type);

    if (!attr || !type || !attr->type || attr->type == type)
        return attr;
    parser_error(p, "attribute type different than expected: expected '%s', but got '%s'",
                 type_text(type), type_text(attr->type));
    return NULL;
}

/* Attributes that begin with a word of their own; NULL, and `*is_attr` false, for other words. */
static const Attr *parse_word_attr(AsmParser *p, const Type *type, bool *is_attr)
{
    *is_attr = true;
    if (parser_take_word(p, "true"))
        return attr_bool(p->context, true);
    if (parser_take_word(p, "false"))
        return attr_bool(p->context, false);
    if (parser_take_word(p, "unit"))
        return attr_unit(p->context);
    if (parser_at_word(p, "affine_map"))
        return parse_affine_attr(p, false);
    if (parser_at_word(p, "affine_set"))
        return parse_affine_attr(p, true);
    if (parser_at_word(p, "dense"))
        return parse_dense(p, type);
    if (parser_at_word(p, "array"))
        return parse_dense_array(p);
    if (parser_at_word(p, "dense_resource"))
        return parse_dense_resource(p, type);
    if (parser_at_word(p, "sparse"))
        return parse_sparse(p, type);
    if (parser_at_word(p, "strided"))
        return parse_strided(p);
    if (parser_at_word(p, "distinct"))
        return parse_distinct(p, type);
    if (parser_at_word(p, "loc"))
        return parse_inline_loc(p);
    *is_attr = false;
    return NULL;
}

/* NULL, and `*is_attr` false, where no attribute stands; a type is none here. */
static const Attr *parse_plain_attr(AsmParser *p, const Type *type, bool *is_attr)
{
    *is_attr = true;
    switch (p->token.kind) {
    case TOKEN_BARE:
        return parse_word_attr(p, type, is_attr);
    case TOKEN_L_SQUARE:
        return parse_array(p);
    case TOKEN_L_BRACE:
        return parse_dictionary(p);
    case TOKEN_HASH:
        return parse_extended_attr(p, type);
    case TOKEN_INTEGER:
    case TOKEN_FLOAT:
    case TOKEN_MINUS:
        return parse_number_attr(p, type);
    case TOKEN_STRING:
        return parse_string(p, type);
    case TOKEN_AT:
        return parse_symbol_ref(p);
    default:
        *is_attr = false;
        return NULL;
    }
}

static const Attr *parse_any_attr(AsmParser *p, const Type *type, bool *failed)
{
    const char *at = p->token.text.data;
    const Type *value;
    const Attr *attr;
    bool is_attr;

    *failed = true;
    if (!parser_enter(p))
        return NULL;
    attr = parse_plain_attr(p, type, &is_attr);
    parser_leave(p);
    if (!is_attr) {
        value = parse_optional_type(p, failed);
        attr = value ? attr_type(value) : NULL;
    }
    if (attr)
        *failed = !check_attr_extent(p, at, attr);
    return *failed ? NULL : attr;
}

/* Upstream does not look for all of them where there may be none. */
const Attr *parse_optional_attr(AsmParser *p, const Type *type, bool *failed)
{
    *failed = false;
    if (parser_at_word(p, "array") || parser_at_word(p, "strided") || parser_at_word(p, "distinct"))
        return NULL;
    return parse_any_attr(p, type, failed);
}

const Attr *parse_attr(AsmParser *p, const Type *type)
{
    bool failed;
    const Attr *attr = parse_any_attr(p, type, &failed);

    if (!attr && !failed)
        parser_wrong_token(p, "expected attribute value");
    return attr;
}
