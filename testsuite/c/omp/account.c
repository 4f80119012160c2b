// Criticals, atomics and locks around what all threads change.
#include <stdio.h>

#ifdef _OPENMP
typedef struct Lock {
    void *is;
} Lock;
void omp_init_lock(Lock *lock);
void omp_set_lock(Lock *lock);
void omp_unset_lock(Lock *lock);
int omp_test_lock(Lock *lock);
void omp_destroy_lock(Lock *lock);
#else
typedef int Lock;
#define omp_init_lock(lock) (void)(lock)
#define omp_set_lock(lock) (void)(lock)
#define omp_unset_lock(lock) (void)(lock)
#define omp_test_lock(lock) ((void)(lock), 1)
#define omp_destroy_lock(lock) (void)(lock)
#endif

enum { ACCOUNTS = 4, MOVES = 48 };

static int balance[ACCOUNTS];
static Lock locks[ACCOUNTS];

/* The lower number first, so that nobody waits in a circle. */
static void move(int from, int to, int amount)
{
    int low = from < to ? from : to, high = from < to ? to : from;

    omp_set_lock(&locks[low]);
    omp_set_lock(&locks[high]);
    balance[from] -= amount;
    balance[to] += amount;
    omp_unset_lock(&locks[high]);
    omp_unset_lock(&locks[low]);
}

int main(void)
{
    int moved = 0, most = 0, tries = 0, histogram[3] = { 0 };
    long captured = 0;
    Lock extra;

    for (int i = 0; i < ACCOUNTS; i++) {
        balance[i] = 100;
        omp_init_lock(&locks[i]);
    }
    omp_init_lock(&extra);
#pragma omp parallel for schedule(dynamic, 2)
    for (int i = 0; i < MOVES; i++) {
        int old;

        move(i % ACCOUNTS, (i + 1 + i / ACCOUNTS % 3) % ACCOUNTS, i);
#pragma omp atomic
        histogram[i % 3]++;
#pragma omp atomic capture
        {
            old = moved;
            moved += i;
        }
#pragma omp atomic
        captured += old >= 0;
#pragma omp critical(most)
        if (i > most)
            most = i;
        while (!omp_test_lock(&extra)) {
        }
        tries++;
        omp_unset_lock(&extra);
    }
    for (int i = 0; i < ACCOUNTS; i++) {
        printf("%d ", balance[i]);
        omp_destroy_lock(&locks[i]);
    }
    omp_destroy_lock(&extra);
    printf("%d %d %d %ld %d %d %d\n", moved, most, tries, captured, histogram[0], histogram[1], histogram[2]);
    return 0;
}
