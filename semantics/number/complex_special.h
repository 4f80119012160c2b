/* Special values of complex functions: what infinities, NaNs and zeros give. See complex.h. */
#ifndef SEMANTICS_NUMBER_COMPLEX_SPECIAL_H
#define SEMANTICS_NUMBER_COMPLEX_SPECIAL_H

#include "semantics/number/complex.h"

/* Where a part is not finite. */
Complex special_exp(Complex a);
Complex special_sin(Complex a);
Complex special_cos(Complex a);
Complex special_tanh(Complex a);
/* And of zeros. */
Complex special_sqrt(Complex a);
Complex special_div(Complex a, Complex b); /* by zero */
Complex special_atan2(Complex y, Complex x);
Complex special_pow(Complex base, Complex exponent);

#endif
