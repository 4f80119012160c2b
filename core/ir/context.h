/* Context: owns all types, attributes and IR; knows the registered dialects. */
#ifndef CORE_IR_CONTEXT_H
#define CORE_IR_CONTEXT_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/definition.h"
#include "core/ir/diag.h"

typedef struct Source {
    Str file, text;       /* data NULL: none was found */
    unsigned line_offset; /* lines of the file before the text */
    VEC(size_t) lines;    /* where each begins; empty until one is asked for */
} Source;

enum { KEPT_DIMS = 8 };
enum { KEPT_WIDTHS = 64 };

/* With which version of a dialect the program was written. */
typedef struct WrittenVersion {
    const DialectDef *dialect;
    DialectVersion version;
} WrittenVersion;

typedef struct UpgradedOp {
    const Op *op;             /* as it is today */
    const OpUpgrade *upgrade; /* the first of those that made it: of what the program has */
} UpgradedOp;

/* Upstream has operations in this dialect that are not ours yet: what is unknown of it may well be
 * right. */
typedef struct LackingDialect {
    const char *name;
    /* Mnemonics, blank-separated, that upstream's parser takes and no row has; NULL: none. */
    const char *attrs, *types;
    /* Likewise of operations; NULL: any, for the dialect is open or they are not listed. */
    const char *ops;
    /* Parameters, likewise, whose names stand in front of = without a blank. */
    const char *glued;
    /* Its attributes on operations of other dialects are judged all the same: see the fields of
     * DialectDef of these names, which one made at run time gets. */
    bool (*verify_attr)(const Op *op, const NamedAttr *attr);
    bool (*verify_arg_attr)(const Op *op, const Type *type, const NamedAttr *attr);
} LackingDialect;

/* How the attributes of what is read will be written. */
typedef enum AttrWriting { BY_ALIASES, IN_PLACE, NOWHERE } AttrWriting;

struct Context {
    Arena arena;
    Map uniqued;                   /* structural key -> Type, Attr, AffineExpr, ... */
    Map dialects;                  /* namespace -> const DialectDef * */
    Map ops;                       /* "arith.addi" -> const OpDef * */
    Map lacking;                   /* namespace -> const LackingDialect * */
    Map asked;                     /* namespaces that `find_dialect` was asked for */
    VEC(const DialectDef *) added; /* made at run time, in their order */
    /* Asked once for each dialect of which a name is met that no row has: it adds what it knows of
     * it. NULL: nothing is known but what is there. */
    void (*find_dialect)(void *state, Context *context, Str name_space);
    void *find_dialect_state;
    Map type_defs; /* "async.value" -> const TypeDef * */
    Map attr_defs; /* "arith.fastmath" -> const AttrDef * */
    Map formats;   /* pointer of an OpDef -> its parsed assembly format, made when first needed */
    Map param_formats;     /* the same of a TypeDef or AttrDef */
    Map defaults;          /* pointer of an AttrRow -> its default as an attribute, likewise */
    Map meanings;          /* pointer of an operation -> the function that it means, likewise */
    Map meant;             /* pointer of such a function -> the operation */
    struct Meanings *user; /* what meaning.op and meaning.type say; NULL: nothing */
    Map held;              /* pointer of an operation -> struct Held *, what it holds */
    Map instances;         /* text of a function -> that function, which a use of such means */
    Map templates;         /* name -> struct Template *, the first that says what it means */
    Map user_dialects; /* name -> DialectDef *, of those that are known by their meanings alone */
    Map represented;   /* pointer of a Type -> the Type that it is represented by */
    Map represented_kinds; /* pointer of a DatumKind -> the same for types represented by such */
    Map copies;   /* value or operation in such an operation's body -> what it is there; likewise */
    Map symbols;  /* pointer of an operation -> the symbol table it is, likewise */
    Map findings; /* of the verification that runs: what dialects found out, by keys of their own */
    Map names;    /* strings seen so far: op names, identifiers -> their StringAttr, or NULL */
    Map resources; /* of dialects: "builtin" -> Map of key -> const struct Resource * */
    VEC(const struct Resource *) external_resources; /* in their order */
    VEC(WrittenVersion) written_versions; /* of the program read last (core/text/version.h) */
    VEC(UpgradedOp) upgraded;
    bool knows_upgrades;  /* of any dialect: then it is remembered which defaults were filled in */
    Map filled_in;        /* pointer to an inherent attribute -> the operation; likewise */
    Map dialect_versions; /* name -> Str *: as bytecode has it; kept, and written again */
    bool was_bytecode;    /* the module: its orders of uses are known */
    VEC(struct UseOrder *)
    use_orders; /* in which order uses of values were listed where they were
                 * written (core/bytecode/use_orders.h) */
    const Type *signless[KEPT_WIDTHS + 1]; /* iN by its width, NULL until the first */
    const Type *index, *none, *floats[FLOAT_FORMAT_COUNT]; /* by FLOAT_FORMATS, likewise */
    const AffineExpr *affine_dims[KEPT_DIMS],
        *affine_symbols[KEPT_DIMS]; /* by their positions, likewise */
    const Attr *empty_dictionary;   /* what most operations have; NULL until the first */
    VEC(Region *) idle_regions;     /* that regions were read into, before they had an operation */
    uint64_t next_distinct;
    bool allow_unregistered;
    /* What is read was printed of a module that is valid: elements of vectors and memrefs may be of
     * types that nobody here knows. */
    bool was_verified;
    const struct Legacy
        *legacy;        /* how things were once written (core/text/legacy.h); may be NULL */
    bool reads_legacy;  /* and it may be written so */
    bool takes_numbers; /* an operand may be a number, which is a constant, as in bodies of meanings
                         */
    bool module_is_written; /* in the text that was read last: nothing was put around it */
    bool brief_errors; /* an operation's error goes without the note that prints the operation */
    /* Decimals of formats wider than f64 are read in these, not through f64: DECISIONS.md N13. */
    bool exact_decimals;
    bool met_exact_decimals; /* some of them f64 does not hold */
    /* Which says how large those may be that are read. Debug information of C++ is beyond measure
     * where it is written without aliases: nobody may walk through all of an attribute. */
    AttrWriting attrs_are_written;
    DiagHandler handler;
    void *handler_state;
    unsigned error_count;
    unsigned unsupported_count; /* of these, how many say no more than what we lack */
    Str lacking_op;             /* that the first of these was about, and where it stands */
    const Attr *lacking_loc;
    /* These are not told, and one in the body of a function ends the reading of that body, not of
     * the file: an operation of that name is all that stands in it then. */
    bool defers_lacking;
    unsigned limit_count; /* of these, how many say that the program is beyond a limit */
    const Attr *last_loc; /* of the latest diagnostic */
    VEC(Source) sources;
    /* The text of a file that locations name and that is none of these, asked for once; the
     * context's, data NULL where there is none to be had. NULL: there never is. */
    Str (*find_source)(void *state, Context *context, Str file);
    void *find_source_state;
    VEC(Str) files;   /* that places name, interned */
    Map file_numbers; /* their numbers there */
    Str unnamed; /* the file that locations call "-" or "<stdin>", as upstream does a text without a
                    name */
    /* Of bytecode that is read: the file, and what wrote it (`diag_note_producer`). */
    const Attr *produced_as;
    Str producer;
};

