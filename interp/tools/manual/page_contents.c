/* The pages that list others: the manual's first, a dialect's, the decisions. */
#include "dialects/meaning/meaning.h"
#include "interp/tools/manual/page.h"

#include "dialects/registry.h"

#include <inttypes.h>
#include <string.h>

/* Names of a list stand in a column that the longest of them needs; those that would leave no room
 * beside them have a line of their own. */
static void widen(Page *page, const char *name)
{
    enum { WIDEST = 48 };
    unsigned need = (unsigned)strlen(name) + 4;

    if (need > page->term_column && need <= WIDEST)
        page->term_column = need;
}

static void show_ideas(Page *page, const DialectDef *dialect)
{
    bool any = false;
    const Idea *idea;

    for (unsigned i = 0; (idea = idea_at(i)); i++) {
        if (!idea_names(idea, dialect))
            continue;
        if (!any)
            page->form->section(page, "Ideas");
        any = true;
        page->form->term(page, TERM_TOPIC, str_of(idea->name), str_of(idea->summary));
    }
}

/* A type or attribute: what it is, and how it is written behind its name. */
static void show_definition(Page *page, char sigil, const char *name, const char *summary,
                            const char *format)
{
    Sb called = { 0 }, text = { 0 };

    sb_printf(&called, "%c%s", sigil, name);
    sb_add(&text, summary && *summary ? summary : "no summary");
    if (format)
        sb_printf(&text, "; written with %s behind it", format);
    page->form->term(page, TERM_DEFINED, sb_view(&called), sb_view(&text));
    sb_free(&called);
    sb_free(&text);
}

static void show_definitions(Page *page, const DialectDef *dialect)
{
    for (const TypeDef *def = dialect->types; def && def->name; def++) {
        if (def == dialect->types)
            page->form->section(page, "Types");
        show_definition(page, '!', def->name, def->summary, def->format);
    }
    for (const AttrDef *def = dialect->attrs; def && def->name; def++) {
        if (def == dialect->attrs)
            page->form->section(page, "Attributes");
        show_definition(page, '#', def->name, def->summary, def->format);
    }
}

/* "!toy.matrix<$N>", of the dialect? */
static bool is_of_dialect(Str pattern, const char *dialect)
{
    size_t len = strlen(dialect);

    return pattern.len > len + 1 && pattern.data[0] == '!' && pattern.data[len + 1] == '.'
           && str_starts(str_from(pattern, 1), dialect);
}

/* What represents its types in a run. */
static void show_representations(Page *page, const DialectDef *dialect)
{
    const Meanings *user = page->manual->context->user;
    Sb text = { 0 };
    bool any = false;

    for (const Representation *r = user ? user->types : NULL; r; r = r->next) {
        if (!is_of_dialect(r->pattern, dialect->name))
            continue;
        if (!any)
            page->form->section(page, "Values of types");
        any = true;
        text.len = 0;
        sb_printf(&text, "are those of %.*s (meaning.type)", STR_ARG(r->text));
        page->form->term(page, TERM_DEFINED, r->pattern, sb_view(&text));
    }
    sb_free(&text);
}

static void add_changes(Sb *text, const OpUpgrade *upgrade)
{
    const char *before = ": ";

    for (unsigned i = 0; upgrade->renames && i < upgrade->renames->dictionary.count;
         i++, before = ", ")
        sb_printf(text, "%s%.*s became %.*s", before,
                  STR_ARG(upgrade->renames->dictionary.entries[i].name),
                  STR_ARG(upgrade->renames->dictionary.entries[i].value->string));
    for (unsigned i = 0; upgrade->removes && i < upgrade->removes->array.count; i++, before = ", ")
        sb_printf(text, "%s%.*s is gone", before,
                  STR_ARG(upgrade->removes->array.elements[i]->string));
    for (unsigned i = 0; upgrade->adds && i < upgrade->adds->dictionary.count; i++, before = ", ")
        sb_printf(text, "%s%.*s is %s where it is absent", before,
                  STR_ARG(upgrade->adds->dictionary.entries[i].name),
                  attr_quoted(upgrade->adds->dictionary.entries[i].value));
}

static void show_versions(Page *page, const DialectDef *dialect)
{
    Sb text = { 0 };

    if (!dialect->version.major && !dialect->version.minor)
        return;
    page->form->section(page, "Versions");
    sb_printf(&text, "This is %" PRIu64 ".%" PRIu64 " (`explain dialect-versions`).\n",
              dialect->version.major, dialect->version.minor);
    page->form->prose(page, sb_view(&text));
    for (unsigned i = 0; i < dialect->upgrade_count; i++) {
        const OpUpgrade *upgrade = &dialect->upgrades[i];

        text.len = 0;
        sb_printf(&text, "is %.*s since %" PRIu64 ".%" PRIu64, STR_ARG(upgrade->becomes),
                  upgrade->before.major, upgrade->before.minor);
        add_changes(&text, upgrade);
        page->form->term(page, TERM_PLAIN, upgrade->operation, sb_view(&text));
    }
    sb_free(&text);
}

