// An array of variable length, used by a pointer after its block.
int main(void)
{
    int *at = 0;

    for (int n = 3; n < 5; n++) {
        int numbers[n];

        numbers[0] = n;
        if (!at)
            at = numbers;
    }
    return *at; // undefined: after
}
