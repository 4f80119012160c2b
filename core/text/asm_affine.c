/* Affine expressions of operands, as affine.load %m[%i + 1] has them: core/text/asm.h. */
#include "core/text/parse_affine.h"

bool asm_parse_affine_map(AsmParser *p, const AffineMap **map)
{
    *map = parse_affine_map(p);
    return *map != NULL;
}

typedef struct Operands { /* in the order they are first named */
    OperandNames *dims, *symbols;
} Operands;

static bool take_operand(AsmParser *p, void *state, bool is_symbol)
{
    Operands *operands = state;
    OperandName name;

    if (!asm_parse_operand(p, &name))
        return false;
    vec_push(is_symbol ? operands->symbols : operands->dims, name);
    return true;
}

static bool parse_subscript(AsmParser *p, void *state)
{
    AffineNames *names = state;
    const AffineExpr *expr = parse_affine_expr(p, names);

    if (expr)
        vec_push(&names->exprs, expr);
    return expr != NULL;
}

static TokenKind bracket(char c)
{
    switch (c) {
    case '(':
        return TOKEN_L_PAREN;
    case ')':
        return TOKEN_R_PAREN;
    case '[':
        return TOKEN_L_SQUARE;
    default:
        return TOKEN_R_SQUARE;
    }
}

bool asm_parse_affine_map_of_operands(AsmParser *p, char open, char close, const AffineMap **map,
                                      OperandNames *operands)
{
    OperandNames symbols = { 0 };
    Operands found = { operands, &symbols };
    AffineNames names = { .operand = take_operand, .state = &found };
    bool good = parse_delimited(p, bracket(open), bracket(close), " in affine map", parse_subscript,
                                &names);

    if (good)
        *map = affine_map(p->context, names.dim_count, names.symbol_count,
                          (unsigned)names.exprs.len, names.exprs.data);
    for (size_t i = 0; i < symbols.len; i++)
        vec_push(operands, symbols.data[i]);
    vec_free(&symbols);
    affine_names_free(&names);
    return good;
}

bool asm_parse_affine_expr_of_operands(AsmParser *p, const AffineExpr **expr, OperandNames *dims,
                                       OperandNames *symbols)
{
    Operands found = { dims, symbols };
    AffineNames names = { .operand = take_operand, .state = &found };

    *expr = parse_affine_expr(p, &names);
    affine_names_free(&names);
    return *expr != NULL;
}
