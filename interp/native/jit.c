#include "interp/native/jit.h"

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

static bool add_process_symbols(Jit *jit, Sb *why)
{
    LLVMOrcDefinitionGeneratorRef generator;

    if (!good(LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(
                  &generator, LLVMOrcLLJITGetGlobalPrefix(jit->session), NULL, NULL),
              why))
        return false;
    LLVMOrcJITDylibAddGenerator(LLVMOrcLLJITGetMainJITDylib(jit->session), generator);
    return true;
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
    runtime_define(jit);
    return add_process_symbols(jit, why);
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

    good(LLVMOrcJITDylibDefine(LLVMOrcLLJITGetMainJITDylib(jit->session),
                               LLVMOrcAbsoluteSymbols(&symbol, 1)),
         &why);
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
    code = LLVMOrcJITDylibCreateResourceTracker(LLVMOrcLLJITGetMainJITDylib(jit->session));
    if (good(LLVMOrcLLJITAddLLVMIRModuleWithRT(jit->session, code, shared), why))
        return code;
    jit_remove(code);
    return NULL;
}

void *jit_lookup(Jit *jit, const char *name, Sb *why)
{
    LLVMOrcExecutorAddress address = 0;

    return good(LLVMOrcLLJITLookup(jit->session, &address, name), why) ? (void *)(uintptr_t)address
                                                                       : NULL;
}

void jit_remove(LLVMOrcResourceTrackerRef code)
{
    Sb why = { 0 };

    good(LLVMOrcResourceTrackerRemove(code), &why);
    LLVMOrcReleaseResourceTracker(code);
    sb_free(&why);
}
