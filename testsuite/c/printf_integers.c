// Every conversion of integers: flags, widths, precisions, lengths.
#include <inttypes.h>
#include <limits.h>
#include <stddef.h>
#include <stdio.h>

int main(void)
{
    printf("[%d] [%i] [%u] [%o] [%x] [%X] [%%]\n", -42, 42, 42u, 42u, 0xbeefu, 0xBEEFu);
    printf("[%5d] [%-5d] [%05d] [%+d] [% d] [%+5d]\n", 42, 42, 42, 42, 42, -42);
    printf("[%.4d] [%8.4d] [%-8.4d] [%.0d] [%.0d]\n", 42, 42, 42, 0, 7);
    printf("[%#x] [%#o] [%#X] [%#010x]\n", 255, 8, 255, 255);
    printf("[%*d] [%-*d] [%.*d] [%*d]\n", 6, 1, 6, 2, 4, 3, -6, 4);
    printf("[%hhd] [%hhu] [%hd] [%hu]\n", 300, 300, 70000, 70000);
    printf("[%ld] [%lu] [%lx] [%lo]\n", LONG_MIN, ULONG_MAX, LONG_MAX, 8L);
    printf("[%lld] [%llu] [%llX]\n", LLONG_MIN, ULLONG_MAX, 0xdeadbeefcafeULL);
    printf("[%zu] [%zd] [%td] [%jd] [%ju]\n", sizeof(int), (ptrdiff_t)-5, (ptrdiff_t)9, (intmax_t)-1, (uintmax_t)1);
    printf("[%" PRId8 "] [%" PRIu16 "] [%" PRIx32 "] [%" PRId64 "]\n", (int8_t)-8, (uint16_t)65535, (uint32_t)0xabc,
           (int64_t)-64);
    printf("[%d] [%d] [%u]\n", INT_MIN, INT_MAX, UINT_MAX);
    printf("[%c] [%3c] [%-3c] [%c%c]\n", 'a', 'b', 'c', 'd', 'e');
    return 0;
}
