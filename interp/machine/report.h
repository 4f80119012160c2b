/* Report: how a run ended, and its history, in the shape of MLIR's diagnostics. */
#ifndef INTERP_MACHINE_REPORT_H
#define INTERP_MACHINE_REPORT_H

#include "core/base/vec.h"
#include "core/ir/diag.h"
#include "interp/console/status.h"
#include "semantics/memory/memory.h"

typedef struct Machine Machine;
typedef struct Step Step;

typedef struct ReportLine {
    Severity severity;
    const Attr *loc; /* NULL: nowhere */
    Str text;        /* in the report's arena */
} ReportLine;

typedef struct Report {
    EndKind kind;
    const Op *at;          /* the operation that ended it itself; NULL: none did */
    Str rule;              /* the page of the manual that has the rule it broke, an operation's or
                            * a decision's; empty: none is known */
    bool brief;            /* how a run ends is kept alone, without text: for runs by the million */
    VEC(ReportLine) lines; /* the error first, then its notes */
    size_t stack_from;     /* where the lines of the call stack begin: history goes before them */
    Arena arena;
} Report;

/* No run has ended; `brief` stays. */
void report_reset(Report *report);
void report_free(Report *report);

/* Where the operation stands, or the next one around it of which that is known. */
const Attr *report_place(const Op *op);
/* Ends the run at the step's operation: the error, the operands' values, where in its loops the run
 * stands, the call stack; of what is undefined or a trap the last line says where the rule stands:
 * with the operation. */
void report_end(const Step *step, EndKind kind, const char *text);
/* Ends it at a place that is no step (the entry, the end of the program). */
void report_end_at(Machine *machine, EndKind kind, const Attr *loc, const char *text);
/* A limit reached at an operation that is no step: the call stack is told. */
void report_limit_at(Machine *machine, const Op *op, const char *text);
void report_unsupported_at(Machine *machine, const Op *op, const char *text);
/* No, it is a decision (semantics/DECISIONS.md). */
void report_decision(Machine *machine, const char *decision);
/* Of a run that may well go on. */
void report_warning(Machine *machine, const Attr *loc, const char *text);
/* What was said of the program and is not so, at the step, or where the block of `op` begins in the
 * innermost frame: the same lines, but that the run goes on and no rule of the language is broken.
 */
void report_claim(const Step *step, const char *text);
void report_claim_at(Machine *machine, const Op *op, const char *text);
/* Adds the operation itself, where no location says where it stands: bytecode may have none. */
void report_add_unplaced(Sb *text, const Op *op);
/* Adds a line of history, before the call stack. */
void report_note(Machine *machine, const Attr *loc, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The calls through which the run came to the operation, once: more history. */
void report_trail(Machine *machine, const Op *at, const Trail *trail);
/* Where poison was born and how it came here. */
void report_poison(Machine *machine, uint32_t origin);
/* To the context's diagnostic handler. */
void report_emit(Machine *machine);
/* What that would print. */
void report_print(Sb *sb, Machine *machine);

#endif
