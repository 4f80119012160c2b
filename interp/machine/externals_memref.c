/* Externals that look at memrefs: they print them, or compare two. */
#include "interp/machine/externals.h"

#include "core/ir/context.h"
#include "dialects/box.h"
#include "dialects/llvm/llvm.h"
#include "dialects/meaning/meaning.h"
#include "interp/console/colour.h"
#include "interp/machine/machine.h"
#include "semantics/number/print_number.h"

#include <stdio.h>
#include <string.h>

typedef struct Element { /* of memrefs, as the functions' names end */
    const char *name;
    unsigned width; /* of an integer, in bits; 0: index */
    const FloatFormat *format;
    bool is_complex, is_matrix; /* a matrix: vector<4x4xf32> */
} Element;

enum { MATRIX_SIDE = 4 };

static const Element ELEMENTS[] = {
    { .name = "I8", .width = 8 },
    { .name = "I16", .width = 16 },
    { .name = "I32", .width = 32 },
    { .name = "I64", .width = 64 },
    { .name = "Ind" },
    { .name = "F16", .format = &FLOAT_F16 },
    { .name = "BF16", .format = &FLOAT_BF16 },
    { .name = "F32", .format = &FLOAT_F32 },
    { .name = "F64", .format = &FLOAT_F64 },
    { .name = "C32", .format = &FLOAT_F32, .is_complex = true },
    { .name = "C64", .format = &FLOAT_F64, .is_complex = true },
    { .name = "Vector4x4xf32", .format = &FLOAT_F32, .is_matrix = true },
};

static const Element *element_named(const char *name)
{
    for (size_t i = 0; i < sizeof ELEMENTS / sizeof *ELEMENTS; i++)
        if (strcmp(ELEMENTS[i].name, name) == 0)
            return &ELEMENTS[i];
    return NULL;
}

static const Type *element_type(Context *context, const Element *element)
{
    static const int64_t MATRIX[] = { MATRIX_SIDE, MATRIX_SIDE };
    const Type *type;

    if (!element->format)
        return element->width ? type_i(context, element->width) : type_index(context);
    type = type_float(context, element->format);
    if (element->is_matrix)
        return type_vector(context, 2, MATRIX, NULL, type);
    return element->is_complex ? type_complex(context, type) : type;
}

/* Integers of any signedness and index stand for each other where their width is the same. */
static bool same_bits(const Step *s, const Type *a, const Type *b)
{
    const Layout *x = layout_of(s, a), *y = layout_of(s, b);
    bool ints = x && y && layout_is_integer(x) && layout_is_integer(y);

    return a == b || (ints && x->width == y->width);
}

/* Words and pointers of a lowered descriptor. */
static bool is_known(Step *s, Place part)
{
    if (!*part.poison)
        return true;
    undefined_poison(s, *part.poison, "a memref's descriptor holds poison");
    return false;
}

static bool read_word(Step *s, Pointer at, int64_t number, int64_t *word)
{
    Layout layout = layout_int(target_in(s), index_width(s));
    Place place = scratch_place(s, &layout);
    MemRef words = { .element = type_i(op_context(s->op), index_width(s)), .aligned = at };

    if (load_at(s, &words, number, place, ACCESS_READ) == FLOW_END || !is_known(s, place))
        return false;
    *word = int_low_s(place_int(place));
    return true;
}

static Pointer behind(Pointer at, uint64_t bytes)
{
    return (Pointer){ at.provenance, at.address + bytes };
}

/* Of struct { index, ptr } the pointer. */
static Pointer behind_rank(Step *s, Pointer at)
{
    Layout rank = layout_index(target_in(s)), pointer = layout_pointer(target_in(s), 0);
    uint64_t alignment = layout_alignment(&pointer);

    return behind(at, (layout_bytes(&rank) + alignment - 1) / alignment * alignment);
}

static bool read_pointer(Step *s, Pointer at, Pointer *pointer)
{
    Layout layout = layout_pointer(target_in(s), 0);
    Place place = scratch_place(s, &layout);
    MemRef words = pointee(at, llvm_ptr(op_context(s->op), 0));

    if (load_at(s, &words, 0, place, ACCESS_READ) == FLOW_END || !is_known(s, place))
        return false;
    *pointer = place_pointer(place);
    return true;
}

