// A number that was guessed becomes a pointer.
#include <stdint.h>

int main(void)
{
    uintptr_t address = 0x12345678;
    int *at = (int *)address;

    return *at; // undefined: not derived
}
