// To return to a call in a function that has returned.
#include <setjmp.h>

static jmp_buf here;

static int mark(void)
{
    return setjmp(here);
}

int main(void)
{
    if (mark() == 0)
        longjmp(here, 1); // undefined: in a function that has returned
    return 0;
}
