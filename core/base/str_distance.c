#include "core/base/str.h"

enum { LONGEST_NAME = 64, FAR = 1000 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Letters that change places come from two rows above: both rows have to be too far. */
unsigned str_distance(Str a, Str b, unsigned most)
{
    unsigned rows[3][LONGEST_NAME + 1], *above = rows[0], *row = rows[1], *next = rows[2];
    unsigned nearest = 0, nearest_above;

    if (a.len > LONGEST_NAME || b.len > LONGEST_NAME)
        return FAR;
    for (unsigned j = 0; j <= b.len; j++)
        row[j] = j;
    for (unsigned i = 1; i <= a.len; i++) {
        unsigned *oldest = above;

        nearest_above = nearest;
        nearest = next[0] = i;
        for (unsigned j = 1; j <= b.len; j++) {
            next[j] = least(row[j - 1] + (a.data[i - 1] != b.data[j - 1]),
                            least(next[j - 1], row[j]) + 1);
            if (i > 1 && j > 1 && a.data[i - 1] == b.data[j - 2] && a.data[i - 2] == b.data[j - 1])
                next[j] = least(next[j], above[j - 2] + 1);
            nearest = least(nearest, next[j]);
        }
        if (nearest > most && nearest_above >= most)
            return FAR;
        above = row;
        row = next;
        next = oldest;
    }
    return row[b.len] > most ? FAR : row[b.len];
}
