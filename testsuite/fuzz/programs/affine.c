/* affine.for, affine.if, affine.apply and the like. */
#include "testsuite/fuzz/programs/writer.h"

#include <inttypes.h>

/* An index in scope that may stand in a map as this; false: there is none. */
static bool find_operand(Writer *w, bool dim, Value *operand)
{
    size_t count = w->scope.len, from = count ? below(w, (unsigned)count) : 0;

    for (size_t i = 0; i < count; i++) {
        *operand = w->scope.data[(from + count - i) % count];
        if (!operand->shape && operand->scalar == INDICES
            && (operand->is_symbol || (dim && operand->is_dim)))
            return true;
    }
    return false;
}

static Value pick_operand(Writer *w, bool dim)
{
    Value operand;

    return find_operand(w, dim, &operand) ? operand : number(w, INDICES, below(w, 5));
}

/* An expression in d0 and s0. Semi-affine ones are in symbols alone. */
static void put_expression(Writer *w, unsigned depth)
{
    static const char *const OPS[] = { " mod ", " floordiv ", " ceildiv " };

    switch (below(w, depth ? 5 : 2)) {
    case 0:
        put(w, "%s", percent(w, 60) ? "d0" : "s0");
        break;
    case 1:
        put(w, "%d", (int)below(w, 9) - 2);
        break;
    case 2:
        put(w, "(");
        put_expression(w, depth - 1);
        put(w, "%s", percent(w, 70) ? " + " : " - ");
        put_expression(w, depth - 1);
        put(w, ")");
        break;
    case 3:
        put(w, "(");
        put_expression(w, depth - 1);
        put(w, " * %d)", (int)below(w, 7) - 3);
        break;
    default:
        put(w, "(");
        put_expression(w, depth - 1);
        put(w, "%s%u)", OPS[below(w, 3)], 1 + below(w, 6));
    }
}

void write_affine_apply(Writer *w)
{
    Value dim = pick_operand(w, true), symbol = pick_operand(w, false), value;
    unsigned results = 1;

    value = new_value(w, INDICES);
    value.is_dim = dim.is_dim || dim.is_symbol;
    value.is_symbol &= dim.is_symbol;
    begin(w);
    put(w, "%%v%u = affine.", value.number);
    if (percent(w, 60)) {
        put(w, "apply");
    } else {
        put(w, "%s", percent(w, 50) ? "min" : "max");
        results = 1 + below(w, 3);
        value.is_dim = value.is_symbol = false;
    }
    put(w, " affine_map<(d0)[s0] -> (");
    for (unsigned i = 0; i < results; i++) {
        put(w, "%s", i ? ", " : "");
        put_expression(w, 3);
    }
    put(w, ")>(%%v%u)[%%v%u]\n", dim.number, symbol.number);
    bring(w, value);
}

/* The lower bound: 0 mostly, or one known only when the loop runs, 0 or more. */
static void put_lower(Writer *w, uint64_t first, const Value *operand)
{
    if (operand)
        put(w, "max affine_map<(d0) -> (d0 - 1, %" PRIu64 ")>(%%v%u)", first, operand->number);
    else
        put(w, "%" PRIu64, first);
}

static void put_upper(Writer *w, uint64_t end, const Value *operand)
{
    if (operand)
        put(w, "min affine_map<(d0) -> (d0 + %u, %" PRIu64 ")>(%%v%u)", below(w, 4), end,
            operand->number);
    else
        put(w, "%" PRIu64, end);
}

void write_affine_for(Writer *w)
{
    uint64_t trips = choose_trips(w), first = below(w, 3),
             step = 1 + (below(w, 3) ? 0 : below(w, 4));
    uint64_t end = first + (trips ? (trips - 1) * step + 1 + below(w, (unsigned)step) : 0);
    Value inits[MOST_CARRIED], args[MOST_CARRIED], yields[MOST_CARRIED], results[MOST_CARRIED];
    unsigned count = choose_carried(w, INDICES, inits);
    bool is_open = percent(w, 35);
    Value operand = is_open ? pick_operand(w, true) : (Value){ 0 },
          variable = induction_variable(w, INDICES, true, end);
    Mark mark;

    w->counts->loops++;
    begin(w);
    put_results(w, inits, count, results);
    put(w, "affine.for %%v%u = ", variable.number);
    put_lower(w, first, is_open && percent(w, 50) ? &operand : NULL);
    put(w, " to ");
    put_upper(w, end, is_open ? &operand : NULL);
    put(w, step == 1 ? "" : " step %" PRIu64, step);
    mark = enter(w, trips);
    put_carried(w, inits, count, args);
    put(w, " {\n");
    bring_all(w, args, count);
    bring(w, variable);
    write_statements(w, 1 + below(w, 5));
    choose_yields(w, args, count, &variable, args, count, yields);
    end_loop(w, "affine.yield", yields, count, mark, results);
}

/* One side of affine.if. */
static void write_side(Writer *w, const Value *like, unsigned count)
{
    Value yields[MOST_CARRIED];
    Mark mark = enter(w, 1);

    write_statements(w, below(w, 4));
    choose_yields(w, like, count, NULL, like, 0, yields);
    if (count)
        put_row(w, "affine.yield", yields, count);
    leave(w, mark);
}

void write_affine_if(Writer *w)
{
    Value like[MOST_CARRIED], results[MOST_CARRIED];
    unsigned count = choose_carried(w, NULL, like), conditions = 1 + below(w, 2);
    Value dim = pick_operand(w, true), symbol = pick_operand(w, false);

    w->counts->branches++;
    begin(w);
    put_results(w, like, count, results);
    put(w, "affine.if affine_set<(d0)[s0] : (");
    for (unsigned i = 0; i < conditions; i++) {
        put(w, "%s", i ? ", " : "");
        put_expression(w, 2);
        put(w, "%s", percent(w, 70) ? " >= 0" : " == 0");
    }
    put(w, ")>(%%v%u)[%%v%u]", dim.number, symbol.number);
    if (count) {
        put(w, " -> (");
        put_types(w, like, count);
        put(w, ")");
    }
    put(w, " {\n");
    write_side(w, like, count);
    if (count || percent(w, 50)) {
        begin(w);
        put(w, "} else {\n");
        write_side(w, like, count);
    }
    begin(w);
    put(w, "}\n");
    bring_all(w, results, count);
}
