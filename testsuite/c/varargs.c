// Arguments of a variable number: integers and floats past the registers, structs, a list handed on, copied.
#include <stdarg.h>
#include <stdio.h>

typedef struct Pair {
    int first;
    double second;
} Pair;

typedef struct Large {
    long parts[5];
} Large;

static long sum(int count, ...)
{
    va_list list;
    long total = 0;

    va_start(list, count);
    while (count--)
        total += va_arg(list, int);
    va_end(list);
    return total;
}

static double mixed(const char *kinds, ...)
{
    va_list list;
    double total = 0;

    va_start(list, kinds);
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i':
            total += va_arg(list, int);
            break;
        case 'l':
            total += (double)va_arg(list, long);
            break;
        case 'd':
            total += va_arg(list, double);
            break;
        case 'p': {
            Pair pair = va_arg(list, Pair);

            total += pair.first + pair.second;
            break;
        }
        case 'L': {
            Large large = va_arg(list, Large);

            for (int i = 0; i < 5; i++)
                total += (double)large.parts[i];
            break;
        }
        case 's':
            total += *va_arg(list, const char *);
            break;
        }
    va_end(list);
    return total;
}

static void say(const char *format, va_list list)
{
    vprintf(format, list);
}

static void twice(const char *format, ...)
{
    va_list list, again;

    va_start(list, format);
    va_copy(again, list);
    say(format, list);
    say(format, again);
    va_end(again);
    va_end(list);
}

int main(void)
{
    Pair pair = { 3, 0.25 };
    Large large = { { 1, 2, 3, 4, 5 } };

    printf("%ld %ld\n", sum(3, 1, 2, 3), sum(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    printf("%g\n", mixed("idlidlidl", 1, 0.5, 2L, 3, 1.5, 4L, 5, 2.5, 6L));
    printf("%g\n", mixed("dddddddddd", 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0));
    printf("%g\n", mixed("pispL", pair, 7, "A", pair, large));
    twice("%d %s %.1f|", 1, "two", 3.0);
    printf("\n");
    return 0;
}
