/* The types of spirv. Words of enums are held as strings: which there are, ODS's attributes say. */
#include "dialects/spirv/spirv.h"

#include "core/ir/diag.h"

enum { PTR, ARRAY, RTARRAY, STRUCT, MATRIX, IMAGE, SAMPLED, COOP, TENSOR };

/* A word of the enum of that attribute, if the definitions are there to say; `wrong` has a place
 * for one that is none. */
static bool parse_word(AsmParser *p, const char *attr, const char *at, const char *wrong,
                       const Attr **word)
{
    const AttrDef *def = context_attr_def(asm_context(p), str_of(attr));
    Str text, message;

    at = at ? at : asm_here(p);
    if (!asm_parse_any_keyword(p, &text))
        return false;
    *word = attr_string(asm_context(p), text);
    if (!def || !def->params[0].cases || enum_case(def->params[0].cases, text))
        return true;
    message = str_printf(&asm_context(p)->arena, "%.*s", STR_ARG(text));
    return asm_plain_error(p, at, wrong, message.data);
}

/* May it stand inside the others? */
static bool check_part(AsmParser *p, const char *at, const Type *type)
{
    if (type_is_float(type)
        || (type->kind == TYPE_DIALECT && str_starts(str_of(type->dialect.def->name), "spirv.")))
        return true;
    if (type_is_any_integer(type))
        return str_lists("1 8 16 32 64",
                         str_printf(&asm_context(p)->arena, "%u", type->integer.width))
               || asm_plain_error(p, at,
                                  "only 1/8/16/32/64-bit integer type allowed but found '%s'",
                                  type_text(type));
    if (type->kind != TYPE_VECTOR)
        return asm_plain_error(p, at, "cannot use '%s' to compose SPIR-V types", type_text(type));
    if (type->shaped.rank != 1)
        return asm_plain_error(p, at, "only 1-D vector allowed but found '%s'", type_text(type));
    return type->shaped.dims[0] <= 4
           || asm_plain_error(p, at,
                              "vector length has to be less than or equal to 4 but found %lld",
                              (long long)type->shaped.dims[0]);
}

