// An index that is the length.
int main(void)
{
    int n = 5;
    int numbers[n];

    for (int i = 1; i <= n; i++)
        numbers[i] = i; // undefined: out of the bounds
    return numbers[1];
}
