#include "interp/command/man_pages.h"

#include "interp/console/options.h"
#include "interp/console/output.h"
#include "interp/console/status.h"
#include "interp/console/usage.h"
#include "interp/console/version.h"

#include <ctype.h>
#include <string.h>
#include <sys/stat.h>

#define PROGRAM "mlir-interp"

enum { LONGEST_LINE = 66 }; /* some of its letters take several here */

/* Letters that roff takes for something else, as what they are. */
static void add_letter(Sb *sb, char letter)
{
    switch (letter) {
    case '\\':
        sb_add(sb, "\\e");
        return;
    case '-':
        sb_add(sb, "\\-");
        return;
    case '\'':
        sb_add(sb, "\\(aq");
        return;
    case '^':
        sb_add(sb, "\\(ha");
        return;
    case '~':
        sb_add(sb, "\\(ti");
        return;
    }
    sb_char(sb, letter);
}

static size_t column(const Sb *sb)
{
    size_t at = sb->len;

    while (at && sb->data[at - 1] != '\n')
        at--;
    return sb->len - at;
}

static void add_plain(Sb *sb, Str text)
{
    for (size_t i = 0; i < text.len; i++)
        add_letter(sb, text.data[i]);
}

/* The word that begins here would not fit into the line. */
static bool is_too_long(const Sb *sb, const char *word)
{
    return column(sb) + strcspn(word, " \n") > LONGEST_LINE;
}

/* What stands in `` ` `` is code; an empty line begins a paragraph. A line that begins with a dot
 * would be a request. */
static void add_prose(Sb *sb, const char *text)
{
    bool code = false;

    for (const char *at = text; *at; at++)
        if (*at == '`') {
            code = !code;
            sb_add(sb, code ? "\\fB" : "\\fP");
        } else if (*at == '\n' && at[1] == '\n') {
            sb_add(sb, "\n.PP");
        } else if (*at == ' ' && is_too_long(sb, at + 1)) {
            sb_char(sb, '\n');
        } else {
            if (*at == '.' && column(sb) == 0)
                sb_add(sb, "\\&");
            add_letter(sb, *at);
        }
}

/* The name of a page: of the program's where there is no command. */
static void add_name(Sb *sb, const Usage *command)
{
    sb_add(sb, PROGRAM);
    if (command)
        sb_printf(sb, "-%s", command->name);
}

static void begin_page(Sb *sb, const Usage *command)
{
    Sb name = { 0 };

    add_name(&name, command);
    sb_add(sb, ".TH ");
    for (size_t i = 0; i < name.len; i++)
        add_letter(sb, (char)toupper((unsigned char)name.data[i]));
    sb_add(sb, " 1 " VERSION_DATE " \"" PROGRAM " " VERSION_NUMBER "\" \"User Commands\"\n"
               ".SH NAME\n");
    add_plain(sb, sb_view(&name));
    sb_add(sb, " \\- ");
    add_prose(sb, command ? command->summary : USAGE_SUMMARY);
    sb_add(sb, "\n.SH SYNOPSIS\n");
    sb_free(&name);
}

static void add_flags(Sb *sb, const char *command)
{
    const OptionText *option;
    Sb flag = { 0 };

    for (unsigned i = 0; (option = option_text(i)); i++) {
        if (command ? !option_is_own(option, command) : option->commands[0])
            continue;
        flag.len = 0;
        option_write(&flag, option, command);
        sb_add(sb, ".TP\n\\fB");
        add_plain(sb, sb_view(&flag));
        sb_add(sb, "\\fP\n");
        add_prose(sb, option_help(option, command));
        sb_char(sb, '\n');
    }
    sb_free(&flag);
}

static void add_all_flags(Sb *sb, const char *command)
{
    sb_add(sb, ".SH OPTIONS\nOne dash or two, `=` or a space.\n");
    if (command)
        add_flags(sb, command);
    add_flags(sb, NULL);
}

static void add_command_line(Sb *sb, const char *words)
{
    sb_add(sb, "\\fB");
    add_plain(sb, STR(PROGRAM));
    sb_add(sb, "\\fP ");
    add_plain(sb, str_of(words));
    sb_char(sb, '\n');
}

static void add_statuses(Sb *sb)
{
#define STATUS_ROW(number, what, more) { #number, what, more },
    static const struct {
        const char *number, *what, *more;
    } ROWS[] = { EXIT_STATUSES(STATUS_ROW) };

    sb_add(sb, ".SH EXIT STATUS\n");
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        sb_printf(sb, ".TP\n\\fB%s\\fP\n", ROWS[i].number);
        add_prose(sb, ROWS[i].what);
        sb_add(sb, ": ");
        add_prose(sb, ROWS[i].more);
        sb_char(sb, '\n');
    }
}

/* ".BR name (1)", with a comma where others follow. */
static void add_page(Sb *sb, const Usage *command, bool last)
{
    Sb name = { 0 };

    add_name(&name, command);
    sb_add(sb, ".BR ");
    add_plain(sb, sb_view(&name));
    sb_printf(sb, " (1)%s\n", last ? "" : ",");
    sb_free(&name);
}

static void write_command(Sb *sb, const Usage *command)
{
    Sb words = { 0 };

    begin_page(sb, command);
    sb_printf(&words, "%s %s", command->name, command->takes);
    add_command_line(sb, words.data);
    sb_add(sb, ".SH DESCRIPTION\n");
    add_prose(sb, command->doc);
    if (command->takes_file) {
        sb_add(sb, ".PP\n");
        add_prose(sb, WHAT_A_FILE_IS "\n");
    }
    add_all_flags(sb, command->name);
    sb_add(sb, ".SH EXAMPLES\n.nf\n");
    add_command_line(sb, command->example);
    sb_add(sb, ".fi\n.SH SEE ALSO\n");
    add_page(sb, NULL, true);
    sb_free(&words);
}

static void write_program(Sb *sb)
{
    const Usage *usage;

    begin_page(sb, NULL);
    add_command_line(sb, "COMMAND FILE [flags]");
    sb_add(sb, ".SH COMMANDS\n");
    for (unsigned i = 0; (usage = usage_at(i)); i++) {
        sb_printf(sb, ".TP\n\\fB%s\\fP\n", usage->name);
        add_prose(sb, usage->summary);
        sb_char(sb, '\n');
    }
    add_all_flags(sb, NULL);
    add_statuses(sb);
    sb_add(sb, ".SH SEE ALSO\n");
    for (unsigned i = 0; (usage = usage_at(i)); i++)
        add_page(sb, usage, !usage_at(i + 1));
}

static bool write_page(const char *folder, const Usage *command)
{
    Sb page = { 0 }, path = { 0 };
    bool good;

    if (command)
        write_command(&page, command);
    else
        write_program(&page);
    sb_printf(&path, "%s/", folder);
    add_name(&path, command);
    sb_add(&path, ".1");
    good = output_file(path.data, (Str[]){ sb_view(&page) }, 1);
    sb_free(&path);
    sb_free(&page);
    return good;
}

int man_pages_write(const char *folder)
{
    const Usage *usage;
    bool good;

    mkdir(folder, 0777); /* where that fails, so does the first page, with a message */
    good = write_page(folder, NULL);
    for (unsigned i = 0; good && (usage = usage_at(i)); i++)
        good = write_page(folder, usage);
    return good ? EXIT_FINE : EXIT_USAGE;
}
