#include "interp/console/big_stack.h"

#include <malloc.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/resource.h>

enum { RESERVE = 1 << 20 };

static const char *limit;

typedef struct Task {
    int (*function)(void *argument);
    void *argument;
    int status;
} Task;

static void *start(void *task)
{
    Task *t = task;

    t->status = t->function(t->argument);
    return NULL;
}

/* Of the stack that the process began with. */
static const char *own_limit(void)
{
    const char *top = __builtin_frame_address(0);
    struct rlimit size;

    if (getrlimit(RLIMIT_STACK, &size) != 0 || size.rlim_cur == RLIM_INFINITY)
        return NULL;
    return size.rlim_cur > 2 * RESERVE ? top - size.rlim_cur + RESERVE : top - size.rlim_cur / 2;
}

int big_stack_run(int (*function)(void *argument), void *argument)
{
    Task task = { function, argument, 0 };
    pthread_attr_t attr;
    pthread_t thread;

    /* The new thread's memory is the process's, which grows by so much at a time. */
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, 1 << 22);
    /* Address space alone: pages are the system's until they are touched. */
    for (size_t size = (size_t)8 << 30; size >= (size_t)1 << 24; size /= 2) {
        void *stack = mmap(NULL, size, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);

        if (stack == MAP_FAILED)
            continue;
        limit = (const char *)stack + RESERVE;
        pthread_attr_init(&attr);
        pthread_attr_setstack(&attr, stack, size);
        if (pthread_create(&thread, &attr, start, &task) == 0) {
            pthread_join(thread, NULL);
            pthread_attr_destroy(&attr);
            munmap(stack, size);
            return task.status;
        }
        pthread_attr_destroy(&attr);
        munmap(stack, size);
    }
    limit = own_limit();
    return function(argument);
}

const char *big_stack_limit(void)
{
    return limit;
}
