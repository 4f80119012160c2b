#include "interp/library/library.h"

#include <pthread.h>
#include <sys/mman.h>

enum { RESERVE = 1 << 20 };

typedef struct Task {
    void (*function)(void *argument);
    void *argument;
    const char *limit;
} Task;

static _Thread_local const char *limit;

static void *start(void *argument)
{
    Task *task = argument;

    limit = task->limit;
    task->function(task->argument);
    return NULL;
}

static bool run_on(char *stack, size_t size, Task *task)
{
    pthread_attr_t attr;
    pthread_t thread;
    bool good;

    task->limit = stack + RESERVE;
    pthread_attr_init(&attr);
    pthread_attr_setstack(&attr, stack, size);
    good = pthread_create(&thread, &attr, start, task) == 0;
    if (good)
        pthread_join(thread, NULL);
    pthread_attr_destroy(&attr);
    return good;
}

/* Address space alone: pages are the system's until they are touched. Who calls from such a stack
 * stays there. */
void stack_run(void (*function)(void *argument), void *argument)
{
    Task task = { .function = function, .argument = argument };

    for (size_t size = limit ? 0 : (size_t)1 << 30; size >= (size_t)1 << 24; size /= 2) {
        void *stack = mmap(NULL, size, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        bool good = stack != MAP_FAILED && run_on(stack, size, &task);

        if (stack != MAP_FAILED)
            munmap(stack, size);
        if (good)
            return;
    }
    function(argument);
}

const char *stack_limit(void)
{
    return limit;
}
