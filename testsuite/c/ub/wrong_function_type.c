// A function is called by a pointer of another type.
static double half(double x)
{
    return x / 2;
}

int main(void)
{
    int (*function)(int) = (int (*)(int))half;

    return function(4); // undefined: and is called as
}
