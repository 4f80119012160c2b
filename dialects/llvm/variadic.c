/* Arguments of a variable number: what makes lists of them. */
#include "dialects/llvm/arguments.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "dialects/llvm/variadic.h"

/* Where arguments go, one after another. */
typedef struct Passing {
    unsigned general, vectors; /* registers taken */
    uint64_t memory;           /* bytes taken */
} Passing;

bool llvm_lists_are_flat(const Step *s)
{
    return target_pointer(target_in(s), 0)->bits != 64;
}

static uint64_t rounded(uint64_t size, uint64_t alignment)
{
    return (size + alignment - 1) / alignment * alignment;
}

typedef struct Where {
    bool in_memory;
    uint64_t offset; /* there, or among what registers hold */
} Where;

static Where in_memory(Passing *p, const Layout *layout)
{
    uint64_t alignment =
        layout_alignment(layout) > GENERAL_BYTES ? layout_alignment(layout) : GENERAL_BYTES;
    Where where = { true, (p->memory + alignment - 1) / alignment * alignment };

    p->memory =
        where.offset + (layout_bytes(layout) + GENERAL_BYTES - 1) / GENERAL_BYTES * GENERAL_BYTES;
    return where;
}

/* How many registers an integer or a pointer takes, which are all or none of it; 0: others. */
static unsigned general_of(const Layout *layout)
{
    uint64_t bytes = layout_bytes(layout);

    return layout_is_integer(layout) || layout->form == &FORM_POINTER
               ? (unsigned)((bytes + GENERAL_BYTES - 1) / GENERAL_BYTES)
               : 0;
}

/* An f80, of 10 bytes, goes by memory. */
static bool is_for_vectors(const Layout *layout)
{
    uint64_t bytes = layout_bytes(layout);

    return (layout_is_float(layout) && (bytes <= GENERAL_BYTES || bytes == VECTOR_BYTES))
           || (layout_is_vector(layout) && bytes <= VECTOR_BYTES);
}

static Where pass(Passing *p, const Layout *layout)
{
    unsigned general = general_of(layout), first = p->general;

    if (general == 1 || general == 2) {
        if (first + general > GENERAL_REGISTERS)
            return in_memory(p, layout);
        p->general += general;
        return (Where){ false, GENERAL_BYTES * first };
    }
    if (is_for_vectors(layout) && p->vectors < VECTOR_REGISTERS)
        return (Where){ false, SAVED_GENERAL + VECTOR_BYTES * p->vectors++ };
    return in_memory(p, layout);
}

/* What the function names takes registers first; what it has by value is in memory. */
static Passing pass_named(const Step *s, const Op *function)
{
    const Block *entry = function->regions[0].first;
    Passing passing = { 0 };

    for (unsigned i = 0; i < entry->arg_count; i++)
        if (!llvm_argument_attr(function, i, "llvm.byval"))
            pass(&passing, layout_of(s, entry->args[i]->type));
    passing.memory = 0;
    return passing;
}

/* What is passed by value is what its pointer points to. */
static const Type *by_value(const Step *s, unsigned rest)
{
    const Op *call = caller_of(s);
    unsigned named = running_function(s)->regions[0].first->arg_count;
    const Attr *attr = call ? llvm_argument_attr(call, named + rest, "llvm.byval") : NULL;

    return attr ? attr->type_value : NULL;
}

/* One behind another, each as it is aligned in memory, and at least as a pointer. */
static Where pass_flat(const Step *s, Passing *p, const Layout *layout)
{
    const TargetPointer *pointer = target_pointer(target_in(s), 0);
    uint64_t alignment = layout_alignment(layout) < pointer->alignment ? pointer->alignment
                                                                       : layout_alignment(layout);
    Where where = { true, rounded(p->memory, alignment) };

    p->memory = where.offset + rounded(layout_stride(layout), pointer->alignment);
    return where;
}

static Where pass_rest(Step *s, Passing *passing, unsigned rest)
{
    const Type *value = by_value(s, rest);

    if (llvm_lists_are_flat(s))
        return pass_flat(s, passing, value ? layout_of(s, value) : rest_argument(s, rest).layout);
    return value ? in_memory(passing, layout_of(s, value))
                 : pass(passing, rest_argument(s, rest).layout);
}

static Flow store_rest(Step *s, Where where, unsigned rest, Allocation *to)
{
    Place argument = rest_argument(s, rest);
    const Type *value = by_value(s, rest);

    if (!value) {
        layout_store(argument.layout, argument.words, argument.poison, to, where.offset);
        return FLOW_NEXT;
    }
    return copy_bytes(s, (Pointer){ to->id, to->address + where.offset }, place_pointer(argument),
                      layout_bytes(layout_of(s, value)), OVERLAP_ALLOWED);
}

