/* Bits that were never written, of integers in a frame (DECISIONS.md M21).
 *
 * An integer that is read of memory is poison to whoever uses it where any bit of it was never
 * written. Yet code for bit-fields reads the bytes around a field, puts some bits in their place,
 * and writes them back. So the origin of such poison says which bits were not written, the others
 * stand in the value's word, and operations that work bit by bit tell which those are in their
 * result. */
#ifndef INTERP_MACHINE_UNWRITTEN_BITS_H
#define INTERP_MACHINE_UNWRITTEN_BITS_H

#include "interp/machine/machine.h"

/* The operation has a poison operand. True: its result (of this lane) is known but for some bits,
 * or for none. */
bool unwritten_bits_pass(Step *s);

#endif
