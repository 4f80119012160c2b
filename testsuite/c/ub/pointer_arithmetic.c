// A pointer far behind the array, which comes back: on its way it was no pointer any more.
int main(void)
{
    int array[4] = { 1, 2, 3, 4 };
    int *at = array + 100;

    at -= 100;
    return *at; // undefined: poison
}
