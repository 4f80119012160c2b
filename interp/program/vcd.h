/* Vcd: the values of a circuit, tick by tick, in the value change dump of IEEE 1364-2005, clause
 * 18, which shows them as waves. At 10 times a tick its values are there, and clocks have just
 * risen, which ended the tick before; they fall in the middle. Clocks that are made of others, and
 * bits that are clocks, are left away. Poison is x.
 */
#ifndef INTERP_PROGRAM_VCD_H
#define INTERP_PROGRAM_VCD_H

#include "interp/machine/machine.h"

typedef struct Vcd Vcd;

/* Of the function's frames, whose last arguments from `clocks` on are clocks. NULL: the file cannot
 * be written, as errno says. */
Vcd *vcd_new(Machine *machine, const Function *function, unsigned clocks, const char *file);
void vcd_tick(Vcd *vcd, uint64_t tick, const Frame *frame);
/* False: not all of it could be written. */
bool vcd_close(Vcd *vcd, uint64_t ticks);

#endif
