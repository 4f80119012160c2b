/* linalg.softmax: loops of its own, three along the dimension for each point of the others. */
#include "core/ir/diag.h"
#include "core/text/source.h"
#include "dialects/linalg/linalg.h"

enum { DIMENSION };

static bool verify_softmax(const Op *op)
{
    const Type *input = op->operands[0]->type, *output = op->operands[1]->type;
    int64_t dimension = int_low_s(op_inherent(op, DIMENSION)->integer);

    if (!type_has_rank(input) || !type_has_rank(output) || !type_dims_agree(input, output))
        return op_error(op, "incompatible output shape");
    if (dimension < 0 || dimension >= input->shaped.rank)
        return op_error(op, "incorrect dimension specified");
    return linalg_verify_results(op);
}

static bool same_elements(const Op *op)
{
    return type_element(op->operands[0]->type) == type_element(op->operands[1]->type);
}

/* [%i0, %i1] */
static void add_indices(Sb *text, unsigned rank)
{
    for (unsigned i = 0; i < rank; i++)
        sb_printf(text, "%s%%i%u", i ? ", " : "[", i);
    sb_add(text, "] : ");
}

static void add_sizes(Sb *text, const Type *type)
{
    for (unsigned i = 0; i < type->shaped.rank; i++) {
        sb_printf(text, "%%k%u = arith.constant %u : index\n%%n%u = memref.dim %%a, %%k%u : ", i, i,
                  i, i);
        type_print(text, type);
        sb_char(text, '\n');
    }
}

/* Along the dimension, with a number that is carried: `step` makes %next of %carried and %x, the
 * element of `from`, and may store. */
static void add_fold(Sb *text, const char *result, unsigned dimension, const char *from,
                     const Type *type, const char *start, const char *step)
{
    const char *element = type_text(type->shaped.element);

    sb_printf(text, "%%%s = affine.for %%i%u = 0 to %%n%u iter_args(%%carried = %%%s) -> (%s) {\n",
              result, dimension, dimension, start, element);
    sb_printf(text, "%%x = affine.load %%%s", from);
    add_indices(text, type->shaped.rank);
    type_print(text, type);
    sb_printf(text, "\n%s\naffine.yield %%next : %s\n}\n", step, element);
}

static Str formatted(Context *context, Sb *text)
{
    Str kept = str_dup(&context->arena, sb_view(text));

    sb_free(text);
    return kept;
}

/* "affine.store %value, %o[%i0, %i1] : type" */
static void add_store(Sb *text, const char *value, const Type *type)
{
    sb_printf(text, "affine.store %%%s, %%o", value);
    add_indices(text, type->shaped.rank);
    type_print(text, type);
}

static Str exponentials(const Op *op, const Type *to)
{
    const char *element = type_text(to->shaped.element);
    Sb text = { 0 };

    sb_printf(&text, "%%less = arith.subf %%x, %%greatest : %s\n%%e = math.exp %%less : %s\n",
              element, element);
    add_store(&text, "e", to);
    sb_printf(&text, "\n%%next = arith.addf %%carried, %%e : %s", element);
    return formatted(op_context(op), &text);
}

static Str quotients(const Op *op, const Type *to)
{
    const char *element = type_text(to->shaped.element);
    Sb text = { 0 };

    sb_printf(&text, "%%q = arith.divf %%x, %%sum : %s\n", element);
    add_store(&text, "q", to);
    sb_printf(&text, "\n%%next = arith.addf %%carried, %%zero : %s", element);
    return formatted(op_context(op), &text);
}

static void add_folds(Sb *text, const Op *op, const Type *from, const Type *to)
{
    unsigned dimension = (unsigned)int_low_u(op_inherent(op, DIMENSION)->integer);
    const char *element = type_text(from->shaped.element);
    Sb greatest = { 0 };

    sb_printf(&greatest, "%%next = arith.maximumf %%carried, %%x : %s", element);
    add_fold(text, "greatest", dimension, "a", from, "lowest",
             formatted(op_context(op), &greatest).data);
    add_fold(text, "sum", dimension, "a", from, "zero", exponentials(op, to).data);
    add_fold(text, "nothing", dimension, "o", to, "zero", quotients(op, to).data);
}

static void add_constant(Sb *text, const char *name, Float value, const Type *type)
{
    sb_printf(text, "%%%s = arith.constant %s\n", name, attr_text(attr_float(type, value)));
}

static const Op *softmax_loops(const Op *op)
{
    const Type *from = linalg_view_type(op->operands[0]->type);
    const Type *to = linalg_view_type(op->operands[1]->type), *element = from->shaped.element;
    unsigned dimension = (unsigned)int_low_u(op_inherent(op, DIMENSION)->integer);
    Sb text = { 0 };
    const Op *function;

    if (element->kind != TYPE_FLOAT)
        return NULL;
    sb_printf(&text, "func.func private @\"linalg.softmax\"(%%a: %s, %%o: %s) {\n", type_text(from),
              type_text(to));
    add_constant(&text, "zero", float_zero(element->format, false), element);
    add_constant(&text, "lowest", float_inf(element->format, true), element);
    add_sizes(&text, from);
    for (unsigned i = 0; i < from->shaped.rank; i++)
        if (i != dimension)
            sb_printf(&text, "affine.for %%i%u = 0 to %%n%u {\n", i, i);
    add_folds(&text, op, from, to);
    for (unsigned i = 1; i < from->shaped.rank; i++)
        sb_add(&text, "}\n");
    sb_add(&text, "return\n}\n");
    function = linalg_read_function(op, sb_view(&text));
    sb_free(&text);
    return function && ir_verify(function) ? function : NULL;
}

const OpDef LINALG_SOFTMAX_OPS[] = {
    {
        .name = "linalg.softmax",
        .summary = "exponentials as parts of their sum",
        .doc = "Along one dimension: e to the power of each element less the greatest, divided\n"
               "by the sum of those. The sum is made in the order of the elements; every step\n"
               "is rounded.\n",
        .operands = OPERANDS({ "input", &ANY_SHAPED, ONE, POISON_MOVES },
                             { "output", &ANY_SHAPED, ONE, POISON_MOVES }),
        .attrs = ATTRS([DIMENSION] = { "dimension", &I64_ATTR }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR, VARIADIC }),
        .predicates = PREDICATES({ "input and output have same element type", same_elements }),
        .format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` "
                  "`outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
        .verify = verify_softmax,
        .eval = linalg_run,
        .helper = softmax_loops,
        .formula = "result = exp(input - max(input)) / sum(exp(input - max(input)))",
        .undefined = "It is undefined behaviour where the sizes contradict each other.\n",
        .decisions = "L1, L4",
        .example = "  %x = arith.constant dense<[[1.0, 1.0]]> : tensor<1x2xf32>\n"
                   "  %to = tensor.empty() : tensor<1x2xf32>\n"
                   "  %r = linalg.softmax dimension(1) ins(%x : tensor<1x2xf32>)\n"
                   "                      outs(%to : tensor<1x2xf32>) -> tensor<1x2xf32>\n",
        .gives = "dense<5.000000e-01> : tensor<1x2xf32>\n",
    },
    { 0 },
};
