/* Operations whose meaning is written in MLIR, and runs their regions. */
#include "testsuite/fuzz/programs/writer.h"

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

static unsigned choose_some(Writer *w, Value *inits)
{
    unsigned count = choose_carried(w, NULL, inits);

    if (!count)
        inits[count++] = pick(w, WORDS);
    return count;
}

static void put_yield(Writer *w, const Value *yields, unsigned count)
{
    begin(w);
    put(w, "\"my.yield\"(");
    put_values(w, yields, count);
    put(w, ") : (");
    put_types(w, yields, count);
    put(w, ") -> ()\n");
}

static void put_arguments(Writer *w, const Value *variable, const Value *inits, unsigned count,
                          Value *args)
{
    begin(w);
    put(w, "^bb0(");
    if (variable)
        put(w, "%%v%u: index, ", variable->number);
    for (unsigned i = 0; i < count; i++) {
        args[i] = new_value(w, inits[i].scalar);
        args[i].is_symbol = false;
        put(w, "%s%%v%u: %s", i ? ", " : "", args[i].number, args[i].type);
    }
    put(w, "):\n");
}

/* my.repeat with a variable, else my.thrice. */
static void write_body(Writer *w, const Value *variable, const Value *inits, unsigned count)
{
    Value args[MOST_CARRIED], yields[MOST_CARRIED];

    put_arguments(w, variable, inits, count, args);
    bring_all(w, args, count);
    if (variable)
        bring(w, *variable);
    write_statements(w, 1 + below(w, 5));
    choose_yields(w, args, count, variable, args, count, yields);
    put_yield(w, yields, count);
}

void write_repeat(Writer *w)
{
    uint64_t trips = choose_trips(w);
    bool counts = percent(w, 70);
    Value inits[MOST_CARRIED], results[MOST_CARRIED];
    Value variable = { 0 }, limit = { 0 };
    unsigned count = choose_some(w, inits);
    Mark mark;

    w->counts->meant++;
    if (counts) {
        limit = number(w, INDICES, (int64_t)trips);
        variable = induction_variable(w, INDICES, false, trips);
    }
    begin(w);
    put_results(w, inits, count, results);
    if (counts)
        put(w, "\"my.repeat\"(%%v%u, ", limit.number);
    else
        put(w, "\"my.thrice\"(");
    put_values(w, inits, count);
    put(w, ") ({\n");
    mark = enter(w, counts ? trips : 3);
    write_body(w, counts ? &variable : NULL, inits, count);
    leave(w, mark);
    begin(w);
    put(w, counts ? "}) : (index, " : "}) : (");
    put_types(w, inits, count);
    put(w, ") -> (");
    put_types(w, inits, count);
    put(w, ")\n");
    bring_all(w, results, count);
}

static void write_side(Writer *w, const Value *like, unsigned count)
{
    Value yields[MOST_CARRIED];
    Mark mark = enter(w, 1);

    write_statements(w, below(w, 4));
    choose_yields(w, like, count, NULL, like, 0, yields);
    put_yield(w, yields, count);
    leave(w, mark);
}

void write_either(Writer *w)
{
    Value like[MOST_CARRIED], results[MOST_CARRIED], flag = pick(w, BOOLS);
    unsigned count = choose_some(w, like);

    w->counts->meant++;
    begin(w);
    put_results(w, like, count, results);
    put(w, "\"my.either\"(%%v%u) ({\n", flag.number);
    write_side(w, like, count);
    begin(w);
    put(w, "}, {\n");
    write_side(w, like, count);
    begin(w);
    put(w, "}) : (i1) -> (");
    put_types(w, like, count);
    put(w, ")\n");
    bring_all(w, results, count);
}
