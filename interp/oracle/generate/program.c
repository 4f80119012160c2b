/* Modules: functions that call those before them, and themselves a few times. */
#include "interp/oracle/generate/writer.h"

#include <string.h>

enum { MOST_FUNCTIONS = 3, HEAVIEST_CALL = 8000 };
/* Percent of the programs. */
enum { WIDE_PROGRAMS = 4, TENSOR_PROGRAMS = 30 };

typedef struct Statement {
    void (*write)(Writer *w);
    const char *dialect; /* that it shows; NULL: any program has some */
    unsigned weight;
    bool nests;   /* it has regions */
    bool pure;    /* it may stand where nothing may touch memory */
    bool tensors; /* it stands where there are some */
    bool meant;   /* it is of an operation that the program gives a meaning */
} Statement;

static const Statement STATEMENTS[] = {
    { write_scalar, NULL, 100, false, true },
    { write_complex, "complex", 3, false, true },
    { write_tensor, "tensor", 70, false, true, true },
    { write_for, "scf", 40, true, true },
    { write_while, "scf", 14, true, true },
    { write_repeat, "meaning", 40, true, true, false, true },
    { write_either, "meaning", 15, true, true, false, true },
    { write_affine_for, "affine", 25, true, true },
    { write_affine_if, "affine", 8, true, true },
    { write_affine_apply, "affine", 12, false, true },
    { write_if, "scf", 18, true, true },
    { write_index_switch, "scf", 8, true, true },
    { write_execute_region, "scf", 8, true, true },
    { write_memref, "memref", 14, false, false },
    { write_view, "memref", 18, false, false },
    { write_access, "memref", 50, false, false },
    { write_access, "affine", 10, false, false },
    { write_copy, "memref", 8, false, false },
    { write_dealloc, "memref", 1, false, false },
    { write_array_loop, "memref", 34, true, false },
    { write_nest, "memref", 20, true, false },
    { write_gather, "memref", 10, true, false },
    { write_generic, "linalg", 14, true, false },
    { write_parallel, "scf", 6, true, false },
    { write_affine_parallel, "affine", 5, true, false },
    { write_stages, "affine", 20, true, false },
    { write_call, NULL, 16, false, false },
    { write_print, "vector", 2, false, false },
    { write_assert, "cf", 5, false, false },
};

static unsigned weight_of(const Writer *w, const Statement *statement)
{
    bool fits = (!statement->tensors || w->has_tensors) && (!statement->meant || w->has_meanings);
    unsigned times =
        w->palette && statement->dialect ? palette_weight(w->palette, statement->dialect) : 1;

    return fits ? statement->weight * times : 0;
}

static const Statement *choose_statement(Writer *w)
{
    enum { COUNT = sizeof STATEMENTS / sizeof *STATEMENTS };
    unsigned sum = 0, at;

    for (unsigned i = 0; i < COUNT; i++)
        sum += weight_of(w, &STATEMENTS[i]);
    at = draw_below(w, sum);
    for (unsigned i = 0; i < COUNT; i++) {
        if (at < weight_of(w, &STATEMENTS[i]))
            return &STATEMENTS[i];
        at -= weight_of(w, &STATEMENTS[i]);
    }
    return STATEMENTS;
}

void write_statements(Writer *w, unsigned count)
{
    for (unsigned i = 0; i < count && w->room; i++) {
        const Statement *statement = choose_statement(w);

        if ((statement->nests && w->depth >= DEEPEST) || (w->is_pure && !statement->pure))
            statement = STATEMENTS;
        w->room--;
        statement->write(w);
    }
}

/* Calls. */

static Term argument_like(Writer *w, const Term *parameter)
{
    Term memref;

    if (!parameter->shape)
        return pick_term(w, parameter->scalar);
    for (unsigned tries = 0; tries < 4; tries++)
        if (pick_memref(w, true, &memref) && strcmp(memref.type, parameter->type) == 0)
            return memref;
    return write_alloc(w, parameter->scalar, *parameter->shape);
}

/* "(i32, i8) -> (f32)" */
static void put_signature(Writer *w, const Term *arguments, unsigned count, const Term *results,
                          unsigned result_count)
{
    put_text(w, "(");
    put_types(w, arguments, count);
    put_text(w, ") -> (");
    put_types(w, results, result_count);
    put_text(w, ")");
}

