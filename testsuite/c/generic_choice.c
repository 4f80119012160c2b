// _Generic, macros that make functions, statements as expressions, enums as sizes, thread-local variables.
#include <stdio.h>

#define NAME(x) _Generic((x), int: "int", double: "double", char *: "string", const int *: "numbers", default: "other")

#define DEFINE_STACK(Type)                                                                                             \
    typedef struct Type##Stack {                                                                                       \
        Type items[8];                                                                                                 \
        int count;                                                                                                     \
    } Type##Stack;                                                                                                     \
    static void Type##_push(Type##Stack *stack, Type item)                                                             \
    {                                                                                                                  \
        stack->items[stack->count++] = item;                                                                           \
    }                                                                                                                  \
    static Type Type##_pop(Type##Stack *stack)                                                                         \
    {                                                                                                                  \
        return stack->items[--stack->count];                                                                           \
    }

DEFINE_STACK(int)
DEFINE_STACK(double)

enum Colour { RED, GREEN = 5, BLUE, COLOURS };

static const char *const COLOUR_NAMES[COLOURS] = { [RED] = "red", [GREEN] = "green", [BLUE] = "blue" };
static _Thread_local int calls = 3;

static int called(void)
{
    return ++calls;
}

int main(void)
{
    intStack whole = { .count = 0 };
    doubleStack real = { .count = 0 };
    const int *none = NULL;

    for (int i = 0; i < 5; i++) {
        int_push(&whole, i);
        double_push(&real, i / 2.0);
    }
    printf("%d %g %d\n", int_pop(&whole), double_pop(&real), whole.count);
    printf("%s %s %s %s %s\n", NAME(1), NAME(1.0), NAME((char *)0), NAME(none), NAME(1L));
    printf("%s %s %d\n", COLOUR_NAMES[GREEN], COLOUR_NAMES[BLUE], COLOURS);
    called();
    printf("%d\n", called());
    return 0;
}
