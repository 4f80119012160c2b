/* Help: what the program and each of its commands take. */
#include "interp/command/command.h"
#include "interp/offer.h"

#include <stdio.h>
#include <string.h>

static const char VERSION[] = "mlir-interp 0.2, for the MLIR of LLVM 22";

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

    for (unsigned i = 0; (option = option_text(i)); i++) {
        char left[64];

        if (command ? !option_is_for(option, command) : option->commands[0])
            continue;
        snprintf(left, sizeof left, "%s%s %s", option->name[1] ? "--" : "-", option->name,
                 option->value ? option->value : "");
        printf("  %-*s", LEFT, left);
        print_wrapped(option->help);
    }
}

static int help_of(const Subcommand *command)
{
    printf("usage: %s %s %s\n\n%s\n\nflags (one dash or two, `=` or a space):\n", offer_program(),
           command->name, command->takes, command->doc);
    print_flags(command->name);
    printf("\nfor example:\n  %s %s\n", offer_program(), command->example);
    return EXIT_FINE;
}

static int help_of_all(void)
{
    const Subcommand *command;

    printf("usage: %s COMMAND FILE [flags]      (`-`: standard input)\n\ncommands:\n",
           offer_program());
    for (unsigned i = 0; (command = command_at(i)); i++)
        printf("  %-8s %s\n", command->name, command->summary);
    printf("\n%s COMMAND --help shows the flags of one; all take\n\n", offer_program());
    print_flags(NULL);
    puts("\n"
         "exit status: 0 fine, 1 a difference (or a leak) was found, 2 usage or file,\n"
         "3 malformed or invalid IR, 4 undefined behaviour, 5 trap,\n"
         "6 unsupported or nothing compared, 7 limit, 130 interrupted");
    return EXIT_FINE;
}

int command_help(const Options *options)
{
    const Subcommand *command = options->file ? command_find(options->file) : NULL;

    if (options->file && !command)
        return command_unknown(options->file);
    return command ? help_of(command) : help_of_all();
}

int help_print(const char *name)
{
    const Subcommand *command = name ? command_find(name) : NULL;

    return command ? help_of(command) : help_of_all();
}

int help_version(void)
{
    puts(VERSION);
    return EXIT_FINE;
}
