// A table of functions has a hole.
static void (*table[2])(void);

int main(void)
{
    table[1](); // undefined: the null pointer is called
    return 0;
}
