/* Loops that a comparison of a counter ends: scf.while, or blocks in an scf.execute_region, with
 * the test in front of the body or behind it. */
#include "interp/oracle/generate/writer.h"

/* Of arith.cmpi: with what says the same of the operands the other way round, and what the
 * opposite.
 */
typedef enum Predicate { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE } Predicate;
static const struct {
    const char *name;
    Predicate swapped, negated;
} PREDICATES[] = {
    [EQ] = { "eq", EQ, NE },     [NE] = { "ne", NE, EQ },     [SLT] = { "slt", SGT, SGE },
    [SLE] = { "sle", SGE, SGT }, [SGT] = { "sgt", SLT, SLE }, [SGE] = { "sge", SLE, SLT },
    [ULT] = { "ult", UGT, UGE }, [ULE] = { "ule", UGE, UGT }, [UGT] = { "ugt", ULT, ULE },
    [UGE] = { "uge", ULE, ULT },
};

static const char *any_flags(Writer *w)
{
    static const char *const FLAGS[] = { " overflow<nuw>", " overflow<nsw, nuw>", " overflow<nsw>",
                                         "" };

    return FLAGS[draw_percent(w, 15) ? draw_below(w, 2) : 2 + draw_below(w, 2)];
}

/* From 0 on to limit - 1, or from there down to 0. */
static void choose_test(Writer *w, Tested *t, uint64_t limit, uint64_t step)
{
    bool down = draw_percent(w, 35), negative = down && draw_percent(w, 50);
    int64_t last = (int64_t)((limit - 1) / step * step), first = down ? last : 0;
    int64_t past = down ? -(int64_t)step : last + (int64_t)step;
    unsigned which = draw_below(w, 3);

    t->step = write_number(w, t->scalar, negative ? -(int64_t)step : (int64_t)step);
    t->subtracts = down && !negative;
    t->inits[0] = write_number(w, t->scalar, first);
    t->predicate = which == 0 ? NE : which == 1 ? (down ? SGT : SLT) : (down ? SGE : SLE);
    if (!down && which && draw_percent(w, 40))
        t->predicate += ULT - SLT;
    t->bound =
        write_number(w, t->scalar,
                     which == 0   ? past
                     : which == 1 ? (down ? -1 : past - (int64_t)draw_below(w, (unsigned)step))
                                  : (down ? 0 : last));
}

static const Scalar *choose_counter(Writer *w, uint64_t limit)
{
    static const char *const TYPES[] = { "index", "i64", "i32", "i16", "i8" };

    return scalar_named(TYPES[draw_below(w, limit < 120 ? 5 : 4)]);
}

/* Does the counter, or what it is next, ask for another iteration? Or for none. */
static Term write_test(Writer *w, const Tested *t, Term counter, bool negated)
{
    Term flag = new_value(w, BOOLS);
    unsigned predicate = negated ? PREDICATES[t->predicate].negated : t->predicate;
    bool swapped = draw_percent(w, 30);

    put_line(w, "%%v%u = arith.cmpi %s, %%v%u, %%v%u : %s", flag.number,
             PREDICATES[swapped ? PREDICATES[predicate].swapped : predicate].name,
             (swapped ? &t->bound : &counter)->number, (swapped ? &counter : &t->bound)->number,
             t->scalar->name);
    return flag;
}

/* In front of the body: the counter as a subscript. */
static void write_subscript(Writer *w, Tested *t, Term counter, uint64_t limit)
{
    t->variable = counter;
    if (t->scalar != INDICES) {
        t->variable = new_value(w, INDICES);
        put_line(w, "%%v%u = arith.index_cast %%v%u : %s to index", t->variable.number,
                 counter.number, t->scalar->name);
    }
    t->variable.is_dim = t->variable.is_symbol = false;
    t->variable.limit = limit;
    bring_term(w, t->variable);
}

static Term write_next(Writer *w, const Tested *t, Term counter)
{
    Term next = new_value(w, t->scalar);

    put_line(w, "%%v%u = arith.%s %%v%u, %%v%u%s : %s", next.number, t->subtracts ? "subi" : "addi",
             counter.number, t->step.number, any_flags(w), t->scalar->name);
    return next;
}

