#include "core/text/naming.h"
#include "core/ir/context.h"

#include <ctype.h>

typedef struct Name { /* of a value, or of several results that stand beside each other */
    Str text;
    unsigned first, count; /* results */
} Name;

struct Naming {
    Arena arena;
    bool generic;
    const Op *whole;
    const PrintOptions *printed; /* NULL: all of it is named */
    Map values;                  /* pointer of a Value -> Name * */
    /* While values are named: what is taken in the region at hand and those around it, and in which
     * order it was. */
    Map taken;
    VEC(Str) given;
};

typedef struct Counters {
    unsigned value, argument, conflict;
} Counters;

typedef struct Work { /* a region that waits, with the counters as its parent left them */
    const Region *region;
    Counters counters;
    size_t given; /* names around it */
} Work;

typedef VEC(Work) Worklist;

static Str keep(Naming *naming, Str name)
{
    name = str_dup(&naming->arena, name);
    map_put(&naming->taken, name, naming);
    vec_push(&naming->given, name);
    return name;
}

/* All but the first so many, which are of regions that are done. */
static void forget(Naming *naming, size_t given)
{
    while (naming->given.len > given)
        map_remove(&naming->taken, vec_pop(&naming->given));
}

/* The name with what no identifier has written in another way, as upstream does. */
static Str identifier(Naming *naming, Str name)
{
    Sb sb = { 0 };
    Str made;

    if (name.len && isdigit((unsigned char)*name.data))
        sb_char(&sb, '_');
    for (size_t i = 0; i < name.len; i++) {
        unsigned char c = (unsigned char)name.data[i];

        if (isalnum(c) || (c && strchr("$._-", c)))
            sb_char(&sb, (char)c);
        else if (c == ' ')
            sb_char(&sb, '_');
        else
            sb_printf(&sb, "%X", c);
    }
    made = str_dup(&naming->arena, sb_view(&sb));
    sb_free(&sb);
    return made;
}

/* The name itself, or with _N behind it when it is taken. */
static Str unique(Naming *naming, Counters *counters, Str wanted)
{
    Str name = identifier(naming, wanted), probe = name;

    while (map_get(&naming->taken, probe))
        probe = str_printf(&naming->arena, "%.*s_%u", STR_ARG(name), counters->conflict++);
    return keep(naming, probe);
}

/* The values, as many of them as the name has, are called that. */
static void remember(Naming *naming, Value *const *values, Name name)
{
    Name *kept = ARENA_COPY(&naming->arena, Name, &name, 1);
    Value **keys = ARENA_COPY(&naming->arena, Value *, values, name.count);

    for (unsigned i = 0; i < name.count; i++)
        map_put(&naming->values, KEY_OF(keys[i]), kept);
}

static Str next_number(Naming *naming, Counters *counters)
{
    return str_printf(&naming->arena, "%u", counters->value++);
}

/* Several declared results, of which the row says nothing else, are called as they are declared;
 * not those of operations that are judged as a whole, of which upstream knows no such names. */
static bool names_each_result(const Naming *naming, const Op *op)
{
    return !naming->generic && op->def && !op->def->name_results && !op->def->result_name
           && !op->def->verify_all && def_result_count(op->def) > 1;
}

static void name_each_result(Naming *naming, const Op *op, Counters *counters)
{
    for (unsigned group = 0; group < def_result_count(op->def); group++) {
        unsigned count, first = op_result_group(op, group, &count);

        if (count)
            remember(naming, op->results + first,
                     (Name){ unique(naming, counters, str_of(op->def->results[group].name)), first,
                             count });
    }
}

/* By a function, one after the other: those that get no name go with the one before. */
static void name_one_by_one(Naming *naming, const Op *op, Counters *counters)
{
    unsigned first = 0;
    Str name = { 0 };

    for (unsigned i = 0; i <= op->result_count; i++) {
        Sb wanted = { 0 };

        if (i < op->result_count)
            op->def->name_result(op, i, &wanted);
        if (i && (wanted.len || i == op->result_count)) {
            remember(naming, op->results + first, (Name){ name, first, i - first });
            first = i;
        }
        if (i < op->result_count && i == first)
            name = wanted.len ? unique(naming, counters, sb_view(&wanted))
                              : next_number(naming, counters);
        sb_free(&wanted);
    }
}

static void name_results_of(Naming *naming, const Op *op, Counters *counters)
{
    Sb wanted = { 0 };

    if (!op->result_count)
        return;
    if (op->def && op->def->name_result && !naming->generic) {
        name_one_by_one(naming, op, counters);
        return;
    }
    if (names_each_result(naming, op)) {
        name_each_result(naming, op, counters);
        return;
    }
    if (op->def && op->def->name_results && !naming->generic)
        op->def->name_results(op, &wanted);
    else if (op->def && op->def->result_name && !naming->generic)
        sb_add(&wanted, op->def->result_name);
    remember(naming, op->results,
             (Name){ wanted.len ? unique(naming, counters, sb_view(&wanted))
                                : next_number(naming, counters),
                     0, op->result_count });
    sb_free(&wanted);
}

