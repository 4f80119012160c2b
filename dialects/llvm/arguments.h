/* Arguments on their way into a function, and results out of it: what attributes promise of them,
 * and copies of what is handed over by value. Rules: LLVM's LangRef, "Parameter Attributes". */
#ifndef DIALECTS_LLVM_ARGUMENTS_H
#define DIALECTS_LLVM_ARGUMENTS_H

#include "dialects/step.h"

/* The attribute of argument (result) `index` by its name, "llvm.byval"; NULL where it has none.
 * Of functions and of calls. */
const Attr *llvm_argument_attr(const Op *op, unsigned index, const char *name);
/* Of a function or a call: is one of these promised of an argument, or one handed over by value, or
 * does it not return, or is it called by another convention than the function's? Of what is no
 * poison `noundef` promises nothing. */
bool llvm_is_particular(const Op *op);
/* Calls the function with operands `first` ..., of which it may name fewer. */
Flow llvm_call(Step *s, const Op *function, unsigned first, unsigned count);
/* The result of a call of the function is poison, or a part of it: may it be? */
Flow llvm_take_poison(Step *s, const Op *function);

/* variadic.c: meanings of what works on lists of arguments. */
Flow llvm_va_start(Step *s);
Flow llvm_va_copy(Step *s);
Flow llvm_va_end(Step *s);
Flow llvm_va_arg(Step *s);

#endif
