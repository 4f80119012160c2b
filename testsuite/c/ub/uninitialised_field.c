// One field of a struct was forgotten.
struct Point {
    int x, y;
};

int main(void)
{
    struct Point point, copy;

    point.x = 1;
    copy = point;
    if (copy.y) // undefined: poison
        return 1;
    return 2;
}
