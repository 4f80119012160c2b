#include "interp/console/big_stack.h"
#include "interp/command/command.h"
#include "interp/command/forms.h"
#include "interp/console/colour.h"
#include "interp/console/definitions.h"
#include "interp/console/messages.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"

#include "semantics/memory/number_memory.h"

#include <stdio.h>
#include <stdlib.h>

/* The status where a command is not come to: mlir-runner has one for all that is wrong. */
static int refused(const Options *options, int status)
{
    return options->runner ? EXIT_FAILURE : status;
}

static int run_command(void *argument)
{
    const Options *options = argument;
    Subcommand *command = command_find(options->command);
    int status;

    if (!command)
        return command_unknown(options->command);
    if (usage_find(str_of(options->command))->takes_file && !options->file) {
        output_error("error: '%s' needs a file, or - for standard input (see %s %s --help)\n",
                     options->command, offer_program(), options->command);
        return EXIT_USAGE;
    }
    messages_open(options);
    status = definitions_open(options);
    if (status == EXIT_FINE)
        status = command(options);
    else
        status = refused(options, status);
    if (!forms_write(options, status))
        status = EXIT_USAGE;
    messages_forget();
    definitions_close();
    return status;
}

static int run_options(Options *options)
{
    if (options->version)
        return help_version();
    if (options->help)
        return help_print(options->command);
    if (options->command)
        return big_stack_run(run_command, options);
    help_print(NULL);
    return EXIT_USAGE;
}

static void end_without_memory(size_t wanted)
{
    fprintf(stderr, "error: out of memory (%zu bytes were asked for)\n", wanted);
    exit(END_LIMIT);
}

int main(int argc, char **argv)
{
    Options options;
    int status;

    no_memory_left = end_without_memory;
    number_memory_open();
    output_open();
    colour_open();
    offer_open();
    status =
        options_read(&options, argc, argv) ? run_options(&options) : refused(&options, EXIT_USAGE);
    options_free(&options);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("error: standard output");
        return EXIT_USAGE;
    }
    return status;
}
