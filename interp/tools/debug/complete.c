/* What the words of a command line can be. */
#include "interp/tools/debug/commands.h"

#include "dialects/llvm/variables.h"
#include "interp/tools/debug/words.h"
#include "interp/machine/value_text.h"

#include <string.h>

typedef struct Wanted {
    Str beginning;
    void (*see)(void *state, Str word);
    void *state;
    Map seen; /* each word once */
    Arena words;
} Wanted;

static void offer(Wanted *w, Str word)
{
    bool added;
    MapEntry *entry;

    if (word.len < w->beginning.len || memcmp(word.data, w->beginning.data, w->beginning.len) != 0)
        return;
    word = str_dup(&w->words, word);
    entry = map_at(&w->seen, word, &added);
    if (!added)
        return;
    entry->value = w;
    w->see(w->state, word);
}

static void offer_variables(Wanted *w, Session *session)
{
    Variables variables = { 0 };

    if (session->debuggee.timeline.now.op)
        variables_at(session->debuggee.timeline.now.op, &variables);
    for (size_t i = 0; i < variables.len; i++)
        offer(w, variables.data[i].name);
    vec_free(&variables);
}

static void offer_values(Wanted *w, Session *session)
{
    const Op *here = session->debuggee.timeline.now.op;
    const Facts *facts = here ? facts_of(&session->debuggee.facts, facts_function(here)) : NULL;
    Sb name = { 0 };

    for (size_t i = 0; facts && i < facts->listed.len; i++) {
        name.len = 0;
        value_name_print(&name, facts->naming, facts->listed.data[i]);
        offer(w, sb_view(&name));
    }
    sb_free(&name);
}

/* Functions with a body, and the names of operations in them. */
static void offer_places(Wanted *w, const Op *op)
{
    const Attr *symbol = op_attr(op, "sym_name");

    if (symbol && symbol->kind == ATTR_STRING && op->region_count && op->regions[0].first)
        offer(w, str_printf(&w->words, "@%.*s", STR_ARG(symbol->string)));
    else if (op->block && op->def)
        offer(w, op_name(op));
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                offer_places(w, inner);
}

static void offer_commands(Wanted *w)
{
    for (const Command *command = COMMANDS; command->name; command++)
        offer(w, str_of(command->name));
}

static void offer_list(Wanted *w, const char *const *words)
{
    for (; *words; words++)
        offer(w, str_of(*words));
}

static void offer_arguments(Wanted *w, Session *session, Str command)
{
    Sb why = { 0 };
    const Command *known = command_named(command, &why);

    sb_free(&why);
    if (!known)
        return;
    if (strcmp(known->name, "info") == 0)
        offer_list(w, INFO_NAMES);
    else if (strcmp(known->name, "help") == 0)
        offer_commands(w);
    else if (strcmp(known->name, "explain") == 0 || strcmp(known->name, "break") == 0
             || strcmp(known->name, "tbreak") == 0 || strcmp(known->name, "until") == 0
             || strcmp(known->name, "list") == 0)
        offer_places(w, session->debuggee.module);
    if (strcmp(known->name, "print") == 0 || strcmp(known->name, "display") == 0)
        offer_variables(w, session);
    if (strcmp(known->name, "print") == 0 || strcmp(known->name, "watch") == 0
        || strcmp(known->name, "x") == 0 || strcmp(known->name, "display") == 0
        || (strcmp(known->name, "break") == 0 && str_starts(w->beginning, "%")))
        offer_values(w, session);
}

void session_complete(Session *session, Str line, void (*see)(void *state, Str word), void *state)
{
    Wanted w = { .beginning = words_last(line), .see = see, .state = state };
    Str rest = line, command = words_command(&rest);

    if (w.beginning.data == command.data || !command.len)
        offer_commands(&w);
    else
        offer_arguments(&w, session, command);
    map_free(&w.seen);
    arena_free(&w.words);
}
