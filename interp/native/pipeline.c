/* The spellings of a pass pipeline, made one; its passes, one by one; and the default pipeline. */
#include "interp/native/pipeline.h"

#include <ctype.h>

/* Brings builtin, func, cf, arith, math, index, scf, affine, memref, complex, ub, vector,
 * linalg and tensors to LLVM.
 *
 * The width of index is the data layout's, of which only `dynamic` conversions take notice. The
 * conversions of single dialects have an option for it, or, as vector's and math's, none. */
static const char DEFAULT_START[] = "builtin.module("
                                    /* Tensors become memory. */
                                    "convert-elementwise-to-linalg,"
                                    "convert-tensor-to-linalg,"
                                    "one-shot-bufferize";

/* Those that functions take and give become plain memrefs. For all of a module's functions this
 * wants a return, so it stands where there are such tensors alone. */
static const char AT_BOUNDARIES[] = "{bufferize-function-boundaries buffer-alignment=0 "
                                    "function-boundary-type-conversion=identity-layout-map}";

static const char DEFAULT_REST[] =
    ","
    "convert-bufferization-to-memref,"
    "convert-linalg-to-loops,"
    /* What LLVM has no operation for, in terms of its own dialect. expand-strided-metadata makes
     * affine.apply, so lower-affine comes behind it. */
    "expand-realloc,"
    "memref-expand,"
    "expand-strided-metadata,"
    "lower-affine,"
    /* Functions of complex numbers become those of their parts. */
    "convert-complex-to-standard,"
    /* Small floats: f32's functions, rounded, are better than what is made of small steps. */
    "math-extend-to-supported-types{extra-types=f80,f128 target-type=f32},"
    /* clampf has no other lowering; what has one would become less exact here. */
    "math-expand-ops{ops=clampf},"
    /* Powers by integers become functions with loops, so before loops are lowered. */
    "convert-math-to-funcs,"
    /* Printing vectors makes loops too. Transfers of several dimensions make loops that index with
     * affine.apply. */
    "func.func(lower-vector-mask),"
    "func.func(lower-vector-multi-reduction),"
    "convert-vector-to-scf,"
    "lower-affine,"
    "convert-scf-to-cf,"
    /* LLVM's intrinsics first: libm's conversion fails if it leaves an operation behind, and lowers
     * rsqrt to a function that libm lacks. log1p is libm's: log(1 + x) is no approximation of it
     * for small x. */
    "convert-math-to-llvm{approximate-log1p=false},"
    "convert-math-to-libm,"
    /* Masks of vectors as wide as index is. The other conversion of vectors takes 32 bits, and
     * passes over what has several dimensions. */
    "convert-vector-to-llvm{force-32bit-vector-indices=false enable-x86vector=true},"
    "convert-to-llvm{dynamic=true},"
    /* arith.scaling_*, and the two smallest floats. It comes behind the conversion of arith because
     * it would expand maximumf and minimumf as well, and forget the order of zeros. */
    "arith-expand{include-f8e8m0=true include-f4e2m1=true},"
    /* What the last two made. */
    "convert-to-llvm{dynamic=true},"
    "reconcile-unrealized-casts)";

static Str up_to(Str s, size_t end)
{
    return (Str){ s.data, end };
}

/* Adds one pass, with options or without, or a nested pipeline; in the operation it is for, where
 * that is not the module. One that is empty stays: upstream refuses what it stands in. */
static void add_element(Sb *text, Str element, PipelineAccepts *accepts, void *state)
{
    static const char *const OPERATIONS[] = { "func.func", "gpu.module", "spirv.module" };
    Sb placed = { 0 };
    bool good = !element.len || accepts(element, state);

    for (size_t i = 0; !good && i < sizeof OPERATIONS / sizeof *OPERATIONS; i++) {
        placed.len = 0;
        sb_printf(&placed, "%s(%.*s)", OPERATIONS[i], STR_ARG(element));
        good = accepts(sb_view(&placed), state);
    }
    sb_str(text, good && placed.len ? sb_view(&placed) : element);
    sb_free(&placed);
}

/* The position of the comma behind the first element, or list.len. Between braces are options, in
 * which braces alone are counted. */
static size_t element_end(Str list)
{
    int braces = 0, parentheses = 0;
    size_t at = 0;

    for (; at < list.len && (braces > 0 || parentheses > 0 || list.data[at] != ','); at++) {
        char c = list.data[at];

        braces += (c == '{') - (c == '}');
        if (braces == 0)
            parentheses += (c == '(') - (c == ')');
    }
    return at;
}

