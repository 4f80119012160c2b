// Cells on a torus, two boards that change places, printed as text.
#include <stdio.h>
#include <string.h>

enum { ROWS = 8, COLUMNS = 12 };

typedef unsigned char Board[ROWS][COLUMNS];

static int neighbours(Board board, int row, int column)
{
    int count = 0;

    for (int i = -1; i <= 1; i++)
        for (int j = -1; j <= 1; j++)
            if (i || j)
                count += board[(row + i + ROWS) % ROWS][(column + j + COLUMNS) % COLUMNS];
    return count;
}

static void step(Board from, Board to)
{
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++) {
            int count = neighbours(from, row, column);

            to[row][column] = count == 3 || (count == 2 && from[row][column]);
        }
}

static void print(Board board)
{
    char line[COLUMNS + 1] = { 0 };

    for (int row = 0; row < ROWS; row++) {
        for (int column = 0; column < COLUMNS; column++)
            line[column] = board[row][column] ? '#' : '.';
        puts(line);
    }
    puts("");
}

int main(void)
{
    Board boards[2] = { { [1] = { [2] = 1 }, [2] = { [3] = 1 }, [3] = { [1] = 1, [2] = 1, [3] = 1 } } };
    int now = 0;

    for (int i = 0; i < 12; i++, now = !now)
        step(boards[now], boards[!now]);
    print(boards[now]);
    printf("%d\n", memcmp(boards[0], boards[1], sizeof boards[0]) != 0);
    return 0;
}
