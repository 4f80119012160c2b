/* What a dialect's own parser may do: core/text/asm.h on top of core/text/parser.h. */
#include "core/text/legacy.h"
#include "core/text/parser.h"
#include "core/text/scope.h"

#include <stdio.h>
#include <string.h>

Context *asm_context(AsmParser *p)
{
    return p->context;
}

const char *asm_here(AsmParser *p)
{
    return p->token.text.data;
}

Str asm_source(AsmParser *p)
{
    return p->lexer.source;
}

void asm_go_on_at(AsmParser *p, const char *at)
{
    parser_reset(p, at);
}

Loc asm_loc(AsmParser *p, const char *at)
{
    return lexer_place(&p->lexer, at);
}

const char *asm_name_loc(AsmParser *p)
{
    return p->custom_at;
}

bool asm_error(AsmParser *p, const char *at, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    if (p->custom_name.data)
        sb_printf(&text, "custom op '%.*s' ", STR_ARG(p->custom_name));
    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    parser_error_at(p, at, "%s", text.data);
    sb_free(&text);
    return false;
}

bool asm_plain_error(AsmParser *p, const char *at, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    parser_error_at(p, at, "%s", text.data);
    sb_free(&text);
    return false;
}

bool asm_note(AsmParser *p, const char *at, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    loc_note(lexer_loc(&p->lexer, at), "%s", text.data);
    sb_free(&text);
    return false;
}

bool asm_wrong_token(AsmParser *p, const char *message)
{
    return parser_wrong_token(p, message);
}

typedef struct Punct {
    const char *text;
    TokenKind kind;
} Punct;

static const Punct PUNCTS[] = {
    { "->", TOKEN_ARROW },     { ":", TOKEN_COLON },    { ",", TOKEN_COMMA },
    { "=", TOKEN_EQUAL },      { ">", TOKEN_GREATER },  { "<", TOKEN_LESS },
    { "{", TOKEN_L_BRACE },    { "}", TOKEN_R_BRACE },  { "(", TOKEN_L_PAREN },
    { ")", TOKEN_R_PAREN },    { "[", TOKEN_L_SQUARE }, { "]", TOKEN_R_SQUARE },
    { "-", TOKEN_MINUS },      { "+", TOKEN_PLUS },     { "?", TOKEN_QUESTION },
    { "*", TOKEN_STAR },       { "/", TOKEN_SLASH },    { "|", TOKEN_BAR },
    { "...", TOKEN_ELLIPSIS },
};

TokenKind punct_kind(const char *text)
{
    for (size_t i = 0; i < sizeof PUNCTS / sizeof *PUNCTS; i++)
        if (PUNCTS[i].text[0] == text[0] && strcmp(PUNCTS[i].text, text) == 0)
            return PUNCTS[i].kind;
    return TOKEN_ERROR;
}

bool asm_parse_punct(AsmParser *p, const char *punct)
{
    char message[32];

    if (parser_take(p, punct_kind(punct)))
        return true;
    snprintf(message, sizeof message, "expected '%s'", punct);
    return parser_wrong_token(p, message);
}

bool asm_optional_punct(AsmParser *p, const char *punct)
{
    return parser_take(p, punct_kind(punct));
}

bool asm_at_punct(AsmParser *p, const char *punct)
{
    return parser_at(p, punct_kind(punct));
}

bool asm_at_operand(AsmParser *p)
{
    return parser_at(p, TOKEN_PERCENT);
}

bool asm_at_symbol(AsmParser *p)
{
    return parser_at(p, TOKEN_AT);
}

bool asm_parse_keyword(AsmParser *p, const char *keyword)
{
    if (parser_take_word(p, keyword))
        return true;
    return asm_error(p, asm_here(p), "expected '%s'", keyword);
}

bool asm_optional_keyword(AsmParser *p, const char *keyword)
{
    return parser_take_word(p, keyword);
}

bool asm_optional_any_keyword(AsmParser *p, Str *keyword)
{
    if (!parser_at(p, TOKEN_BARE) && !parser_at(p, TOKEN_INT_TYPE))
        return false;
    *keyword = p->token.text;
    parser_advance(p);
    return true;
}

