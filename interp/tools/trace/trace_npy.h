/* Trace npy: the values of a shape that operations produce, as files that numpy reads.
 *
 * Each vector, tensor or memref that an operation gives is a file TIME-NAME.KIND.npy: the time is
 * the number of operations that had started, in eight digits; the name is the value's without `%`,
 * with `.` for `#`; the kind is vector, tensor or memref. Of a memref the elements are written that
 * it has at that time. When the run has returned, what the entry's arguments hold and its results
 * are end-NAME.KIND.npy and end-resultN.KIND.npy. Where elements are poison or were never written
 * (they are 0 in the file), a second file, TIME-NAME.KIND.mask.npy, says of each whether it is so.
 */
#ifndef INTERP_TOOLS_TRACE_TRACE_NPY_H
#define INTERP_TOOLS_TRACE_TRACE_NPY_H

#include "interp/tools/trace/replay.h"

/* Makes the folder if need be. What is left out, types that numpy has no word for among it, is told
 * on standard error. EXIT_FINE or how the run ended, with what `run` prints where it `tells`;
 * EXIT_USAGE when a file cannot be written. */
int trace_npy(Replay *replay, bool tells, const char *folder);

#endif
