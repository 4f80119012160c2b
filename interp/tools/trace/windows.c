#include "interp/tools/trace/windows.h"

enum {
    EVEN_WINDOWS = 24, /* between beginning and end */
    WIDEST = 64,       /* operations to each side of what matters */
};

static void add(Windows *windows, Time from, Time to, Time total)
{
    if (from < 1)
        from = 1;
    if (to > total + 1)
        to = total + 1;
    if (from < to)
        vec_push(windows, ((Window){ from, to }));
}

static void add_around(Windows *windows, Time at, uint64_t radius, Time total)
{
    add(windows, at > radius ? at - radius : 1, at + radius + 1, total);
}

/* Beginning, end, and the even windows: three fifths of the budget. */
static void add_frame(Windows *windows, Time total, uint64_t budget)
{
    uint64_t edge = budget / 5, length = edge / EVEN_WINDOWS + 1;

    add(windows, 1, 1 + edge, total);
    for (unsigned i = 1; i <= EVEN_WINDOWS; i++) {
        Time from = total / (EVEN_WINDOWS + 1) * i;

        add(windows, from, from + length, total);
    }
    add(windows, total > edge ? total - edge : 1, total + 1, total);
}

static void add_op(Windows *windows, const SurveyOp *op, uint64_t radius, Time total)
{
    add_around(windows, op->first, radius, total);
    for (unsigned i = 0; i < op->change_count; i++)
        add_around(windows, op->changes[i], radius, total);
    if (op->last_change)
        add_around(windows, op->last_change, radius, total);
}

static int by_from(const void *a, const void *b)
{
    const Window *x = a, *y = b;

    return x->from < y->from ? -1 : x->from > y->from;
}

/* Windows that meet become one. */
static void merge(Windows *windows)
{
    size_t kept = 0;

    qsort(windows->data, windows->len, sizeof *windows->data, by_from);
    for (size_t i = 1; i < windows->len; i++) {
        if (windows->data[i].from > windows->data[kept].to)
            windows->data[++kept] = windows->data[i];
        else if (windows->data[i].to > windows->data[kept].to)
            windows->data[kept].to = windows->data[i].to;
    }
    if (windows->len)
        windows->len = kept + 1;
}

uint64_t windows_length(const Windows *windows)
{
    uint64_t length = 0;

    for (size_t i = 0; i < windows->len; i++)
        length += windows->data[i].to - windows->data[i].from;
    return length;
}

/* What matters most stands at the front of the survey: operations that do not fit are left out. */
static Windows choose_within(const Survey *survey, uint64_t budget, uint64_t radius, size_t ops)
{
    Windows windows = { 0 };

    add_frame(&windows, survey->total, budget);
    for (size_t i = 0; i < ops; i++)
        add_op(&windows, survey->ops.data[i], radius, survey->total);
    merge(&windows);
    return windows;
}

Windows windows_choose(const Survey *survey, uint64_t budget)
{
    Windows windows = { 0 };
    size_t ops = survey->ops.len;
    uint64_t radius = WIDEST;

    if (survey->total <= budget) {
        vec_push(&windows, ((Window){ 1, survey->total + 1 }));
        return windows;
    }
    for (;;) {
        windows = choose_within(survey, budget, radius, ops);
        if (windows_length(&windows) <= budget || ops == 0)
            return windows;
        vec_free(&windows);
        if (radius > 1)
            radius /= 2;
        else
            ops /= 2;
    }
}