/* That of an argument that a region begins with. */
static Str argument_name(Naming *naming, const Region *region, unsigned index, Counters *counters)
{
    const Op *op = region->parent;
    const char *name = NULL;

    if (op && op->def && op->def->argument_name && !naming->generic && region == op->regions)
        name = op->def->argument_name(op, index);
    return unique(naming, counters,
                  name ? str_of(name) : str_printf(&naming->arena, "arg%u", counters->argument++));
}

bool print_keeps(const PrintOptions *options, const Op *whole, const Op *inner)
{
    return op_parent(inner) != whole || !options->keeps
           || options->keeps(options->keeps_state, inner);
}

static bool is_named(const Naming *naming, const Op *op)
{
    return !naming->printed || print_keeps(naming->printed, naming->whole, op);
}

static void name_region(Naming *naming, const Region *region, Counters *counters)
{
    for (const Block *block = region->first; block; block = block->next) {
        for (unsigned i = 0; i < block->arg_count; i++) {
            Str name = block == region->first ? argument_name(naming, region, i, counters)
                                              : next_number(naming, counters);

            remember(naming, &block->args[i], (Name){ name, 0, 1 });
        }
        for (const Op *op = block->first; op; op = op->next)
            if (is_named(naming, op))
                name_results_of(naming, op, counters);
    }
}

static void add_work(const Naming *naming, Worklist *work, const Op *op, const Counters *counters)
{
    for (unsigned i = 0; i < op->region_count; i++)
        vec_push(work, ((Work){ &op->regions[i], *counters, naming->given.len }));
}

static void name_inside(Naming *naming, Worklist *work, const Region *region, Counters *counters)
{
    name_region(naming, region, counters);
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *inner = block->first; inner; inner = inner->next)
            if (is_named(naming, inner))
                add_work(naming, work, inner, counters);
}

/* In the generic form every number is used once in the whole text, and upstream comes to the last
 * region first; otherwise a region goes on where the one around it stopped. */
static void name_all(Naming *naming, const Op *op)
{
    Worklist work = { 0 };
    Counters counters = { 0 };

    name_results_of(naming, op, &counters);
    add_work(naming, &work, op, &counters);
    while (work.len) {
        Work next = vec_pop(&work);

        forget(naming, next.given);
        if (!naming->generic)
            counters = next.counters;
        name_inside(naming, &work, next.region, &counters);
    }
    map_free(&naming->taken);
    vec_free(&naming->given);
    vec_free(&work);
}

static Naming *new_as(Naming how, const Op *op)
{
    Naming *naming = must_alloc(sizeof *naming);

    how.whole = op;
    *naming = how;
    name_all(naming, op);
    return naming;
}

Naming *naming_new(const Op *op)
{
    return new_as((Naming){ 0 }, op);
}

Naming *naming_new_generic(const Op *op)
{
    return new_as((Naming){ .generic = true }, op);
}

Naming *naming_new_printed(const Op *op, const PrintOptions *options)
{
    return new_as((Naming){ .generic = options->generic, .printed = options }, op);
}

void naming_free(Naming *naming)
{
    if (!naming)
        return;
    map_free(&naming->values);
    arena_free(&naming->arena);
    free(naming);
}

static const Name *find(const Naming *naming, const Value *value)
{
    return naming ? map_get(&naming->values, KEY_OF(value)) : NULL;
}

void naming_value(const Naming *naming, Sb *sb, const Value *value)
{
    const Name *name = find(naming, value);

    if (!name) {
        sb_add(sb, "<<UNKNOWN SSA VALUE>>");
        return;
    }
    sb_printf(sb, "%%%.*s", STR_ARG(name->text));
    if (name->count > 1)
        sb_printf(sb, "#%u", value->index - name->first);
}

void naming_results(const Naming *naming, Sb *sb, const Op *op)
{
    const Name *name;

    for (unsigned i = 0; i < op->result_count; i += name ? name->count : 1) {
        name = find(naming, op->results[i]);
        sb_add(sb, i ? ", " : "");
        sb_printf(sb, "%%%.*s", name ? (int)name->text.len : 1, name ? name->text.data : "?");
        if (name && name->count > 1)
            sb_printf(sb, ":%u", name->count);
    }
}

void naming_block(const Naming *naming, Sb *sb, const Block *block)
{
    (void)naming;
    sb_printf(sb, "^bb%u", block->number);
}

void naming_shadow(Naming *naming, const Value *argument, const Value *value)
{
    Value *key = (Value *)argument;
    Sb text = { 0 };

    naming_value(naming, &text, value);
    remember(naming, &key, (Name){ str_dup(&naming->arena, str_from(sb_view(&text), 1)), 0, 1 });
    sb_free(&text);
}
