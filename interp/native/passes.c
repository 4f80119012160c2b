#include "interp/native/passes.h"

#ifdef HAVE_MLIR_C

#include "interp/native/pipeline.h"
#include "interp/native/protocol.h"
#include "interp/native/upstream.h"

#include <pthread.h>

/* A pipeline that was read. */
typedef struct Pipeline {
    Str text; /* as it was asked for */
    PassList passes;
    Arena arena;
} Pipeline;

/* Adds the pipeline as upstream prints it, all options written out; false when it cannot be read.
 */
static bool print_pipeline(Sb *text, MlirContext context, Str pipeline)
{
    MlirPassManager manager = mlirPassManagerCreate(context);
    Sb unseen = { 0 };
    bool good = upstream_read_pipeline(manager, pipeline, &unseen);

    if (good)
        mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(manager), upstream_append, text);
    mlirPassManagerDestroy(manager);
    sb_free(&unseen);
    return good;
}

/* A printed pipeline of one pass without the options, where it has those by default. Empty when
 * upstream cannot read what it printed. */
static Str shorten(Arena *arena, MlirContext context, Str pass)
{
    size_t open = str_find(pass, '{'), close = pass.len;
    Sb whole = { 0 }, bare = { 0 };
    Str result = { 0 }, shorter;

    while (close > open && pass.data[close - 1] != '}')
        close--;
    shorter = str_printf(arena, "%.*s%.*s", (int)open, pass.data, STR_ARG(str_from(pass, close)));
    if (print_pipeline(&whole, context, pass))
        result = print_pipeline(&bare, context, shorter) && str_eq(sb_view(&whole), sb_view(&bare))
                     ? shorter
                     : pass;
    sb_free(&whole);
    sb_free(&bare);
    return result;
}

/* The passes that stand behind the name of a registered pipeline, as upstream prints them. None
 * where it is one pass; or where upstream cannot read what it printed. */
static PassList registered_passes(Pipeline *pipeline, MlirContext context, Str pass)
{
    PassList passes = { 0 };
    Sb printed = { 0 };
    bool good = print_pipeline(&printed, context, pass);

    pipeline_split(&passes, &pipeline->arena, sb_view(&printed));
    good &= passes.len > 1;
    for (size_t i = 0; good && i < passes.len; i++) {
        passes.data[i] = shorten(&pipeline->arena, context, passes.data[i]);
        good = passes.data[i].len > 0;
    }
    if (!good)
        passes.len = 0;
    sb_free(&printed);
    return passes;
}

static void split(Pipeline *pipeline, MlirContext context, Str anchored)
{
    PassList written = { 0 };

    pipeline_split(&written, &pipeline->arena, anchored);
    for (size_t i = 0; i < written.len; i++) {
        PassList registered = registered_passes(pipeline, context, written.data[i]);

        for (size_t r = 0; r < registered.len; r++)
            vec_push(&pipeline->passes, registered.data[r]);
        if (!registered.len)
            vec_push(&pipeline->passes, written.data[i]);
        vec_free(&registered);
    }
    vec_free(&written);
}

static bool read_pipeline(Pipeline *pipeline, Str text, Sb *why)
{
    MlirContext context = upstream_context();
    MlirPassManager manager = mlirPassManagerCreate(context);
    MlirDiagnosticHandlerID handler = upstream_listen(context, why);
    Sb anchored = { 0 };
    bool good;

    upstream_pipeline_text(&anchored, context, text);
    good = upstream_read_pipeline(manager, sb_view(&anchored), why);
    if (good) {
        pipeline->text = str_dup(&pipeline->arena, text);
        split(pipeline, context, sb_view(&anchored));
    }
    mlirContextDetachDiagnosticHandler(context, handler);
    mlirPassManagerDestroy(manager);
    mlirContextDestroy(context);
    sb_free(&anchored);
    return good;
}

/* The one last asked for is kept: to read it costs more than to run it on a small module. */
static const Pipeline *the_pipeline(Str text, Sb *why)
{
    static Pipeline kept;

    if (kept.text.data && str_eq(kept.text, text))
        return &kept;
    vec_free(&kept.passes);
    arena_free(&kept.arena);
    kept = (Pipeline){ 0 };
    return read_pipeline(&kept, text, why) ? &kept : NULL;
}

