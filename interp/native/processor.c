#include "interp/native/processor.h"

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Names { /* as LLVM takes them */
    Sb cpu, features;
} Names;

void processor_prepare(void)
{
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
}

static void add_host(Sb *sb, char *text)
{
    sb_add(sb, text);
    LLVMDisposeMessage(text);
}

static void read_names(Names *names, Str processor)
{
    size_t end = str_find(processor, ',');
    Str cpu = { processor.data, end }, features = str_from(processor, end + (end < processor.len));

    sb_add(&names->cpu, "");
    sb_add(&names->features, "");
    if (str_is(cpu, "native")) {
        add_host(&names->cpu, LLVMGetHostCPUName());
        add_host(&names->features, LLVMGetHostCPUFeatures());
    } else {
        sb_str(&names->cpu, cpu);
    }
    if (features.len) {
        sb_add(&names->features, names->features.len ? "," : "");
        sb_str(&names->features, features);
    }
}

/* LLVM says on standard error, and nowhere else, that it knows no such processor; it then goes on
 * with another. What was said from `before` on is taken back. */
static bool take_complaint(off_t before, Sb *why)
{
    char text[200];
    ssize_t got;

    fflush(stderr);
    if (before < 0 || lseek(STDERR_FILENO, 0, SEEK_CUR) <= before)
        return false;
    got = pread(STDERR_FILENO, text, sizeof text, before);
    sb_str(why, (Str){ text, str_find((Str){ text, got > 0 ? (size_t)got : 0 }, '(') });
    while (why->len && why->data[why->len - 1] == ' ')
        why->data[--why->len] = 0;
    if (ftruncate(STDERR_FILENO, before) == 0)
        lseek(STDERR_FILENO, before, SEEK_SET);
    return true;
}

static LLVMTargetMachineRef make_machine(LLVMTargetRef target, const char *triple,
                                         const Names *names, LLVMCodeGenOptLevel level, Sb *why)
{
    off_t before = lseek(STDERR_FILENO, 0, SEEK_CUR);
    LLVMTargetMachineRef machine =
        LLVMCreateTargetMachine(target, triple, names->cpu.data, names->features.data, level,
                                LLVMRelocDefault, LLVMCodeModelJITDefault);

    if (!take_complaint(before, why))
        return machine;
    LLVMDisposeTargetMachine(machine);
    return NULL;
}

LLVMTargetMachineRef processor_machine(Str processor, unsigned optimisation, Sb *why)
{
    static const LLVMCodeGenOptLevel LEVEL[] = { LLVMCodeGenLevelNone, LLVMCodeGenLevelLess,
                                                 LLVMCodeGenLevelDefault,
                                                 LLVMCodeGenLevelAggressive };
    char *triple = LLVMGetDefaultTargetTriple(), *error = NULL;
    LLVMTargetMachineRef machine = NULL;
    LLVMTargetRef target;
    Names names = { 0 };

    read_names(&names, processor);
    if (LLVMGetTargetFromTriple(triple, &target, &error))
        sb_add(why, error);
    else
        machine = make_machine(target, triple, &names, LEVEL[optimisation], why);
    LLVMDisposeMessage(error);
    LLVMDisposeMessage(triple);
    sb_free(&names.cpu);
    sb_free(&names.features);
    return machine;
}

bool processor_known(Str processor, Sb *why)
{
    LLVMTargetMachineRef machine = processor_machine(processor, 0, why);

    if (machine)
        LLVMDisposeTargetMachine(machine);
    return machine != NULL;
}

void processor_features(Sb *text)
{
    char *all = LLVMGetHostCPUFeatures();
    Str rest = str_of(all);

    while (rest.len) {
        Str feature = { rest.data, str_find(rest, ',') };

        if (feature.data[0] == '+') {
            sb_str(text, str_from(feature, 1));
            sb_char(text, '\n');
        }
        rest = str_from(rest, feature.len + 1);
    }
    LLVMDisposeMessage(all);
}
