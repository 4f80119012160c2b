// By less than nothing.
int main(void)
{
    int bits = -1;
    unsigned value = 1u >> bits;

    if (value) // undefined: poison
        return 1;
    return 0;
}