static void write_call_with(Writer *w, const Callee *callee, const Term *arguments)
{
    Term like[MOST_RESULTS], results[MOST_RESULTS], pointer = { 0 };
    bool is_direct = draw_percent(w, 80);

    for (unsigned i = 0; i < callee->result_count; i++)
        like[i] = (Term){ .scalar = callee->results[i], .type = callee->results[i]->name };
    if (!is_direct) {
        pointer = (Term){ .number = w->next_value++ };
        put_begin(w);
        put_text(w, "%%v%u = func.constant @%s : ", pointer.number, callee->name);
        put_signature(w, arguments, callee->argument_count, like, callee->result_count);
        put_text(w, "\n");
    }
    put_begin(w);
    put_results(w, like, callee->result_count, results);
    if (is_direct)
        put_text(w, "func.call @%s(", callee->name);
    else
        put_text(w, "func.call_indirect %%v%u(", pointer.number);
    put_values(w, arguments, callee->argument_count);
    put_text(w, ") : ");
    put_signature(w, arguments, callee->argument_count, like, callee->result_count);
    put_text(w, "\n");
    w->cost += callee->cost * w->work;
    w->counts->calls++;
    bring_terms(w, results, callee->result_count);
}

void write_call(Writer *w)
{
    const Callee *callee;
    Term arguments[MOST_ARGUMENTS];

    if (!w->callees.len)
        return;
    callee = &w->callees.data[draw_below(w, (unsigned)w->callees.len)];
    if (callee->cost * w->work > HEAVIEST_CALL)
        return;
    for (unsigned i = 0; i < callee->argument_count; i++)
        arguments[i] = argument_like(w, &callee->arguments[i]);
    write_call_with(w, callee, arguments);
}

void write_call_on(Writer *w, const Term *memref)
{
    for (size_t i = 0; i < w->callees.len; i++) {
        const Callee *callee = &w->callees.data[i];
        Term arguments[MOST_ARGUMENTS];
        bool takes = false;

        for (unsigned a = 0; a < callee->argument_count; a++)
            takes |= strcmp(callee->arguments[a].type, memref->type) == 0;
        if (!takes || callee->cost * w->work > HEAVIEST_CALL)
            continue;
        for (unsigned a = 0; a < callee->argument_count; a++)
            arguments[a] = strcmp(callee->arguments[a].type, memref->type) == 0
                               ? *memref
                               : argument_like(w, &callee->arguments[a]);
        write_call_with(w, callee, arguments);
        return;
    }
}

/* Functions. */

static Term any_parameter(Writer *w)
{
    Shape shape;

    if (!draw_percent(w, 30))
        return new_value(w, any_value(w));
    shape = random_shape(w);
    if (shape.rank == 1 && draw_percent(w, 15))
        shape = plain_shape(1, (uint64_t[]){ 250 + draw_below(w, 60) });
    w->next_root++;
    return new_memref(w, any_scalar(w), shape);
}

static void choose_results(Writer *w, Term *results, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const Term *value = &w->scope.data[draw_below(w, (unsigned)w->scope.len)];

        results[i] = value->shape || draw_percent(w, 20) ? pick_near(w, any_value(w)) : *value;
    }
}

/* Memory that was made in the function's own region is mostly given back. */
static void write_frees(Writer *w)
{
    for (size_t i = 0; i < w->scope.len; i++) {
        const Term *value = &w->scope.data[i];

        if (value->is_heap && draw_percent(w, 80))
            put_line(w, "memref.dealloc %%v%u : %s", value->number, value->type);
    }
}

static void write_plain_body(Writer *w, Callee *self)
{
    Term results[MOST_RESULTS];

    for (unsigned i = 0; i < self->argument_count; i++) {
        const Term *argument = &self->arguments[i];

        if (argument->shape && argument->shape->rank == 1 && writer_wants(w, "affine")
            && draw_percent(w, 30))
            write_change(w, argument);
    }
    write_statements(w, 3 + draw_below(w, 8));
    if (draw_percent(w, 45) && writer_wants(w, "cf"))
        write_blocks(w);
    if (!w->scope.len)
        write_constant(w, WORDS);
    self->result_count = 1 + draw_below(w, MOST_RESULTS);
    choose_results(w, results, self->result_count);
    write_frees(w);
    put_row(w, "return", results, self->result_count);
    for (unsigned i = 0; i < self->result_count; i++)
        self->results[i] = results[i].scalar;
}

/* The innermost call, where the fuel is used up, or one further in. */
static void write_further(Writer *w, const Callee *self, const Term *fuel, const Term *like,
                          bool is_last)
{
    Term results[MOST_RESULTS], arguments[MOST_ARGUMENTS], one;
    unsigned calls = is_last ? 0 : 1 + draw_below(w, 2);
    Mark mark = region_enter(w, 1);

    write_statements(w, 1 + draw_below(w, 3));
    for (unsigned i = 0; i < calls; i++) {
        one = write_number(w, self->arguments[0].scalar, 1);
        for (unsigned a = 1; a < self->argument_count; a++)
            arguments[a] = argument_like(w, &self->arguments[a]);
        arguments[0] = new_value(w, one.scalar);
        put_line(w, "%%v%u = arith.subi %%v%u, %%v%u : i32", arguments[0].number, fuel->number,
                 one.number);
        write_call_with(w, self, arguments);
    }
    write_statements(w, draw_below(w, 3));
    choose_yields(w, like, self->result_count, NULL, like, 0, results);
    put_row(w, "scf.yield", results, self->result_count);
    region_leave(w, mark);
}

