// Functions that call themselves and each other: Ackermann's, Hofstadter's, Hanoi's towers, permutations.
#include <stdio.h>

static unsigned ackermann(unsigned m, unsigned n)
{
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

static int male(int n);

static int female(int n)
{
    return n ? n - male(female(n - 1)) : 1;
}

static int male(int n)
{
    return n ? n - female(male(n - 1)) : 0;
}

static int towers(int discs, char from, char to, char over, int print)
{
    int moves;

    if (discs == 0)
        return 0;
    moves = towers(discs - 1, from, over, to, print);
    if (print)
        printf("%c%c ", from, to);
    return moves + 1 + towers(discs - 1, over, to, from, print);
}

static void permute(char *text, int at, int *count)
{
    if (!text[at]) {
        if (++*count % 7 == 0)
            printf("%s ", text);
        return;
    }
    for (int i = at; text[i]; i++) {
        char kept = text[at];

        text[at] = text[i];
        text[i] = kept;
        permute(text, at + 1, count);
        text[i] = text[at];
        text[at] = kept;
    }
}

int main(void)
{
    char letters[] = "abcd";
    int count = 0;

    printf("%u\n", ackermann(2, 5));
    for (int i = 0; i < 15; i++)
        printf("%d/%d ", female(i), male(i));
    printf("\n%d\n", towers(3, 'A', 'C', 'B', 1));
    printf("%d\n", towers(10, 'A', 'C', 'B', 0));
    permute(letters, 0, &count);
    printf("%d %s\n", count, letters);
    return 0;
}
