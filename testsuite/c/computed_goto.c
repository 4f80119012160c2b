/* Computed goto: an interpreter whose operations jump to each other by a table of labels. */
#include <stdio.h>

enum { PUSH, ADD, MULTIPLY, DUPLICATE, SWAP, PRINT, JUMP_IF, STOP };

static int run(const signed char *code)
{
    static void *const labels[] = { &&push,      &&add,  &&multiply, &&duplicate,
                                    &&exchange, &&print, &&jump_if,  &&stop };
    int stack[16], top = 0, steps = 0;

#define NEXT() do { steps++; goto *labels[*code++]; } while (0)
    NEXT();
push:
    stack[top++] = *code++;
    NEXT();
add:
    top--;
    stack[top - 1] += stack[top];
    NEXT();
multiply:
    top--;
    stack[top - 1] *= stack[top];
    NEXT();
duplicate:
    stack[top] = stack[top - 1];
    top++;
    NEXT();
exchange: {
    int upper = stack[top - 1];

    stack[top - 1] = stack[top - 2];
    stack[top - 2] = upper;
    NEXT();
}
print:
    printf("%d\n", stack[--top]);
    NEXT();
jump_if: {
    int distance = *code++;

    if (stack[top - 1])
        code += distance;
    NEXT();
}
stop:
    return steps;
}

int main(void)
{
    static const signed char program[] = { PUSH, 5,   DUPLICATE, PRINT, PUSH,     -1,        ADD,   JUMP_IF,
                                           -7,   PUSH, 6,        SWAP,  PUSH,     7,         MULTIPLY, ADD,
                                           DUPLICATE, MULTIPLY, PRINT, STOP };

    printf("%d steps\n", run(program));
    return 0;
}
