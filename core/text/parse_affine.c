/* Affine maps and integer sets. Operators join from left to right; negation binds tightest, then
 * * floordiv ceildiv mod, then + and -. */
#include "core/text/parse_affine.h"

static const AffineExpr *no_expr(AsmParser *p, const char *message)
{
    parser_error(p, "%s", message);
    return NULL;
}

static const AffineExpr *parse_parenthesized(AsmParser *p, AffineNames *names)
{
    const AffineExpr *expr;

    if (!parser_enter(p))
        return NULL;
    parser_advance(p);
    if (parser_at(p, TOKEN_R_PAREN))
        return no_expr(p, "no expression inside parentheses");
    expr = parse_affine_expr(p, names);
    parser_leave(p);
    if (!expr || !parser_expect(p, TOKEN_R_PAREN, "expected ')'"))
        return NULL;
    return expr;
}

static const AffineExpr *parse_operand(AsmParser *p, AffineNames *names, bool has_left);

static const AffineExpr *parse_negation(AsmParser *p, AffineNames *names, bool has_left)
{
    const AffineExpr *operand;

    if (!parser_enter(p))
        return NULL;
    parser_advance(p);
    operand = parse_operand(p, names, has_left);
    parser_leave(p);
    if (!operand)
        return no_expr(p, "missing operand of negation");
    return affine_mul(affine_constant(p->context, -1), operand);
}

static const AffineExpr *parse_name(AsmParser *p, AffineNames *names)
{
    const AffineExpr *expr = map_get(&names->known, p->token.text);

    if (expr)
        parser_advance(p);
    else
        parser_wrong_token(p, "use of undeclared identifier");
    return expr;
}

/* %name, where the syntax of an operation allows it. */
static const AffineExpr *parse_ssa_name(AsmParser *p, AffineNames *names, bool is_symbol)
{
    const AffineExpr *expr;
    Str name = p->token.text;

    if (!names->operand) {
        parser_wrong_token(p, "unexpected ssa identifier");
        return NULL;
    }
    if (!parser_at(p, TOKEN_PERCENT)) {
        parser_wrong_token(p, "expected ssa identifier");
        return NULL;
    }
    expr = map_get(&names->known, name);
    if (expr) {
        parser_advance(p);
        return expr;
    }
    if (!names->operand(p, names->state, is_symbol))
        return NULL;
    expr = is_symbol ? affine_symbol(p->context, names->symbol_count++)
                     : affine_dim(p->context, names->dim_count++);
    map_put(&names->known, name, (void *)expr);
    return expr;
}

static const AffineExpr *parse_ssa_symbol(AsmParser *p, AffineNames *names)
{
    const AffineExpr *expr;

    parser_advance(p);
    if (!parser_expect(p, TOKEN_L_PAREN, "expected '(' at start of SSA symbol"))
        return NULL;
    expr = parse_ssa_name(p, names, true);
    if (!expr || !parser_expect(p, TOKEN_R_PAREN, "expected ')' at end of SSA symbol"))
        return NULL;
    return expr;
}

static const AffineExpr *parse_constant(AsmParser *p)
{
    uint64_t value;

    if (!parser_integer(p, &value) || value > INT64_MAX)
        return no_expr(p, "constant too large for index");
    parser_advance(p);
    return affine_constant(p->context, (int64_t)value);
}

/* `has_left`: an operator stands before it, whose right operand this is. */
static const AffineExpr *parse_operand(AsmParser *p, AffineNames *names, bool has_left)
{
    switch (p->token.kind) {
    case TOKEN_PERCENT:
        return parse_ssa_name(p, names, false);
    case TOKEN_INTEGER:
        return parse_constant(p);
    case TOKEN_L_PAREN:
        return parse_parenthesized(p, names);
    case TOKEN_MINUS:
        return parse_negation(p, names, has_left);
    case TOKEN_BARE:
        if (parser_at_word(p, "symbol"))
            return parse_ssa_symbol(p, names);
        return parse_name(p, names);
    case TOKEN_INT_TYPE:
        return parse_name(p, names);
    case TOKEN_PLUS:
    case TOKEN_STAR:
        return no_expr(p, has_left ? "missing right operand of binary operator"
                                   : "missing left operand of binary operator");
    default:
        return no_expr(p, has_left ? "missing right operand of binary operator"
                                   : "expected affine expression");
    }
}

