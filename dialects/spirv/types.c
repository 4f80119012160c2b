/* The types of spirv. Words of enums are held as strings: which there are, ODS's attributes say. */
#include "dialects/spirv/spirv.h"

#include "core/ir/diag.h"

enum { PTR, ARRAY, RTARRAY, STRUCT, MATRIX, IMAGE, SAMPLED, COOP, TENSOR };

/* A word of the enum of that attribute, if the definitions are there to say. */
static bool parse_word(AsmParser *p, const char *attr, const char *what, const Attr **word)
{
    const AttrDef *def = context_attr_def(asm_context(p), str_of(attr));
    const char *at = asm_here(p);
    Str text;

    if (!asm_parse_any_keyword(p, &text))
        return false;
    if (def && def->params[0].cases && !enum_case(def->params[0].cases, text))
        return asm_error(p, at, "unknown %s: %.*s", what, STR_ARG(text));
    *word = attr_string(asm_context(p), text);
    return true;
}

static bool parse_type(AsmParser *p, const Attr **param)
{
    const Type *type;

    if (!asm_parse_type(p, &type))
        return false;
    *param = attr_type(type);
    return true;
}

static void print_word(AsmPrinter *printer, const Attr *word)
{
    asm_print(printer, "%.*s", STR_ARG(word->string));
}

/* <f32, Uniform> */
static const Type *parse_ptr(AsmParser *p, const TypeDef *def)
{
    const Attr *params[2];

    if (!asm_parse_punct(p, "<") || !parse_type(p, &params[0]) || !asm_parse_punct(p, ",")
        || !parse_word(p, "spirv.storage_class", "storage class", &params[1])
        || !asm_parse_punct(p, ">"))
        return NULL;
    return type_dialect(asm_context(p), def, 2, params);
}

static void print_ptr(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<");
    asm_print_type(printer, type->dialect.params[0]->type_value);
    asm_print(printer, ", ");
    print_word(printer, type->dialect.params[1]);
    asm_print(printer, ">");
}

/* , stride=4, or nothing: 0 */
static bool parse_stride(AsmParser *p, const Attr **stride)
{
    int64_t value = 0;

    if (asm_optional_punct(p, ",")
        && (!asm_parse_keyword(p, "stride") || !asm_parse_punct(p, "=")
            || !asm_parse_integer(p, &value)))
        return false;
    *stride = attr_i64(asm_context(p), value);
    return true;
}

static void print_stride(AsmPrinter *printer, const Attr *stride)
{
    if (!int_is_zero(stride->integer))
        asm_print(printer, ", stride=%lld", (long long)int_low_s(stride->integer));
}

/* The one size of 4 x f32. */
static bool parse_size(AsmParser *p, const char *what, const Attr **size)
{
    const char *at = asm_here(p);
    Dims dims = { 0 };
    bool good = asm_parse_dims(p, &dims, false, true);

    if (good && dims.len != 1)
        good = asm_error(p, at, "expected single integer for %s", what);
    if (good)
        *size = attr_i64(asm_context(p), dims.data[0]);
    vec_free(&dims);
    return good;
}

/* <4 x f32, stride=4> */
static const Type *parse_array(AsmParser *p, const TypeDef *def)
{
    const Attr *params[3];

    if (!asm_parse_punct(p, "<") || !parse_size(p, "array element count", &params[0])
        || !parse_type(p, &params[1]) || !parse_stride(p, &params[2]) || !asm_parse_punct(p, ">"))
        return NULL;
    return type_dialect(asm_context(p), def, 3, params);
}

static void print_array(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<%lld x ", (long long)int_low_s(type->dialect.params[0]->integer));
    asm_print_type(printer, type->dialect.params[1]->type_value);
    print_stride(printer, type->dialect.params[2]);
    asm_print(printer, ">");
}

/* <f32, stride=4> */
static const Type *parse_rtarray(AsmParser *p, const TypeDef *def)
{
    const Attr *params[2];

    if (!asm_parse_punct(p, "<") || !parse_type(p, &params[0]) || !parse_stride(p, &params[1])
        || !asm_parse_punct(p, ">"))
        return NULL;
    return type_dialect(asm_context(p), def, 2, params);
}

static void print_rtarray(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<");
    asm_print_type(printer, type->dialect.params[0]->type_value);
    print_stride(printer, type->dialect.params[1]);
    asm_print(printer, ">");
}

/* <3 x vector<3xf32>> */
static const Type *parse_matrix(AsmParser *p, const TypeDef *def)
{
    const Attr *params[2];

    if (!asm_parse_punct(p, "<") || !parse_size(p, "column count", &params[0])
        || !parse_type(p, &params[1]) || !asm_parse_punct(p, ">"))
        return NULL;
    return type_dialect(asm_context(p), def, 2, params);
}

