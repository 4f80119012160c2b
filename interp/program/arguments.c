#include "core/ir/function.h"
#include "interp/program/arguments.h"

#include "core/text/source.h"
#include "core/ir/symbol.h"
#include "dialects/llvm/llvm.h"
#include "dialects/meaning/meaning.h"
#include "interp/console/output.h"
#include "interp/machine/value_summary.h"
#include "interp/machine/value_text.h"
#include "interp/program/npy_read.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const Type *signature(const Op *entry)
{
    return function_signature(entry);
}

bool argument_is_poison(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT && strcmp(attr->dialect.def->name, "ub.poison") == 0;
}

/* "%arg12" is 12, where that is less than `before`. */
static bool argument_number(Str name, unsigned before, unsigned *number)
{
    static const char PREFIX[] = "%arg";
    Str digits = str_from(name, sizeof PREFIX - 1);

    *number = 0;
    for (size_t i = 0; i < digits.len && *number < before; i++) {
        if (digits.data[i] < '0' || digits.data[i] > '9')
            return false;
        *number = *number * 10 + (unsigned)(digits.data[i] - '0');
    }
    return str_starts(name, PREFIX) && digits.len && *number < before;
}

/* "%arg0": the same value, for a memref the same memory, as an argument before it. */
static bool read_again(const Op *entry, unsigned index, const Attr *attr, const Place *places)
{
    const Type *const *types = signature(entry)->list.types;
    unsigned number;

    if (!argument_number(attr->string, index, &number) || types[number] != types[index])
        return loc_error(
            op_loc(entry), "argument %u of @%.*s: there is no argument %.*s of type '%s' before it",
            index, STR_ARG(symbol_name(entry)), STR_ARG(attr->string), type_text(types[index]));
    place_copy(places[index], places[number]);
    return true;
}

void argument_set_poison(Machine *machine, const Op *entry, Place place)
{
    Step step = { .op = entry, .arena = &machine->scratch, .machine = machine };

    place_set_poison(&step, place, "it was handed in as an argument");
}

Reading argument_read_value(Step *s, Place place, const Type *type, const Attr *attr)
{
    const DatumKind *kind = datum_kind(type);

    if (kind->read)
        return kind->read(s, place, type, attr);
    return (!attr->type || attr->type == type) && place_set_attr(s, place, type, attr)
               ? READ_FINE
               : READ_WRONG_TYPE;
}

/* "@a.npy": what the file holds. NULL, reported. */
static const Attr *read_file(const Op *entry, unsigned index, const Type *type, const Attr *name)
{
    Context *context = op_context(entry);
    const char *path = str_dup(&context->arena, name->symbol.root).data;
    Sb why = { 0 };
    const Attr *attr = npy_read(path, type, &why);

    if (!attr)
        loc_error(op_loc(entry), "argument %u of @%.*s: cannot read '%s': %.*s", index,
                  STR_ARG(symbol_name(entry)), path, STR_ARG(sb_view(&why)));
    sb_free(&why);
    return attr;
}

static bool read_argument(Machine *machine, const Op *entry, unsigned index, const Type *type,
                          const Attr *attr, const Place *places)
{
    Step step = { .op = entry, .arena = &machine->scratch, .machine = machine };
    Reading reading;

    if (attr->kind == ATTR_STRING && str_starts(attr->string, "%"))
        return read_again(entry, index, attr, places);
    if (attr->kind == ATTR_SYMBOL_REF && !attr->symbol.nested_count && type_has_elements(type))
        attr = read_file(entry, index,
                         type_is_scalable(type) ? datum_kind(type)->written_as(&step, type)
                                                : type_held(type),
                         attr);
    if (!attr)
        return false;
    if (argument_is_poison(attr)) {
        argument_set_poison(machine, entry, places[index]);
        return true;
    }
    reading = argument_read_value(&step, places[index], type, attr);
    if (reading != READ_FINE && machine_end_over(&step) == FLOW_END)
        return false;
    switch (reading) {
    case READ_FINE:
        return true;
    case READ_WRONG_TYPE:
        break;
    case READ_CANNOT_BE_MADE:
        return loc_error(op_loc(entry), "argument %u of @%.*s: a '%s' cannot be made here", index,
                         STR_ARG(symbol_name(entry)), type_text(type));
    case READ_NO_ROOM:
        machine->over = OVER_MEMORY;
        return loc_error(op_loc(entry),
                         "limit reached: no memory is left for argument %u of @%.*s (--max-memory)",
                         index, STR_ARG(symbol_name(entry)));
    }
    return loc_error(op_loc(entry), "argument %u of @%.*s is of type '%s', but got '%s'", index,
                     STR_ARG(symbol_name(entry)), type_text(type), attr_quoted(attr));
}

/* As many as are given at once: of a circuit's, at each tick. */
static unsigned argument_count(const Op *entry)
{
    unsigned count = signature(entry)->list.input_count;

    return entry->def->circuit ? count / entry->def->circuit->ticks(entry) : count;
}

