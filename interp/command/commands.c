/* The table of commands. */
#include "interp/command/command.h"
#include "interp/offer.h"

#include <stdio.h>
#include <string.h>

static const Subcommand COMMANDS[] = {
    { "run", command_run, true, "FILE [flags]", "execute a function and print its results",
      "Executes the entry function with the arguments given and prints what it returns, and what\n"
      "its memref arguments hold, as MLIR attributes. Undefined behaviour, traps, limits and what\n"
      "is not supported end the run, each with its own exit status.",
      "run dot.mlir -e dot --args='dense<[1.0, 2.0, 3.0, 4.0]>, dense<0.5>'" },
    { "check", command_check, true, "FILE... [flags]",
      "run functions here and as native code on many inputs, and compare",
      "Interprets the functions of files on made-up inputs, runs them as native code, and "
      "compares.\n"
      "Status 1 where they differ.",
      "check average.mlir -O0 -O2" },
    { "diff", command_diff, true, "FILE... (--passes=PIPELINE | --opt-cmd=COMMAND | --with=FILE)",
      "run a program before and after passes on many inputs, and compare",
      "Does what passes make of a program still mean what it meant? Names the first pass that\n"
      "breaks it, with an input that shows it. Other flags are passes, as mlir-opt takes them.",
      "diff negated.mlir --passes=canonicalize" },
    { "step", command_step, true, "FILE [flags]",
      "execute one operation at a time, forwards and backwards",
      "A debugger with gdb's commands: type `help` in it. Commands come from a terminal or a pipe.",
      "step gcd.mlir" },
    { "trace", command_trace, true, "FILE (--html=PAGE | --json | --npy=FOLDER)",
      "the whole run as a page (--html), as JSON (--json), its values for numpy (--npy)",
      "Runs the entry and keeps every step.", "trace gcd.mlir --html gcd.html" },
    { "verify", command_verify, true, "FILE [flags]", "parse and verify",
      "Reports what is malformed or invalid, in mlir-opt's words. Status 3 where something is.",
      "verify program.mlir" },
    { "print", command_print, true, "FILE [flags]", "parse, verify and print",
      "Prints the program as mlir-opt prints it.", "print program.mlir --generic" },
    { "explain", command_explain, false, "[NAME] [flags]",
      "the manual: of an operation (arith.addi), a dialect, an idea (poison)",
      "NAME is an operation, a dialect, an idea or a decision; without one, what there is. "
      "Several\n"
      "words are searched for.",
      "explain arith.addi" },
    { "ops", command_ops, false, "[DIALECT]", "every operation, and what is done with it",
      "A table: how each operation is read, whether it is executed, whether it has a native\n"
      "lowering.",
      "ops arith" },
    { "help", command_help, false, "[COMMAND]", "this help, or that of a command",
      "Shows what the program, or one of its commands, takes.", "help run" },
};

enum { COMMAND_COUNT = sizeof COMMANDS / sizeof *COMMANDS };

const Subcommand *command_at(unsigned index)
{
    return index < COMMAND_COUNT ? &COMMANDS[index] : NULL;
}

const Subcommand *command_find(const char *name)
{
    for (unsigned i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(COMMANDS[i].name, name) == 0)
            return &COMMANDS[i];
    return NULL;
}

int command_unknown(const char *name)
{
    const Subcommand *nearest = NULL;
    unsigned least = 3;

    for (unsigned i = 0; i < COMMAND_COUNT; i++) {
        unsigned far = str_distance(str_of(name), str_of(COMMANDS[i].name));

        if (far < least) {
            nearest = &COMMANDS[i];
            least = far;
        }
    }
    fprintf(stderr, "error: unknown command '%s'", name);
    if (nearest)
        fprintf(stderr, "; did you mean '%s'?", nearest->name);
    fprintf(stderr, " (see %s --help)\n", offer_program());
    return EXIT_USAGE;
}