/* The operator at the lookahead that binds tightly, consumed; AFFINE_ADD where none is. */
static AffineKind take_tight_operator(AsmParser *p)
{
    if (parser_take(p, TOKEN_STAR))
        return AFFINE_MUL;
    if (parser_take_word(p, "floordiv"))
        return AFFINE_FLOORDIV;
    if (parser_take_word(p, "ceildiv"))
        return AFFINE_CEILDIV;
    if (parser_take_word(p, "mod"))
        return AFFINE_MOD;
    return AFFINE_ADD;
}

static bool at_tight_operator(const AsmParser *p)
{
    return parser_at(p, TOKEN_STAR) || parser_at_word(p, "floordiv") || parser_at_word(p, "ceildiv")
           || parser_at_word(p, "mod");
}

static const AffineExpr *not_affine(AsmParser *p, const char *at, AffineKind kind)
{
    static const char *const WHAT[] = {
        [AFFINE_MUL] = "at least one of the multiply operands has",
        [AFFINE_FLOORDIV] = "right operand of floordiv has",
        [AFFINE_CEILDIV] = "right operand of ceildiv has",
        [AFFINE_MOD] = "right operand of mod has",
    };

    parser_error_at(p, at, "non-affine expression: %s to be either a constant or symbolic",
                    WHAT[kind]);
    return NULL;
}

static const AffineExpr *join(AsmParser *p, const char *at, AffineKind kind, const AffineExpr *lhs,
                              const AffineExpr *rhs)
{
    const AffineExpr *joined;

    if (!affine_may_join(kind, lhs, rhs))
        return not_affine(p, at, kind);
    joined = affine_binary(kind, lhs, rhs);
    if (joined->depth <= 4 * MAX_NESTING)
        return joined;
    parser_beyond_limit(p, at, "affine expression too deep");
    return NULL;
}

static const AffineExpr *parse_product(AsmParser *p, AffineNames *names, bool has_left)
{
    const AffineExpr *lhs = parse_operand(p, names, has_left), *rhs;

    while (lhs) {
        const char *at = p->token.text.data;
        AffineKind kind = take_tight_operator(p);

        if (kind == AFFINE_ADD)
            break;
        rhs = parse_operand(p, names, true);
        if (at_tight_operator(p)) /* upstream has read on before it joins */
            at = p->token.text.data;
        lhs = rhs ? join(p, at, kind, lhs, rhs) : NULL;
    }
    return lhs;
}

const AffineExpr *parse_affine_expr(AsmParser *p, AffineNames *names)
{
    const AffineExpr *lhs = parse_product(p, names, false), *rhs;

    while (lhs && (parser_at(p, TOKEN_PLUS) || parser_at(p, TOKEN_MINUS))) {
        const char *at = p->token.text.data;
        bool subtracts = parser_at(p, TOKEN_MINUS);

        parser_advance(p);
        rhs = parse_product(p, names, true);
        if (rhs && subtracts)
            rhs = affine_mul(rhs, affine_constant(p->context, -1));
        lhs = rhs ? join(p, at, AFFINE_ADD, lhs, rhs) : NULL;
    }
    return lhs;
}

static bool declare(AsmParser *p, AffineNames *names, const AffineExpr *expr)
{
    Str name = p->token.text;

    if (!parser_at_any_word(p))
        return parser_wrong_token(p, "expected bare identifier");
    if (map_get(&names->known, name))
        return parser_error(p, "redefinition of identifier '%.*s'", STR_ARG(name));
    map_put(&names->known, name, (void *)expr);
    parser_advance(p);
    return true;
}

static bool declare_dim(AsmParser *p, void *state)
{
    AffineNames *names = state;

    return declare(p, names, affine_dim(p->context, names->dim_count++));
}

static bool declare_symbol(AsmParser *p, void *state)
{
    AffineNames *names = state;

    return declare(p, names, affine_symbol(p->context, names->symbol_count++));
}

