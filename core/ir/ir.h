/* The IR in memory: operations in blocks in regions in operations, and the values between them.
 *
 * Everything lives in the Context's arena and is given back with it. The terms are MLIR's Language
 * Reference's.
 */
#ifndef CORE_IR_IR_H
#define CORE_IR_IR_H

#include "core/base/vec.h"
#include "core/ir/attr.h"

typedef struct Map Map; /* core/base/map.h */
typedef struct Op Op;
typedef struct Block Block;
typedef struct Region Region;
typedef struct OpDef OpDef;

typedef enum ValueKind { VALUE_OP_RESULT, VALUE_BLOCK_ARGUMENT } ValueKind;

typedef struct Value {
    const Type *type;
    ValueKind kind : 1;
    unsigned index : 31; /* which result, or which argument */
    uint32_t slot;       /* for whoever works on the function: its place in a frame, its number */
    union {
        Op *op; /* NULL while a forward reference waits for its definition */
        Block *block;
    };
    Loc loc;  /* of block arguments */
    Str name; /* as the source wrote it, without `%` and `#n`; may be empty */
} Value;

typedef struct UnregisteredOp {
    Str name;               /* "foreign.op" */
    const Attr *properties; /* what stood in <{...}>, any attribute; NULL if nothing did */
    bool registered;        /* where it was written, and that in bytecode */
} UnregisteredOp;

typedef VEC(Value *) Values;

/* What every walk looks at stands first. */
struct Op {
    const OpDef *def; /* NULL for operations of unregistered dialects */
    Op *next, *prev;
    unsigned operand_count, result_count, region_count, successor_count;
    unsigned number; /* rises along its block; kept by block_append */
    Block *block;    /* NULL for the top-level module */
    Value **operands;
    Value **results;
    Region *regions; /* region_count of them */
    Block **successors;
    union {
        /* The attributes its definition declares, in the definition's order, NULL where absent. */
        const Attr **inherent;
        UnregisteredOp *unregistered; /* where there is no definition */
    };
    const Attr *attrs; /* a dictionary of all other attributes; never NULL */
    Loc loc;
    Loc place; /* where the text has it, whatever location it gives itself */
};

struct Block {
    Region *region;
    Block *prev, *next;
    unsigned arg_count;
    Value **args;
    Op *first, *last;
    unsigned number; /* its position in the region, kept by the parser; for the verifier's use */
};

struct Region {
    Op *parent;
    Block *first, *last;
    unsigned block_count;
    uint32_t slot; /* for whoever works on the module */
};

/* Walking. */
Op *op_parent(const Op *op);           /* the operation around it, or NULL */
Region *op_region(const Op *op);       /* the region it stands in, or NULL */
Op *value_definer(const Value *value); /* the defining operation; NULL for arguments */
/* What the value is made of: the first operand of what defines it, and so on as long as `passes`
 * says so of that operation. NULL where that has no end: in a block that nothing reaches, and
 * before dominance is verified, values may be made of themselves. */
const Value *value_behind(const Value *value, bool (*passes)(const Op *op));
Block *value_block(const Value *value);   /* where it is defined */
Op *block_terminator(const Block *block); /* the last operation, or NULL */
Context *op_context(const Op *op);
Str op_name(const Op *op); /* "arith.addi" */
const Attr *op_loc(const Op *op);
/* Its place in the text it was read from, where it may give itself another location. */
const Attr *op_place(const Op *op);
bool op_is(const Op *op, const char *name);
Str op_dialect(const Op *op); /* "arith"; empty where the name has no dot */
bool region_is_ancestor(const Region *outer, const Region *inner); /* or the same */
/* The nearest operation around `op` (not itself) with that name, or NULL. */
Op *op_parent_named(const Op *op, const char *name);

/* Attributes by name: the inherent one, where the definition has one of that name, or else one of
 * the dictionary; NULL if absent. */
const Attr *op_attr(const Op *op, const char *name);
/* The inherent one alone: for who looks at operations of which some declare it, since on the others
 * it is anybody's, of any kind, and means nothing. Where no definitions are known: the property. */
const Attr *op_declared_attr(const Op *op, const char *name);
/* The inherent attribute at `index` of the definition's attrs; NULL where an optional one is
 * absent.
 */
const Attr *op_inherent(const Op *op, unsigned index);
/* Sets an inherent attribute or, if the definition has none of that name, a discardable one. */
void op_set_attr(Op *op, Str name, const Attr *value);
/* The operands (results) that belong to declared operand (result) `group`. */
unsigned op_operand_group(const Op *op, unsigned group, unsigned *count);
unsigned op_group_size(const Op *op, unsigned group); /* of operands */
unsigned op_result_group(const Op *op, unsigned group, unsigned *count);
/* How many operands (results) belong to each declared one; NULL where the definition lacks the
 * AttrSizedOperandSegments (AttrSizedResultSegments) trait. */
int32_t *op_operand_segments(const Op *op);
int32_t *op_result_segments(const Op *op);
/* The operands that a terminator hands to the arguments of successor `index`. */
unsigned op_successor_operands(const Op *op, unsigned index, unsigned *count);
/* How many of the first region's first arguments are induction variables; 0 for what is no loop. */
unsigned op_induction_variables(const Op *op);

/* Making; linked in nowhere. Counts of regions and successors are fixed at birth. */
typedef struct OpState OpState; /* core/ir/op_state.h */
Op *op_create(Context *context, OpState *state);
/* An empty region to be handed to `op_create`. */
Region *region_new(Context *context);
Block *block_create(Context *context);
Value *block_add_arg(Context *context, Block *block, const Type *type, Loc loc, Str name);
/* All arguments of a block that has none, without a type and a location yet. */
void block_make_args(Context *context, Block *block, unsigned count);
void region_append(Region *region, Block *block);
void block_append(Block *block, Op *op);
void block_insert_after(Op *before, Op *op);
void block_remove(Block *block, Op *op);

/* Changing (ir_edit.c). Who takes a value away sees to its uses. */
void block_insert_before(Op *behind, Op *op);
/* All operations of the block, in their order, before `behind`. */
void block_move(Block *from, Op *behind);
void block_remove_arg(Block *block, unsigned index);
void region_remove(Region *region, Block *block);
/* The size of the operand's (result's) group follows. */
void op_remove_operand(Op *op, unsigned index);
void op_remove_result(Op *op, unsigned index);
void op_remove_region(Op *op, unsigned index);
/* Takes a discardable attribute away, or sets an inherent one to its default, if any. */
void op_remove_attr(Op *op, Str name);

/* Copying (ir_clone.c). A copy with all its regions, linked in nowhere. Values and blocks that the
 * map has stand for its originals, those it lacks for themselves; what is copied is added to it,
 * with keys that live as long as the context. Operations in it whose results the map has are left
 * away. */
Op *op_clone(Context *context, const Op *op, Map *map);
void clone_map_put(Context *context, Map *map, const void *original, void *copy);
/* Does an operation in the region, or further in, use the value? */
bool region_uses(const Region *region, const Value *value);
/* Appends the values that operations in the regions of `op` use and that are defined outside of
 * them, each once, in the order of their first uses. */
void op_captures(const Op *op, Values *found);

#endif
