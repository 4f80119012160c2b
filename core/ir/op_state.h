/* OpState: an operation that is being put together. */
#ifndef CORE_IR_OP_STATE_H
#define CORE_IR_OP_STATE_H

#include "core/base/vec.h"
#include "core/ir/definition.h"

typedef VEC(const Type *) Types;
typedef VEC(NamedAttr) NamedAttrs;
typedef VEC(Region *) Regions;
typedef VEC(int32_t) Segments;

typedef struct ListNode ListNode;

/* Everything is copied by `op_create`. */
struct OpState {
    Context *context;
    Str name;
    const OpDef *def;
    Loc loc;
    VEC(Value *) operands;
    Types results;
    NamedAttrs attrs;
    NamedAttrs discardable; /* go into the dictionary even where the definition has their names */
    VEC(Block *) successors;
    Regions regions; /* their blocks move into the operation */
    const Attr *properties;
    /* All that its definition declares, as Op.inherent has it, and how many bytes that is:
     * `op_inherent_size`. Attributes of the list overwrite these. NULL: what the list has. */
    const void *inherent;
    size_t inherent_size;
    bool registered;                            /* UnregisteredOp's */
    Segments operand_segments, result_segments; /* as the groups are resolved; for the traits */
    ListNode *lists;
};
/* An empty VEC of any type, for as long as the operation is being put together. */
void *op_state_list(OpState *state);
void op_state_add_attr(OpState *state, const char *name, const Attr *value);
const Attr *op_state_attr_named(const OpState *state, Str name);
const Attr *op_state_attr(const OpState *state, const char *name);
Region *op_state_add_region(OpState *state);
/* What a definition, or the lack of one, adds to an operation, in bytes. */
size_t op_inherent_size(const OpDef *def);
void op_state_free(OpState *state);
/* Empty again, but for the memory its lists hold. */
void op_state_clear(OpState *state);

#endif
