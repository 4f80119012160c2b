/* What the rows of a loaded definition are made of, for the functions that they share. */
#ifndef DIALECTS_IRDL_DEFINITION_H
#define DIALECTS_IRDL_DEFINITION_H

#include "dialects/irdl/condition.h"
#include "dialects/irdl/irdl.h"

/* Of a type or an attribute: TypeDef.made, AttrDef.made. */
typedef struct ParamsMade {
    Conditions conditions;
    unsigned count;
    const unsigned *params; /* their conditions */
} ParamsMade;

/* Operands, or results. */
typedef struct ValuesMade {
    unsigned count;
    const unsigned *conditions;
    const Variadicity *variadicities;
    unsigned varying; /* so many are not single */
} ValuesMade;

typedef struct AttrMade {
    Str name;
    unsigned condition;
} AttrMade;

typedef struct RegionMade {
    const Attr *blocks; /* how many; NULL: any number */
    bool has_args;      /* those of the first block are these: */
    unsigned arg_count;
    const unsigned *args;
} RegionMade;

/* OpDef.made */
typedef struct OpMade {
    Conditions conditions;
    ValuesMade operands, results;
    unsigned attr_count, region_count;
    const AttrMade *attrs;
    const RegionMade *regions;
} OpMade;

/* The functions of such rows (made.c). */
const Type *made_type_parse(AsmParser *parser, const TypeDef *def);
void made_type_print(AsmPrinter *printer, const Type *type);
bool made_type_verify(const Attr *loc, const Type *type);
const Attr *made_attr_parse(AsmParser *parser, const AttrDef *def, const Type *type);
void made_attr_print(AsmPrinter *printer, const Attr *attr);
bool made_op_verify(const Op *op);

#endif
