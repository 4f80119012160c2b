// A variable of an inner block is used behind the block, by a pointer. Clang tells where blocks end from -O1 on.
// flags: -O1 -Xclang -disable-llvm-passes
int main(void)
{
    int *at;

    {
        int inner = 3;

        at = &inner;
    }
    return *at; // undefined: after
}
