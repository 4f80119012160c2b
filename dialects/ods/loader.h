/* Loader: what the files that make rows of ODS's records share while a dialect is loaded. */
#ifndef DIALECTS_ODS_LOADER_H
#define DIALECTS_ODS_LOADER_H

#include "core/ir/context.h"
#include "dialects/ods/classes.h"
#include "core/tablegen/records.h"

/* What is written in C++ and therefore not looked at, by kind. */
typedef enum UncheckedKind {
    UNCHECKED_SYNTAX,    /* of operations, types or attributes */
    UNCHECKED_VERIFIER,  /* of such */
    UNCHECKED_CONDITION, /* predicates that are not understood */
    UNCHECKED_DEFAULT,   /* values of attributes that are left away, which are not known */
    UNCHECKED_KINDS
} UncheckedKind;

typedef struct Unchecked { /* so many, and what the first of them are of */
    unsigned count;
    const Record *first[2];
} Unchecked;

typedef struct Loader {
    Context *context; /* all that is made is its */
    const Records *records;
    const Classes *classes;
    /* Record of a predicate, type, attribute or enum -> what was made of it. */
    Map predicates, types, attrs, enums;
    Unchecked unchecked[UNCHECKED_KINDS];
    bool trusted; /* they were read before and nothing was wrong with them */
    bool failed;
} Loader;

enum { MOST_DERIVED = 64 }; /* records that lead from one to the next: more is a circle */

/* Where it was defined. */
const Attr *loader_place(const Loader *loader, const Record *record);
void loader_leave(Loader *loader, UncheckedKind kind, const Record *record);
/* Says what is wrong with the record, where it was defined. */
void loader_error(Loader *loader, const Record *record, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Texts of fields, the context's; NULL where they are empty. */
const char *loader_text(Loader *loader, const Record *record, const char *field);
const char *loader_keep(Loader *loader, Str text);
/* "gpu.launch" of an operation, type or attribute whose name stands in `field`; NULL, reported,
 * where it has none. */
const char *loader_name(Loader *loader, const Record *record, const char *dialect_field,
                        const char *field);

/* The type or attribute behind a default or behind `optional`: `base_field` leads to it. */
const Record *loader_base(const Loader *loader, const Record *record, const char *base_field);

#endif
