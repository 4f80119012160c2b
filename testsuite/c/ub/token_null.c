// There is no string to go on with.
#include <string.h>

int main(void)
{
    char *rest = NULL;

    return strtok_r(NULL, " ", &rest) != NULL; // undefined: has no string to go on with
}
