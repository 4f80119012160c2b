/* Running a circuit (core/ir/definition.h, CircuitDef) for --tick ticks: its outputs, a line a
 * tick.
 */
#ifndef INTERP_COMMAND_RUN_CIRCUIT_H
#define INTERP_COMMAND_RUN_CIRCUIT_H

#include "interp/program/entry.h"

/* The status; what went wrong is reported. */
int run_circuit(const Program *program, const Op *module, const MachineOptions *machine_options,
                const Options *options);

#endif