/* { allocated, aligned, offset, sizes[rank], strides[rank] } */
static bool read_descriptor(Step *s, Pointer at, int64_t rank, MemRef *memref)
{
    Layout layout;
    Pointer indices;

    if (rank < 0 || rank > MEMREF_MAX_RANK) {
        unsupported(s, "a memref of %lld dimensions", (long long)rank);
        return false;
    }
    memref->rank = (unsigned)rank;
    layout = layout_memref(target_in(s), memref->rank, 0);
    indices = behind(at, layout.indices_at);
    if (!read_pointer(s, at, &memref->allocated)
        || !read_pointer(s, behind(at, layout.pointer_stride), &memref->aligned)
        || !read_word(s, indices, 0, &memref->offset))
        return false;
    for (unsigned i = 0; i < memref->rank; i++)
        if (!read_word(s, indices, 1 + i, &memref->sizes[i])
            || !read_word(s, indices, 1 + rank + i, &memref->strides[i]))
            return false;
    return true;
}

/* A pointer to { rank, descriptor }, or to the descriptor where the rank is known. */
static bool read_lowered(Step *s, Pointer at, char letter, MemRef *memref)
{
    int64_t rank = letter - '0';

    if (letter == 'm' && (!read_word(s, at, 0, &rank) || !read_pointer(s, behind_rank(s, at), &at)))
        return false;
    return read_descriptor(s, at, rank, memref);
}

/* A tensor where a memref is asked for is one that holds its elements (X5). */
static bool memory_of_tensor(Step *s, unsigned operand, MemRef *memref)
{
    Tensor *tensor = tensor_in(s, operand);
    Box to;

    if (tensor->rank > MEMREF_MAX_RANK) {
        unsupported(s, "a tensor of %u dimensions", tensor->rank);
        return false;
    }
    *memref = (MemRef){ .element = type_held(s->op->operands[operand]->type)->shaped.element,
                        .rank = tensor->rank };
    memcpy(memref->sizes, tensor->sizes, tensor->rank * sizeof *tensor->sizes);
    memcpy(memref->strides, tensor->strides, tensor->rank * sizeof *tensor->strides);
    return allocate_strided(s, ALLOCATION_STACK, tensor->element, 0, memref) != FLOW_END
           && box_of_memref(s, memref, ACCESS_WRITE, &to) != FLOW_END
           && box_copy(s, tensor->element, to, box_of(tensor), tensor->sizes, tensor->rank);
}

bool external_memref(Step *s, const External *self, char letter, unsigned *operand, MemRef *memref)
{
    const ValueForm *form = operand_place(s, *operand).layout->form;
    const Type *element = NULL;
    unsigned at = (*operand)++;

    if (self->element)
        element = element_type(op_context(s->op), element_named(self->element));
    if (form == &FORM_MEMREF || form == &FORM_UNRANKED || form == &FORM_TENSOR) {
        if (form == &FORM_TENSOR ? !memory_of_tensor(s, at, memref) : !memref_in(s, at, memref))
            return false;
        if (!element || same_bits(s, memref->element, element))
            return true;
        undefined(s, "the function @%s is called with a memref of '%s'", self->name,
                  type_text(memref->element));
        return false;
    }
    memref->element = element;
    memref->is_pointer = false;
    if (form == &FORM_POINTER)
        return read_lowered(s, pointer_in(s, at), letter, memref);
    return read_descriptor(s, pointer_in(s, (*operand)++), index_in(s, at), memref);
}

static void print_dims(Sb *out, const char *name, const int64_t *dims, unsigned rank)
{
    sb_printf(out, " %s = [", name);
    for (unsigned i = 0; i < rank; i++)
        sb_printf(out, "%s%lld", i ? ", " : "", (long long)dims[i]);
    sb_char(out, ']');
}

static void print_shape(Sb *out, const MemRef *memref)
{
    sb_printf(out, "base@ = %#llx rank = %u offset = %lld",
              (unsigned long long)memref->aligned.address, memref->rank, (long long)memref->offset);
    print_dims(out, "sizes", memref->sizes, memref->rank);
    print_dims(out, "strides", memref->strides, memref->rank);
}

typedef struct Walk { /* over the elements of one memref, or of two of the same shape */
    Step *s;
    const Element *element;
    const MemRef *memref, *other;
    int64_t indices[MEMREF_MAX_RANK];
    Sb *out;
    int64_t errors; /* elements that differ */
} Walk;

