// A switch on what was never set.
int main(void)
{
    int kind;

    switch (kind) { // undefined: poison
    case 1:
        return 1;
    default:
        return 0;
    }
}
