#include "interp/oracle/prove/prove.h"

#include "core/ir/attr.h"
#include "core/ir/function.h"
#include "dialects/function.h"
#include "interp/oracle/prove/walk.h"

#include <stdlib.h>
#include <string.h>

typedef struct Question {
    Arena *arena;
    const Op *source, *target;
    Terms inputs, ours, theirs; /* the source's terms, and the target's */
    Scalars arguments;
    Walked source_walked, target_walked;
    Sb text;
} Question;

/* The terms of each lane of an argument: any bits, and poison unless that is promised not to be. */
static bool add_argument(Question *q, unsigned index, const Type *type, unsigned index_width)
{
    bool defined = attr_lookup(function_arg_attrs(q->source, index), STR("llvm.noundef")) != NULL;
    size_t first = q->arguments.len;

    if (!walk_type(type, index_width, &q->arguments))
        return false;
    for (size_t i = first; i < q->arguments.len; i++) {
        Scalar *lane = &q->arguments.data[i];
        Term bits = term_choice(&q->inputs, sort_bits(&q->inputs, lane->width));

        lane->poison = term_choice(&q->inputs, SORT_BOOL);
        if (defined)
            sb_printf(&q->text, "(assert (not %s))\n", lane->poison);
        if (lane->format)
            float_keep(&q->inputs, lane, bits);
        else
            lane->value = bits;
    }
    return true;
}

static bool add_arguments(Question *q, unsigned index_width, Str *why)
{
    const Type *type = function_signature(q->source);

    for (unsigned i = 0; i < type->list.input_count; i++)
        if (!add_argument(q, i, type->list.types[i], index_width)) {
            *why = str_printf(q->arena,
                              "the type '%s' is outside of what is translated for the solver",
                              type_text(type->list.types[i]));
            return false;
        }
    return true;
}

/* May the target's lane stand for the source's? A NaN whose bits the source made up stands for
 * any; of one that it kept the bits have to be the same (P8). */
static Term fits(Terms *terms, const Scalar *source, const Scalar *target)
{
    Term same = term(terms, SORT_BOOL, "(= %s %s)", source->value, target->value);

    if (source->format)
        same =
            term(terms, SORT_BOOL, "(and %s (or (not (fp.isNaN %s)) (not %s) (and %s (= %s %s))))",
                 same, source->value, source->kept, target->kept, source->bits, target->bits);
    same = term_and(terms, term_not(terms, target->poison), same);
    return term_or(terms, source->poison, same);
}

/* Does the source's outcome, with the choices it made, not allow the target's? */
static Term shows_difference(Question *q)
{
    Terms *terms = &q->ours;
    Term differs = q->target_walked.undefined;

    for (size_t i = 0; i < q->source_walked.results.len; i++)
        differs = term_or(terms, differs,
                          term_not(terms, fits(terms, &q->source_walked.results.data[i],
                                               &q->target_walked.results.data[i])));
    return term_and(terms, differs, term_not(terms, q->source_walked.undefined));
}

/* What the source chooses it may choose in any way: none of them must allow what the target gives.
 */
static void ask(Question *q)
{
    Term differs = shows_difference(q);
    Sb text = { 0 };
    bool floats = q->inputs.has_floats || q->ours.has_floats || q->theirs.has_floats;

    sb_printf(&text, "(set-logic %s)\n(set-option :pp.bv-literals true)\n",
              q->ours.choices.len ? "ALL"
              : floats            ? "QF_FPBV"
                                  : "QF_BV");
    terms_print(&text, &q->inputs);
    terms_print(&text, &q->theirs);
    sb_str(&text, sb_view(&q->text));
    if (q->ours.choices.len) {
        sb_add(&text, "(assert ");
        for (unsigned brackets = terms_open(&text, &q->ours), i = 0; i <= brackets; i++)
            sb_add(&text, i ? ")" : differs);
        sb_add(&text, ")\n");
    } else {
        terms_print(&text, &q->ours);
        sb_printf(&text, "(assert %s)\n", differs);
    }
    sb_add(&text, "(check-sat)\n(get-value (true");
    for (size_t i = 0; i < q->inputs.choices.len; i++)
        sb_printf(&text, " %s", q->inputs.choices.data[i].name);
    sb_add(&text, "))\n");
    sb_free(&q->text);
    q->text = text;
}

