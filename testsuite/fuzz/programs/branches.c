/* scf.if, scf.index_switch, scf.execute_region. */
#include "testsuite/fuzz/programs/writer.h"

static void write_side(Writer *w, const Value *like, unsigned count, bool always_yields)
{
    Value yields[MOST_CARRIED];
    Mark mark = enter(w, 1);

    write_statements(w, below(w, 4));
    choose_yields(w, like, count, NULL, like, 0, yields);
    if (count || always_yields)
        put_row(w, "scf.yield", yields, count);
    leave(w, mark);
}

static void put_result_types(Writer *w, const Value *like, unsigned count)
{
    if (!count)
        return;
    put(w, " -> ");
    put(w, count > 1 ? "(" : "");
    put_types(w, like, count);
    put(w, count > 1 ? ")" : "");
}

void write_if(Writer *w)
{
    Value like[MOST_CARRIED], results[MOST_CARRIED], flag;
    unsigned count = choose_carried(w, NULL, like);

    w->counts->branches++;
    flag = pick(w, BOOLS);
    begin(w);
    put_results(w, like, count, results);
    put(w, "scf.if %%v%u", flag.number);
    put_result_types(w, like, count);
    put(w, " {\n");
    write_side(w, like, count, false);
    if (count || percent(w, 50)) {
        begin(w);
        put(w, "} else {\n");
        write_side(w, like, count, false);
    }
    begin(w);
    put(w, "}\n");
    bring_all(w, results, count);
}

void write_index_switch(Writer *w)
{
    Value like[MOST_CARRIED], results[MOST_CARRIED], value;
    unsigned count = choose_carried(w, NULL, like), cases = below(w, 4), number = below(w, 3);

    w->counts->branches++;
    value = percent(w, 70) ? pick_below(w, 6) : pick(w, INDICES);
    begin(w);
    put_results(w, like, count, results);
    put(w, "scf.index_switch %%v%u", value.number);
    put(w, count ? " -> " : "");
    put_types(w, like, count);
    put(w, "\n");
    for (unsigned i = 0; i < cases; i++) {
        begin(w);
        put(w, "case %u {\n", number);
        write_side(w, like, count, true);
        begin(w);
        put(w, "}\n");
        number += 1 + (percent(w, 80) ? 0 : below(w, 1000));
    }
    begin(w);
    put(w, "default {\n");
    write_side(w, like, count, true);
    begin(w);
    put(w, "}\n");
    bring_all(w, results, count);
}

/* With blocks in it, which only here may stand inside a loop. */
void write_execute_region(Writer *w)
{
    Value like[MOST_CARRIED], results[MOST_CARRIED], yields[MOST_CARRIED];
    unsigned count = choose_carried(w, NULL, like);
    Mark mark;

    begin(w);
    put_results(w, like, count, results);
    put(w, "scf.execute_region");
    put_result_types(w, like, count);
    put(w, " {\n");
    mark = enter(w, 1);
    write_statements(w, 1);
    if (percent(w, 80))
        write_blocks(w);
    choose_yields(w, like, count, NULL, like, 0, yields);
    put_row(w, "scf.yield", yields, count);
    leave(w, mark);
    begin(w);
    put(w, "}\n");
    bring_all(w, results, count);
}
