/* Terms: what SMT-LIB 2 computes, each defined once and known by its name.
 *
 * What a side of a question leaves open is a choice: a name that is not defined.
 */
#ifndef INTERP_ORACLE_PROVE_TERMS_H
#define INTERP_ORACLE_PROVE_TERMS_H

#include "core/base/vec.h"
#include "core/base/str.h"

/* A name, or a constant: "s12", "true". NUL-terminated, the arena's. */
typedef const char *Term;

#define TERM_TRUE "true"
#define TERM_FALSE "false"
#define SORT_BOOL "Bool"

typedef struct Definition {
    Term name, sort, value; /* of a choice no value */
} Definition;

typedef struct Terms {
    Arena *arena;
    const char *prefix; /* of the names */
    VEC(Definition) definitions, choices;
    bool has_floats;
} Terms;

void terms_free(Terms *terms);

Term term(Terms *terms, Term sort, const char *format, ...) __attribute__((format(printf, 3, 4)));
Term term_text(Terms *terms, const char *format, ...) __attribute__((format(printf, 2, 3)));
Term term_choice(Terms *terms, Term sort);
Term term_and(Terms *terms, Term a, Term b);
Term term_or(Terms *terms, Term a, Term b);
Term term_not(Terms *terms, Term a);
Term term_if(Terms *terms, Term sort, Term condition, Term yes, Term no);
bool term_is(Term term, Term other);

Term sort_bits(Terms *terms, unsigned width);

/* Choices as declarations, and definitions, one a line. */
void terms_print(Sb *sb, const Terms *terms);
/* "(forall (CHOICES) (let DEFINITIONS ", and how many brackets close that. */
unsigned terms_open(Sb *sb, const Terms *terms);

#endif
