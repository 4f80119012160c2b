/* Meanings: what operations and types of dialects that are not ours mean, written in MLIR.
 *
 * `meaning.op` is a template: a function's body as text, with variables for types and attributes.
 * Each use of the operation binds them, and the text is read again with what they stand for, once
 * for all uses that are bound alike: the instance, a function that is verified for this use and
 * called where it is executed.
 *
 *   meaning.c      the operations of the dialect
 *   signature.c    what stands in front of a body, read
 *   aliases.c      aliases of the file, which instances do not know
 *   alone.c        bodies that are judged without a use
 *   register.c     the rows that the user's operations get
 *   bind.c         variables, from the types of a use
 *   fill.c         text with what they stand for
 *   instance.c     functions, and whether they fit a use
 *   state.c        what operations of graphs hold from tick to tick
 *   represented.c  types, by what represents them
 */
#ifndef DIALECTS_MEANING_MEANING_H
#define DIALECTS_MEANING_MEANING_H

#include "core/ir/context.h"

enum {
    MEANING_MOST_VARIABLES = 64,   /* of a template; and operands, attributes and results */
    MEANING_MOST_TEXT = 1 << 24,   /* bytes of an instance */
    MEANING_MOST_INSTANCES = 4096, /* in a program */
    MEANING_MOST_NESTED = 64,      /* instances that need each other, and types */
    MEANING_MOST_TYPES = 1 << 16,  /* that are represented, in a program */
};

typedef struct TemplateVariable { /* $N; or $Ts... for several types, or the sizes of a shape */
    Str name;
    bool many;
} TemplateVariable;

typedef struct Formal { /* %name: type; or %name...: type for several */
    Str name;           /* empty: a result's */
    Str type;           /* as it is written, with variables */
    bool many;
} Formal;

typedef struct FormalAttr { /* name, or name = default */
    Str name, text;         /* no text: a use must have it */
} FormalAttr;

typedef struct TemplateVariables {
    unsigned count;
    TemplateVariable list[MEANING_MOST_VARIABLES];
} TemplateVariables;

typedef struct Formals {
    unsigned count;
    Formal list[MEANING_MOST_VARIABLES];
} Formals;

typedef struct FileAlias { /* of the file, in a text */
    Str name, text;        /* "!matrix", "tensor<2x3xf64>" */
} FileAlias;

/* What a body is of. An operation that holds state has three, within the braces of one. */
typedef enum MeaningPart { PART_WHOLE, PART_BEGIN, PART_GIVES, PART_TAKES } MeaningPart;
enum { MEANING_PARTS = PART_TAKES + 1 };

/* meaning.op. All texts are the context's. */
typedef struct Template Template;
struct Template {
    Str name; /* "toy.transpose" */
    TemplateVariables variables;
    Formals operands, results;
    unsigned attr_count;
    FormalAttr attrs[MEANING_MOST_VARIABLES];
    Str words; /* the comment in front of it; may be empty */
    Str text;  /* behind the name, as it is written */
    bool has_body;
    Str body;
    bool holds_state;
    Formals held;              /* what it holds, from tick to tick */
    Str bodies[MEANING_PARTS]; /* of what holds state, within `body` */
    MeaningPart part;
    /* The same templates with those bodies, by their part; NULL where it holds no state. */
    Template *parts[MEANING_PARTS];
    unsigned alias_count; /* in the body */
    const FileAlias *aliases;
    Str file; /* where the body begins */
    unsigned line, column;
    const Attr *loc;
    const Op *op;                         /* NULL until it was verified */
    bool (*verify_regions)(const Op *op); /* of the row before it had a meaning; or NULL */
    const Template *next;                 /* another for the same operation */
};

/* meaning.type */
typedef struct Representation Representation;
struct Representation {
    TemplateVariables variables;
    Str pattern, text;
    const Attr *loc;
    const Representation *next;
};

/* What is said in a context. */
typedef struct Meanings {
    const Representation *types;
    unsigned instance_count, type_count, nested;
    bool has_too_many_types; /* which was told: no more are looked at */
} Meanings;

