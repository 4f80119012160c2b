// A number that is too large for its type.
int main(void)
{
    double large = 1e10;
    int number = (int)large;

    if (number > 0) // undefined: poison
        return 1;
    return 2;
}
