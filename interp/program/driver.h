/* Driver: a function of the program that says what the inputs of a circuit are (--drive=@f). It is
 * given the number of the tick, and if it takes them the outputs of the one before: those of none
 * are zero.
 */
#ifndef INTERP_PROGRAM_DRIVER_H
#define INTERP_PROGRAM_DRIVER_H

#include "interp/machine/machine.h"

typedef struct Driver Driver;

/* In the machine's program arena. NULL, reported: there is no such function, or it does not fit the
 * circuit. */
Driver *driver_new(Machine *machine, const Op *circuit, const char *name);
/* The inputs of a tick. FLOW_NEXT, or FLOW_END. */
Flow driver_call(Driver *driver, uint64_t tick, const Slot *inputs, Frame *frame);
void driver_see(Driver *driver, const Slot *outputs, const Frame *frame);

#endif
