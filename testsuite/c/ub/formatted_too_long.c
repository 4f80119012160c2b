// Text that is longer than the room for it: the report names the function of the library that writes it.
#include <stdio.h>

int main(void)
{
    char label[8];

    sprintf(label, "row %d, %ld", 12, 34L); // undefined: out of the bounds of its allocation, which has 8 bytes (in @sprintf)
    printf("%s\n", label);
    return 0;
}
