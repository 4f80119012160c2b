// A string that fills its array to the last.
#include <string.h>

int main(void)
{
    char letters[4] = { 'a', 'b', 'c', 'd' };

    return (int)strlen(letters); // undefined: out of the bounds
}
