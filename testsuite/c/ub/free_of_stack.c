// What is freed never was on the heap.
#include <stdlib.h>

int main(void)
{
    int local = 1, *at = &local;

    free(at); // undefined: not on the heap
    return 0;
}
