/* What the memory that a pointer points to allows: upstream's MemorySpaceAttrInterface. Of spaces
 * of dialects that upstream has, and that are not known here, nothing is asked. */
#include "dialects/llvm/llvm.h"
#include "dialects/ptr/ptr.h"

static bool is_llvm(const Attr *space)
{
    return llvm_is_attr(space, "address_space");
}

bool ptr_is_space(const Attr *attr)
{
    return ptr_is_generic_space(attr) || is_llvm(attr)
           || (attr->kind == ATTR_OPAQUE && context_lacks(attr->context, attr->opaque.dialect));
}

unsigned ptr_address_space(const Type *pointer)
{
    const Attr *space = ptr_space(pointer);

    return is_llvm(space) ? llvm_space_of(space) : 0;
}

bool ptr_verify_access(const Op *op, const Type *pointer, const Type *type, int64_t ordering)
{
    if (!is_llvm(ptr_space(pointer)))
        return true;
    if (!llvm_is_loadable(type))
        return op_plain_error(op, "type must be LLVM type with size, but got '%s'",
                              type_text(type));
    return ordering == PTR_NOT_ATOMIC || llvm_may_be_atomic(type)
           || op_plain_error(op, "unsupported type '%s' for atomic access", type_text(type));
}
