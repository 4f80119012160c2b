// Counts letters on several threads, of which two may change one count at once.
#include <stdio.h>

static const char text[] = "the quick brown fox jumps over the lazy dog";

int main(void)
{
    int counts[26] = { 0 };

#pragma omp parallel for
    for (unsigned i = 0; i < sizeof text - 1; i++)
        if (text[i] != ' ')
            counts[text[i] - 'a']++;
    printf("%d\n", counts['o' - 'a']);
    return 0;
}
