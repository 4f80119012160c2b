// A pointer that leads nowhere yet.
int main(void)
{
    int *at;

    *at = 1; // undefined: poison
    return 0;
}
