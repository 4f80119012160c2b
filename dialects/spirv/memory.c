/* Forms of what reads and writes memory: "Function" %p ["Aligned", 4] : i32 */
#include "dialects/spirv/spirv.h"

static const char *const ELIDED[] = {
    "memory_access",       "alignment", "source_memory_access", "source_alignment", "storage_class",
    "operandSegmentSizes", NULL
};

/* ["Volatile"], ["Aligned", 4], or nothing. */
static bool parse_access(AsmParser *p, OpState *state, const char *access, const char *alignment)
{
    const char *at;
    const Attr *attr;
    int64_t bytes;
    Str words;

    if (!asm_optional_punct(p, "["))
        return true;
    at = asm_here(p);
    if (!asm_parse_string(p, &words) || !(attr = spirv_enum(p, at, "memory_access", words)))
        return false;
    op_state_add_attr(state, access, attr);
    if (asm_optional_punct(p, ",")) {
        if (!asm_parse_integer(p, &bytes))
            return false;
        op_state_add_attr(state, alignment, attr_i32(state->context, (int32_t)bytes));
    }
    return asm_parse_punct(p, "]");
}

static void print_access(AsmPrinter *printer, const Op *op, const char *access,
                         const char *alignment, const char *before)
{
    const Attr *words = op_attr(op, access), *bytes = op_attr(op, alignment);

    if (!words)
        return;
    asm_print(printer, "%s[\"", before);
    spirv_print_enum(printer, words);
    asm_print(printer, "\"");
    if (bytes)
        asm_print(printer, ", %lld", (long long)int_low_s(bytes->integer));
    asm_print(printer, "]");
}

/* "Function" %p: its type is told by what it points to. */
typedef struct Place {
    const char *at;
    Str storage;
    OperandName pointer;
} Place;

static bool parse_place(AsmParser *p, Place *place)
{
    place->at = asm_here(p);
    return asm_parse_string(p, &place->storage)
           && spirv_enum(p, place->at, "storage_class", place->storage)
           && asm_parse_operand(p, &place->pointer);
}

static bool resolve_place(AsmParser *p, OpState *state, const Place *place, const Type *pointee)
{
    return asm_resolve(p, &place->pointer, spirv_ptr(pointee, place->storage), state);
}

static void print_place(AsmPrinter *printer, const Value *pointer)
{
    asm_print(printer, " \"%.*s\" ", STR_ARG(spirv_storage(pointer->type)));
    asm_print_operand(printer, pointer);
}

static bool parse_load(AsmParser *p, OpState *state)
{
    const Type *type;
    Place place;

    if (!parse_place(p, &place) || !parse_access(p, state, "memory_access", "alignment")
        || !asm_optional_attr_dict(p, state) || !asm_parse_colon_type(p, &type)
        || !resolve_place(p, state, &place, type))
        return false;
    vec_push(&state->results, type);
    return true;
}

static void print_load(AsmPrinter *printer, const Op *op)
{
    print_place(printer, op->operands[0]);
    print_access(printer, op, "memory_access", "alignment", " ");
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    asm_print_type(printer, op->results[0]->type);
}

static bool parse_store(AsmParser *p, OpState *state)
{
    OperandName value;
    const Type *type;
    Place place;

    return parse_place(p, &place) && asm_parse_punct(p, ",") && asm_parse_operand(p, &value)
           && parse_access(p, state, "memory_access", "alignment")
           && asm_optional_attr_dict(p, state) && asm_parse_colon_type(p, &type)
           && resolve_place(p, state, &place, type) && asm_resolve(p, &value, type, state);
}

static void print_store(AsmPrinter *printer, const Op *op)
{
    print_place(printer, op->operands[0]);
    asm_print(printer, ", ");
    asm_print_operand(printer, op->operands[1]);
    print_access(printer, op, "memory_access", "alignment", " ");
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[1]->type);
}

static bool parse_copy(AsmParser *p, OpState *state)
{
    Place target, source;
    const Type *type;

    if (!parse_place(p, &target) || !asm_parse_punct(p, ",") || !parse_place(p, &source)
        || !parse_access(p, state, "memory_access", "alignment"))
        return false;
    if (asm_optional_punct(p, ",")
        && !parse_access(p, state, "source_memory_access", "source_alignment"))
        return false;
    return asm_optional_attr_dict(p, state) && asm_parse_colon_type(p, &type)
           && resolve_place(p, state, &target, type) && resolve_place(p, state, &source, type);
}

static void print_copy(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    print_place(printer, op->operands[0]);
    asm_print(printer, ", ");
    print_place(printer, op->operands[1]);
    print_access(printer, op, "memory_access", "alignment", " ");
    asm_print(printer, ", ");
    print_access(printer, op, "source_memory_access", "source_alignment", " ");
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    asm_print_type(printer, spirv_pointee(op->operands[0]->type));
}

/* init(%a) : !spirv.ptr<i32, Function> */
static bool parse_variable(AsmParser *p, OpState *state)
{
    bool has_value = asm_optional_keyword(p, "init");
    OperandName value;
    const Type *type;
    const Attr *storage;
    const char *at;

    if (has_value
        && (!asm_parse_punct(p, "(") || !asm_parse_operand(p, &value) || !asm_parse_punct(p, ")")))
        return false;
    if (!asm_optional_attr_dict(p, state) || !asm_parse_punct(p, ":"))
        return false;
    at = asm_here(p);
    if (!asm_parse_type(p, &type))
        return false;
    if (!spirv_pointee(type))
        return asm_error(p, at, "expected spirv.ptr type");
    storage = spirv_enum(p, at, "storage_class", spirv_storage(type));
    if (!storage)
        return false;
    op_state_add_attr(state, "storage_class", storage);
    vec_push(&state->results, type);
    return !has_value || asm_resolve(p, &value, spirv_pointee(type), state);
}

static void print_variable(AsmPrinter *printer, const Op *op)
{
    if (op->operand_count) {
        asm_print(printer, " init(");
        asm_print_operands(printer, op->operands, op->operand_count);
        asm_print(printer, ")");
    }
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    asm_print_type(printer, op->results[0]->type);
}

/* "StorageBuffer" %p, %v : i32 */
static bool parse_block_write(AsmParser *p, OpState *state)
{
    OperandName value;
    const Type *type, *pointee;
    Place place;

    if (!parse_place(p, &place) || !asm_parse_punct(p, ",") || !asm_parse_operand(p, &value)
        || !asm_parse_colon_type(p, &type))
        return false;
    pointee = type->kind == TYPE_VECTOR ? type->shaped.element : type;
    return resolve_place(p, state, &place, pointee) && asm_resolve(p, &value, type, state);
}

static void print_block_write(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, ", ");
    asm_print_operand(printer, op->operands[1]);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[1]->type);
}

const OpForm SPIRV_MEMORY_OPS[] = {
    { .name = "spirv.Load", .parse = parse_load, .print = print_load },
    { .name = "spirv.Store", .parse = parse_store, .print = print_store },
    { .name = "spirv.CopyMemory", .parse = parse_copy, .print = print_copy },
    { .name = "spirv.Variable", .parse = parse_variable, .print = print_variable },
    { .name = "spirv.INTEL.SubgroupBlockWrite",
      .parse = parse_block_write,
      .print = print_block_write },
    { 0 },
};