/* `if fuel & 3 == 0 then ... else ... self(fuel - 1, ...)` */
static void write_recursive_body(Writer *w, Callee *self)
{
    Term like[MOST_RESULTS], results[MOST_RESULTS];
    Term zero = write_number(w, self->arguments[0].scalar, 0),
         three = write_number(w, zero.scalar, 3);
    Term fuel = new_value(w, zero.scalar), flag;

    put_line(w, "%%v%u = arith.andi %%v%u, %%v%u : i32", fuel.number, self->arguments[0].number,
             three.number);
    flag = new_value(w, BOOLS);
    put_line(w, "%%v%u = arith.cmpi eq, %%v%u, %%v%u : i32", flag.number, fuel.number, zero.number);
    self->result_count = 1 + draw_below(w, MOST_RESULTS);
    for (unsigned i = 0; i < self->result_count; i++) {
        self->results[i] = any_value(w);
        like[i] = (Term){ .scalar = self->results[i], .type = self->results[i]->name };
    }
    put_begin(w);
    put_results(w, like, self->result_count, results);
    put_text(w, "scf.if %%v%u -> (", flag.number);
    put_types(w, like, self->result_count);
    put_text(w, ") {\n");
    write_further(w, self, &fuel, like, true);
    put_begin(w);
    put_text(w, "} else {\n");
    write_further(w, self, &fuel, like, false);
    put_begin(w);
    put_text(w, "}\n");
    put_row(w, "return", results, self->result_count);
    self->cost = 15;
}

static void put_function(Sb *module, const Callee *self, const Sb *body)
{
    sb_printf(module, "func.func @%s(", self->name);
    for (unsigned i = 0; i < self->argument_count; i++)
        sb_printf(module, "%s%%v%u: %s", i ? ", " : "", self->arguments[i].number,
                  self->arguments[i].type);
    sb_add(module, ") -> (");
    for (unsigned i = 0; i < self->result_count; i++)
        sb_printf(module, "%s%s", i ? ", " : "", self->results[i]->name);
    sb_add(module, ") {\n");
    sb_str(module, sb_view(body));
    sb_add(module, "}\n\n");
}

static void write_function(Writer *w, Sb *module, unsigned which)
{
    Callee self = { .name = str_printf(&w->arena, "f%u", which).data,
                    .argument_count = draw_below(w, MOST_ARGUMENTS) };
    bool is_recursive = draw_percent(w, 20);
    Sb body = { 0 };

    w->text = &body;
    w->scope.len = 0;
    w->next_value = w->next_block = w->next_root = 0;
    w->depth = 0;
    w->room = 15 + draw_below(w, 35);
    w->work = 1;
    w->cost = 0;
    w->is_top = true;
    w->is_pure = false;
    w->has_tensors = w->favourites[0] && draw_percent(w, 70);
    w->counts->functions++;
    if (is_recursive && !self.argument_count)
        self.argument_count = 1;
    for (unsigned i = 0; i < self.argument_count; i++) {
        self.arguments[i] =
            is_recursive && !i ? new_value(w, scalar_named("i32")) : any_parameter(w);
        bring_term(w, self.arguments[i]);
    }
    (is_recursive ? write_recursive_body : write_plain_body)(w, &self);
    self.cost = self.cost ? self.cost * w->cost : w->cost;
    put_function(module, &self, &body);
    sb_free(&body);
    if (self.cost < MOST_COST)
        vec_push(&w->callees, self);
}

bool program_has_functions(uint64_t number)
{
    return number % 2;
}

bool program_has_meanings(uint64_t number)
{
    return number % 8 == 5;
}

void program_write(Sb *text, uint64_t number, const Palette *palette, ProgramCounts *counts)
{
    Writer w = { .random = { number * 0x2545f4914f6cdd1d + 1 },
                 .palette = palette,
                 .counts = counts };
    unsigned functions = 1 + draw_below(&w, MOST_FUNCTIONS);

    w.has_functions = program_has_functions(number) && writer_wants(&w, "math");
    w.has_meanings = program_has_meanings(number) && !palette;
    if (w.has_meanings)
        sb_add(text, MEANINGS);
    w.is_wide = draw_percent(&w, WIDE_PROGRAMS);
    if (draw_percent(&w, TENSOR_PROGRAMS) && writer_wants(&w, "tensor"))
        make_tensor_types(&w);
    for (unsigned i = 0; i < functions; i++)
        write_function(&w, text, i);
    vec_free(&w.scope);
    vec_free(&w.callees);
    arena_free(&w.arena);
}
