// A line is built up by printing it into itself.
#include <stdio.h>

int main(void)
{
    char line[16] = "one";

    sprintf(line, "%s two", line); // undefined: @sprintf: the 4 bytes of the string overlap
    puts(line);
    return 0;
}
