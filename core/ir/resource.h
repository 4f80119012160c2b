/* Resource: a value that stands beside the program, under a key of its owner's: numbers of a
 * dense_resource<key>, or whatever a tool keeps there. */
#ifndef CORE_IR_RESOURCE_H
#define CORE_IR_RESOURCE_H

#include "core/ir/context.h"

/* The numbers are those of bytecode. */
typedef enum ResourceKind {
    RESOURCE_BLOB,
    RESOURCE_BOOL,
    RESOURCE_STRING,
    RESOURCE_KINDS
} ResourceKind;

typedef struct Resource {
    Str owner; /* a dialect, or if it is external the name of a tool */
    Str key;
    bool external;
    ResourceKind kind;
    uint64_t alignment; /* of a blob; a power of two, or 0 */
    Str bytes;          /* of a blob, or the string; borrowed: they live as long as the context */
    bool flag;
} Resource;

/* Of two with one key the later counts. */
void resource_add(Context *context, Resource resource);
/* A dialect's; NULL where there is none. */
const Resource *resource_find(const Context *context, Str dialect, Str key);

/* Of the resources of dialects other than builtin, those of one together; NULL behind the last. */
const Resource *resource_other(const Context *context, size_t index);
void resources_free(Context *context); /* with the context */

#endif
