// Words counted in a hash table with open addressing, which grows by realloc's cousin: a new one.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Entry {
    char *word;
    unsigned count;
} Entry;

typedef struct Table {
    Entry *entries;
    size_t size, used;
} Table;

static unsigned hash(const char *text)
{
    unsigned h = 2166136261u;

    for (; *text; text++)
        h = (h ^ (unsigned char)*text) * 16777619u;
    return h;
}

static Entry *find(const Table *table, const char *word)
{
    size_t i = hash(word) & (table->size - 1);

    while (table->entries[i].word && strcmp(table->entries[i].word, word) != 0)
        i = (i + 1) & (table->size - 1);
    return &table->entries[i];
}

static void grow(Table *table)
{
    Table larger = { calloc(table->size * 2, sizeof(Entry)), table->size * 2, table->used };

    for (size_t i = 0; i < table->size; i++)
        if (table->entries[i].word)
            *find(&larger, table->entries[i].word) = table->entries[i];
    free(table->entries);
    *table = larger;
}

static void count(Table *table, const char *word, size_t length)
{
    char *copy = malloc(length + 1);
    Entry *entry;

    memcpy(copy, word, length);
    copy[length] = '\0';
    entry = find(table, copy);
    if (entry->count++) {
        free(copy);
        return;
    }
    entry->word = copy;
    if (++table->used * 2 > table->size)
        grow(table);
}

int main(void)
{
    static const char TEXT[] = "the cat and the dog and the bird saw the cat that saw the dog";
    Table table = { calloc(4, sizeof(Entry)), 4, 0 };
    const char *at = TEXT;

    while (*at) {
        const char *end = strchr(at, ' ');
        size_t length = end ? (size_t)(end - at) : strlen(at);

        count(&table, at, length);
        at += length + (end != NULL);
    }
    printf("%zu words in %zu places\n", table.used, table.size);
    for (size_t i = 0; i < table.size; i++)
        if (table.entries[i].word)
            printf("%-5s %u\n", table.entries[i].word, table.entries[i].count);
    printf("bird: %u, fish: %u\n", find(&table, "bird")->count, find(&table, "fish")->count);
    for (size_t i = 0; i < table.size; i++)
        free(table.entries[i].word);
    free(table.entries);
    return 0;
}
