/* Traits, rules on types, parents and terminators. */
#include "dialects/ods/op.h"

#include "core/define/trait.h"
#include "dialects/interfaces.h"
#include "dialects/ods/predicate.h"
#include "dialects/registry.h"

enum { MOST_TRAITS = 1000 };

typedef VEC(const Record *) Traits;

typedef struct Reader {
    Loader *loader;
    const Record *op;
    OpDef *row;
    VEC(TypeRule) rules;
    VEC(OpPredicate) predicates;
} Reader;

static const TraitName *named(Str name)
{
    for (const TraitName *each = TRAIT_NAMES; each->name; each++)
        if (str_is(name, each->name))
            return each;
    return NULL;
}

static const TraitName *of_class(Str class)
{
    if (str_starts(class, "::"))
        class = str_from(class, 2);
    if (str_starts(class, "mlir::"))
        class = str_from(class, 6);
    if (str_starts(class, "OpTrait::"))
        class = str_from(class, 9);
    for (const TraitName *each = TRAIT_NAMES; each->name; each++)
        if (each->class && str_is(class, each->class))
            return each;
    return NULL;
}

/* The names of `values`, blank-separated. */
static const char *names_of(Reader *r, const Record *trait)
{
    Sb text = { 0 };
    const char *kept;

    for (size_t i = 0; i < record_count(trait, "values"); i++)
        sb_printf(&text, "%s%.*s", i ? " " : "", STR_ARG(record_text_at(trait, "values", i)));
    kept = loader_keep(r->loader, sb_view(&text));
    sb_free(&text);
    return kept;
}

static bool is_name(const Reader *r, Str name)
{
    return def_operand_index(r->row, name) >= 0 || def_result_index(r->row, name) >= 0;
}

/* The types that the rule knows must be those of operands or results. */
static bool is_rule(const Reader *r, const Record *trait)
{
    return is_name(r, record_text(trait, "rhs"))
           && (is_name(r, record_text(trait, "lhs"))
               || def_attr_index(r->row, record_text(trait, "lhs")) >= 0);
}

/* What the syntax takes from it; what is to hold is a predicate. */
static void add_rule(Reader *r, const Record *trait)
{
    Loader *loader = r->loader;
    TypeRule rule = {
        .from = loader_text(loader, trait, "lhs"),
        .to = loader_text(loader, trait, "rhs"),
        .summary = loader_text(loader, trait, "summary"),
        .make = predicate_derives,
        .made = predicate_new(loader, record_text(trait, "transformer")),
    };

    vec_push(&r->rules, rule);
}

static void add_predicate(Reader *r, const Record *trait)
{
    const Predicate *predicate =
        predicate_of(r->loader, record_ref(r->loader->records, trait, "predicate"));
    const char *summary = loader_text(r->loader, trait, "summary");

    if (predicate)
        vec_push(&r->predicates, ((OpPredicate){ .summary = summary ? summary : "",
                                                 .judge = predicate_takes_op,
                                                 .made = predicate }));
}

/* The operations that C++ names between < and >; NULL where one of them is not known. */
static const char *const *classes_in(Reader *r, Str text)
{
    VEC(const char *) found = { 0 };
    size_t open = str_find(text, '<'), end = text.len;
    const char *const *kept;
    bool all = open < text.len;

    while (end > open && text.data[end - 1] != '>')
        end--;
    for (Str rest = { text.data + open + 1, end > open + 1 ? end - open - 2 : 0 };
         rest.len && all;) {
        size_t comma = str_find(rest, ',');
        Str word = { rest.data, comma };
        const Class *class;

        while (word.len && word.data[0] == ' ')
            word = str_from(word, 1);
        class = classes_find(r->loader->classes, word);
        all = class && class->kind == CLASS_OP;
        if (all)
            vec_push(&found, class->name);
        rest = str_from(rest, comma < rest.len ? comma + 1 : comma);
    }
    vec_push(&found, NULL);
    kept = ARENA_COPY(&r->loader->context->arena, const char *, found.data, found.len);
    vec_free(&found);
    return all && kept[0] ? kept : NULL;
}

