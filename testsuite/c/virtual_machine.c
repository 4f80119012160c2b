// A machine with a stack, whose code is bytes: loops, calls, and an error that it stops at.
#include <stdio.h>
#include <string.h>

enum Code { HALT, PUSH, ADD, SUBTRACT, MULTIPLY, DUPLICATE, SWAP, JUMP_UNLESS, JUMP, LOAD, STORE, PRINT, DIVIDE };

typedef struct Machine {
    const signed char *code;
    int at, top;
    long stack[16], memory[4];
    const char *error;
} Machine;

static long pop(Machine *m)
{
    if (m->top == 0) {
        m->error = "the stack is empty";
        return 0;
    }
    return m->stack[--m->top];
}

static void push(Machine *m, long value)
{
    if (m->top == 16)
        m->error = "the stack is full";
    else
        m->stack[m->top++] = value;
}

static int step(Machine *m)
{
    long a, b;

    switch ((enum Code)m->code[m->at++]) {
    case HALT:
        return 0;
    case PUSH:
        push(m, m->code[m->at++]);
        break;
    case ADD:
        push(m, pop(m) + pop(m));
        break;
    case SUBTRACT:
        b = pop(m);
        push(m, pop(m) - b);
        break;
    case MULTIPLY:
        push(m, pop(m) * pop(m));
        break;
    case DIVIDE:
        b = pop(m);
        a = pop(m);
        if (b == 0)
            m->error = "division by zero";
        else
            push(m, a / b);
        break;
    case DUPLICATE:
        a = pop(m);
        push(m, a);
        push(m, a);
        break;
    case SWAP:
        b = pop(m);
        a = pop(m);
        push(m, b);
        push(m, a);
        break;
    case JUMP_UNLESS:
        a = m->code[m->at++];
        if (!pop(m))
            m->at += (int)a;
        break;
    case JUMP:
        a = m->code[m->at++];
        m->at += (int)a;
        break;
    case LOAD:
        push(m, m->memory[m->code[m->at++]]);
        break;
    case STORE:
        m->memory[m->code[m->at++]] = pop(m);
        break;
    case PRINT:
        printf("%ld ", pop(m));
        break;
    }
    return m->error == NULL;
}

static void run(const signed char *code)
{
    Machine m;
    int steps = 0;

    memset(&m, 0, sizeof m);
    m.code = code;
    while (step(&m))
        steps++;
    printf("(%d steps%s%s)\n", steps, m.error ? ", " : "", m.error ? m.error : "");
}

int main(void)
{
    static const signed char FACTORIAL[] = { PUSH,     10,    STORE, 0,    PUSH,  1,    STORE, 1,        LOAD,  0,
                                             JUMP_UNLESS, 16, LOAD,  1,    LOAD,  0,    MULTIPLY, STORE, 1,     LOAD,
                                             0,        PUSH,  1,     SUBTRACT, STORE, 0, JUMP, -20,      LOAD,  1,
                                             PRINT,    HALT };
    static const signed char DIVISION[] = { PUSH, 7, PUSH, 2, DIVIDE, PRINT, PUSH, 7, PUSH, 0, DIVIDE, PRINT, HALT };
    static const signed char EMPTY[] = { PUSH, 1, ADD, HALT };

    run(FACTORIAL);
    run(DIVISION);
    run(EMPTY);
    return 0;
}
