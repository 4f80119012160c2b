/* The page of a command: what it takes, flag by flag. */
#include "interp/tools/manual/page.h"
#include "interp/console/options.h"

static void show_flags(Page *page, const char *command)
{
    Arena arena = { 0 };
    Sb flag = { 0 };
    const OptionText *option;

    for (unsigned i = 0; (option = option_text(i)); i++)
        if (option_is_own(option, command)) {
            flag.len = 0;
            option_write(&flag, option, command);
            page->form->term(page, TERM_PLAIN, str_dup(&arena, sb_view(&flag)),
                             str_of(option_help(option, command)));
        }
    sb_free(&flag);
    arena_free(&arena);
}

static bool has_flags(const char *command)
{
    const OptionText *option;

    for (unsigned i = 0; (option = option_text(i)); i++)
        if (option_is_own(option, command))
            return true;
    return false;
}

static void show_idea(Page *page, const char *name)
{
    page->form->term(page, TERM_TOPIC, str_of(name), str_of(idea_find(str_of(name))->summary));
}

void page_command(Page *page, const Usage *command)
{
    Arena arena = { 0 };

    page->form->title(page, str_of(command->name), str_of(command->summary));
    page->form->prose(page, str_of(command->doc));
    page->form->section(page, "Usage");
    page->form->code(page, CODE_COMMAND,
                     str_printf(&arena, "mlir-interp %s %s\n", command->name, command->takes));
    if (has_flags(command->name))
        page->form->section(page, "Flags");
    show_flags(page, command->name);
    page->form->section(page, "For example");
    page->form->code(page, CODE_COMMAND, str_printf(&arena, "mlir-interp %s\n", command->example));
    page->form->section(page, "See also");
    show_idea(page, "running");
    show_idea(page, "exit-status");
    if (command->takes_file) {
        show_idea(page, "limits");
        show_idea(page, "bytecode");
    }
    arena_free(&arena);
}
