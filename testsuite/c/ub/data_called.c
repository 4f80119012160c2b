// What is called is no function.
static int data = 5;

int main(void)
{
    void (*function)(void) = (void (*)(void)) & data;

    function(); // undefined: not the address of a function
    return 0;
}
