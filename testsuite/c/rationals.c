// Fractions given and returned by value, kept in lowest terms; a continued fraction.
#include <stdio.h>
#include <stdlib.h>

typedef struct Rational {
    long over, under;
} Rational;

static long common(long a, long b)
{
    return b ? common(b, a % b) : labs(a);
}

static Rational rational(long over, long under)
{
    long divisor = common(over, under);

    if (under < 0)
        divisor = -divisor;
    return (Rational){ over / divisor, under / divisor };
}

static Rational sum(Rational a, Rational b)
{
    return rational(a.over * b.under + b.over * a.under, a.under * b.under);
}

static Rational inverse(Rational a)
{
    return rational(a.under, a.over);
}

static Rational continued(const long *terms, int count)
{
    Rational first = { terms[0], 1 };

    return count == 1 ? first : sum(first, inverse(continued(terms + 1, count - 1)));
}

int main(void)
{
    static const long PI[] = { 3, 7, 15, 1, 292 };
    Rational harmonic = { 0, 1 }, third = rational(-4, -12), minus = rational(3, -9);

    for (long i = 1; i <= 20; i++)
        harmonic = sum(harmonic, rational(1, i));
    printf("%ld/%ld %ld/%ld %ld/%ld\n", harmonic.over, harmonic.under, third.over, third.under, minus.over, minus.under);
    for (int i = 1; i <= 5; i++) {
        Rational r = continued(PI, i);

        printf("%ld/%ld = %.9f\n", r.over, r.under, (double)r.over / (double)r.under);
    }
    return 0;
}
