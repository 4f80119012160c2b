// A string literal cannot be changed.
int main(void)
{
    char *text = "constant";

    text[0] = 'C'; // undefined: constant
    return 0;
}
