/* Properties: the <{...}> of the generic form, and the attributes a definition declares. */
#ifndef CORE_TEXT_PROPERTIES_H
#define CORE_TEXT_PROPERTIES_H

#include "core/text/parser.h"

/* Sizes of segments were once called operand_segment_sizes and result_segment_sizes, which is read
 * still: what the attribute of that name is called. */
Str segments_name_today(const OpDef *def, Str name);

/* Of a registered operation: state's properties become its inherent attributes. False, reported at
 * `at`, when they are of a kind the definition cannot hold. Properties of an unregistered operation
 * stay as they are. */
bool properties_take(AsmParser *p, OpState *state, const char *at);

/* The same of a format's prop-dict, in which nothing that is needed may be missing and nothing
 * stand besides what the definition declares. */
bool properties_take_dict(AsmParser *p, OpState *state, const char *at);

/* The attributes of the state from `from` on, just read from a dictionary, against what the
 * definition of a registered operation says of them. False, reported at `at`. */
bool properties_check_dict(AsmParser *p, const OpState *state, size_t from, const char *at);

/* The inherent attributes of a registered operation as one dictionary, segment sizes included;
 * NULL when there are none. */
const Attr *properties_dictionary(const Op *op);
/* Likewise without those of `written`, by index, and those that are their default. */
const Attr *properties_left(const Op *op, uint64_t written);

#endif
