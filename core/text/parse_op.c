/* Operations, regions and blocks. Grammar: MLIR Language Reference, "Operations", "Regions". */
#include "core/text/legacy.h"
#include "core/text/nearest.h"
#include "core/text/parser.h"
#include "core/text/properties.h"
#include "core/text/scope.h"
#include "core/text/version.h"

#include <inttypes.h>

static bool parse_result_name(AsmParser *p, ResultNames *names)
{
    ResultName name = { { token_name(p->context, &p->token), 0, p->token.text.data }, 1 };

    if (!parser_expect(p, TOKEN_PERCENT, "expected valid ssa identifier"))
        return false;
    if (parser_take(p, TOKEN_COLON)) {
        if (!parser_at(p, TOKEN_INTEGER))
            return parser_wrong_token(p, "expected integer number of results");
        if (!parser_integer(p, &name.count) || name.count < 1)
            return parser_error(p, "expected named operation to have at least 1 result");
        parser_advance(p);
    }
    vec_push(names, name);
    return true;
}

static bool parse_result_names(AsmParser *p, ResultNames *names)
{
    if (!parser_at(p, TOKEN_PERCENT))
        return true;
    do {
        if (!parse_result_name(p, names))
            return false;
    } while (parser_take(p, TOKEN_COMMA));
    return parser_expect(p, TOKEN_EQUAL, "expected '=' after SSA name");
}

static bool define_results(AsmParser *p, Op *op, const ResultNames *names, const char *at)
{
    uint64_t expected = 0;
    unsigned next = 0;

    for (size_t i = 0; i < names->len; i++)
        if (__builtin_add_overflow(expected, names->data[i].count, &expected))
            expected = UINT64_MAX;
    if (!expected)
        return true;
    if (op->result_count == 0)
        return parser_error_at(p, at, "cannot name an operation with no results");
    if (op->result_count != expected)
        return parser_error_at(p, at,
                               "operation defines %u results but was provided %" PRIu64 " to bind",
                               op->result_count, expected);
    for (size_t i = 0; i < names->len; i++) {
        OperandName name = names->data[i].name;

        for (name.number = 0; name.number < names->data[i].count; name.number++)
            if (!scope_define(p, &name, &op->results[next++]))
                return false;
    }
    return true;
}

static bool parse_generic_operands(AsmParser *p, OperandNames *operands)
{
    if (!parser_expect(p, TOKEN_L_PAREN, "expected '(' to start operand list"))
        return false;
    if (parser_at(p, TOKEN_PERCENT) && !asm_parse_operands(p, 0, 0, operands))
        return false;
    return parser_expect(p, TOKEN_R_PAREN, "expected ')' to end operand list");
}

static bool parse_generic_successors(AsmParser *p, OpState *state)
{
    if (!parser_at(p, TOKEN_L_SQUARE))
        return true;
    if (state->def && !def_has(state->def, TERMINATOR))
        return parser_error(p, "successors in non-terminator");
    parser_advance(p);
    if (parser_at(p, TOKEN_R_SQUARE))
        return parser_wrong_token(p, "expected list element");
    do {
        Block *block;

        if (!asm_parse_successor(p, &block))
            return false;
        vec_push(&state->successors, block);
    } while (parser_take(p, TOKEN_COMMA));
    return parser_expect(p, TOKEN_R_SQUARE, "expected ']'");
}

static bool parse_generic_properties(AsmParser *p, OpState *state)
{
    if (!parser_take(p, TOKEN_LESS))
        return true;
    state->properties = parse_attr(p, NULL);
    return state->properties && parser_expect(p, TOKEN_GREATER, "expected '>' to close properties");
}

static bool parse_generic_regions(AsmParser *p, OpState *state)
{
    if (!parser_take(p, TOKEN_L_PAREN))
        return true;
    do {
        if (!asm_parse_region(p, op_state_add_region(state), NULL))
            return false;
    } while (parser_take(p, TOKEN_COMMA));
    return parser_expect(p, TOKEN_R_PAREN, "expected ')' to end region list");
}

static bool resolve_generic(AsmParser *p, const OperandNames *operands, const Type *type,
                            const char *type_at, OpState *state)
{
    if (!type || type->kind != TYPE_FUNCTION)
        return type && parser_error_at(p, type_at, "expected function type");
    if (type->list.input_count != operands->len)
        return parser_error_at(p, type_at, "expected %zu operand type%s but had %u", operands->len,
                               plural(operands->len), type->list.input_count);
    for (unsigned i = 0; i < type->list.input_count; i++)
        if (!asm_resolve(p, &operands->data[i], type->list.types[i], state))
            return false;
    for (unsigned i = 0; i < type->list.result_count; i++)
        vec_push(&state->results, type->list.types[type->list.input_count + i]);
    return true;
}

