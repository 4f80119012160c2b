#include "interp/native/jit.h"

#include "interp/native/names.h"
#include "interp/native/processor.h"
#include "interp/native/runtime.h"

#include <llvm-c/Error.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Transforms/PassBuilder.h>

#include <stdlib.h>

enum { LEVELS = 4 };

struct Jit {
    Jit *next;
    Str processor;
    unsigned level;
    LLVMTargetMachineRef machine; /* for the optimiser */
    LLVMTargetDataRef target;
    LLVMOrcLLJITRef session;
    LLVMOrcJITDylibRef library; /* of all code; linked to nothing */
    Sb refused;                 /* names that code asked for in vain, since it was last told */
};

static Jit *jits; /* all of them, kept as long as the process */
static Arena processors;

/* False when there was an error, which is added to `why`. */
static bool good(LLVMErrorRef error, Sb *why)
{
    char *text;

    if (!error)
        return true;
    text = LLVMGetErrorMessage(error);
    sb_add(why, text);
    LLVMDisposeErrorMessage(text);
    return false;
}

/* An LLVMOrcCAPIDefinitionGeneratorTryToGenerateFunction: what is not there is defined where it is
 * one of the names that code may call. */
static LLVMErrorRef find_names(LLVMOrcDefinitionGeneratorRef generator, void *jit,
                               LLVMOrcLookupStateRef *lookup, LLVMOrcLookupKind kind,
                               LLVMOrcJITDylibRef library, LLVMOrcJITDylibLookupFlags flags,
                               LLVMOrcCLookupSet names, size_t count)
{
    (void)generator, (void)lookup, (void)kind, (void)library, (void)flags;
    for (size_t i = 0; i < count; i++) {
        const char *name = LLVMOrcSymbolStringPoolEntryStr(names[i].Name);
        void *address = names_find(name);

        if (address)
            jit_define(jit, name, address);
        else if (names[i].LookupFlags == LLVMOrcSymbolLookupFlagsRequiredSymbol)
            sb_printf(&((Jit *)jit)->refused, " @%s", name);
    }
    return LLVMErrorSuccess;
}

/* Main, the session's own library, would look for every name in all of this process. */
static void make_library(Jit *jit)
{
    LLVMOrcExecutionSessionRef session = LLVMOrcLLJITGetExecutionSession(jit->session);

    jit->library = LLVMOrcExecutionSessionCreateBareJITDylib(session, "programs");
    LLVMOrcJITDylibAddGenerator(jit->library,
                                LLVMOrcCreateCustomCAPIDefinitionGenerator(find_names, jit, NULL));
}

static bool make(Jit *jit, Sb *why)
{
    LLVMTargetMachineRef machine = processor_machine(jit->processor, jit->level, why);
    LLVMOrcLLJITBuilderRef builder;

    jit->machine = machine ? processor_machine(jit->processor, jit->level, why) : NULL;
    if (!jit->machine)
        return false;
    builder = LLVMOrcCreateLLJITBuilder();
    LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(
        builder, LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(machine));
    jit->target = LLVMCreateTargetDataLayout(jit->machine);
    if (!good(LLVMOrcCreateLLJIT(&jit->session, builder), why))
        return false;
    make_library(jit);
    runtime_define(jit);
    return true;
}

Jit *jit_at(Str processor, unsigned optimisation, Sb *why)
{
    unsigned level = optimisation < LEVELS ? optimisation : LEVELS - 1;
    Jit *jit = jits;

    while (jit && !(jit->level == level && str_eq(jit->processor, processor)))
        jit = jit->next;
    if (jit)
        return jit;
    jit = must_alloc(sizeof *jit);
    *jit = (Jit){ .next = jits, .processor = str_dup(&processors, processor), .level = level };
    if (make(jit, why)) {
        jits = jit;
        return jit;
    }
    free(jit);
    return NULL;
}

Str jit_processor(const Jit *jit)
{
    return jit->processor;
}