/* "scf.condition(%f) %a, %b : i8, i32" */
static void write_condition(Writer *w, Term flag, const Term *values, unsigned count)
{
    put_begin(w);
    put_text(w, "scf.condition(%%v%u) ", flag.number);
    put_values(w, values, count);
    put_text(w, " : ");
    put_types(w, values, count);
    put_text(w, "\n");
}

static void write_second_region(Writer *w, Tested *t)
{
    put_begin(w);
    put_text(w, "} do {\n");
    put_begin(w);
    put_text(w, "^bb0(");
    for (unsigned i = 0; i < t->count; i++) {
        t->args[i] = new_value(w, t->inits[i].scalar);
        put_text(w, "%s%%v%u: %s", i ? ", " : "", t->args[i].number, t->args[i].type);
    }
    put_text(w, "):\n");
}

static void begin_while(Writer *w, Tested *t)
{
    put_text(w, "scf.while (");
    put_bindings(w, t->inits, t->count, t->args);
    put_text(w, ") : (");
    put_types(w, t->inits, t->count);
    put_text(w, ") -> (");
    put_types(w, t->inits, t->count);
    put_text(w, ") {\n");
    if (t->is_behind)
        return;
    write_condition(w, write_test(w, t, t->args[0], false), t->args, t->count);
    write_second_region(w, t);
}

static void begin_blocks(Writer *w, Tested *t)
{
    t->head = w->next_block++;
    t->body = w->next_block++;
    t->exit = w->next_block++;
    t->negated = draw_percent(w, 40);
    put_text(w, "scf.execute_region -> (");
    put_types(w, t->inits, t->count);
    put_text(w, ") {\n");
    write_branch(w, t->head, t->inits, t->count);
    put_block(w, t->head, t->inits, t->count, t->args);
    if (t->is_behind)
        return;
    if (t->negated)
        write_choice(w, write_test(w, t, t->args[0], true), t->exit, NULL, 0, t->body, NULL, 0);
    else
        write_choice(w, write_test(w, t, t->args[0], false), t->body, NULL, 0, t->exit, NULL, 0);
    put_block(w, t->body, NULL, 0, NULL);
}

void begin_tested(Writer *w, Tested *t, uint64_t limit, uint64_t step, const Term *inits,
                  unsigned count, Term *results)
{
    t->scalar = choose_counter(w, limit);
    t->is_behind = draw_percent(w, 40);
    t->is_while = draw_percent(w, 50);
    t->count = count + 1;
    for (unsigned i = 0; i < count; i++)
        t->inits[i + 1] = inits[i];
    choose_test(w, t, limit, step);
    put_begin(w);
    put_results(w, t->inits, t->count, results);
    if (t->is_while)
        begin_while(w, t);
    else
        begin_blocks(w, t);
    write_subscript(w, t, t->args[0], limit);
    bring_terms(w, t->args + 1, count);
}

static void end_while(Writer *w, Tested *t, const Term *yields)
{
    if (t->is_behind) {
        write_condition(w, write_test(w, t, yields[0], false), yields, t->count);
        write_second_region(w, t);
        yields = t->args;
    }
    put_row(w, "scf.yield", yields, t->count);
}

static void end_blocks(Writer *w, Tested *t, const Term *yields)
{
    if (!t->is_behind)
        write_branch(w, t->head, yields, t->count);
    else if (t->negated)
        write_choice(w, write_test(w, t, yields[0], true), t->exit, NULL, 0, t->head, yields,
                     t->count);
    else
        write_choice(w, write_test(w, t, yields[0], false), t->head, yields, t->count, t->exit,
                     NULL, 0);
    put_block(w, t->exit, NULL, 0, NULL);
    put_row(w, "scf.yield", t->is_behind ? yields : t->args, t->count);
}

void end_tested(Writer *w, Tested *t, const Term *yielded, Mark mark, const Term *results)
{
    Term yields[MOST_CARRIED + 1] = { write_next(w, t, t->args[0]) };

    for (unsigned i = 1; i < t->count; i++)
        yields[i] = yielded[i - 1];
    if (t->is_while)
        end_while(w, t, yields);
    else
        end_blocks(w, t, yields);
    region_leave(w, mark);
    put_begin(w);
    put_text(w, "}\n");
    bring_terms(w, results, t->count);
}
