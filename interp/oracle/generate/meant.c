/* Operations whose meaning is written in MLIR, and runs their regions. */
#include "interp/oracle/generate/writer.h"

const char *const MEANINGS =
    "meaning.op<Ts...> my.yield(%values...: $Ts...)\n"
    "meaning.op<Ts...> my.repeat(%count: index, %init...: $Ts...) -> ($Ts...) {\n"
    "  %zero = arith.constant 0 : index\n"
    "  %one = arith.constant 1 : index\n"
    "  %r... = scf.for %i = %zero to %count step %one iter_args(%a... = %init...) -> ($Ts...) {\n"
    "    %n... = meaning.region 0(%i, %a...) : (index, $Ts...) -> ($Ts...)\n"
    "    scf.yield %n... : $Ts...\n"
    "  }\n"
    "  return %r... : $Ts...\n"
    "}\n"
    "meaning.op<Ts...> my.thrice(%init...: $Ts...) -> ($Ts...) {\n"
    "  %three = arith.constant 3 : index\n"
    "  %r... = \"my.repeat\"(%three, %init...) ({\n"
    "  ^bb0(%i: index, %a...: $Ts...):\n"
    "    %n... = meaning.region 0(%a...) : ($Ts...) -> ($Ts...)\n"
    "    \"my.yield\"(%n...) : ($Ts...) -> ()\n"
    "  }) : (index, $Ts...) -> ($Ts...)\n"
    "  return %r... : $Ts...\n"
    "}\n"
    "meaning.op<Ts...> my.either(%flag: i1) -> ($Ts...) {\n"
    "  %r... = scf.if %flag -> ($Ts...) {\n"
    "    %n... = meaning.region 0() : () -> ($Ts...)\n"
    "    scf.yield %n... : $Ts...\n"
    "  } else {\n"
    "    %n... = meaning.region 1() : () -> ($Ts...)\n"
    "    scf.yield %n... : $Ts...\n"
    "  }\n"
    "  return %r... : $Ts...\n"
    "}\n";

static unsigned choose_some(Writer *w, Term *inits)
{
    unsigned count = choose_carried(w, NULL, inits);

    if (!count)
        inits[count++] = pick_term(w, WORDS);
    return count;
}

static void put_yield(Writer *w, const Term *yields, unsigned count)
{
    put_begin(w);
    put_text(w, "\"my.yield\"(");
    put_values(w, yields, count);
    put_text(w, ") : (");
    put_types(w, yields, count);
    put_text(w, ") -> ()\n");
}

static void put_arguments(Writer *w, const Term *variable, const Term *inits, unsigned count,
                          Term *args)
{
    put_begin(w);
    put_text(w, "^bb0(");
    if (variable)
        put_text(w, "%%v%u: index, ", variable->number);
    for (unsigned i = 0; i < count; i++) {
        args[i] = new_value(w, inits[i].scalar);
        args[i].is_symbol = false;
        put_text(w, "%s%%v%u: %s", i ? ", " : "", args[i].number, args[i].type);
    }
    put_text(w, "):\n");
}

/* my.repeat with a variable, else my.thrice. */
static void write_body(Writer *w, const Term *variable, const Term *inits, unsigned count)
{
    Term args[MOST_CARRIED], yields[MOST_CARRIED];

    put_arguments(w, variable, inits, count, args);
    bring_terms(w, args, count);
    if (variable)
        bring_term(w, *variable);
    write_statements(w, 1 + draw_below(w, 5));
    choose_yields(w, args, count, variable, args, count, yields);
    put_yield(w, yields, count);
}

void write_repeat(Writer *w)
{
    uint64_t trips = choose_trips(w);
    bool counts = draw_percent(w, 70);
    Term inits[MOST_CARRIED], results[MOST_CARRIED];
    Term variable = { 0 }, limit = { 0 };
    unsigned count = choose_some(w, inits);
    Mark mark;

    w->counts->meant++;
    if (counts) {
        limit = write_number(w, INDICES, (int64_t)trips);
        variable = induction_variable(w, INDICES, false, trips);
    }
    put_begin(w);
    put_results(w, inits, count, results);
    if (counts)
        put_text(w, "\"my.repeat\"(%%v%u, ", limit.number);
    else
        put_text(w, "\"my.thrice\"(");
    put_values(w, inits, count);
    put_text(w, ") ({\n");
    mark = region_enter(w, counts ? trips : 3);
    write_body(w, counts ? &variable : NULL, inits, count);
    region_leave(w, mark);
    put_begin(w);
    put_text(w, counts ? "}) : (index, " : "}) : (");
    put_types(w, inits, count);
    put_text(w, ") -> (");
    put_types(w, inits, count);
    put_text(w, ")\n");
    bring_terms(w, results, count);
}

static void write_side(Writer *w, const Term *like, unsigned count)
{
    Term yields[MOST_CARRIED];
    Mark mark = region_enter(w, 1);

    write_statements(w, draw_below(w, 4));
    choose_yields(w, like, count, NULL, like, 0, yields);
    put_yield(w, yields, count);
    region_leave(w, mark);
}

void write_either(Writer *w)
{
    Term like[MOST_CARRIED], results[MOST_CARRIED], flag = pick_term(w, BOOLS);
    unsigned count = choose_some(w, like);

    w->counts->meant++;
    put_begin(w);
    put_results(w, like, count, results);
    put_text(w, "\"my.either\"(%%v%u) ({\n", flag.number);
    write_side(w, like, count);
    put_begin(w);
    put_text(w, "}, {\n");
    write_side(w, like, count);
    put_begin(w);
    put_text(w, "}) : (i1) -> (");
    put_types(w, like, count);
    put_text(w, ")\n");
    bring_terms(w, results, count);
}
