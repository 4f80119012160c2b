/* Predicates as TableGen composes them: of And, Or, Neg, SubstLeaves, Concat and plain ones. */
#include "dialects/ods/predicate.h"

enum { LONGEST_TEXT = 1 << 20, DEEPEST = 100, MOST_RECORDS = 20000 };

/* What SubstLeaves puts into the texts of all predicates within it. */
typedef struct Substitution Substitution;
struct Substitution {
    Str pattern, replacement;
    const Substitution *outer;
};

typedef struct Composer {
    Loader *loader;
    unsigned depth, records;
    bool failed;
} Composer;

/* Stops where it gets too long. */
static void replace_in(Sb *text, Str from, Str pattern, Str replacement)
{
    for (size_t i = 0; i < from.len && text->len <= LONGEST_TEXT;) {
        if (pattern.len && i + pattern.len <= from.len
            && str_eq((Str){ from.data + i, pattern.len }, pattern)) {
            sb_str(text, replacement);
            i += pattern.len;
        } else {
            sb_char(text, from.data[i++]);
        }
    }
}

static void too_large(Composer *c, const Record *predicate)
{
    loader_error(c->loader, predicate, "is a predicate that is too large, or a part of itself");
    c->failed = true;
}

static void add_leaf(Composer *c, const Record *predicate, const char *field,
                     const Substitution *within, Sb *text)
{
    Sb now = { 0 };

    sb_str(&now, record_text(predicate, field));
    for (; within && now.len <= LONGEST_TEXT; within = within->outer) {
        Sb next = { 0 };

        replace_in(&next, sb_view(&now), within->pattern, within->replacement);
        sb_free(&now);
        now = next;
    }
    if (now.len > LONGEST_TEXT)
        too_large(c, predicate);
    else
        sb_str(text, sb_view(&now));
    sb_free(&now);
}

static void compose(Composer *c, const Record *predicate, const Substitution *within, Sb *text);

static void add_children(Composer *c, const Record *predicate, const Substitution *within,
                         const char *between, const char *of_none, Sb *text)
{
    size_t count = record_count(predicate, "children");

    sb_add(text, count ? "(" : of_none);
    for (size_t i = 0; i < count && !c->failed; i++) {
        sb_add(text, i ? between : "");
        compose(c, record_at(c->loader->records, predicate, "children", i), within, text);
    }
    sb_add(text, count ? ")" : "");
}

static void add_combined(Composer *c, const Record *predicate, const Substitution *within, Sb *text)
{
    Substitution mine = { record_text(predicate, "pattern"), record_text(predicate, "replacement"),
                          within };
    const Record *kind = record_ref(c->loader->records, predicate, "kind");
    Str combiner = kind ? str_of(record_name(kind)) : (Str){ 0 };

    if (str_is(combiner, "PredCombinerAnd")) {
        add_children(c, predicate, within, " && ", "true", text);
    } else if (str_is(combiner, "PredCombinerOr")) {
        add_children(c, predicate, within, " || ", "false", text);
    } else if (str_is(combiner, "PredCombinerNot")) {
        sb_char(text, '!');
        add_children(c, predicate, within, " ", "true", text);
    } else if (str_is(combiner, "PredCombinerSubstLeaves")) {
        add_children(c, predicate, &mine, " ", "true", text);
    } else if (str_is(combiner, "PredCombinerConcat")) {
        add_leaf(c, predicate, "prefix", within, text);
        add_children(c, predicate, within, " ", "true", text);
        add_leaf(c, predicate, "suffix", within, text);
    } else {
        loader_error(c->loader, predicate, "is a predicate of an unknown kind");
        c->failed = true;
    }
}

static void compose(Composer *c, const Record *predicate, const Substitution *within, Sb *text)
{
    if (!predicate || c->failed)
        return;
    if (++c->records > MOST_RECORDS || c->depth == DEEPEST || text->len > LONGEST_TEXT) {
        too_large(c, predicate);
        return;
    }
    c->depth++;
    if (record_is_a(predicate, "CPred"))
        add_leaf(c, predicate, "predExpr", within, text);
    else
        add_combined(c, predicate, within, text);
    c->depth--;
}

bool predicate_compose(Loader *loader, const Record *predicate, Sb *text)
{
    Composer composer = { .loader = loader };

    compose(&composer, predicate, NULL, text);
    return !composer.failed;
}
