/* omp: how private variables and reductions are made, and combined. */
#include "dialects/omp/omp.h"

#define PRIVATE_EXAMPLE                                                                            \
    "omp.private {type = firstprivate} @copied : i32 copy {\n"                                     \
    "^bb0(%from: !llvm.ptr, %to: !llvm.ptr):\n"                                                    \
    "  %x = llvm.load %from : !llvm.ptr -> i32\n"                                                  \
    "  llvm.store %x, %to : i32, !llvm.ptr\n"                                                      \
    "  omp.yield(%to : !llvm.ptr)\n"                                                               \
    "}\n"                                                                                          \
    "func.func @main() -> i32 {\n"                                                                 \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"                                         \
    "  llvm.store %one, %a : i32, !llvm.ptr\n"                                                     \
    "  omp.parallel private(@copied %a -> %mine : !llvm.ptr) {\n"                                  \
    "    %x = llvm.load %mine : !llvm.ptr -> i32\n"                                                \
    "    %y = arith.addi %x, %x : i32\n"                                                           \
    "    llvm.store %y, %mine : i32, !llvm.ptr\n"                                                  \
    "    omp.terminator\n"                                                                         \
    "  }\n"                                                                                        \
    "  %r = llvm.load %a : !llvm.ptr -> i32\n"                                                     \
    "  return %r : i32\n"                                                                          \
    "}\n"

#define REDUCTION_EXAMPLE                                                                          \
    "omp.declare_reduction @sum : i32 init {\n"                                                    \
    "^bb0(%x: i32):\n"                                                                             \
    "  %zero = arith.constant 0 : i32\n"                                                           \
    "  omp.yield(%zero : i32)\n"                                                                   \
    "} combiner {\n"                                                                               \
    "^bb0(%x: i32, %y: i32):\n"                                                                    \
    "  %z = arith.addi %x, %y : i32\n"                                                             \
    "  omp.yield(%z : i32)\n"                                                                      \
    "}\n"                                                                                          \
    "func.func @main() -> i32 {\n"                                                                 \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %four = llvm.mlir.constant(4 : i32) : i32\n"                                                \
    "  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"                                         \
    "  llvm.store %one, %a : i32, !llvm.ptr\n"                                                     \
    "  omp.parallel num_threads(%four : i32) reduction(@sum %a -> %b : !llvm.ptr) {\n"             \
    "    llvm.store %one, %b : i32, !llvm.ptr\n"                                                   \
    "    omp.terminator\n"                                                                         \
    "  }\n"                                                                                        \
    "  %r = llvm.load %a : !llvm.ptr -> i32\n"                                                     \
    "  return %r : i32\n"                                                                          \
    "}\n"

/* Verifying omp.private. */

enum { INIT, COPY, DEALLOC };

static const char *const PRIVATE_WORDS[] = { "init", "copy", "dealloc" };

static bool refuse_yield(const Op *last, const Type *yields)
{
    Sb got = { 0 };

    for (unsigned i = 0; i < last->operand_count; i++)
        sb_printf(&got, "%s'%s'", i ? ", " : "", type_text(last->operands[i]->type));
    op_plain_error(last, "Invalid yielded value. Expected type: '%s', got: %s", type_text(yields),
                   got.len ? got.data : "None");
    sb_free(&got);
    return false;
}

/* Each way out of the region is an omp.yield of this type; NULL: of nothing. */
static bool verify_exits(const Region *region, const Type *yields)
{
    for (const Block *block = region->first; block; block = block->next) {
        const Op *last = block_terminator(block);

        if (!last || last->successor_count)
            continue;
        if (!op_is(last, "omp.yield"))
            return op_plain_error(last, "expected exit block terminator to be an `omp.yield` op.");
        if (!yields && last->operand_count)
            return op_plain_error(last, "Did not expect any values to be yielded.");
        if (yields && (last->operand_count != 1 || last->operands[0]->type != yields))
            return refuse_yield(last, yields);
    }
    return true;
}

static bool verify_private_region(const Op *op, unsigned index, const Type *type)
{
    const Region *region = &op->regions[index];
    unsigned wanted = index == DEALLOC ? 1 : 2;

    if (!region->first)
        return true;
    if (region->first->arg_count != wanted)
        return op_plain_error(op, "`%s`: expected %u region arguments, got: %u",
                              PRIVATE_WORDS[index], wanted, region->first->arg_count);
    for (unsigned i = 0; i < wanted; i++)
        if (region->first->args[i]->type != type)
            return op_plain_error(op, "Region argument type mismatch: got '%s' expected '%s'.",
                                  type_text(region->first->args[i]->type), type_text(type));
    return verify_exits(region, index == DEALLOC ? NULL : type);
}

static bool verify_private(const Op *op)
{
    bool is_first = omp_enum(op, "data_sharing_type") == 1, copies = op->regions[COPY].first;
    const Type *type = NULL;

    for (unsigned i = 0; i < op->region_count && !type; i++)
        if (op->regions[i].first && op->regions[i].first->arg_count)
            type = op->regions[i].first->args[0]->type;
    for (unsigned i = INIT; i <= DEALLOC; i++) {
        if (i == COPY && !is_first && copies)
            return op_plain_error(op, "`private` clauses do not require a `copy` region.");
        if (i == COPY && is_first && !copies)
            return op_plain_error(op, "`firstprivate` clauses require at least a `copy` region.");
        if (!verify_private_region(op, i, type))
            return false;
    }
    return true;
}

