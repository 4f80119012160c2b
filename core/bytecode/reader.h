/* Reader: the tables of one file of bytecode, and what was made of them so far. For the files of
 * this folder. */
#ifndef CORE_BYTECODE_READER_H
#define CORE_BYTECODE_READER_H

#include "core/bytecode/cursor.h"
#include "core/ir/context.h"
#include "core/ir/resource.h"

typedef struct BytecodeDialect {
    Str name, version; /* version: as the dialect writes it; data NULL where there is none */
    bool builtin;
    bool was_used; /* and its version noted */
} BytecodeDialect;

typedef struct BytecodeOpName {
    BytecodeDialect *dialect;
    Str name;            /* "arith.addi"; data NULL until it is asked for */
    Str mnemonic;        /* "addi" */
    bool was_registered; /* its properties are as its definition has them */
    bool is_lacking;     /* upstream has it, and nothing here does */
    const OpDef *def;
    const struct PropertyOrder *order; /* op_properties.c; NULL until the first that has some */
    uint64_t properties;               /* the latest's, from 1; 0: none had some */
    const void *inherent;              /* which are these */
    size_t inherent_size;              /* of each; as the definition has it */
} BytecodeOpName;

enum { ENTRY_SIZE_BITS = 40, ENTRY_DIALECT_BITS = 20 };

/* An attribute or a type. A large file is mostly locations, each of which is one. */
typedef struct Entry {
    union {
        const char *at;   /* its bytes */
        const void *made; /* what they are, once it was asked for */
    };
    uint64_t size : ENTRY_SIZE_BITS;
    uint64_t dialect : ENTRY_DIALECT_BITS;
    uint64_t coded : 1;   /* as its dialect encodes it; else as text */
    uint64_t waiting : 1; /* for others that it is made of */
    uint64_t is_made : 1;
    uint64_t is_place : 1; /* it begins as a place in a file does, and is not made */
} Entry;

static inline Str entry_bytes(const Entry *entry)
{
    return (Str){ entry->at, entry->size };
}

typedef struct Entries {
    uint64_t count;
    Entry *entries;
} Entries;

typedef struct EntryRef {
    bool is_type;
    uint64_t index;
} EntryRef;

/* What properties are in operations of one definition: Op.inherent. */
typedef struct PropertiesOf PropertiesOf;
struct PropertiesOf {
    const OpDef *def;
    const void *inherent;
    PropertiesOf *next;
};

/* Properties of operations: several have the same, and several definitions the same bytes. */
typedef struct BytecodeProperties {
    Str bytes;
    PropertiesOf *first; /* those that were asked for */
} BytecodeProperties;

/* A value whose uses are counted while it is read: `slot` says which of these it is, from 1. */
typedef struct WatchedValue {
    struct UseOrder *order; /* NULL: none is said */
    uint64_t uses;
} WatchedValue;

typedef VEC(WatchedValue) WatchedValues;

struct Reader {
    Context *context;
    Arena arena; /* of the tables */
    Str file, bytes;
    uint64_t version;
    Str producer;
    bool failed;
    bool only_dialects_resources; /* of the resources; others are in the context already */
    unsigned missing; /* entries that the one which is read needs and that are not made yet */
    unsigned depth;   /* of entries that are made for others */
    VEC(EntryRef) wanted;
    WatchedValues watched;

    uint64_t string_count;
    Str *strings;
    uint64_t dialect_count;
    BytecodeDialect *dialects;
    VEC(BytecodeOpName) op_names;
    Entries attrs, types;
    Map keys;           /* of resources: how many others each has been called */
    VEC(Str) resources; /* keys, of dialects' resources in their order */
    uint64_t properties_count;
    BytecodeProperties *properties;
    uint64_t file_entry; /* of the file of the latest location, from 1; 0: none was read */
    unsigned file_number;
};

/* The file, all of which is at line 0. */
static inline const Attr *reader_place(const Reader *reader)
{
    return loc_file(reader->context, reader->file, 0, 0);
}

/* On bytes of the file. */
static inline Cursor cursor_on(Reader *reader, Str bytes)
{
    const unsigned char *file = (const unsigned char *)reader->bytes.data;
    const unsigned char *at = (const unsigned char *)bytes.data;

    return (Cursor){ reader, at, at + bytes.len, file + reader->bytes.len };
}

/* Reports what is wrong there, once; false. */
bool reader_error(Reader *reader, const void *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Before the first that is read of the dialect, whose version may say that it cannot be read. Of a
 * dialect that nobody uses nobody asks for the version. False, reported, where that is wrong. */
bool reader_use_dialect(Reader *reader, BytecodeDialect *dialect);
/* Reports that upstream has the operation, and nothing here does; false. */
bool reader_lacks(Reader *reader, Loc loc, Str operation);

/* reader.c: the header, the tables of strings, properties and dialects, and where all sections are:
 * SECTION_COUNT of them, without data where the file has none. `reader_close` in any case. */
bool reader_open(Reader *reader, Str *sections);
void reader_close(Reader *reader);
/* entries.c: the table, from its two sections. */
bool entries_read(Reader *reader, Str sizes, Str bytes);
/* The attribute (type) of that number, which stood at `at`, made now if it was not; NULL, reported,
 * where it is none. */
const Attr *entries_attr(Reader *reader, const void *at, uint64_t index);
const Type *entries_type(Reader *reader, const void *at, uint64_t index);
/* Makes one for another that is made of it. False where something was wrong, which was reported, or
 * that is for the list to do. */
bool entries_make_part(Reader *reader, Entry *entry, bool is_type);
/* A note where attributes or types of the dialect are as its own code encodes them, which nobody
 * else reads; false: they are not. */
bool entries_note_coded(Reader *reader, const BytecodeDialect *dialect);
/* An attribute that is a location, without making it where it is a place in a file; its number
 * stands at the cursor. */
bool entries_loc(Cursor *cursor, Loc *loc);

/* op_properties.c */
bool properties_section_read(Reader *reader, Str bytes);
/* resources.c; the value of one, all of it */
bool resource_read_value(Reader *reader, Cursor *value, ResourceKind kind, Resource *resource);
bool resources_read(Reader *reader, Str sizes, Str bytes);
/* read_ir.c */
Block *ir_section_read(Reader *reader, Str bytes);

#endif
