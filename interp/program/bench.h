/* Bench: what a circuit (core/ir/definition.h, CircuitDef) is on while it runs for --tick ticks: it
 * sets the inputs of each, and prints the outputs, a line a tick.
 */
#ifndef INTERP_PROGRAM_BENCH_H
#define INTERP_PROGRAM_BENCH_H

#include "interp/console/options.h"
#include "interp/machine/circuit.h"

typedef struct Bench Bench;

/* The circuit as one graph, that `bench_new` takes; one for all machines of the context. NULL,
 * reported: there is none. */
const Op *bench_circuit(const Op *module);
/* In the machine's program arena; it is the machine's circuit from here on. NULL, reported: --drive
 * cannot be read. `bench_free` is due where it is not NULL. */
Bench *bench_new(Machine *machine, const Op *circuit, const Options *options);
void bench_free(Bench *bench);
/* Does a function of the program say what they are? Then none are given. */
bool bench_is_driven(const Bench *bench);
/* The arguments of the first tick, as --args has them; NULL: none are given. */
const char *bench_first(const Bench *bench);
/* The places of these inputs, and behind them those of the clocks; NULL: no memory is left. */
Place *bench_arguments(Bench *bench, Place *inputs);
/* Was a line of --drive wrong, and the run ended for that, or could --vcd not be written? */
bool bench_is_wrong(const Bench *bench);

#endif
