/* Lower: from MLIR to LLVM IR, by our own rules, for the machine beside the interpreter.
 *
 * A lowering is one row and one function: what LLVM instructions an operation becomes. It is
 * written from the operation's documentation and LLVM's LangRef, and shares nothing with
 * semantics/: two witnesses who copy from each other are one.
 *
 * The module comes in generic form and is read without any dialect: an operation is its name, its
 * operands and its properties (`property`); attributes of dialects are text (`word_in`).
 *
 * How values look in LLVM IR:
 *   iN, index           iN, i64 (or i32: --index-bitwidth)
 *   f16 bf16 f32 f64    half bfloat float double; f80, f128: x86_fp80, fp128; other floats have no
 *                       native counterpart
 *   complex<T>          { T, T }
 *   vector, tensor      of static shape: <N x T>, all lanes in row-major order (one for rank 0)
 *   memref              upstream's descriptor: { ptr allocated, ptr aligned, index offset,
 *                       [rank x index] sizes, [rank x index] strides }, the arrays only from rank 1
 *   memref<*xT>         { index rank, ptr descriptor }
 *   function            ptr
 *   !llvm.ptr, !llvm.struct, !llvm.array: what they say (llvm_type.h)
 *   !ptr.ptr            ptr; !ptr.ptr_metadata of a memref: its descriptor
 * Functions take and give memrefs as upstream's do: an argument's fields one by one.
 */
#ifndef INTERP_NATIVE_LOWER_LOWER_H
#define INTERP_NATIVE_LOWER_LOWER_H

#include "core/base/map.h"
#include "core/ir/context.h"

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>

/* Where the terminators of a region go, and with what. */
typedef struct Exit {
    LLVMBasicBlockRef block;
    LLVMValueRef *phis; /* in `block`, `count` of them: one for each value a terminator hands on */
    unsigned count;
    struct Exit *outer;
} Exit;

typedef struct Lower {
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMBuilderRef builder;   /* stands where the next instruction goes */
    LLVMTargetDataRef target; /* sizes and alignments */
    unsigned index_width;
    const Op *top;             /* the module being lowered */
    LLVMValueRef function;     /* being filled */
    Exit *exit;                /* of the region being filled; NULL in a function's body */
    const LLVMValueRef *point; /* indices of the loops of the linalg operation around */
    Map values;                /* pointer of a Value -> LLVMValueRef */
    Map blocks;                /* pointer of a Block -> LLVMBasicBlockRef */
    Arena arena;               /* given back with the Lower */
    Sb why;                    /* why the module cannot be lowered; empty while it can */
} Lower;

/* Emits the operation's instructions, and binds its results. False once `lower_fail` said why the
 * operation has no native counterpart. */
typedef struct Lowering Lowering;
typedef bool LowerOp(Lower *l, const Op *op);
typedef bool LowerBy(Lower *l, const Op *op, const Lowering *row);
struct Lowering {
    const char *names; /* of the operations that become the same, with spaces between them */
    LowerOp *lower;
    /* Or, one function for several rows, by what tells them apart: an opcode, a sign ...; what is
     * called, of LLVM's intrinsics or the C library: NULL where it has the operation's own name. */
    LowerBy *by;
    int code;
    const char *callee;
    const char *letters; /* of linalg's operands: linalg.h */
};

/* A table a file; each ends with NULL names. lower.c lists them. */
extern const Lowering FUNC_LOWERINGS[], CF_LOWERINGS[], SCF_LOWERINGS[], AFFINE_LOWERINGS[],
    ARITH_ANY_LOWERINGS[], ARITH_INTEGER_LOWERINGS[], ARITH_FLOAT_LOWERINGS[],
    ARITH_CAST_LOWERINGS[], ARITH_SCALING_LOWERINGS[], MATH_LOWERINGS[], MEMREF_LOWERINGS[],
    MEMREF_ALLOC_LOWERINGS[], MEMREF_ATOMIC_LOWERINGS[], MEMREF_COPY_LOWERINGS[],
    MEMREF_RESHAPE_LOWERINGS[], MEMREF_VIEW_LOWERINGS[], VECTOR_LOWERINGS[],
    VECTOR_LANES_LOWERINGS[], VECTOR_MASK_LOWERINGS[], VECTOR_SUMS_LOWERINGS[],
    PROCESSOR_LOWERINGS[], VECTOR_MEMORY_LOWERINGS[], VECTOR_TRANSFER_LOWERINGS[],
    COMPLEX_LOWERINGS[], TENSOR_LOWERINGS[], BUFFERIZATION_LOWERINGS[], LINALG_LOWERINGS[],
    LINALG_PACK_LOWERINGS[], ML_PROGRAM_LOWERINGS[], LLVM_LOWERINGS[], LLVM_LANES_LOWERINGS[],
    LLVM_VALUE_LOWERINGS[], LLVM_MEMORY_LOWERINGS[], LLVM_INTRINSIC_LOWERINGS[], PTR_LOWERINGS[];

