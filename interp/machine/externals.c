#include "interp/machine/externals.h"

#include "core/ir/context.h"
#include "interp/console/output.h"
#include "interp/machine/machine.h"
#include "semantics/number/print_number.h"

#include <stdio.h>
#include <string.h>

static Flow print_i64(Step *s, const External *self, unsigned first)
{
    (void)self;
    int_print_s(output_in(s), place_int(operand_place(s, first)));
    return FLOW_NEXT;
}

static Flow print_u64(Step *s, const External *self, unsigned first)
{
    (void)self;
    int_print_u(output_in(s), place_int(operand_place(s, first)));
    return FLOW_NEXT;
}

static Flow print_floating(Step *s, const External *self, unsigned first)
{
    (void)self;
    print_float(output_in(s), place_float(operand_place(s, first)));
    return FLOW_NEXT;
}

/* The bits of a half, in an i16 as the library wants them, or as a float. */
static Flow print_half(Step *s, const External *self, unsigned first)
{
    const FloatFormat *format = strcmp(self->name, "printBF16") == 0 ? &FLOAT_BF16 : &FLOAT_F16;

    print_float(output_in(s), float_of_bits(format, operand_place(s, first).words[0], 0));
    return FLOW_NEXT;
}

/* The text that a function without operands prints. */
static Flow print_punctuation(Step *s, const External *self, unsigned first)
{
    static const char *const TEXTS[][2] = { { "printOpen", "( " },
                                            { "printClose", " )" },
                                            { "printComma", ", " },
                                            { "printNewline", "\n" } };

    (void)first;
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        if (strcmp(self->name, TEXTS[i][0]) == 0)
            sb_add(output_in(s), TEXTS[i][1]);
    return FLOW_NEXT;
}

static Flow print_string(Step *s, const External *self, unsigned first)
{
    Layout byte = layout_int(target_in(s), 8);
    Place place = scratch_place(s, &byte);
    MemRef string = bytes_at(s, pointer_in(s, first));

    (void)self;
    for (int64_t i = 0;; i++) {
        if (load_at(s, &string, i, place, ACCESS_READ) == FLOW_END || work_done(s, 1) == FLOW_END)
            return FLOW_END;
        if (*place.poison)
            return undefined_poison(s, *place.poison, "a character that is printed is poison");
        if (!place.words[0])
            return FLOW_NEXT;
        sb_char(output_in(s), (char)place.words[0]);
    }
}

static Flow print_flops(Step *s, const External *self, unsigned first)
{
    Float flops = place_float(operand_place(s, first));

    (void)self;
    if (!s->machine->options.silent)
        output_error("%f GFLOPS\n",
                     float_to_double(float_div(flops, float_of_double(&FLOAT_F64, 1e9))));
    return FLOW_NEXT;
}

static const External SCALAR_EXTERNALS[] = {
    { .name = "printI64", .call = print_i64, .signature = "l" },
    { .name = "printU64", .call = print_u64, .signature = "l" },
    { .name = "printF16", .call = print_half, .signature = "h" },
    { .name = "printBF16", .call = print_half, .signature = "h" },
    { .name = "printF32", .call = print_floating, .signature = "f" },
    { .name = "printF64", .call = print_floating, .signature = "d" },
    { .name = "printString", .call = print_string, .signature = "p" },
    { .name = "printOpen", .call = print_punctuation, .signature = "" },
    { .name = "printClose", .call = print_punctuation, .signature = "" },
    { .name = "printComma", .call = print_punctuation, .signature = "" },
    { .name = "printNewline", .call = print_punctuation, .signature = "" },
    { .name = "printFlops", .call = print_flops, .signature = "d" },
    { 0 },
};

const ExternalTable EXTERNALS[] = {
    { "numbers, punctuation and strings that lowered programs print", SCALAR_EXTERNALS },
    { "memrefs, printed, compared and copied", MEMREF_EXTERNALS },
    { "memory, of C, C++ and lowered programs", HEAP_EXTERNALS },
    { "random numbers, and order", RANDOM_EXTERNALS },
    { "C's mathematics", MATH_EXTERNALS },
    { "C's complex numbers", COMPLEX_EXTERNALS },
    { "C's bytes, strings and characters", STRING_EXTERNALS },
    { "C's text, searched, copied and taken apart", TEXT_EXTERNALS },
    { "numbers that C reads in text", NUMBER_EXTERNALS },
    { "C's tables and texts: of characters, of errors", TABLE_EXTERNALS },
    { "C's output", PRINT_EXTERNALS },
    { "C's input, which is empty", INPUT_EXTERNALS },
    { "text that C reads by a format", SCAN_EXTERNALS },
    { "time, on a clock of the run's own", TIME_EXTERNALS },
    { "floats by their bits, of upstream's library", APFLOAT_EXTERNALS },
    { "C's functions that call others", CALL_EXTERNALS },
    { "upstream's async runtime", ASYNC_EXTERNALS },
    { "OpenMP's regions, and what their threads share", OMP_EXTERNALS },
    { "OpenMP's locks, reductions and tasks", OMP_TASK_EXTERNALS },
    { "the end of a program", END_EXTERNALS },
    { "C's jumps out of functions", JUMP_EXTERNALS },
    { "C++'s exceptions, and variables of functions", EXCEPTION_EXTERNALS },
    { "C++'s classes of what is thrown", CLASS_EXTERNALS },
    { "C++'s casts by what an object is", CAST_EXTERNALS },
    { 0 },
};

