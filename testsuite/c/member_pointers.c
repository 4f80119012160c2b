// Fields by their offsets, the struct around a field, differences of pointers, and fields of packed structs.
#include <stddef.h>
#include <stdio.h>
#include <string.h>

struct Link {
    struct Link *next;
};

struct Item {
    int number;
    struct Link link;
    double weight;
};

struct __attribute__((packed)) Record {
    char kind;
    int value;
    short tail;
};

#define ITEM_OF(at) ((struct Item *)((char *)(at)-offsetof(struct Item, link)))

static const struct Field {
    const char *name;
    size_t offset, size;
} FIELDS[] = { { "kind", offsetof(struct Record, kind), 1 },
               { "value", offsetof(struct Record, value), 4 },
               { "tail", offsetof(struct Record, tail), 2 } };

static long field(const struct Record *record, const struct Field *field)
{
    long value = 0;

    memcpy(&value, (const char *)record + field->offset, field->size);
    return value;
}

int main(void)
{
    struct Item items[3] = { { 10, { NULL }, 0.5 }, { 20, { NULL }, 1.5 }, { 30, { NULL }, 2.5 } };
    struct Record record = { 'r', 1000000, 77 };
    struct Link *list = NULL;
    double total = 0;

    for (int i = 0; i < 3; i++) {
        items[i].link.next = list;
        list = &items[i].link;
    }
    for (struct Link *at = list; at; at = at->next) {
        printf("%d %td ", ITEM_OF(at)->number, ITEM_OF(at) - items);
        total += ITEM_OF(at)->weight;
    }
    printf("%g\n", total);
    for (int i = 0; i < 3; i++)
        printf("%s %ld ", FIELDS[i].name, field(&record, &FIELDS[i]));
    record.value++;
    printf("%d %zu\n", record.value, sizeof record);
    return 0;
}