static void print_matrix(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<%lld x ", (long long)int_low_s(type->dialect.params[0]->integer));
    asm_print_type(printer, type->dialect.params[1]->type_value);
    asm_print(printer, ">");
}

static const struct {
    const char *attr, *what;
} IMAGE_WORDS[] = {
    { "spirv.dim", "Dim" },
    { "spirv.image_depth_info", "ImageDepthInfo" },
    { "spirv.image_arrayed_info", "ImageArrayedInfo" },
    { "spirv.image_sampling_info", "ImageSamplingInfo" },
    { "spirv.image_sampler_use_info", "ImageSamplerUseInfo" },
    { "spirv.image_format", "ImageFormat" },
};

enum { IMAGE_WORD_COUNT = sizeof IMAGE_WORDS / sizeof *IMAGE_WORDS };

/* <f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown> */
static const Type *parse_image(AsmParser *p, const TypeDef *def)
{
    const Attr *params[1 + IMAGE_WORD_COUNT];

    if (!asm_parse_punct(p, "<") || !parse_type(p, &params[0]))
        return NULL;
    for (unsigned i = 0; i < IMAGE_WORD_COUNT; i++)
        if (!asm_parse_punct(p, ",")
            || !parse_word(p, IMAGE_WORDS[i].attr, IMAGE_WORDS[i].what, &params[1 + i]))
            return NULL;
    return asm_parse_punct(p, ">") ? type_dialect(asm_context(p), def, 1 + IMAGE_WORD_COUNT, params)
                                   : NULL;
}

static void print_image(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<");
    asm_print_type(printer, type->dialect.params[0]->type_value);
    for (unsigned i = 1; i <= IMAGE_WORD_COUNT; i++) {
        asm_print(printer, ", ");
        print_word(printer, type->dialect.params[i]);
    }
    asm_print(printer, ">");
}

/* <8x16xf32, Subgroup, MatrixA> */
static const Type *parse_coop(AsmParser *p, const TypeDef *def)
{
    const char *at;
    const Attr *params[4];
    Dims dims = { 0 };
    bool good = asm_parse_punct(p, "<");

    at = asm_here(p);
    good = good && asm_parse_dims(p, &dims, false, true);
    if (good && dims.len != 2)
        good = asm_error(p, at, "expected row and column count");
    if (good)
        params[0] = attr_dense_i64(asm_context(p), 2, dims.data);
    vec_free(&dims);
    good = good && parse_type(p, &params[1]) && asm_parse_punct(p, ",")
           && parse_word(p, "spirv.scope", "scope", &params[2]) && asm_parse_punct(p, ",")
           && parse_word(p, "spirv.coop_matrix_use_khr", "use <id>", &params[3])
           && asm_parse_punct(p, ">");
    return good ? type_dialect(asm_context(p), def, 4, params) : NULL;
}

static void print_coop(AsmPrinter *printer, const Type *type)
{
    const Attr *const *params = type->dialect.params;

    asm_print(printer, "<%lldx%lldx", (long long)attr_i64_at(params[0], 0),
              (long long)attr_i64_at(params[0], 1));
    asm_print_type(printer, params[1]->type_value);
    asm_print(printer, ", ");
    print_word(printer, params[2]);
    asm_print(printer, ", ");
    print_word(printer, params[3]);
    asm_print(printer, ">");
}

/* <1x2xf32>, <?x?xf32>, or <*xf32>: no shape, an array of nothing. */
static const Type *parse_tensor(AsmParser *p, const TypeDef *def)
{
    const Attr *params[2];
    const char *at;
    Dims dims = { 0 };
    unsigned dynamic = 0;
    bool good = asm_parse_punct(p, "<");

    at = asm_here(p);
    if (good && asm_optional_punct(p, "*")) {
        asm_go_on_at(p, asm_here(p) + 1); /* behind the x of *xf32 */
        params[0] = attr_array(asm_context(p), 0, NULL);
    } else if (good) {
        good = asm_parse_dims(p, &dims, true, true);
        for (size_t i = 0; i < dims.len; i++)
            dynamic += dims.data[i] == DYNAMIC;
        if (good && dynamic && dynamic < dims.len)
            good = asm_error(p, at,
                             "arm.tensor shape dimensions must be either fully dynamic or "
                             "completed shaped");
        if (good)
            params[0] = attr_dense_i64(asm_context(p), (unsigned)dims.len, dims.data);
    }
    vec_free(&dims);
    return good && parse_type(p, &params[1]) && asm_parse_punct(p, ">")
               ? type_dialect(asm_context(p), def, 2, params)
               : NULL;
}