bool asm_parse_any_keyword(AsmParser *p, Str *keyword)
{
    return asm_optional_any_keyword(p, keyword)
           || asm_error(p, asm_here(p), "expected valid keyword");
}

bool asm_optional_string(AsmParser *p, Str *text)
{
    if (!parser_at(p, TOKEN_STRING))
        return false;
    *text = token_string(p->context, &p->token);
    parser_advance(p);
    return true;
}

bool asm_parse_string(AsmParser *p, Str *text)
{
    return asm_optional_string(p, text) || asm_error(p, asm_here(p), "expected string");
}

bool asm_optional_keyword_or_string(AsmParser *p, Str *text)
{
    return asm_optional_any_keyword(p, text) || asm_optional_string(p, text);
}

bool asm_parse_keyword_or_string(AsmParser *p, Str *text)
{
    return asm_optional_keyword_or_string(p, text)
           || asm_error(p, asm_here(p), "expected valid keyword or string");
}

bool asm_parse_float(AsmParser *p, const FloatFormat *format, Float *value)
{
    bool negative = parser_take(p, TOKEN_MINUS);

    if (!parse_float_literal(p, format, negative, &p->token, value))
        return false;
    parser_advance(p);
    return true;
}

bool asm_parse_dims(AsmParser *p, Dims *dims, bool allow_dynamic, bool trailing_x)
{
    return parse_dims(p, dims, NULL, allow_dynamic, trailing_x);
}

bool asm_enter(AsmParser *p)
{
    return parser_enter(p);
}

void asm_leave(AsmParser *p)
{
    parser_leave(p);
}

bool asm_parse_type(AsmParser *p, const Type **type)
{
    *type = parse_type(p);
    return *type != NULL;
}

bool asm_optional_type(AsmParser *p, const Type **type, bool *failed)
{
    *type = parse_optional_type(p, failed);
    return *type != NULL;
}

bool asm_parse_colon_type(AsmParser *p, const Type **type)
{
    return asm_parse_punct(p, ":") && asm_parse_type(p, type);
}

bool asm_parse_types(AsmParser *p, Types *types)
{
    do {
        const Type *type = parse_type(p);

        if (!type)
            return false;
        vec_push(types, type);
    } while (parser_take(p, TOKEN_COMMA));
    return true;
}

bool asm_parse_colon_types(AsmParser *p, Types *types)
{
    return asm_parse_punct(p, ":") && asm_parse_types(p, types);
}

bool asm_parse_any_arrow_types(AsmParser *p, Types *types)
{
    return !parser_take(p, TOKEN_ARROW) || parse_function_result_types(p, types);
}

bool asm_parse_arrow_types(AsmParser *p, Types *types)
{
    return asm_parse_punct(p, "->") && parse_function_result_types(p, types);
}

bool asm_parse_function_type(AsmParser *p, const Type **type)
{
    const char *at = asm_here(p);

    *type = parse_type(p);
    if (!*type)
        return false;
    return (*type)->kind == TYPE_FUNCTION
           || asm_error(p, at,
                        "invalid kind of type specified: expected builtin.function, but found '%s'",
                        type_text(*type));
}

bool asm_parse_attr(AsmParser *p, const Type *type, const Attr **attr)
{
    *attr = parse_attr(p, type);
    return *attr != NULL;
}

bool asm_parse_attr_of(AsmParser *p, const Type *type, AttrKind kind, const Attr **attr)
{
    const char *at = asm_here(p);

    if (!asm_parse_attr(p, type, attr))
        return false;
    return (*attr)->kind == kind || asm_error(p, at, "invalid kind of attribute specified");
}

bool asm_optional_attr(AsmParser *p, const Type *type, const Attr **attr, bool *failed)
{
    *attr = parse_optional_attr(p, type, failed);
    return *attr != NULL;
}

const Attr *asm_parse_attr_body(AsmParser *p, const AttrDef *def)
{
    return parse_attr_body(p, def, NULL);
}

bool asm_optional_symbol_name(AsmParser *p, const Attr **name)
{
    if (!parser_at(p, TOKEN_AT))
        return false;
    *name = attr_string(p->context, token_name(p->context, &p->token));
    parser_advance(p);
    return true;
}

bool asm_parse_symbol_name(AsmParser *p, const Attr **name)
{
    return asm_optional_symbol_name(p, name)
           || asm_error(p, asm_here(p), "expected valid '@'-identifier for symbol name");
}

