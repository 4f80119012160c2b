/* Between pointers and what is like them: a memref is a pointer and the rest of its descriptor, its
 * metadata. */
#include "dialects/access.h"
#include "dialects/ptr/ptr.h"

#include <string.h>

static bool verify_space(const Op *op, const Type *a, const Type *b)
{
    return ptr_space(a) == ptr_space(b)
           || op_plain_error(op, "expected the input and output to have the same memory space");
}

static bool verify_to_ptr(const Op *op)
{
    if (ptr_is(op->operands[0]->type))
        return op_plain_error(op, "the input value cannot be of type `!ptr.ptr`");
    return verify_space(op, op->operands[0]->type, op->results[0]->type);
}

static bool verify_from_ptr(const Op *op)
{
    if (ptr_is(op->results[0]->type))
        return op_plain_error(op, "the result type cannot be `!ptr.ptr`");
    return verify_space(op, op->operands[0]->type, op->results[0]->type);
}

/* The words of a memref, ranked or not, as those of a ranked one. */
static uint64_t *descriptor(Place memref)
{
    return memref.layout->form == &FORM_UNRANKED ? memref.words + UNRANKED_MEMREF : memref.words;
}

/* DECISIONS.md M24 */
static Flow to_ptr(Step *s)
{
    const uint64_t *words = descriptor(operand_place(s, 0));

    return give_pointer(
        s, (Pointer){ words[MEMREF_ALIGNED_PROVENANCE], words[MEMREF_ALIGNED_ADDRESS] });
}

static Flow get_metadata(Step *s)
{
    if (ptr_is(s->op->operands[0]->type))
        return unsupported(s, "metadata of what has none");
    place_copy(result_place(s, 0), operand_place(s, 0));
    return FLOW_NEXT;
}

static void set_pointer(Place memref, unsigned word, Pointer pointer)
{
    uint64_t *words = descriptor(memref) + word;

    words[POINTER_ADDRESS] = pointer.address;
    words[POINTER_PROVENANCE] = pointer.provenance;
}

/* What the type says of the memref, which has to be all there is. */
static Flow from_type(Step *s, Pointer pointer)
{
    const Type *type = s->op->results[0]->type;
    MemRef made = { .element = type->shaped.element, .allocated = pointer, .aligned = pointer };
    Shape shape;

    if (type->kind != TYPE_MEMREF || !type_has_static_shape(type))
        return give_poison(s, "no metadata tells its sizes");
    if (type->shaped.rank > MEMREF_MAX_RANK)
        return unsupported(s, "memrefs of more than %d dimensions", MEMREF_MAX_RANK);
    if (!shape_of_type(&shape, type))
        return unsupported(s, "a memref of type '%s' without metadata", type_text(type));
    made.rank = type->shaped.rank;
    made.offset = shape.offset;
    for (unsigned i = 0; i < made.rank; i++) {
        made.sizes[i] = type->shaped.dims[i];
        made.strides[i] = shape.strides[i];
        if (made.strides[i] == DYNAMIC)
            return give_poison(s, "no metadata tells its strides");
    }
    if (made.offset == DYNAMIC)
        return give_poison(s, "no metadata tells its offset");
    return give_memref(s, 0, &made);
}

static Flow from_ptr(Step *s)
{
    Place result = result_place(s, 0);

    if (s->op->operand_count < 2)
        return from_type(s, pointer_in(s, 0));
    place_copy(result, operand_place(s, 1));
    set_pointer(result, MEMREF_ALIGNED, pointer_in(s, 0));
    return FLOW_NEXT;
}

#define SPACE "#any"
#define EXAMPLE_BEGINS "#any = #ptr.generic_space\n\n"
#define MEMREF_OF_3 "memref<3xi32, " SPACE ">"

