/* What operations that call have in common: signatures with attributes, and operand bundles. */
#ifndef DIALECTS_LLVM_CALL_H
#define DIALECTS_LLVM_CALL_H

#include "dialects/function.h"
#include "dialects/llvm/llvm.h"

/* ["tag"(%a, %b : t, u), "tag"()] */
typedef struct Bundles {
    OperandNames operands;
    Types types;
    VEC(int32_t) sizes;
    VEC(const Attr *) tags;
    const char *at;
} Bundles;

void bundles_free(Bundles *bundles);
/* Nothing is fine too. */
bool bundles_parse(AsmParser *parser, Bundles *bundles);
/* Adds `op_bundle_sizes` and, where there are any, `op_bundle_tags`; and the operands. */
void bundles_add_attrs(const Bundles *bundles, OpState *state);
bool bundles_resolve(AsmParser *parser, const Bundles *bundles, OpState *state);
/* The bundles are operand group `group`. */
bool bundles_are_there(const Op *op);
void bundles_print(AsmPrinter *printer, const Op *op, unsigned group);
bool bundles_verify(const Op *op);

/* (a {x}, b) -> (c {y}), the arrow too. */
bool call_parse_signature(AsmParser *parser, FunctionSignature *signature);
void call_print_signature(AsmPrinter *printer, const Op *op, Value *const *arguments,
                          unsigned count);
/* `var_callee_type` against the arguments, which start at operand `first`. */
bool call_verify_variadic(const Op *op, Value *const *arguments, unsigned count);

/* A callee, arguments in parentheses, and what may stand around: see calls.c. */
typedef struct Callee {
    OperandNames operands; /* the pointer of an indirect call, then the arguments */
    bool direct;
} Callee;
bool call_parse_callee(AsmParser *parser, OpState *state, Callee *callee);
bool call_parse_vararg(AsmParser *parser, OpState *state);
/* : (type,)? signature. Resolves the operands and adds the result. */
bool call_parse_types(AsmParser *parser, OpState *state, const Callee *callee);
void call_print_callee(AsmPrinter *printer, const Op *op, unsigned *first, unsigned *count);
/* The meaning of a call: of llvm.call, whose verifier has held a callee that is named against the
 * types, and of llvm.invoke, whose verifier has not. */
Flow call_verified(Step *s);
Flow call_unverified(Step *s);
void call_print_types(AsmPrinter *printer, const Op *op, unsigned first, unsigned count);

/* target_intrinsics.c: what a call of one is in terms of a dialect that has an operation for it (a
 * row's `expands_to`); false where none has. */
bool llvm_target_intrinsic(const Op *op, Sb *text);

/* intrinsics_called.c: the same, and of those that are no target's what the operation means that
 * the intrinsic has; for `expands_to`. */
bool llvm_called_intrinsic(const Op *op, Sb *text);

/* intrinsics_named.c: executes the intrinsic of that name, on numbers, with the operands from
 * `first` on; false where it knows none that has such types. */
bool llvm_named_intrinsic(Step *s, Str name, unsigned first, unsigned count, Flow *flow);

#endif
