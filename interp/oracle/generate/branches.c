/* scf.if, scf.index_switch, scf.execute_region. */
#include "interp/oracle/generate/writer.h"

static void write_side(Writer *w, const Term *like, unsigned count, bool always_yields)
{
    Term yields[MOST_CARRIED];
    Mark mark = region_enter(w, 1);

    write_statements(w, draw_below(w, 4));
    choose_yields(w, like, count, NULL, like, 0, yields);
    if (count || always_yields)
        put_row(w, "scf.yield", yields, count);
    region_leave(w, mark);
}

static void put_result_types(Writer *w, const Term *like, unsigned count)
{
    if (!count)
        return;
    put_text(w, " -> ");
    put_text(w, count > 1 ? "(" : "");
    put_types(w, like, count);
    put_text(w, count > 1 ? ")" : "");
}

void write_if_of(Writer *w, Term flag)
{
    Term like[MOST_CARRIED], results[MOST_CARRIED];
    unsigned count = choose_carried(w, NULL, like);

    w->counts->branches++;
    put_begin(w);
    put_results(w, like, count, results);
    put_text(w, "scf.if %%v%u", flag.number);
    put_result_types(w, like, count);
    put_text(w, " {\n");
    write_side(w, like, count, false);
    if (count || draw_percent(w, 50)) {
        put_begin(w);
        put_text(w, "} else {\n");
        write_side(w, like, count, false);
    }
    put_begin(w);
    put_text(w, "}\n");
    bring_terms(w, results, count);
}

void write_if(Writer *w)
{
    write_if_of(w, pick_term(w, BOOLS));
}

void write_index_switch(Writer *w)
{
    Term like[MOST_CARRIED], results[MOST_CARRIED], value;
    unsigned count = choose_carried(w, NULL, like), cases = draw_below(w, 4),
             number = draw_below(w, 3);

    w->counts->branches++;
    value = draw_percent(w, 70) ? pick_below(w, 6) : pick_term(w, INDICES);
    put_begin(w);
    put_results(w, like, count, results);
    put_text(w, "scf.index_switch %%v%u", value.number);
    put_text(w, count ? " -> " : "");
    put_types(w, like, count);
    put_text(w, "\n");
    for (unsigned i = 0; i < cases; i++) {
        put_begin(w);
        put_text(w, "case %u {\n", number);
        write_side(w, like, count, true);
        put_begin(w);
        put_text(w, "}\n");
        number += 1 + (draw_percent(w, 80) ? 0 : draw_below(w, 1000));
    }
    put_begin(w);
    put_text(w, "default {\n");
    write_side(w, like, count, true);
    put_begin(w);
    put_text(w, "}\n");
    bring_terms(w, results, count);
}

/* With blocks in it, which only here may stand inside a loop. */
void write_execute_region(Writer *w)
{
    Term like[MOST_CARRIED], results[MOST_CARRIED], yields[MOST_CARRIED];
    unsigned count = choose_carried(w, NULL, like);
    Mark mark;

    put_begin(w);
    put_results(w, like, count, results);
    put_text(w, "scf.execute_region");
    put_result_types(w, like, count);
    put_text(w, " {\n");
    mark = region_enter(w, 1);
    write_statements(w, 1);
    if (draw_percent(w, 80))
        write_blocks(w);
    choose_yields(w, like, count, NULL, like, 0, yields);
    put_row(w, "scf.yield", yields, count);
    region_leave(w, mark);
    put_begin(w);
    put_text(w, "}\n");
    bring_terms(w, results, count);
}
