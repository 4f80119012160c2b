/* omp: what the files of the dialect share. Clauses that many operations have are macros, in ODS's
 * order: operands and attributes of a row stand apart.
 */
#ifndef DIALECTS_OMP_OMP_H
#define DIALECTS_OMP_OMP_H

#include "core/define/constraint.h"
#include "core/text/asm.h"
#include "core/text/format.h"
#include "dialects/teams.h"

extern const OpDef OMP_RECIPES[], OMP_PARALLEL[], OMP_LOOPS[], OMP_SECTIONS[], OMP_SYNC[],
    OMP_ATOMICS[], OMP_TASKS[];
extern const AttrDef OMP_ATTRS[];
extern const CustomDirective OMP_DIRECTIVES[];

/* Clauses, by what upstream calls their directives (directives.c). */
#define OMP_CLAUSE_DIRECTIVES(D)                                                                   \
    D("ClauseAttr", clause_attr)                                                                   \
    D("OrderClause", order)                                                                        \
    D("AllocateAndAllocator", allocate)                                                            \
    D("LinearClause", linear)                                                                      \
    D("AlignedClause", aligned)                                                                    \
    D("ScheduleClause", schedule)                                                                  \
    D("DependVarList", depend)                                                                     \
    D("Copyprivate", copyprivate)                                                                  \
    D("SynchronizationHint", hint)                                                                 \
    D("GrainsizeClause", grainsize)                                                                \
    D("NumTasksClause", num_tasks)

#define OMP_DECLARED(name, function)                                                               \
    bool omp_parse_##function(AsmParser *p, OpState *state, FormatArg *args, unsigned count);      \
    void omp_print_##function(AsmPrinter *printer, const Op *op, const FormatArg *args,            \
                              unsigned count);
OMP_CLAUSE_DIRECTIVES(OMP_DECLARED)

/* A memref or a pointer of the llvm dialect. */
extern const TypeConstraint OMP_POINTER_LIKE;
extern const AttrConstraint OMP_PROC_BIND, OMP_MEMORY_ORDER, OMP_SCHEDULE_KIND, OMP_SCHEDULE_MOD,
    OMP_ORDER_KIND, OMP_ORDER_MOD, OMP_REDUCTION_MOD, OMP_DATA_SHARING, OMP_TASK_DEPENDS,
    OMP_NOT_NEGATIVE, OMP_AT_LEAST_ONE, OMP_ATOMIC_CONTROL, OMP_TYPE_OF_ANY;

enum {
    OMP_TASK_DEPEND_IN,
    OMP_TASK_DEPEND_OUT,
    OMP_TASK_DEPEND_INOUT,
    OMP_TASK_DEPEND_MUTEX,
    OMP_TASK_DEPEND_SET
};
enum { OMP_STATIC, OMP_DYNAMIC, OMP_GUIDED, OMP_AUTO, OMP_RUNTIME };
enum { OMP_SEQ_CST, OMP_ACQ_REL, OMP_ACQUIRE, OMP_RELEASE, OMP_RELAXED };

/* The number that an enum's attribute holds; -1 where it is absent. */
int64_t omp_enum(const Op *op, const char *name);
/* A memref's or pointer's element; NULL: it does not tell. */
const Type *omp_pointee(const Type *type);
/* The variable that the value of that type points to, of the other. False: the run has ended. */
bool omp_variable(Step *s, Place place, const Type *pointer, const Type *type, MemRef *memref);

/* variables.c: private variables and reductions of a region, whose entry block has an argument for
 * each. A group of operands is named as ODS names it, without `_vars`. */
typedef struct OmpVariables {
    size_t stack; /* where what they put on that begins */
} OmpVariables;
bool omp_verify_arguments(const Op *op); /* there is one for each */
bool omp_verify_allocate(const Op *op);
/* directives.c: the array's element, if it is there. */
void omp_print_element(AsmPrinter *printer, const Attr *array, unsigned index);
bool omp_verify_hint(const Op *op); /* sync.c */
bool omp_verify_private(const Op *op);
bool omp_verify_simd_private(const Op *op); /* none is one that begins with a copy */
bool omp_verify_reduction(const Op *op, const char *group);
/* Makes them for the thread that runs, and has it wait for the others where the clause says so. */
Flow omp_begin(Step *s, OmpVariables *variables);
/* What each thread has of the reductions is combined, one thread after the other. */
Flow omp_combine(Step *s);
Flow omp_end(Step *s, OmpVariables *variables);
/* The same for a task, which has them when it is made until it ends. */
Flow omp_begin_task(Step *s);
Flow omp_end_task(Step *s);
/* The operation that a symbol of that list means. */
const Op *omp_recipe(Step *s, const char *list, unsigned index);

#define OMP_PRIVATE_ATTRS                                                                          \
    { "private_syms", &SYMBOL_REF_ARRAY_ATTR, .optional = true },                                  \
    {                                                                                              \
        "private_needs_barrier", &UNIT_ATTR, .optional = true                                      \
    }
#define OMP_REDUCTION_ATTRS                                                                        \
    { "reduction_mod", &OMP_REDUCTION_MOD, .optional = true },                                     \
        { "reduction_byref", &DENSE_BOOL_ARRAY_ATTR, .optional = true },                           \
    {                                                                                              \
        "reduction_syms", &SYMBOL_REF_ARRAY_ATTR, .optional = true                                 \
    }
#define OMP_ALLOCATE_OPERANDS                                                                      \
    { "allocate_vars", &ANY_TYPE, VARIADIC, POISON_MOVES },                                        \
    {                                                                                              \
        "allocator_vars", &ANY_TYPE, VARIADIC, POISON_MOVES                                        \
    }
#define OMP_PRIVATE_OPERANDS                                                                       \
    {                                                                                              \
        "private_vars", &ANY_TYPE, VARIADIC, POISON_MOVES                                          \
    }
#define OMP_REDUCTION_OPERANDS                                                                     \
    {                                                                                              \
        "reduction_vars", &OMP_POINTER_LIKE, VARIADIC, POISON_IS_UNDEFINED                         \
    }

#define OMP_ALLOCATE_FORMAT                                                                        \
    "`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), "           \
    "$allocator_vars, type($allocator_vars)) `)`"
#define OMP_PRIVATE_REGION_FORMAT                                                                  \
    "custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, "           \
    "$private_needs_barrier) attr-dict"
#define OMP_PRIVATE_REDUCTION_FORMAT                                                               \
    "custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), "                 \
    "$private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, "                     \
    "type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict"

#endif
