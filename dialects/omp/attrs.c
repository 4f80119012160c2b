/* The attributes of omp's clauses. */
#include "dialects/llvm/llvm.h"
#include "dialects/omp/omp.h"

#define CASES(...)                                                                                 \
    .cases = (const EnumCase[])                                                                    \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }

static const EnumDef PROC_BIND = { "::mlir::omp::ClauseProcBindKind", "ProcBindKind Clause",
                                   CASES({ "primary", 0 }, { "master", 1 }, { "close", 2 },
                                         { "spread", 3 }) };
static const EnumDef MEMORY_ORDER = { "::mlir::omp::ClauseMemoryOrderKind",
                                      "MemoryOrderKind Clause",
                                      CASES({ "seq_cst", OMP_SEQ_CST }, { "acq_rel", OMP_ACQ_REL },
                                            { "acquire", OMP_ACQUIRE }, { "release", OMP_RELEASE },
                                            { "relaxed", OMP_RELAXED }) };
static const EnumDef SCHEDULE_KIND = { "::mlir::omp::ClauseScheduleKind", "ScheduleKind Clause",
                                       CASES({ "static", OMP_STATIC }, { "dynamic", OMP_DYNAMIC },
                                             { "guided", OMP_GUIDED }, { "auto", OMP_AUTO },
                                             { "runtime", OMP_RUNTIME }, { "distribute", 5 }) };
static const EnumDef SCHEDULE_MOD = { "::mlir::omp::ScheduleModifier", "OpenMP Schedule Modifier",
                                      CASES({ "none", 0 }, { "monotonic", 1 },
                                            { "nonmonotonic", 2 }, { "simd", 3 }) };
static const EnumDef ORDER_KIND = { "::mlir::omp::ClauseOrderKind", "OrderKind Clause",
                                    CASES({ "concurrent", 1 }) };
static const EnumDef ORDER_MOD = { "::mlir::omp::OrderModifier", "OpenMP Order Modifier",
                                   CASES({ "reproducible", 0 }, { "unconstrained", 1 }) };
static const EnumDef REDUCTION_MOD = { "::mlir::omp::ReductionModifier", "reduction modifier",
                                       CASES({ "defaultmod", 0 }, { "inscan", 1 }, { "task", 2 }) };
static const EnumDef DATA_SHARING = { "::mlir::omp::DataSharingClauseType",
                                      "Type of a data-sharing clause",
                                      CASES({ "private", 0 }, { "firstprivate", 1 }) };
static const EnumDef TASK_DEPEND = { "::mlir::omp::ClauseTaskDepend",
                                     "depend clause in a target or task construct",
                                     CASES({ "taskdependin", OMP_TASK_DEPEND_IN },
                                           { "taskdependout", OMP_TASK_DEPEND_OUT },
                                           { "taskdependinout", OMP_TASK_DEPEND_INOUT },
                                           { "taskdependmutexinoutset", OMP_TASK_DEPEND_MUTEX },
                                           { "taskdependinoutset", OMP_TASK_DEPEND_SET }) };

enum {
    ATTR_PROC_BIND,
    ATTR_MEMORY_ORDER,
    ATTR_SCHEDULE_KIND,
    ATTR_SCHEDULE_MOD,
    ATTR_ORDER_KIND,
    ATTR_ORDER_MOD,
    ATTR_REDUCTION_MOD,
    ATTR_DATA_SHARING,
    ATTR_TASK_DEPEND,
    ATTR_ATOMIC_CONTROL,
};

#define CLAUSE(mnemonic, def, text, enumeration, written)                                          \
    {                                                                                              \
        .name = "omp." mnemonic, .summary = text, .record = def,                                   \
        .params = { { "value", PARAM_ENUM, &enumeration } }, .format = written                     \
    }

static const ParamDef ATOMIC_CONTROL_PARAMS[] = {
    { .name = "ignore_denormal_mode", .kind = PARAM_BOOL, .optional = true },
    { .name = "fine_grained_memory", .kind = PARAM_BOOL, .optional = true },
    { .name = "remote_memory", .kind = PARAM_BOOL, .optional = true },
    { 0 },
};

