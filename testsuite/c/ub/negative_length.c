// A length that went below 0 becomes a huge one.
#include <string.h>

int main(void)
{
    char to[8] = { 0 }, from[8] = "short";
    int length = 2 - 3;

    memcpy(to, from, (size_t)length); // undefined: out of the bounds
    return to[0];
}
