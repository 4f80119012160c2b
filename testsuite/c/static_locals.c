// Static locals that remember, globals that point at each other, tentative and constant ones.
#include <stdio.h>

static int counter(void)
{
    static int count = 10;

    return count++;
}

static unsigned next_random(void)
{
    static unsigned long state = 1;

    state = state * 6364136223846793005UL + 1442695040888963407UL;
    return (unsigned)(state >> 33);
}

struct Cell {
    int value;
    struct Cell *next;
};

static struct Cell last = { 3, NULL }, middle = { 2, &last };
static struct Cell first = { 1, &middle };
int tentative;
static int numbers[5] = { [1] = 10, [3] = 30 };
static int *const at_third = &numbers[3];
static const char *const NAMES[] = { "zero", "one", [3] = "three" };
static char text[] = "may be changed";
static double (*unset)(double);

int main(void)
{
    counter();
    counter();
    printf("%d %u %u\n", counter(), next_random(), next_random());
    for (struct Cell *cell = &first; cell; cell = cell->next)
        printf("%d ", cell->value);
    tentative += 5;
    *at_third += tentative;
    printf("%d %d %d\n", numbers[1], numbers[3], numbers[4]);
    text[0] = 'M';
    printf("%s %s %d %s %d\n", NAMES[1], NAMES[3], NAMES[2] == NULL, text, unset == NULL);
    return 0;
}
