#include "core/define/example.h"
#include "interp/tools/manual/page.h"

#include <string.h>

static void show_output(Page *page, const char *gives)
{
    bool ends = str_starts(str_of(gives), "error:");

    page->form->section(page, ends ? "The run ends with"
                              : strstr(gives, "poison")
                                  ? "It prints, and warns where poison was born"
                                  : "It prints");
    page->form->code(page, ends ? CODE_MESSAGE : CODE_OUTPUT, str_of(gives));
}

void page_example(Page *page, const char *name, const char *file, const char *example,
                  const char *gives)
{
    Arena arena = { 0 };

    if (!example)
        return;
    page->form->section(page, "Example");
    page->form->code(page, CODE_PROGRAM, str_of(example_program(&arena, example, gives)));
    if (gives)
        show_output(page, gives);
    page->form->section(page, "To run it, and to step through it");
    page->form->code(page, CODE_COMMAND,
                     str_printf(&arena,
                                "mlir-interp explain %s --example > %s\n"
                                "mlir-interp run %s\n"
                                "mlir-interp step %s\n",
                                name, file, file, file));
    arena_free(&arena);
}

void page_decisions_of(Page *page, const char *list)
{
    Str rest = list ? str_of(list) : (Str){ 0 };

    if (rest.len)
        page->form->section(page, "Decisions");
    for (Str name = list_next(&rest); name.len; name = list_next(&rest)) {
        const Decision *decision = decision_find(&page->manual->decisions, name);

        page->form->term(page, TERM_TOPIC, name,
                         decision ? decision->text : STR("There is no such decision."));
    }
}

static Str summary_of(Topic topic)
{
    return topic.operation ? str_of(topic.operation->summary)
           : topic.command ? str_of(topic.command->summary)
           : topic.idea    ? str_of(topic.idea->summary)
                           : STR("There is no such page.");
}

static void show_names(Page *page, const char *list)
{
    Str rest = list ? str_of(list) : (Str){ 0 };

    for (Str name = list_next(&rest); name.len; name = list_next(&rest))
        page->form->term(page, TERM_TOPIC, name, summary_of(manual_topic(page->manual, name)));
}

void page_idea(Page *page, const Idea *idea)
{
    Arena arena = { 0 };

    page->form->title(page, str_of(idea->name), str_of(idea->summary));
    page->form->prose(page, idea_text(idea, &arena));
    arena_free(&arena);
    page_example(page, idea->name, idea->lesson ? idea->lesson->file : "p.mlir", idea->example,
                 idea->gives);
    if (idea->lesson)
        page_lesson(page, idea->lesson);
    if (idea->watch) {
        page->form->section(page, "What to watch");
        page->form->prose(page, str_of(idea->watch));
    }
    page_decisions_of(page, idea->decisions);
    if (idea->operations || idea->ideas)
        page->form->section(page, "See also");
    show_names(page, idea->operations);
    show_names(page, idea->ideas);
}
