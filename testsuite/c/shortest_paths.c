// Ways through a graph: edges in lists of one array, distances by Bellman and Ford, the path by recursion.
#include <limits.h>
#include <stdio.h>

enum { NODES = 6, NONE = -1 };

static const struct Edge {
    int from, to, length;
} EDGES[] = { { 0, 1, 7 }, { 0, 2, 9 }, { 0, 5, 14 }, { 1, 2, 10 }, { 1, 3, 15 }, { 2, 3, 11 }, { 2, 5, 2 }, { 3, 4, 6 },
              { 5, 4, 9 } };

static int distance[NODES], before[NODES];

static int relax(const struct Edge *edge)
{
    if (distance[edge->from] == INT_MAX || distance[edge->from] + edge->length >= distance[edge->to])
        return 0;
    distance[edge->to] = distance[edge->from] + edge->length;
    before[edge->to] = edge->from;
    return 1;
}

static void print_path(int node)
{
    if (before[node] != NONE)
        print_path(before[node]);
    printf(" %d", node);
}

int main(void)
{
    int changed;

    for (int i = 0; i < NODES; i++) {
        distance[i] = i ? INT_MAX : 0;
        before[i] = NONE;
    }
    do {
        changed = 0;
        for (const struct Edge *edge = EDGES; edge < EDGES + sizeof EDGES / sizeof *EDGES; edge++)
            changed |= relax(edge);
    } while (changed);
    for (int i = 0; i < NODES; i++) {
        printf("%d:", distance[i]);
        print_path(i);
        printf("\n");
    }
    return 0;
}
