// A word that does not fit.
#include <stdio.h>

int main(void)
{
    char word[4];

    sscanf("four", "%s", word); // undefined: 1 byte at offset 4 is out of the bounds
    return word[0];
}
