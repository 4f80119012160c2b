// Functions of <string.h> and <ctype.h> on text.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *upper(const char *text)
{
    char *copy = strdup(text);

    for (char *at = copy; *at; at++)
        *at = (char)toupper((unsigned char)*at);
    return copy;
}

int main(void)
{
    char path[] = "usr/local/share/man", buffer[32] = "start";
    char *word, *shouted = upper("mixed Case 42");

    printf("%zu %zu\n", strlen(path), strnlen(path, 5));
    printf("%d %d %d\n", strcmp("a", "b") < 0, strcmp("same", "same"), strncmp("prefix", "preface", 4));
    puts(strcat(buffer, " middle"));
    puts(strncat(buffer, " end and more", 4));
    puts(strncpy(buffer, "short", 31));
    printf("%s %s %s\n", strchr(path, '/'), strrchr(path, '/'), strstr(path, "share"));
    printf("%zu %zu %s\n", strspn("aabbc", "ab"), strcspn("hello world", " "), strpbrk("key=value", "=:"));
    for (word = strtok(path, "/"); word; word = strtok(NULL, "/"))
        printf("<%s>", word);
    printf("\n%s\n", shouted);
    printf("%d %d %ld %.2f\n", atoi("  -17abc"), isxdigit('f') != 0, strtol("ff", NULL, 16), atof("2.50"));
    free(shouted);
    return 0;
}
