/* Fuse: programs of two operations, of which the second takes the result of the first, run as the
 * definitions run them. */
#include "both_ways.h"

enum { INPUTS = 40 };

/* x and y are the operands, k and m constants, m another one for each of the two. */
typedef struct Part {
    const char *text;
    const char *other; /* the type that is not that of the value between; NULL: it is the same */
    unsigned width;    /* of the value between; 0: any */
} Part;

static const char *const INTEGERS[] = {
    "addi x y", "subi x y",  "muli x y",  "andi x y", "ori x y",  "xori x y",
    "shli x k", "shrui x k", "shrsi x k", "addi x m", "subi x m", "subi m x",
    "muli m x", "andi x m",  "ori x m",   "xori m x", NULL,
};
static const char *const FLOATS[] = { "addf x y", "subf x y", "mulf x y", NULL };
static const Part FROM[] = {
    { "trunci x to", "i64", 32 }, { "extsi x to", "i32", 64 }, { "extui x to", "i16", 0 }, { NULL }
};
static const Part TO[] = { { "trunci x to", "i32", 64 },      { "extsi x to", "i64", 32 },
                           { "extui x to", "i64", 32 },       { "index_castui x to", "index", 0 },
                           { "index_cast x to", "index", 0 }, { NULL } };

typedef struct Names {
    const char *x, *y, *k, *m;
} Names;

static const char *name_of(char operand, const Names *names)
{
    return operand == 'x'   ? names->x
           : operand == 'y' ? names->y
           : operand == 'k' ? names->k
                            : names->m;
}

/* "addi x y" becomes "arith.addi %a, %b". */
static void add_operation(Sb *text, const char *operation, const Names *names)
{
    const char *operands = strchr(operation, ' ');

    sb_printf(text, "arith.%.*s ", (int)(operands - operation), operation);
    sb_add(text, name_of(operands[1], names));
    if (operands[2] && operands[3] != 't')
        sb_printf(text, ", %s", name_of(operands[3], names));
}

static void add_step(Sb *text, const char *result, const Part *part, const Names *names,
                     const char *from, const char *to)
{
    sb_printf(text, "  %s = ", result);
    add_operation(text, part->text, names);
    sb_printf(text, " : %s", from);
    if (part->other)
        sb_printf(text, " to %s", to);
    sb_char(text, '\n');
}

/* One pair, and another behind an operation whose result it begins with. `type` is that of the
 * value between. */
static void add_pair(Sb *text, const Part *first, const Part *second, const char *type)
{
    const char *from = first->other ? first->other : type,
               *to = second->other ? second->other : type;
    bool is_float = strchr(first->text, 'f') != NULL;
    static unsigned number;

    sb_printf(text, "func.func @pair_%u(%%a: %s, %%b: %s, %%c: %s) -> (%s, %s, %s) {\n", number++,
              from, from, type, to, to, from);
    sb_printf(text, "  %%k = arith.constant %s : %s\n", is_float ? "5.0" : "5", type);
    sb_printf(text, "  %%m = arith.constant %s : %s\n", is_float ? "7.0" : "-77", type);
    sb_printf(text, "  %%o = arith.constant %s : %s\n", is_float ? "9.0" : "1021", type);
    add_step(text, "%f", first, &(Names){ "%a", "%b", "%k", "%m" }, from, type);
    add_step(text, "%r", second, &(Names){ "%f", "%c", "%k", "%o" }, type, to);
    sb_printf(text, "  %%p = arith.%s %%a, %%b : %s\n", is_float ? "addf" : "xori", from);
    add_step(text, "%g", first, &(Names){ "%p", "%b", "%k", "%m" }, from, type);
    add_step(text, "%s", second, &(Names){ "%g", first->other ? "%c" : "%p", "%k", "%o" }, type,
             to);
    sb_printf(text, "  return %%r, %%s, %%p : %s, %s, %s\n}\n", to, to, from);
}

static void add_seconds(Sb *text, const Part *first, const char *const *operations,
                        const char *type, unsigned width)
{
    const char *swapped = operations == FLOATS ? "subf y x" : "subi y x";

    for (unsigned i = 0; operations[i]; i++)
        add_pair(text, first, &(Part){ operations[i] }, type);
    add_pair(text, first, &(Part){ swapped }, type);
    for (unsigned i = 0; operations == INTEGERS && TO[i].text; i++)
        if (!TO[i].width || TO[i].width == width)
            add_pair(text, first, &TO[i], type);
}

static void add_pairs(Sb *text, const char *const *operations, const char *type, unsigned width)
{
    for (unsigned i = 0; operations[i]; i++)
        add_seconds(text, &(Part){ operations[i] }, operations, type, width);
    for (unsigned i = 0; operations == INTEGERS && FROM[i].text; i++)
        if (FROM[i].width == width || (!FROM[i].width && width > 16))
            add_seconds(text, &FROM[i], operations, type, width);
}

START_TEST(both_at_once_are_one_after_the_other)
{
    Context *context = context_new();
    Sb text = { 0 };
    uint64_t strips = 0;
    Op *module;

    register_all_dialects(context);
    add_pairs(&text, INTEGERS, "i64", 64);
    add_pairs(&text, INTEGERS, "i32", 32);
    add_pairs(&text, INTEGERS, "i16", 16);
    add_pairs(&text, FLOATS, "f64", 64);
    add_pairs(&text, FLOATS, "f32", 32);
    module = source_parse(context, STR("pairs"), sb_view(&text), 0);
    ck_assert(module && ir_verify(module));
    for (const Op *op = module->regions[0].first->first; op; op = op->next)
        ck_assert_uint_gt(hold_function("pairs", context, module, op, INPUTS, &strips), 0);
    context_free(context);
    sb_free(&text);
}
END_TEST

int main(void)
{
    return run_test("fuse", both_at_once_are_one_after_the_other);
}
