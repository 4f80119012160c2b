// A place in a table without places.
int main(void)
{
    unsigned hash = 12345, size = 0;

    return (int)(hash % size); // undefined: zero
}
