// A buffer that setjmp did not fill.
#include <setjmp.h>

static jmp_buf here;

int main(void)
{
    longjmp(here, 1); // undefined: was not filled by setjmp
}