/* Reading (signature.c). A place in a text, and what is wrong there. */
typedef struct Reader {
    Context *context;
    const char *at, *end;
    const char *wrong; /* NULL: nothing is */
} Reader;

/* Both from behind the operation's name on; false where something is wrong at `reader->at`. */
bool signature_read(Reader *reader, Template *made);
bool representation_read(Reader *reader, Representation *made);
/* The end of the bracket that opens at `at`, strings and comments left out; NULL where there is
 * none. */
const char *bracket_end(const char *at, const char *end);
/* Behind blanks and comments. */
const char *skip_blanks(const char *at, const char *end);
/* The variable whose name the text begins with, the longest of several; -1: none. */
int variable_at(const TemplateVariables *variables, Str text);

/* register.c: what the context knows from then on. False where it may not: `*wrong` says why. */
bool template_register(Context *context, const Template *made, const char **wrong);
void representation_register(Context *context, const Representation *made);
Meanings *meanings_of(Context *context);

/* Binding (bind.c). */
typedef struct Bound {
    bool known;
    unsigned count; /* of parts, where the variable is many */
    Str *parts;     /* what it stands for */
    Str *shown;     /* the same in a body: a type by what represents it */
} Bound;

typedef struct Binding {
    Context *context;
    const TemplateVariables *variables;
    Bound bound[MEANING_MOST_VARIABLES];
    unsigned work;                           /* that was taken */
    Sb why;                                  /* it does not fit */
    unsigned counts[MEANING_MOST_VARIABLES]; /* of operands, how many each stands for */
} Binding;

/* Does the type's text fit the pattern? Binds variables that are not bound yet. */
bool binding_match(Binding *binding, Str pattern, Str text);
/* element($T): the type of the elements of the type that is called so; NULL where there is none
 * such. */
const Type *binding_element(Context *context, Str type);
/* Does the use fit the template? If not `why` says so; the caller frees that. */
bool binding_of_use(Binding *binding, const Template *template, const Op *use);

/* aliases.c: the text with aliases of the file that it names written out. */
Str aliases_written_out(AsmParser *p, Str text);
/* Those in the text of a body. */
void aliases_collect(AsmParser *p, Template *made);
/* "!name", "#name" at the beginning of the text; empty where none stands there. */
Str alias_name(Str text);

/* fill.c: the text with what is bound put in, and where its parts come from. False: `why` of the
 * binding says what is wrong. */
typedef struct FillMark { /* from this column of the line made on, text is that of another column */
    unsigned line, column, from;
} FillMark;
typedef VEC(FillMark) FillMarks;
bool fill_text(Binding *binding, const Template *template, const Op *use, Str text, Sb *made,
               FillMarks *marks);

/* instance.c: the function that the use means; NULL, reported, where there is none that fits. */
const Op *meaning_instance(const Op *use);
/* The same of a part of what holds state: takes operands, then what is held. */
const Op *meaning_part(const Op *use, MeaningPart part);
/* How many values what ends the region hands over. */
unsigned region_yield_count(const Region *region);
/* Does the template's body take the operands of that number, which it names? */
bool meaning_takes(const Template *t, unsigned operands);
/* All functions that uses mean so far, each once, in no order. */
void meaning_each_instance(const Context *context, void (*see)(void *state, const Op *function),
                           void *state);
bool meaning_fits(const Op *use); /* OpDef.verify_regions */
Flow meaning_leave(Step *s);      /* of operations that have no body: they end regions */

/* Does the module say any, by meaning.op or meaning.type? */
bool meanings_are_said(const Op *module);
/* alone.c: the type that the text is; NULL, and nothing said, where it is none. */
const Type *meaning_type(Context *context, Str text);
/* Are the bodies right that the module has, and that can be judged without a use? */
bool meanings_hold(const Op *module);

/* state.c: what holds state, for rows. */
extern const StateDef MEANING_STATE;
Flow meaning_gives(Step *s);
/* Are all its parts right for the use? If not that is reported. */
bool meaning_parts_fit(const Op *use);

/* represented.c (dialects/values has their row): NULL where nothing represents it. Reported, where
 * that is no type. */
const Type *type_representation(const Type *type);
/* The same, or the type itself. */
const Type *type_held(const Type *type);

#endif