/* The text of one cannot be read: which that is, and what it should be. */
static bool note_argument(const Op *entry, unsigned index)
{
    if (index >= argument_count(entry))
        return false;
    return loc_note(op_loc(entry), "argument %u of @%.*s is of type '%s'", index,
                    STR_ARG(symbol_name(entry)), type_text(signature(entry)->list.types[index]));
}

bool argument_read(Machine *machine, const Op *entry, unsigned index, const char *text,
                   Place *places)
{
    const Type *type = signature(entry)->list.types[index], *expected = type;
    const DatumKind *kind = datum_kind(type);
    Step step = { .op = entry, .arena = &machine->scratch, .machine = machine };
    const Attr *attr;
    unsigned given;

    if (kind->written_as)
        expected = kind->written_as(&step, type);
    if (!source_parse_attrs(machine->context, str_of(text), &expected, &type, 1, &attr, &given))
        return note_argument(entry, index);
    if (given != 1)
        return loc_error(op_loc(entry), "argument %u of @%.*s: one value is wanted, %u were given",
                         index, STR_ARG(symbol_name(entry)), given);
    return read_argument(machine, entry, index, type, attr, places);
}

/* "@f takes 2 arguments, (i32, index); 1 was given" */
static bool wrong_count(const Op *entry, const char *said)
{
    const Type *type = signature(entry);
    unsigned count = argument_count(entry);
    Sb types = { 0 };

    for (unsigned i = 0; i < count; i++) {
        sb_add(&types, i ? ", " : ", (");
        type_print(&types, type->list.types[i]);
    }
    sb_add(&types, count ? ")" : "");
    loc_error(op_loc(entry), "@%.*s takes %u argument%s%.*s; %s", STR_ARG(symbol_name(entry)),
              count, plural(count), STR_ARG(sb_view(&types)), said);
    sb_free(&types);
    return false;
}

static bool read_all(Machine *machine, const Op *entry, const char *text, Place *places)
{
    const Type *type = signature(entry);
    unsigned count = argument_count(entry), given;
    Step step = { .op = entry, .arena = &machine->scratch, .machine = machine };
    char said[32];
    const Type **expected = ARENA_ARRAY(&machine->program, const Type *, count + 1);
    const Attr **attrs = ARENA_ARRAY(&machine->program, const Attr *, count + 1);

    if (!text && count)
        return wrong_count(entry, "give them with --args");
    if (!text)
        return true;
    for (unsigned i = 0; i < count; i++) {
        const Type *input = type->list.types[i];
        const DatumKind *kind = datum_kind(input);

        expected[i] = kind->written_as ? kind->written_as(&step, input) : input;
    }
    if (!source_parse_attrs(machine->context, str_of(text), expected, type->list.types, count,
                            attrs, &given))
        return note_argument(entry, given);
    if (given != count) {
        snprintf(said, sizeof said, "%u %s given", given, given == 1 ? "was" : "were");
        return wrong_count(entry, said);
    }
    for (unsigned i = 0; i < count; i++)
        if (!read_argument(machine, entry, i, type->list.types[i], attrs[i], places))
            return false;
    return true;
}

bool arguments_next_line(Str *rest, Str *line)
{
    while (rest->len) {
        size_t end = 0;

        while (end < rest->len && rest->data[end] != '\n' && rest->data[end] != ';')
            end++;
        *line = (Str){ rest->data, end };
        *rest = str_from(*rest, end < rest->len ? end + 1 : end);
        while (line->len && strchr(" \t\r", *line->data))
            *line = str_from(*line, 1);
        if (line->len && !str_starts(*line, "//"))
            return true;
    }
    return false;
}

static bool read_ticks(Machine *machine, const Op *entry, const char *text, Place *places)
{
    unsigned count = argument_count(entry), ticks = entry->def->circuit->ticks(entry);
    Str rest = str_of(text ? text : ""), line;

    if (!count || !arguments_next_line(&rest, &line))
        return read_all(machine, entry, text, places);
    for (unsigned tick = 0; tick < ticks; tick++, places += count) {
        const char *copy = str_printf(&machine->scratch, "%.*s", STR_ARG(line)).data;

        if (!read_all(machine, entry, copy, places))
            return false;
        arguments_next_line(&rest, &line);
    }
    return true;
}

bool arguments_read(Machine *machine, const Op *entry, const char *text, Place *places)
{
    bool brief = machine->context->brief_errors, good;

    machine->context->brief_errors = true; /* the function itself is not what is wrong */
    good = (entry->def->circuit ? read_ticks : read_all)(machine, entry, text, places);
    machine->context->brief_errors = brief;
    return good;
}

/* DECISIONS.md X7 */
bool arguments_are_words(const Op *entry)
{
    const Type *type = signature(entry);
    const Type *const *types = type->list.types;

    return op_is(entry, "llvm.func") && str_is(symbol_name(entry), "main")
           && type->list.input_count == 2 && type_is_signless_integer(types[0])
           && type_bits(types[0]) == 32 && llvm_is_ptr(types[1]);
}

static Allocation *argument_memory(Machine *machine, const Op *entry, uint64_t bytes)
{
    return memory_allocate(machine->memory, ALLOCATION_ARGUMENT, bytes, 16, entry);
}

