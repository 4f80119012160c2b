/* The keywords of LLVM IR that stand for numbers. The values are those of LLVM's C++ enums. */
#include "dialects/llvm/llvm.h"

const EnumDef LLVM_ENUM_FASTMATH = {
    .name = "::mlir::LLVM::FastmathFlags",
    .summary = "LLVM fastmath flags",
    .bits = true,
    .separator = ", ",
    .cases = (const EnumCase[]){ { "none", 0 },
                                 { "nnan", 1 },
                                 { "ninf", 2 },
                                 { "nsz", 4 },
                                 { "arcp", 8 },
                                 { "contract", 16 },
                                 { "afn", 32 },
                                 { "reassoc", 64 },
                                 { "fast", 127 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_OVERFLOW = {
    .name = "::mlir::LLVM::IntegerOverflowFlags",
    .summary = "LLVM integer overflow flags",
    .bits = true,
    .separator = ", ",
    .cases = (const EnumCase[]){ { "none", 0 }, { "nsw", 1 }, { "nuw", 2 }, { 0 } },
};

const EnumDef LLVM_ENUM_LINKAGE = {
    .name = "::mlir::LLVM::linkage::Linkage",
    .summary = "LLVM linkage types",
    .cases = (const EnumCase[]){ { "external", 0 },
                                 { "available_externally", 1 },
                                 { "linkonce", 2 },
                                 { "linkonce_odr", 3 },
                                 { "weak", 4 },
                                 { "weak_odr", 5 },
                                 { "appending", 6 },
                                 { "internal", 7 },
                                 { "private", 8 },
                                 { "extern_weak", 9 },
                                 { "common", 10 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_CCONV = {
    .name = "::mlir::LLVM::cconv::CConv",
    .summary = "Calling Conventions",
    .cases = (const EnumCase[]){ { "ccc", 0 },
                                 { "fastcc", 8 },
                                 { "coldcc", 9 },
                                 { "cc_10", 10 },
                                 { "cc_11", 11 },
                                 { "anyregcc", 13 },
                                 { "preserve_mostcc", 14 },
                                 { "preserve_allcc", 15 },
                                 { "swiftcc", 16 },
                                 { "cxx_fast_tlscc", 17 },
                                 { "tailcc", 18 },
                                 { "cfguard_checkcc", 19 },
                                 { "swifttailcc", 20 },
                                 { "x86_stdcallcc", 64 },
                                 { "x86_fastcallcc", 65 },
                                 { "arm_apcscc", 66 },
                                 { "arm_aapcscc", 67 },
                                 { "arm_aapcs_vfpcc", 68 },
                                 { "msp430_intrcc", 69 },
                                 { "x86_thiscallcc", 70 },
                                 { "ptx_kernelcc", 71 },
                                 { "ptx_devicecc", 72 },
                                 { "spir_funccc", 75 },
                                 { "spir_kernelcc", 76 },
                                 { "intel_ocl_bicc", 77 },
                                 { "x86_64_sysvcc", 78 },
                                 { "win64cc", 79 },
                                 { "x86_vectorcallcc", 80 },
                                 { "hhvmcc", 81 },
                                 { "hhvm_ccc", 82 },
                                 { "x86_intrcc", 83 },
                                 { "avr_intrcc", 84 },
                                 { "avr_builtincc", 86 },
                                 { "amdgpu_vscc", 87 },
                                 { "amdgpu_gscc", 88 },
                                 { "amdgpu_cscc", 90 },
                                 { "amdgpu_kernelcc", 91 },
                                 { "x86_regcallcc", 92 },
                                 { "amdgpu_hscc", 93 },
                                 { "msp430_builtincc", 94 },
                                 { "amdgpu_lscc", 95 },
                                 { "amdgpu_escc", 96 },
                                 { "aarch64_vectorcallcc", 97 },
                                 { "aarch64_sve_vectorcallcc", 98 },
                                 { "wasm_emscripten_invokecc", 99 },
                                 { "amdgpu_gfxcc", 100 },
                                 { "m68k_intrcc", 101 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_TAIL_CALL = {
    .name = "::mlir::LLVM::tailcallkind::TailCallKind",
    .summary = "Tail Call Kind",
    .cases = (const EnumCase[]){ { "none", 0 },
                                 { "notail", 3 },
                                 { "musttail", LLVM_MUST_TAIL },
                                 { "tail", LLVM_TAIL },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_ORDERING = {
    .name = "::mlir::LLVM::AtomicOrdering",
    .summary = "Atomic ordering for LLVM's memory model",
    .cases = (const EnumCase[]){ { "not_atomic", 0 },
                                 { "unordered", 1 },
                                 { "monotonic", 2 },
                                 { "acquire", 4 },
                                 { "release", 5 },
                                 { "acq_rel", 6 },
                                 { "seq_cst", 7 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_BIN_OP = {
    .name = "::mlir::LLVM::AtomicBinOp",
    .summary = "llvm.atomicrmw binary operations",
    .cases = (const EnumCase[]){ { "xchg", 0 },       { "add", 1 },
                                 { "sub", 2 },        { "_and", 3 },
                                 { "nand", 4 },       { "_or", 5 },
                                 { "_xor", 6 },       { "max", 7 },
                                 { "min", 8 },        { "umax", 9 },
                                 { "umin", 10 },      { "fadd", 11 },
                                 { "fsub", 12 },      { "fmax", 13 },
                                 { "fmin", 14 },      { "uinc_wrap", 15 },
                                 { "udec_wrap", 16 }, { "usub_cond", 17 },
                                 { "usub_sat", 18 },  { "fmaximum", 19 },
                                 { "fminimum", 20 },  { 0 } },
};

const EnumDef LLVM_ENUM_ICMP = {
    .name = "::mlir::LLVM::ICmpPredicate",
    .summary = "llvm.icmp comparison predicate",
    .cases = (const EnumCase[]){ { "eq", 0 },
                                 { "ne", 1 },
                                 { "slt", 2 },
                                 { "sle", 3 },
                                 { "sgt", 4 },
                                 { "sge", 5 },
                                 { "ult", 6 },
                                 { "ule", 7 },
                                 { "ugt", 8 },
                                 { "uge", 9 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_FCMP = {
    .name = "::mlir::LLVM::FCmpPredicate",
    .summary = "llvm.fcmp comparison predicate",
    .cases = (const EnumCase[]){ { "_false", 0 },
                                 { "oeq", 1 },
                                 { "ogt", 2 },
                                 { "oge", 3 },
                                 { "olt", 4 },
                                 { "ole", 5 },
                                 { "one", 6 },
                                 { "ord", 7 },
                                 { "ueq", 8 },
                                 { "ugt", 9 },
                                 { "uge", 10 },
                                 { "ult", 11 },
                                 { "ule", 12 },
                                 { "une", 13 },
                                 { "uno", 14 },
                                 { "_true", 15 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_VISIBILITY = {
    .name = "::mlir::LLVM::Visibility",
    .summary = "LLVM GlobalValue Visibility",
    .cases = (const EnumCase[]){ { "", 0 }, { "hidden", 1 }, { "protected", 2 }, { 0 } },
};

const EnumDef LLVM_ENUM_UNNAMED_ADDR = {
    .name = "::mlir::LLVM::UnnamedAddr",
    .summary = "LLVM GlobalValue UnnamedAddr",
    .cases =
        (const EnumCase[]){ { "", 0 }, { "local_unnamed_addr", 1 }, { "unnamed_addr", 2 }, { 0 } },
};

const EnumDef LLVM_ENUM_COMDAT = {
    .name = "::mlir::LLVM::comdat::Comdat",
    .summary = "LLVM Comdat Types",
    .cases = (const EnumCase[]){ { "any", 0 },
                                 { "exactmatch", 1 },
                                 { "largest", 2 },
                                 { "nodeduplicate", 3 },
                                 { "samesize", 4 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_ASM_DIALECT = {
    .name = "::mlir::LLVM::AsmDialect",
    .summary = "ATT (0) or Intel (1) asm dialect",
    .cases = (const EnumCase[]){ { "att", 0 }, { "intel", 1 }, { 0 } },
};

const EnumDef LLVM_ENUM_FRAME_POINTER = {
    .name = "::mlir::LLVM::framePointerKind::FramePointerKind",
    .summary = "LLVM FramePointerKind",
    .cases = (const EnumCase[]){ { "none", 0 },
                                 { "non-leaf", 1 },
                                 { "all", 2 },
                                 { "reserved", 3 },
                                 { "non-leaf-no-reserve", 4 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_UWTABLE = {
    .name = "::mlir::LLVM::uwtable::UWTableKind",
    .summary = "LLVM Unwind Behavior",
    .cases = (const EnumCase[]){ { "none", 0 }, { "sync", 1 }, { "async", 2 }, { 0 } },
};

const EnumDef LLVM_ENUM_MOD_REF = {
    .name = "::mlir::LLVM::ModRefInfo",
    .summary = "LLVM ModRefInfo",
    .cases =
        (const EnumCase[]){
            { "none", 0 }, { "read", 1 }, { "write", 2 }, { "readwrite", 3 }, { 0 } },
};

const EnumDef LLVM_ENUM_GEP_FLAGS = {
    .name = "::mlir::LLVM::GEPNoWrapFlags",
    .summary = "::mlir::LLVM::GEPNoWrapFlags",
    .bits = true,
    .separator = "|",
    .cases = (const EnumCase[]){ { "none", 0 },
                                 { "inbounds_flag", 1 },
                                 { "nusw", 2 },
                                 { "nuw", 4 },
                                 { "inbounds", 3 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_FLAG_BEHAVIOR = {
    .name = "::mlir::LLVM::ModFlagBehavior",
    .summary = "LLVM Module Flag Behavior",
    .cases = (const EnumCase[]){ { "error", 1 },
                                 { "warning", 2 },
                                 { "require", 3 },
                                 { "override", 4 },
                                 { "append", 5 },
                                 { "append_unique", 6 },
                                 { "max", 7 },
                                 { "min", 8 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_PROFILE_FORMAT = {
    .name = "::mlir::LLVM::ProfileSummaryFormatKind",
    .summary = "LLVM ProfileSummary format kinds",
    .cases =
        (const EnumCase[]){
            { "SampleProfile", 0 }, { "InstrProf", 1 }, { "CSInstrProf", 2 }, { 0 } },
};

const EnumDef LLVM_ENUM_EMISSION = {
    .name = "::mlir::LLVM::DIEmissionKind",
    .summary = "LLVM debug emission kind",
    .cases = (const EnumCase[]){ { "None", 0 },
                                 { "Full", 1 },
                                 { "LineTablesOnly", 2 },
                                 { "DebugDirectivesOnly", 3 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_NAME_TABLE = {
    .name = "::mlir::LLVM::DINameTableKind",
    .summary = "LLVM debug name table kind",
    .cases =
        (const EnumCase[]){ { "Default", 0 }, { "GNU", 1 }, { "None", 2 }, { "Apple", 3 }, { 0 } },
};

const EnumDef LLVM_ENUM_DI_FLAGS = {
    .name = "::mlir::LLVM::DIFlags",
    .summary = "LLVM DI flags",
    .bits = true,
    .separator = "|",
    .cases = (const EnumCase[]){ { "Zero", 0 },
                                 { "Bit0", 1 },
                                 { "Bit1", 2 },
                                 { "Private", 1, .group = true },
                                 { "Protected", 2, .group = true },
                                 { "Public", 3 },
                                 { "FwdDecl", 4 },
                                 { "AppleBlock", 8 },
                                 { "ReservedBit4", 16 },
                                 { "Virtual", 32 },
                                 { "Artificial", 64 },
                                 { "Explicit", 128 },
                                 { "Prototyped", 256 },
                                 { "ObjcClassComplete", 512 },
                                 { "ObjectPointer", 1024 },
                                 { "Vector", 2048 },
                                 { "StaticMember", 4096 },
                                 { "LValueReference", 8192 },
                                 { "RValueReference", 16384 },
                                 { "ExportSymbols", 32768 },
                                 { "SingleInheritance", 65536 },
                                 { "MultipleInheritance", 65536 },
                                 { "VirtualInheritance", 65536 },
                                 { "IntroducedVirtual", 262144 },
                                 { "BitField", 524288 },
                                 { "NoReturn", 1048576 },
                                 { "TypePassByValue", 4194304 },
                                 { "TypePassByReference", 8388608 },
                                 { "EnumClass", 16777216 },
                                 { "Thunk", 33554432 },
                                 { "NonTrivial", 67108864 },
                                 { "BigEndian", 134217728 },
                                 { "LittleEndian", 268435456 },
                                 { "AllCallsDescribed", 536870912 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_SUBPROGRAM_FLAGS = {
    .name = "::mlir::LLVM::DISubprogramFlags",
    .summary = "LLVM DISubprogram flags",
    .bits = true,
    .separator = "|",
    .cases = (const EnumCase[]){ { "Virtual", 1 },
                                 { "PureVirtual", 2 },
                                 { "LocalToUnit", 4 },
                                 { "Definition", 8 },
                                 { "Optimized", 16 },
                                 { "Pure", 32 },
                                 { "Elemental", 64 },
                                 { "Recursive", 128 },
                                 { "MainSubprogram", 256 },
                                 { "Deleted", 512 },
                                 { "ObjCDirect", 2048 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_ROUNDING = {
    .name = "::mlir::LLVM::RoundingMode",
    .summary = "LLVM Rounding Mode",
    .cases = (const EnumCase[]){ { "towardzero", 0 },
                                 { "tonearest", 1 },
                                 { "upward", 2 },
                                 { "downward", 3 },
                                 { "tonearestaway", 4 },
                                 { "dynamic", 7 },
                                 { "invalid", -1 },
                                 { 0 } },
};

const EnumDef LLVM_ENUM_FP_EXCEPTIONS = {
    .name = "::mlir::LLVM::FPExceptionBehavior",
    .summary = "LLVM Exception Behavior",
    .cases = (const EnumCase[]){ { "ignore", 0 }, { "maytrap", 1 }, { "strict", 2 }, { 0 } },
};

const EnumCase *llvm_optional_keyword(AsmParser *p, const EnumDef *def)
{
    for (const EnumCase *c = def->cases; c->keyword; c++)
        if (*c->keyword && asm_optional_keyword(p, c->keyword))
            return c;
    return NULL;
}
