// Numbers of any length, digits by nine in an array: factorials and Fibonacci numbers.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Number {
    uint32_t *parts;
    size_t count, room;
} Number;

enum { BASE = 1000000000 };

static void append(Number *n, uint32_t part)
{
    if (n->count == n->room) {
        n->room = n->room * 2 + 1;
        n->parts = realloc(n->parts, n->room * sizeof *n->parts);
    }
    n->parts[n->count++] = part;
}

static void multiply(Number *n, uint32_t by)
{
    uint64_t carry = 0;

    for (size_t i = 0; i < n->count; i++) {
        carry += (uint64_t)n->parts[i] * by;
        n->parts[i] = (uint32_t)(carry % BASE);
        carry /= BASE;
    }
    if (carry)
        append(n, (uint32_t)carry);
}

static void add(Number *to, const Number *n)
{
    uint32_t carry = 0;

    for (size_t i = 0; i < n->count || carry; i++) {
        if (i == to->count)
            append(to, 0);
        carry += to->parts[i] + (i < n->count ? n->parts[i] : 0);
        to->parts[i] = carry % BASE;
        carry /= BASE;
    }
}

static void print(const Number *n)
{
    printf("%u", n->parts[n->count - 1]);
    for (size_t i = n->count - 1; i-- > 0;)
        printf("%09u", n->parts[i]);
    printf("\n");
}

int main(void)
{
    Number factorial = { 0 }, a = { 0 }, b = { 0 };

    append(&factorial, 1);
    for (uint32_t i = 2; i <= 40; i++)
        multiply(&factorial, i);
    print(&factorial);
    append(&a, 0);
    append(&b, 1);
    for (int i = 0; i < 150; i += 2) {
        add(&a, &b);
        add(&b, &a);
    }
    print(&a);
    free(factorial.parts);
    free(a.parts);
    free(b.parts);
    return 0;
}
