// setjmp and longjmp: out of deep calls, out of a comparison, as exceptions within each other, and again and again.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static jmp_buf top, many[3];

static int depth(int n)
{
    int own[4] = {n};

    if (n == 0)
        longjmp(top, 0); // setjmp gives 1
    return depth(n - 1) + own[0];
}

static int compare(const void *a, const void *b)
{
    static int calls;

    if (++calls == 5)
        longjmp(top, 3);
    return *(const int *)a - *(const int *)b;
}

typedef struct Try {
    jmp_buf env;
    struct Try *outer;
} Try;

static Try *tries;

static void raise_error(int code)
{
    Try *innermost = tries;

    if (!innermost) {
        printf("nobody catches %d\n", code);
        exit(0);
    }
    tries = innermost->outer;
    longjmp(innermost->env, code);
}

static int attempt(int n)
{
    Try here = {.outer = tries};
    volatile int state = 0;
    int code;

    tries = &here;
    code = setjmp(here.env);
    if (code == 0) {
        state = 1;
        if (n > 3)
            raise_error(n);
        state = 2;
        tries = here.outer;
        return n * 10;
    }
    printf("caught %d in state %d\n", code, state);
    if (code > 5)
        raise_error(code - 1);
    return code;
}

int main(void)
{
    int numbers[] = {5, 3, 1, 4, 2, 9, 8}, sum = 0, got;
    volatile long total = 0;
    volatile int i;
    sigjmp_buf with_signals;
    Try outer = {.outer = NULL};

    if ((got = setjmp(top)) == 0)
        depth(20);
    printf("back with %d\n", got);
    if ((got = setjmp(top)) == 0)
        qsort(numbers, 7, sizeof *numbers, compare);
    printf("sorting ended with %d\n", got);
    for (i = 0; i < 3; i++) {
        got = setjmp(many[i]);
        if (got) {
            printf("the buffer %d with %d\n", (int)i, got);
            break;
        }
    }
    if (!got) {
        i = 7;
        longjmp(many[1], 9);
    }
    for (int k = 0; k < 6; k++)
        sum += attempt(k);
    printf("%d\n", sum);
    tries = &outer;
    if (!setjmp(outer.env))
        attempt(8);
    else
        puts("the outer one");
    if (!sigsetjmp(with_signals, 1))
        siglongjmp(with_signals, 4);
    for (int k = 0; k < 2000; k++) {
        if ((got = setjmp(top)) == 0)
            depth(3);
        else
            total += got;
    }
    printf("%ld\n", total);
    raise_error(1);
    return 1;
}