static void print_part(Sb *out, const Element *element, const uint64_t *words)
{
    if (element->format)
        print_float(out, float_of_bits(element->format, words[0], 0));
    else if (element->width == 8) /* C++ takes an int8_t for a character */
        sb_char(out, (char)words[0]);
    else if (element->width)
        sb_printf(
            out, "%lld",
            (long long)((int64_t)(words[0] << (64 - element->width)) >> (64 - element->width)));
    else
        sb_printf(out, "%llu", (unsigned long long)words[0]);
}

/* Rows in parentheses, with the spaces that the library's template puts between them. */
static void print_matrix(Sb *out, const Element *element, const uint64_t *words)
{
    static const char *const BEFORE_ROW[MATRIX_SIDE] = { "(", ",   ", ",   ", ",  " };

    for (unsigned row = 0; row < MATRIX_SIDE; row++) {
        sb_add(out, BEFORE_ROW[row]);
        for (unsigned i = 0; i < MATRIX_SIDE; i++) {
            sb_add(out, i ? ", " : "(");
            print_part(out, element, words + row * MATRIX_SIDE + i);
        }
        sb_char(out, ')');
    }
    sb_char(out, ')');
}

static void print_value(Sb *out, const Element *element, Place value)
{
    if (element->is_matrix) {
        print_matrix(out, element, value.words);
        return;
    }
    if (!element->is_complex) {
        print_part(out, element, value.words);
        return;
    }
    sb_char(out, '(');
    print_part(out, element, value.words);
    sb_char(out, ',');
    print_part(out, element, value.words + 1);
    sb_char(out, ')');
}

static void poison_element(Walk *walk, const MemRef *memref, uint32_t origin)
{
    Sb indices = { 0 };

    for (unsigned i = 0; i < memref->rank; i++)
        sb_printf(&indices, "%s%lld", i ? ", " : "", (long long)walk->indices[i]);
    undefined_poison(walk->s, origin, "the element [%.*s] of the memref is poison",
                     STR_ARG(sb_view(&indices)));
    sb_free(&indices);
}

static bool read_element(Walk *walk, const MemRef *memref, Place *value)
{
    Step *s = walk->s;
    const Layout *layout = layout_of(s, element_type(op_context(s->op), walk->element));

    *value = scratch_place(s, layout);
    if (load_element(s, memref, walk->indices, *value) == FLOW_END)
        return false;
    for (uint64_t lane = 0; lane < layout_lanes(layout); lane++)
        if (value->poison[lane]) {
            poison_element(walk, memref, value->poison[lane]);
            return false;
        }
    return true;
}

static Flow print_element(Walk *walk)
{
    ArenaMark mark = arena_mark(walk->s->arena);
    Place value;

    if (!read_element(walk, walk->memref, &value))
        return FLOW_END;
    print_value(walk->out, walk->element, value);
    arena_release(walk->s->arena, mark);
    return FLOW_NEXT;
}

/* The elements below dimension `dim`, rows in brackets. The library reads an element of an empty
 * row, too; ours does not (DECISIONS X1). */
static Flow print_row(Walk *walk, unsigned dim)
{
    bool innermost = dim + 1 == walk->memref->rank;
    int64_t size;

    if (dim == walk->memref->rank)
        return print_element(walk);
    size = walk->memref->sizes[dim];
    sb_char(walk->out, '[');
    for (int64_t i = 0; i < size; i++) {
        if (i)
            sb_printf(walk->out, ", %s%*s", innermost ? "" : "\n", (int)dim + 1, "");
        walk->indices[dim] = i;
        if (print_row(walk, dim + 1) == FLOW_END || work_done(walk->s, 1) == FLOW_END)
            return FLOW_END;
    }
    sb_char(walk->out, ']');
    return FLOW_NEXT;
}

static Flow print_memref(Step *s, const External *self, unsigned first)
{
    Walk walk = { .s = s, .element = element_named(self->element), .out = output_in(s) };
    bool unranked = *self->signature == 'm';
    MemRef memref;

    if (!external_memref(s, self, *self->signature, &first, &memref))
        return FLOW_END;
    walk.memref = &memref;
    sb_add(walk.out, unranked ? "Unranked Memref " : "Memref ");
    print_shape(walk.out, &memref);
    sb_add(walk.out, memref.rank ? " data = \n" : " data = \n[");
    if (print_row(&walk, 0) == FLOW_END)
        return FLOW_END;
    sb_add(walk.out, memref.rank ? "\n" : "]\n");
    return FLOW_NEXT;
}