/* Those from `from` on stood in a dictionary. */
static void set_discardable_aside(OpState *state, size_t from)
{
    size_t kept = from;

    if (!state->def)
        return;
    for (size_t i = from; i < state->attrs.len; i++) {
        int index = def_attr_index(state->def, state->attrs.data[i].name);

        if (index >= 0 && !attr_row_is_attr(&state->def->attrs[index]))
            vec_push(&state->discardable, state->attrs.data[i]);
        else
            state->attrs.data[kept++] = state->attrs.data[i];
    }
    state->attrs.len = kept;
}

static bool parse_dictionary_of(AsmParser *p, OpState *state)
{
    size_t before = state->attrs.len;
    bool good = parse_attr_dict(p, &state->attrs);

    set_discardable_aside(state, before);
    return good;
}

bool asm_optional_attr_dict(AsmParser *p, OpState *state)
{
    return !parser_at(p, TOKEN_L_BRACE) || parse_dictionary_of(p, state);
}

bool asm_optional_dictionary(AsmParser *p, const Attr **dictionary)
{
    OpState entries = { .context = asm_context(p) };
    bool good = asm_optional_attr_dict(p, &entries);

    if (good)
        *dictionary =
            attr_dictionary(asm_context(p), (unsigned)entries.attrs.len, entries.attrs.data);
    op_state_free(&entries);
    return good;
}

bool asm_optional_attr_dict_with_keyword(AsmParser *p, OpState *state)
{
    return !parser_take_word(p, "attributes") || parse_dictionary_of(p, state);
}

bool asm_optional_location(AsmParser *p, Loc *loc, bool *failed)
{
    Loc before = *loc;

    *failed = !parse_optional_trailing_loc(p, loc);
    return !*failed && loc->bits != before.bits;
}

/* %name, alone. */
static bool optional_name(AsmParser *p, OperandName *operand)
{
    Token name = p->token;

    if (!parser_take(p, TOKEN_PERCENT))
        return false;
    *operand = (OperandName){ token_name(p->context, &name), 0, name.text.data, false };
    return true;
}

/* Behind `#`. */
static bool parse_result_number(AsmParser *p, unsigned *number)
{
    Str text = p->token.text;
    uint64_t value = 0;

    for (size_t i = 1; i < text.len; i++) {
        if (!(text.data[i] >= '0' && text.data[i] <= '9') || value > UINT32_MAX)
            break;
        value = value * 10 + (unsigned)(text.data[i] - '0');
        if (i + 1 == text.len && value <= UINT32_MAX) {
            *number = (unsigned)value;
            parser_advance(p);
            return true;
        }
    }
    return parser_error(p, "invalid SSA value result number");
}

bool asm_optional_operand(AsmParser *p, OperandName *operand, bool *failed)
{
    *failed = false;
    if (!optional_name(p, operand))
        return false;
    *failed = parser_at(p, TOKEN_HASH) && !parse_result_number(p, &operand->number);
    return !*failed;
}

static bool at_number(const AsmParser *p)
{
    return parser_at(p, TOKEN_INTEGER) || parser_at(p, TOKEN_FLOAT) || parser_at(p, TOKEN_MINUS);
}

static bool may_be_number(const AsmParser *p)
{
    return (p->context->reads_legacy || p->context->takes_numbers) && at_number(p);
}

bool asm_optional_number(AsmParser *p, OperandName *operand)
{
    const char *at = p->token.text.data;

    if (!may_be_number(p))
        return false;
    parser_take(p, TOKEN_MINUS);
    if (!at_number(p) || parser_at(p, TOKEN_MINUS))
        return parser_wrong_token(p, "expected a number");
    *operand =
        (OperandName){ { at, (size_t)(p->token.text.data + p->token.text.len - at) }, 0, at, true };
    parser_advance(p);
    return true;
}

bool asm_parse_operand(AsmParser *p, OperandName *operand)
{
    const char *at = asm_here(p);
    bool failed;

    if (asm_optional_operand(p, operand, &failed))
        return true;
    if (asm_optional_number(p, operand))
        return p->context->takes_numbers
               || asm_slip(p, SLIP_NUMBER, at, "a number is no operand: it is read as a constant");
    if (failed || (p->context->reads_legacy && asm_here(p) != at))
        return false;
    parser_wrong_token(p, "expected SSA operand");
    return at_number(p) && asm_legacy_note(p, at, "a number as an operand", "as a constant");
}

