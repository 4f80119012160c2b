// A lock that another thread has set.
typedef struct Lock {
    void *is;
} Lock;
void omp_init_lock(Lock *lock);
void omp_set_lock(Lock *lock);
void omp_unset_lock(Lock *lock);

int main(void)
{
    Lock lock;

    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
#pragma omp master
        omp_set_lock(&lock); // other
#pragma omp barrier
#pragma omp for schedule(static, 1)
        for (int i = 0; i < 2; i++)
            if (i == 1)
                omp_unset_lock(&lock); // undefined: a lock is unset that another task has set
    }
    return 0;
}
