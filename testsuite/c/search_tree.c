// A binary search tree: insertion, removal with two children, depth, walks in order and by level.
#include <stdio.h>
#include <stdlib.h>

typedef struct Tree Tree;
struct Tree {
    int key;
    Tree *left, *right;
};

static Tree *insert(Tree *tree, int key)
{
    if (!tree) {
        tree = calloc(1, sizeof *tree);
        tree->key = key;
    } else if (key < tree->key) {
        tree->left = insert(tree->left, key);
    } else if (key > tree->key) {
        tree->right = insert(tree->right, key);
    }
    return tree;
}

static Tree *take_least(Tree *tree, Tree **least)
{
    if (!tree->left) {
        *least = tree;
        return tree->right;
    }
    tree->left = take_least(tree->left, least);
    return tree;
}

static Tree *removed(Tree *tree, int key)
{
    Tree *other;

    if (!tree)
        return NULL;
    if (key != tree->key) {
        Tree **side = key < tree->key ? &tree->left : &tree->right;

        *side = removed(*side, key);
        return tree;
    }
    if (tree->left && tree->right) {
        Tree *right = take_least(tree->right, &other);

        other->left = tree->left;
        other->right = right;
    } else {
        other = tree->left ? tree->left : tree->right;
    }
    free(tree);
    return other;
}

static int depth(const Tree *tree)
{
    int left, right;

    if (!tree)
        return 0;
    left = depth(tree->left);
    right = depth(tree->right);
    return 1 + (left > right ? left : right);
}

static void in_order(const Tree *tree, void (*visit)(int key, void *state), void *state)
{
    if (!tree)
        return;
    in_order(tree->left, visit, state);
    visit(tree->key, state);
    in_order(tree->right, visit, state);
}

static void print_key(int key, void *state)
{
    int *count = state;

    printf("%s%d", (*count)++ ? ", " : "", key);
}

static void by_level(Tree *tree)
{
    Tree *queue[64];
    int head = 0, tail = 0;

    queue[tail++] = tree;
    while (head < tail) {
        Tree *next = queue[head++];

        printf("%d ", next->key);
        if (next->left)
            queue[tail++] = next->left;
        if (next->right)
            queue[tail++] = next->right;
    }
    printf("\n");
}

static void release(Tree *tree)
{
    if (tree) {
        release(tree->left);
        release(tree->right);
        free(tree);
    }
}

int main(void)
{
    static const int KEYS[] = { 50, 20, 70, 10, 30, 60, 80, 25, 35, 65, 20 };
    Tree *tree = NULL;
    int count = 0;

    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        tree = insert(tree, KEYS[i]);
    in_order(tree, print_key, &count);
    printf("\n%d keys, depth %d\n", count, depth(tree));
    tree = removed(tree, 20);
    tree = removed(tree, 50);
    tree = removed(tree, 99);
    by_level(tree);
    release(tree);
    return 0;
}
