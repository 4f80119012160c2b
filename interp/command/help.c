/* Help: what the program and each of its commands take. */
#include "interp/command/command.h"
#include "interp/command/completions.h"
#include "interp/command/lowering.h"
#include "interp/command/man_pages.h"
#include "interp/console/offer.h"
#include "interp/console/version.h"

#include <stdio.h>
#include <string.h>

enum { LEFT = 30, RIGHT_EDGE = 96 };

/* Words from column LEFT on, in lines that end before RIGHT_EDGE. */
static void print_wrapped(const char *text)
{
    unsigned column = LEFT + 3;

    while (*text) {
        size_t word = strcspn(text, " ");

        if (column + word > RIGHT_EDGE) {
            printf("\n%*s", LEFT + 2, "");
            column = LEFT + 3;
        }
        printf(" %.*s", (int)word, text);
        column += (unsigned)word + 1;
        text += word + (text[word] == ' ');
    }
    putchar('\n');
}

/* The flags of a command; NULL: those that all commands take. */
static void print_flags(const char *command)
{
    const OptionText *option;
    Sb left = { 0 };

    for (unsigned i = 0; (option = option_text(i)); i++) {
        if (command ? !option_is_for(option, command) : option->commands[0])
            continue;
        left.len = 0;
        option_write(&left, option, command);
        printf("  %-*s", LEFT, left.data);
        print_wrapped(option_help(option, command));
    }
    sb_free(&left);
}

/* As --passes takes them. */
static void print_lowering(void)
{
    Sb passes = { 0 };

    lowering_print_llvm(&passes, 64);
    puts("\nthe passes of --lowering=llvm (those that take a width of index are given "
         "--index-bitwidth):");
    for (Str rest = sb_view(&passes); rest.len;) {
        size_t end = str_find(rest, ',') + 1;

        end = end < rest.len ? end : rest.len;
        printf("  %.*s\n", (int)end, rest.data);
        rest = str_from(rest, end);
    }
    sb_free(&passes);
}

static int help_of(const Usage *usage)
{
    printf("usage: %s %s %s\n\n%s", offer_program(), usage->name, usage->takes, usage->doc);
    if (usage->takes_file)
        puts("\n" WHAT_A_FILE_IS);
    puts("\nflags (one dash or two, `=` or a space):");
    print_flags(usage->name);
    if (str_is(str_of(usage->name), "diff"))
        print_lowering();
    printf("\nfor example:\n  %s %s\n", offer_program(), usage->example);
    return EXIT_FINE;
}

#define STATUS_LINE(number, what, more) "  " #number "\t" what "\n"

static int help_of_all(void)
{
    const Usage *usage;

    printf("usage: %s COMMAND FILE [flags]\n\n" WHAT_A_FILE_IS "\n\ncommands:\n", offer_program());
    for (unsigned i = 0; (usage = usage_at(i)); i++)
        printf("  %-8s %s\n", usage->name, usage->summary);
    printf("\n%s COMMAND --help shows the flags of one; all take\n\n", offer_program());
    print_flags(NULL);
    puts("\nexit status:\n" EXIT_STATUSES(STATUS_LINE) "\n`explain exit-status` says more");
    return EXIT_FINE;
}

/* Of the command of that name; of all where there is no name. */
static int help_named(const char *name)
{
    const Usage *usage = name ? usage_find(str_of(name)) : NULL;

    if (name && !usage)
        return command_unknown(name);
    return usage ? help_of(usage) : help_of_all();
}

int command_help(const Options *options)
{
    if (options->man)
        return man_pages_write(options->man);
    if (options->completion)
        return completions_print(options->completion);
    return help_named(options->file);
}

int help_print(const char *command)
{
    return help_named(command);
}

int help_version(void)
{
    puts(VERSION);
    return EXIT_FINE;
}
