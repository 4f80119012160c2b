// A queue by priority, in an array that grows; who came first among equals leaves first.
#include <stdio.h>
#include <stdlib.h>

typedef struct Task {
    int priority;
    unsigned order;
    char name[8];
} Task;

typedef struct Heap {
    Task *tasks;
    size_t count, room;
    unsigned orders;
} Heap;

static int before(const Task *a, const Task *b)
{
    return a->priority != b->priority ? a->priority > b->priority : a->order < b->order;
}

static void push(Heap *heap, int priority, const char *name)
{
    size_t at = heap->count++;
    Task task = { priority, heap->orders++, "" };

    snprintf(task.name, sizeof task.name, "%s", name);
    if (at == heap->room) {
        heap->room = heap->room ? heap->room * 2 : 2;
        heap->tasks = realloc(heap->tasks, heap->room * sizeof *heap->tasks);
    }
    for (; at && before(&task, &heap->tasks[(at - 1) / 2]); at = (at - 1) / 2)
        heap->tasks[at] = heap->tasks[(at - 1) / 2];
    heap->tasks[at] = task;
}

static Task pop(Heap *heap)
{
    Task first = heap->tasks[0], last = heap->tasks[--heap->count];
    size_t at = 0, child;

    while ((child = 2 * at + 1) < heap->count) {
        if (child + 1 < heap->count && before(&heap->tasks[child + 1], &heap->tasks[child]))
            child++;
        if (!before(&heap->tasks[child], &last))
            break;
        heap->tasks[at] = heap->tasks[child];
        at = child;
    }
    heap->tasks[at] = last;
    return first;
}

int main(void)
{
    static const char *const NAMES[] = { "wash", "cook", "sleep", "a very long name", "read", "walk", "sing" };
    Heap heap = { 0 };

    for (int i = 0; i < 7; i++)
        push(&heap, i * 5 % 4, NAMES[i]);
    while (heap.count) {
        Task task = pop(&heap);

        printf("%d %s\n", task.priority, task.name);
    }
    free(heap.tasks);
    return 0;
}