/* Verifying omp.declare_reduction. */

enum { ALLOC, INITIAL, COMBINER, ATOMIC, CLEANUP, DATA_POINTER };

static bool verify_yields(const Op *op, const Region *region, const Type *type, const char *word)
{
    for (const Block *block = region->first; block; block = block->next) {
        const Op *last = block_terminator(block);

        if (last && op_is(last, "omp.yield")
            && (last->operand_count != 1 || last->operands[0]->type != type))
            return op_error(op, "expects %s region to yield a value of the reduction type", word);
    }
    return true;
}

static bool verify_initializer(const Op *op, const Type *type)
{
    const Block *alloc = op->regions[ALLOC].first, *entry = op->regions[INITIAL].first;

    if (alloc && !verify_yields(op, &op->regions[ALLOC], type, "alloc"))
        return false;
    if (!entry)
        return op_error(op, "expects non-empty initializer region");
    if (!alloc && entry->arg_count != 1)
        return op_error(op, "expects one argument to the initializer region when no allocation "
                            "region is used");
    if (alloc && entry->arg_count != 2)
        return op_error(op, "expects two arguments to the initializer region when an allocation "
                            "region is used");
    for (unsigned i = 0; i < entry->arg_count; i++)
        if (entry->args[i]->type != type)
            return op_error(op, "expects initializer region argument to match the reduction type");
    return verify_yields(op, &op->regions[INITIAL], type, "initializer");
}

static bool verify_combiner(const Op *op, const Type *type)
{
    const Block *entry = op->regions[COMBINER].first;

    if (!entry)
        return op_error(op, "expects non-empty reduction region");
    if (entry->arg_count != 2 || entry->args[0]->type != type || entry->args[1]->type != type)
        return op_error(op, "expects reduction region with two arguments of the reduction type");
    return verify_yields(op, &op->regions[COMBINER], type, "reduction");
}

static bool verify_rest(const Op *op, const Type *type)
{
    const Block *atomic = op->regions[ATOMIC].first, *cleanup = op->regions[CLEANUP].first;

    if (atomic && (atomic->arg_count != 2 || atomic->args[0]->type != atomic->args[1]->type))
        return op_error(op, "expects atomic reduction region with two arguments of the same type");
    if (atomic
        && (!type_satisfies(&OMP_POINTER_LIKE, atomic->args[0]->type)
            || (omp_pointee(atomic->args[0]->type) && omp_pointee(atomic->args[0]->type) != type)))
        return op_error(op, "expects atomic reduction region arguments to be accumulators "
                            "containing the reduction type");
    if (cleanup && (cleanup->arg_count != 1 || cleanup->args[0]->type != type))
        return op_error(op, "expects cleanup region with one argument of the reduction type");
    return true;
}

static bool verify_reduction(const Op *op)
{
    const Type *type = op_attr(op, "type")->type_value;

    return verify_initializer(op, type) && verify_combiner(op, type) && verify_rest(op, type);
}

const OpDef OMP_RECIPES[] = {
    {
        .name = "omp.private",
        .summary = "how a private variable is made",
        .doc = "Says what a region has in place of a variable, of each thread its own:\n"
               "memory for a value of the type, which `init` makes ready, for `firstprivate`\n"
               "with what `copy` takes from the original, until `dealloc` ends it.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "type", &OMP_TYPE_OF_ANY },
                       { "data_sharing_type", &OMP_DATA_SHARING }),
        .regions = REGIONS({ "init_region" }, { "copy_region" }, { "dealloc_region" }),
        .traits = ISOLATED_FROM_ABOVE,
        .format = "$data_sharing_type $sym_name `:` $type (`init` $init_region^)? "
                  "(`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict",
        .verify_regions = verify_private,
        .decisions = "Q8",
        .example = PRIVATE_EXAMPLE,
        .gives = "1 : i32\n",
    },
    {
        .name = "omp.declare_reduction",
        .summary = "how what threads have is made one",
        .doc = "Says what a region has in place of a variable that is reduced: of each\n"
               "thread its own, which begins with what `init` yields. When the thread is\n"
               "through, the combiner makes one value of the variable's and the thread's; in\n"
               "which order the threads do is open. Where the type is a pointer's, what lies\n"
               "there is combined. The `atomic` region is another way to do so, which is not\n"
               "used.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "type", &TYPE_ATTR },
                       { "byref_element_type", &TYPE_ATTR, .optional = true }),
        .regions = REGIONS({ "allocRegion", MAX_SIZED_REGION_1 }, { "initializerRegion" },
                           { "reductionRegion" }, { "atomicReductionRegion" }, { "cleanupRegion" },
                           { "dataPtrPtrRegion", MAX_SIZED_REGION_1 }),
        .traits = ISOLATED_FROM_ABOVE | SYMBOL,
        .format = "$sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? "
                  "`init` $initializerRegion `combiner` $reductionRegion "
                  "(`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? "
                  "(`data_ptr_ptr` $dataPtrPtrRegion^)?",
        .verify_regions = verify_reduction,
        .decisions = "Q8",
        .example = REDUCTION_EXAMPLE,
        .gives = "5 : i32\n",
    },
    { 0 },
};
