/* Diagnostics: what is wrong with the input, in MLIR's own shape.
 *
 * A diagnostic has a severity, a location and a text; notes follow the error they belong to. They
 * go to the Context's handler; `diag_print` is the one that writes
 *
 *     file:line:col: error: text
 *     the source line
 *         ^
 */
#ifndef CORE_IR_DIAG_H
#define CORE_IR_DIAG_H

#include "core/ir/ir.h"

typedef enum Severity { SEVERITY_ERROR, SEVERITY_WARNING, SEVERITY_NOTE, SEVERITY_REMARK } Severity;

typedef struct Diag {
    Severity severity;
    const Attr *loc;
    Str text;
    uint64_t byte;   /* where it stands in a file that has no lines, counted from 0; 0: not known */
    bool same_place; /* a note where the diagnostic before it stood: shown without the source */
} Diag;

typedef void (*DiagHandler)(void *state, const Diag *diag);

/* All give false, so that a failing function can `return op_error(...)`. */
bool diag_emit(Context *context, Severity severity, const Attr *loc, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* At a byte of a file, which `text` names, too. */
bool diag_emit_byte(Context *context, const Attr *loc, uint64_t byte, Str text);
bool loc_error(const Attr *loc, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool loc_note(const Attr *loc, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Behind an error, where the program is bytecode: which file that is. Its locations name others. */
void diag_note_producer(const Context *context);
/* "'arith.addi' op " and the text, at the operation's location. */
bool op_error(const Op *op, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The text alone, at the operation's location (upstream's emitError). */
bool op_plain_error(const Op *op, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Of an operation that upstream may have in a dialect which we lack, whole or in part. Where the
 * context defers these it counts, and is told by `unsupported_tell`. */
bool unsupported_error(const Attr *loc, Str operation);
bool unsupported_tell(const Context *context);

/* The text of a source that locations name, for the line and the caret; borrowed. `line_offset`:
 * lines of the file that stand before it. */
void diag_add_source(Context *context, Str file, Str text, unsigned line_offset);
/* A line of such a source, or of one that is found when it is asked for, without its end; lines
 * count from 1. Data NULL where it is not to be had. */
Str diag_source_line(Context *context, Str file, unsigned line);
/* The line that a place in a file stands in. Data NULL also where nothing is in it, or the column
 * is beyond it: then it is another file's that is called the same. */
Str diag_place_line(Context *context, const Attr *file);
void diag_print(Context *context, Sb *sb, const Diag *diag);

#endif
