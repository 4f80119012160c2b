/* The commands that a browser runs: those that need no other program and no terminal. */
#include "interp/command/command.h"

#include <stdio.h>
#include <string.h>

Subcommand *command_find(const char *name)
{
    static const struct {
        const char *name;
        Subcommand *run;
    } COMMANDS[] = {
        { "run", command_run },     { "trace", command_trace }, { "verify", command_verify },
        { "print", command_print }, { "ops", command_ops },     { "explain", command_explain },
    };

    for (size_t i = 0; i < sizeof COMMANDS / sizeof *COMMANDS; i++)
        if (strcmp(COMMANDS[i].name, name) == 0)
            return COMMANDS[i].run;
    return NULL;
}

int command_unknown(const char *name)
{
    fprintf(stderr, "error: '%s' does not run in a browser\n", name);
    return EXIT_USAGE;
}
