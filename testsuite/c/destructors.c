/* Functions that run before main and behind it, by their priorities; exit runs them as well. */
#include <stdio.h>
#include <stdlib.h>

__attribute__((constructor(300))) static void begin_300(void) { puts("begin 300"); }
__attribute__((constructor(200))) static void begin_200(void) { puts("begin 200"); }
__attribute__((constructor)) static void begin(void) { puts("begin"); }
__attribute__((destructor)) static void end(void) { puts("end"); }
__attribute__((destructor(200))) static void end_200(void) { puts("end 200"); }
__attribute__((destructor(300))) static void end_300(void) { puts("end 300"); }

extern int nobody_defines(void) __attribute__((weak));
extern int abs(int number) __attribute__((weak));

static void registered(void)
{
    puts("registered");
}

int main(void)
{
    atexit(registered);
    puts(nobody_defines ? "somebody defines it" : "nobody defines it");
    puts(abs ? "abs is there" : "abs is missing");
    exit(0);
}
