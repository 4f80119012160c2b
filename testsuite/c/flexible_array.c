// A struct that ends in an array of any length, allocated with its header, copied as a whole.
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Packet {
    unsigned short length;
    unsigned char kind;
    unsigned char data[];
} Packet;

static Packet *packet(unsigned char kind, const void *data, size_t length)
{
    Packet *made = malloc(offsetof(Packet, data) + length);

    made->kind = kind;
    made->length = (unsigned short)length;
    memcpy(made->data, data, length);
    return made;
}

static Packet *copy(const Packet *packet)
{
    size_t size = offsetof(Packet, data) + packet->length;

    return memcpy(malloc(size), packet, size);
}

static unsigned checksum(const Packet *packet)
{
    unsigned sum = packet->kind;

    for (unsigned i = 0; i < packet->length; i++)
        sum = sum * 31 + packet->data[i];
    return sum;
}

int main(void)
{
    Packet *a = packet(7, "payload", 8), *b = copy(a);

    b->data[0] = 'P';
    printf("%s %s %u %u %zu\n", (char *)a->data, (char *)b->data, checksum(a), checksum(b), sizeof(Packet));
    free(a);
    free(b);
    return 0;
}
