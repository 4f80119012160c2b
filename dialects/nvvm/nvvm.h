/* nvvm: what upstream's definitions leave to C++. Its operations are loaded when they are asked
 * for. */
#ifndef DIALECTS_NVVM_NVVM_H
#define DIALECTS_NVVM_NVVM_H

#include "core/ir/context.h"
#include "core/text/asm.h"
#include "dialects/ods/forms.h"

/* The word of an enum's attribute, "f16" of #nvvm.mma_type<f16>; empty where there is none. */
static inline Str nvvm_word(const Op *op, const char *name)
{
    const Attr *attr = op_attr(op, name);
    const EnumDef *cases =
        attr && attr->kind == ATTR_DIALECT ? attr->dialect.def->params[0].cases : NULL;

    for (const EnumCase *c = cases ? cases->cases : NULL; c && c->keyword; c++)
        if (c->value == attr_enum_value(attr))
            return str_of(c->keyword);
    return (Str){ 0 };
}

static inline int64_t nvvm_number(const Op *op, const char *name)
{
    return int_low_s(op_attr(op, name)->integer);
}

extern const OpForm NVVM_MMA_OPS[], NVVM_WMMA_OPS[];

#endif
