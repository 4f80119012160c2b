// A product that grows beyond its type decides when a loop ends.
int main(void)
{
    int power = 1;

    while (power > 0) // undefined: poison
        power *= 3;
    return 0;
}