static bool parse_type(AsmParser *p, const Attr **param)
{
    const char *at = asm_here(p);
    const Type *type;

    if (!asm_parse_type(p, &type) || !check_part(p, at, type))
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
    const char *at;

    if (!asm_parse_punct(p, "<") || !parse_type(p, &params[0]))
        return NULL;
    at = asm_here(p);
    if (!asm_parse_punct(p, ",")
        || !parse_word(p, "spirv.storage_class", at, "unknown storage class: %s", &params[1])
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

    if (asm_optional_punct(p, ",")) {
        const char *at;

        if (!asm_parse_keyword(p, "stride") || !asm_parse_punct(p, "="))
            return false;
        at = asm_here(p);
        if (!asm_parse_integer_of(p, 32, UNSIGNED, &value))
            return false;
        if (!value)
            return asm_plain_error(p, at, "ArrayStride must be greater than zero");
    }
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
        good = asm_plain_error(p, at, "expected single integer for %s", what);
    if (good && !dims.data[0])
        good = asm_plain_error(p, at, "expected array length greater than 0");
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

static bool check_column(AsmParser *p, const char *at, const Type *type)
{
    if (type->kind != TYPE_VECTOR)
        return asm_plain_error(p, at, "matrix must be composed using vector type, got '%s'",
                               type_text(type));
    if (type->shaped.rank != 1)
        return asm_plain_error(p, at, "only 1-D vector allowed but found '%s'", type_text(type));
    if (type->shaped.dims[0] > 4 || type->shaped.dims[0] < 2)
        return asm_plain_error(p, at,
                               "matrix columns size has to be less than or equal to 4 and greater "
                               "than or equal 2, but found %lld",
                               (long long)type->shaped.dims[0]);
    return type_is_float(type->shaped.element)
           || asm_plain_error(p, at, "matrix columns' elements must be of Float type, got '%s'",
                              type_text(type->shaped.element));
}

/* <3 x vector<3xf32>> */
static const Type *parse_matrix(AsmParser *p, const TypeDef *def)
{
    const char *at;
    const Attr *params[2];
    const Type *column;
    int64_t count;

    if (!asm_parse_punct(p, "<"))
        return NULL;
    at = asm_here(p);
    if (!parse_size(p, "column count", &params[0]))
        return NULL;
    count = int_low_s(params[0]->integer);
    if (count < 2 || count > 4) {
        asm_plain_error(p, at, "matrix is expected to have 2, 3, or 4 columns");
        return NULL;
    }
    at = asm_here(p);
    if (!asm_parse_type(p, &column) || !check_column(p, at, column) || !asm_parse_punct(p, ">"))
        return NULL;
    params[1] = attr_type(column);
    return type_dialect(asm_context(p), def, 2, params);
}

static void print_matrix(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<%lld x ", (long long)int_low_s(type->dialect.params[0]->integer));
    asm_print_type(printer, type->dialect.params[1]->type_value);
    asm_print(printer, ">");
}

/* Each a word of an enum; of the first ones all words, which are few. */
static const struct {
    const char *attr, *words;
} IMAGE_WORDS[] = { { "spirv.dim",
                      "Dim1D Dim2D Dim3D Cube Rect Buffer SubpassData TileImageDataEXT" },
                    { "spirv.image_depth_info", "NoDepth IsDepth DepthUnknown" },
                    { "spirv.image_arrayed_info", "NonArrayed Arrayed" },
                    { "spirv.image_sampling_info", "SingleSampled MultiSampled" },
                    { "spirv.image_sampler_use_info", "SamplerUnknown NeedSampler NoSampler" },
                    { "spirv.image_format", NULL } };

enum { IMAGE_WORD_COUNT = sizeof IMAGE_WORDS / sizeof *IMAGE_WORDS };

/* <f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown> */
static const Type *parse_image(AsmParser *p, const TypeDef *def)
{
    const Attr *params[1 + IMAGE_WORD_COUNT];

    if (!asm_parse_punct(p, "<") || !parse_type(p, &params[0]))
        return NULL;
    for (unsigned i = 0; i < IMAGE_WORD_COUNT; i++) {
        const char *at, *words = IMAGE_WORDS[i].words;

        if (!asm_parse_punct(p, ","))
            return NULL;
        at = asm_here(p);
        if (!parse_word(p, IMAGE_WORDS[i].attr, at, "unknown attribute: '%s'", &params[1 + i]))
            return NULL;
        if (words && !str_lists(words, params[1 + i]->string)) {
            asm_plain_error(p, at, "unknown attribute: '%s'", params[1 + i]->string.data);
            return NULL;
        }
    }
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

/* Its Dim is the first of its words. */
static bool check_sampled(AsmParser *p, const char *at, const Type *image)
{
    Str dim = image->dialect.params[1]->string;

    return !str_lists("SubpassData Buffer", dim)
           || asm_plain_error(p, at,
                              "sampled image Dim must not be SubpassData or Buffer, got %.*s",
                              STR_ARG(dim));
}

/* <!spirv.image<...>> */
static const Type *parse_sampled(AsmParser *p, const TypeDef *def)
{
    const char *at;
    const Attr *param;
    const Type *type;

    if (!asm_parse_punct(p, "<"))
        return NULL;
    at = asm_here(p);
    if (!asm_parse_type(p, &type))
        return NULL;
    if (type->kind != TYPE_DIALECT || type->dialect.def != &SPIRV_TYPES[IMAGE]) {
        asm_plain_error(p, at, "sampled image must be composed using image type, got '%s'",
                        type_text(type));
        return NULL;
    }
    if (!check_sampled(p, at, type))
        return NULL;
    param = attr_type(type);
    return asm_parse_punct(p, ">") ? type_dialect(asm_context(p), def, 1, &param) : NULL;
}

static void print_sampled(AsmPrinter *printer, const Type *type)
{
    asm_print(printer, "<");
    asm_print_type(printer, type->dialect.params[0]->type_value);
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
        good = asm_plain_error(p, at, "expected row and column count");
    if (good)
        params[0] = attr_dense_i64(asm_context(p), 2, dims.data);
    vec_free(&dims);
    good = good && parse_type(p, &params[1]) && asm_parse_punct(p, ",")
           && parse_word(p, "spirv.scope", NULL, "invalid scope <id> attribute specification: %s",
                         &params[2])
           && asm_parse_punct(p, ",")
           && parse_word(p, "spirv.coop_matrix_use_khr", NULL,
                         "invalid use <id> attribute specification: %s", &params[3])
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

static bool check_dims(AsmParser *p, const char *at, const Dims *dims)
{
    unsigned dynamic = 0;

    if (!dims->len)
        return asm_plain_error(p, at, "arm.tensors do not support rank zero");
    for (size_t i = 0; i < dims->len; i++) {
        if (!dims->data[i])
            return asm_plain_error(p, at, "arm.tensors do not support zero dimensions");
        dynamic += dims->data[i] == DYNAMIC;
    }
    return !dynamic || dynamic == dims->len
           || asm_plain_error(p, at,
                              "arm.tensor shape dimensions must be either fully dynamic or "
                              "completed shaped");
}

/* <1x2xf32>, <?x?xf32>, or <*xf32>: no shape, an array of nothing. */
static const Type *parse_tensor(AsmParser *p, const TypeDef *def)
{
    const Attr *params[2];
    const char *at;
    Dims dims = { 0 };
    bool good = asm_parse_punct(p, "<");

    at = asm_here(p);
    if (good && asm_optional_punct(p, "*")) {
        asm_go_on_at(p, asm_here(p) + 1); /* behind the x of *xf32 */
        params[0] = attr_array(asm_context(p), 0, NULL);
    } else if (good) {
        good = asm_parse_dims(p, &dims, true, true) && check_dims(p, at, &dims);
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
                  .params = { { .name = "imageType", .kind = PARAM_TYPE } },
                  .parse = parse_sampled,
                  .print = print_sampled },
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
    .open = true,
    .verify_attr = spirv_verify_attr,
    .verify_arg_attr = spirv_verify_arg_attr,
    .verify_result_attr = spirv_verify_result_attr,
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
