// An exception that would leave a function which says that none does: std::terminate.
#include <stdio.h>

static int calls;

static void fail()
{
    calls++;
    throw calls;
}

static void promises() noexcept
{
    fail();
}

int main()
{
    printf("begin\n");
    fflush(stdout);
    try {
        promises();
    } catch (int) {
        printf("never\n");
    }
    return 0;
}
