// One thread takes the lock, and the other does not.
typedef struct Lock {
    void *is;
} Lock;
void omp_init_lock(Lock *lock);
void omp_set_lock(Lock *lock);
void omp_unset_lock(Lock *lock);

int main(void)
{
    Lock lock;
    int sum = 0;

    omp_init_lock(&lock);
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
            omp_set_lock(&lock);
            sum += 1; // other
            omp_unset_lock(&lock);
        }
#pragma omp section
        sum += 2; // undefined: a data race
    }
    return sum == 0;
}
