// %f of a whole number.
#include <stdio.h>

int main(void)
{
    printf("%f\n", 3); // undefined: the conversion %f wants a double
    return 0;
}
