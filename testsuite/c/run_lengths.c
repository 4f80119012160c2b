// Text packed by runs and unpacked again, and pointers to pointers to lines.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *pack(const char *text)
{
    char *packed = malloc(strlen(text) * 2 + 1), *to = packed;

    while (*text) {
        const char *begin = text;

        while (*text == *begin && text - begin < 9)
            text++;
        if (text - begin > 1)
            *to++ = (char)('0' + (text - begin));
        *to++ = *begin;
    }
    *to = '\0';
    return packed;
}

static char *unpack(const char *packed)
{
    size_t room = 1;
    char *text, *to;

    for (const char *at = packed; *at; at++)
        room += *at >= '0' && *at <= '9' ? (size_t)(*at - '0') : 1;
    to = text = malloc(room);
    for (int count = 1; *packed; packed++) {
        if (*packed >= '0' && *packed <= '9') {
            count = *packed - '0';
            continue;
        }
        memset(to, *packed, (size_t)count);
        to += count;
        count = 1;
    }
    *to = '\0';
    return text;
}

static char **lines(const char *text, size_t *count)
{
    char **found = NULL;

    for (*count = 0; *text; ++*count) {
        size_t length = strcspn(text, "\n");

        found = realloc(found, (*count + 1) * sizeof *found);
        found[*count] = strndup(text, length);
        text += length + (text[length] == '\n');
    }
    return found;
}

int main(void)
{
    size_t count;
    char **found = lines("aaabccdddddddddddde\n\nabc\nzzzz", &count);

    for (size_t i = 0; i < count; i++) {
        char *packed = pack(found[i]), *again = unpack(packed);

        printf("[%s] [%s] %s\n", found[i], packed, strcmp(found[i], again) ? "differs" : "same");
        free(packed);
        free(again);
        free(found[i]);
    }
    free(found);
    return 0;
}
