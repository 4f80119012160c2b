#include "interp/native/jit.h"

#include "interp/native/runtime.h"

#include <llvm-c/Error.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>

#include <stdio.h>

enum { LEVELS = 4 };

struct Jit {
    unsigned level;
    LLVMTargetMachineRef machine; /* for the optimiser */
    LLVMTargetDataRef target;
    LLVMOrcLLJITRef session;
};

static Jit jits[LEVELS];

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

/* The machine this runs on, as a compiler that is told -march=native. */
static LLVMTargetMachineRef host_machine(unsigned level, Sb *why)
{
    static const LLVMCodeGenOptLevel LEVEL[LEVELS] = { LLVMCodeGenLevelNone, LLVMCodeGenLevelLess,
                                                       LLVMCodeGenLevelDefault,
                                                       LLVMCodeGenLevelAggressive };
    char *triple = LLVMGetDefaultTargetTriple(), *cpu = LLVMGetHostCPUName();
    char *features = LLVMGetHostCPUFeatures(), *error = NULL;
    LLVMTargetMachineRef machine = NULL;
    LLVMTargetRef target;

    if (LLVMGetTargetFromTriple(triple, &target, &error))
        sb_add(why, error);
    else
        machine = LLVMCreateTargetMachine(target, triple, cpu, features, LEVEL[level],
                                          LLVMRelocDefault, LLVMCodeModelJITDefault);
    LLVMDisposeMessage(error);
    LLVMDisposeMessage(features);
    LLVMDisposeMessage(cpu);
    LLVMDisposeMessage(triple);
    return machine;
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

static bool make(Jit *jit, unsigned level, Sb *why)
{
    LLVMOrcLLJITBuilderRef builder;
    LLVMTargetMachineRef machine;

    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
    machine = host_machine(level, why);
    jit->machine = machine ? host_machine(level, why) : NULL;
    if (!jit->machine)
        return false;
    builder = LLVMOrcCreateLLJITBuilder();
    LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(
        builder, LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(machine));
    jit->level = level;
    jit->target = LLVMCreateTargetDataLayout(jit->machine);
    if (!good(LLVMOrcCreateLLJIT(&jit->session, builder), why))
        return false;
    runtime_define(jit);
    return add_process_symbols(jit, why);
}

Jit *jit_at(unsigned optimisation, Sb *why)
{
    Jit *jit = &jits[optimisation < LEVELS ? optimisation : LEVELS - 1];

    if (!jit->session && !make(jit, (unsigned)(jit - jits), why))
        return NULL;
    return jit;
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
