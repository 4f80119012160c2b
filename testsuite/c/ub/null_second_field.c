// A member of what a null pointer points to: the report tells of null, though what is read is not at address 0.
#include <stdio.h>

struct pair {
    int first, second;
};

static struct pair *find(int key)
{
    static struct pair only = { 1, 2 };

    return key > 3 ? NULL : &only;
}

int main(void)
{
    struct pair *found = find(5);

    printf("%d\n", found->second); // undefined: it was computed from null
    return 0;
}
