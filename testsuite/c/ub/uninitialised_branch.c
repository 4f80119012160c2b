// A variable that one way leaves unset decides a branch.
static int sign(int value)
{
    int result;

    if (value > 0)
        result = 1;
    else if (value < 0)
        result = -1;
    if (result == 1) // undefined: poison
        return 10;
    return 20;
}

int main(void)
{
    return sign(0);
}