static void add_list(Sb *text, Str list, PipelineAccepts *accepts, void *state)
{
    for (size_t end; (end = element_end(list)) < list.len; list = str_from(list, end + 1)) {
        add_element(text, str_trim(up_to(list, end)), accepts, state);
        sb_char(text, ',');
    }
    add_element(text, str_trim(list), accepts, state);
}

/* The value of a flag that `rest` begins with, quoted or up to a blank; `rest` goes on behind it.
 */
static Str flag_value(Str *rest)
{
    char quote = rest->len ? rest->data[0] : 0;
    size_t end = 0;
    Str value;

    if (quote == '\'' || quote == '"') {
        value = str_from(*rest, 1);
        value = up_to(value, str_find(value, quote));
        *rest = str_from(*rest, value.len + 2);
        return value;
    }
    while (end < rest->len && !isspace((unsigned char)rest->data[end]))
        end++;
    value = up_to(*rest, end);
    *rest = str_from(*rest, end);
    return value;
}

/* The next flag without its dashes, and its value if it has one; behind both, `rest` goes on. */
static Str next_flag(Str *rest, Str *value)
{
    size_t end = 0;
    Str name;

    while (rest->len && rest->data[0] == '-')
        *rest = str_from(*rest, 1);
    while (end < rest->len && rest->data[end] != '=' && !isspace((unsigned char)rest->data[end]))
        end++;
    name = up_to(*rest, end);
    *rest = str_from(*rest, end);
    *value = (Str){ 0 };
    if (str_is(name, "pass-pipeline"))
        *rest = str_trim(*rest);
    if (rest->len && (rest->data[0] == '=' || str_is(name, "pass-pipeline"))) {
        *rest = str_from(*rest, rest->data[0] == '=');
        *value = flag_value(rest);
    }
    *rest = str_trim(*rest);
    return name;
}

static void add_flags(Sb *text, Str rest, PipelineAccepts *accepts, void *state)
{
    while (rest.len) {
        Sb element = { 0 };
        Str value, name = next_flag(&rest, &value);

        sb_printf(&element, value.len ? "%.*s{%.*s}" : "%.*s", STR_ARG(name), STR_ARG(value));
        add_element(text, sb_view(&element), accepts, state);
        sb_add(text, rest.len ? "," : "");
        sb_free(&element);
    }
}

/* The value of a --pass-pipeline that is the only flag; else the pipeline itself. */
static Str without_flag(Str pipeline)
{
    Str value, rest = pipeline;

    return pipeline.len && pipeline.data[0] == '-'
                   && str_is(next_flag(&rest, &value), "pass-pipeline") && !rest.len
               ? str_trim(value)
               : pipeline;
}

void pipeline_default(Sb *text, bool tensors)
{
    sb_printf(text, "%s%s%s", DEFAULT_START, tensors ? AT_BOUNDARIES : "", DEFAULT_REST);
}

void pipeline_text(Sb *text, Str pipeline, PipelineAccepts *accepts, void *state)
{
    bool none = !str_trim(pipeline).len;

    pipeline = without_flag(str_trim(pipeline));
    if (none) {
        pipeline_default(text, true);
    } else if (!pipeline.len || str_starts(pipeline, "builtin.module(")
               || str_starts(pipeline, "any(")) {
        sb_str(text, pipeline);
    } else {
        sb_add(text, "builtin.module(");
        if (pipeline.data[0] == '-')
            add_flags(text, pipeline, accepts, state);
        else
            add_list(text, pipeline, accepts, state);
        sb_char(text, ')');
    }
}

/* The element inside `outside`, which opens `depth` parentheses. */
static Str alone(Arena *arena, Str outside, unsigned depth, Str element)
{
    Sb text = { 0 };
    Str copy;

    sb_str(&text, outside);
    sb_str(&text, element);
    while (depth--)
        sb_char(&text, ')');
    copy = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return copy;
}

static void split_list(PassList *passes, Arena *arena, Str outside, unsigned depth, Str list)
{
    while (list.len) {
        size_t end = element_end(list);
        Str element = str_trim(up_to(list, end));
        size_t open = str_find(element, '(');

        list = str_from(list, end + 1);
        if (open < str_find(element, '{')) {
            Str nested = str_from(up_to(element, element.len - 1), open + 1);

            split_list(passes, arena,
                       str_printf(arena, "%.*s%.*s(", STR_ARG(outside), (int)open, element.data),
                       depth + 1, nested);
        } else if (element.len) {
            vec_push(passes, alone(arena, outside, depth, element));
        }
    }
}

void pipeline_split(PassList *passes, Arena *arena, Str pipeline)
{
    split_list(passes, arena, (Str){ 0 }, 0, pipeline);
}
