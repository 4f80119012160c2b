// div and its like, numbers read in every base, and what errno and the texts of errors say of them.
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void read(const char *text, int base)
{
    char *end;
    long number;

    errno = 0;
    number = strtol(text, &end, base);
    printf("%ld, '%s' is left: %s\n", number, end, errno ? strerror(errno) : "fine");
}

int main(int argc, char **argv)
{
    static const int PAIRS[][2] = {{17, 5}, {-17, 5}, {17, -5}, {-17, -5}, {0, 3}, {INT_MAX, -1}};
    static const int ERRORS[] = {0, ENOENT, EINVAL, ENOMEM, EDOM, ERANGE, 12345};

    for (int i = 0; i < 6; i++) {
        div_t d = div(PAIRS[i][0], PAIRS[i][1]);
        ldiv_t l = ldiv(PAIRS[i][0] * 1000000000L, PAIRS[i][1]);
        imaxdiv_t m = imaxdiv(PAIRS[i][1], argc);

        printf("%d %d, %ld %ld, %jd %jd\n", d.quot, d.rem, l.quot, l.rem, m.quot, m.rem);
    }
    read("0x7fz", 0);
    read("-0777", 0);
    read("zz", 36);
    read("99999999999999999999", 10);
    read("-99999999999999999999", 10);
    read("none", 10);
    printf("%" PRIuMAX " %" PRIdMAX "\n", strtoumax("18446744073709551615", NULL, 10), strtoimax("-9", NULL, 10));
    for (int i = 0; i < 7; i++)
        printf("%s\n", strerror(ERRORS[i]));
    for (double x = 0; x < 4 * argc; x++) {
        double s, c;

        s = sin(x);
        c = cos(x);
        printf("%.6f %.6f\n", s, c);
    }
    errno = ERANGE;
    perror("on standard error");
    return argv[argc] != NULL;
}