LLVMTargetDataRef jit_target(Jit *jit)
{
    return jit->target;
}

void jit_define(Jit *jit, const char *name, void *address)
{
    LLVMOrcCSymbolMapPair symbol = {
        LLVMOrcLLJITMangleAndIntern(jit->session, name),
        { (LLVMOrcExecutorAddress)(uintptr_t)address,
          { LLVMJITSymbolGenericFlagsExported | LLVMJITSymbolGenericFlagsCallable, 0 } }
    };
    Sb why = { 0 };

    good(LLVMOrcJITDylibDefine(jit->library, LLVMOrcAbsoluteSymbols(&symbol, 1)), &why);
    sb_free(&why);
}

static bool optimise(Jit *jit, LLVMModuleRef module, Sb *why)
{
    LLVMPassBuilderOptionsRef options;
    char passes[] = "default<O0>";
    bool done;

    if (jit->level == 0)
        return true;
    passes[sizeof passes - 3] = (char)('0' + jit->level);
    options = LLVMCreatePassBuilderOptions();
    done = good(LLVMRunPasses(module, passes, jit->machine, options), why);
    LLVMDisposePassBuilderOptions(options);
    return done;
}

LLVMOrcResourceTrackerRef jit_add(Jit *jit, LLVMContextRef context, LLVMModuleRef module, Sb *why)
{
    LLVMOrcThreadSafeContextRef owner;
    LLVMOrcThreadSafeModuleRef shared;
    LLVMOrcResourceTrackerRef code;
    bool optimised = optimise(jit, module, why);

    owner = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context);
    shared = LLVMOrcCreateNewThreadSafeModule(module, owner);
    LLVMOrcDisposeThreadSafeContext(owner);
    if (!optimised) {
        LLVMOrcDisposeThreadSafeModule(shared);
        return NULL;
    }
    code = LLVMOrcJITDylibCreateResourceTracker(jit->library);
    if (good(LLVMOrcLLJITAddLLVMIRModuleWithRT(jit->session, code, shared), why))
        return code;
    jit_remove(code);
    return NULL;
}

typedef struct Lookup {
    void *address;
    Sb *why;
} Lookup;

/* An LLVMOrcExecutionSessionLookupHandleResultFunction. */
static void take_symbol(LLVMErrorRef error, LLVMOrcCSymbolMapPairs result, size_t count,
                        void *state)
{
    Lookup *lookup = state;

    if (good(error, lookup->why) && count)
        lookup->address = (void *)(uintptr_t)result->Sym.Address;
}

void *jit_lookup(Jit *jit, const char *name, Sb *why)
{
    LLVMOrcCJITDylibSearchOrderElement where = {
        jit->library, LLVMOrcJITDylibLookupFlagsMatchExportedSymbolsOnly
    };
    LLVMOrcCLookupSetElement what = { LLVMOrcLLJITMangleAndIntern(jit->session, name),
                                      LLVMOrcSymbolLookupFlagsRequiredSymbol };
    Sb said = { 0 };
    Lookup lookup = { .why = &said };

    jit->refused.len = 0;
    LLVMOrcExecutionSessionLookup(LLVMOrcLLJITGetExecutionSession(jit->session),
                                  LLVMOrcLookupKindStatic, &where, 1, &what, 1, take_symbol,
                                  &lookup);
    if (jit->refused.len)
        sb_printf(why,
                  "it names%s, and native code reaches the functions of the runner's libraries, of "
                  "the mathematical library and of the compiler's alone",
                  jit->refused.data);
    else
        sb_str(why, sb_view(&said));
    sb_free(&said);
    return lookup.address;
}

void jit_remove(LLVMOrcResourceTrackerRef code)
{
    Sb why = { 0 };

    good(LLVMOrcResourceTrackerRemove(code), &why);
    LLVMOrcReleaseResourceTracker(code);
    sb_free(&why);
}
