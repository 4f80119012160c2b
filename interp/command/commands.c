/* The table of commands. */
#include "interp/command/command.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"

#include <stdio.h>
#include <string.h>

typedef struct Named {
    const char *name;
    Subcommand *run;
} Named;

static const Named COMMANDS[] = {
    { "run", command_run },           { "check", command_check },     { "diff", command_diff },
    { "step", command_step },         { "trace", command_trace },     { "verify", command_verify },
    { "print", command_print },       { "explain", command_explain }, { "ops", command_ops },
    { "generate", command_generate }, { "hunt", command_hunt },       { "dap", command_dap },
    { "course", command_course },     { "help", command_help },       { "runner", command_runner },
};

Subcommand *command_find(const char *name)
{
    for (size_t i = 0; i < sizeof COMMANDS / sizeof *COMMANDS; i++)
        if (strcmp(COMMANDS[i].name, name) == 0)
            return COMMANDS[i].run;
    return NULL;
}

/* A command's name has neither folders nor an ending. */
static bool is_file(const char *name)
{
    return strpbrk(name, "./") || strcmp(name, "-") == 0;
}

static void file_first(const char *name)
{
    Sb word = { 0 };

    offer_file(&word, str_of(name));
    output_error("error: a command comes first, then the file: %s run %s (see %s --help)\n",
                 offer_program(), word.data, offer_program());
    sb_free(&word);
}

int command_unknown(const char *name)
{
    const Usage *nearest = NULL, *usage;
    unsigned least = 3;

    if (is_file(name)) {
        file_first(name);
        return EXIT_USAGE;
    }
    if (explain_instead("unknown command", name))
        return EXIT_USAGE;
    for (unsigned i = 0; (usage = usage_at(i)); i++) {
        unsigned far = str_distance(str_of(name), str_of(usage->name), least);

        if (far < least) {
            nearest = usage;
            least = far;
        }
    }
    output_error("error: unknown command '%s'", name);
    if (nearest)
        output_error("; did you mean '%s'?", nearest->name);
    output_error(" (see %s --help)\n", offer_program());
    return EXIT_USAGE;
}