static bool prepare(Question *q, unsigned index_width, Str *why)
{
    if (!add_arguments(q, index_width, why)
        || !walk_function(&q->ours, q->source, index_width, &q->arguments, &q->source_walked, why)
        || !walk_function(&q->theirs, q->target, index_width, &q->arguments, &q->target_walked,
                          why))
        return false;
    ask(q);
    return true;
}

/* The value behind the name: "#x1f", "#b01", "true". Empty where it is not told. */
static Str value_of(Str said, Term name)
{
    size_t len = strlen(name), at = 0;

    for (; at + len + 1 < said.len; at++)
        if (said.data[at] == '(' && said.data[at + 1 + len] == ' '
            && memcmp(said.data + at + 1, name, len) == 0) {
            Str rest = str_from(said, at + len + 2);

            rest.len = str_find(rest, ')');
            return rest;
        }
    return (Str){ 0 };
}

/* The digits of a hexadecimal or binary number, from the last on. */
static void read_bits(Str text, uint64_t *words)
{
    unsigned step = text.len > 1 && text.data[1] == 'x' ? 4 : 1, at = 0;

    for (size_t i = text.len; i-- > 2; at += step) {
        char digit[] = { text.data[i], 0 };

        words[at / 64] |= (uint64_t)strtoul(digit, NULL, 16) << at % 64;
    }
}

static void read_counterexample(const Question *q, Str said, Proved *proved)
{
    size_t count = q->arguments.len, words = 0;

    for (size_t i = 0; i < count; i++)
        words += (q->arguments.data[i].width + 63) / 64;
    proved->words = ARENA_ARRAY(q->arena, uint64_t, words + 1);
    proved->poison = ARENA_ARRAY(q->arena, bool, count + 1);
    words = 0;
    for (size_t i = 0; i < count; i++) {
        read_bits(value_of(said, q->inputs.choices.data[2 * i].name), proved->words + words);
        proved->poison[i] = str_is(value_of(said, q->inputs.choices.data[2 * i + 1].name), "true");
        words += (q->arguments.data[i].width + 63) / 64;
    }
}

static Proved answer_of(Question *q, Witness *solver, double seconds)
{
    Proved proved = { .verdict = PROVE_OPEN };
    Sb said = { 0 };
    bool good = witness_solve(solver, sb_view(&q->text), seconds, &said);

    if (good && str_starts(sb_view(&said), "unsat")) {
        proved.verdict = PROVE_REFINES;
    } else if (good && str_starts(sb_view(&said), "sat")) {
        proved.verdict = PROVE_COUNTEREXAMPLE;
        read_counterexample(q, sb_view(&said), &proved);
    } else if (good && !str_starts(sb_view(&said), "unknown")) {
        proved.why = str_printf(q->arena, "the solver said: %.*s",
                                (int)str_find(sb_view(&said), '\n'), said.data);
    } else if (good) {
        proved.why = STR("the solver gave up");
    } else {
        proved.why = str_dup(q->arena, sb_view(&said));
    }
    sb_free(&said);
    return proved;
}

static void question_free(Question *q)
{
    terms_free(&q->inputs);
    terms_free(&q->ours);
    terms_free(&q->theirs);
    vec_free(&q->arguments);
    walked_free(&q->source_walked);
    walked_free(&q->target_walked);
    sb_free(&q->text);
}

Proved prove_refinement(Witness *solver, const Op *source, const Op *target, unsigned index_width,
                        double seconds, Arena *arena)
{
    Question q = { .arena = arena, .source = source, .target = target };
    Proved proved = { .verdict = PROVE_OPEN };

    q.inputs = (Terms){ .arena = arena, .prefix = "i" };
    q.ours = (Terms){ .arena = arena, .prefix = "s" };
    q.theirs = (Terms){ .arena = arena, .prefix = "t" };
    if (prepare(&q, index_width, &proved.why))
        proved = answer_of(&q, solver, seconds);
    question_free(&q);
    return proved;
}
