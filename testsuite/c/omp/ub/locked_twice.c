// A lock that the thread has already.
typedef struct Lock {
    void *is;
} Lock;
void omp_init_lock(Lock *lock);
void omp_set_lock(Lock *lock);

int main(void)
{
    Lock lock;

    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
#pragma omp master
        {
            omp_set_lock(&lock); // other
            omp_set_lock(&lock); // stops: a deadlock
        }
    }
    return 0;
}
