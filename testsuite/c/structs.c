// Structs in structs and arrays: given, taken and returned by value, of sizes that go in registers and that do not.
#include <stddef.h>
#include <stdio.h>

typedef struct Point {
    int x, y;
} Point;

typedef struct Box {
    Point low, high;
    char name[12];
    double weight;
} Box;

typedef struct Triple {
    float a, b, c;
} Triple;

typedef struct Mixed {
    char letter;
    double number;
} Mixed;

static Point moved(Point point, int by)
{
    point.x += by;
    point.y -= by;
    return point;
}

static Box grown(Box box, int by)
{
    box.low = moved(box.low, -by);
    box.high.x += by;
    box.name[0] = 'B';
    box.weight *= 2;
    return box;
}

static Triple scaled(Triple t, float by)
{
    return (Triple){ t.a * by, t.b * by, t.c * by };
}

static Mixed next(Mixed m)
{
    m.letter++;
    m.number += 0.5;
    return m;
}

int main(void)
{
    Box box = { { 1, 2 }, { 3, 4 }, "box", 1.5 }, larger = grown(box, 10), boxes[3] = { [1] = { .name = "middle" } };
    Triple t = scaled((Triple){ 1, 2, 3 }, 1.5f);
    Mixed m = next(next((Mixed){ 'a', 1 }));
    Point *corner = &boxes[2].high;

    printf("%s %d %d %g\n", box.name, box.low.x, box.high.y, box.weight);
    printf("%s %d %d %d %d %g\n", larger.name, larger.low.x, larger.low.y, larger.high.x, larger.high.y, larger.weight);
    printf("%g %g %g %c %g\n", t.a, t.b, t.c, m.letter, m.number);
    *corner = moved((Point){ 7, 8 }, 1);
    boxes[0] = boxes[2];
    printf("%d %d [%s] [%s]\n", boxes[0].high.x, boxes[0].high.y, boxes[1].name, boxes[0].name);
    printf("%zu %zu %zu %zu\n", sizeof(Box), offsetof(Box, weight), offsetof(Mixed, number), sizeof boxes);
    return 0;
}