const OpDef PTR_CAST_OPS[] = {
    {
        .name = "ptr.from_ptr",
        .summary = "what is like a pointer, from a pointer",
        .doc = "The memref of the metadata, in memory that begins at the pointer: it has the\n"
               "offset, sizes and strides of the memref that the metadata is of, and is given\n"
               "back as that is. Without metadata the type says all of them. Nothing is\n"
               "accessed.\n",
        .operands = OPERANDS({ "ptr", &PTR_POINTER }, { "metadata", &PTR_METADATA, OPTIONAL }),
        .results = RESULTS({ "result", &PTR_LIKE }),
        .types = TYPE_RULES({ .from = "result",
                              .to = "metadata",
                              .derive = ptr_metadata_of,
                              .summary = "metadata type" }),
        .format = "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)",
        .traits = PURE,
        .verify = verify_from_ptr,
        .eval = from_ptr,
        .formula = "result = (ptr, metadata)",
        .poison =
            "Where there is no metadata, and the type leaves an offset, size or stride open.\n",
        .decisions = "M24",
        .example =
            EXAMPLE_BEGINS "func.func @main() -> i32 {\n"
                           "  %m = memref.alloc() : " MEMREF_OF_3 "\n"
                           "  %one = arith.constant 1 : index\n"
                           "  %seven = arith.constant 7 : i32\n"
                           "  memref.store %seven, %m[%one] : " MEMREF_OF_3 "\n"
                           "  %p = ptr.to_ptr %m : " MEMREF_OF_3 " -> <" SPACE ">\n"
                           "  %md = ptr.get_metadata %m : " MEMREF_OF_3 "\n"
                           "  %n = ptr.from_ptr %p metadata %md : <" SPACE "> -> " MEMREF_OF_3 "\n"
                           "  %r = memref.load %n[%one] : " MEMREF_OF_3 "\n"
                           "  memref.dealloc %m : " MEMREF_OF_3 "\n"
                           "  return %r : i32\n"
                           "}\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "ptr.get_metadata",
        .summary = "what a memref is besides a pointer",
        .doc = "Offset, sizes and strides of the memref, and the pointer by which its memory is\n"
               "given back.\n",
        .operands = OPERANDS({ "ptr", &PTR_LIKE }),
        .results = RESULTS({ "result", &PTR_METADATA }),
        .types = TYPE_RULES({ .from = "ptr",
                              .to = "result",
                              .derive = ptr_metadata_of,
                              .summary = "metadata type" }),
        .format = "$ptr attr-dict `:` type($ptr)",
        .traits = PURE,
        .eval = get_metadata,
        .formula = "result = all of ptr but its address",
        .decisions = "M24",
        .example = EXAMPLE_BEGINS "func.func @main() -> index {\n"
                                  "  %n = arith.constant 5 : index\n"
                                  "  %zero = arith.constant 0 : index\n"
                                  "  %m = memref.alloca(%n) : memref<?xi8, " SPACE ">\n"
                                  "  %null = ptr.constant #ptr.null : !ptr.ptr<" SPACE ">\n"
                                  "  %md = ptr.get_metadata %m : memref<?xi8, " SPACE ">\n"
                                  "  %nowhere = ptr.from_ptr %null metadata %md\n"
                                  "      : <" SPACE "> -> memref<?xi8, " SPACE ">\n"
                                  "  %r = memref.dim %nowhere, %zero : memref<?xi8, " SPACE ">\n"
                                  "  return %r : index\n"
                                  "}\n",
        .gives = "5 : index\n",
    },
    {
        .name = "ptr.to_ptr",
        .summary = "the pointer of what is like one",
        .doc = "Of a memref the pointer to where its memory begins: its aligned pointer, to\n"
               "which the offset is not added. It may access what the memref may.\n",
        .operands = OPERANDS({ "ptr", &PTR_LIKE }),
        .results = RESULTS({ "result", &PTR_POINTER }),
        .format = "$ptr attr-dict `:` type($ptr) `->` type($result)",
        .traits = PURE,
        .verify = verify_to_ptr,
        .eval = to_ptr,
        .formula = "result = the aligned pointer of ptr",
        .decisions = "M24",
        .example = EXAMPLE_BEGINS "func.func @main() -> i32 {\n"
                                  "  %m = memref.alloca() : memref<i32, " SPACE ">\n"
                                  "  %seven = arith.constant 7 : i32\n"
                                  "  memref.store %seven, %m[] : memref<i32, " SPACE ">\n"
                                  "  %p = ptr.to_ptr %m : memref<i32, " SPACE "> -> <" SPACE ">\n"
                                  "  %r = ptr.load %p : !ptr.ptr<" SPACE "> -> i32\n"
                                  "  return %r : i32\n"
                                  "}\n",
        .gives = "7 : i32\n",
    },
    { 0 },
};
