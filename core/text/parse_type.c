#include "core/text/param_format.h"
#include "core/text/parser.h"

static const Type *no_type(AsmParser *p, const char *at, const char *message)
{
    parser_error_at(p, at, "%s", message);
    return NULL;
}

static const Type *parse_integer_type(AsmParser *p)
{
    Str text = p->token.text;
    Signedness signedness = text.data[0] == 's'   ? SIGNED
                            : text.data[0] == 'u' ? UNSIGNED
                                                  : SIGNLESS;
    uint64_t width;

    if (!integer_literal_u64(str_from(text, signedness == SIGNLESS ? 1 : 2), &width)
        || width > UINT32_MAX)
        return no_type(p, text.data, "invalid integer width");
    if (width > INT_MAX_WIDTH) {
        parser_error(p, "integer bitwidth is limited to %d bits", INT_MAX_WIDTH);
        return NULL;
    }
    parser_advance(p);
    return type_integer(p->context, (unsigned)width, signedness);
}

static const Type *parse_complex(AsmParser *p)
{
    const Type *element;
    const char *at;

    if (!parser_expect(p, TOKEN_LESS, "expected '<' in complex type"))
        return NULL;
    at = p->token.text.data;
    element = parse_type(p);
    if (!element || !parser_expect(p, TOKEN_GREATER, "expected '>' in complex type"))
        return NULL;
    if (!type_is_any_float(element) && !type_is_any_integer(element))
        return no_type(p, at, "invalid element type for complex");
    return type_complex(p->context, element);
}

static bool parse_types(AsmParser *p, Types *types)
{
    do {
        const Type *type = parse_type(p);

        if (!type)
            return false;
        vec_push(types, type);
    } while (parser_take(p, TOKEN_COMMA));
    return true;
}

bool parse_type_list_parens(AsmParser *p, Types *types)
{
    if (!parser_expect(p, TOKEN_L_PAREN, "expected '('"))
        return false;
    if (parser_take(p, TOKEN_R_PAREN))
        return true;
    return parse_types(p, types) && parser_expect(p, TOKEN_R_PAREN, "expected ')'");
}

bool parse_function_result_types(AsmParser *p, Types *types)
{
    const Type *type;

    if (parser_at(p, TOKEN_L_PAREN))
        return parse_type_list_parens(p, types);
    type = parse_non_function_type(p);
    if (type)
        vec_push(types, type);
    return type != NULL;
}

static const Type *parse_tuple(AsmParser *p)
{
    const Type *tuple = NULL;
    Types types = { 0 };

    if (!parser_expect(p, TOKEN_LESS, "expected '<' in tuple type"))
        return NULL;
    if (parser_take(p, TOKEN_GREATER))
        return type_tuple(p->context, 0, NULL);
    if (parse_types(p, &types) && parser_expect(p, TOKEN_GREATER, "expected '>' in tuple type"))
        tuple = type_tuple(p->context, (unsigned)types.len, types.data);
    vec_free(&types);
    return tuple;
}

const Type *parse_function_type(AsmParser *p)
{
    const Type *function = NULL;
    Types inputs = { 0 }, results = { 0 };

    if (!parser_enter(p))
        return NULL;
    if (parse_type_list_parens(p, &inputs)
        && parser_expect(p, TOKEN_ARROW, "expected '->' in function type")
        && parse_function_result_types(p, &results))
        function = type_function(p->context, (unsigned)inputs.len, inputs.data,
                                 (unsigned)results.len, results.data);
    vec_free(&inputs);
    vec_free(&results);
    parser_leave(p);
    return function;
}

static unsigned count_params(const ParamDef *params)
{
    unsigned count = 0;

    while (count < MAX_PARAMS && params[count].name)
        count++;
    return count;
}

static const Type *parse_format(AsmParser *p, const TypeDef *def)
{
    const ParamFormat *format =
        param_format_of(p->context, def, def->format, def->params, def->record);
    const Attr *values[MAX_PARAMS] = { NULL };

    if (!param_format_parse(p, format, values))
        return NULL;
    return type_dialect(p->context, def, count_params(def->params), values);
}

const Type *parse_type_body(AsmParser *p, const TypeDef *def, const char *at)
{
    const Attr *params[MAX_PARAMS];
    const Type *type;
    unsigned count;

    if (!def->parse)
        at = p->token.text.data;
    if (def->parse)
        type = def->parse(p, def);
    else if (def->format)
        type = parse_format(p, def);
    else if (parse_params(p, def->record, def->params, params, &count))
        type = type_dialect(p->context, def, count, params);
    else
        return NULL;
    if (type && def->verify && !def->verify(lexer_loc(&p->lexer, at), type))
        return NULL;
    return type;
}

