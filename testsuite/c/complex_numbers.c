// Complex numbers of C: products, quotients, infinities among them, functions, a set of Mandelbrot's in letters.
#include <complex.h>
#include <math.h>
#include <stdio.h>

static int escapes(double complex c)
{
    double complex z = 0;

    for (int i = 0; i < 20; i++) {
        double re = creal(z), im = cimag(z);

        if (re * re + im * im > 4)
            return i;
        z = re * re - im * im + creal(c) + I * (2 * re * im + cimag(c));
    }
    return 20;
}

static void show(double complex z)
{
    printf("%g %g\n", creal(z), cimag(z));
}

static void show_products(double complex a, double complex b, float complex small)
{
    double complex infinite = __builtin_complex((double)INFINITY, (double)NAN);

    show(a * b);
    show(a / b);
    show(small * small);
    show(small / (1 + small));
    show(infinite * a);
    show(a / infinite);
    printf("%d\n", isinf(creal(a / 0.0)));
    printf("%g %g %.4f %.4f\n", cabs(b), (double)cabsf(small), carg(a), (double)cargf(small));
    printf("%.4f %.4f %.4f\n", creal(csqrt(a)), cimag(cexp(a)), creal(cpow(a, b)));
    printf("%.4f %.4f\n", (double)crealf(csinf(small)), cimag(clog(b)));
}

int main(void)
{
    float complex small = 1.5f + 2.0f * I;
    double complex a = 1 + 2 * I, b = 3 - 4 * I, c = a + b, d = a - conj(b);

    printf("%g %g %g %g\n", creal(c), cimag(c), creal(d), cimag(d));
    printf("%g %g %d\n", (double)crealf(small), (double)cimagf(-small), a == b);
    show_products(a, b, small);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 30; x++)
            putchar(".,:;=+*#%@@"[escapes(-2.2 + x * 0.1 + I * (-1.2 + y * 0.3)) / 2]);
        putchar('\n');
    }
    return 0;
}
