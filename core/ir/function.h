/* Function: operations that programs call, whatever their dialect: func.func, llvm.func. */
#ifndef CORE_IR_FUNCTION_H
#define CORE_IR_FUNCTION_H

#include "core/ir/ir.h"

/* Is it one of a dialect whose functions are executed? */
bool function_is_executed(const Op *op);
/* And has a body. */
bool function_is_defined(const Op *op);
/* Of a function or a call: is more done with its arguments and results than to hand them over: is a
 * promise looked at, a value copied that an argument points to? Its definition says so. */
bool function_is_particular(const Op *op);
/* Arguments and results, as a builtin function type: of its `function_type`, where there is one
 * that can be told so; else NULL. */
const Type *function_signature(const Op *op);

#endif
