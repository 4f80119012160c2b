#include "interp/tools/manual/manual.h"

#include "core/define/example.h"
#include "dialects/registry.h"
#include "interp/console/definitions.h"
#include "interp/machine/externals.h"
#include "interp/tools/manual/embedded.h"

#include <string.h>

void manual_open(Manual *manual)
{
    *manual =
        (Manual){ .context = context_new(), .decisions = decisions_read(str_of(DECISIONS_TEXT)) };
    definitions_register(manual->context);
}

void manual_close(Manual *manual)
{
    context_free(manual->context);
    decisions_free(&manual->decisions);
}

/* Of a dialect that the manual leaves out. */
static bool is_internal(const Manual *manual, Str name)
{
    const DialectDef *dialect =
        context_dialect(manual->context, (Str){ name.data, str_find(name, '.') });

    return dialect && dialect->internal;
}

/* `free` asks for memref.dealloc before it asks for C's function. */
static bool asks_for_operations(Str word)
{
    const OpDef *def;

    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        for (unsigned i = 0; (def = dialect_op(*dialect, i)); i++)
            if (def->words && str_lists(def->words, word))
                return true;
    return false;
}

/* "!toy.matrix<2>", "#toy.mode": types and attributes stand on the page of their dialect. */
static const DialectDef *dialect_of(const Manual *manual, Str name)
{
    bool is_sigil = name.len && strchr("!#", name.data[0]);
    Str rest = is_sigil ? str_from(name, 1) : (Str){ 0 };
    Str dialect = { rest.data, str_find(rest, '.') };

    return dialect.len < rest.len ? context_dialect(manual->context, dialect) : NULL;
}

Topic manual_topic(const Manual *manual, Str name)
{
    Topic topic = { .dialect = dialect_of(manual, name) };

    if (topic.dialect)
        return topic;
    if (!is_internal(manual, name))
        topic.operation = context_op(manual->context, name);
    if (!topic.operation && !is_internal(manual, name))
        topic.dialect = context_dialect(manual->context, name);
    if (!topic_is_known(topic))
        topic.command = usage_find(name);
    if (!topic_is_known(topic))
        topic.idea = idea_find(name);
    if (!topic_is_known(topic))
        topic.command = usage_asked(name);
    if (!topic_is_known(topic))
        topic.decision = decision_find(&manual->decisions, name);
    if (!topic_is_known(topic) && external_named(name) && !asks_for_operations(name))
        topic.idea = idea_find(STR("external-functions"));
    return topic;
}

bool topic_is_known(Topic topic)
{
    return topic.operation || topic.dialect || topic.command || topic.idea || topic.decision;
}

const char *topic_example(Topic topic, Arena *arena)
{
    if (topic.operation)
        return example_program(arena, topic.operation->example, topic.operation->gives);
    return topic.idea ? example_program(arena, topic.idea->example, topic.idea->gives) : NULL;
}

enum { MOST_NEAR = 64 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Of an operation's name the part behind the dialect counts as well: "addi" asks for arith.addi. */
static unsigned distance(Str name, const char *candidate, unsigned most)
{
    const char *dot = strchr(candidate, '.');
    unsigned whole = str_distance(name, str_of(candidate), most);

    return dot ? least(whole, str_distance(name, str_of(dot + 1), most)) : whole;
}

typedef struct Nearest {
    Str name;
    unsigned most, count;
    const char **names;
    unsigned distances[MOST_NEAR];
} Nearest;

static unsigned far_at_most(const Nearest *nearest)
{
    return 1 + (unsigned)nearest->name.len / 4;
}

static void consider_at(Nearest *nearest, const char *candidate, unsigned far)
{
    unsigned at = nearest->count;

    if (far > far_at_most(nearest))
        return;
    while (at && nearest->distances[at - 1] > far)
        at--;
    if (at == nearest->most)
        return;
    nearest->count = least(nearest->count + 1, nearest->most);
    for (unsigned i = nearest->count - 1; i > at; i--) {
        nearest->names[i] = nearest->names[i - 1];
        nearest->distances[i] = nearest->distances[i - 1];
    }
    nearest->names[at] = candidate;
    nearest->distances[at] = far;
}

static void consider(Nearest *nearest, const char *candidate)
{
    consider_at(nearest, candidate, distance(nearest->name, candidate, far_at_most(nearest)));
}

/* Another word for the operation, behind its dialect's name: "llvm.gep". */
static bool is_asked_for(const OpDef *def, Str name)
{
    size_t dot = str_find(name, '.');

    return def->words && dot < name.len && strncmp(def->name, name.data, dot + 1) == 0
           && str_lists(def->words, str_from(name, dot + 1));
}

static void consider_operation(Nearest *nearest, const OpDef *def)
{
    if (is_asked_for(def, nearest->name))
        consider_at(nearest, def->name, 0);
    else
        consider(nearest, def->name);
}

unsigned manual_near(const Manual *manual, Str name, unsigned most, const char **near)
{
    Nearest nearest = { .name = name, .most = least(most, MOST_NEAR), .names = near };
    const Usage *usage;
    const Idea *idea;
    const OpDef *def;

    for (unsigned i = 0; (usage = usage_at(i)); i++)
        consider(&nearest, usage->name);
    for (unsigned i = 0; (idea = idea_at(i)); i++)
        consider(&nearest, idea->name);
    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++) {
        if ((*dialect)->internal)
            continue;
        consider(&nearest, (*dialect)->name);
        for (unsigned i = 0; (def = dialect_op(*dialect, i)); i++)
            consider_operation(&nearest, def);
    }
    for (size_t d = 0; d < manual->context->added.len; d++) {
        const DialectDef *dialect = manual->context->added.data[d];

        consider(&nearest, dialect->name);
        for (unsigned i = 0; (def = dialect_op(dialect, i)); i++)
            consider_operation(&nearest, def);
    }
    return nearest.count;
}

unsigned manual_lacking(const Manual *manual, Str name, bool whole, unsigned most, Arena *arena,
                        Str *found)
{
    size_t dot = str_find(name, '.');
    unsigned count = 0;

    if (whole
        && (dot < name.len ? context_lacks_op(manual->context, name)
                           : context_lacks(manual->context, name)))
        found[count++] = name;
    for (const LackingDialect *dialect = LACKING_DIALECTS; !whole && dialect->name && count < most;
         dialect++)
        if (dialect->ops && str_lists(dialect->ops, name))
            found[count++] = str_printf(arena, "%s.%.*s", dialect->name, STR_ARG(name));
    return count;
}
