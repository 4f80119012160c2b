/* Fast: functions turned into code that runs sooner, where no value is poison.
 *
 * The definition in an operation's row stays what the operation means. A frame in which no lane is
 * poison is *clean*; while it is, its function runs as fast code: a row of FastOps, each of which
 * ends by calling the next. An operation has a handler that works on the words of a frame, or runs
 * its definition in place; so does a handler that meets anything but the plain case (a NaN, an
 * overflow that `nsw` excludes, memory never written). Where a definition makes poison the frame is
 * no longer clean: definitions run the rest of the function (resume.c).
 *
 *   code.h         FastOp, and what handlers are written with
 *   compile.c      from nodes to fast code
 *   compiler.h     the compiler's own: emit.c, jumps.c, structures.c, loops.c, parallel.c, views.c,
 *                  lanes.c
 *   known.c        attributes and constants, for handlers
 *   handlers_*.c      handlers by dialect or type, tables of FastHandler
 *   formats.h      floats as words, for handlers; wide.h: integers of several words
 *   access.h       elements of memrefs, for handlers; slice.h: vectors of them
 *   affine.h       bounds of affine loops
 *   fuse.h         pairs of operations that run at once: fuse.c, fuse_float.c
 *   flow.h         branches, loops, definitions in place: flow.c
 *   parallel.c     parallel loops that have no races, as counted loops
 *   moves.c        what edges copy, and in which order
 *   switch.c       branches among many
 *   call.c         calls and returns
 *   meant.c        regions that the meaning of an operation runs
 *   strip.h        loops run operation by operation: strip*.c; strip_map.c: tensors, likewise
 *   function.h     functions of floats, which are those of definitions
 *   share.c        slots shared by values, before anything is resolved
 *   resume.c       out of fast code, in the middle of it
 *
 * To add a handler: a row in the table of a handlers_*.c, and a function in testsuite/check that
 * has the operation. A new table is declared in code.h and listed in compile.c. A fused pair: a
 * FastKind (code.h), a row in fuse.c or fuse_float.c, the kind in the rows of its handlers, and its
 * text in testsuite/unit. A kernel: a row in the table of a strips_*.c, whose file strip_plan.c
 * lists.
 */
#ifndef INTERP_FAST_FAST_H
#define INTERP_FAST_FAST_H

#include "interp/machine/machine.h"

/* For MachineOptions.fast. Nothing is compiled where the machine is observed. */
extern const FastCode FAST_CODE;

#endif
