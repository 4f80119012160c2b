// Arrays whose length a run decides, in loops and in recursion, and memory from alloca.
#include <alloca.h>
#include <stdio.h>
#include <string.h>

static int longest_common(const char *a, const char *b)
{
    size_t n = strlen(a), m = strlen(b);
    int table[n + 1][m + 1];

    memset(table, 0, sizeof table);
    for (size_t i = 1; i <= n; i++)
        for (size_t j = 1; j <= m; j++)
            if (a[i - 1] == b[j - 1])
                table[i][j] = table[i - 1][j - 1] + 1;
            else
                table[i][j] = table[i - 1][j] > table[i][j - 1] ? table[i - 1][j] : table[i][j - 1];
    return table[n][m];
}

static int triangle(int n)
{
    int row[n], total = 0;

    if (n == 0)
        return 0;
    for (int i = 0; i < n; i++)
        row[i] = i + 1;
    for (int i = 0; i < n; i++)
        total += row[i];
    return total + triangle(n - 1);
}

int main(void)
{
    char *copy = alloca(20);

    printf("%d %d\n", longest_common("the quick brown fox", "a quiet brow of oxen"), triangle(10));
    for (int n = 1; n < 5; n++) {
        char line[n + 1];

        memset(line, '*', (size_t)n);
        line[n] = 0;
        printf("%s %zu\n", line, sizeof line);
    }
    strcpy(copy, "from the stack");
    puts(copy);
    return 0;
}
