// memcpy wants two places; memmove would do.
#include <string.h>

int main(void)
{
    char text[16] = "0123456789";
    char *from = text, *to = text + 2;

    memcpy(to, from, 8); // undefined: overlap
    return text[5];
}
