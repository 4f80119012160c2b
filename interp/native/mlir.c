/* Parse, run passes, translate: all of it upstream's. */
#include "interp/native/mlir.h"

#ifdef HAVE_MLIR_C

#include "interp/native/pipeline.h"

#include <mlir-c/Diagnostics.h>
#include <mlir-c/IR.h>
#include <mlir-c/Pass.h>
#include <mlir-c/RegisterEverything.h>
#include <mlir-c/Target/LLVMIR.h>

#include <ctype.h>
#include <sys/mman.h>
#include <unistd.h>

static MlirStringRef ref(Str s)
{
    return mlirStringRefCreate(s.data, s.len);
}

/* An MlirStringCallback. */
static void append(MlirStringRef piece, void *sb)
{
    sb_str(sb, (Str){ piece.data, piece.length });
}

static MlirContext the_context(void)
{
    static MlirContext context;
    MlirDialectRegistry registry;

    if (!mlirContextIsNull(context))
        return context;
    registry = mlirDialectRegistryCreate();
    mlirRegisterAllDialects(registry);
    mlirRegisterAllPasses();
    context = mlirContextCreateWithRegistry(registry, false);
    mlirRegisterAllLLVMTranslations(context);
    mlirDialectRegistryDestroy(registry);
    return context;
}

/* Drops blanks and line breaks at the end. */
static void strip(Sb *sb)
{
    while (sb->len && isspace((unsigned char)sb->data[sb->len - 1]))
        sb->data[--sb->len] = 0;
}

/* What comes next begins a line. */
static void begin_line(Sb *sb)
{
    strip(sb);
    if (sb->len)
        sb_char(sb, '\n');
}

/* The first two lines: upstream shows a whole operation, regions and all, from the second on. */
static void add_message(Sb *why, MlirDiagnostic diagnostic)
{
    Sb message = { 0 };
    Str text;
    size_t first;

    mlirDiagnosticPrint(diagnostic, append, &message);
    text = sb_view(&message);
    first = str_find(text, '\n');
    sb_str(why, (Str){ text.data, first });
    if (first < text.len) {
        text = str_from(text, first + 1);
        sb_char(why, '\n');
        sb_str(why, (Str){ text.data, str_find(text, '\n') });
    }
    sb_free(&message);
}

/* A place in a file that the module was made from; "-" is the text given here, which only programs
 * see. */
static bool place_is_known(MlirLocation location)
{
    return mlirLocationIsAFileLineColRange(location)
           && !mlirStringRefEqual(
               mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)), ref(STR("-")));
}

static void add_diagnostic(Sb *why, MlirDiagnostic diagnostic, const char *severity)
{
    MlirLocation location = mlirDiagnosticGetLocation(diagnostic);

    begin_line(why);
    if (place_is_known(location)) {
        append(mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)), why);
        sb_printf(why, ":%d:%d: ", mlirLocationFileLineColRangeGetStartLine(location),
                  mlirLocationFileLineColRangeGetStartColumn(location));
    }
    sb_printf(why, "%s: ", severity);
    add_message(why, diagnostic);
}

/* An MlirDiagnosticHandler. Success: no other handler, such as the one that prints to standard
 * error, is to see it. */
static MlirLogicalResult on_diagnostic(MlirDiagnostic diagnostic, void *why)
{
    if (mlirDiagnosticGetSeverity(diagnostic) == MlirDiagnosticError) {
        add_diagnostic(why, diagnostic, "error");
        for (intptr_t i = 0; i < mlirDiagnosticGetNumNotes(diagnostic); i++)
            add_diagnostic(why, mlirDiagnosticGetNote(diagnostic, i), "note");
    }
    return mlirLogicalResultSuccess();
}

/* A null module, with the reasons diagnosed, where the text is malformed or invalid; else the
 * caller's to destroy. */
static MlirModule parse(MlirContext context, Str text)
{
    Sb terminated = { 0 }; /* upstream's lexer looks one byte behind the end */
    MlirModule module;

    sb_str(&terminated, text);
    sb_char(&terminated, '\n');
    module = mlirModuleCreateParse(context, ref(sb_view(&terminated)));
    sb_free(&terminated);
    return module;
}

