#include "interp/tools/manual/idea.h"

#include "interp/tools/manual/decision.h"

static const Idea *const TABLES[] = {
    LANGUAGE_IDEAS, TYPE_IDEAS,   MEANING_IDEAS, MEMORY_IDEAS, LOOP_IDEAS,   TASK_IDEAS,
    VECTOR_IDEAS,   TENSOR_IDEAS, REPORT_IDEAS,  USING_IDEAS,  EDITOR_IDEAS,
};

const Idea *idea_at(unsigned index)
{
    for (size_t table = 0; table < sizeof TABLES / sizeof *TABLES; table++)
        for (const Idea *idea = TABLES[table]; idea->name; idea++)
            if (index-- == 0)
                return idea;
    return course_idea(index);
}

static bool list_has(const char *list, Str name)
{
    Str rest = list ? str_of(list) : (Str){ 0 };

    for (Str word = list_next(&rest); word.len; word = list_next(&rest))
        if (str_eq(word, name))
            return true;
    return false;
}

const Idea *idea_find(Str name)
{
    const Idea *idea;

    for (unsigned i = 0; (idea = idea_at(i)); i++)
        if (str_is(name, idea->name) || list_has(idea->aliases, name))
            return idea;
    return NULL;
}

Str idea_text(const Idea *idea, Arena *arena)
{
    Sb text = { 0 };
    Str kept;

    if (!idea->list)
        return str_of(idea->text);
    sb_add(&text, idea->text);
    sb_char(&text, '\n');
    idea->list(&text);
    kept = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return kept;
}

bool idea_concerns(const Idea *idea, const OpDef *def)
{
    return list_has(idea->operations, str_of(def->name)) || (idea->concerns && idea->concerns(def));
}

bool idea_names(const Idea *idea, const DialectDef *dialect)
{
    Str rest = idea->operations ? str_of(idea->operations) : (Str){ 0 };

    for (Str word = list_next(&rest); word.len; word = list_next(&rest)) {
        word.len = str_find(word, '.');
        if (str_is(word, dialect->name))
            return true;
    }
    return false;
}
