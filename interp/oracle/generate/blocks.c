/* Blocks: forks that join, loops made of branches, switches. What is made in a block that all ways
 * lead through stays in scope. */
#include "interp/oracle/generate/writer.h"

void put_block(Writer *w, unsigned block, const Term *like, unsigned count, Term *args)
{
    put_begin(w);
    put_text(w, "^b%u", block);
    for (unsigned i = 0; i < count; i++) {
        args[i] = new_value(w, like[i].scalar);
        put_text(w, "%s%%v%u: %s", i ? ", " : "(", args[i].number, args[i].type);
    }
    put_text(w, "%s:\n", count ? ")" : "");
    w->counts->blocks++;
}

/* "^bbN(%a, %b : i8, i32)" */
static void put_target(Writer *w, unsigned block, const Term *values, unsigned count)
{
    put_text(w, "^b%u", block);
    if (!count)
        return;
    put_text(w, "(");
    put_values(w, values, count);
    put_text(w, " : ");
    put_types(w, values, count);
    put_text(w, ")");
}

void write_branch(Writer *w, unsigned block, const Term *values, unsigned count)
{
    put_begin(w);
    put_text(w, "cf.br ");
    put_target(w, block, values, count);
    put_text(w, "\n");
}

void write_choice(Writer *w, Term flag, unsigned first, const Term *to_first, unsigned first_count,
                  unsigned second, const Term *to_second, unsigned second_count)
{
    put_begin(w);
    put_text(w, "cf.cond_br %%v%u, ", flag.number);
    put_target(w, first, to_first, first_count);
    put_text(w, ", ");
    put_target(w, second, to_second, second_count);
    put_text(w, "\n");
}

static void put_switch(Writer *w, unsigned first, unsigned ways)
{
    static const char *const TYPES[] = { "i8", "i32", "i64", "i5" };
    Term value = pick_term(w, scalar_named(TYPES[draw_below(w, 4)]));

    put_begin(w);
    put_text(w, "cf.switch %%v%u : %s, [\n", value.number, value.type);
    put_begin(w);
    put_text(w, "  default: ^b%u", first);
    for (unsigned i = 1; i < ways; i++)
        put_text(w, ", %d: ^b%u", (int)i - 2, first + i);
    put_text(w, "\n");
    put_begin(w);
    put_text(w, "]\n");
}

/* Two or more ways, which meet again. */
static void write_fork(Writer *w)
{
    Term like[MOST_CARRIED], args[MOST_CARRIED], values[MOST_CARRIED], flag;
    unsigned count = choose_carried(w, NULL, like),
             ways = draw_percent(w, 70) ? 2 : 2 + draw_below(w, 3);
    unsigned first = w->next_block, join = first + ways;

    w->next_block += ways + 1;
    if (ways == 2) {
        flag = pick_term(w, BOOLS);
        write_choice(w, flag, first, NULL, 0, first + 1, NULL, 0);
    } else {
        put_switch(w, first, ways);
    }
    for (unsigned i = 0; i < ways; i++) {
        Mark mark = region_enter(w, 1);

        w->is_top = mark.is_top;
        put_block(w, first + i, NULL, 0, NULL);
        write_statements(w, draw_below(w, 3));
        choose_yields(w, like, count, NULL, like, 0, values);
        write_branch(w, join, values, count);
        region_leave(w, mark);
    }
    put_block(w, join, like, count, args);
    bring_terms(w, args, count);
}

/* A loop: a block that counts and asks, and a body that branches back. */
static void write_block_loop(Writer *w)
{
    uint64_t trips = choose_trips(w);
    Term like[MOST_CARRIED + 1], args[MOST_CARRIED + 1], values[MOST_CARRIED + 1];
    Term limit = write_number(w, WORDS, (int64_t)trips), one = write_number(w, WORDS, 1), flag,
         next;
    unsigned head = w->next_block++, body = w->next_block++, exit = w->next_block++;
    unsigned count, left;
    Mark mark;

    w->counts->loops++;
    like[0] = write_number(w, WORDS, 0);
    count = 1 + choose_carried(w, WORDS, like + 1);
    write_branch(w, head, like, count);
    mark = region_enter(w, trips + 1);
    w->is_top = mark.is_top;
    put_block(w, head, like, count, args);
    bring_terms(w, args, count);
    flag = new_value(w, BOOLS);
    put_line(w, "%%v%u = arith.cmpi ult, %%v%u, %%v%u : i64", flag.number, args[0].number,
             limit.number);
    left = draw_below(w, count + 1);
    write_choice(w, flag, body, NULL, 0, exit, args, left);
    put_block(w, body, NULL, 0, NULL);
    write_statements(w, 1 + draw_below(w, 4));
    next = new_value(w, WORDS);
    put_line(w, "%%v%u = arith.addi %%v%u, %%v%u : i64", next.number, args[0].number, one.number);
    bring_term(w, next);
    choose_yields(w, like, count, NULL, args, count, values);
    values[0] = next;
    write_branch(w, head, values, count);
    region_leave(w, mark);
    bring_terms(w, args, count);
    put_block(w, exit, args, left, values);
    bring_terms(w, values, left);
}

void write_blocks(Writer *w)
{
    unsigned count = 1 + draw_below(w, 3);

    for (unsigned i = 0; i < count; i++) {
        if (draw_percent(w, 55))
            write_block_loop(w);
        else
            write_fork(w);
        write_statements(w, draw_below(w, 4));
    }
}
