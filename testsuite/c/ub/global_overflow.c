// A table is read behind its end.
static const int TABLE[4] = { 1, 2, 3, 4 };

static int look_up(unsigned index)
{
    return TABLE[index]; // undefined: out of the bounds
}

int main(void)
{
    return look_up(4);
}