static const Type *parse_registered(AsmParser *p, const DialectDef *dialect,
                                    const DialectSymbol *symbol)
{
    const char *after = p->token.text.data;
    Str outer_name = p->custom_name;
    const TypeDef *def;
    const Type *type = NULL;

    if (!dialect->types && !symbol_has_row(p, symbol, true)) {
        parser_error_at(p, symbol->body.data, "dialect '%s' provides no type parsing hook",
                        dialect->name);
        return NULL;
    }
    parser_reset(p, symbol->body.data);
    p->custom_name = (Str){ 0 };
    if (dialect->parse_type) {
        type = dialect->parse_type(p);
    } else {
        def = parse_mnemonic(p, symbol, true);
        if (def)
            type = parse_type_body(p, def, symbol->body.data);
    }
    p->custom_name = outer_name;
    if (type)
        parser_reset(p, after);
    return type;
}

static const Type *parse_extended(AsmParser *p)
{
    const DialectDef *dialect;
    DialectSymbol symbol;
    Str text;

    if (!parse_dialect_symbol(p, &symbol))
        return NULL;
    if (symbol.alias.data) {
        p->pointee = map_get(&p->pointees, symbol.alias);
        return parse_alias(p, &p->type_aliases, symbol.alias);
    }
    dialect = context_dialect(p->context, symbol.dialect);
    if (keep_lacking(p, &symbol, true, &text))
        return type_opaque(p->context, symbol.dialect, text);
    if (!(dialect && dialect->types) && context_lacks(p->context, symbol.dialect)
        && !symbol_has_row(p, &symbol, true)) {
        unknown_lacking(p, &symbol, true);
        return NULL;
    }
    if (dialect && dialect->foreign)
        return type_opaque(p->context, symbol.dialect, symbol.body);
    if (dialect)
        return parse_registered(p, dialect, &symbol);
    if (!check_opaque(p, &symbol, "`!", "` type"))
        return NULL;
    return type_opaque(p->context, symbol.dialect, symbol.body);
}

/* The types whose name begins parameters in <...>, and index and none; NULL for other words. */
static const Type *parse_named(AsmParser *p, bool *is_type)
{
    const char *at = p->token.text.data;
    const FloatFormat *format;

    *is_type = true;
    if (parser_take_word(p, "index"))
        return type_index(p->context);
    if (parser_take_word(p, "memref"))
        return parse_memref(p, at);
    if (parser_take_word(p, "tensor"))
        return parse_tensor(p);
    if (parser_take_word(p, "vector"))
        return parse_vector(p, at);
    if (parser_take_word(p, "complex"))
        return parse_complex(p);
    if (parser_take_word(p, "tuple"))
        return parse_tuple(p);
    if (parser_take_word(p, "none"))
        return type_none(p->context);
    format = float_format_named(p->token.text);
    *is_type = format != NULL;
    if (!format)
        return NULL;
    parser_advance(p);
    return type_float(p->context, format);
}

/* NULL, and `*is_type` false, where no type stands. */
static const Type *parse_leaf(AsmParser *p, bool *is_type)
{
    *is_type = true;
    switch (p->token.kind) {
    case TOKEN_INT_TYPE:
        return parse_integer_type(p);
    case TOKEN_BARE:
        return parse_named(p, is_type);
    case TOKEN_EXCLAIM:
        return parse_extended(p);
    default:
        *is_type = false;
        return NULL;
    }
}

static const Type *parse_optional_non_function(AsmParser *p, bool *is_type)
{
    const char *at = p->token.text.data;
    const Type *type;

    *is_type = true;
    if (!parser_enter(p))
        return NULL;
    type = parse_leaf(p, is_type);
    parser_leave(p);
    if (type && !check_type_extent(p, at, type))
        return NULL;
    return type;
}

const Type *parse_non_function_type(AsmParser *p)
{
    bool is_type;
    const Type *type = parse_optional_non_function(p, &is_type);

    if (!is_type)
        parser_wrong_token(p, "expected non-function type");
    return type;
}

const Type *parse_type(AsmParser *p)
{
    return parser_at(p, TOKEN_L_PAREN) ? parse_function_type(p) : parse_non_function_type(p);
}

const Type *parse_optional_type(AsmParser *p, bool *failed)
{
    const Type *type;
    bool is_type = true;

    if (parser_at(p, TOKEN_L_PAREN))
        type = parse_function_type(p);
    else
        type = parse_optional_non_function(p, &is_type);
    *failed = is_type && !type;
    return type;
}
