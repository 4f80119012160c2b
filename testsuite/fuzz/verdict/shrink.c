#include "testsuite/fuzz/verdict/shrink.h"

#include "testsuite/fuzz/verdict/pieces.h"

typedef struct Shrinking {
    Pieces pieces;
    Shows shows;
    void *state;
    unsigned budget;
} Shrinking;

/* Leaves out pieces from ... to - 1 if that still shows it. */
static bool leave_out(Shrinking *s, size_t from, size_t to)
{
    Pieces less = { 0 };
    Sb text = { 0 };
    bool shown = false;

    if (from >= to || to - from == s->pieces.len || s->budget == 0)
        return false;
    s->budget--;
    for (size_t i = 0; i < s->pieces.len; i++)
        if (i < from || i >= to)
            vec_push(&less, s->pieces.data[i]);
    pieces_text(&text, &less);
    shown = s->shows(s->state, sb_view(&text));
    sb_free(&text);
    if (shown) {
        vec_free(&s->pieces);
        s->pieces = less;
    } else {
        vec_free(&less);
    }
    return shown;
}

static void leave_out_lines(Shrinking *s)
{
    for (size_t at = s->pieces.len; at-- > 0;)
        if (piece_begins_line(&s->pieces, at))
            leave_out(s, at, pieces_line_end(&s->pieces, at));
}

static void leave_out_groups(Shrinking *s)
{
    for (size_t at = s->pieces.len; at-- > 0;) {
        size_t end = at < s->pieces.len ? pieces_closing(&s->pieces, at) : at;

        if (end == at || leave_out(s, at, end + 1) || leave_out(s, at + 1, end))
            continue;
        if (at > 0)
            leave_out(s, at - 1, end + 1);
    }
}

static void leave_out_pieces(Shrinking *s)
{
    for (size_t width = s->pieces.len / 2; width > 0; width /= 2)
        for (size_t at = 0; at < s->pieces.len;) {
            size_t end = at + width < s->pieces.len ? at + width : s->pieces.len;

            if (!leave_out(s, at, end))
                at = end;
        }
}

void shrink(Sb *text, Shows shows, void *state, unsigned budget)
{
    Shrinking s = { .shows = shows, .state = state, .budget = budget };
    Arena arena = { 0 };
    size_t before, whole;

    pieces_of(&s.pieces, str_dup(&arena, sb_view(text)));
    whole = s.pieces.len;
    do {
        before = s.pieces.len;
        leave_out_lines(&s);
        leave_out_groups(&s);
        leave_out_pieces(&s);
    } while (s.pieces.len < before && s.budget);
    if (s.pieces.len < whole) { /* else it stays as it is, comments and all */
        text->len = 0;
        pieces_text(text, &s.pieces);
    }
    vec_free(&s.pieces);
    arena_free(&arena);
}
