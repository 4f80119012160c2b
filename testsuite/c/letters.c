/* Letters of either case, numbers of single precision, memory at an alignment. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

int main(void)
{
    static const char *const WORDS[] = { "Apple", "apple", "APPLY", "b", "" };
    void *room = NULL;
    char *end;

    for (int i = 0; i < 5; i++)
        for (int k = 0; k < 5; k++)
            printf("%2d %2d %2d\n", sign(strcasecmp(WORDS[i], WORDS[k])),
                   sign(strncasecmp(WORDS[i], WORDS[k], 4)), sign(strcoll(WORDS[i], WORDS[k])));
    printf("%.9g", strtof("0.1f", &end));
    printf(" %s\n", end);
    printf("%.9g %.9g\n", strtof("16777217", NULL), strtof("1e39", NULL));
    if (posix_memalign(&room, 256, 40) == 0) {
        memset(room, 'x', 39);
        ((char *)room)[39] = 0;
        printf("%d %s\n", (int)((uintptr_t)room % 256), (char *)room);
    }
    free(room);
    printf("%d\n", posix_memalign(&room, 24, 8) != 0);
    return 0;
}
