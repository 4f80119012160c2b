/* Walk: a function without loops as terms: its arguments' lanes are given, its results' lanes and
 * when it is undefined come out. Where control has several ways, a value that depends on it is
 * chosen by the condition under which each is taken.
 */
#ifndef INTERP_ORACLE_PROVE_WALK_H
#define INTERP_ORACLE_PROVE_WALK_H

#include "interp/oracle/prove/lane.h"

typedef VEC(Scalar) Scalars;

typedef struct Walked {
    Scalars results; /* lane by lane */
    Term undefined;
} Walked;

/* Adds the type's lanes to `lanes`, without terms; false where it has a type that is not
 * translated.
 */
bool walk_type(const Type *type, unsigned index_width, Scalars *lanes);
/* False, and why, where the function has what is not translated. */
bool walk_function(Terms *terms, const Op *function, unsigned index_width, const Scalars *arguments,
                   Walked *walked, Str *why);
void walked_free(Walked *walked);

/* How a lane's terms are chosen by a condition. */
Scalar scalar_if(Terms *terms, Term condition, Scalar yes, Scalar no);
Term scalar_sort(Terms *terms, const Scalar *scalar);
/* Of an integer, as wide as it is. */
Term number_term(Terms *terms, Int value);

#endif
