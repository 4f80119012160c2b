// Unions: a number seen as bytes and as halves, a float as its bits, a value with a tag.
#include <stdint.h>
#include <stdio.h>

typedef union Word {
    uint32_t whole;
    uint16_t halves[2];
    uint8_t bytes[4];
    float real;
} Word;

typedef struct Value {
    enum { INTEGER, REAL, TEXT } tag;
    union {
        long integer;
        double real;
        const char *text;
    };
} Value;

static void print(Value value)
{
    switch (value.tag) {
    case INTEGER:
        printf("integer %ld\n", value.integer);
        break;
    case REAL:
        printf("real %g\n", value.real);
        break;
    case TEXT:
        printf("text %s\n", value.text);
        break;
    }
}

static float fast_inverse_root(float x)
{
    Word word = { .real = x };

    word.whole = 0x5f3759df - (word.whole >> 1);
    return word.real * (1.5f - 0.5f * x * word.real * word.real);
}

int main(void)
{
    Word word = { .whole = 0x11223344 };
    Value values[] = { { INTEGER, { .integer = -9 } }, { REAL, { .real = 2.5 } }, { TEXT, { .text = "words" } } };

    printf("%x %x %x %x | %x %x\n", word.bytes[0], word.bytes[1], word.bytes[2], word.bytes[3], word.halves[0],
           word.halves[1]);
    word.bytes[3] = 0xff;
    printf("%x\n", word.whole);
    word.real = -1.0f;
    printf("%x %g\n", word.whole, word.real);
    for (int i = 0; i < 3; i++)
        print(values[i]);
    printf("%.6f\n", fast_inverse_root(4.0f));
    return 0;
}
