// Compound literals: arrays and structs without a name, given to functions and changed.
#include <stdio.h>

struct Options {
    int width, height;
    const char *title;
    struct {
        int red, green, blue;
    } colour;
};

static int sum(const int *values)
{
    int total = 0;

    for (; *values; values++)
        total += *values;
    return total;
}

static void show(struct Options options)
{
    printf("%s: %d by %d, %02x%02x%02x\n", options.title ? options.title : "nothing", options.width, options.height,
           options.colour.red, options.colour.green, options.colour.blue);
}

static struct Options *widened(struct Options *options)
{
    options->width *= 2;
    return options;
}

int main(void)
{
    int *values = (int[]){ 1, 2, 3, 0 };

    values[0] = 10;
    printf("%d %d\n", sum(values), sum((int[]){ 5, 6, 0 }));
    show((struct Options){ .title = "first", .height = 3, .colour.green = 255 });
    show((struct Options){ 0 });
    show(*widened(&(struct Options){ .width = 21, .title = "wide", .colour = { 1, 2, 3 } }));
    printf("%c\n", "string"[2]);
    return 0;
}
