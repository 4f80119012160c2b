// A variable that every iteration uses is meant to be private.
int main(void)
{
    int half, halves[8];

#pragma omp parallel for shared(half)
    for (int i = 0; i < 8; i++) {
        half = i / 2; // undefined: a data race
        halves[i] = half; // other
    }
    return halves[7] == 0;
}
