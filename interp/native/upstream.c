/* Contexts, diagnostics, parsing, pipelines. */
#ifdef HAVE_MLIR_C

#include "interp/native/upstream.h"

#include "core/base/arena.h"
#include "core/bytecode/bytecode.h"
#include "interp/native/pipeline.h"

#include <mlir-c/RegisterEverything.h>

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

MlirStringRef upstream_ref(Str s)
{
    return mlirStringRefCreate(s.data, s.len);
}

void upstream_append(MlirStringRef piece, void *sb)
{
    sb_str(sb, (Str){ piece.data, piece.length });
}

static MlirDialectRegistry all_dialects(void)
{
    static MlirDialectRegistry registry;

    if (!registry.ptr) {
        registry = mlirDialectRegistryCreate();
        mlirRegisterAllDialects(registry);
        mlirRegisterAllPasses();
    }
    return registry;
}

MlirContext upstream_context(void)
{
    return mlirContextCreateWithRegistry(all_dialects(), false);
}

void upstream_strip(Sb *why)
{
    while (why->len && isspace((unsigned char)why->data[why->len - 1]))
        why->data[--why->len] = 0;
}

void upstream_begin_line(Sb *why)
{
    upstream_strip(why);
    if (why->len)
        sb_char(why, '\n');
}

/* The first two lines: upstream shows a whole operation, regions and all, from the second on. */
static void add_message(Sb *why, MlirDiagnostic diagnostic)
{
    Sb message = { 0 };
    Str text;
    size_t first;

    mlirDiagnosticPrint(diagnostic, upstream_append, &message);
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
               mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)),
               upstream_ref(STR("-")));
}

static void add_diagnostic(Sb *why, MlirDiagnostic diagnostic, const char *severity)
{
    MlirLocation location = mlirDiagnosticGetLocation(diagnostic);

    upstream_begin_line(why);
    if (place_is_known(location)) {
        upstream_append(mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)), why);
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

MlirDiagnosticHandlerID upstream_listen(MlirContext context, Sb *why)
{
    return mlirContextAttachDiagnosticHandler(context, on_diagnostic, why, NULL);
}

/* What it holds lies where its sections say, which upstream asks of memory. */
static MlirModule parse_bytecode(MlirContext context, Str bytes)
{
    enum { MOST_ALIGNED = 4096 };
    char *room = must_alloc(bytes.len + MOST_ALIGNED);
    char *copy = room + (MOST_ALIGNED - (uintptr_t)room % MOST_ALIGNED);
    MlirModule module;

    memcpy(copy, bytes.data, bytes.len);
    module = mlirModuleCreateParse(context, mlirStringRefCreate(copy, bytes.len));
    free(room);
    return module;
}

MlirModule upstream_parse(MlirContext context, Str text)
{
    Sb terminated = { 0 }; /* upstream's lexer looks one byte behind the end */
    MlirModule module;

    if (bytecode_is(text))
        return parse_bytecode(context, text);
    sb_str(&terminated, text);
    sb_char(&terminated, '\n');
    module = mlirModuleCreateParse(context, upstream_ref(sb_view(&terminated)));
    sb_free(&terminated);
    return module;
}

bool upstream_read_pipeline(MlirPassManager manager, Str pipeline, Sb *why)
{
    Sb said = { 0 };
    bool good = mlirLogicalResultIsSuccess(
        mlirParsePassPipeline(mlirPassManagerGetAsOpPassManager(manager), upstream_ref(pipeline),
                              upstream_append, &said));

    if (said.len) {
        upstream_begin_line(why);
        sb_str(why, sb_view(&said));
    }
    sb_free(&said);
    return good;
}

static void ignore(void *state)
{
    (void)state;
}

static void *same(void *state)
{
    return state;
}

/* Notes that it was reached, and lets nothing run behind it. */
static void stop_here(MlirOperation op, MlirExternalPass pass, void *reached)
{
    (void)op;
    *(bool *)reached = true;
    mlirExternalPassSignalFailure(pass);
}

static MlirPass stopping_pass(bool *reached)
{
    static const _Alignas(8) char ID[8];
    MlirExternalPassCallbacks callbacks = {
        .construct = ignore, .destruct = ignore, .clone = same, .run = stop_here
    };
    MlirStringRef none = mlirStringRefCreate("", 0), name = upstream_ref(STR("stop"));

    return mlirCreateExternalPass(mlirTypeIDCreate(ID), name, name, none, none, 0, NULL, callbacks,
                                  reached);
}

/* A PipelineAccepts. That a pass is not for modules turns out, for some, only when the manager
 * schedules them, before it runs the first. What is diagnosed is not to be seen. */
static bool accepts(Str element, void *context)
{
    MlirContext in = { context };
    MlirPassManager manager =
        mlirPassManagerCreateOnOperation(in, upstream_ref(STR("builtin.module")));
    MlirModule empty = mlirModuleCreateEmpty(mlirLocationUnknownGet(in));
    Sb unseen = { 0 };
    MlirDiagnosticHandlerID handler = upstream_listen(in, &unseen);
    bool reached = false;

    mlirPassManagerAddOwnedPass(manager, stopping_pass(&reached));
    if (mlirLogicalResultIsSuccess(
            mlirOpPassManagerAddPipeline(mlirPassManagerGetAsOpPassManager(manager),
                                         upstream_ref(element), upstream_append, &unseen)))
        mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(empty));
    mlirContextDetachDiagnosticHandler(in, handler);
    mlirModuleDestroy(empty);
    mlirPassManagerDestroy(manager);
    sb_free(&unseen);
    return reached;
}

void upstream_pipeline_text(Sb *text, MlirContext context, Str pipeline)
{
    pipeline_text(text, pipeline, accepts, context.ptr);
}

#endif
