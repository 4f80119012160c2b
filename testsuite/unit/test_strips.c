/* Strips: every kernel, at all types its operation has, in loops over memory that are run in strips
 * and by the definitions. */
#include "core/ir/symbol.h"
#include "interp/fast/strip.h"
#include "interp/console/input.h"
#include "both_ways.h"

enum {
    INPUTS = 12,
    FUNCTION_INPUTS = 60, /* some have results for few numbers */
    MIDDLE = 256,         /* iterations at once: 300 are more */
    SHORT = 17,
};

static const char *const TYPES[] = { "i1",    "i8",  "i16", "i32", "i64",
                                     "index", "f32", "f64", "f16", "bf16" };
enum { TYPE_COUNT = sizeof TYPES / sizeof *TYPES };

static const char *bits_type(const char *type)
{
    return strcmp(type, "f64") == 0 ? "i64" : strcmp(type, "f32") == 0 ? "i32" : "i16";
}

/* `%name`, of the type, made of `%bits`, an i64: floats of the bits, or, where %raw is not set,
 * numbers of a moderate size. */
static void add_value(Sb *sb, const char *name, const char *type)
{
    const char *raw = bits_type(type);

    if (strcmp(type, "i64") == 0) {
        sb_printf(sb, "  %%%s = arith.ori %%bits, %%bit : i64\n", name);
    } else if (strcmp(type, "index") == 0) {
        sb_printf(sb, "  %%%s = arith.index_cast %%bits : i64 to index\n", name);
    } else if (*type == 'i') {
        sb_printf(sb, "  %%%s = arith.trunci %%bits : i64 to %s\n", name, type);
    } else {
        if (strcmp(raw, "i64") == 0)
            sb_printf(sb, "  %%low%s = arith.ori %%bits, %%bit : i64\n", name);
        else
            sb_printf(sb, "  %%low%s = arith.trunci %%bits : i64 to %s\n", name, raw);
        sb_printf(sb,
                  "  %%any%s = arith.bitcast %%low%s : %s to %s\n"
                  "  %%number%s = arith.sitofp %%bits : i64 to %s\n"
                  "  %%%s = arith.select %%raw, %%any%s, %%number%s : %s\n",
                  name, name, raw, type, name, type, name, name, name, type);
    }
}

/* A function that fills memrefs with what its arguments make of a hash, by loops that do not run in
 * strips (they count with i33), and then runs a loop over them with the operation in its middle;
 * with `carried` one of its operands is carried. */
typedef struct Program {
    const char *name;
    const StripHandler *handler;
    unsigned operands;
    const char *in, *out;
    bool carried;
} Program;

static bool is_bit(const char *type)
{
    return strcmp(type, "i1") == 0;
}

/* Bits lie in memory as bytes. */
static const char *in_memory(const char *type)
{
    return is_bit(type) ? "i8" : type;
}

static const char *operand_type(const Program *p, unsigned operand)
{
    return p->handler->primitive == PRIM_SELECT && operand == 0 ? "i1" : p->in;
}

static void add_fill(Sb *sb, const Program *p, unsigned operand)
{
    const char *type = in_memory(operand_type(p, operand));

    sb_printf(sb,
              "  %%m%u = memref.alloc() : memref<300x%s>\n"
              "  scf.for %%number = %%zero to %%count step %%one : i33 {\n"
              "  %%i = arith.index_cast %%number : i33 to index\n"
              "  %%n = arith.index_cast %%i : index to i64\n"
              "  %%h = arith.muli %%n, %%seed%u : i64\n"
              "  %%g = arith.shrui %%h, %%c20 : i64\n"
              "  %%k = arith.xori %%h, %%g : i64\n"
              "  %%masked = arith.andi %%k, %%mask : i64\n"
              "  %%bits = arith.ori %%masked, %%bit : i64\n",
              operand, type, operand);
    add_value(sb, "x", type);
    sb_printf(sb, "  memref.store %%x, %%m%u[%%i] : memref<300x%s>\n  }\n", operand, type);
}

static void add_operation(Sb *sb, const Program *p)
{
    sb_printf(sb, "  %%z = \"%s\"(", p->name);
    for (unsigned i = 0; i < p->operands; i++)
        sb_printf(sb, "%s%%x%u", i ? ", " : "", i);
    sb_printf(sb, ")");
    if (p->handler->primitive == PRIM_INT_CMP || p->handler->primitive == PRIM_FLOAT_CMP)
        sb_printf(sb, " <{predicate = %u : i64}>", (unsigned)p->handler->predicate);
    sb_printf(sb, " : (");
    for (unsigned i = 0; i < p->operands; i++)
        sb_printf(sb, "%s%s", i ? ", " : "", operand_type(p, i));
    sb_printf(sb, ") -> %s\n", p->out);
}

static void add_load(Sb *sb, unsigned operand, const char *type)
{
    sb_printf(sb, "  %%%c%u = memref.load %%m%u[%%i] : memref<300x%s>\n", is_bit(type) ? 'y' : 'x',
              operand, operand, in_memory(type));
    if (is_bit(type))
        sb_printf(sb, "  %%x%u = arith.cmpi slt, %%y%u, %%none : i8\n", operand, operand);
}

