// Expressions: read by recursive descent into a tree, printed with parentheses, evaluated; errors by codes.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Node {
    char kind;
    long value;
    struct Node *left, *right;
} Node;

typedef struct Reader {
    const char *at;
    const char *error;
} Reader;

static Node *make(char kind, Node *left, Node *right)
{
    Node *node = malloc(sizeof *node);

    *node = (Node){ kind, 0, left, right };
    return node;
}

static Node *sum(Reader *r);

static Node *factor(Reader *r)
{
    Node *node;

    if (isdigit((unsigned char)*r->at)) {
        node = make('n', NULL, NULL);
        while (isdigit((unsigned char)*r->at))
            node->value = node->value * 10 + (*r->at++ - '0');
        return node;
    }
    if (*r->at == '-') {
        r->at++;
        return make('~', factor(r), NULL);
    }
    if (*r->at != '(') {
        r->error = "a number was expected";
        return make('n', NULL, NULL);
    }
    r->at++;
    node = sum(r);
    if (*r->at == ')')
        r->at++;
    else
        r->error = "a parenthesis was expected";
    return node;
}

static Node *product(Reader *r)
{
    Node *node = factor(r);

    while (*r->at == '*' || *r->at == '/' || *r->at == '%') {
        char kind = *r->at++;

        node = make(kind, node, factor(r));
    }
    return node;
}

static Node *sum(Reader *r)
{
    Node *node = product(r);

    while (*r->at == '+' || *r->at == '-') {
        char kind = *r->at++;

        node = make(kind, node, product(r));
    }
    return node;
}

static int evaluate(const Node *node, long *value)
{
    long a, b;

    if (node->kind == 'n') {
        *value = node->value;
        return 0;
    }
    if (evaluate(node->left, &a) != 0 || (node->right && evaluate(node->right, &b) != 0))
        return -1;
    switch (node->kind) {
    case '~':
        *value = -a;
        break;
    case '+':
        *value = a + b;
        break;
    case '-':
        *value = a - b;
        break;
    case '*':
        *value = a * b;
        break;
    default:
        if (b == 0)
            return -1;
        *value = node->kind == '/' ? a / b : a % b;
    }
    return 0;
}

static void print(const Node *node)
{
    if (node->kind == 'n') {
        printf("%ld", node->value);
        return;
    }
    putchar('(');
    if (node->kind == '~')
        putchar('-');
    print(node->left);
    if (node->right) {
        putchar(node->kind);
        print(node->right);
    }
    putchar(')');
}

static void release(Node *node)
{
    if (!node)
        return;
    release(node->left);
    release(node->right);
    free(node);
}

int main(void)
{
    static const char *const TEXTS[] = { "1+2*3", "(1+2)*3", "-7/2+-7%2", "10/(5-5)", "2*", "(1", "100-10-1" };

    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        Reader reader = { TEXTS[i], NULL };
        Node *node = sum(&reader);
        long value;

        print(node);
        if (reader.error)
            printf(" error: %s\n", reader.error);
        else if (evaluate(node, &value) != 0)
            printf(" cannot be computed\n");
        else
            printf(" = %ld\n", value);
        release(node);
    }
    return 0;
}
