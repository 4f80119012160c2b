// A function ends without the value that its caller uses.
static int find(int wanted)
{
    for (int i = 0; i < 3; i++)
        if (i == wanted)
            return i;
}

int main(void)
{
    if (find(5)) // undefined: poison
        return 1;
    return 2;
}
