// What <stdio.h> and <string.h> become where the compiler knows how much room there is.
#define _FORTIFY_SOURCE 2
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char line[16];

static int format(char *to, size_t size, const char *text, ...)
{
    va_list list;
    int length;

    va_start(list, text);
    length = vsnprintf(to, size, text, list);
    va_end(list);
    return length;
}

__attribute__((noinline)) static void copy(const char *text, size_t count)
{
    char own[8];

    memcpy(own, text, count);
    own[count < 8 ? count : 7] = 0;
    printf("%s\n", own);
}

int main(int argc, char **argv)
{
    const char *text = argc > 5 ? argv[1] : "a line";

    printf("%d\n", snprintf(line, sizeof line, "%s of %d letters", text, 16));
    fprintf(stdout, "%s\n", line);
    printf("%d\n", sprintf(line, "%s, %c", text, 'x'));
    strcpy(line, text);
    strncat(line, "............", (size_t)argc + 2);
    strcat(line, text + 3);
    puts(line);
    printf("%d %s\n", format(line, 9, "<%5.1f|%s>", 2.25, text), line);
    memset(line, '-', (size_t)argc + 4);
    memmove(line + 2, line, strlen(line) - 2);
    stpcpy(strncpy(line, text, (size_t)argc + 1) + 4, "ok");
    puts(line);
    copy(text, (size_t)argc + 5);
    return 0;
}
