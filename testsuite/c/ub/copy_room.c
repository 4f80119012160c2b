// A copy that ends at a character, which comes too late.
#include <string.h>

int main(void)
{
    char to[4];

    memccpy(to, "never there", 'z', 12); // undefined: 1 byte at offset 4 is out of the bounds
    return to[0];
}
