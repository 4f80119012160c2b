#include "interp/arguments.h"

#include "core/source.h"
#include "core/symbol.h"
#include "interp/value_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const Type *signature(const Op *entry)
{
    return op_attr(entry, "function_type")->type_value;
}

/* The type an argument's attribute may leave away. A memref is written as the elements it holds,
 * whose type is a tensor; where its shape is not static the elements or their type say it. */
static const Type *attr_type_for(const Type *type)
{
    if (type->kind == TYPE_MEMREF)
        return type_tensor(type->context, type->shaped.rank, type->shaped.dims,
                           type->shaped.element, NULL);
    if (type->kind == TYPE_UNRANKED_MEMREF)
        return type_unranked_tensor(type->context, type->shaped.element);
    return type->kind == TYPE_FUNCTION ? NULL : type;
}

static bool shape_fits(const Type *memref, const Type *given)
{
    if (!type_has_static_shape(given) || given->shaped.element != memref->shaped.element)
        return false;
    if (memref->kind == TYPE_UNRANKED_MEMREF)
        return given->shaped.rank <= UNRANKED_MAX_RANK;
    if (given->shaped.rank != memref->shaped.rank)
        return false;
    for (unsigned i = 0; i < given->shaped.rank; i++)
        if (memref->shaped.dims[i] != DYNAMIC && memref->shaped.dims[i] != given->shaped.dims[i])
            return false;
    return true;
}

/* Offset and strides as the layout fixes them; where it does not, those of the plain layout. */
static bool choose_strides(const Type *type, const Type *given, int64_t *strides, int64_t *offset)
{
    int64_t plain = 1;

    *offset = 0;
    for (unsigned i = 0; i < given->shaped.rank; i++)
        strides[i] = DYNAMIC;
    if (type->kind == TYPE_MEMREF && !type_strides(type, strides, offset))
        return false;
    if (*offset == DYNAMIC)
        *offset = 0;
    for (unsigned i = given->shaped.rank; i-- > 0;) {
        if (strides[i] == DYNAMIC)
            strides[i] = plain;
        plain *= given->shaped.dims[i];
        if (strides[i] < 0)
            return false;
    }
    return true;
}

typedef struct Filler {
    Machine *machine;
    Step step; /* for the functions that want one: it has no operation */
    const Type *given;
    const Attr *dense;
    const Layout *layout;
    Allocation *allocation;
    const int64_t *strides;
    int64_t next; /* element, in row-major order */
} Filler;

/* Both parts of a complex element make an array, as a complex argument is written. */
static const Attr *element_attr(const Filler *f, int64_t number)
{
    const Attr *parts[2];

    if (f->given->shaped.element->kind != TYPE_COMPLEX)
        return attr_element(f->dense, number);
    parts[0] = attr_element(f->dense, 2 * number);
    parts[1] = attr_element(f->dense, 2 * number + 1);
    return attr_array(f->machine->context, 2, parts);
}

static bool fill(Filler *f, unsigned dim, int64_t at)
{
    ArenaMark mark;
    Place place;
    bool good;

    for (int64_t i = 0; dim < f->given->shaped.rank && i < f->given->shaped.dims[dim]; i++)
        if (!fill(f, dim + 1, at + i * f->strides[dim]))
            return false;
    if (dim < f->given->shaped.rank)
        return true;
    mark = arena_mark(&f->machine->scratch);
    place = scratch_place(&f->step, f->layout);
    good = place_set_attr(&f->step, place, f->given->shaped.element, element_attr(f, f->next++));
    if (good)
        layout_store(f->layout, place.words, NULL, f->allocation,
                     (uint64_t)at * layout_stride(f->layout));
    arena_release(&f->machine->scratch, mark);
    return good;
}

