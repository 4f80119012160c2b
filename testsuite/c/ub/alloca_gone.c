// Memory of a call that is over.
#include <alloca.h>

static char *name(void)
{
    char *text = alloca(8);

    text[0] = 'x';
    return text;
}

int main(void)
{
    char *text = name();

    return text[0]; // undefined: after
}
