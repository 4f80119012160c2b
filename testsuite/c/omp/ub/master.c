// Nobody waits for what the master thread does.
int main(void)
{
    int size = 0, seen[4] = { 0 };

#pragma omp parallel num_threads(4)
    {
#pragma omp master
        size = 4; // other
#pragma omp for
        for (int i = 0; i < 4; i++)
            seen[i] = size; // undefined: a data race
    }
    return seen[0] == 1;
}
