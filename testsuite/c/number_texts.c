// Numbers in texts: what is read of them, where that ends, and what does not fit.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static void read_long(const char *text, int base)
{
    char *end;
    long number;

    errno = 0;
    number = strtol(text, &end, base);
    printf("%ld [%s] %d\n", number, end, errno == ERANGE);
}

int main(void)
{
    char *end;
    double number;

    read_long("  -42abc", 10);
    read_long("0x1Fg", 0);
    read_long("0779", 0);
    read_long("zz", 36);
    read_long("none", 10);
    read_long("99999999999999999999", 10);
    printf("%lu\n", strtoul("-1", &end, 10));
    number = strtod("1.5e3xyz", &end);
    printf("%g [%s]\n", number, end);
    printf("%g %g %g\n", strtod("-inf", &end), strtod("0x1.8p1", NULL), (double)strtof("3.25", NULL));
    printf("%.18Lg [%s]\n", strtold("0.1 ", &end), end);
    printf("%d %ld %g\n", atoi("12x"), atol(" -7"), atof("2.5"));
    return 0;
}
