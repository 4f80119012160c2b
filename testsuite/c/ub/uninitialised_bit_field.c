// A neighbour in the same byte was set, this one was not.
struct Flags {
    unsigned ready : 1, done : 1;
};

int main(void)
{
    struct Flags flags;

    flags.ready = 1;
    if (flags.ready && flags.done) // undefined: poison
        return 1;
    return 2;
}
