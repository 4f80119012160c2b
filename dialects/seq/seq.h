/* seq: what holds state at the ticks of a clock.
 *
 *     seq.c                the dialect, clocks and initial values
 *     types.c              its types and attributes
 *     registers.c memories.c   registers and FIFOs; memories and their ports
 *     state.c memory_state.c hlmem_state.c   what they hold
 */
#ifndef DIALECTS_SEQ_SEQ_H
#define DIALECTS_SEQ_SEQ_H

#include "dialects/hw/hw.h"

typedef enum SeqType { SEQ_CLOCK, SEQ_IMMUTABLE, SEQ_HLMEM, SEQ_FIRMEM } SeqType;
typedef enum SeqAttr { SEQ_CLOCK_CONSTANT, SEQ_FIRMEM_INIT } SeqAttr;
extern const TypeDef SEQ_TYPES[];
extern const AttrDef SEQ_ATTRS[];
bool seq_is(const Type *type, SeqType kind);
const Type *seq_clock(Context *context);
const Type *seq_immutable(const Type *of);
const Type *seq_immutable_of(const Type *type);
/* hlmem: [sizes, element]; firmem: [depth, width, mask width or NULL]. */
unsigned seq_hlmem_rank(const Type *type);
const Type *seq_hlmem_address(const Type *type, unsigned dim);
const Type *seq_hlmem_element(const Type *type);
/* As the rules of the ports derive them. */
const Type *seq_firmem_address(const Type *type);
const Type *seq_firmem_data(const Type *type);
const Type *seq_firmem_mask(const Type *type); /* NULL where it has none */
/* Is the first operand of a port a memory? There are no other values of its type. */
bool seq_is_of_memory(const Op *port);

extern const TypeConstraint SEQ_CLOCK_TYPE, SEQ_IMMUTABLE_TYPE, SEQ_HLMEM_TYPE, SEQ_FIRMEM_TYPE;
extern const AttrConstraint SEQ_CLOCK_CONSTANT_ATTR, SEQ_FIRMEM_INIT_ATTR, SEQ_RUW_ATTR,
    SEQ_WUW_ATTR;

/* state.c, memory_state.c, hlmem_state.c */
extern const StateDef SEQ_REGISTER_STATE, SEQ_ROW_STATE, SEQ_QUEUE_STATE, SEQ_GATE_STATE,
    SEQ_DIVIDER_STATE, SEQ_FIRMEM_STATE, SEQ_READ_PORT_STATE, SEQ_WRITE_PORT_STATE, SEQ_HLMEM_STATE,
    SEQ_READ_STATE, SEQ_WRITE_STATE;
EvalOp seq_register_give, seq_row_give, seq_queue_give, seq_gate_give, seq_divider_give,
    seq_firmem_give, seq_read_port_give, seq_write_port_give, seq_hlmem_give, seq_read_give,
    seq_write_give;
/* The operand of that name; -1 where the operation has none. */
int seq_operand(const Op *op, const char *name);
bool seq_watches_clock(const Op *op, unsigned operand);
bool seq_bit(Place place);
Flow seq_set_bit(Step *s, Place place, bool bit, uint32_t poison); /* FLOW_NEXT */
/* Does the clock rise? `*poison` is set where that, or what it was, is poison. */
bool seq_rises(const Step *s, int clock, uint32_t *poison);
/* A bit that may be left away; likewise. */
bool seq_is_set(const Step *s, int operand, bool otherwise, uint32_t *poison);
void seq_make_poison(Place place, uint32_t origin);

extern const OpDef SEQ_REGISTER_OPS[], SEQ_MEMORY_OPS[];

#endif
