#ifdef HAVE_MLIR_C

#include "interp/native/patterns.h"

#include "interp/native/upstream.h"

#include <mlir-c/Dialect/Transform/Interpreter.h>

/* Running totals become arithmetic. A contraction becomes outer products where it is one of
 * matrices, which any kind allows; what is left is for the lowering to dot products that
 * convert-vector-to-llvm runs, and for which kinds other than `add` are too many. */
static const char SCRIPT[] =
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @lower_vectors(%module: !transform.any_op {transform.readonly}) {\n"
    "    transform.apply_patterns to %module {\n"
    "      transform.apply_patterns.vector.lower_scan\n"
    "      transform.apply_patterns.vector.lower_contraction"
    " lowering_strategy = \"outerproduct\"\n"
    "    } : !transform.any_op\n"
    "    transform.apply_patterns to %module {\n"
    "      transform.apply_patterns.vector.lower_contraction"
    " lowering_strategy = \"parallelarith\"\n"
    "    } : !transform.any_op\n"
    "    transform.yield\n"
    "  }\n"
    "}\n";

/* What patterns make is of dialects that need not stand in the module. */
static void load_dialects(MlirContext context)
{
    static const char *const MADE[] = { "arith", "memref", "scf", "ub", "vector" };

    for (size_t i = 0; i < sizeof MADE / sizeof *MADE; i++)
        mlirContextGetOrLoadDialect(context, upstream_ref(str_of(MADE[i])));
}

static MlirWalkResult see(MlirOperation op, void *found)
{
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));

    if (!str_starts((Str){ name.data, name.length }, "vector."))
        return MlirWalkResultAdvance;
    *(bool *)found = true;
    return MlirWalkResultInterrupt;
}

static bool has_vectors(MlirOperation module)
{
    bool found = false;

    mlirOperationWalk(module, see, &found, MlirWalkPreOrder);
    return found;
}

bool patterns_apply(MlirOperation module)
{
    MlirContext context = mlirOperationGetContext(module);
    MlirTransformOptions options;
    MlirModule script;
    bool good;

    if (!has_vectors(module))
        return true;
    script = upstream_parse(context, STR(SCRIPT));
    if (mlirModuleIsNull(script))
        return false;
    load_dialects(context);
    options = mlirTransformOptionsCreate();
    good = mlirLogicalResultIsSuccess(mlirTransformApplyNamedSequence(
        module, mlirBlockGetFirstOperation(mlirModuleGetBody(script)),
        mlirModuleGetOperation(script), options));
    mlirTransformOptionsDestroy(options);
    mlirModuleDestroy(script);
    return good;
}

#endif
