/* Trace JSON: every event of a run as an object a line.
 *
 * Each object has "event", and all but the first have "time", the number of operations that had
 * started, and "depth", how many calls are open.
 *   { "event": "program", "file": text, "entry": symbol, "args": text, "seed": n, "version": 1 }
 *   { "event": "block", ..., "block": "^bb1" (absent where it has no label), "of": name of the
 *     operation around it, "arguments": [ { "name", "type", "new": value,
 *     "old": value (absent where it had none) } ] }
 *       a block begins; all its arguments were set at once
 *   { "event": "call", ..., "function": symbol, and as for a block }
 *       its first block begins in a new frame
 *   { "event": "begin", ..., operation, "operands" }
 *       an operation starts that runs regions or calls; or one that means others, which are
 * counted, and not told but for the memory that they touch { "event": "operation", ..., operation,
 * "operands", "results" } an operation has run; of one that began, "operands" are left away and
 * "began" is the time at which it did { "event": "return", ..., operation, "results", "began" } a
 * call is done { "event": "made", ..., "allocation": id, "kind": "heap" | "stack" | "global" |
 * "argument", "size": bytes, "alignment": bytes, "address": n } { "event": "ended", ...,
 * "allocation": id } { "event": "read" | "write" | "atomic", ..., "allocation": id, "offset":
 * bytes, "size": bytes } before the event of the operation that does it { "event": "spared", ...,
 * "lane": n, "why": "masked off" | "out of bounds" } and, of a lane that has an element in memory,
 * "allocation", "offset" and "size" of that likewise: a lane of a vector whose element is neither
 * read nor written { "event": "output", ..., "text": text } { "event": "end", ..., "end":
 * "returned" | "undefined" | "trap" | "unsupported" | "limit" | "interrupted", "results": text as
 * `run` prints it, "operation": name of the one that ended the run early (absent otherwise),
 * "report": [ { "severity", "file", "line", "column", "text" } ] } where "operation" stands above:
 *   "name": "arith.addi", "file", "line", "column" (absent where unknown)
 *   of one of a graph that holds state, which is told when it gives and when it takes: "holds" or
 *   "next": [value, ...], what it holds, or will from the tick on
 * and operands and results are arrays of { "name": "%sum", "type": "i32", "value": "5" }. Values
 * are written as `run` writes them, without their type, in full unless the machine's options elide;
 * a memref by its address, offset, sizes and strides. "poison" is one.
 */
#ifndef INTERP_TOOLS_TRACE_TRACE_JSON_H
#define INTERP_TOOLS_TRACE_TRACE_JSON_H

#include "interp/tools/trace/replay.h"

/* Runs the program and writes the events to standard output. Each line is whole,
 * however the program ends. EXIT_FINE or how the run ended. */
int trace_json(Replay *replay);

#endif
