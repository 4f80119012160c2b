// The array is one of rows, and an index leaves all of them.
int main(void)
{
    int grid[3][4] = { { 0 } };
    int row = 3;

    return grid[row][0]; // undefined: out of the bounds
}
