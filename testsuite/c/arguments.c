// The arguments that the program is given.
// argv: one two --flag=3 -7
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int total = 0;

    printf("%d %d\n", argc, argv[argc] == NULL);
    for (int i = 1; i < argc; i++) {
        const char *equals = strchr(argv[i], '=');

        printf("%d: %s (%zu)\n", i, argv[i], strlen(argv[i]));
        if (equals)
            total += atoi(equals + 1);
        else if (argv[i][0] == '-')
            total += atoi(argv[i]);
    }
    printf("%d\n", total);
    argv[1][0] = 'O';
    puts(argv[1]);
    return argv[0] == NULL;
}