const External *external_named(Str name)
{
    static const char PREFIX[] = "_mlir_ciface_";

    if (str_starts(name, PREFIX))
        name = str_from(name, sizeof PREFIX - 1);
    for (const ExternalTable *table = EXTERNALS; table->rows; table++)
        for (const External *external = table->rows; external->name; external++)
            if (str_is(name, external->name))
                return external;
    return NULL;
}

bool external_function(Str name)
{
    return external_named(name) != NULL;
}

unsigned long_bits(const Step *s)
{
    return target_pointer(target_in(s), 0)->bits;
}

static bool fits(const Step *s, char letter, const Layout *layout)
{
    bool is_int = layout_is_integer(layout);

    switch (letter) {
    case 'b':
        return is_int && layout->width == 1;
    case 'c':
        return is_int && layout->width == 8;
    case 'h':
        return (is_int || layout_is_float(layout)) && layout->width == 16;
    case 'i':
        return is_int && layout->width == 32;
    case 'l':
        return is_int && layout->width == 64;
    case 'z':
        return is_int && layout->width == long_bits(s);
    case 'f':
        return layout_is_float(layout) && layout->format == &FLOAT_F32;
    case 'd':
        return layout_is_float(layout) && layout->format == &FLOAT_F64;
    case 'x':
        return layout_is_float(layout) && layout->format == &FLOAT_F80;
    case 'p':
        return layout->form == &FORM_POINTER;
    case 'q':
        return layout_is_record(layout) && layout->part_count == 2
               && fits(s, 'l', layout_part(layout, 0)) && fits(s, 'l', layout_part(layout, 1));
    case 'e':
        return layout_is_record(layout) && layout->part_count == 2
               && fits(s, 'd', layout_part(layout, 0)) && fits(s, 'd', layout_part(layout, 1));
    case 'v':
        return layout_is_vector(layout) && layout_lanes(layout) == 2
               && fits(s, 'f', layout->element);
    case 'm':
        return layout->form == &FORM_UNRANKED || layout->form == &FORM_POINTER
               || layout_is_tensor(layout);
    default:
        return layout->form == &FORM_POINTER
               || ((layout->form == &FORM_MEMREF || layout_is_tensor(layout))
                   && layout->rank == (unsigned)(letter - '0'));
    }
}

/* What C calls long and size_t is as large as a pointer, where that is known to be so. */
static bool has_long(const Step *s)
{
    unsigned bits = long_bits(s);

    return bits == 64 || bits == 32;
}

/* How many operands, `left` of them there, the parameter takes; 0 where they are of other kinds. */
static unsigned operands_taken(const Step *s, char letter, unsigned operand, unsigned left)
{
    if (left && fits(s, letter, operand_place(s, operand).layout))
        return 1;
    if (letter == 'm' && left > 1 && fits(s, 'l', operand_place(s, operand).layout)
        && fits(s, 'p', operand_place(s, operand + 1).layout))
        return 2;
    return 0;
}

static bool signature_holds(const Step *s, const char *signature, unsigned first, unsigned count)
{
    unsigned end = first + count;

    for (; *signature && *signature != '>'; signature++) {
        unsigned taken =
            *signature == '*' ? end - first : operands_taken(s, *signature, first, end - first);

        if (!taken && *signature != '*')
            return false;
        first += taken;
    }
    if (first != end || (*signature != '>' && s->op->result_count))
        return false;
    return !s->op->result_count || fits(s, signature[1], result_place(s, 0).layout);
}

/* What a tensor holds is on the stack as long as the function runs. */
Flow external_call(Step *s, const External *external, unsigned first, unsigned count)
{
    size_t stack = memory_stack_mark(memory_in(s));
    ExternalRun outer = s->machine->external;
    unsigned known = count;
    Flow flow;

    if (!has_long(s) && strchr(external->signature, 'z'))
        return unsupported(s, "the function @%s where pointers have %u bits", external->name,
                           target_pointer(target_in(s), 0)->bits);
    if (!signature_holds(s, external->signature, first, count))
        return undefined_by(s, "X3", "the function @%s is called with types that are not its own",
                            external->name);
    if (external->rest_moves)
        known = (unsigned)strcspn(external->signature, "*");
    for (unsigned i = 0; i < known; i++)
        if (is_poison(s, first + i)) {
            undefined_poison(s, *operand_place(s, first + i).poison,
                             "poison is handed to the function @%s", external->name);
            return by_decision(s, "X3");
        }
    s->machine->external = (ExternalRun){ external->name, s->op, first };
    flow = external->call_rest ? external->call_rest(s, external, first, count)
                               : external->call(s, external, first);
    s->machine->external = outer;
    if (flow != FLOW_END)
        memory_stack_release(memory_in(s), stack, s->op);
    return flow;
}
