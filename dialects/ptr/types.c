/* Its types and attributes, and conditions on types that the rows share. The words are ODS's. */
#include "core/text/asm.h"
#include "dialects/llvm/layout_entries.h"
#include "dialects/ptr/ptr.h"

enum { PTR, METADATA };
enum { ADDRESS, GENERIC_SPACE, NULL_POINTER, SPEC };

static bool is_pointer_like(const Attr *attr)
{
    return attr->kind == ATTR_TYPE && ptr_like(attr->type_value);
}

static bool verify_metadata(const Attr *loc, const Type *type)
{
    return !ptr_is(type->dialect.params[0]->type_value)
           || loc_error(loc, "the ptr-like type has no metadata");
}

const TypeDef PTR_TYPES[] = {
    [PTR] = { .name = "ptr.ptr",
              .summary = "a pointer to anything in a memory space",
              .record = "Ptr_PtrType",
              .params = { { "memorySpace", PARAM_ATTR, .class_name = "MemorySpaceAttrInterface",
                            .holds = ptr_is_space } },
              .values = &PTR_POINTER_VALUES,
              .vector_element = true,
              .memref_element = true },
    [METADATA] = { .name = "ptr.ptr_metadata",
                   .summary = "what a type like a pointer has besides an address",
                   .record = "Ptr_PtrMetadata",
                   .params = { { "type", PARAM_TYPE, .class_name = "PtrLikeTypeInterface",
                                 .holds = is_pointer_like } },
                   .verify = verify_metadata,
                   .values = &PTR_METADATA_VALUES },
    { 0 },
};

const Type *ptr_metadata_of(const Type *type)
{
    const Attr *param = attr_type(type);

    return type_dialect(type->context, &PTR_TYPES[METADATA], 1, &param);
}

bool ptr_is(const Type *type)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &PTR_TYPES[PTR];
}

static bool is_metadata(const Type *type)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &PTR_TYPES[METADATA];
}

bool ptr_like(const Type *type)
{
    return ptr_is(type) || type_is_any_memref(type);
}

const Attr *ptr_space(const Type *of)
{
    return ptr_is(of) ? of->dialect.params[0] : of->shaped.memory_space;
}

/* Shapes. */

const Type *ptr_mask_of(const Type *shaped)
{
    return type_with_element(shaped, type_i(shaped->context, 1));
}

bool ptr_same_container(const Type *a, const Type *b)
{
    return type_is_value_container(a) ? a->kind == b->kind : !type_is_value_container(b);
}

static bool is_ranked_container(const Type *type)
{
    return type->kind == TYPE_VECTOR || type->kind == TYPE_TENSOR;
}

static bool is_pointers(const Type *type)
{
    return ptr_is(type) || (is_ranked_container(type) && ptr_is(type->shaped.element));
}

static bool is_integers(const Type *type)
{
    return type_is_int_or_index(type)
           || (is_ranked_container(type) && type_is_int_or_index(type->shaped.element));
}

static bool is_lanes(const Type *type)
{
    return is_ranked_container(type) && type->shaped.rank == 1;
}

static bool is_mask(const Type *type)
{
    return is_lanes(type) && type_is_signless(type->shaped.element, 1);
}

static bool is_lanes_of_pointers(const Type *type)
{
    return is_lanes(type) && ptr_is(type->shaped.element);
}

#define SHAPED_OF(element) "A shaped type with value semantics and rank. of " element " values"

static const TypeClass POINTER_CLASS = { "ptr.ptr", ptr_is, &PTR_TYPES[PTR] };
static const TypeClass METADATA_CLASS = { "ptr.ptr_metadata", is_metadata, &PTR_TYPES[METADATA] };
static const TypeClass LIKE_CLASS = { NULL, ptr_like };

const TypeConstraint PTR_POINTER = { "pointer type", .class = &POINTER_CLASS };
const TypeConstraint PTR_METADATA = { "Pointer metadata type", .class = &METADATA_CLASS };
const TypeConstraint PTR_LIKE = { "PtrLikeTypeInterface instance", .class = &LIKE_CLASS,
                                  .plain = "memref" };
const TypeConstraint PTR_POINTERS = { SHAPED_OF("pointer type") " or pointer type",
                                      .holds = is_pointers,
                                      .plain = "pointer, or vector or tensor of pointers" };
const TypeConstraint PTR_INTEGERS = { SHAPED_OF("signless integer or index") " or signless integer "
                                                                             "or index",
                                      .holds = is_integers, .plain = "signless-integer-like" };
