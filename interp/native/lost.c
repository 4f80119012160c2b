#include "interp/native/lost.h"

#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>

/* Metadata of instructions whose breach is poison or undefined (LangRef, "Metadata"). */
static const char *const METADATA[] = { "range",   "nonnull",   "align",
                                        "noundef", "nofpclass", "noalias.addrspace" };
enum { METADATA_COUNT = sizeof METADATA / sizeof *METADATA };
enum { SAMESIGN = METADATA_COUNT, FAST_MATH, KIND_COUNT };

typedef struct Lost {
    Sb *lines;
    unsigned metadata[METADATA_COUNT]; /* as LLVM numbers their kinds */
    bool told[KIND_COUNT];
} Lost;

static void add_place(Sb *sb, LLVMValueRef instruction)
{
    LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(instruction));
    unsigned line = LLVMGetDebugLocLine(instruction), name_length = 0;
    size_t length;
    const char *name = LLVMGetValueName2(function, &length), *file;

    sb_add(sb, "in ");
    if (line && (file = LLVMGetDebugLocFilename(instruction, &name_length)))
        sb_printf(sb, "%.*s:%u:%u, in ", (int)name_length, file, line,
                  LLVMGetDebugLocColumn(instruction));
    sb_printf(sb, "@%.*s", (int)length, name);
}

static void tell(Lost *lost, unsigned kind, const char *what, LLVMValueRef instruction)
{
    if (lost->told[kind])
        return;
    lost->told[kind] = true;
    sb_printf(lost->lines, "%s (first ", what);
    add_place(lost->lines, instruction);
    sb_add(lost->lines, ")\n");
}

static void look_at_metadata(Lost *lost, LLVMValueRef instruction)
{
    size_t count;
    LLVMValueMetadataEntry *entries =
        LLVMInstructionGetAllMetadataOtherThanDebugLoc(instruction, &count);

    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < METADATA_COUNT; k++)
            if (LLVMValueMetadataEntriesGetKind(entries, i) == lost->metadata[k]) {
                Sb what = { 0 };

                sb_printf(&what, "'!%s'", METADATA[k]);
                tell(lost, k, what.data, instruction);
                sb_free(&what);
            }
    LLVMDisposeValueMetadataEntries(entries);
}

static void look_at(Lost *lost, LLVMValueRef instruction)
{
    LLVMOpcode opcode = LLVMGetInstructionOpcode(instruction);

    look_at_metadata(lost, instruction);
    if (opcode == LLVMICmp && LLVMGetICmpSameSign(instruction))
        tell(lost, SAMESIGN, "'samesign' of icmp", instruction);
    if ((opcode == LLVMPHI || opcode == LLVMFPTrunc || opcode == LLVMFPExt)
        && LLVMCanValueUseFastMathFlags(instruction)
        && (LLVMGetFastMathFlags(instruction) & (LLVMFastMathNoNaNs | LLVMFastMathNoInfs)))
        tell(lost, FAST_MATH, "'nnan' or 'ninf' of phi, fptrunc or fpext", instruction);
}

static void look_through(Lost *lost, LLVMModuleRef module)
{
    LLVMValueRef function = LLVMGetFirstFunction(module), instruction;
    LLVMBasicBlockRef block;

    for (; function; function = LLVMGetNextFunction(function))
        for (block = LLVMGetFirstBasicBlock(function); block; block = LLVMGetNextBasicBlock(block))
            for (instruction = LLVMGetFirstInstruction(block); instruction;
                 instruction = LLVMGetNextInstruction(instruction))
                look_at(lost, instruction);
}

void lost_find(Str ir, Sb *lines)
{
    LLVMContextRef context = LLVMContextCreate();
    LLVMMemoryBufferRef buffer =
        LLVMCreateMemoryBufferWithMemoryRange(ir.data, ir.len, "the module", true);
    Lost lost = { .lines = lines };
    LLVMModuleRef module;
    char *why = NULL;

    for (unsigned i = 0; i < METADATA_COUNT; i++)
        lost.metadata[i] =
            LLVMGetMDKindIDInContext(context, METADATA[i], (unsigned)str_of(METADATA[i]).len);
    if (!LLVMParseIRInContext(context, buffer, &module, &why)) {
        look_through(&lost, module);
        LLVMDisposeModule(module);
    }
    LLVMDisposeMessage(why);
    LLVMContextDispose(context);
}