static void add_loop(Sb *sb, const Program *p)
{
    if (p->carried)
        sb_printf(sb,
                  "  %%first = memref.load %%m0[%%c0] : memref<300x%s>\n"
                  "  %%last = scf.for %%i = %%c0 to %%c300 step %%c1 iter_args(%%x%u = %%first) -> "
                  "(%s) {\n",
                  p->in, p->handler->carried, p->in);
    else
        sb_printf(sb, "  scf.for %%i = %%c0 to %%c300 step %%c1 {\n");
    for (unsigned i = 0; i < p->operands; i++)
        if (!p->carried || i != p->handler->carried)
            add_load(sb, i, operand_type(p, i));
    add_operation(sb, p);
    if (is_bit(p->out))
        sb_printf(sb, "  %%byte = arith.extui %%z : i1 to i8\n");
    sb_printf(sb, "  memref.store %%%s, %%r[%%i] : memref<300x%s>\n", is_bit(p->out) ? "byte" : "z",
              in_memory(p->out));
    if (p->carried)
        sb_printf(sb, "  scf.yield %%z : %s\n", p->in);
    sb_printf(sb, "  }\n");
}

static void write_program(Sb *sb, const Program *p)
{
    sb_printf(sb, "func.func @f(%%seed0: i64, %%seed1: i64, %%seed2: i64, %%mask: i64, %%bit: i64, "
                  "%%raw: i1) {\n"
                  "  %%c0 = arith.constant 0 : index\n"
                  "  %%c1 = arith.constant 1 : index\n"
                  "  %%c300 = arith.constant 300 : index\n"
                  "  %%none = arith.constant 0 : i8\n"
                  "  %%zero = arith.constant 0 : i33\n"
                  "  %%one = arith.constant 1 : i33\n"
                  "  %%count = arith.constant 300 : i33\n"
                  "  %%c20 = arith.constant 20 : i64\n");
    for (unsigned i = 0; i < p->operands; i++)
        add_fill(sb, p, i);
    sb_printf(sb, "  %%r = memref.alloc() : memref<300x%s>\n", in_memory(p->out));
    add_loop(sb, p);
    sb_printf(sb, "  return\n}\n");
}

static void say_nothing(void *state, const Diag *diag)
{
    (void)state;
    (void)diag;
}

/* Strips that were run; 0 where the operation does not take these types. */
static uint64_t hold(const Program *p)
{
    Context *context = context_new();
    uint64_t strips = 0;
    Sb text = { 0 };
    Op *module;

    register_all_dialects(context);
    context->handler = say_nothing;
    write_program(&text, p);
    module = source_parse(context, STR("program"), sb_view(&text), 0);
    if (module && ir_verify(module))
        hold_function(text.data, context, module, module->regions[0].first->first,
                      p->handler->primitive == PRIM_FLOAT_FUNCTION ? FUNCTION_INPUTS : INPUTS,
                      &strips);
    sb_free(&text);
    context_free(context);
    return strips;
}

static void hold_operation(const StripHandler *handler, const char *name)
{
    uint64_t strips = 0, scans = 0;
    bool has_scan = false;

    for (unsigned i = 0; i < 4; i++)
        has_scan |= handler->scan[i] != NULL;
    for (unsigned in = 0; in < TYPE_COUNT; in++)
        for (unsigned out = 0; out < TYPE_COUNT; out++)
            for (unsigned operands = 1; operands <= STRIP_INPUTS; operands++) {
                Program p = { name, handler, operands, TYPES[in], TYPES[out], false };

                strips += hold(&p);
                p.carried = true;
                if (has_scan && in == out && operands >= 2 && !is_bit(TYPES[in]))
                    scans += hold(&p);
            }
    ck_assert_msg(strips > 0, "no loop with a %s was run in strips", name);
    ck_assert_msg(!has_scan || scans > 0, "no loop that carries a %s was run in strips", name);
}

static void hold_handler(const StripHandler *handler)
{
    unsigned number = 0;
    const char *name;

    while ((name = operation_of(handler->primitive, number)) != NULL) {
        hold_operation(handler, name);
        number++;
    }
    ck_assert_msg(number > 0, "no operation names primitive %d", (int)handler->primitive);
}

START_TEST(kernels_are_what_definitions_are)
{
    longest_strip = MIDDLE;
    for (const StripHandler *const *table = STRIP_HANDLERS; *table; table++)
        for (const StripHandler *handler = *table; handler->primitive; handler++)
            hold_handler(handler);
    longest_strip = 0;
}
END_TEST

