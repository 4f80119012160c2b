// Functions of the mathematical library, and what they make of infinities, NaNs and halves.
#include <math.h>
#include <stdio.h>

int main(void)
{
    static const double VALUES[] = { 0.5, 1, 2.5, 3.5, -2.5, 10 };
    int exponent;
    double whole, part;

    for (size_t i = 0; i < sizeof VALUES / sizeof *VALUES; i++) {
        double x = VALUES[i];

        printf("%.9f %.9f %.9f %.9f ", sin(x), cos(x), tan(x), atan(x));
        printf("%.9g %.9f %.9f %.9f\n", exp(x), log(fabs(x)), sqrt(fabs(x)), cbrt(x));
        printf("%g %g %g %g %g %ld\n", floor(x), ceil(x), trunc(x), round(x), rint(x), lround(x));
    }
    printf("%.9f %.9f %.9f %.9f\n", pow(2, 0.5), pow(-2, 3), fmod(7.5, -2), hypot(3, 4));
    printf("%g %g %g %g\n", fmin(1, NAN), fmax(-0.5, 2), fabs(-INFINITY), copysign(3, -0.0));
    printf("%d %d %d %d\n", isnan(sqrt(-1.0)) != 0, isinf(exp(1000)) != 0, isfinite(1.0) != 0, signbit(-0.0) != 0);
    printf("%.9f %.9f\n", (double)sinf(1.0f), (double)sqrtf(2.0f));
    part = frexp(48, &exponent);
    printf("%g %d %g\n", part, exponent, ldexp(0.75, 4));
    part = modf(-3.25, &whole);
    printf("%g %g %g\n", part, whole, atan2(1, -1));
    printf("%g %g\n", fma(2, 3, 4), log2(8) + log10(1000));
    printf("%.9f %.9f %g %g\n", tgamma(4.5), tgamma(-1.5), tgamma(172), tgamma(-0.0));
    printf("%.9f %.9f %g %.6f\n", lgamma(4.5), lgamma(-1.5), lgamma(-2), (double)lgammaf(100));
    printf("%g %g %d %d\n", remainder(7, 4), logb(0.3), ilogb(1000), isnan(nan("")) != 0);
    printf("%a %a\n", nextafter(1, 2), (double)nextafterf(0, -1));
    printf("%.15Lf %.15Lf %.15Lf\n", sqrtl(2), sinl(1), powl(2, 0.5L));
    return 0;
}
