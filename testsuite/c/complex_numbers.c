// Complex numbers of C: products, quotients by hand, a set of Mandelbrot's in letters.
#include <complex.h>
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

int main(void)
{
    float complex small = 1.5f + 2.0f * I;
    double complex a = 1 + 2 * I, b = 3 - 4 * I, c = a + b, d = a - conj(b);

    printf("%g %g %g %g\n", creal(c), cimag(c), creal(d), cimag(d));
    printf("%g %g %d\n", (double)crealf(small), (double)cimagf(-small), a == b);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 30; x++)
            putchar(".,:;=+*#%@@"[escapes(-2.2 + x * 0.1 + I * (-1.2 + y * 0.3)) / 2]);
        putchar('\n');
    }
    return 0;
}
