// Nobody catches it: std::terminate, and nothing on the way is destroyed.
#include <stdio.h>

struct Noisy {
    ~Noisy() { printf("never\n"); fflush(stdout); }
};

static void leave(int number)
{
    Noisy noisy;

    throw number;
}

int main()
{
    try {
        leave(4);
    } catch (const char *) {
        printf("never\n");
    } catch (int) {
        printf("once\n");
        fflush(stdout);
    }
    try {
        leave(5);
    } catch (double) {
        printf("never\n");
    }
    return 0;
}
