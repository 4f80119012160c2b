#include "interp/oracle/prove/terms.h"

#include <stdarg.h>
#include <string.h>

void terms_free(Terms *terms)
{
    vec_free(&terms->definitions);
    vec_free(&terms->choices);
}

static Term vprint(Terms *terms, const char *format, va_list args)
{
    Sb sb = { 0 };
    Str copy;

    sb_vprintf(&sb, format, args);
    copy = str_dup(terms->arena, sb_view(&sb));
    sb_free(&sb);
    return copy.data;
}

Term term_text(Terms *terms, const char *format, ...)
{
    va_list args;
    Term text;

    va_start(args, format);
    text = vprint(terms, format, args);
    va_end(args);
    return text;
}

Term term(Terms *terms, Term sort, const char *format, ...)
{
    Term name = term_text(terms, "%s%zu", terms->prefix, terms->definitions.len), value;
    va_list args;

    va_start(args, format);
    value = vprint(terms, format, args);
    va_end(args);
    vec_push(&terms->definitions, ((Definition){ name, sort, value }));
    return name;
}

Term term_choice(Terms *terms, Term sort)
{
    Term name = term_text(terms, "%sc%zu", terms->prefix, terms->choices.len);

    vec_push(&terms->choices, ((Definition){ name, sort, NULL }));
    return name;
}

bool term_is(Term term, Term other)
{
    return strcmp(term, other) == 0;
}

Term term_and(Terms *terms, Term a, Term b)
{
    if (term_is(a, TERM_FALSE) || term_is(b, TERM_TRUE) || term_is(a, b))
        return a;
    if (term_is(b, TERM_FALSE) || term_is(a, TERM_TRUE))
        return b;
    return term(terms, SORT_BOOL, "(and %s %s)", a, b);
}

Term term_or(Terms *terms, Term a, Term b)
{
    if (term_is(a, TERM_TRUE) || term_is(b, TERM_FALSE) || term_is(a, b))
        return a;
    if (term_is(b, TERM_TRUE) || term_is(a, TERM_FALSE))
        return b;
    return term(terms, SORT_BOOL, "(or %s %s)", a, b);
}

Term term_not(Terms *terms, Term a)
{
    if (term_is(a, TERM_TRUE) || term_is(a, TERM_FALSE))
        return term_is(a, TERM_TRUE) ? TERM_FALSE : TERM_TRUE;
    return term(terms, SORT_BOOL, "(not %s)", a);
}

Term term_if(Terms *terms, Term sort, Term condition, Term yes, Term no)
{
    if (term_is(condition, TERM_TRUE) || term_is(yes, no))
        return yes;
    if (term_is(condition, TERM_FALSE))
        return no;
    return term(terms, sort, "(ite %s %s %s)", condition, yes, no);
}

Term sort_bits(Terms *terms, unsigned width)
{
    return term_text(terms, "(_ BitVec %u)", width);
}

void terms_print(Sb *sb, const Terms *terms)
{
    for (size_t i = 0; i < terms->choices.len; i++)
        sb_printf(sb, "(declare-const %s %s)\n", terms->choices.data[i].name,
                  terms->choices.data[i].sort);
    for (size_t i = 0; i < terms->definitions.len; i++) {
        const Definition *definition = &terms->definitions.data[i];

        sb_printf(sb, "(define-fun %s () %s %s)\n", definition->name, definition->sort,
                  definition->value);
    }
}

unsigned terms_open(Sb *sb, const Terms *terms)
{
    sb_add(sb, "(forall (");
    for (size_t i = 0; i < terms->choices.len; i++)
        sb_printf(sb, "(%s %s)", terms->choices.data[i].name, terms->choices.data[i].sort);
    sb_add(sb, ")\n");
    for (size_t i = 0; i < terms->definitions.len; i++)
        sb_printf(sb, "(let ((%s %s))\n", terms->definitions.data[i].name,
                  terms->definitions.data[i].value);
    return (unsigned)terms->definitions.len + 1;
}