static const char *punct_of(char c, char *text)
{
    text[0] = c;
    text[1] = 0;
    return text;
}

/* The bracket of a list: "expected ')' in operand list". */
static bool parse_bracket(AsmParser *p, char bracket, const char *list)
{
    char text[2], message[48];

    if (asm_optional_punct(p, punct_of(bracket, text)))
        return true;
    snprintf(message, sizeof message, "expected '%c' in %s list", bracket, list);
    return parser_wrong_token(p, message);
}

bool asm_parse_operands(AsmParser *p, char open, char close, OperandNames *operands)
{
    char text[2];
    OperandName operand;

    if (open && !parse_bracket(p, open, "operand"))
        return false;
    if (open && asm_optional_punct(p, punct_of(close, text)))
        return true;
    if (!open && !parser_at(p, TOKEN_PERCENT) && p->custom_name.data && !may_be_number(p))
        return true;
    do {
        if (!asm_parse_operand(p, &operand))
            return false;
        vec_push(operands, operand);
    } while (parser_take(p, TOKEN_COMMA));
    return !close || parse_bracket(p, close, "operand");
}

static bool parse_no_number(AsmParser *p)
{
    return !parser_at(p, TOKEN_HASH)
           || parser_error(p, "result number not allowed in argument list");
}

bool asm_parse_unnumbered_operands(AsmParser *p, OperandNames *operands)
{
    if (!parser_at(p, TOKEN_PERCENT))
        return true;
    do {
        OperandName operand = { 0 };

        if (!optional_name(p, &operand))
            return parser_wrong_token(p, "expected SSA operand");
        if (!parse_no_number(p))
            return false;
        vec_push(operands, operand);
    } while (parser_take(p, TOKEN_COMMA));
    return true;
}

bool asm_resolve(AsmParser *p, const OperandName *operand, const Type *type, OpState *state)
{
    Value *value =
        operand->is_number ? legacy_number(p, operand, type) : scope_use(p, operand, type);

    if (!value)
        return false;
    vec_push(&state->operands, value);
    return true;
}

bool asm_resolve_all(AsmParser *p, const OperandNames *operands, const Type *const *types,
                     size_t type_count, const char *at, OpState *state)
{
    if (operands->len != type_count)
        return asm_error(p, at,
                         "number of operands and types do not match: got %zu operands and "
                         "%zu types",
                         operands->len, type_count);
    for (size_t i = 0; i < operands->len; i++)
        if (!asm_resolve(p, &operands->data[i], types[i], state))
            return false;
    return true;
}

bool asm_resolve_same(AsmParser *p, const OperandNames *operands, const Type *type, OpState *state)
{
    for (size_t i = 0; i < operands->len; i++)
        if (!asm_resolve(p, &operands->data[i], type, state))
            return false;
    return true;
}

bool asm_optional_argument(AsmParser *p, AsmArgument *argument, bool with_type, bool with_attrs,
                           bool *failed)
{
    OpState dict = { .context = p->context };
    bool good;

    *argument = (AsmArgument){ 0 };
    *failed = false;
    if (!optional_name(p, &argument->name))
        return false;
    *failed = true;
    if (!parse_no_number(p))
        return false;
    if (with_type && !asm_parse_colon_type(p, &argument->type))
        return false;
    good = !with_attrs || asm_optional_attr_dict(p, &dict);
    if (good)
        argument->attrs = attr_dictionary(p->context, (unsigned)dict.attrs.len, dict.attrs.data);
    op_state_free(&dict);
    if (!good)
        return false;
    argument->loc = lexer_place(&p->lexer, argument->name.at);
    *failed = !parse_optional_trailing_loc(p, &argument->loc);
    return !*failed;
}

bool asm_parse_argument(AsmParser *p, AsmArgument *argument, bool with_type, bool with_attrs)
{
    bool failed;

    if (asm_optional_argument(p, argument, with_type, with_attrs, &failed))
        return true;
    return failed ? false : parser_wrong_token(p, "expected SSA operand");
}

