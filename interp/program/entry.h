/* Entry: a program read from a file, and the function of it that is run from outside. */
#ifndef INTERP_PROGRAM_ENTRY_H
#define INTERP_PROGRAM_ENTRY_H

#include "interp/console/input.h"
#include "interp/machine/machine.h"
#include "interp/console/options.h"

typedef struct Program {
    Input input;
    Sb text;      /* that was read in the input's place, if any */
    Sb text_name; /* what its lines are of; empty: of the input, which its locations call "-" */
    Sb standard_input; /* what --stdin has for the program */
    Context *context;
    Op *module;
} Program;

/* Reads `options->file` and what it is to find on its standard input. EXIT_FINE; else another
 * status, with the reason on standard error. `program_close` is due in either case. */
int program_find(Program *program, const Options *options);
/* The same, and parses and verifies it. EXIT_FINE, or another status with the reason on
 * standard error, unless that is an operation that upstream has and we lack (`unsupported_tell`);
 * `program_close` is due in either case. */
int program_open(Program *program, const Options *options);
/* Of what was found, or the text in its place where there is one; again, too. */
int program_read(Program *program, const Options *options);
void program_close(Program *program);
/* Says how the lines of C are shown that reports have named, where they were not. */
void program_offer_source(const Program *program, const Options *options);

/* The function `options->entry`, or the circuit, as one graph. EXIT_FINE; else another status, and
 * a message that says which functions there are. */
int entry_find(const Program *program, const Options *options, const Op **entry);
/* What the command line says of a run. */
MachineOptions entry_machine_options(const Program *program, const Options *options);

typedef struct Entry {
    Machine *machine;
    const Op *function;
    Place *arguments, *results; /* of its signature, in the machine's program arena */
    struct Bench *bench;        /* of a circuit, whose clocks are arguments too; else NULL */
} Entry;

/* Places for it, the arguments read from `options->args` (memory for memrefs among them).
 * EXIT_FINE; else another status, with the reason on standard error. An observer that is to see the
 * run must have been set. */
int entry_prepare(Entry *entry, Machine *machine, const Op *function, const Options *options);
/* Runs it to its end, once; FLOW_END when it ended early, as the machine's report says. */
Flow entry_call(const Entry *entry);
/* Says so where the run read standard input and there was none. */
void entry_note_input(const Entry *entry);
/* What it gave, and what its memref arguments hold, to the machine's output. */
void entry_print_results(const Entry *entry);
/* Says which results are memrefs of memory that has ended, and where; and which are poison, or hold
 * it, and where it was born: that, in the machine's report. */
void entry_warn_of_results(const Entry *entry);

#endif
