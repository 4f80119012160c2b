/* Complex: functions of complex numbers for native code, in the widest format, by the C library.
 *
 * Each takes its operands' parts one after the other, in _Float128s, and leaves the result's in the
 * place of the first two. What they give of numbers of 64 bits and less is right to the last digit
 * of these, but for angles too large for the format.
 */
#ifndef INTERP_NATIVE_COMPLEX_H
#define INTERP_NATIVE_COMPLEX_H

#include "interp/native/jit.h"

/* Makes them known to compiled code, as "complex.exp" and so on. */
void complex_define(Jit *jit);

#endif
