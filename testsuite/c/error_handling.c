// Errors by codes, with what was made so far given back on the way out, by goto.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum Status { OK, NO_NAME, TOO_LONG, BAD_NUMBER };

static const char *const MESSAGES[] = { [OK] = "fine", [NO_NAME] = "no name", [TOO_LONG] = "too long",
                                        [BAD_NUMBER] = "no number" };
static int live;

static void *make(size_t size)
{
    live++;
    return malloc(size);
}

static void drop(void *memory)
{
    live -= memory != NULL;
    free(memory);
}

static enum Status parse(const char *text, char **name, long *value)
{
    const char *equals = strchr(text, '=');
    enum Status status = NO_NAME;
    char *copy = NULL, *end;

    if (!equals || equals == text)
        goto out;
    copy = make((size_t)(equals - text) + 1);
    memcpy(copy, text, (size_t)(equals - text));
    copy[equals - text] = '\0';
    status = TOO_LONG;
    if (equals - text > 8)
        goto out;
    status = BAD_NUMBER;
    errno = 0;
    *value = strtol(equals + 1, &end, 0);
    if (end == equals + 1 || *end || errno)
        goto out;
    *name = copy;
    copy = NULL;
    status = OK;
out:
    drop(copy);
    return status;
}

int main(void)
{
    static const char *const LINES[] = { "width=80",   "height=0x20", "=5",      "nothing",
                                         "depth=ten",  "a_very_long_name=1", "big=99999999999999999999", "octal=-017" };

    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        char *name = NULL;
        long value = 0;
        enum Status status = parse(LINES[i], &name, &value);

        printf("%s: %s", LINES[i], MESSAGES[status]);
        if (status == OK)
            printf(", %s is %ld", name, value);
        printf("\n");
        drop(name);
    }
    printf("%d\n", live);
    return 0;
}