static void write_descriptor(Place place, const Type *type, const Allocation *allocation,
                             const Type *given, const int64_t *strides, int64_t offset)
{
    uint64_t *words = place.words;
    unsigned rank = given->shaped.rank;

    if (type->kind == TYPE_UNRANKED_MEMREF) {
        words[UNRANKED_RANK] = rank;
        words += UNRANKED_MEMREF;
    }
    words[MEMREF_ALLOCATED_PROVENANCE] = words[MEMREF_ALIGNED_PROVENANCE] = allocation->id;
    words[MEMREF_ALLOCATED_ADDRESS] = words[MEMREF_ALIGNED_ADDRESS] = allocation->address;
    words[MEMREF_OFFSET] = (uint64_t)offset;
    for (unsigned i = 0; i < rank; i++) {
        words[MEMREF_SIZES + i] = (uint64_t)given->shaped.dims[i];
        words[MEMREF_SIZES + rank + i] = (uint64_t)strides[i];
    }
}

static bool wrong_type(const Op *entry, unsigned index, const Type *type, const Attr *attr)
{
    return loc_error(op_loc(entry), "argument %u of @%.*s is of type '%s', but got '%s'", index,
                     STR_ARG(symbol_name(entry)), type_text(type), attr_text(attr));
}

static bool read_memref(Machine *machine, const Op *entry, unsigned index, const Type *type,
                        const Attr *attr, Place place)
{
    const Layout *layout = machine_layout(machine, type->shaped.element);
    int64_t strides[64], offset, span;
    Filler filler = { .machine = machine, .dense = attr, .layout = layout, .strides = strides };

    if (attr->kind != ATTR_DENSE || !shape_fits(type, attr->type) || attr->type->shaped.rank > 64)
        return wrong_type(entry, index, type, attr);
    filler.given = attr->type;
    if (!layout || !layout_in_memory(layout) || !choose_strides(type, attr->type, strides, &offset))
        return loc_error(op_loc(entry), "argument %u of @%.*s: a '%s' cannot be made here", index,
                         STR_ARG(symbol_name(entry)), type_text(type));
    span = offset + (type_num_elements(attr->type) ? 1 : 0);
    for (unsigned i = 0; i < attr->type->shaped.rank; i++)
        if (attr->type->shaped.dims[i])
            span += (attr->type->shaped.dims[i] - 1) * strides[i];
    filler.step = (Step){ .op = entry, .arena = &machine->scratch, .machine = machine };
    filler.allocation =
        memory_allocate(machine->memory, ALLOCATION_ARGUMENT,
                        (uint64_t)span * layout_stride(layout), layout_alignment(layout), entry);
    if (!filler.allocation)
        return loc_error(op_loc(entry), "argument %u of @%.*s does not fit into memory", index,
                         STR_ARG(symbol_name(entry)));
    if (!fill(&filler, 0, offset))
        return wrong_type(entry, index, type, attr);
    write_descriptor(place, type, filler.allocation, attr->type, strides, offset);
    return true;
}

static bool read_function(Machine *machine, const Attr *attr, const Type *type, Place place)
{
    const Op *callee = NULL;

    if (attr->kind != ATTR_SYMBOL_REF)
        return false;
    for (const Op *op = machine->module->regions[0].first->first; op; op = op->next) {
        const Attr *name = op_attr(op, "sym_name");

        if (name && str_eq(name->string, attr->symbol.root) && op_attr(op, "function_type")
            && op_attr(op, "function_type")->type_value == type)
            callee = op;
    }
    memcpy(place.words, &callee, sizeof callee);
    return callee != NULL;
}

static bool is_poison_attr(const Attr *attr)
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
    memcpy(places[index].words, places[number].words,
           layout_words(places[index].layout) * sizeof *places[index].words);
    memcpy(places[index].poison, places[number].poison,
           layout_lanes(places[index].layout) * sizeof *places[index].poison);
    return true;
}

void argument_set_poison(Machine *machine, const Op *entry, Place place)
{
    Step step = { .op = entry, .arena = &machine->scratch, .machine = machine };

    place_set_poison(&step, place, "it was handed in as an argument");
}