bool asm_parse_arguments(AsmParser *p, char open, char close, bool with_types,
                         AsmArguments *arguments)
{
    char text[2];
    AsmArgument argument;

    if (open && !parse_bracket(p, open, "argument"))
        return false;
    if (close && asm_optional_punct(p, punct_of(close, text)))
        return true;
    do {
        if (!asm_parse_argument(p, &argument, with_types, false))
            return false;
        vec_push(arguments, argument);
    } while (parser_take(p, TOKEN_COMMA));
    return !close || parse_bracket(p, close, "argument");
}

bool asm_parse_successor(AsmParser *p, Block **block)
{
    Token label = p->token;

    if (!parser_at(p, TOKEN_CARET))
        return parser_wrong_token(p, "expected block name");
    parser_advance(p);
    *block = scope_block(p, token_name(p->context, &label), label.text.data);
    return true;
}

bool asm_parse_region(AsmParser *p, Region *region, const AsmArguments *arguments)
{
    return parse_region(p, region, arguments, false);
}

bool asm_parse_isolated_region(AsmParser *p, Region *region, const AsmArguments *arguments)
{
    return parse_region(p, region, arguments, true);
}

bool asm_optional_region(AsmParser *p, Region *region, const AsmArguments *arguments, bool *failed)
{
    *failed = false;
    if (!parser_at(p, TOKEN_L_BRACE))
        return false;
    *failed = !parse_region(p, region, arguments, false);
    return !*failed;
}

/* The regions that an operation has when nobody wrote it: those it has one of, each with an empty
 * block. */
static void add_empty_regions(OpState *state)
{
    for (unsigned i = 0; i < def_region_count(state->def); i++)
        if (!state->def->regions[i].variadic)
            region_append(op_state_add_region(state), block_create(state->context));
}

void asm_ensure_terminator(AsmParser *p, Region *region, const char *terminator, Loc loc)
{
    OpState state = { .context = p->context, .loc = loc, .name = str_of(terminator) };
    Op *last;

    if (!region->first)
        region_append(region, block_create(p->context));
    last = region->last->last;
    if (last && op_has(last, TERMINATOR))
        return;
    state.def = context_op(p->context, state.name);
    if (state.def)
        add_empty_regions(&state);
    block_append(region->last, op_create(p->context, &state));
    op_state_free(&state);
}

bool asm_parse_ended_region(AsmParser *p, Region *region, const AsmArguments *arguments,
                            const char *terminator, Loc loc)
{
    if (!asm_parse_region(p, region, arguments))
        return false;
    asm_ensure_terminator(p, region, terminator, loc);
    return true;
}

unsigned asm_result_name_count(AsmParser *p)
{
    enum { MOST = 1 << 20 }; /* more than an operation has */
    unsigned count = 0;

    for (size_t i = 0; p->result_names && i < p->result_names->len && count < MOST; i++) {
        uint64_t more = p->result_names->data[i].count;

        count += more < MOST ? (unsigned)more : MOST;
    }
    return count;
}

Str asm_result_name(AsmParser *p, unsigned index)
{
    const ResultName *name = p->result_names->data;

    while (index >= name->count)
        index -= (unsigned)name++->count;
    return name->name.name;
}

Op *asm_parse_generic_op(AsmParser *p, Block *block)
{
    Op *op = NULL;

    if (parser_at(p, TOKEN_STRING))
        op = parse_op(p);
    else
        parser_wrong_token(p, "expected operation name in quotes");
    if (op)
        block_append(block, op);
    return op;
}

bool asm_parse_bindings(AsmParser *p, AsmArguments *arguments, OperandNames *values)
{
    AsmArgument argument;
    OperandName value;

    if (!asm_optional_punct(p, "("))
        return asm_error(p, asm_here(p), "expected '('");
    if (asm_optional_punct(p, ")"))
        return true;
    do {
        if (!asm_parse_argument(p, &argument, false, false) || !asm_parse_punct(p, "=")
            || !asm_parse_operand(p, &value))
            return false;
        vec_push(arguments, argument);
        vec_push(values, value);
    } while (asm_optional_punct(p, ","));
    return asm_optional_punct(p, ")") || asm_wrong_token(p, "expected ',' or ')'");
}
