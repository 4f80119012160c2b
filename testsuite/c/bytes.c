// memcpy, memmove, memset, memcmp, memchr on bytes and on what they make up.
#include <stdio.h>
#include <string.h>

int main(void)
{
    char text[32] = "0123456789";
    int numbers[4] = { 1, 2, 3, 4 }, copies[4];
    double real = 1.0;
    unsigned long bits;

    memmove(text + 3, text, 8);
    puts(text);
    memmove(text, text + 3, 8);
    puts(text);
    memset(text, 'x', 4);
    puts(text);
    memcpy(copies, numbers, sizeof copies);
    printf("%d %d\n", memcmp(copies, numbers, sizeof copies), copies[3]);
    copies[2] = 300;
    printf("%d %d\n", memcmp(copies, numbers, sizeof copies) > 0, memcmp("abc", "abd", 3) < 0);
    memcpy(&bits, &real, sizeof bits);
    printf("%lx\n", bits);
    printf("%td %d\n", (char *)memchr(text, '4', 10) - text, memchr(text, 'q', 10) == NULL);
    for (unsigned char *byte = (unsigned char *)numbers; byte < (unsigned char *)(numbers + 1); byte++)
        printf("%02x", *byte);
    printf("\n");
    return 0;
}
