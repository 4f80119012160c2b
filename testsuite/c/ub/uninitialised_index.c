// An index that nobody set.
int main(void)
{
    int table[4] = { 1, 2, 3, 4 }, index;

    return table[index]; // undefined: poison
}
