// A scanner of numbers, names and operators: states in an enum, a switch that falls through, goto.
#include <ctype.h>
#include <stdio.h>

enum State { START, NUMBER, FRACTION, NAME };

static void emit(const char *kind, const char *from, const char *to)
{
    printf("%s(%.*s) ", kind, (int)(to - from), from);
}

static void scan(const char *text)
{
    enum State state = START;
    const char *from = text, *at = text;

again:
    switch (state) {
    case START:
        from = at;
        if (isdigit((unsigned char)*at)) {
            state = NUMBER;
        } else if (isalpha((unsigned char)*at) || *at == '_') {
            state = NAME;
        } else if (!*at) {
            goto done;
        } else if (!isspace((unsigned char)*at)) {
            emit("sign", at, at + 1);
        }
        at++;
        goto again;
    case NUMBER:
        if (*at == '.') {
            state = FRACTION;
            at++;
            goto again;
        }
        /* fall through */
    case FRACTION:
        if (isdigit((unsigned char)*at)) {
            at++;
            goto again;
        }
        emit(state == NUMBER ? "whole" : "real", from, at);
        state = START;
        goto again;
    case NAME:
        while (isalnum((unsigned char)*at) || *at == '_')
            at++;
        emit("name", from, at);
        state = START;
        goto again;
    }
done:
    printf("end\n");
}

int main(void)
{
    scan("x1 = 3.14*(radius_2 + 42);");
    scan("");
    scan("7");
    return 0;
}
