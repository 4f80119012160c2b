// A number where no number can stand.
#include <stdlib.h>

int main(void)
{
    char *bytes = calloc(16, 1);
    int *number = (int *)(bytes + 1);

    return *number; // undefined: align
}
