// qsort calls a comparison that takes one argument.
#include <stdlib.h>

static int order(const void *only)
{
    return *(const int *)only;
}

int main(void)
{
    int numbers[3] = { 3, 1, 2 };

    qsort(numbers, 3, sizeof *numbers, (int (*)(const void *, const void *))order); // undefined: types that are not its own
    return numbers[0];
}
