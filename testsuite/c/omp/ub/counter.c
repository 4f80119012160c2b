// All threads count in one variable.
int main(void)
{
    int count = 0;

#pragma omp parallel
    count++; // undefined: a data race
    // other: 7
    return count == 0;
}