/* A loop in which %x, made of %a and %b (or the number %k), goes into another operation with %c. */
static void write_pair(Sb *sb, const char *type, const char *first, const char *second)
{
    bool carries = strstr(second, "%s") != NULL;

    sb_printf(sb,
              "func.func @f(%%ma: memref<20x%s>, %%mb: memref<20x%s>, %%mc: memref<20x%s>, "
              "%%mr: memref<20x%s>, %%k: %s) -> %s {\n",
              type, type, type, type, type, type);
    sb_printf(sb, "  %%r = affine.for %%i = 0 to 20 iter_args(%%s = %%k) -> (%s) {\n", type);
    for (const char *name = "abc"; *name; name++)
        sb_printf(sb, "  %%%c = affine.load %%m%c[%%i] : memref<20x%s>\n", *name, *name, type);
    sb_printf(sb, "  %%x = arith.%s : %s\n  %%z = arith.%s : %s\n", first, type, second, type);
    if (!carries)
        sb_printf(sb,
                  "  affine.store %%z, %%mr[%%i] : memref<20x%s>\n"
                  "  %%next = arith.addf %%s, %%a : %s\n",
                  type, type);
    sb_printf(sb, "  affine.yield %%%s : %s\n  }\n  return %%r : %s\n}\n", carries ? "z" : "next",
              type, type);
}

static void hold_pair(const char *type, const char *first, const char *second)
{
    Context *context = context_new();
    Sb text = { 0 };
    BothCounts counts;
    Op *module;

    register_all_dialects(context);
    write_pair(&text, type, first, second);
    module = source_parse(context, STR("pair"), sb_view(&text), 0);
    ck_assert_msg(module && ir_verify(module), "%s", text.data);
    counts = hold_counting(text.data, context, module, module->regions[0].first->first, INPUTS);
    ck_assert_msg(counts.pairs > 0, "%s and %s of %s do not run at once", first, second, type);
    sb_free(&text);
    context_free(context);
}

START_TEST(pairs_run_at_once)
{
    static const char *const FIRSTS[] = { "addf %a, %b", "subf %a, %b", "mulf %a, %b",
                                          "mulf %a, %k", "mulf %k, %b", NULL };
    static const char *const SECONDS[] = { "addf %x, %c", "addf %c, %x", "subf %x, %c",
                                           "subf %c, %x", "mulf %x, %c", "mulf %c, %x",
                                           "mulf %x, %k", "mulf %k, %x", "addf %s, %x",
                                           "addf %x, %s", "subf %s, %x", NULL };

    for (const char *const *first = FIRSTS; *first; first++)
        for (const char *const *second = SECONDS; *second; second++) {
            hold_pair("f32", *first, *second);
            hold_pair("f64", *first, *second);
        }
}
END_TEST

/* Functions each of which has a loop that is to run in strips; once more in short ones. */
static void hold_shapes(const char *path)
{
    Context *context = context_new();
    Input input;
    Op *module;

    register_all_dialects(context);
    ck_assert(input_read(&input, path, 0));
    module = source_parse(context, input.name, input.text, 0);
    ck_assert(module && ir_verify(module));
    for (const Op *op = module->regions[0].first->first; op; op = op->next) {
        Str name = symbol_name(op);
        BothCounts counts;

        if (!op->regions[0].first) /* a declaration */
            continue;
        longest_strip = SHORT;
        hold_counting(path, context, module, op, INPUTS);
        longest_strip = 0;
        counts = hold_counting(path, context, module, op, INPUTS);
        ck_assert_msg(counts.parallels > 0 || !str_starts(name, "parallel"),
                      "@%.*s was not run as a nest of loops", STR_ARG(name));
        ck_assert_msg(counts.nests > 0 || !str_starts(name, "nest_"),
                      "@%.*s was not run in strips around its loops", STR_ARG(name));
        ck_assert_msg(counts.rows > 0 || !str_starts(name, "rows_"), "@%.*s was not run row by row",
                      STR_ARG(name));
        ck_assert_msg(counts.plain_rows > 0 || !str_starts(name, "plain_rows_"),
                      "@%.*s was not run plain row by plain row", STR_ARG(name));
        ck_assert_msg(counts.repeats > 0 || !str_starts(name, "again_"),
                      "@%.*s was not run as before", STR_ARG(name));
        ck_assert_msg(counts.mapped > 0 || !str_starts(name, "mapped_"),
                      "no elements of @%.*s were computed at once", STR_ARG(name));
        ck_assert_msg(counts.strips > 0 || counts.mapped > 0, "nothing of @%.*s was run in strips",
                      STR_ARG(name));
    }
    context_free(context);
    input_free(&input);
}

START_TEST(shapes_run_in_strips)
{
    hold_shapes("testsuite/check/strips/shapes.mlir");
    hold_shapes("testsuite/check/strips/again.mlir");
    hold_shapes("testsuite/check/strips/blocks.mlir");
    hold_shapes("testsuite/check/strips/nests.mlir");
    hold_shapes("testsuite/check/strips/rows.mlir");
    hold_shapes("testsuite/check/strips/vectors.mlir");
    hold_shapes("testsuite/check/strips/pointers.mlir");
    hold_shapes("testsuite/unit/mapped.mlir");
}
END_TEST

int main(void)
{
    return run_tests("strips", (const TTest *[]){ kernels_are_what_definitions_are,
                                                  pairs_run_at_once, shapes_run_in_strips, NULL });
}
