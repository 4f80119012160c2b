// A ring of bytes: indices that wrap around, writing in part, reading what is there.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

typedef struct Ring {
    unsigned head, tail;
    unsigned char bytes[8];
} Ring;

static unsigned used(const Ring *ring)
{
    return ring->head - ring->tail;
}

static bool put(Ring *ring, unsigned char byte)
{
    if (used(ring) == sizeof ring->bytes)
        return false;
    ring->bytes[ring->head++ % sizeof ring->bytes] = byte;
    return true;
}

static int get(Ring *ring)
{
    return used(ring) ? ring->bytes[ring->tail++ % sizeof ring->bytes] : -1;
}

static size_t write(Ring *ring, const char *text)
{
    size_t count = 0;

    while (text[count] && put(ring, (unsigned char)text[count]))
        count++;
    return count;
}

int main(void)
{
    static Ring ring = { .head = -3u, .tail = -3u };
    int byte;

    printf("%zu ", write(&ring, "abcdef"));
    byte = get(&ring);
    printf("%c%c ", byte, get(&ring));
    printf("%zu %u: ", write(&ring, "ghijklm"), used(&ring));
    while ((byte = get(&ring)) >= 0)
        putchar(byte);
    printf(" %d\n", get(&ring));
    return 0;
}
