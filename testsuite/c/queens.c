// Queens that do not see each other: backtracking, with sets of columns as bits.
#include <stdio.h>

enum { SIZE = 6 };

static int solutions;
static int columns[SIZE];

static void print(void)
{
    for (int row = 0; row < SIZE; row++)
        printf("%d", columns[row]);
    printf("%c", solutions % 8 ? ' ' : '\n');
}

static void place(int row, unsigned taken, unsigned left, unsigned right)
{
    if (row == SIZE) {
        solutions++;
        print();
        return;
    }
    for (int column = 0; column < SIZE; column++) {
        unsigned bit = 1u << column;

        if ((taken | left | right) & bit)
            continue;
        columns[row] = column;
        place(row + 1, taken | bit, (left | bit) << 1, (right | bit) >> 1);
    }
}

int main(void)
{
    place(0, 0, 0, 0);
    printf("\n%d\n", solutions);
    return 0;
}
