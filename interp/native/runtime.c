#include "interp/native/runtime.h"

#include "interp/native/complex.h"
#include "interp/native/float16.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

/* A block of the heap: this header, the guard, the bytes, the guard. */
typedef struct Block {
    struct Block *previous;
    uint64_t size;
    uint64_t state;
} Block;

enum { GUARD = 32, GUARD_BYTE = 0xA5 };
#define STATE_USED UINT64_C(0x5ee0b10c0a110ca7)
#define STATE_FREE UINT64_C(0x5ee0b10c0000f4ee)
static struct {
    unsigned char *start, *next, *touched;
    Block *last;
} heap;

static jmp_buf end;
static char last_words[4096];
static Observed *observer;

static _Noreturn void leave(WireStatus status)
{
    longjmp(end, (int)status);
}

static void make_heap(void)
{
    void *space = mmap(NULL, RUNTIME_HEAP_BYTES, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    if (space == MAP_FAILED)
        leave(WIRE_NO_ROOM);
    heap.start = heap.next = space;
}

static unsigned char *bytes_of(Block *block)
{
    return (unsigned char *)(block + 1) + GUARD;
}

static Block *block_of(void *pointer)
{
    return (Block *)((unsigned char *)pointer - GUARD) - 1;
}

static void *allocate(uint64_t alignment, uint64_t size)
{
    const uint64_t before = sizeof(Block) + GUARD;
    uintptr_t at;
    Block *block;

    if (!heap.start)
        make_heap();
    if (alignment < 16)
        alignment = 16;
    at = ((uintptr_t)heap.next + before + alignment - 1) & ~(uintptr_t)(alignment - 1);
    if (size > RUNTIME_HEAP_BYTES || at + size + GUARD > (uintptr_t)heap.start + RUNTIME_HEAP_BYTES)
        leave(WIRE_NO_ROOM);
    block = block_of((void *)at);
    *block = (Block){ heap.last, size, STATE_USED };
    memset(block + 1, GUARD_BYTE, GUARD);
    memset((unsigned char *)at + size, GUARD_BYTE, GUARD);
    heap.last = block;
    heap.next = (unsigned char *)at + size + GUARD;
    if (heap.next > heap.touched)
        heap.touched = heap.next;
    return (void *)at;
}

static bool is_block(const void *pointer)
{
    const unsigned char *at = pointer;

    return heap.start && at >= heap.start + sizeof(Block) + GUARD && at < heap.next
           && block_of((void *)pointer)->state == STATE_USED;
}

static bool guards_hold(Block *block)
{
    const unsigned char *before = (unsigned char *)(block + 1);
    const unsigned char *behind = bytes_of(block) + block->size;

    for (int i = 0; i < GUARD; i++)
        if (before[i] != GUARD_BYTE || behind[i] != GUARD_BYTE)
            return false;
    return true;
}

static void *rt_malloc(uint64_t size)
{
    return allocate(16, size);
}

static void *rt_aligned_alloc(uint64_t alignment, uint64_t size)
{
    return allocate(alignment, size);
}

static void *rt_calloc(uint64_t count, uint64_t size)
{
    uint64_t bytes;

    if (__builtin_mul_overflow(count, size, &bytes))
        leave(WIRE_NO_ROOM);
    return memset(allocate(16, bytes), 0, bytes);
}

/* The last block's room is used again, so that a loop that allocates and frees takes no more. */
static void rt_free(void *pointer)
{
    Block *block;

    if (!pointer)
        return;
    if (!is_block(pointer))
        leave(WIRE_BAD_FREE);
    block = block_of(pointer);
    if (!guards_hold(block))
        leave(WIRE_WROTE_OUTSIDE);
    block->state = STATE_FREE;
    while (heap.last && heap.last->state == STATE_FREE) {
        heap.next = (unsigned char *)heap.last;
        heap.last = heap.last->previous;
    }
}

static void *rt_realloc(void *pointer, uint64_t size)
{
    void *moved;

    if (!pointer)
        return allocate(16, size);
    if (!is_block(pointer))
        leave(WIRE_BAD_FREE);
    moved = allocate(16, size);
    memcpy(moved, pointer, block_of(pointer)->size < size ? block_of(pointer)->size : size);
    rt_free(pointer);
    return moved;
}

static void rt_abort(void)
{
    leave(WIRE_TRAPPED);
}

/* Assertions tell their message this way before they abort: it is no output of the program's. */
static int rt_puts(const char *message)
{
    snprintf(last_words, sizeof last_words, "%s", message);
    return 0;
}

/* An optimiser's `puts` of nothing. */
static int rt_putchar(int byte)
{
    return byte;
}

/* Called by the body of WIRE_OBSERVER with the words of what it was handed. */
static void rt_observe(const uint64_t *words, uint64_t count)
{
    if (!observer)
        return;
    if (observer->len + count > observer->cap)
        leave(WIRE_CUT);
    memcpy(observer->words + observer->len, words, count * sizeof *words);
    observer->len += count;
    if (++observer->calls == observer->most)
        leave(WIRE_CUT);
}

void runtime_define(Jit *jit)
{
    jit_define(jit, "malloc", (void *)rt_malloc);
    jit_define(jit, "aligned_alloc", (void *)rt_aligned_alloc);
    jit_define(jit, "calloc", (void *)rt_calloc);
    jit_define(jit, "realloc", (void *)rt_realloc);
    jit_define(jit, "free", (void *)rt_free);
    jit_define(jit, "abort", (void *)rt_abort);
    jit_define(jit, "puts", (void *)rt_puts);
    jit_define(jit, "putchar", (void *)rt_putchar);
    jit_define(jit, "mlir_interp_observed", (void *)rt_observe);
    float16_define(jit);
    complex_define(jit);
}

static WireStatus look_at_guards(void)
{
    for (Block *block = heap.last; block; block = block->previous)
        if (!guards_hold(block))
            return WIRE_WROTE_OUTSIDE;
    return WIRE_RETURNED;
}

WireStatus runtime_call(Wrapper *wrapper, void *function, const uint64_t *in, uint64_t *out,
                        Observed *observed)
{
    int status;

    observer = observed;
    *last_words = 0;
    status = setjmp(end);
    if (status)
        return (WireStatus)status;
    wrapper(function, in, out);
    return look_at_guards();
}

const char *runtime_last_words(void)
{
    return last_words;
}

/* What a call touched of the heap goes back to the system when it is much. */
void runtime_release(void)
{
    enum { KEEP = 1 << 20 };

    if (heap.touched > heap.start + KEEP) {
        madvise(heap.start + KEEP, (size_t)(heap.touched - heap.start - KEEP), MADV_DONTNEED);
        heap.touched = heap.start + KEEP;
    }
    heap.next = heap.start;
    heap.last = NULL;
}