static void set_word(Machine *machine, Allocation *array, unsigned number, Pointer word)
{
    Layout pointer = layout_pointer(&machine->target, 0);

    layout_store(&pointer, (uint64_t[]){ word.address, word.provenance }, NULL, array,
                 layout_stride(&pointer) * number);
}

/* One word, and the pointer to it in the array. */
static bool add_word(Machine *machine, const Op *entry, Allocation *array, unsigned number,
                     Str word)
{
    Allocation *made = argument_memory(machine, entry, word.len + 1);

    if (!made)
        return false;
    memory_write(made, 0, word.data, word.len);
    memory_write(made, word.len, "", 1);
    set_word(machine, array, number, (Pointer){ made->id, made->address });
    return true;
}

/* The next word of the text; empty where there is none. */
static Str take_word(Str *text)
{
    size_t from = 0, to;
    Str word;

    while (from < text->len && text->data[from] == ' ')
        from++;
    for (to = from; to < text->len && text->data[to] != ' ';)
        to++;
    word = (Str){ text->data + from, to - from };
    *text = str_from(*text, to);
    return word;
}

static unsigned count_words(Str text)
{
    unsigned count = 0;

    while (take_word(&text).len)
        count++;
    return count;
}

bool arguments_read_words(Machine *machine, const Op *entry, const char *name, const char *words,
                          Place *places)
{
    Str text = str_of(words ? words : "");
    unsigned count = 1 + count_words(text);
    Layout pointer = layout_pointer(&machine->target, 0);
    Allocation *array = argument_memory(machine, entry, layout_stride(&pointer) * (count + 1));
    bool good = array && add_word(machine, entry, array, 0, str_of(name));

    for (unsigned i = 1; good && i < count; i++)
        good = add_word(machine, entry, array, i, take_word(&text));
    if (!good) {
        machine->over = OVER_MEMORY;
        return loc_error(op_loc(entry),
                         "limit reached: no memory is left for the arguments of @main "
                         "(--max-memory)");
    }
    set_word(machine, array, count, (Pointer){ 0, 0 });
    place_set_int(places[0], int_of_u(&machine->scratch, 32, count));
    place_set_pointer(places[1], (Pointer){ array->id, array->address });
    return true;
}

/* Of a large one what is left away is told on standard error. */
static void print_value(Machine *machine, const char *what, unsigned number, Place place,
                        const Type *type)
{
    Sb summary = { 0 };

    if (value_print_elided(&machine->output, machine, place, type)) {
        value_print_summary(&summary, machine, place, type);
        output_error("note: %s %u: %.*s (--elide-larger-than=0 prints all)\n", what, number,
                     STR_ARG(sb_view(&summary)));
    }
    sb_char(&machine->output, '\n');
    sb_free(&summary);
}

void results_print(Machine *machine, const Op *entry, const Place *results, const Place *arguments)
{
    const Type *type = signature(entry);
    const Type *const *types = type->list.types + type->list.input_count;

    for (unsigned i = 0; i < type->list.result_count; i++)
        print_value(machine, "result", i, results[i], types[i]);
    for (unsigned i = 0; i < type->list.input_count; i++) {
        if (!type_shares_memory(type->list.types[i]))
            continue;
        sb_printf(&machine->output, "%%arg%u = ", i);
        print_value(machine, "argument", i, arguments[i], type->list.types[i]);
    }
}

static bool wants(const char *type, const Type *result)
{
    Sb text = { 0 };
    bool same;

    type_print(&text, result);
    same = strcmp(type, text.data) == 0;
    sb_free(&text);
    return same;
}

/* Of a type that is printed. */
static bool returns_one(const Op *entry, const char *type)
{
    const Type *function = signature(entry);

    if (function->list.result_count == 1
        && wants(type, function->list.types[function->list.input_count]))
        return true;
    return loc_error(op_loc(entry), "@%.*s does not return one %s, as --entry-point-result says",
                     STR_ARG(symbol_name(entry)), type);
}

bool result_is_as(const Op *entry, const char *type)
{
    if (strcmp(type, "void") != 0)
        return returns_one(entry, type);
    return signature(entry)->list.result_count == 0
           || loc_error(op_loc(entry), "@%.*s returns a value, and --entry-point-result says void",
                        STR_ARG(symbol_name(entry)));
}

/* As LLVM's streams write it, in which the runner's own functions (printF32) differ. */
static void print_as_stream(Sb *sb, double number)
{
    if (isnan(number))
        sb_add(sb, "nan\n");
    else if (isinf(number))
        sb_add(sb, number < 0 ? "-INF\n" : "INF\n");
    else
        sb_printf(sb, "%e\n", number);
}

bool result_print_as(Machine *machine, const Op *entry, const Place *results, const char *type)
{
    if (strcmp(type, "void") == 0)
        return true;
    if (!returns_one(entry, type))
        return false;
    if (*results[0].poison)
        sb_add(&machine->output, "poison\n");
    else if (layout_is_float(results[0].layout))
        print_as_stream(&machine->output, float_to_double(place_float(results[0])));
    else
        sb_printf(&machine->output, "%" PRId64 "\n", int_low_s(place_int(results[0])));
    return true;
}