static Flow print_memref_shape(Step *s, const External *self, unsigned first)
{
    MemRef memref;

    if (!external_memref(s, self, *self->signature, &first, &memref))
        return FLOW_END;
    sb_add(output_in(s), "Unranked Memref ");
    print_shape(output_in(s), &memref);
    sb_char(output_in(s), '\n');
    return FLOW_NEXT;
}

/* f32 and f64 agree where the relative error is small, and never where one is not finite; complex
 * numbers as numbers; all others by their bits. */
static bool agree(const Element *element, const uint64_t *actual, const uint64_t *expected)
{
    double most = element->format == &FLOAT_F64 ? 1e-12 : 1e-6;
    Float a, b, error;

    if (!element->format || element->format->width == 16)
        return *actual == *expected;
    a = float_of_bits(element->format, *actual, 0);
    b = float_of_bits(element->format, *expected, 0);
    if (element->is_complex)
        return float_compare(a, b) == FLOAT_EQUAL;
    if (!float_is_finite(a) || !float_is_finite(b))
        return false;
    error = float_mul(float_of_double(element->format, most), float_abs(b));
    return float_compare(float_abs(float_sub(a, b)), error) <= FLOAT_EQUAL;
}

static Flow compare_element(Walk *walk)
{
    enum { MOST_PRINTED = 10 };
    ArenaMark mark = arena_mark(walk->s->arena);
    Place actual, expected;
    int64_t at;

    if (!read_element(walk, walk->memref, &actual) || !read_element(walk, walk->other, &expected))
        return FLOW_END;
    if (!agree(walk->element, actual.words, expected.words)
        || (walk->element->is_complex
            && !agree(walk->element, actual.words + 1, expected.words + 1))) {
        check_indices(walk->s, walk->memref, walk->indices, &at);
        if (walk->errors++ < MOST_PRINTED) {
            print_value(walk->out, walk->element, actual);
            sb_add(walk->out, " != ");
            print_value(walk->out, walk->element, expected);
            sb_printf(walk->out, " offset = %lld\n", (long long)(walk->memref->offset + at));
        }
    }
    arena_release(walk->s->arena, mark);
    return FLOW_NEXT;
}

