// What a task makes is read before anybody has waited for it.
int main(void)
{
    int made = 0, read = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(made)
        made = 7; // other
        read = made; // undefined: a data race
    }
    return read == 1;
}
