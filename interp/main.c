#include "interp/big_stack.h"
#include "interp/command/command.h"

#include <stdio.h>
#include <string.h>

typedef struct Command {
    const char *name;
    int (*run)(const Options *options);
    bool takes_file;
} Command;

static const Command COMMANDS[] = {
    { "run", command_run, true },          { "check", command_check, true },
    { "diff", command_diff, true },        { "verify", command_verify, true },
    { "print", command_print, true },      { "ops", command_ops, false },
    { "step", command_step, true },        { "trace", command_trace, true },
    { "explain", command_explain, false },
};

static int run_command(void *argument)
{
    const Options *options = argument;

    for (size_t i = 0; i < sizeof COMMANDS / sizeof *COMMANDS; i++) {
        if (strcmp(options->command, COMMANDS[i].name) != 0)
            continue;
        if (COMMANDS[i].takes_file && !options->file) {
            fprintf(stderr, "error: '%s' needs a file or a name (see mlir-interp --help)\n",
                    options->command);
            return EXIT_USAGE;
        }
        return COMMANDS[i].run(options);
    }
    fprintf(stderr, "error: unknown command '%s' (see mlir-interp --help)\n", options->command);
    return EXIT_USAGE;
}

int main(int argc, char **argv)
{
    Options options;
    int status = EXIT_USAGE;

    if (options_read(&options, argc, argv)) {
        if (options.help || !options.command) {
            options_help();
            status = options.help ? EXIT_FINE : EXIT_USAGE;
        } else {
            status = big_stack_run(run_command, &options);
        }
    }
    options_free(&options);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("error: standard output");
        return EXIT_USAGE;
    }
    return status;
}