static Flow compare_row(Walk *walk, unsigned dim)
{
    if (dim == walk->memref->rank)
        return compare_element(walk);
    for (int64_t i = 0; i < walk->memref->sizes[dim]; i++) {
        walk->indices[dim] = i;
        if (compare_row(walk, dim + 1) == FLOW_END || work_done(walk->s, 1) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

/* As the library has it: memrefs without dimensions have the same shape as any. */
static bool same_shape(const MemRef *a, const MemRef *b)
{
    if (a->rank && (a->rank != b->rank || a->offset != b->offset))
        return false;
    for (unsigned i = 0; i < a->rank; i++)
        if (a->sizes[i] != b->sizes[i] || a->strides[i] != b->strides[i])
            return false;
    return true;
}

/* Gives how many elements differ, -1 where the shapes do; details go to standard error. */
static Flow verify_memref(Step *s, const External *self, unsigned first)
{
    Sb details = { 0 };
    Walk walk = { .s = s, .element = element_named(self->element), .out = &details };
    MemRef actual, expected;
    Flow flow = FLOW_NEXT;

    if (!external_memref(s, self, 'm', &first, &actual)
        || !external_memref(s, self, 'm', &first, &expected))
        return FLOW_END;
    walk.memref = &actual;
    walk.other = &expected;
    if (!same_shape(&actual, &expected)) {
        print_shape(&details, &actual);
        print_shape(&details, &expected);
        walk.errors = -1;
    } else {
        flow = compare_row(&walk, 0);
    }
    if (!s->machine->options.silent)
        colour_pass(sb_view(&details));
    sb_free(&details);
    return flow == FLOW_END ? flow : give_int(s, int_of_s(s->arena, 64, walk.errors));
}

/* memrefCopy(element size, source, target): element by element, shadows and all. */
static Flow copy_memref(Step *s, const External *self, unsigned first)
{
    unsigned operand = first + 1;
    Layout element = layout_run(size_in(s, first));
    MemRef from, to;
    int64_t count, from_at, to_at;
    int64_t indices[MEMREF_MAX_RANK] = { 0 };

    if (!external_memref(s, self, 'm', &operand, &from)
        || !external_memref(s, self, 'm', &operand, &to))
        return FLOW_END;
    if (!memref_element_count(&from, &count))
        return limit_reached(s, "a copy of more than 2^63 elements");
    from.element = to.element = type_i(op_context(s->op), 8);
    for (; count > 0; count--) {
        if (check_indices(s, &from, indices, &from_at) == FLOW_END
            || check_indices(s, &to, indices, &to_at) == FLOW_END
            || copy_at(s, &element, &from, from_at, &to, to_at) == FLOW_END
            || work_done(s, 1) == FLOW_END)
            return FLOW_END;
        for (unsigned i = from.rank; i-- > 0 && ++indices[i] == from.sizes[i];)
            indices[i] = 0;
    }
    return FLOW_NEXT;
}

const External MEMREF_EXTERNALS[] = {
    { "printMemrefI8", print_memref, "m", "I8" },
    { "printMemrefI16", print_memref, "m", "I16" },
    { "printMemrefI32", print_memref, "m", "I32" },
    { "printMemrefI64", print_memref, "m", "I64" },
    { "printMemrefInd", print_memref, "m", "Ind" },
    { "printMemrefF16", print_memref, "m", "F16" },
    { "printMemrefBF16", print_memref, "m", "BF16" },
    { "printMemrefF32", print_memref, "m", "F32" },
    { "printMemrefF64", print_memref, "m", "F64" },
    { "printMemrefC32", print_memref, "m", "C32" },
    { "printMemrefC64", print_memref, "m", "C64" },
    { "printMemref0dF32", print_memref, "0", "F32" },
    { "printMemref1dF32", print_memref, "1", "F32" },
    { "printMemref2dF32", print_memref, "2", "F32" },
    { "printMemref3dF32", print_memref, "3", "F32" },
    { "printMemref4dF32", print_memref, "4", "F32" },
    { "printMemref1dI8", print_memref, "1", "I8" },
    { "printMemref1dI32", print_memref, "1", "I32" },
    { "printMemref1dI64", print_memref, "1", "I64" },
    { "printMemref1dF64", print_memref, "1", "F64" },
    { "printMemref1dInd", print_memref, "1", "Ind" },
    { "printMemref1dC32", print_memref, "1", "C32" },
    { "printMemref1dC64", print_memref, "1", "C64" },
    { "printMemrefVector4x4xf32", print_memref, "2", "Vector4x4xf32" },
    { "printMemrefShapeI8", print_memref_shape, "m", "I8" },
    { "printMemrefShapeI32", print_memref_shape, "m", "I32" },
    { "printMemrefShapeI64", print_memref_shape, "m", "I64" },
    { "printMemrefShapeInd", print_memref_shape, "m", "Ind" },
    { "printMemrefShapeF32", print_memref_shape, "m", "F32" },
    { "printMemrefShapeF64", print_memref_shape, "m", "F64" },
    { "printMemrefShapeC32", print_memref_shape, "m", "C32" },
    { "printMemrefShapeC64", print_memref_shape, "m", "C64" },
    { "verifyMemRefI8", verify_memref, "mm>l", "I8" },
    { "verifyMemRefI16", verify_memref, "mm>l", "I16" },
    { "verifyMemRefI32", verify_memref, "mm>l", "I32" },
    { "verifyMemRefI64", verify_memref, "mm>l", "I64" },
    { "verifyMemRefInd", verify_memref, "mm>l", "Ind" },
    { "verifyMemRefF16", verify_memref, "mm>l", "F16" },
    { "verifyMemRefBF16", verify_memref, "mm>l", "BF16" },
    { "verifyMemRefF32", verify_memref, "mm>l", "F32" },
    { "verifyMemRefF64", verify_memref, "mm>l", "F64" },
    { "verifyMemRefC32", verify_memref, "mm>l", "C32" },
    { "verifyMemRefC64", verify_memref, "mm>l", "C64" },
    { "memrefCopy", copy_memref, "lmm", NULL },
    { 0 },
};
