/* Run vscales: what a program gives, by how many times their size its scalable vectors have. */
#ifndef INTERP_COMMAND_RUN_VSCALES_H
#define INTERP_COMMAND_RUN_VSCALES_H

#include "interp/program/entry.h"

/* Runs the entry once for each of `options->vscales`. What all give alike is printed once; else
 * what each gives, behind a line that says its vscale, and the exit status is EXIT_DIFFERENCE. A
 * run that ends early is reported, and is the last. */
int run_vscales(const Program *program, const Op *entry, const MachineOptions *machine,
                const Options *options);

#endif