/* "FunctionOpInterface" of "::mlir::FunctionOpInterface::Trait", "ReturnLike". */
static Str interface_of(const Record *trait)
{
    Str name = record_text(trait, "cppInterfaceName");

    if (!name.len)
        name = record_text(trait, "trait");
    for (size_t colon = str_find(name, ':'); colon + 2 < name.len; colon = str_find(name, ':')) {
        if (str_is(str_from(name, colon), "::Trait"))
            return (Str){ name.data, colon };
        name = str_from(name, colon + 2);
    }
    return name;
}

static void add_native(Reader *r, const Record *trait)
{
    Str class = record_text(trait, "trait");
    const TraitName *known = of_class(class);
    const char *const *ops;

    if (known) {
        r->row->traits |= known->trait;
    } else if (record_is_a(trait, "HasParent") || record_is_a(trait, "ParentOneOf")) {
        r->row->parents = classes_in(r, class);
    } else if (str_starts(class, "SingleBlockImplicitTerminator")
               || str_starts(class, "::mlir::OpTrait::SingleBlockImplicitTerminator")) {
        ops = classes_in(r, class);
        r->row->implicit_terminator = ops ? ops[0] : NULL;
    }
}

/* What upstream's own operations mean is written in C, if it is. */
static bool is_upstreams(const OpDef *row)
{
    Str name = str_of(row->name);
    Str dialect = { name.data, str_find(name, '.') };

    for (const LackingDialect *lacking = LACKING_DIALECTS; lacking->name; lacking++)
        if (str_is(dialect, lacking->name))
            return true;
    return false;
}

static void fill_interface(Reader *r, Str name)
{
    if (!is_upstreams(r->row))
        interface_fill(r->row, name);
}

static void add_trait(Reader *r, const Record *trait)
{
    if (record_is_a(trait, "TypesMatchWith") && is_rule(r, trait))
        add_rule(r, trait);
    if (record_is_a(trait, "AllTypesMatch"))
        vec_push(&r->rules, ((TypeRule){ .same = names_of(r, trait) }));
    else if (record_is_a(trait, "PredTrait"))
        add_predicate(r, trait);
    else if (record_is_a(trait, "MemoryEffects"))
        r->row->traits |= record_count(trait, "effects") ? 0 : NO_MEMORY_EFFECT;
    else
        add_native(r, trait);
    fill_interface(r, interface_of(trait));
}

static void add_whole(Reader *r, const TraitName *trait)
{
    r->row->traits |= trait->trait;
    fill_interface(r, str_of(trait->name));
}

/* All traits of the list, lists within it taken apart. A list that is a trait of ours is that. */
static void add_traits(Reader *r)
{
    Traits pending = { 0 };
    const Records *records = r->loader->records;

    for (size_t i = record_count(r->op, "traits"); i > 0; i--)
        vec_push(&pending, record_at(records, r->op, "traits", i - 1));
    for (unsigned i = 0; pending.len && i < MOST_TRAITS; i++) {
        const Record *trait = pending.data[--pending.len];
        const TraitName *whole = trait ? named(str_of(record_name(trait))) : NULL;

        if (whole)
            add_whole(r, whole);
        else if (trait && record_is_a(trait, "TraitList"))
            for (size_t k = record_count(trait, "traits"); k > 0; k--)
                vec_push(&pending, record_at(records, trait, "traits", k - 1));
        else if (trait)
            add_trait(r, trait);
        for (size_t k = trait ? record_count(trait, "baseInterfaces") : 0; k > 0; k--)
            vec_push(&pending, record_at(records, trait, "baseInterfaces", k - 1));
    }
    vec_free(&pending);
}

void op_read_traits(Loader *loader, const Record *record, OpDef *row)
{
    Arena *arena = &loader->context->arena;
    Reader r = { loader, record, row };

    add_traits(&r);
    vec_push(&r.rules, (TypeRule){ 0 });
    vec_push(&r.predicates, (OpPredicate){ 0 });
    row->types = ARENA_COPY(arena, TypeRule, r.rules.data, r.rules.len);
    row->predicates = ARENA_COPY(arena, OpPredicate, r.predicates.data, r.predicates.len);
    vec_free(&r.rules);
    vec_free(&r.predicates);
}