static bool read_argument(Machine *machine, const Op *entry, unsigned index, const Type *type,
                          const Attr *attr, const Place *places)
{
    Step step = { .op = entry, .arena = &machine->scratch, .machine = machine };
    Place place = places[index];
    bool good;

    if (attr->kind == ATTR_STRING && str_starts(attr->string, "%"))
        return read_again(entry, index, attr, places);
    if (is_poison_attr(attr)) {
        argument_set_poison(machine, entry, place);
        return true;
    }
    if (type_is_any_memref(type))
        return read_memref(machine, entry, index, type, attr, place);
    if (type->kind == TYPE_FUNCTION)
        good = read_function(machine, attr, type, place);
    else
        good = (type->kind == TYPE_COMPLEX || !attr->type || attr->type == type)
               && place_set_attr(&step, place, type, attr);
    return good || wrong_type(entry, index, type, attr);
}

/* "@f takes 2 arguments, (i32, index); 1 was given" */
static bool wrong_count(const Op *entry, const char *said)
{
    const Type *type = signature(entry);
    unsigned count = type->list.input_count;
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
    unsigned count = type->list.input_count, given;
    char said[32];
    const Type **expected = ARENA_ARRAY(&machine->program, const Type *, count + 1);
    const Attr **attrs = ARENA_ARRAY(&machine->program, const Attr *, count + 1);

    if (!text && count)
        return wrong_count(entry, "give them with --args");
    if (!text)
        return true;
    for (unsigned i = 0; i < count; i++)
        expected[i] = attr_type_for(type->list.types[i]);
    if (!source_parse_attrs(machine->context, str_of(text), expected, count, attrs, &given))
        return false;
    if (given != count) {
        snprintf(said, sizeof said, "%u %s given", given, given == 1 ? "was" : "were");
        return wrong_count(entry, said);
    }
    for (unsigned i = 0; i < count; i++)
        if (!read_argument(machine, entry, i, type->list.types[i], attrs[i], places))
            return false;
    return true;
}

bool arguments_read(Machine *machine, const Op *entry, const char *text, Place *places)
{
    bool brief = machine->context->brief_errors, good;

    machine->context->brief_errors = true; /* the function itself is not what is wrong */
    good = read_all(machine, entry, text, places);
    machine->context->brief_errors = brief;
    return good;
}

void results_print(Machine *machine, const Op *entry, const Place *results, const Place *arguments)
{
    const Type *type = signature(entry);
    const Type *const *types = type->list.types + type->list.input_count;

    for (unsigned i = 0; i < type->list.result_count; i++) {
        if (type_is_any_memref(types[i]))
            memref_print_contents(&machine->output, machine, results[i], types[i]);
        else
            value_print(&machine->output, results[i], types[i]);
        sb_char(&machine->output, '\n');
    }
    for (unsigned i = 0; i < type->list.input_count; i++) {
        if (!type_is_any_memref(type->list.types[i]))
            continue;
        sb_printf(&machine->output, "%%arg%u = ", i);
        memref_print_contents(&machine->output, machine, arguments[i], type->list.types[i]);
        sb_char(&machine->output, '\n');
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

bool result_print_as(Machine *machine, const Op *entry, const Place *results, const char *type)
{
    const Type *function = signature(entry), *result;

    if (strcmp(type, "void") == 0)
        return true;
    result =
        function->list.result_count == 1 ? function->list.types[function->list.input_count] : NULL;
    if (!result || !wants(type, result))
        return loc_error(op_loc(entry),
                         "@%.*s does not return one %s, as --entry-point-result says",
                         STR_ARG(symbol_name(entry)), type);
    if (*results[0].poison)
        sb_add(&machine->output, "poison\n");
    else if (result->kind == TYPE_FLOAT)
        sb_printf(&machine->output, "%e\n", float_to_double(place_float(results[0])));
    else
        sb_printf(&machine->output, "%" PRId64 "\n", int_low_s(place_int(results[0])));
    return true;
}