Context *context_new(void);
void context_free(Context *context);
/* The definition is borrowed and must outlive the context. */
void context_register(Context *context, const DialectDef *dialect);
/* What the other has registered, into one that has nothing yet. */
void context_register_as(Context *context, const Context *other);
/* One that was made at run time: from here on its rows are as good as all others, and of what
 * upstream has of that dialect only types and attributes are lacking that no row is of. Where a
 * dialect of the name is there already, it keeps its own rows and gets those whose names it lacks;
 * whoever does not want that looks before, with `context_dialect`. */
void context_add_dialect(Context *context, const DialectDef *dialect);
const DialectDef *context_dialect(Context *context, Str name_space);
/* Asks `find_dialect` now, if it was not yet. */
void context_find_dialect(Context *context, Str name_space);
/* The row is borrowed. */
void context_register_lacking(Context *context, const LackingDialect *dialect);
/* NULL where we lack nothing of it. */
const LackingDialect *context_lacking(Context *context, Str name_space);
bool context_lacks(Context *context, Str name_space);
/* Upstream has, or may have, an operation of this name, and no row is it. */
bool context_lacks_op(Context *context, Str name);
const OpDef *context_op(Context *context, Str name);
const TypeDef *context_type_def(Context *context, Str name); /* "async.value" */
const AttrDef *context_attr_def(Context *context, Str name);
/* The number of a file that places name, see Loc. */
unsigned context_file(Context *context, Str file);
/* The string's one copy in the context. */
Str context_intern(Context *context, Str s);
/* The entry that has it as its key; until the next is made. */
MapEntry *context_name(Context *context, Str s);

/* Uniquing. A key is built from words that determine the object; `key_start` begins one. */
enum { KEY_FEW = 16 };

typedef struct Key {
    size_t len;
    uint64_t few[KEY_FEW]; /* the words, while they fit */
    VEC(uint64_t) many;    /* all of them, once they do not */
} Key;

/* The first word of a key: what is uniqued, and its kind. */
typedef enum KeyClass {
    KEY_TYPE = 1,
    KEY_ATTR,
    KEY_AFFINE_EXPR,
    KEY_AFFINE_MAP,
    KEY_INTEGER_SET,
} KeyClass;

void key_further_word(Key *key, uint64_t word); /* one of many */
static inline void key_word(Key *key, uint64_t word)
{
    if (key->len < KEY_FEW)
        key->few[key->len++] = word;
    else
        key_further_word(key, word);
}

static inline void key_start(Key *key, KeyClass of, unsigned kind)
{
    key->len = 0;
    key->many.data = NULL;
    key->many.len = key->many.cap = 0;
    key_word(key, (uint64_t)of << 32 | kind);
}

static inline void key_pointer(Key *key, const void *pointer)
{
    key_word(key, (uintptr_t)pointer);
}

/* The object of an equal key made before; or a new one to be filled in, of `size` bytes that are
 * zero. Frees the key. */
void *context_unique(Context *context, Key *key, size_t size, bool *made);

#endif
