// A string that grows by realloc, joined from pieces and reversed; its own insertion with memmove.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Builder {
    char *data;
    size_t length, room;
} Builder;

static void reserve(Builder *b, size_t more)
{
    while (b->length + more + 1 > b->room) {
        b->room = b->room ? b->room * 2 : 8;
        b->data = realloc(b->data, b->room);
    }
}

static void add(Builder *b, const char *text)
{
    size_t length = strlen(text);

    reserve(b, length);
    memcpy(b->data + b->length, text, length + 1);
    b->length += length;
}

static void format(Builder *b, const char *text, ...)
{
    va_list list;
    int length;

    va_start(list, text);
    length = vsnprintf(NULL, 0, text, list);
    va_end(list);
    reserve(b, (size_t)length);
    va_start(list, text);
    vsnprintf(b->data + b->length, b->room - b->length, text, list);
    va_end(list);
    b->length += (size_t)length;
}

static void insert(Builder *b, size_t at, const char *text)
{
    size_t length = strlen(text);

    reserve(b, length);
    memmove(b->data + at + length, b->data + at, b->length - at + 1);
    memcpy(b->data + at, text, length);
    b->length += length;
}

static void reverse(char *text)
{
    for (size_t i = 0, j = strlen(text); i + 1 < j; i++) {
        char kept = text[i];

        text[i] = text[--j];
        text[j] = kept;
    }
}

int main(void)
{
    Builder b = { 0 };

    add(&b, "hello");
    add(&b, ", ");
    format(&b, "%s number %d of %.2f", "world", 7, 9.5);
    puts(b.data);
    insert(&b, 7, "whole ");
    puts(b.data);
    reverse(b.data);
    puts(b.data);
    printf("%zu %zu\n", b.length, b.room);
    free(b.data);
    return 0;
}
