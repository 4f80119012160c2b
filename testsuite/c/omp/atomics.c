// C's own atomic types: a lock of a flag, a value handed over, a count.
#include <stdatomic.h>
#include <stdio.h>

static atomic_flag busy = ATOMIC_FLAG_INIT;
static _Atomic int ready;
static atomic_uint count;
static int sum, data[4];

int main(void)
{
    int seen = 0;

#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < 12; i++) {
        while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {
        }
        sum += i;
        atomic_flag_clear_explicit(&busy, memory_order_release);
        atomic_fetch_add_explicit(&count, 2, memory_order_relaxed);
    }
#pragma omp parallel for schedule(static, 1) num_threads(2) reduction(+ : seen)
    for (int i = 0; i < 2; i++) {
        if (i == 0) {
            for (int k = 0; k < 4; k++)
                data[k] = k + 1;
            atomic_store(&ready, 1);
        } else {
            while (!atomic_load(&ready)) {
            }
            for (int k = 0; k < 4; k++)
                seen += data[k];
        }
    }
    printf("%d %u %d\n", sum, atomic_load(&count), seen);
    return 0;
}
