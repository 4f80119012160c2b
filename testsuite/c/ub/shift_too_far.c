// As far as the type is wide.
int main(void)
{
    int bits = 32, value = 1 << bits;

    if (value) // undefined: poison
        return 1;
    return 0;
}
