// Functions in tables, as arguments, as results, in structs that stand for objects.
#include <stdio.h>
#include <string.h>

typedef int (*Operator)(int, int);

static int add(int a, int b)
{
    return a + b;
}

static int subtract(int a, int b)
{
    return a - b;
}

static int multiply(int a, int b)
{
    return a * b;
}

static const struct {
    const char *name;
    Operator apply;
} OPERATORS[] = { { "add", add }, { "subtract", subtract }, { "multiply", multiply } };

static Operator named(const char *name)
{
    for (size_t i = 0; i < sizeof OPERATORS / sizeof *OPERATORS; i++)
        if (strcmp(OPERATORS[i].name, name) == 0)
            return OPERATORS[i].apply;
    return NULL;
}

static int fold(Operator apply, int start, const int *values, int count)
{
    for (int i = 0; i < count; i++)
        start = apply(start, values[i]);
    return start;
}

typedef struct Shape Shape;
struct Shape {
    double (*area)(const Shape *self);
    double a, b;
};

static double rectangle(const Shape *self)
{
    return self->a * self->b;
}

static double triangle(const Shape *self)
{
    return self->a * self->b / 2;
}

int main(void)
{
    static const int VALUES[] = { 1, 2, 3, 4, 5 };
    Shape shapes[] = { { rectangle, 2, 3 }, { triangle, 2, 3 } };
    int (*const *table)(int, int) = &OPERATORS[0].apply;

    printf("%d %d %d\n", fold(add, 0, VALUES, 5), fold(multiply, 1, VALUES, 5), fold(named("subtract"), 100, VALUES, 5));
    printf("%d %d\n", named("divide") == NULL, named("add") == add);
    for (int i = 0; i < 2; i++)
        printf("%.2f\n", shapes[i].area(&shapes[i]));
    printf("%d %d\n", (*table)(20, 22), (**named("multiply"))(6, 7));
    return 0;
}
