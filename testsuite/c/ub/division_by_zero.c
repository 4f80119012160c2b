// An average of nothing.
static int average(const int *values, int count)
{
    int sum = 0;

    for (int i = 0; i < count; i++)
        sum += values[i];
    return sum / count; // undefined: zero
}

int main(void)
{
    int none[1] = { 0 };

    return average(none, 0);
}
