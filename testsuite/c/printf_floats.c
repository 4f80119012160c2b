// Every conversion of floats, with values at the ends of their ranges.
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void)
{
    static const double VALUES[] = { 0.0, -0.0, 1.0, -1.5, 3.14159265358979, 1e10, 1.25e-7, 123456789.0, 0.1, DBL_MAX, DBL_MIN };

    for (size_t i = 0; i < sizeof VALUES / sizeof *VALUES; i++) {
        double x = VALUES[i];

        printf("%g %G %e %E %a\n", x, x, x, x, x);
        if (fabs(x) < 1e12)
            printf("  %f %F %.0f %.3f %12.2f|%-12.2f|%+.1f|% .1f|%012.3f\n", x, x, x, x, x, x, x, x, x);
    }
    printf("%#.0f %#g %.10g %.17g %.3e\n", 2.0, 2.0, 0.1, 0.1, 12345.678);
    printf("%*.*f %f %F %e\n", 10, 3, 2.5, INFINITY, -INFINITY, INFINITY);
    printf("%Lf %.20Lg %Le\n", 1.5L, 0.1L, 1e300L * 1e300L);
    printf("%f %f\n", (double)0.1f, (double)FLT_MAX);
    return 0;
}