void page_dialect(Page *page, const DialectDef *dialect)
{
    const OpDef *def;

    page->form->title(page, str_of(dialect->name), str_of(dialect->summary));
    if (dialect->doc)
        page->form->prose(page, str_of(dialect->doc));
    for (unsigned i = 0; (def = dialect_op(dialect, i)); i++)
        widen(page, def->name);
    for (unsigned i = 0; (def = dialect_op(dialect, i)); i++) {
        if (i == 0)
            page->form->section(page, "Operations");
        page->form->term(page, TERM_TOPIC, str_of(def->name), str_of(def->summary));
    }
    show_definitions(page, dialect);
    show_representations(page, dialect);
    show_versions(page, dialect);
    show_ideas(page, dialect);
}

void page_decision(Page *page, const Decision *decision)
{
    page->form->title(page, decision->name, decision->title);
    page->form->prose(page, decision->text);
}

void page_decisions(Page *page)
{
    const Decisions *decisions = &page->manual->decisions;
    Arena arena = { 0 };
    Str section = { 0 };

    page->form->title(page, STR("Decisions"), STR("choices where the documents are silent"));
    page->form->prose(page, decisions->introduction);
    for (size_t i = 0; i < decisions->rows.len; i++) {
        const Decision *decision = &decisions->rows.data[i];

        if (!str_eq(section, decision->section))
            page->form->section(page, str_dup(&arena, decision->section).data);
        section = decision->section;
        page->form->term(page, TERM_DEFINED, decision->name, decision->text);
    }
    arena_free(&arena);
}

typedef struct DialectCount { /* of its operations; a declaration has nothing to run */
    unsigned executed, left;
} DialectCount;

static DialectCount count_executed(const DialectDef *dialect)
{
    DialectCount count = { 0, 0 };
    const OpDef *def;

    for (unsigned i = 0; (def = dialect_op(dialect, i)); i++)
        if (def_is_executed(def))
            count.executed++;
        else if (!def_has(def, SYMBOL | SYMBOL_TABLE))
            count.left++;
    return count;
}

static void show_dialect(Page *page, const DialectDef *dialect, DialectCount count)
{
    Sb text = { 0 };

    sb_add(&text, dialect->summary);
    if (count.executed && count.left)
        sb_printf(&text, " (%u of %u operations)", count.executed, count.executed + count.left);
    page->form->term(page, TERM_TOPIC, str_of(dialect->name), sb_view(&text));
    sb_free(&text);
}

static void show_dialects(Page *page, bool executed, const char *heading)
{
    page->form->section(page, heading);
    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++) {
        DialectCount count = count_executed(*dialect);

        if ((count.executed != 0) == executed && !(*dialect)->internal)
            show_dialect(page, *dialect, count);
    }
}

static const char INTRODUCTION[] =
    "MLIR is a language of operations, and most of what a program means stands in the\n"
    "operations' own rules. This manual has a page for each operation, written from the row\n"
    "that runs it, and a page for each idea behind them. The ideas are in an order to read\n"
    "them in. Every example is a whole program and gives what is stated.\n";

static const char GOING_ON[] =
    "mlir-interp explain arith.addi         an operation\n"
    "mlir-interp explain arith              the operations of a dialect\n"
    "mlir-interp explain poison             an idea\n"
    "mlir-interp explain M7                 a decision\n"
    "mlir-interp explain poison --example   its program, to run and step\n"
    "mlir-interp course 1                  the first of twenty lessons\n"
    "mlir-interp explain --html FOLDER      all of it as linked pages\n"
    "mlir-interp ops                        what is done with which\n";

void page_contents(Page *page)
{
    const Usage *command;
    const Idea *idea;

    page->form->title(page, STR("mlir-interp explain"), STR("the manual"));
    page->form->prose(page, str_of(INTRODUCTION));
    for (unsigned i = 0; (idea = idea_at(i)); i++)
        widen(page, idea->name);
    page->form->section(page, "Commands");
    for (unsigned i = 0; (command = usage_at(i)); i++)
        page->form->term(page, TERM_TOPIC, str_of(command->name), str_of(command->summary));
    for (unsigned i = 0; (idea = idea_at(i)); i++) {
        if (idea->part)
            page->form->section(page, idea->part);
        page->form->term(page, TERM_TOPIC, str_of(idea->name), str_of(idea->summary));
    }
    show_dialects(page, true, "Dialects that are executed");
    show_dialects(page, false, "Dialects that are read, verified and printed");
    page->form->section(page, "How to go on");
    page->form->code(page, CODE_COMMAND, str_of(GOING_ON));
}
