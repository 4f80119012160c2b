// Nobody waits between the loops.
int main(void)
{
    int cells[16], sums[16];

#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < 16; i++)
            cells[i] = i; // other
#pragma omp for schedule(static, 1)
        for (int i = 0; i < 16; i++)
            sums[i] = cells[i]; // undefined: a data race
    }
    return sums[3] == 0;
}
