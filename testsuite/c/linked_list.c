// A list on the heap: pushed, reversed, sorted by merging, filtered through a pointer to the link, freed.
#include <stdio.h>
#include <stdlib.h>

typedef struct Node {
    int value;
    struct Node *next;
} Node;

static Node *push(Node *list, int value)
{
    Node *node = malloc(sizeof *node);

    if (!node)
        abort();
    node->value = value;
    node->next = list;
    return node;
}

static Node *reverse(Node *list)
{
    Node *done = NULL;

    while (list) {
        Node *next = list->next;

        list->next = done;
        done = list;
        list = next;
    }
    return done;
}

static Node *merge(Node *a, Node *b)
{
    Node first, *last = &first;

    while (a && b) {
        Node **least = a->value <= b->value ? &a : &b;

        last = last->next = *least;
        *least = (*least)->next;
    }
    last->next = a ? a : b;
    return first.next;
}

static Node *sort(Node *list)
{
    Node *slow = list, *fast = list ? list->next : NULL, *second;

    if (!fast)
        return list;
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
    }
    second = slow->next;
    slow->next = NULL;
    return merge(sort(list), sort(second));
}

static void keep_odd(Node **link)
{
    while (*link) {
        Node *node = *link;

        if (node->value % 2) {
            link = &node->next;
        } else {
            *link = node->next;
            free(node);
        }
    }
}

static void print(const char *what, const Node *list)
{
    printf("%s:", what);
    for (; list; list = list->next)
        printf(" %d", list->value);
    printf("\n");
}

int main(void)
{
    Node *list = NULL;

    for (int i = 0; i < 20; i++)
        list = push(list, i * 37 % 23 - 5);
    print("pushed", list);
    list = reverse(list);
    print("reversed", list);
    list = sort(list);
    print("sorted", list);
    keep_odd(&list);
    print("odd", list);
    while (list) {
        Node *next = list->next;

        free(list);
        list = next;
    }
    return 0;
}
