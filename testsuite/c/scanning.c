// sscanf: numbers of all bases and sizes, words, sets, counts, and where it stops.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct Record {
    char name[12];
    int day, month, year;
    double price;
} Record;

static int read_record(const char *line, Record *record)
{
    return sscanf(line, " %11[^,], %d/%d/%d , %lf", record->name, &record->day, &record->month, &record->year,
                  &record->price);
}

static int read_list(const char *text, const char *format, ...)
{
    va_list list;
    int got;

    va_start(list, format);
    got = vsscanf(text, format, list);
    va_end(list);
    return got;
}

static void numbers(void)
{
    unsigned u, o;
    short h;
    signed char hh;
    long l;
    long long ll;
    size_t z;
    int got, at = -1;

    got = sscanf("0x1f -5 127 -077 9000000000 12 777%", "%x %hd %hhd %li %lld %zu %o%%%n", &u, &h, &hh, &l, &ll, &z, &o, &at);
    printf("%d: %u %d %d %ld %lld %zu %u, %d read\n", got, u, h, hh, l, ll, z, o, at);
    got = sscanf("-1 +2 0b", "%u%i%i%n", &u, (int *)&o, &at, &at);
    printf("%d: %u %u %d\n", got, u, o, at);
    got = sscanf("123456", "%2d%1u%*1d%d", &at, &u, (int *)&o);
    printf("%d: %d %u %u\n", got, at, u, o);
}

static void floats(void)
{
    float f;
    double d, e;
    long double wide;
    int got = sscanf("3.5e2,1e-3 .25 -inf", "%f,%lf%Lf%lg", &f, &d, &wide, &e);

    printf("%d: %g %g %Lg %g\n", got, f, d, wide, e);
    got = sscanf("0x1.8p3 nan 12345", "%lf %lf %3lf", &d, &e, &d);
    printf("%d: %g %d\n", got, d, e != e);
}

static void words(void)
{
    char word[10], set[10], rest[10] = "", three[4] = "";
    int got = sscanf("hello ab-c]12", "%9s %9[]a-c-]%3c", word, set, three);

    printf("%d: '%s' '%s' '%s'\n", got, word, set, three);
    got = sscanf("  key = value # more", " %9[a-z] = %9[^# ]%*[ #]%9s", word, set, rest);
    printf("%d: '%s' '%s' '%s'\n", got, word, set, rest);
    got = sscanf("abcdefghijkl", "%4s%*2s%3s", word, set);
    printf("%d: '%s' '%s'\n", got, word, set);
}

static void stops(void)
{
    int a = 0, b = 0;

    printf("%d", sscanf("", "%d", &a));
    printf(" %d", sscanf("   ", "%d", &a));
    printf(" %d", sscanf("x", "%d", &a));
    printf(" %d", sscanf("5x", "%d%d", &a, &b));
    printf(" %d", sscanf("5,6", "%d;%d", &a, &b));
    printf(" %d", sscanf("5", "%*d%d", &a));
    printf(" %d", sscanf("-", "%d", &a));
    printf(" %d", sscanf("abc", "abd"));
    printf(" %d\n", read_list("3 x 4", "%d x %d", &a, &b));
    printf("%d %d\n", a, b);
    printf("%d %d %d\n", scanf("%d", &a), getchar(), feof(stdin) != 0);
}

int main(void)
{
    static const char *const LINES[] = {"apple, 1/2/2003, 4.50", "  pear tree,31/12/1999,0", "quince, 7/8", ""};
    Record record;

    for (int i = 0; i < 4; i++) {
        int got;

        memset(&record, 0, sizeof record);
        got = read_record(LINES[i], &record);
        printf("%d: '%s' %d %d %d %.2f\n", got, record.name, record.day, record.month, record.year, record.price);
    }
    numbers();
    floats();
    words();
    stops();
    return 0;
}