/* Passes that lower `index` find its width in the module's data layout. */
static void set_index_width(MlirOperation module, unsigned index_width)
{
    Sb layout = { 0 };

    sb_printf(&layout, "#dlti.dl_spec<index = %u : i32>", index_width);
    mlirOperationSetDiscardableAttributeByName(
        module, ref(STR("dlti.dl_spec")),
        mlirAttributeParseGet(mlirOperationGetContext(module), ref(sb_view(&layout))));
    sb_free(&layout);
}

static bool parse_pipeline(MlirPassManager manager, Str pipeline, Sb *why)
{
    begin_line(why);
    return mlirLogicalResultIsSuccess(mlirParsePassPipeline(
        mlirPassManagerGetAsOpPassManager(manager), ref(pipeline), append, why));
}

/* A PipelineAccepts: some passes turn out not to be for modules only when they are to run. What is
 * diagnosed is not to be seen. */
static bool accepts(Str pipeline, void *context)
{
    MlirContext in = { context };
    MlirPassManager manager = mlirPassManagerCreate(in);
    MlirModule empty = mlirModuleCreateEmpty(mlirLocationUnknownGet(in));
    Sb unseen = { 0 };
    MlirDiagnosticHandlerID handler =
        mlirContextAttachDiagnosticHandler(in, on_diagnostic, &unseen, NULL);
    bool good = parse_pipeline(manager, pipeline, &unseen)
                && mlirLogicalResultIsSuccess(
                    mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(empty)));

    mlirContextDetachDiagnosticHandler(in, handler);
    mlirModuleDestroy(empty);
    mlirPassManagerDestroy(manager);
    sb_free(&unseen);
    return good;
}

/* Runs the pipeline; false, with the reasons in `*why` or diagnosed, when it is malformed or a pass
 * fails. A pass manager serves one run: passes keep what they knew of the last module
 * (convert-math-to-funcs the functions it made in it). */
static bool run_passes(MlirOperation module, Str pipeline, Sb *why)
{
    MlirContext context = mlirOperationGetContext(module);
    MlirPassManager manager = mlirPassManagerCreate(context);
    Sb anchored = { 0 };
    bool good;

    pipeline_text(&anchored, pipeline, accepts, context.ptr);
    good = parse_pipeline(manager, sb_view(&anchored), why)
           && mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, module));
    mlirPassManagerDestroy(manager);
    sb_free(&anchored);
    return good;
}

static void read_all(int file, Sb *sb)
{
    char chunk[4096];
    ssize_t got;

    lseek(file, 0, SEEK_SET);
    while ((got = read(file, chunk, sizeof chunk)) > 0)
        sb_str(sb, (Str){ chunk, (size_t)got });
}

/* Upstream verifies the LLVM module it made; its complaints on standard error go to `*why`. */
static LLVMModuleRef translate(MlirOperation module, LLVMContextRef llvm, Sb *why)
{
    int said = memfd_create("translation", MFD_CLOEXEC), standard_error = dup(STDERR_FILENO);
    LLVMModuleRef result;

    if (said >= 0)
        dup2(said, STDERR_FILENO);
    result = mlirTranslateModuleToLLVMIR(module, llvm);
    dup2(standard_error, STDERR_FILENO);
    if (!result) {
        begin_line(why);
        read_all(said, why);
    }
    close(standard_error);
    close(said);
    return result;
}

LLVMModuleRef mlir_translate(LLVMContextRef llvm, Str text, Str pipeline, unsigned index_width,
                             Sb *why)
{
    MlirContext context = the_context();
    MlirDiagnosticHandlerID handler =
        mlirContextAttachDiagnosticHandler(context, on_diagnostic, why, NULL);
    MlirModule module = parse(context, text);
    LLVMModuleRef result = NULL;

    if (!mlirModuleIsNull(module)) {
        MlirOperation op = mlirModuleGetOperation(module);

        set_index_width(op, index_width);
        if (run_passes(op, pipeline, why))
            result = translate(op, llvm, why);
        mlirModuleDestroy(module);
    }
    mlirContextDetachDiagnosticHandler(context, handler);
    strip(why);
    if (!result && !why->len)
        sb_add(why, "upstream's passes or translation failed and did not say why");
    return result;
}

#else

LLVMModuleRef mlir_translate(LLVMContextRef llvm, Str text, Str pipeline, unsigned index_width,
                             Sb *why)
{
    (void)llvm, (void)text, (void)pipeline, (void)index_width;
    sb_add(why, "mlir-interp-native was built without MLIR's C API");
    return NULL;
}

#endif
