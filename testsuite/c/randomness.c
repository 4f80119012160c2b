// rand from several seeds, a shuffle and a histogram; time and the environment, which no program should hang on.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void shuffle(int *numbers, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int at = rand() % (i + 1), held = numbers[i];

        numbers[i] = numbers[at];
        numbers[at] = held;
    }
}

static unsigned histogram(unsigned seed)
{
    int counts[8] = {0};
    unsigned mixed = 0;

    srand(seed);
    for (int i = 0; i < 1000; i++)
        counts[rand() >> 28]++;
    for (int i = 0; i < 8; i++)
        mixed = mixed * 31 + (unsigned)counts[i];
    return mixed;
}

int main(void)
{
    static const unsigned SEEDS[] = {0, 1, 2, 42, 2147483647, 2147483648, 4294967295};
    time_t begun = time(NULL), later;
    clock_t used = clock();
    struct timespec a, b;
    int numbers[10];

    printf("%d %d\n", rand(), rand());
    for (int i = 0; i < 10; i++)
        numbers[i] = i;
    shuffle(numbers, 10);
    for (int i = 0; i < 10; i++)
        printf("%d ", numbers[i]);
    printf("\n");
    for (int i = 0; i < 7; i++)
        printf("%u\n", histogram(SEEDS[i]));
    srandom(7);
    printf("%ld\n", random());
    clock_gettime(CLOCK_MONOTONIC, &a);
    clock_gettime(CLOCK_MONOTONIC, &b);
    printf("%d\n", a.tv_sec < b.tv_sec || (a.tv_sec == b.tv_sec && a.tv_nsec <= b.tv_nsec));
    printf("%d %d %d\n", time(&later) == later, difftime(later, begun) >= 0, clock() >= used);
    printf("%d\n", getenv("NO_SUCH_VARIABLE") == NULL);
    return 0;
}