/* Lowers the module's operations into a new LLVM module in `context`. NULL, with `*why` (the
 * caller's to free) telling operation and reason, when one has no native counterpart. */
LLVMModuleRef lower_module(LLVMContextRef context, LLVMTargetDataRef target, const Op *top,
                           unsigned index_width, Sb *why);
/* func.c: functions and globals are declared before any body is lowered. */
bool lower_top_level(Lower *l);
bool lower_global(Lower *l, const Op *op); /* memref.c */
/* llvm_global.c. Globals and aliases are there before what they begin with, which may be the
 * address of another. */
bool lower_llvm_global(Lower *l, const Op *op);
bool lower_llvm_alias(Lower *l, const Op *op);
bool lower_llvm_initial_value(Lower *l, const Op *op);
/* llvm_value.c. An attribute as a struct or array; NULL as `lower_constant`. */
LLVMValueRef llvm_constant(Lower *l, const Op *op, const Type *type, const Attr *attr);
/* ptr.c. The type of the llvm dialect, or the memref, whose form a type of the ptr dialect has;
 * NULL where there is none. */
const Type *ptr_stands_for(const Type *type);
/* The names of all operations that have a lowering, one a line. */
void lower_names(Sb *sb);

/* Always false; the first reason counts. */
bool lower_fail(Lower *l, const Op *op, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* lower.c: values and regions. */
LLVMValueRef value_of(Lower *l, const Value *value);
LLVMValueRef in(Lower *l, const Op *op, unsigned operand);
void bind(Lower *l, const Value *value, LLVMValueRef to);
void out(Lower *l, const Op *op, unsigned result, LLVMValueRef to);
/* Result 0 is the value; false where that is NULL. */
bool give(Lower *l, const Op *op, LLVMValueRef value);
bool lower_op(Lower *l, const Op *op);
/* Lowers all reachable blocks of the region from where the builder stands, with the values given
 * for its entry's arguments; its terminators go to `exit` (NULL: a function's body). Afterwards the
 * builder stands nowhere in particular. */
bool lower_region(Lower *l, const Region *region, const LLVMValueRef *args, Exit *exit);
/* Terminators, and operations like them: all operands go to the region's exit: the next iteration,
 * the operation's results, a test, a reduction. */
LowerOp lower_yield;
LowerOp lower_nothing; /* what changes nothing, or is over at once */
LowerOp lower_same;    /* the results are the operands */
/* A block that goes on to the successor with these values as its arguments. */
LLVMBasicBlockRef edge_to(Lower *l, const Block *successor, const LLVMValueRef *values);
/* A block behind all others of the function. */
LLVMBasicBlockRef new_block(Lower *l, const char *name);
/* An exit of the operation's regions into a new block, with phis of these types; the builder stays
 * where it is. NULL, and `lower_fail` was called, where a type has no counterpart. */
Exit *new_exit(Lower *l, const Op *op, const char *name, const Type *const *types, unsigned count);
/* Memory in the function's entry block: it does not grow in loops. */
LLVMValueRef entry_alloca(Lower *l, LLVMTypeRef type, const char *name);

/* lower_type.c. NULL, and `lower_fail` was called for `op`, where the type has no counterpart. */
LLVMTypeRef lower_type(Lower *l, const Op *op, const Type *type);
LLVMTypeRef result_type(Lower *l, const Op *op); /* of result 0 */
LLVMTypeRef index_type(Lower *l);
LLVMValueRef index_constant(Lower *l, int64_t value);
/* An attribute's value (integer, float, dense elements) in the form above; NULL as above. */
LLVMValueRef lower_constant(Lower *l, const Op *op, const Type *type, const Attr *attr);
/* A scalar, one of the dense elements. */
LLVMValueRef element_constant(Lower *l, const Op *op, const Type *type, const Attr *dense,
                              int64_t at);
/* The element type, in MLIR, of a vector or tensor; any other type itself. */
const Type *lane_type(const Type *type);
/* How a memref's elements lie in memory: as `lower_type` says, but a vector of rank n as arrays of
 * vectors of rank 1. */
LLVMTypeRef memory_type(Lower *l, const Op *op, const Type *element);
LLVMValueRef build_load(Lower *l, const Op *op, const Type *element, LLVMValueRef pointer);
bool build_store(Lower *l, const Op *op, const Type *element, LLVMValueRef value,
                 LLVMValueRef pointer);
uint64_t element_bytes(Lower *l, const Op *op, const Type *element); /* from one to the next */

/* attr.c. The value of an attribute of that name, or what to take where it is absent. */
int64_t property_int(const Op *op, const char *name, int64_t otherwise);
/* function_type.c. Is it one of the functions that have a lowering? */
bool is_lowered_function(const Op *op);
/* What the function takes and gives, as a builtin function type: of llvm.func too,
 * whose type has no definition here. NULL where it cannot be told, or takes any number of values.
 */
const Type *signature_type(const Op *function);
bool property_flag(const Op *op, const char *name); /* a unit attribute is present */
/* Is the word among those of a dialect's attribute: "nsw" in #arith.overflow<nsw, nuw>? */
bool word_in(const Attr *attr, const char *word);
/* Operands of segment `index` by operandSegmentSizes: the first, and how many. */
unsigned operand_segment(const Op *op, unsigned index, unsigned *count);
/* The operation's fast-math flags: of arith and math, or of llvm. NULL where it has none. */
const Attr *fastmath_of(const Op *op);
/* On the instruction, where it can bear them. */
void set_fastmath(LLVMValueRef instruction, const Attr *fastmath);
/* Of an instruction that gives what is on the way to the result, of which `nnan` and `ninf` do not
 * speak. */
void set_fastmath_within(LLVMValueRef instruction, const Attr *fastmath);
bool give_fast(Lower *l, const Op *op, LLVMValueRef value); /* as `give`, with the flags */
/* The function, global ... of the top-level module that the symbol names; NULL if none. */
const Op *symbol_in_module(const Lower *l, const Attr *symbol);

/* lower_call.c: LLVM's intrinsics and the C library. */
/* A call of the overloaded intrinsic ("llvm.smax") for these types. */
LLVMValueRef call_intrinsic(Lower *l, const char *name, LLVMTypeRef *overloads,
                            unsigned overload_count, LLVMValueRef *args, unsigned count);
/* The same where the intrinsic is overloaded on its result's type, which is the operands'. */
LLVMValueRef call_same(Lower *l, const char *name, LLVMValueRef *args, unsigned count);
/* What the row calls, behind `prefix`. */
const char *callee_of(Lower *l, const Op *op, const Lowering *row, const char *prefix);
/* The greater or lesser number, by llvm's maxnum and minnum. */
LLVMValueRef lower_extremum(Lower *l, LLVMValueRef a, LLVMValueRef b, bool greatest);
/* Of llvm.intr.NAME: llvm.NAME. */
const char *lower_intrinsic_name(Lower *l, const Op *op);
/* The operation is the row's intrinsic, overloaded so, on all its operands. */
LowerBy lower_intrinsic;
/* A call of a C function, declared when first needed. */
LLVMValueRef call_c(Lower *l, const char *name, LLVMTypeRef result, LLVMValueRef *args,
                    unsigned count);
/* Goes on where the i1 is true; else the program stops itself, with the message unless empty. */
void trap_unless(Lower *l, LLVMValueRef holds, Str message);
/* `scalar` on every lane of vectors (or once on scalars): for what LLVM has for scalars alone. */
LLVMValueRef map_lanes(Lower *l, LLVMTypeRef result, LLVMValueRef *args, unsigned count,
                       LLVMValueRef (*scalar)(Lower *l, LLVMValueRef *args, void *state),
                       void *state);
/* `value` in every lane of `type`, or itself where that is no vector. */
LLVMValueRef splat_to(Lower *l, LLVMTypeRef type, LLVMValueRef value);

/* descriptor.c: memrefs. */
LLVMTypeRef pointer_type(Lower *l);
LLVMTypeRef descriptor_type(Lower *l, unsigned rank);
LLVMValueRef memref_allocated(Lower *l, LLVMValueRef memref);
LLVMValueRef memref_aligned(Lower *l, LLVMValueRef memref);
LLVMValueRef memref_offset(Lower *l, LLVMValueRef memref);
LLVMValueRef memref_size(Lower *l, LLVMValueRef memref, unsigned dim);
LLVMValueRef memref_stride(Lower *l, LLVMValueRef memref, unsigned dim);
/* A descriptor of these fields; `sizes` and `strides` have `rank` values of index type. */
LLVMValueRef memref_build(Lower *l, unsigned rank, LLVMValueRef allocated, LLVMValueRef aligned,
                          LLVMValueRef offset, const LLVMValueRef *sizes,
                          const LLVMValueRef *strides);
/* The address of the element at the indices, `rank` values of index type. */
LLVMValueRef element_address(Lower *l, const Op *op, const Type *memref_type, LLVMValueRef memref,
                             const LLVMValueRef *indices);
/* What a memref operand is subscripted with: the operands behind it, or what the attribute of that
 * name, if there is one, makes of them; and the address of that element. */
LLVMValueRef *subscripts(Lower *l, const Op *op, unsigned memref, const char *map);
LLVMValueRef operand_address(Lower *l, const Op *op, unsigned memref);
/* Where a memref's elements lie behind its aligned pointer: `rank` sizes and strides of index type.
 */
typedef struct Strided {
    unsigned rank;
    LLVMValueRef offset, *sizes, *strides; /* arrays of the Lower's arena */
} Strided;

/* Offset 0; sizes and strides are still to be filled in. */
Strided strided_new(Lower *l, unsigned rank);
Strided strided_of(Lower *l, LLVMValueRef memref, unsigned rank);
LLVMValueRef strided_memref(Lower *l, LLVMValueRef allocated, LLVMValueRef aligned,
                            Strided strided);
/* Fills in the strides of rows that follow each other. */
void strided_row_major(Lower *l, Strided *strided);
/* Elements from the aligned pointer to the end of the last one; 0 where a size is. */
LLVMValueRef strided_extent(Lower *l, Strided strided);
/* The same memory as this memref's. */
LLVMValueRef strided_view(Lower *l, LLVMValueRef memref, Strided strided);
/* The operands from `first` on, as indices or the like. */
LLVMValueRef *operand_values(Lower *l, const Op *op, unsigned first, unsigned count);
/* Numbers, as indices, with the operands from `next` on for those that are DYNAMIC: of an array, or
 * of an attribute. */
LLVMValueRef *mixed_values(Lower *l, const Op *op, const int64_t *numbers, unsigned count,
                           unsigned next);
LLVMValueRef *mixed_in(Lower *l, const Op *op, const char *attr, unsigned next);
/* `count` elements (of index type) in bytes, as i64; NULL where the type has no counterpart. */
LLVMValueRef elements_in_bytes(Lower *l, const Op *op, const Type *element, LLVMValueRef count);
/* Of what the operation makes, in bytes: what the elements need, or more where it asks for it. 0
 * where they have no counterpart. */
uint64_t elements_alignment(Lower *l, const Op *op, const Type *element);
LLVMValueRef pointer_plus(Lower *l, LLVMValueRef pointer, LLVMValueRef bytes);

/* Between an unranked memref and its parts. */
LLVMValueRef unranked_rank(Lower *l, LLVMValueRef unranked);
LLVMValueRef unranked_descriptor(Lower *l, LLVMValueRef unranked); /* ptr */
LLVMValueRef unranked_build(Lower *l, LLVMValueRef rank, LLVMValueRef descriptor);
/* Fields of the descriptor it points to, each as the address where it lies; `rank` strides follow
 * `rank` sizes. */
LLVMValueRef unranked_allocated(Lower *l, LLVMValueRef unranked);
LLVMValueRef unranked_aligned(Lower *l, LLVMValueRef unranked);
LLVMValueRef unranked_offset(Lower *l, LLVMValueRef unranked);
LLVMValueRef unranked_sizes(Lower *l, LLVMValueRef unranked);
LLVMValueRef unranked_strides(Lower *l, LLVMValueRef unranked);
/* The pointers of a memref, ranked or not. */
LLVMValueRef any_allocated(Lower *l, const Type *type, LLVMValueRef memref);
LLVMValueRef any_aligned(Lower *l, const Type *type, LLVMValueRef memref);

#endif
