// A list is freed, and the way to the next is in what is gone.
#include <stdlib.h>

struct Node {
    struct Node *next;
};

int main(void)
{
    struct Node *list = NULL;

    for (int i = 0; i < 3; i++) {
        struct Node *node = malloc(sizeof *node);

        node->next = list;
        list = node;
    }
    for (struct Node *node = list; node; node = node->next) // undefined: after it was freed
        free(node);
    return 0;
}
