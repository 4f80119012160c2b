// A lock that nobody has set, where there is no team.
typedef struct Lock {
    void *is;
} Lock;
void omp_init_lock(Lock *lock);
void omp_unset_lock(Lock *lock);

int main(void)
{
    Lock lock; // other: 13

    omp_init_lock(&lock);
    omp_unset_lock(&lock); // undefined: a lock is unset that is not set
    return 0;
}
