/* The types of gpu that C++ defines. */
#include "core/ir/diag.h"
#include "dialects/gpu/gpu.h"

enum { TOKEN, MATRIX, SHAPE = 0, ELEMENT, OPERAND };

/* <16x16xf32, "COp"> */
static const Type *parse_matrix(AsmParser *p, const TypeDef *def)
{
    Context *context = asm_context(p);
    const Attr *params[3];
    const Type *element;
    Dims dims = { 0 };
    Str operand;
    bool good = asm_parse_punct(p, "<") && asm_parse_dims(p, &dims, false, true)
                && asm_parse_type(p, &element) && asm_parse_punct(p, ",")
                && asm_parse_string(p, &operand) && asm_parse_punct(p, ">");

    if (good) {
        params[SHAPE] = attr_dense_i64(context, (unsigned)dims.len, dims.data);
        params[ELEMENT] = attr_type(element);
        params[OPERAND] = attr_string(context, operand);
    }
    vec_free(&dims);
    return good ? type_dialect(context, def, 3, params) : NULL;
}

static void print_matrix(AsmPrinter *printer, const Type *type)
{
    const Attr *const *params = type->dialect.params;

    asm_print(printer, "<");
    for (unsigned i = 0; i < params[SHAPE]->dense.count; i++)
        asm_print(printer, "%lldx", (long long)attr_i64_at(params[SHAPE], i));
    asm_print_type(printer, params[ELEMENT]->type_value);
    asm_print(printer, ", ");
    asm_print_attr(printer, params[OPERAND]);
    asm_print(printer, ">");
}

static bool may_be_element(const Type *type)
{
    if (type->kind == TYPE_INTEGER)
        return type->integer.signedness == SIGNLESS ? type->integer.width == 32
                                                    : type->integer.width == 8;
    return type_is_float(type) && str_lists("f16 f32 f64", str_of(type_text(type)));
}

static bool verify_matrix(const Attr *loc, const Type *type)
{
    const Attr *const *params = type->dialect.params;

    if (!str_lists("AOp BOp COp", params[OPERAND]->string))
        return loc_error(loc, "operand expected to be one of AOp, BOp or COp");
    if (params[SHAPE]->dense.count != 2)
        return loc_error(loc, "MMAMatrixType must have exactly two dimensions");
    if (!may_be_element(params[ELEMENT]->type_value))
        return loc_error(loc, "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64");
    return true;
}

const TypeDef GPU_TYPES[] = {
    [TOKEN] = { .name = "gpu.async.token", .summary = "the end of an asynchronous operation" },
    [MATRIX] = { .name = "gpu.mma_matrix",
                 .summary = "a matrix that the threads of a group hold together",
                 .params = { { .name = "shape", .kind = PARAM_INTS },
                             { .name = "elementType", .kind = PARAM_TYPE },
                             { .name = "operand", .kind = PARAM_STRING } },
                 .parse = parse_matrix,
                 .print = print_matrix,
                 .verify = verify_matrix },
    { .name = "gpu.sparse.dntensor_handle", .summary = "a dense tensor of a library" },
    { .name = "gpu.sparse.spmat_handle", .summary = "a sparse matrix of a library" },
    { .name = "gpu.sparse.spgemmop_handle",
      .summary = "a product of sparse matrices of a library" },
    { 0 },
};

const Type *gpu_token(Context *context)
{
    return type_dialect(context, &GPU_TYPES[TOKEN], 0, NULL);
}