const AttrDef OMP_ATTRS[] = {
    [ATTR_PROC_BIND] = CLAUSE("procbindkind", "ProcBindKindAttr", "where the threads of a team run",
                              PROC_BIND, "$value"),
    [ATTR_MEMORY_ORDER] = CLAUSE("memoryorderkind", "MemoryOrderKindAttr",
                                 "what an atomic access orders", MEMORY_ORDER, "$value"),
    [ATTR_SCHEDULE_KIND] = CLAUSE("schedulekind", "ScheduleKindAttr",
                                  "how iterations are dealt out", SCHEDULE_KIND, "$value"),
    [ATTR_SCHEDULE_MOD] = CLAUSE("sched_mod", "ScheduleModifierAttr",
                                 "in which order a thread runs iterations", SCHEDULE_MOD, "$value"),
    [ATTR_ORDER_KIND] = CLAUSE("orderkind", "OrderKindAttr", "iterations may run at the same time",
                               ORDER_KIND, "$value"),
    [ATTR_ORDER_MOD] = CLAUSE("order_mod", "OrderModifierAttr", "is their order the same each time",
                              ORDER_MOD, "$value"),
    [ATTR_REDUCTION_MOD] = CLAUSE("reduction_modifier", "ReductionModifierAttr",
                                  "who takes part in a reduction", REDUCTION_MOD, "`(` $value `)`"),
    [ATTR_DATA_SHARING] =
        CLAUSE("data_sharing_type", "DataSharingClauseTypeAttr",
               "what a private variable begins with", DATA_SHARING, "`{` `type` `=` $value `}`"),
    [ATTR_TASK_DEPEND] = CLAUSE("clause_task_depend", "ClauseTaskDependAttr",
                                "how a task depends on others", TASK_DEPEND, "`(` $value `)`"),
    [ATTR_ATOMIC_CONTROL] = { .name = "omp.atomic_control",
                              .summary = "what an atomic update may take for granted",
                              .record = "AtomicControlAttr",
                              .struct_params = ATOMIC_CONTROL_PARAMS },
    { 0 },
};

#define CONSTRAINT(text, enumeration, which)                                                       \
    {                                                                                              \
        text, ATTR_ENUM_DIALECT, .cases = &enumeration, .def = &OMP_ATTRS[which]                   \
    }

const AttrConstraint OMP_PROC_BIND = CONSTRAINT("ProcBindKind Clause", PROC_BIND, ATTR_PROC_BIND);
const AttrConstraint OMP_MEMORY_ORDER =
    CONSTRAINT("MemoryOrderKind Clause", MEMORY_ORDER, ATTR_MEMORY_ORDER);
const AttrConstraint OMP_SCHEDULE_KIND =
    CONSTRAINT("ScheduleKind Clause", SCHEDULE_KIND, ATTR_SCHEDULE_KIND);
const AttrConstraint OMP_SCHEDULE_MOD =
    CONSTRAINT("OpenMP Schedule Modifier", SCHEDULE_MOD, ATTR_SCHEDULE_MOD);
const AttrConstraint OMP_ORDER_KIND = CONSTRAINT("OrderKind Clause", ORDER_KIND, ATTR_ORDER_KIND);
const AttrConstraint OMP_ORDER_MOD = CONSTRAINT("OpenMP Order Modifier", ORDER_MOD, ATTR_ORDER_MOD);
const AttrConstraint OMP_REDUCTION_MOD =
    CONSTRAINT("reduction modifier", REDUCTION_MOD, ATTR_REDUCTION_MOD);
const AttrConstraint OMP_DATA_SHARING =
    CONSTRAINT("Type of a data-sharing clause", DATA_SHARING, ATTR_DATA_SHARING);
static const AttrConstraint TASK_DEPEND_ATTR =
    CONSTRAINT("depend clause in a target or task construct", TASK_DEPEND, ATTR_TASK_DEPEND);
const AttrConstraint OMP_TASK_DEPENDS = { "depend clause in a target or task construct array",
                                          ATTR_PLAIN, .storage = 1 << ATTR_ARRAY,
                                          .each = &TASK_DEPEND_ATTR };
const AttrConstraint OMP_ATOMIC_CONTROL = { "", ATTR_DIALECT_BODY,
                                            .def = &OMP_ATTRS[ATTR_ATOMIC_CONTROL] };

static bool is_not_negative(const Attr *attr)
{
    return int_low_s(attr->integer) >= 0;
}

static bool is_at_least_one(const Attr *attr)
{
    return int_low_s(attr->integer) >= 1;
}

const AttrConstraint OMP_NOT_NEGATIVE = {
    "64-bit signless integer attribute whose minimum value is 0", ATTR_TYPED, build_i64,
    .storage = 1 << ATTR_INTEGER, .holds = is_not_negative
};
const AttrConstraint OMP_AT_LEAST_ONE = {
    "64-bit signless integer attribute whose minimum value is 1", ATTR_TYPED, build_i64,
    .storage = 1 << ATTR_INTEGER, .holds = is_at_least_one
};

const AttrConstraint OMP_TYPE_OF_ANY = { "type attribute of any type", ATTR_PLAIN,
                                         .storage = 1 << ATTR_TYPE };

int64_t omp_enum(const Op *op, const char *name)
{
    const Attr *attr = op_attr(op, name);

    return attr ? int_low_s(attr->dialect.params[0]->integer) : -1;
}

static bool is_pointer_like(const Type *type)
{
    return type->kind == TYPE_MEMREF || type_satisfies(&LLVM_POINTER, type);
}

static const TypeClass POINTER_LIKE_CLASS = { NULL, is_pointer_like };
const TypeConstraint OMP_POINTER_LIKE = { "OpenMP-compatible variable type",
                                          .class = &POINTER_LIKE_CLASS };

const Type *omp_pointee(const Type *type)
{
    return type->kind == TYPE_MEMREF ? type_element(type) : NULL;
}
