/* Conversions to bfloat that LLVM's code calls and Debian 12's libgcc lacks. */
#ifndef INTERP_NATIVE_FLOAT16_H
#define INTERP_NATIVE_FLOAT16_H

#include "interp/native/jit.h"

void float16_define(Jit *jit);

#endif