static void print(Sb *text, MlirOperation op)
{
    MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();

    mlirOpPrintingFlagsAssumeVerified(flags);
    mlirOperationPrintWithFlags(op, flags, upstream_append, text);
    mlirOpPrintingFlagsDestroy(flags);
}

/* Runs one pass. The manager does not verify: a pass that says no is another thing than one that
 * leaves an invalid module, and the manager would not tell which it was. */
static WireStage run_pass(MlirOperation module, Str pass, Sb *why)
{
    MlirPassManager manager = mlirPassManagerCreate(mlirOperationGetContext(module));
    WireStage stage = WIRE_STAGE_GOOD;

    mlirPassManagerEnableVerifier(manager, false);
    if (!upstream_read_pipeline(manager, pass, why)
        || !mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, module)))
        stage = WIRE_STAGE_REFUSED;
    else if (!mlirOperationVerify(module))
        stage = WIRE_STAGE_INVALID;
    mlirPassManagerDestroy(manager);
    return stage;
}

/* Replies with what each pass made of the module; diagnostics go to `*said`. */
static bool run_passes(const PassesRequest *request, const Pipeline *pipeline, MlirOperation module,
                       Sb *said)
{
    WireStage stage = WIRE_STAGE_GOOD;
    bool sent = true;

    for (size_t i = 0;
         sent && stage == WIRE_STAGE_GOOD && i < pipeline->passes.len && i < request->most; i++) {
        Sb text = { 0 };

        said->len = 0;
        stage = run_pass(module, pipeline->passes.data[i], said);
        upstream_strip(said);
        if (stage == WIRE_STAGE_GOOD)
            print(&text, module);
        else
            sb_str(&text, said->len ? sb_view(said) : STR("the pass failed and did not say why"));
        sent = request->reply(request->state, true, stage, &text);
        sb_free(&text);
    }
    return sent;
}

static bool reply_with_passes(const PassesRequest *request, const Pipeline *pipeline)
{
    Sb text = { 0 };
    bool sent;

    for (size_t i = 0; i < pipeline->passes.len; i++) {
        sb_str(&text, pipeline->passes.data[i]);
        sb_char(&text, 0);
    }
    sent = request->reply(request->state, true, 0, &text);
    sb_free(&text);
    return sent;
}

static bool serve(const PassesRequest *request)
{
    MlirContext context = upstream_context();
    Sb said = { 0 };
    MlirDiagnosticHandlerID handler = upstream_listen(context, &said);
    const Pipeline *pipeline = the_pipeline(request->pipeline, &said);
    MlirModule module = { 0 };
    bool sent;

    mlirContextSetAllowUnregisteredDialects(context, true);
    if (pipeline && request->most)
        module = upstream_parse(context, request->text);
    upstream_strip(&said);
    if (!pipeline || (request->most && mlirModuleIsNull(module)))
        sent = request->reply(request->state, false, 0, &said);
    else
        sent = reply_with_passes(request, pipeline)
               && (!request->most
                   || run_passes(request, pipeline, mlirModuleGetOperation(module), &said));
    if (!mlirModuleIsNull(module))
        mlirModuleDestroy(module);
    mlirContextDetachDiagnosticHandler(context, handler);
    mlirContextDestroy(context);
    sb_free(&said);
    return sent;
}

typedef struct Serving {
    const PassesRequest *request;
    bool sent;
} Serving;

static void *serve_in_thread(void *serving)
{
    Serving *s = serving;

    s->sent = serve(s->request);
    return NULL;
}

/* On a stack of the usual size, as mlir-opt has it: a pass that recurses without end crashes
 * soon. */
bool passes_serve(const PassesRequest *request)
{
    enum { STACK_BYTES = 8 << 20 };
    Serving serving = { .request = request };
    pthread_attr_t attr;
    pthread_t thread;

    pthread_attr_init(&attr);
    pthread_attr_setstacksize(&attr, STACK_BYTES);
    if (pthread_create(&thread, &attr, serve_in_thread, &serving) == 0)
        pthread_join(thread, NULL);
    else
        serve_in_thread(&serving);
    pthread_attr_destroy(&attr);
    return serving.sent;
}

#else

bool passes_serve(const PassesRequest *request)
{
    Sb why = { 0 };
    bool sent;

    sb_add(&why, "mlir-interp-native was built without MLIR's C API");
    sent = request->reply(request->state, false, 0, &why);
    sb_free(&why);
    return sent;
}

#endif
