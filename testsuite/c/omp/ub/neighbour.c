// An iteration reads what the one before it writes.
int main(void)
{
    int sums[9] = { 0 };

#pragma omp parallel for
    for (int i = 1; i < 9; i++)
        sums[i] = sums[i - 1] + i; // undefined: a data race
    // other: 8
    return sums[8] == 0;
}