static Allocation *allocate(Step *s, uint64_t bytes)
{
    Allocation *made =
        memory_allocate(memory_in(s), ALLOCATION_STACK, bytes, LIST_ALIGNMENT, s->op);

    if (!made)
        memory_is_short(s, "the arguments of a call");
    return made;
}

static uint64_t list_bytes(const Step *s)
{
    return llvm_lists_are_flat(s) ? (target_pointer(target_in(s), 0)->bits + 7) / 8 : LIST_BYTES;
}

/* What the nearest module around the operation says that it is compiled for; empty: nothing does.
 */
static Str triple_of(const Step *s)
{
    for (const Op *op = s->op; op; op = op_parent(op)) {
        const Attr *triple = op_attr(op, "llvm.target_triple");

        if (triple && triple->kind == ATTR_STRING)
            return triple->string;
    }
    return (Str){ 0 };
}

static bool starts_as_one(Str triple, const char *const *starts)
{
    while (*starts && !str_starts(triple, *starts))
        starts++;
    return *starts;
}

/* Windows has lists of its own on x86-64. */
static bool lists_are_of_x86_64(const Step *s, Str triple)
{
    static const char *const NAMES[] = { "x86_64", "amd64", NULL }, *const OTHERS[] = {
        "win", "mingw", "cygwin", "uefi", NULL
    };

    if (!triple.len)
        return target_is_native(target_in(s));
    for (size_t at = 0; at < triple.len; at++)
        if (starts_as_one(str_from(triple, at), OTHERS))
            return false;
    return starts_as_one(triple, NAMES);
}

static bool lists_are_pointers(Str triple)
{
    static const char *const NAMES[] = { "i386",  "i486",    "i586", "i686",   "arm",
                                         "thumb", "riscv32", "mips", "wasm32", NULL };

    return !triple.len || starts_as_one(triple, NAMES);
}

/* Where the bytes of what is less than a register lie in it is a processor's own, and so is what a
 * list is. */
static bool lists_are_known(Step *s)
{
    Str triple = triple_of(s);

    if (target_in(s)->big_endian) {
        unsupported(s, "lists of arguments where the first byte of a number is its highest");
        return false;
    }
    if (llvm_lists_are_flat(s) ? lists_are_pointers(triple) : lists_are_of_x86_64(s, triple))
        return true;
    if (triple.len)
        unsupported(s, "lists of arguments as '%.*s' has them", STR_ARG(triple));
    else
        unsupported(s, "lists of arguments where the data layout is not that of x86-64");
    return false;
}

static Flow store_list(Step *s, Passing used, const Allocation *saved, const Allocation *memory)
{
    Layout pointer = layout_pointer(target_in(s), 0);
    bool is_flat = llvm_lists_are_flat(s);
    uint32_t offsets[] = { used.general * GENERAL_BYTES,
                           SAVED_GENERAL + used.vectors * VECTOR_BYTES };
    uint64_t words[2][2] = {
        [0] = { memory->address, memory->id }, [1] = { saved->address, saved->id }
    };
    Spot spot;

    if (find_bytes(s, pointer_in(s, 0), list_bytes(s), layout_alignment(&pointer), ACCESS_WRITE,
                   &spot)
        == FLOW_END)
        return FLOW_END;
    if (is_flat) {
        layout_store(&pointer, words[0], NULL, spot.allocation, spot.offset);
        return FLOW_NEXT;
    }
    memory_write(spot.allocation, spot.offset, offsets, sizeof offsets);
    for (unsigned i = 0; i < 2; i++)
        layout_store(&pointer, words[i], NULL, spot.allocation,
                     spot.offset + LIST_MEMORY + GENERAL_BYTES * i);
    return FLOW_NEXT;
}

Flow llvm_va_start(Step *s)
{
    const Op *function = running_function(s);
    Passing named = pass_named(s, function), passing = named;
    Allocation *saved, *memory;

    if (!lists_are_known(s))
        return FLOW_END;
    for (unsigned i = 0; i < rest_count(s); i++)
        pass_rest(s, &passing, i);
    saved = allocate(s, SAVED_BYTES);
    memory = saved ? allocate(s, passing.memory) : NULL;
    if (!memory)
        return FLOW_END;
    passing = named;
    for (unsigned i = 0; i < rest_count(s); i++) {
        Where where = pass_rest(s, &passing, i);

        if (store_rest(s, where, i, where.in_memory ? memory : saved) == FLOW_END)
            return FLOW_END;
    }
    return store_list(s, named, saved, memory);
}

Flow llvm_va_copy(Step *s)
{
    if (!lists_are_known(s))
        return FLOW_END;
    return copy_bytes(s, pointer_in(s, 0), pointer_in(s, 1), list_bytes(s), OVERLAP_ALLOWED);
}

