// A character that is none: isalpha of a negative number.
#include <ctype.h>

int main(void)
{
    int c = -200;

    if (isalpha(c)) // undefined: poison
        return 1;
    return 2;
}
