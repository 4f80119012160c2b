/* Legacy: how MLIR was written once. A table, which is not the parser's own, says which operation
 * of today an old spelling is, and how it was written where that is not as today; the parser reads
 * it where its context does (Context.reads_legacy), and else says in a note that it could.
 */
#ifndef CORE_TEXT_LEGACY_H
#define CORE_TEXT_LEGACY_H

#include "core/text/asm.h"

typedef struct LegacyOp {
    const char *name;  /* as it was written: "addi" (and "std.addi"), "loop.for" */
    const char *today; /* the operation that it is; the same name where only the form is old */
    /* The custom form of then, in the words of OpDef.format, with custom directives of its own; or
     * by a function. Neither: as today. */
    const char *format;
    const CustomDirective *customs;
    bool (*parse)(AsmParser *parser, OpState *state);
    /* Makes today's operation of what was read, in either form; it may choose another one
     * (asm_become) and put some ahead of it (asm_emit). */
    bool (*finish)(AsmParser *parser, OpState *state);
    /* Of a name that is still in use: what today's parser stops at where the form is an old one
     * ("\n": at the end of a line); and how that is written today. */
    const char *stops, *form;
} LegacyOp;

typedef struct Legacy {
    const LegacyOp *const *tables; /* each ends with a NULL name; ended by NULL */
    const char *constant; /* the operation that a number as an operand becomes, by its `value` */
} Legacy;

/* What was never right, and is read nevertheless. */
typedef enum LegacySlip {
    SLIP_NUMBER,
    SLIP_COLON,
    SLIP_BRACKET,
    SLIP_WORD,
    SLIP_PRINT,
} LegacySlip;

/* Is old MLIR read here? Then the slip is told, the first of its kind in a file. */
bool asm_reads_legacy(const AsmParser *parser);
bool asm_slip(AsmParser *parser, LegacySlip slip, const char *at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Where it is not: a note that it could be, and how `what` is written today. Gives false. */
bool asm_legacy_note(AsmParser *parser, const char *at, const char *what, const char *today);

/* A number where an operand may stand: a constant of the operand's type. */
bool asm_optional_number(AsmParser *parser, OperandName *operand);

/* Puts an operation ahead of the one that is being read. */
Op *asm_emit(AsmParser *parser, OpState *state);
/* A constant there. */
Value *asm_emit_constant(AsmParser *parser, Loc loc, const Attr *value);
/* What is being read is that operation. */
void asm_become(OpState *state, const char *name);
/* Reads the custom form of `state->def` as it is today. */
bool asm_parse_as_today(AsmParser *parser, OpState *state);
/* Goes back to a place (asm_here) where no name was met since. */
void asm_rewind(AsmParser *parser, const char *at);
/* The keyword's case as the attribute `name` of `state->def`; false, reported, where it has none.
 */
bool asm_add_enum(AsmParser *parser, OpState *state, const char *name, Str keyword);
/* What the last pointer that was read points to, where its type said so; else NULL. */
const Type *asm_pointee(const AsmParser *parser);
void asm_set_pointee(AsmParser *parser, const Type *pointee);

/* For the parser alone. The row of a name; NULL where there is none, or nothing old is known. */
const LegacyOp *legacy_op(AsmParser *parser, Str written);
/* Reads the custom form behind the name. */
bool legacy_parse(AsmParser *parser, const LegacyOp *row, OpState *state);
/* Behind the generic form, which is that of today, of the name at `at`. */
bool legacy_finish(AsmParser *parser, const LegacyOp *row, OpState *state, const char *at);
/* A note that `written` is an old name, where it is one; else false. */
bool legacy_name_note(AsmParser *parser, const char *at, Str written);
/* The same where today's form of the operation was not to be read. */
void legacy_form_note(AsmParser *parser, const OpDef *def, const char *at);
/* The value of a number that stands for an operand; NULL once reported. */
Value *legacy_number(AsmParser *parser, const OperandName *operand, const Type *type);

#endif