/* A list, and what it says. */
typedef struct List {
    Spot spot;
    Passing passing; /* `memory` is the address of the next argument there */
    AllocationId memory;
    Pointer saved; /* registers */
} List;

static bool read_part(Step *s, const List *list, uint64_t offset, const Layout *layout, Place *part)
{
    *part = scratch_place(s, layout);
    layout_load(layout, list->spot.allocation, list->spot.offset + offset, part->words,
                part->poison);
    if (*part->poison)
        undefined_poison(s, *part->poison, "the list of arguments is poison");
    return !*part->poison;
}

static bool read_list(Step *s, List *list)
{
    Layout number = layout_int(target_in(s), 32), pointer = layout_pointer(target_in(s), 0);
    Place general, vectors, memory, saved;

    name_unwritten(s, list->spot.allocation);
    if (!read_part(s, list, LIST_GENERAL, &number, &general)
        || !read_part(s, list, LIST_VECTORS, &number, &vectors)
        || !read_part(s, list, LIST_MEMORY, &pointer, &memory)
        || !read_part(s, list, LIST_SAVED, &pointer, &saved))
        return false;
    list->passing.general = (unsigned)*general.words / GENERAL_BYTES;
    list->passing.vectors = ((unsigned)*vectors.words - SAVED_GENERAL) / VECTOR_BYTES;
    list->passing.memory = place_pointer(memory).address;
    list->memory = place_pointer(memory).provenance;
    list->saved = place_pointer(saved);
    return true;
}

static void write_list(const Step *s, const List *list)
{
    Layout pointer = layout_pointer(target_in(s), 0);
    uint32_t offsets[] = { list->passing.general * GENERAL_BYTES,
                           SAVED_GENERAL + list->passing.vectors * VECTOR_BYTES };
    uint64_t memory[2] = { list->passing.memory, list->memory };

    memory_write(list->spot.allocation, list->spot.offset, offsets, sizeof offsets);
    layout_store(&pointer, memory, NULL, list->spot.allocation, list->spot.offset + LIST_MEMORY);
}

Flow llvm_va_end(Step *s)
{
    uint64_t bytes = list_bytes(s);
    uint32_t origin;
    Spot spot;

    if (!lists_are_known(s))
        return FLOW_END;
    if (find_bytes(s, pointer_in(s, 0), bytes, 1, ACCESS_WRITE, &spot) == FLOW_END)
        return FLOW_END;
    name_unwritten(s, spot.allocation);
    origin = memory_origin(spot.allocation, spot.offset, bytes);
    if (origin)
        return undefined_poison(s, origin, "the list of arguments that ends is poison");
    memory_set_poison(spot.allocation, spot.offset, bytes,
                      poison_born(s, "the list of arguments was ended"));
    return FLOW_NEXT;
}

Pointer llvm_next_listed(const Step *s, Pointer *list, const Layout *layout)
{
    Passing passing = { .memory = list->address };
    Where where = pass_flat(s, &passing, layout);

    list->address = passing.memory;
    return (Pointer){ list->provenance, where.offset };
}

static Flow next_of_flat(Step *s, Place result)
{
    Layout pointer = layout_pointer(target_in(s), 0);
    List list = { 0 };
    MemRef argument;
    Place next;

    if (find_bytes(s, pointer_in(s, 0), layout_bytes(&pointer), layout_alignment(&pointer),
                   ACCESS_WRITE, &list.spot)
        == FLOW_END)
        return FLOW_END;
    name_unwritten(s, list.spot.allocation);
    if (!read_part(s, &list, 0, &pointer, &next))
        return FLOW_END;
    list.saved = place_pointer(next);
    argument = pointee(llvm_next_listed(s, &list.saved, result.layout), s->op->results[0]->type);
    place_set_pointer(next, list.saved);
    layout_store(&pointer, next.words, NULL, list.spot.allocation, list.spot.offset);
    return load_at(s, &argument, 0, result, ACCESS_READ);
}

Flow llvm_va_arg(Step *s)
{
    Place result = result_place(s, 0);
    List list;
    Where where;
    Pointer at;
    MemRef argument;

    if (!lists_are_known(s))
        return FLOW_END;
    if (llvm_lists_are_flat(s))
        return next_of_flat(s, result);
    if (find_bytes(s, pointer_in(s, 0), LIST_BYTES, GENERAL_BYTES, ACCESS_WRITE, &list.spot)
            == FLOW_END
        || !read_list(s, &list))
        return FLOW_END;
    where = pass(&list.passing, result.layout);
    at = (Pointer){ list.saved.provenance, list.saved.address + where.offset };
    if (where.in_memory)
        at = (Pointer){ list.memory, where.offset };
    argument = pointee(at, s->op->results[0]->type);
    if (load_at(s, &argument, 0, result, ACCESS_READ) == FLOW_END)
        return FLOW_END;
    write_list(s, &list);
    return FLOW_NEXT;
}
