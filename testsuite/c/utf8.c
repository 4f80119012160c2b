// Code points to bytes and back, with what is not well formed told by a negative number.
#include <stdio.h>
#include <string.h>

static int encode(unsigned code, char *to)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        to[0] = (char)(0xc0 | code >> 6);
        to[1] = (char)(0x80 | (code & 0x3f));
        return 2;
    }
    if (code < 0x10000) {
        to[0] = (char)(0xe0 | code >> 12);
        to[1] = (char)(0x80 | (code >> 6 & 0x3f));
        to[2] = (char)(0x80 | (code & 0x3f));
        return 3;
    }
    to[0] = (char)(0xf0 | code >> 18);
    to[1] = (char)(0x80 | (code >> 12 & 0x3f));
    to[2] = (char)(0x80 | (code >> 6 & 0x3f));
    to[3] = (char)(0x80 | (code & 0x3f));
    return 4;
}

static long decode(const unsigned char **at)
{
    unsigned char first = *(*at)++;
    int more = first < 0x80 ? 0 : first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : first >> 3 == 30 ? 3 : -1;
    long code = more < 0 ? -1 : more ? first & (0x3f >> more) : first;

    for (; more > 0; more--) {
        if (**at >> 6 != 2)
            return -2;
        code = code << 6 | (*(*at)++ & 0x3f);
    }
    return code;
}

int main(void)
{
    static const unsigned CODES[] = { 'A', 0xe9, 0x20ac, 0x1f600 };
    char text[32];
    int length = 0;
    const unsigned char *at = (const unsigned char *)text;

    for (int i = 0; i < 4; i++)
        length += encode(CODES[i], text + length);
    text[length] = '\0';
    printf("%s %zu\n", text, strlen(text));
    while (*at)
        printf("U+%04lX ", decode(&at));
    at = (const unsigned char *)"\xff\xc3(";
    while (*at)
        printf("%ld ", decode(&at));
    printf("\n");
    return 0;
}