const TypeConstraint PTR_LANES = { SHAPED_OF("any type"), .holds = is_lanes, .class = &SHAPED_CLASS,
                                   .plain = "vector or tensor of one dimension" };
const TypeConstraint PTR_MASK = { SHAPED_OF("1-bit signless integer"), .holds = is_mask,
                                  .class = &SHAPED_CLASS,
                                  .plain = "vector or tensor of one dimension of i1" };
const TypeConstraint PTR_LANES_OF_POINTERS = {
    SHAPED_OF("pointer type"), .holds = is_lanes_of_pointers, .class = &SHAPED_CLASS,
    .plain = "vector or tensor of one dimension of pointers"
};

/* Attributes. */

/* The type that stands behind it is a pointer's, and must be there. */
static bool check_self_type(AsmParser *p, const Type *type)
{
    if (!type)
        return asm_plain_error(p, asm_here(p), "expected a trailing type");
    return ptr_is(type) || asm_plain_error(p, asm_here(p), "invalid kind of type specified");
}

static const Attr *parse_null(AsmParser *p, const AttrDef *def, const Type *type)
{
    return check_self_type(p, type) ? attr_typed_dialect(type, def, 0, NULL) : NULL;
}

/* <4096>. Upstream's numbers are as wide as they need to be. */
static const Attr *parse_address(AsmParser *p, const AttrDef *def, const Type *type)
{
    enum { WIDTH = 1024 };
    const Attr *value;
    Int number;

    if (!check_self_type(p, type) || !asm_parse_punct(p, "<"))
        return NULL;
    if (!asm_parse_integer_bits(p, WIDTH, &number)) {
        asm_plain_error(p, asm_here(p),
                        "failed to parse %s parameter 'value' which is to be a `::llvm::APInt`",
                        def->record);
        return NULL;
    }
    if (!asm_parse_punct(p, ">"))
        return NULL;
    value = attr_integer(type_i(asm_context(p), WIDTH), number);
    return attr_typed_dialect(type, def, 1, &value);
}

static void print_address(AsmPrinter *printer, const Attr *attr)
{
    asm_print(printer, "<");
    int_print_s(asm_sb(printer), attr->dialect.params[0]->integer);
    asm_print(printer, ">");
}

enum { SIZE, ABI, PREFERRED, INDEX_SIZE };
enum { NO_INDEX = -1 }; /* what `index` is where it is not said */

static int64_t param_of(const Attr *spec, unsigned param)
{
    const Attr *value = spec->dialect.params[param];

    return value ? int_low_s(value->integer) : NO_INDEX;
}

static bool verify_spec(const Attr *loc, const Attr *attr)
{
    enum { BYTE = 8 };
    static const char *const NAMES[] = { "size", "abi", "preferred", "index" };

    for (unsigned i = 0; i < 4; i++)
        if (param_of(attr, i) != NO_INDEX && param_of(attr, i) % BYTE)
            return loc_error(loc, "%s entry must be divisible by %d", NAMES[i], BYTE);
    return param_of(attr, PREFERRED) >= param_of(attr, ABI)
           || loc_error(loc, "preferred alignment is expected to be at least as large as ABI "
                             "alignment");
}

static const ParamDef SPEC_PARAMS[] = {
    { "size", PARAM_INT, .class_name = "uint32_t" },
    { "abi", PARAM_INT, .class_name = "uint32_t" },
    { "preferred", PARAM_INT, .class_name = "uint32_t" },
    { "index", PARAM_INT, .class_name = "uint32_t", .optional = true, .absent = UINT32_MAX },
    { 0 },
};

const AttrDef PTR_ATTRS[] = {
    [ADDRESS] = { .name = "ptr.address",
                  .summary = "the pointer with that address",
                  .record = "Ptr_AddressAttr",
                  .params = { { "value", PARAM_ATTR } },
                  .parse = parse_address,
                  .print = print_address },
    [GENERIC_SPACE] = { .name = "ptr.generic_space",
                        .summary = "the memory space that allows everything" },
    [NULL_POINTER] = { .name = "ptr.null", .summary = "the null pointer", .parse = parse_null },
    [SPEC] = { .name = "ptr.spec",
               .summary = "size and alignment of pointers",
               .record = "Ptr_SpecAttr",
               .struct_params = SPEC_PARAMS,
               .verify = verify_spec },
    { 0 },
};

static bool is_attr(const Attr *attr, unsigned index)
{
    return attr->kind == ATTR_DIALECT && attr->dialect.def == &PTR_ATTRS[index];
}

