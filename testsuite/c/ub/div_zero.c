// The library divides as the language does.
#include <stdlib.h>

int main(int argc, char **argv)
{
    return ldiv(7, argc - 1).quot; // undefined: divides by zero
}
