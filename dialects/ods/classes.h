/* Classes: what C++ calls the types, attributes and operations that records define. */
#ifndef DIALECTS_ODS_CLASSES_H
#define DIALECTS_ODS_CLASSES_H

#include "core/ir/context.h"
#include "core/tablegen/records.h"

typedef enum ClassKind { CLASS_TYPE, CLASS_ATTR, CLASS_OP } ClassKind;

typedef struct Class {
    ClassKind kind;
    const char *name; /* "gpu.mma_matrix" */
    Str class;        /* "gpu::MMAMatrixType", or "MMAMatrixType" */
} Class;

typedef struct Classes {
    Context *context;
    size_t count;
    const Class *at; /* by class; where two have one name either is found */
} Classes;

/* The context's, of all records. */
const Classes *classes_new(Context *context, const Records *records);
/* As C++ writes it: "::mlir::gpu::MMAMatrixType", "MMAMatrixType"; NULL where no record is it. */
const Class *classes_find(const Classes *classes, Str name);

#endif
