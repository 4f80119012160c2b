// What was not found is read.
#include <string.h>

int main(void)
{
    char *found = strchr("text", 'z');

    return *found; // undefined: null
}
