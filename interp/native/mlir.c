/* Parse, run passes, translate: all of it upstream's. */
#include "interp/native/mlir.h"

#ifdef HAVE_MLIR_C

#include "interp/native/complaint.h"
#include "interp/native/patterns.h"
#include "interp/native/pipeline.h"
#include "interp/native/upstream.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/RegisterEverything.h>
#include <mlir-c/Target/LLVMIR.h>

/* Kept, with the dialects that modules made it load: loading LLVM's again for each module would
 * cost more than its translation. */
static MlirContext the_context(void)
{
    static MlirContext context;

    if (mlirContextIsNull(context)) {
        context = upstream_context();
        mlirRegisterAllLLVMTranslations(context);
    }
    return context;
}

/* Passes that lower `index` find its width in the module's data layout. */
static void set_index_width(MlirOperation module, unsigned index_width)
{
    Sb layout = { 0 };

    sb_printf(&layout, "#dlti.dl_spec<index = %u : i32>", index_width);
    mlirOperationSetDiscardableAttributeByName(
        module, upstream_ref(STR("dlti.dl_spec")),
        mlirAttributeParseGet(mlirOperationGetContext(module), upstream_ref(sb_view(&layout))));
    sb_free(&layout);
}

/* Where nobody said for which machine, the translation folds sizes and offsets by a layout of its
 * own, in which integers of more than 64 bits are smaller than those that the code will use. */
static void set_layout(MlirOperation module, LLVMTargetDataRef target)
{
    MlirStringRef name = upstream_ref(STR("llvm.data_layout"));
    char *layout;

    if (!mlirAttributeIsNull(mlirOperationGetDiscardableAttributeByName(module, name)))
        return;
    layout = LLVMCopyStringRepOfTargetData(target);
    mlirOperationSetDiscardableAttributeByName(
        module, name,
        mlirStringAttrGet(mlirOperationGetContext(module), upstream_ref(str_of(layout))));
    LLVMDisposeMessage(layout);
}

/* Runs the pipeline; false, with the reasons in `*why` or diagnosed, when it is malformed or a pass
 * fails. */
static bool run_passes(MlirOperation module, Str pipeline, bool tensors, Sb *why)
{
    MlirContext context = mlirOperationGetContext(module);
    MlirPassManager manager = mlirPassManagerCreate(context);
    Sb anchored = { 0 };
    bool good;

    if (pipeline.len)
        upstream_pipeline_text(&anchored, context, pipeline);
    else
        pipeline_default(&anchored, tensors);
    good = upstream_read_pipeline(manager, sb_view(&anchored), why)
           && mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, module));
    mlirPassManagerDestroy(manager);
    sb_free(&anchored);
    return good;
}

/* Upstream verifies the LLVM module it made, and complains on standard error. */
static LLVMModuleRef translate(MlirOperation module, LLVMContextRef llvm, Sb *why)
{
    off_t before = complaint_start();
    LLVMModuleRef result = mlirTranslateModuleToLLVMIR(module, llvm);
    Sb said = { 0 };

    if (complaint_take(before, &said) && !result) {
        upstream_begin_line(why);
        sb_str(why, sb_view(&said));
    }
    sb_free(&said);
    return result;
}

static MlirWalkResult tell_if_left(MlirOperation op, void *why)
{
    MlirStringRef ref = mlirIdentifierStr(mlirOperationGetName(op));
    Str name = { ref.data, ref.length };

    if (str_starts(name, "llvm.") || str_starts(name, "builtin."))
        return MlirWalkResultAdvance;
    sb_printf(why, "error: no pass lowered '%.*s'\n", STR_ARG(name));
    return MlirWalkResultInterrupt;
}

/* What the translation stops at is often a cast; the first operation that passes left, which needed
 * it, says more. */
static LLVMModuleRef translate_or_tell(MlirOperation module, LLVMContextRef llvm, Sb *why)
{
    LLVMModuleRef result = translate(module, llvm, why);
    Sb first = { 0 };

    if (result)
        return result;
    mlirOperationWalk(module, tell_if_left, &first, MlirWalkPreOrder);
    sb_str(&first, sb_view(why));
    sb_free(why);
    *why = first;
    return NULL;
}

LLVMModuleRef mlir_translate(LLVMContextRef llvm, LLVMTargetDataRef target, Str text, Str pipeline,
                             bool tensors, unsigned index_width, Sb *why)
{
    MlirContext context = the_context();
    MlirDiagnosticHandlerID handler = upstream_listen(context, why);
    MlirModule module = upstream_parse(context, text);
    LLVMModuleRef result = NULL;

    if (!mlirModuleIsNull(module)) {
        MlirOperation op = mlirModuleGetOperation(module);

        set_index_width(op, index_width);
        if ((pipeline.len || patterns_apply(op)) && run_passes(op, pipeline, tensors, why)) {
            set_layout(op, target);
            result = translate_or_tell(op, llvm, why);
        }
        mlirModuleDestroy(module);
    }
    mlirContextDetachDiagnosticHandler(context, handler);
    upstream_strip(why);
    if (!result && !why->len)
        sb_add(why, "upstream's passes or translation failed and did not say why");
    return result;
}

#else

LLVMModuleRef mlir_translate(LLVMContextRef llvm, LLVMTargetDataRef target, Str text, Str pipeline,
                             bool tensors, unsigned index_width, Sb *why)
{
    (void)llvm, (void)target, (void)text, (void)pipeline, (void)tensors, (void)index_width;
    sb_add(why, "mlir-interp-native was built without MLIR's C API");
    return NULL;
}

#endif