/* (d0, d1)[s0] */
static bool parse_inputs(AsmParser *p, AffineNames *names)
{
    if (!parse_delimited(p, TOKEN_L_PAREN, TOKEN_R_PAREN, " in dimensional identifier list",
                         declare_dim, names))
        return false;
    return !parser_at(p, TOKEN_L_SQUARE)
           || parse_delimited(p, TOKEN_L_SQUARE, TOKEN_R_SQUARE, " in symbol list", declare_symbol,
                              names);
}

static bool parse_result(AsmParser *p, void *state)
{
    AffineNames *names = state;
    const AffineExpr *result = parse_affine_expr(p, names);

    if (result)
        vec_push(&names->exprs, result);
    return result != NULL;
}

/* == <= >=, written as two tokens each. */
static TokenKind take_comparison(AsmParser *p)
{
    static const TokenKind FIRST[] = { TOKEN_GREATER, TOKEN_LESS, TOKEN_EQUAL };

    for (size_t i = 0; i < sizeof FIRST / sizeof *FIRST; i++)
        if (parser_take(p, FIRST[i]) && parser_take(p, TOKEN_EQUAL))
            return FIRST[i];
    return TOKEN_ERROR;
}

/* lhs >= rhs is lhs - rhs >= 0, and so on. */
static bool parse_constraint(AsmParser *p, void *state)
{
    AffineNames *names = state;
    const AffineExpr *lhs = parse_affine_expr(p, names), *rhs, *minus;
    TokenKind comparison;

    if (!lhs)
        return false;
    comparison = take_comparison(p);
    if (comparison == TOKEN_ERROR)
        return parser_error(
            p, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
    rhs = parse_affine_expr(p, names);
    if (!rhs)
        return false;
    minus = affine_constant(p->context, -1);
    vec_push(&names->exprs, comparison == TOKEN_LESS ? affine_add(rhs, affine_mul(lhs, minus))
                                                     : affine_add(lhs, affine_mul(rhs, minus)));
    vec_push(&names->equalities, comparison == TOKEN_EQUAL);
    return true;
}

bool parse_affine_results(AsmParser *p, AffineNames *names, const char *where)
{
    return parse_delimited(p, TOKEN_L_PAREN, TOKEN_R_PAREN, where, parse_result, names);
}

void affine_names_free(AffineNames *names)
{
    map_free(&names->known);
    vec_free(&names->exprs);
    vec_free(&names->equalities);
}

static const IntegerSet *parse_constraints(AsmParser *p, AffineNames *names)
{
    if (!parse_delimited(p, TOKEN_L_PAREN, TOKEN_R_PAREN, " in integer set constraint list",
                         parse_constraint, names))
        return NULL;
    /* A set without constraints is written as one that always holds. */
    if (names->exprs.len == 0) {
        vec_push(&names->exprs, affine_constant(p->context, 0));
        vec_push(&names->equalities, true);
    }
    return integer_set(p->context, names->dim_count, names->symbol_count,
                       (unsigned)names->exprs.len, names->exprs.data, names->equalities.data);
}

bool parse_affine_map_or_set(AsmParser *p, const AffineMap **map, const IntegerSet **set)
{
    AffineNames names = { 0 };
    bool good = parse_inputs(p, &names);

    *map = NULL;
    *set = NULL;
    if (good && parser_take(p, TOKEN_ARROW)) {
        if (parse_affine_results(p, &names, " in affine map range"))
            *map = affine_map(p->context, names.dim_count, names.symbol_count,
                              (unsigned)names.exprs.len, names.exprs.data);
    } else if (good && parser_expect(p, TOKEN_COLON, "expected '->' or ':'")) {
        *set = parse_constraints(p, &names);
    }
    affine_names_free(&names);
    return *map || *set;
}

const AffineMap *parse_affine_map(AsmParser *p)
{
    const char *at = p->token.text.data;
    const AffineMap *map;
    const IntegerSet *set;

    if (parse_affine_map_or_set(p, &map, &set) && set)
        parser_error_at(p, at, "expected AffineMap, but got IntegerSet");
    return map;
}

const IntegerSet *parse_integer_set(AsmParser *p)
{
    const char *at = p->token.text.data;
    const AffineMap *map;
    const IntegerSet *set;

    if (parse_affine_map_or_set(p, &map, &set) && map)
        parser_error_at(p, at, "expected IntegerSet, but got AffineMap");
    return set;
}
