/* affine.for, affine.if, affine.apply and the like. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>

/* An index in scope that may stand in a map as this; false: there is none. */
static bool find_operand(Writer *w, bool dim, Term *operand)
{
    size_t count = w->scope.len, from = count ? draw_below(w, (unsigned)count) : 0;

    for (size_t i = 0; i < count; i++) {
        *operand = w->scope.data[(from + count - i) % count];
        if (!operand->shape && operand->scalar == INDICES
            && (operand->is_symbol || (dim && operand->is_dim)))
            return true;
    }
    return false;
}

static Term pick_operand(Writer *w, bool dim)
{
    Term operand;

    return find_operand(w, dim, &operand) ? operand : write_number(w, INDICES, draw_below(w, 5));
}

/* An expression in d0 and s0. Semi-affine ones are in symbols alone. A sum's last term is none:
 * brackets in a sum are lost in print (R17). */
static void put_expression(Writer *w, unsigned depth)
{
    static const char *const OPS[] = { " mod ", " floordiv ", " ceildiv " };

    switch (draw_below(w, depth ? 5 : 2)) {
    case 0:
        put_text(w, "%s", draw_percent(w, 60) ? "d0" : "s0");
        break;
    case 1:
        put_text(w, "%d", (int)draw_below(w, 9) - 2);
        break;
    case 2:
        put_text(w, "(");
        put_expression(w, depth - 1);
        put_text(w, "%s", draw_percent(w, 70) ? " + " : " - ");
        put_expression(w, 0);
        put_text(w, ")");
        break;
    case 3:
        put_text(w, "(");
        put_expression(w, depth - 1);
        put_text(w, " * %d)", (int)draw_below(w, 7) - 3);
        break;
    default:
        put_text(w, "(");
        put_expression(w, depth - 1);
        put_text(w, "%s%u)", OPS[draw_below(w, 3)], 1 + draw_below(w, 6));
    }
}

void write_affine_apply(Writer *w)
{
    Term dim = pick_operand(w, true), symbol = pick_operand(w, false), value;
    unsigned results = 1;

    value = new_value(w, INDICES);
    value.is_dim = dim.is_dim || dim.is_symbol;
    value.is_symbol &= dim.is_symbol;
    put_begin(w);
    put_text(w, "%%v%u = affine.", value.number);
    if (draw_percent(w, 60)) {
        put_text(w, "apply");
    } else {
        put_text(w, "%s", draw_percent(w, 50) ? "min" : "max");
        results = 1 + draw_below(w, 3);
        value.is_dim = value.is_symbol = false;
    }
    put_text(w, " affine_map<(d0)[s0] -> (");
    for (unsigned i = 0; i < results; i++) {
        put_text(w, "%s", i ? ", " : "");
        put_expression(w, 3);
    }
    put_text(w, ")>(%%v%u)[%%v%u]\n", dim.number, symbol.number);
    bring_term(w, value);
}

/* The lower bound: 0 mostly, or one known only when the loop runs, 0 or more. */
static void put_lower(Writer *w, uint64_t first, const Term *operand)
{
    if (operand)
        put_text(w, "max affine_map<(d0) -> (d0 - 1, %" PRIu64 ")>(%%v%u)", first, operand->number);
    else
        put_text(w, "%" PRIu64, first);
}

static void put_upper(Writer *w, uint64_t end, const Term *operand)
{
    if (operand)
        put_text(w, "min affine_map<(d0) -> (d0 + %u, %" PRIu64 ")>(%%v%u)", draw_below(w, 4), end,
                 operand->number);
    else
        put_text(w, "%" PRIu64, end);
}

void write_affine_for(Writer *w)
{
    uint64_t trips = choose_trips(w), first = draw_below(w, 3),
             step = 1 + (draw_below(w, 3) ? 0 : draw_below(w, 4));
    uint64_t end = first + (trips ? (trips - 1) * step + 1 + draw_below(w, (unsigned)step) : 0);
    Term inits[MOST_CARRIED], args[MOST_CARRIED], yields[MOST_CARRIED], results[MOST_CARRIED];
    unsigned count = choose_carried(w, INDICES, inits);
    bool is_open = draw_percent(w, 35);
    Term operand = is_open ? pick_operand(w, true) : (Term){ 0 },
         variable = induction_variable(w, INDICES, true, end);
    Mark mark;

    w->counts->loops++;
    put_begin(w);
    put_results(w, inits, count, results);
    put_text(w, "affine.for %%v%u = ", variable.number);
    put_lower(w, first, is_open && draw_percent(w, 50) ? &operand : NULL);
    put_text(w, " to ");
    put_upper(w, end, is_open ? &operand : NULL);
    if (step != 1)
        put_text(w, " step %" PRIu64, step);
    mark = region_enter(w, trips);
    put_carried(w, inits, count, args);
    put_text(w, " {\n");
    bring_terms(w, args, count);
    bring_term(w, variable);
    write_statements(w, 1 + draw_below(w, 5));
    choose_yields(w, args, count, &variable, args, count, yields);
    put_loop_end(w, "affine.yield", yields, count, mark, results);
}

/* One side of affine.if. */
static void write_side(Writer *w, const Term *like, unsigned count)
{
    Term yields[MOST_CARRIED];
    Mark mark = region_enter(w, 1);

    write_statements(w, draw_below(w, 4));
    choose_yields(w, like, count, NULL, like, 0, yields);
    if (count)
        put_row(w, "affine.yield", yields, count);
    region_leave(w, mark);
}

void write_affine_if(Writer *w)
{
    Term like[MOST_CARRIED], results[MOST_CARRIED];
    unsigned count = choose_carried(w, NULL, like), conditions = 1 + draw_below(w, 2);
    Term dim = pick_operand(w, true), symbol = pick_operand(w, false);

    w->counts->branches++;
    put_begin(w);
    put_results(w, like, count, results);
    put_text(w, "affine.if affine_set<(d0)[s0] : (");
    for (unsigned i = 0; i < conditions; i++) {
        put_text(w, "%s", i ? ", " : "");
        put_expression(w, 2);
        put_text(w, "%s", draw_percent(w, 70) ? " >= 0" : " == 0");
    }
    put_text(w, ")>(%%v%u)[%%v%u]", dim.number, symbol.number);
    if (count) {
        put_text(w, " -> (");
        put_types(w, like, count);
        put_text(w, ")");
    }
    put_text(w, " {\n");
    write_side(w, like, count);
    if (count || draw_percent(w, 50)) {
        put_begin(w);
        put_text(w, "} else {\n");
        write_side(w, like, count);
    }
    put_begin(w);
    put_text(w, "}\n");
    bring_terms(w, results, count);
}
