// Values of several kinds in one tree: made by functions of a variable number, printed by recursion.
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Json Json;
struct Json {
    enum Kind { NOTHING, BOOL, NUMBER, STRING, ARRAY, OBJECT } kind;
    union {
        bool truth;
        double number;
        const char *string;
        struct {
            size_t count;
            Json **items;
            const char **keys;
        } list;
    } as;
};

static Json *make(enum Kind kind)
{
    Json *made = calloc(1, sizeof *made);

    made->kind = kind;
    return made;
}

static Json *number(double value)
{
    Json *made = make(NUMBER);

    made->as.number = value;
    return made;
}

static Json *string(const char *value)
{
    Json *made = make(STRING);

    made->as.string = value;
    return made;
}

static Json *truth(bool value)
{
    Json *made = make(BOOL);

    made->as.truth = value;
    return made;
}

/* Items up to NULL, of an object with a key before each. */
static Json *list(enum Kind kind, ...)
{
    Json *made = make(kind), *item;
    const char *key = NULL;
    va_list rest;

    va_start(rest, kind);
    for (;;) {
        size_t count = made->as.list.count;

        if (kind == OBJECT && !(key = va_arg(rest, const char *)))
            break;
        if (!(item = va_arg(rest, Json *)))
            break;
        made->as.list.items = realloc(made->as.list.items, (count + 1) * sizeof *made->as.list.items);
        made->as.list.keys = realloc(made->as.list.keys, (count + 1) * sizeof *made->as.list.keys);
        made->as.list.items[count] = item;
        made->as.list.keys[count] = key;
        made->as.list.count++;
    }
    va_end(rest);
    return made;
}

static void print_string(const char *text)
{
    putchar('"');
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            printf("\\%c", *text);
        else if ((unsigned char)*text < ' ')
            printf("\\u%04x", *text);
        else
            putchar(*text);
    putchar('"');
}

static void print(const Json *json)
{
    switch (json->kind) {
    case NOTHING:
        printf("null");
        return;
    case BOOL:
        printf(json->as.truth ? "true" : "false");
        return;
    case NUMBER:
        printf("%g", json->as.number);
        return;
    case STRING:
        print_string(json->as.string);
        return;
    case ARRAY:
    case OBJECT:
        putchar(json->kind == ARRAY ? '[' : '{');
        for (size_t i = 0; i < json->as.list.count; i++) {
            printf("%s", i ? ", " : "");
            if (json->kind == OBJECT) {
                print_string(json->as.list.keys[i]);
                printf(": ");
            }
            print(json->as.list.items[i]);
        }
        putchar(json->kind == ARRAY ? ']' : '}');
    }
}

static void release(Json *json)
{
    if (json->kind >= ARRAY) {
        for (size_t i = 0; i < json->as.list.count; i++)
            release(json->as.list.items[i]);
        free(json->as.list.items);
        free(json->as.list.keys);
    }
    free(json);
}

int main(void)
{
    Json *json = list(OBJECT, "name", string("a \"quoted\"\tname"), "sizes",
                      list(ARRAY, number(1), number(2.5), number(-1e20), (Json *)NULL), "empty",
                      list(ARRAY, (Json *)NULL), "inner", list(OBJECT, "yes", truth(true), "no", truth(false), "none",
                      make(NOTHING), (char *)NULL), (char *)NULL);

    print(json);
    putchar('\n');
    release(json);
    return 0;
}
