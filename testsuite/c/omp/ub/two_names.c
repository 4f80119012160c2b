// Critical regions of two names.
int main(void)
{
    int sum = 0;

#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
#pragma omp critical(one)
        sum += 1; // other
#pragma omp section
#pragma omp critical(other)
        sum += 2; // undefined: a data race
    }
    return sum == 0;
}
