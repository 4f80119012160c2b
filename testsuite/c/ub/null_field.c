// A field of nothing is written.
#include <stddef.h>

struct Node {
    int value;
    struct Node *next;
};

int main(void)
{
    struct Node *node = NULL;

    node->value = 1; // undefined: null
    return 0;
}
