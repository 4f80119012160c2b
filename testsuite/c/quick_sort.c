// Sorting: by qsort with comparisons of several kinds, by a quicksort of our own, and searching with bsearch.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_value(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;

    return (x > y) - (x < y);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void swap(int *a, int *b)
{
    int kept = *a;

    *a = *b;
    *b = kept;
}

static void quick(int *low, int *high)
{
    int *left = low, *right = high - 1, pivot;

    if (high - low < 2)
        return;
    pivot = low[(high - low) / 2];
    while (left <= right) {
        while (*left < pivot)
            left++;
        while (*right > pivot)
            right--;
        if (left <= right)
            swap(left++, right--);
    }
    quick(low, right + 1);
    quick(left, high);
}

int main(void)
{
    int numbers[50], again[50], wanted = 300;
    const char *words[] = { "pear", "apple", "fig", "orange", "banana" };
    unsigned random = 12345;
    const int *found;

    for (int i = 0; i < 50; i++) {
        random = random * 1103515245u + 12345u;
        numbers[i] = again[i] = (int)(random >> 16) % 1000;
    }
    numbers[7] = again[7] = wanted;
    qsort(numbers, 50, sizeof *numbers, by_value);
    quick(again, again + 50);
    printf("%s\n", memcmp(numbers, again, sizeof numbers) ? "different" : "the same");
    for (int i = 0; i < 50; i += 7)
        printf("%d ", numbers[i]);
    qsort(words, 5, sizeof *words, by_text);
    for (int i = 0; i < 5; i++)
        printf("%s ", words[i]);
    found = bsearch(&wanted, numbers, 50, sizeof *numbers, by_value);
    wanted = -1;
    printf("\n%d %d\n", found && *found == 300, bsearch(&wanted, numbers, 50, sizeof *numbers, by_value) == NULL);
    return 0;
}