/* Everything of the generic form behind the name, which stands at `at`. */
static bool parse_generic_tail(AsmParser *p, OpState *state, const char *at, OperandNames *operands)
{
    const char *type_at;

    if (!parse_generic_operands(p, operands) || !parse_generic_successors(p, state)
        || !parse_generic_properties(p, state) || !parse_generic_regions(p, state))
        return false;
    if (parser_at(p, TOKEN_L_BRACE) && !asm_optional_attr_dict(p, state))
        return false;
    if (!parser_expect(p, TOKEN_COLON, "expected ':' followed by operation type"))
        return false;
    type_at = p->token.text.data;
    return resolve_generic(p, operands, parse_type(p), type_at, state)
           && (!state->def || state->properties || properties_check_dict(p, state, 0, at));
}

static OpState *start_state(AsmParser *p, const char *at)
{
    OpState *state;

    if (p->idle_states.len)
        state = vec_pop(&p->idle_states);
    else
        *(state = must_alloc(sizeof *state)) = (OpState){ .context = p->context };
    state->loc = lexer_place(&p->lexer, at);
    return state;
}

static void end_state(AsmParser *p, OpState *state)
{
    op_state_clear(state);
    vec_push(&p->idle_states, state);
}

/* The operation has regions of its own, to which the blocks went. */
static void keep_idle(Context *context, const Regions *regions)
{
    for (size_t i = 0; i < regions->len; i++) {
        *regions->data[i] = (Region){ 0 };
        vec_push(&context->idle_regions, regions->data[i]);
    }
}

static Op *finish_op(AsmParser *p, OpState *state, const char *at)
{
    Op *op;

    if (!properties_take(p, state, at))
        return NULL;
    op = op_create(p->context, state);
    keep_idle(p->context, &state->regions);
    if (!parse_optional_trailing_loc(p, &op->loc))
        return NULL;
    return op;
}

static const Attr *here(AsmParser *p, const char *at)
{
    return loc_attr(p->context, asm_loc(p, at));
}

/* An unknown operation of a known dialect is the verifier's to report. */
static bool check_registered(AsmParser *p, Str name, const char *at)
{
    Str dialect = { name.data, str_find(name, '.') };

    if (p->context->allow_unregistered
        || (dialect.len < name.len && context_dialect(p->context, dialect)))
        return true;
    if (context_lacks_op(p->context, name))
        return unsupported_error(here(p, at), name);
    if (context_lacks(p->context, dialect))
        return true;
    parser_error(p, "operation being parsed with an unregistered dialect. If this is intended, "
                    "please use -allow-unregistered-dialect with the MLIR tool used");
    return !legacy_name_note(p, at, name) && nearest_note(here(p, at), name);
}

static Op *parse_generic(AsmParser *p)
{
    const char *at = p->token.text.data;
    Str name = context_intern(p->context, token_string(p->context, &p->token));
    Str outer_name = p->custom_name;
    OperandNames operands = { 0 };
    const LegacyOp *row;
    OpState *state;
    Op *op = NULL;

    if (name.len == 0) {
        parser_error(p, "empty operation name is invalid");
        return NULL;
    }
    if (str_find(name, 0) < name.len) {
        parser_error(p, "null character not allowed in operation name");
        return NULL;
    }
    parser_advance(p);
    state = start_state(p, at);
    state->name = name;
    state->def = context_op(p->context, name);
    row = p->context->reads_legacy && !state->def ? legacy_op(p, name) : NULL;
    if (row)
        asm_become(state, row->today);
    p->custom_name = (Str){ 0 };
    if ((state->def || check_registered(p, name, at)) && parse_generic_tail(p, state, at, &operands)
        && (!row || legacy_finish(p, row, state, at)))
        op = finish_op(p, state, at);
    p->custom_name = outer_name;
    end_state(p, state);
    vec_free(&operands);
    return op;
}

/* `return` in a function body is `func.return`: the name as it stands, or behind the prefix of the
 * default dialect. NULL, reported, when there is no such operation. */
