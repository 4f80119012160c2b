// What glibc has besides C.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *joined(const char *format, ...)
{
    va_list list;
    char *text;

    va_start(list, format);
    if (vasprintf(&text, format, list) < 0)
        text = NULL;
    va_end(list);
    return text;
}

int main(void)
{
    const char *path = "a/b.c/d.e";
    unsigned seed = 7;
    int *numbers = reallocarray(NULL, 3, sizeof *numbers);
    char *text, *more;
    int length = asprintf(&text, "%2$s-%1$d", 7, "seven");

    printf("%d %s\n", length, text);
    more = joined("%s, %s", text, text);
    printf("%s\n", more);
    printf("%s %d\n", strchrnul(path, '.'), *strchrnul(path, '!'));
    printf("%s %s\n", (char *)memrchr(path, '/', strlen(path)), strcasestr(path, "C/D"));
    for (int i = 0; i < 3; i++)
        numbers[i] = rand_r(&seed);
    printf("%d %d %d\n", numbers[0], numbers[1], numbers[2]);
    printf("%'d\n", 1234567);
    free(numbers);
    free(text);
    free(more);
    return 0;
}
