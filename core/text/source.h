/* Source: from text to a verified module, and back. */
#ifndef CORE_TEXT_SOURCE_H
#define CORE_TEXT_SOURCE_H

#include "core/ir/ir.h"

/* Parses one file (or one chunk of it, whose first line is line `line_offset` + 1). The text is
 * borrowed and must live as long as the context's diagnostics. Gives the top-level module: what
 * stands alone in the file if that is one, else a new one around everything. NULL, reported, when
 * the text is malformed. */
Op *source_parse(Context *context, Str file, Str text, unsigned line_offset);

/* Parses text, which is copied, of operations that stand for `op`: they are where it is. The module
 * belongs to its context. */
Op *source_parse_for(const Op *op, Str text);

/* Parses one attribute or a comma-separated list of them, for arguments on a command line: of those
 * `given` the first `count` are kept, and those have types that they need not say, and may say as
 * they are `spoken`. `%arg0`, the value of another argument, is kept as that string; a path behind
 * an `@`, up to a comma or a blank or in quotes, as a symbol. */
const Attr *source_parse_attr(Context *context, Str text, const Type *type);
bool source_parse_attrs(Context *context, Str text, const Type *const *types,
                        const Type *const *spoken, unsigned count, const Attr **attrs,
                        unsigned *given);
const Type *source_parse_type(Context *context, Str text);
/* One attribute, and nothing behind it. */
const Attr *source_parse_lone_attr(Context *context, Str text);
/* What stands for a file of these operations: the module that is the only one, else a new one
 * around them. */
Op *source_wrap(Context *context, Loc loc, Block *body);

/* Verifies an operation and all in it. False, reported, when it is invalid. */
bool ir_verify(const Op *op);
/* Of one that is no symbol table, which verifies it: what its first region names must be there. */
bool ir_verify_symbols(const Op *op);
/* Do its types go together as its meaning needs it? Upstream's verifier lets pass what LLVM has no
 * intrinsic for. Says nothing. */
bool ir_fits_meaning(const Op *op);

/* How much is printed, where that is limited. */
typedef struct PrintLimit {
    bool set;
    uint64_t most;
} PrintLimit;

typedef struct PrintOptions {
    bool generic;
    bool local_scope; /* no aliases, and nothing else around it: no resources */
    bool resolved;    /* resources as the elements they are */
    bool debug_info;  /* locations */
    /* Elements that are more, and not one for all, are dense_resource<__elided__>. */
    PrintLimit elements;
    /* Resources whose values take more characters are left away, with their keys. */
    PrintLimit resource;
    /* Of the operations in the one that is printed, those of which this is true; NULL: all. */
    bool (*keeps)(const void *state, const Op *op);
    const void *keeps_state;
} PrintOptions;
void ir_print(Sb *sb, const Op *op, PrintOptions options);

#endif
