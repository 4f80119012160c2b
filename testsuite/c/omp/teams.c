// How many threads there are, and which.
#include <stdio.h>

#ifdef _OPENMP
int omp_get_thread_num(void), omp_get_num_threads(void), omp_get_max_threads(void), omp_in_parallel(void);
int omp_get_level(void);
void omp_set_num_threads(int threads);
#else
#define omp_get_thread_num() 0
#define omp_get_num_threads() 1
#define omp_get_max_threads() 1
#define omp_in_parallel() 0
#define omp_get_level() 0
#define omp_set_num_threads(threads) (void)(threads)
#endif

static int count(int threads)
{
    int seen = 0, numbers = 0, size = 0;

#pragma omp parallel num_threads(threads) reduction(+ : seen, numbers)
    {
        seen++;
        numbers += omp_get_thread_num();
#pragma omp single
        size = omp_get_num_threads();
    }
    return seen == size && numbers == size * (size - 1) / 2 ? 1 : -1;
}

int main(void)
{
    int inner = 0, levels = 0;

    printf("%d %d %d\n", count(1), count(3), count(9));
    omp_set_num_threads(2);
#pragma omp parallel reduction(+ : inner) reduction(max : levels)
    {
#pragma omp parallel reduction(+ : inner) if (0)
        inner += omp_get_num_threads() == 1;
        levels = omp_get_level() > 1;
    }
    printf("%d %d %d\n", inner > 0, levels, omp_in_parallel());
    return 0;
}
