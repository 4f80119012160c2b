/* rocdl: what upstream's definitions leave to C++. */
#include "core/ir/diag.h"
#include "dialects/lacking.h"

bool rocdl_verify_attr(const Op *op, const NamedAttr *attr)
{
    return !str_is(attr->name, "rocdl.kernel") || op_is(op, "llvm.func")
           || op_plain_error(op, "'\"%.*s\"' attribute attached to unexpected op",
                             STR_ARG(attr->name));
}
