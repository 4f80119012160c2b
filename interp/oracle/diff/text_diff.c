#include "interp/oracle/diff/text_diff.h"

#include "core/base/vec.h"

#include <string.h>

/* Lines taken away and put in, beyond which the shortest way is no longer looked for. */
enum { MOST_EDITS = 2000, AROUND = 3 };

typedef VEC(Str) Lines;

typedef struct Edit {
    char sign; /* ' ', '-' or '+' */
    Str line;
} Edit;

typedef VEC(Edit) Edits;

static Lines lines_of(Str text)
{
    Lines lines = { 0 };

    while (text.len) {
        Str line = { text.data, str_find(text, '\n') };

        vec_push(&lines, line);
        text = str_from(text, line.len + (line.len < text.len));
    }
    return lines;
}

static void add(Edits *edits, char sign, const Str *lines, size_t count)
{
    for (size_t i = 0; i < count; i++)
        vec_push(edits, ((Edit){ sign, lines[i] }));
}

/* The shortest way from one to the other, by Myers' algorithm: after d edits, `reach[k]` is how far
 * one gets in `before` where it is k lines ahead of `after`. Every row is kept, so that the way can
 * be read off from its end. */
typedef struct Search {
    const Str *before, *after;
    long before_count, after_count;
    VEC(long *) rows; /* row d holds 2d + 1 numbers, for k from -d to d */
} Search;

static long row_at(const Search *s, long d, long k)
{
    return s->rows.data[d][k + d];
}

/* Where diagonal k is entered with d edits: from below by a line put in, or from the other side by
 * a line taken away. */
static bool comes_by_insertion(const Search *s, long d, long k)
{
    return k == -d || (k != d && row_at(s, d - 1, k - 1) < row_at(s, d - 1, k + 1));
}

static long follow_same(const Search *s, long x, long k)
{
    while (x < s->before_count && x - k < s->after_count && str_eq(s->before[x], s->after[x - k]))
        x++;
    return x;
}

/* True when the end is reached with d edits. */
static bool add_row(Search *s, long d)
{
    long *row = must_alloc((size_t)(2 * d + 1) * sizeof *row);
    bool done = false;

    vec_push(&s->rows, row);
    for (long k = -d; k <= d; k += 2) {
        long x = 0;

        if (d)
            x = comes_by_insertion(s, d, k) ? row_at(s, d - 1, k + 1) : row_at(s, d - 1, k - 1) + 1;
        row[k + d] = follow_same(s, x, k);
        done |= row[k + d] >= s->before_count && row[k + d] - k >= s->after_count;
    }
    return done;
}

static void push_edit(Edits *edits, char sign, Str line)
{
    vec_push(edits, ((Edit){ sign, line }));
}

/* From the end to the start; the edits come out the other way around. */
static void read_back(const Search *s, Edits *edits)
{
    long x = s->before_count, y = s->after_count;
    size_t first = edits->len;

    for (long d = (long)s->rows.len - 1; d >= 0; d--) {
        long k = x - y, from = 0;
        bool insertion = d && comes_by_insertion(s, d, k);

        if (d)
            from = insertion ? row_at(s, d - 1, k + 1) : row_at(s, d - 1, k - 1) + 1;
        for (; x > from; x--, y--)
            push_edit(edits, ' ', s->before[x - 1]);
        if (d && insertion)
            push_edit(edits, '+', s->after[--y]);
        else if (d)
            push_edit(edits, '-', s->before[--x]);
    }
    for (size_t i = first, j = edits->len; i + 1 < j; i++) {
        Edit swapped = edits->data[i];

        edits->data[i] = edits->data[--j];
        edits->data[j] = swapped;
    }
}

static void find_edits(const Str *before, size_t before_count, const Str *after, size_t after_count,
                       Edits *edits)
{
    Search s = { .before = before,
                 .after = after,
                 .before_count = (long)before_count,
                 .after_count = (long)after_count };
    bool done = false;

    for (long d = 0; d <= MOST_EDITS && !done; d++)
        done = add_row(&s, d);
    if (done) {
        read_back(&s, edits);
    } else {
        add(edits, '-', before, before_count);
        add(edits, '+', after, after_count);
    }
    for (size_t i = 0; i < s.rows.len; i++)
        free(s.rows.data[i]);
    vec_free(&s.rows);
}

static Edits edits_of(const Lines *before, const Lines *after)
{
    size_t same = 0, ends = 0, least = before->len < after->len ? before->len : after->len;
    Edits edits = { 0 };

    while (same < least && str_eq(before->data[same], after->data[same]))
        same++;
    while (same + ends < least
           && str_eq(before->data[before->len - 1 - ends], after->data[after->len - 1 - ends]))
        ends++;
    add(&edits, ' ', before->data, same);
    find_edits(before->data + same, before->len - same - ends, after->data + same,
               after->len - same - ends, &edits);
    add(&edits, ' ', before->data + before->len - ends, ends);
    return edits;
}

/* Where the hunk ends that begins with the change at `from`: behind the last change with no more
 * than what two hunks would show between it and the one before. */
static size_t hunk_end(const Edits *edits, size_t from)
{
    size_t end = from + 1;

    for (size_t i = from; i < edits->len && i < end + 2 * AROUND; i++)
        if (edits->data[i].sign != ' ')
            end = i + 1;
    return end + AROUND < edits->len ? end + AROUND : edits->len;
}

/* "@@ -3,7 +3,6 @@", with the numbers of the lines before it. */
static void print_heading(Sb *sb, const Edits *edits, size_t from, size_t end)
{
    size_t before = 1, after = 1, before_count = 0, after_count = 0;

    for (size_t i = 0; i < end; i++) {
        size_t *in_before = i < from ? &before : &before_count;
        size_t *in_after = i < from ? &after : &after_count;

        *in_before += edits->data[i].sign != '+';
        *in_after += edits->data[i].sign != '-';
    }
    sb_printf(sb, "@@ -%zu,%zu +%zu,%zu @@\n", before, before_count, after, after_count);
}

static void print_edits(Sb *sb, const Edits *edits, size_t most)
{
    size_t shown = 0, left = 0;

    for (size_t at = 0; at < edits->len;) {
        size_t from, end;

        if (edits->data[at].sign == ' ') {
            at++;
            continue;
        }
        from = at > AROUND ? at - AROUND : 0;
        end = hunk_end(edits, at);
        if (!most || shown < most)
            print_heading(sb, edits, from, end);
        for (at = from; at < end; at++) {
            if (most && shown >= most)
                left++;
            else
                sb_printf(sb, "%c%.*s\n", edits->data[at].sign, STR_ARG(edits->data[at].line));
            shown++;
        }
    }
    if (left)
        sb_printf(sb, "... and %zu more line%s\n", left, plural(left));
}

void text_diff(Sb *sb, Str before, Str after, size_t most)
{
    Lines from = lines_of(before), to = lines_of(after);
    Edits edits = edits_of(&from, &to);

    print_edits(sb, &edits, most);
    vec_free(&edits);
    vec_free(&from);
    vec_free(&to);
}