bool ptr_is_generic_space(const Attr *attr)
{
    return is_attr(attr, GENERIC_SPACE);
}

bool ptr_is_null(const Attr *attr)
{
    return is_attr(attr, NULL_POINTER);
}

bool ptr_is_address(const Attr *attr, Int *address)
{
    if (!is_attr(attr, ADDRESS))
        return false;
    *address = attr->dialect.params[0]->integer;
    return true;
}

bool ptr_verify_layout_entry(const Attr *loc, const Type *type, const Attr *value)
{
    if (!ptr_is(type))
        return loc_error(loc, "data layout specified for a type that does not support it");
    return is_attr(value, SPEC)
           || loc_error(loc, "expected layout attribute for '%s' to be a #ptr.spec attribute",
                        type_text(type));
}

bool ptr_read_layout_entry(const Type *type, const Attr *value, Target *target)
{
    int64_t index = param_of(value, INDEX_SIZE);

    return (ptr_is_generic_space(ptr_space(type)) || llvm_is_attr(ptr_space(type), "address_space"))
           && index != 0
           && llvm_set_pointer(target, ptr_address_space(type), (uint64_t)param_of(value, SIZE),
                               (uint64_t)param_of(value, ABI),
                               index == NO_INDEX ? 0 : (uint64_t)index);
}

static const EnumDef ORDERINGS = {
    .name = "::mlir::ptr::AtomicOrdering",
    .summary = "Atomic ordering for LLVM's memory model",
    .cases =
        (const EnumCase[]){
            { "not_atomic", PTR_NOT_ATOMIC },
            { "unordered", 1 },
            { "monotonic", 2 },
            { "acquire", PTR_ACQUIRE },
            { "release", PTR_RELEASE },
            { "acq_rel", PTR_ACQ_REL },
            { "seq_cst", 6 },
            { 0 },
        },
};

static const EnumDef ADD_FLAGS = {
    .name = "::mlir::ptr::PtrAddFlags",
    .summary = "Pointer add flags",
    .cases =
        (const EnumCase[]){
            { "none", 0 },
            { "nusw", PTR_ADD_NUSW },
            { "nuw", PTR_ADD_NUW },
            { "inbounds", PTR_ADD_INBOUNDS },
            { 0 },
        },
};

static const EnumDef DIFF_FLAGS = {
    .name = "::mlir::ptr::PtrDiffFlags",
    .summary = "Pointer difference flags",
    .bits = true,
    .separator = "|",
    .cases =
        (const EnumCase[]){
            { "none", 0 }, { "nuw", PTR_DIFF_NUW }, { "nsw", PTR_DIFF_NSW }, { 0 } },
};

const char *ptr_ordering_word(int64_t ordering)
{
    const EnumCase *found = ORDERINGS.cases;

    while (found->value != ordering)
        found++;
    return found->keyword;
}

static const Attr *as_i8(const Attr *attr)
{
    return attr_int(type_i(attr->context, 8), int_low_s(attr->integer));
}

static const char *no_ordering(const Attr *attr)
{
    (void)attr;
    return "expected IntegerAttr storage for ::mlir::ptr::AtomicOrdering";
}

static const char *no_add_flags(const Attr *attr)
{
    (void)attr;
    return "expected IntegerAttr storage for ::mlir::ptr::PtrAddFlags";
}

static const char *no_diff_flags(const Attr *attr)
{
    (void)attr;
    return "expected IntegerAttr storage for ::mlir::ptr::PtrDiffFlags";
}

const AttrConstraint PTR_ORDERING = { "Atomic ordering for LLVM's memory model",
                                      ATTR_ENUM_NUMBER,
                                      build_i32,
                                      1u << ATTR_INTEGER,
                                      .cases = &ORDERINGS,
                                      .converted = attr_as_i32,
                                      .refused = no_ordering };
const AttrConstraint PTR_ADD_FLAGS = {
    "Pointer add flags",    ATTR_ENUM_NUMBER,    build_i32,
    1u << ATTR_INTEGER,     .cases = &ADD_FLAGS, .converted = attr_as_i32,
    .refused = no_add_flags
};
const AttrConstraint PTR_DIFF_FLAGS = {
    "Pointer difference flags", ATTR_ENUM_NUMBER,     build_i8,
    1u << ATTR_INTEGER,         .cases = &DIFF_FLAGS, .converted = as_i8,
    .refused = no_diff_flags
};