static const OpDef *find_custom(AsmParser *p, Str written, const char *at, Str *full)
{
    Str dialect = { written.data, str_find(written, '.') };
    const OpDef *def = context_op(p->context, written);
    bool tried = dialect.len == written.len;

    *full = written;
    if (def && !tried)
        return def;
    if (tried) {
        const char *prefix = p->default_dialects.data[p->default_dialects.len - 1];

        *full = str_printf(&p->context->arena, "%s.%.*s", prefix, STR_ARG(written));
        dialect = str_of(prefix);
        def = context_op(p->context, *full);
    }
    if (def)
        return def;
    if (context_lacks_op(p->context, *full)) {
        unsupported_error(here(p, at), *full);
        return NULL;
    }
    if (context_dialect(p->context, dialect) || context_lacks(p->context, dialect))
        parser_error_at(p, at, "custom op '%.*s' is unknown%s%.*s%s", STR_ARG(written),
                        tried ? " (tried '" : "", tried ? (int)full->len : 0, full->data,
                        tried ? "' as well)" : "");
    else
        parser_error_at(p, at, "Dialect `%.*s' not found for custom op '%.*s' %s%.*s%s",
                        STR_ARG(dialect), STR_ARG(written), tried ? " (tried '" : "",
                        tried ? (int)full->len : 0, full->data, tried ? "' as well)" : "");
    if (!legacy_name_note(p, at, written) && !version_form_note(here(p, at), *full))
        nearest_note(here(p, at), *full);
    return NULL;
}

/* The row by which an old spelling is read, if it is one. Names without a prefix are those of the
 * standard dialect wherever functions of today stand, too. */
static const LegacyOp *find_old(AsmParser *p, Str written)
{
    const char *prefix = p->default_dialects.data[p->default_dialects.len - 1];
    const LegacyOp *row = p->context->reads_legacy ? legacy_op(p, written) : NULL;
    bool ours = row
                && (str_find(written, '.') < written.len || !*prefix || str_is(STR("func"), prefix)
                    || str_is(STR("builtin"), prefix));
    Str full;

    if (!row || ours)
        return row;
    full = str_printf(&p->context->arena, "%s.%.*s", prefix, STR_ARG(written));
    return context_op(p->context, full) ? NULL : row;
}

static bool run_custom_parser(AsmParser *p, OpState *state)
{
    const OpDef *def = state->def;
    bool good;

    if (def->parse || def->format) {
        good = def->parse ? def->parse(p, state) : format_parse(p, state);
        if (!good && !p->context->reads_legacy)
            legacy_form_note(p, def, p->custom_at);
        if (!good)
            version_form_note(here(p, p->custom_at), state->name);
        return good;
    }
    if (def->unread)
        return unsupported_error(here(p, p->custom_at), str_of(def->name));
    return parser_error_at(p, p->custom_at, "custom op '%s' has no custom assembly form",
                           def->name);
}

static Op *parse_custom(AsmParser *p)
{
    const char *at = p->token.text.data, *outer_at = p->custom_at;
    Str written = p->token.text, outer_name = p->custom_name, full;
    const LegacyOp *row = find_old(p, written);
    const OpDef *def;
    OpState *state;
    Op *op = NULL;

    parser_advance(p);
    def = row ? context_op(p->context, str_of(row->today)) : find_custom(p, written, at, &full);
    if (!def)
        return NULL;
    state = start_state(p, at);
    state->def = def;
    state->name = str_of(def->name);
    p->custom_name = state->name;
    p->custom_at = at;
    vec_push(&p->default_dialects, def->default_dialect ? def->default_dialect : "");
    if (row ? legacy_parse(p, row, state) : run_custom_parser(p, state))
        op = finish_op(p, state, at);
    (void)vec_pop(&p->default_dialects);
    p->custom_name = outer_name;
    p->custom_at = outer_at;
    end_state(p, state);
    return op;
}

static Op *parse_named_op(AsmParser *p)
{
    if (parser_at(p, TOKEN_BARE))
        return parse_custom(p);
    if (parser_at(p, TOKEN_STRING))
        return parse_generic(p);
    parser_wrong_token(p, "expected operation name in quotes");
    return NULL;
}

