// Strings, characters, pointers that are null, and what snprintf says of room.
#include <stdio.h>
#include <string.h>

int main(void)
{
    char small[8], unterminated[3] = { 'x', 'y', 'z' };
    int length;

    printf("[%s] [%10s] [%-10s] [%.3s] [%10.3s]\n", "string", "right", "left", "precision", "both");
    printf("[%.3s] [%.*s] [%s]\n", unterminated, 2, unterminated, "");
    printf("[%p] [%c%c%c]\n", (void *)0, 'a', '%', 'b');
    length = snprintf(small, sizeof small, "%d-%s", 12345, "overflow");
    printf("%d [%s] %zu\n", length, small, strlen(small));
    length = snprintf(NULL, 0, "%s and %s", "this", "that");
    printf("%d\n", length);
    length = sprintf(small, "%x", 0xabcdef);
    printf("%d %s\n", length, small);
    puts("a line");
    putchar('c');
    putchar('\n');
    fputs("to a stream\n", stdout);
    fprintf(stdout, "%s %d\n", "stream", 1);
    fprintf(stderr, "not compared %d\n", 2);
    fwrite("written\n", 1, 8, stdout);
    return 0;
}
