// The address of a local variable is returned, and used.
static int *address(void)
{
    int local = 7;
    int *at = &local;

    return at;
}

int main(void)
{
    int *at = address();

    return *at; // undefined: after
}
