#include "interp/native/passes.h"

#ifdef HAVE_MLIR_C

#include "interp/native/contexts.h"
#include "interp/native/pass_list.h"
#include "interp/native/protocol.h"
#include "interp/native/sandbox.h"
#include "interp/native/upstream.h"

#include <pthread.h>
#include <sys/resource.h>

static void print(Sb *text, MlirOperation op, bool locations)
{
    MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();

    mlirOpPrintingFlagsAssumeVerified(flags);
    if (locations)
        mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
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
static bool run_passes(const PassesRequest *request, const PassList *passes, MlirOperation module,
                       Sb *said)
{
    WireStage stage = WIRE_STAGE_GOOD;
    bool sent = true;

    for (size_t i = 0; sent && stage == WIRE_STAGE_GOOD && i < passes->len && i < request->most;
         i++) {
        Sb text = { 0 };

        said->len = 0;
        stage = run_pass(module, passes->data[i], said);
        upstream_strip(said);
        if (stage == WIRE_STAGE_GOOD)
            print(&text, module, request->locations);
        else
            sb_str(&text, said->len ? sb_view(said) : STR("the pass failed and did not say why"));
        sent = request->reply(request->state, true, stage, &text);
        sb_free(&text);
    }
    return sent;
}

static bool reply_with_passes(const PassesRequest *request, const PassList *passes)
{
    Sb text = { 0 };
    bool sent;

    for (size_t i = 0; i < passes->len; i++) {
        sb_str(&text, passes->data[i]);
        sb_char(&text, 0);
    }
    sent = request->reply(request->state, true, 0, &text);
    sb_free(&text);
    return sent;
}

static bool serve(const PassesRequest *request)
{
    KeptContext *kept = contexts_take(request->text, request->pipeline);
    MlirContext context = kept->context;
    Sb said = { 0 };
    MlirDiagnosticHandlerID handler = upstream_listen(context, &said);
    const PassList *passes = pass_list_of(request->pipeline, &said);
    MlirModule module = { 0 };
    bool sent;

    if (passes && request->most)
        module = upstream_parse(context, request->text);
    upstream_strip(&said);
    if (!passes || (request->most && mlirModuleIsNull(module)))
        sent = request->reply(request->state, false, 0, &said);
    else
        sent = reply_with_passes(request, passes)
               && (!request->most
                   || run_passes(request, passes, mlirModuleGetOperation(module), &said));
    if (!mlirModuleIsNull(module))
        mlirModuleDestroy(module);
    mlirContextDetachDiagnosticHandler(context, handler);
    contexts_give(kept, !said.len);
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
static void serve_on_usual_stack(Serving *serving)
{
    enum { STACK_BYTES = 8 << 20 };
    pthread_attr_t attr;
    pthread_t thread;

    pthread_attr_init(&attr);
    pthread_attr_setstacksize(&attr, STACK_BYTES);
    if (pthread_create(&thread, &attr, serve_in_thread, serving) == 0)
        pthread_join(thread, NULL);
    else
        serve_in_thread(serving);
    pthread_attr_destroy(&attr);
}

/* A pass that makes operations without end would take all memory before its time is over. */
bool passes_serve(const PassesRequest *request)
{
    static const rlim_t MOST = (rlim_t)4 << 30;
    static rlim_t own; /* before a pass was run */
    Serving serving = { .request = request };
    struct rlimit before, limit;

    getrlimit(RLIMIT_DATA, &before);
    limit = before;
    if (!own)
        own = sandbox_own_bytes();
    if (own && own + MOST < limit.rlim_cur)
        limit.rlim_cur = own + MOST;
    setrlimit(RLIMIT_DATA, &limit);
    serve_on_usual_stack(&serving);
    setrlimit(RLIMIT_DATA, &before);
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
