// A value that is handed over by a flag: release, and acquire.
#include <stdio.h>

int main(void)
{
    int data = 0, flag = 0, got = 0;

#pragma omp parallel sections num_threads(2) shared(data, flag, got)
    {
#pragma omp section
        {
            data = 42;
#pragma omp atomic write release
            flag = 1;
        }
#pragma omp section
        {
            int seen = 0;

            while (!seen) {
#pragma omp atomic read acquire
                seen = flag;
            }
            got = data;
        }
    }
    printf("%d\n", got);
    return 0;
}
