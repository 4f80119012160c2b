/* FormatState: what one operation has been read to hold, while its custom form is followed. */
#ifndef CORE_TEXT_FORMAT_STATE_H
#define CORE_TEXT_FORMAT_STATE_H

#include "core/text/format.h"

struct FormatState {
    AsmParser *p;
    OpState *state;
    const OpDef *def;
    const Format *format;
    OperandNames operands[MAX_OPERANDS];
    const char *operands_at[MAX_OPERANDS];
    Types operand_types[MAX_OPERANDS];
    Types result_types[MAX_RESULTS];
    Regions regions[MAX_REGIONS];
    VEC(Block *) successors[MAX_SUCCESSORS];
    OperandNames all_operands; /* of the `operands` directive */
    Types all_types;           /* of type(operands) and functional-type(operands, ...) */
    const char *all_at;
    bool all_used;
    FormatState *next; /* of those not in use */
};

/* Empty, from those the parser keeps idle or new. The state belongs to the parser. */
FormatState *format_state_start(AsmParser *p, OpState *state);
/* Makes it idle: empty but for the memory its lists hold. Only what the definition declares was
 * used. */
void format_state_finish(FormatState *f);

#endif
