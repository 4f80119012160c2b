/* Page data: all that the page's scripts know, as one JSON object:
 *   { "file": name, "entry": symbol, "arguments": text of --args, "seed": n,
 *     "lines": [[first, [line, ...], [words, ...], before, file], ...],
 *                                               the source, where something runs, and what is
 *                                               meant by it; `before` is a file's place among
 *                                               the numbers of lines
 *     "definitions": [{ "name", "summary", "doc", "elementwise": true where it maps lanes,
 *                       "formula", "poison", "undefined", "decisions",
 *                       "regions": [name, ...] }],
 *     "values": [[name, type], ...],
 *     "blocks": [[label, line, operation around it, [arguments]], ...],
 *     "operations": [[definition, line, column, block or -1, [operands], [results],
 *                     [[blocks of a region], ...], [[successor, [operands handed to it]], ...],
 *                     induction variables, symbol], ...],
 *     "functions": [operation, ...],
 *     "total": operations executed, "windows": [[from, to], ...],
 *     "end": { "kind": "returned" ..., "results": text, "report": text,
 *              "rule": what rule_data.h has },
 *     "moments": [...] }                        as interp/tools/trace/record.h has it
 */
#ifndef INTERP_TOOLS_TRACE_PAGE_DATA_H
#define INTERP_TOOLS_TRACE_PAGE_DATA_H

#include "interp/tools/trace/record.h"

/* `path`: of the page. */
void page_data_print(Sb *sb, const Replay *replay, const Recording *r, const Survey *survey,
                     const char *path);

#endif
