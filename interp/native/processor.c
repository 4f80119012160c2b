#include "interp/native/processor.h"

#include "interp/native/complaint.h"

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>

typedef struct Names { /* as LLVM takes them */
    Sb cpu, features;
} Names;

void processor_prepare(void)
{
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
    LLVMInitializeNativeAsmParser();
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

/* "'x' is not a recognized processor for this target (ignoring processor)": LLVM would go on with
 * another. */
static bool is_refused(off_t start, Sb *why)
{
    Sb said = { 0 };
    bool refused = complaint_take(start, &said);

    if (refused)
        sb_str(why, (Str){ said.data, str_find(sb_view(&said), '(') });
    while (refused && why->data[why->len - 1] == ' ')
        why->data[--why->len] = 0;
    sb_free(&said);
    return refused;
}

static LLVMTargetMachineRef make_machine(LLVMTargetRef target, const char *triple,
                                         const Names *names, LLVMCodeGenOptLevel level, Sb *why)
{
    off_t start = complaint_start();
    LLVMTargetMachineRef machine =
        LLVMCreateTargetMachine(target, triple, names->cpu.data, names->features.data, level,
                                LLVMRelocDefault, LLVMCodeModelJITDefault);

    if (!is_refused(start, why))
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