Op *parse_op(AsmParser *p)
{
    ResultNames names;
    const char *at = p->token.text.data;
    const ResultNames *outer_names = p->result_names;
    Op *op = NULL;

    if (!parser_enter(p))
        return NULL;
    names = p->idle_names;
    names.len = 0;
    p->idle_names = (ResultNames){ 0 };
    if (parse_result_names(p, &names)) {
        p->result_names = &names;
        op = parse_named_op(p);
        if (op && !define_results(p, op, &names, at))
            op = NULL;
    }
    p->result_names = outer_names;
    vec_free(&p->idle_names);
    p->idle_names = names;
    parser_leave(p);
    return op;
}

static bool parse_block_body(AsmParser *p, Block *block)
{
    while (!parser_at(p, TOKEN_CARET) && !parser_at(p, TOKEN_R_BRACE)) {
        Block *outer = p->block;
        Op *op;

        p->block = block;
        op = parse_op(p);
        p->block = outer;
        if (!op)
            return false;
        block_append(block, op);
        for (unsigned i = 0; i < op->region_count; i++)
            op->regions[i].parent = op;
    }
    return true;
}

static bool parse_block_arg(AsmParser *p, Block *block)
{
    OperandName name;
    const Type *type;
    Loc loc;
    Value *value;

    if (!asm_parse_operand(p, &name))
        return false;
    if (!parser_expect(p, TOKEN_COLON, "expected ':' and type for SSA operand"))
        return false;
    type = parse_type(p);
    loc = lexer_place(&p->lexer, name.at);
    if (!type)
        return false;
    value = block_add_arg(p->context, block, type, loc, name.name);
    return scope_define(p, &name, &value) && (block->args[value->index] = value, true)
           && parse_optional_trailing_loc(p, &value->loc);
}

static bool parse_block_args(AsmParser *p, Block *block)
{
    if (!parser_take(p, TOKEN_L_PAREN) || parser_take(p, TOKEN_R_PAREN))
        return true;
    do {
        if (!parse_block_arg(p, block))
            return false;
    } while (parser_take(p, TOKEN_COMMA));
    return parser_expect(p, TOKEN_R_PAREN, "expected ')'");
}

static bool parse_labelled_block(AsmParser *p, Region *region)
{
    Token label = p->token;
    Block *block;

    if (!parser_expect(p, TOKEN_CARET, "expected block name"))
        return false;
    block = scope_define_block(p, token_name(p->context, &label), label.text.data);
    if (!block)
        return false;
    region_append(region, block);
    return parse_block_args(p, block)
           && parser_expect(p, TOKEN_COLON, "expected ':' after block name")
           && parse_block_body(p, block);
}

static bool add_entry_args(AsmParser *p, Block *block, const AsmArguments *arguments)
{
    for (size_t i = 0; i < arguments->len; i++) {
        const AsmArgument *arg = &arguments->data[i];
        const char *seen = scope_seen(p, &arg->name);
        Value *value;

        if (seen) {
            parser_error_at(p, arg->name.at, "region entry argument '%%%.*s' is already in use",
                            STR_ARG(arg->name.name));
            return asm_note(p, seen, "previously referenced here");
        }
        value = block_add_arg(p->context, block, arg->type,
                              arg->loc.bits ? arg->loc : lexer_place(&p->lexer, arg->name.at),
                              arg->name.name);
        if (!scope_define(p, &arg->name, &value))
            return false;
        block->args[i] = value;
    }
    return true;
}

static bool parse_region_blocks(AsmParser *p, Region *region, const AsmArguments *arguments)
{
    bool named = arguments && arguments->len;

    if (named || !parser_at(p, TOKEN_CARET)) {
        Block *entry = block_create(p->context);

        if (named && parser_at(p, TOKEN_CARET))
            return parser_error(p, "invalid block name in region with named arguments");
        region_append(region, entry);
        if (named && !add_entry_args(p, entry, arguments))
            return false;
        if (!parse_block_body(p, entry))
            return false;
    }
    while (!parser_at(p, TOKEN_R_BRACE))
        if (!parse_labelled_block(p, region))
            return false;
    return true;
}

bool parse_region(AsmParser *p, Region *region, const AsmArguments *arguments, bool isolated)
{
    bool good;

    if (!parser_expect(p, TOKEN_L_BRACE, "expected '{' to begin a region"))
        return false;
    if (parser_at(p, TOKEN_R_BRACE) && !(arguments && arguments->len)) {
        parser_advance(p);
        return true;
    }
    if (!parser_enter(p))
        return false;
    scope_enter(p, isolated);
    good = parse_region_blocks(p, region, arguments);
    good = scope_leave(p, good);
    parser_leave(p);
    if (good)
        parser_advance(p);
    return good;
}