static void print_tensor(AsmPrinter *printer, const Type *type)
{
    const Attr *shape = type->dialect.params[0];

    asm_print(printer, shape->kind == ATTR_ARRAY ? "<*x" : "<");
    for (unsigned i = 0; shape->kind != ATTR_ARRAY && i < shape->dense.count; i++) {
        int64_t size = attr_i64_at(shape, i);

        if (size == DYNAMIC)
            asm_print(printer, "?x");
        else
            asm_print(printer, "%lldx", (long long)size);
    }
    asm_print_type(printer, type->dialect.params[1]->type_value);
    asm_print(printer, ">");
}

const TypeDef SPIRV_TYPES[] = {
    [PTR] = { .name = "spirv.ptr",
              .summary = "a pointer into a storage class",
              .params = { { .name = "pointeeType", .kind = PARAM_TYPE },
                          { .name = "storageClass", .kind = PARAM_STRING } },
              .parse = parse_ptr,
              .print = print_ptr,
              .memref_element = true },
    [ARRAY] = { .name = "spirv.array",
                .summary = "so many values of a type",
                .params = { { .name = "numElements", .kind = PARAM_INT },
                            { .name = "elementType", .kind = PARAM_TYPE },
                            { .name = "arrayStride", .kind = PARAM_INT } },
                .parse = parse_array,
                .print = print_array },
    [RTARRAY] = { .name = "spirv.rtarray",
                  .summary = "values of a type, how many the run tells",
                  .params = { { .name = "elementType", .kind = PARAM_TYPE },
                              { .name = "arrayStride", .kind = PARAM_INT } },
                  .parse = parse_rtarray,
                  .print = print_rtarray },
    [STRUCT] = { .name = "spirv.struct",
                 .summary = "values side by side",
                 .parse = spirv_parse_struct,
                 .print = spirv_print_struct },
    [MATRIX] = { .name = "spirv.matrix",
                 .summary = "columns side by side",
                 .params = { { .name = "numColumns", .kind = PARAM_INT },
                             { .name = "columnType", .kind = PARAM_TYPE } },
                 .parse = parse_matrix,
                 .print = print_matrix },
    [IMAGE] = { .name = "spirv.image",
                .summary = "an image",
                .params = { { .name = "elementType", .kind = PARAM_TYPE },
                            { .name = "dim", .kind = PARAM_STRING },
                            { .name = "depthInfo", .kind = PARAM_STRING },
                            { .name = "arrayedInfo", .kind = PARAM_STRING },
                            { .name = "samplingInfo", .kind = PARAM_STRING },
                            { .name = "samplerUseInfo", .kind = PARAM_STRING },
                            { .name = "imageFormat", .kind = PARAM_STRING } },
                .parse = parse_image,
                .print = print_image },
    [SAMPLED] = { .name = "spirv.sampled_image",
                  .summary = "an image with how it is sampled",
                  .params = { { .name = "imageType", .kind = PARAM_TYPE } } },
    [COOP] = { .name = "spirv.coopmatrix",
               .summary = "a matrix that several invocations hold together",
               .params = { { .name = "shape", .kind = PARAM_INTS },
                           { .name = "elementType", .kind = PARAM_TYPE },
                           { .name = "scope", .kind = PARAM_STRING },
                           { .name = "use", .kind = PARAM_STRING } },
               .parse = parse_coop,
               .print = print_coop },
    [TENSOR] = { .name = "spirv.arm.tensor",
                 .summary = "a tensor",
                 .params = { { .name = "shape", .kind = PARAM_INTS },
                             { .name = "elementType", .kind = PARAM_TYPE } },
                 .parse = parse_tensor,
                 .print = print_tensor },
    { 0 },
};

const DialectDef SPIRV_DIALECT = {
    .name = "spirv",
    .summary = "SPIR-V",
    .doc = "The language of graphics and compute processors. It is not executed here.\n",
    .types = SPIRV_TYPES,
};

static bool is(const Type *type, unsigned which)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &SPIRV_TYPES[which];
}

const Type *spirv_ptr(const Type *pointee, Str storage)
{
    const Attr *params[] = { attr_type(pointee), attr_string(pointee->context, storage) };

    return type_dialect(pointee->context, &SPIRV_TYPES[PTR], 2, params);
}

const Type *spirv_pointee(const Type *type)
{
    return is(type, PTR) ? type->dialect.params[0]->type_value : NULL;
}

Str spirv_storage(const Type *type)
{
    return is(type, PTR) ? type->dialect.params[1]->string : (Str){ 0 };
}

const Type *spirv_part(const Type *type, int64_t index)
{
    if (type->kind == TYPE_VECTOR)
        return type->shaped.element;
    if (is(type, STRUCT))
        return spirv_member(type, index);
    if (is(type, ARRAY) || is(type, MATRIX) || is(type, COOP))
        return type->dialect.params[1]->type_value;
    return is(type, RTARRAY) ? type->dialect.params[0]->type_value : NULL;
}
