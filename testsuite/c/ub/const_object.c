// Nor can a constant, whatever the pointer says.
static const int LIMIT = 10;

int main(void)
{
    int *limit = (int *)&LIMIT;

    *limit = 11; // undefined: constant
    return 0;
}
