/* What affine expressions are parsed with: for maps and sets, and for the syntax of operations
 * whose subscripts are expressions of SSA values (affine.load %m[%i + 1]). */
#ifndef CORE_TEXT_PARSE_AFFINE_H
#define CORE_TEXT_PARSE_AFFINE_H

#include "core/text/parser.h"

typedef struct AffineNames {
    Map known; /* a name as it is written (`d0`, `%i`) -> const AffineExpr * */
    unsigned dim_count, symbol_count;
    VEC(const AffineExpr *) exprs;
    VEC(bool) equalities; /* of constraints */
    /* Reads the operand %name at the lookahead, which becomes a new dimension or symbol. NULL:
     * there are none. */
    bool (*operand)(AsmParser *p, void *state, bool is_symbol);
    void *state;
} AffineNames;

const AffineExpr *parse_affine_expr(AsmParser *p, AffineNames *names);
/* (expr, expr), appended to `exprs`. */
bool parse_affine_results(AsmParser *p, AffineNames *names, const char *where);
void affine_names_free(AffineNames *names);

#endif
