// Text taken apart and put together: strtok_r within strtok_r, strsep, memccpy, stpcpy, strsep, searches.
#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void table(void)
{
    char text[] = "a=1,2;b=3;;c=4,5,6;";
    char *rows, *cells;

    for (char *row = strtok_r(text, ";", &rows); row; row = strtok_r(NULL, ";", &rows)) {
        char *name = strtok_r(row, "=", &cells);
        int sum = 0;

        for (char *cell = strtok_r(NULL, ",", &cells); cell; cell = strtok_r(NULL, ",", &cells))
            sum += atoi(cell);
        printf("%s adds up to %d\n", name, sum);
    }
}

static void fields(void)
{
    char line[] = "root:x:0::/root:/bin/sh", *rest = line, *field;

    while ((field = strsep(&rest, ":")))
        printf("[%s]", field);
    printf("%s\n", rest ? "more" : "");
}

static char *joined(const char *const *words, size_t count)
{
    size_t size = 1;
    char *text, *end;

    for (size_t i = 0; i < count; i++)
        size += strlen(words[i]) + 1;
    end = text = malloc(size);
    for (size_t i = 0; i < count; i++)
        end = stpcpy(stpcpy(end, i ? " " : ""), words[i]);
    return text;
}

static void classes(void)
{
    static int (*const IS[])(int) = {isalpha, isblank, iscntrl, isgraph, ispunct, isxdigit};
    int counts[6] = {0};

    for (int c = -1; c < 256; c++)
        for (int i = 0; i < 6; i++)
            counts[i] += IS[i](c) != 0;
    for (int i = 0; i < 6; i++)
        printf("%d ", counts[i]);
    printf("\n");
}

int main(void)
{
    static const char *const WORDS[] = {"to", "be", "or", "not"};
    char *text = joined(WORDS, 4), part[8] = "........", *end = memccpy(part, text, 'b', sizeof part);

    table();
    fields();
    printf("%s: %zu %zu\n", text, strspn(text, "to be"), strcspn(text, "n"));
    printf("%.*s, %d behind\n", (int)(end - part), part, (int)(end - part));
    printf("%d\n", memccpy(part, "none", 'z', 4) == NULL);
    printf("%s %s\n", strpbrk(text, "rn"), strrchr(text, 'o'));
    *(char *)mempcpy(part, "1234", 4) = 0;
    printf("%s\n", part);
    classes();
    free(text);
    return 0;
}
