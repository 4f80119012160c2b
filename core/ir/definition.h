/* Definitions: everything the program knows about an operation, a type or an attribute is one
 * constant row in its dialect's table. Parser, printer, verifier, evaluator and manual read it.
 *
 * The vocabulary is ODS's ("Operation Definition Specification"), so that a row reads beside its
 * upstream definition. Arrays in a row end at the first entry without a name.
 *
 * The same rows can be made while the program runs, of a file that defines a dialect: then they
 * live in a context's arena, and `context_add_dialect` (core/ir/context.h) brings them in. A
 * condition that such a file states is data, which one function of C judges for all of them: where
 * a row of C has a function that is given what it judges and no more, a made row has `judge`, which
 * is given the row's `made` as well. Functions that are given an operation, a type or an attribute
 * find that in its row: `op->def->made`. Rows of C leave all of these out.
 */
#ifndef CORE_IR_DEFINITION_H
#define CORE_IR_DEFINITION_H

#include "core/ir/ir.h"
#include "core/ir/primitive.h"

typedef struct AsmParser AsmParser;   /* core/text/asm.h */
typedef struct AsmPrinter AsmPrinter; /* core/text/asm.h */
typedef struct Step Step;             /* dialects/step.h */
typedef struct DialectDef DialectDef;
struct Decoder;
struct Encoder;
typedef struct Complex Complex; /* semantics/number/complex.h */

/* A kind of types, as upstream has a class for it. */
typedef struct TypeClass {
    const char *name;              /* "builtin.memref"; NULL for one that upstream does not name */
    bool (*has)(const Type *type); /* NULL: those of `def` */
    /* Of a dialect's type: an assembly format may leave `!dialect.mnemonic` away. */
    const TypeDef *def;
} TypeClass;

typedef struct TypeConstraint {
    const char *summary;             /* as in "operand #0 must be SUMMARY, but got 'f32'" */
    bool (*holds)(const Type *type); /* of types of its class; NULL: of all of them */
    /* Where one type alone satisfies it: that type, so that the syntax may leave it away. */
    const Type *(*build)(Context *context);
    /* What it narrows down, if any: where an assembly format has such a type, another is refused
     * while it is read. */
    const TypeClass *class;
    const char *plain; /* for the manual, where `summary` lacks words; NULL: that */
    /* Of one made at run time: it must hold too, of types that `holds` and `class` let pass; and
     * the one type that `build` would give. */
    bool (*judge)(const void *made, const Type *type);
    const void *made;
    const Type *built;
} TypeConstraint;

/* One case of an enum: its keyword and its value (a bit mask, for bit enums). */
typedef struct EnumCase {
    const char *keyword;
    int64_t value;
    bool group; /* of bits, though there is but one in it: prints before that */
} EnumCase;

typedef struct EnumDef {
    const char *name; /* as upstream's C++ names it, for messages: "::mlir::arith::FastMathFlags" */
    const char *summary;
    bool bits;             /* cases combine */
    const char *separator; /* between combined cases: "," or "|" */
    const EnumCase *cases; /* in the order of definition; ends with a NULL keyword. Groups of bits
                            * ("fast") stand after the single ones and print first. */
    bool lists_all;        /* or print behind all that they are made of */
} EnumDef;

/* How an attribute is written in an assembly format. */
typedef enum AttrSyntax {
    ATTR_PLAIN,        /* any attribute, with its type */
    ATTR_TYPED,        /* an attribute whose type the constraint builds: written without it */
    ATTR_SYMBOL_NAME,  /* @name, held as a string */
    ATTR_ENUM_KEYWORD, /* a bare keyword; held as an integer of type `build` (enum-int) */
    ATTR_ENUM_DIALECT, /* the dialect attribute `def` with an enum parameter; written without its
                        * #dialect.mnemonic prefix */
    ATTR_DIALECT_BODY, /* any other dialect attribute `def`, written without its prefix */
    ATTR_UNIT_FLAG,    /* present or absent */
    ATTR_ENUM_NUMBER,  /* keywords of `cases`, within `word<...>` where there is one; held as an
                        * integer of type `build` (ODS's EnumProp) */
    ATTR_DENSE_ARRAY_BODY, /* a dense array of what `build` gives, written [1, 2] */
    ATTR_NUMBER_OR_NONE,   /* a number, or `none`; held as an array of it, or of nothing (ODS's
                            * OptionalProp) */
} AttrSyntax;

/* A condition is made of parameters: it holds where all do that are given. */
typedef struct AttrConstraint AttrConstraint;
struct AttrConstraint {
    const char *summary; /* as in "failed to satisfy constraint: SUMMARY" */
    AttrSyntax syntax;
    /* ATTR_TYPED: its type. ATTR_ENUM_...: that of the number, which is one of the cases.
     * ATTR_DENSE_ARRAY_BODY: the type of its elements, and it is such an array. Else how it is
     * written: none for kinds that have no type. */
    const Type *(*build)(Context *context);
    /* It is one of these kinds, a set of 1 << AttrKind; and a property can hold no other. */
    unsigned storage;
    const AttrConstraint *each; /* of an array: its elements satisfy this */
    bool (*holds)(const Attr *attr);
    const EnumDef *cases;
    const char *word;
    const AttrDef *def; /* it is of this definition */
    /* What a property can hold, where the parameters do not tell. */
    bool (*stored)(const Attr *attr);
    /* Of a property that is a number and no attribute: what it makes of an attribute. */
    const Attr *(*converted)(const Attr *attr);
    /* Why it cannot hold one, in upstream's words; NULL where those are the usual ones. */
    const char *(*refused)(const Attr *attr);
    /* Of one made at run time: it must hold too; and the one type that `build` would give. */
    bool (*judge)(const void *made, const Attr *attr);
    const void *made;
    const Type *built;
};

/* How many values an operand or result stands for. */
typedef enum Multiplicity { ONE, OPTIONAL, VARIADIC, VARIADIC_OF_VARIADIC } Multiplicity;

/* What a poison operand does. Where the rule is joint the function decides (POISON_MOVES). */
typedef enum PoisonPolicy {
    POISON_SPREADS,      /* every result of the lane becomes poison */
    POISON_IS_UNDEFINED, /* undefined behaviour */
    POISON_MOVES,        /* just moves; the function sees it and looks */
} PoisonPolicy;

typedef struct OperandDef {
    const char *name;
    const TypeConstraint *type;
    Multiplicity multiplicity;
    PoisonPolicy poison;
    const char *segments; /* VARIADIC_OF_VARIADIC: the attribute that holds the group sizes */
} OperandDef;

typedef struct AttrRow {
    const char *name;
    const AttrConstraint *constraint;
    const char *default_text; /* MLIR syntax without prefix ("none", "0 : i32", "false"), NULL:
                               * required, unless `optional` */
    bool optional;
    bool went; /* of older programs alone, in which nobody asks for it: core/define/older.h */
} AttrRow;

/* Of one operation: each has a bit, where bits say which. */
enum { DEF_MOST_ATTRS = 64 };

typedef struct ResultDef {
    const char *name; /* "" where upstream gives none but there is one: write "result" */
    const TypeConstraint *type;
    Multiplicity multiplicity;
} ResultDef;

typedef enum RegionKind {
    ANY_REGION,
    SIZED_REGION_1,
    MAX_SIZED_REGION_1,
    MIN_SIZED_REGION_1
} RegionKind;

typedef struct RegionDef {
    const char *name;
    RegionKind kind;
    bool variadic;
} RegionDef;

typedef struct SuccessorDef {
    const char *name;
    const char *operands; /* the operand group handed to its block arguments; NULL: given by
                           * `successor_operands` */
    bool variadic;
    bool unknown; /* of one made at run time: what is handed to it is not known */
} SuccessorDef;

/* How types determine each other: for the syntax, which leaves them away, and for the verifier. */
typedef struct TypeRule {
    /* AllTypesMatch: operands, results and typed attributes of these names, blank-separated, have
     * one type. The message is "failed to verify that all of {a, b} have same type". */
    const char *same;
    /* TypesMatchWith: the type of `to` is `derive(type of from)`. */
    const char *from, *to;
    const Type *(*derive)(const Type *from);
    /* `to` is a group of so many of that type. */
    int64_t (*count)(const Type *from);
    /* Or the types of `to`, a group, are those. */
    const Type *const *(*derive_all)(const Type *from, unsigned *count);
    const char *summary; /* "failed to verify that SUMMARY" */
    /* Of one made at run time: gives what `derive` would, to the syntax alone; one of `predicates`
     * is what the verifier asks. */
    const Type *(*make)(const void *made, const Type *from);
    const void *made;
} TypeRule;

/* A condition of ODS's PredOpTrait: "failed to verify that SUMMARY". */
typedef struct OpPredicate {
    const char *summary;
    bool (*holds)(const Op *op);
    /* Of one made at run time: asked instead. */
    bool (*judge)(const void *made, const Op *op);
    const void *made;
} OpPredicate;

typedef enum Trait {
    PURE = 1 << 0, /* no side effects, speculatable */
    NO_MEMORY_EFFECT = 1 << 1,
    RECURSIVE_EFFECTS = 1 << 2, /* has the effects of its regions */
    COMMUTATIVE = 1 << 3,
    ELEMENTWISE = 1 << 4, /* Elementwise, Scalarizable, Vectorizable, Tensorizable */
    TERMINATOR = 1 << 5,
    ISOLATED_FROM_ABOVE = 1 << 6,
    SINGLE_BLOCK = 1 << 7,
    NO_TERMINATOR = 1 << 8,
    SYMBOL = 1 << 9,
    SYMBOL_TABLE = 1 << 10,
    GRAPH_REGION = 1 << 11,
    NO_REGION_ARGUMENTS = 1 << 12,
    AUTOMATIC_ALLOCATION_SCOPE = 1 << 13,
    AFFINE_SCOPE = 1 << 14,
    CONSTANT_LIKE = 1 << 15,
    RETURN_LIKE = 1 << 16,
    SAME_OPERANDS_AND_RESULT_TYPE = 1 << 17,
    SAME_OPERANDS_AND_RESULT_SHAPE = 1 << 18,
    SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE = 1 << 19,
    SAME_OPERANDS_SHAPE = 1 << 20,
    SAME_OPERANDS_ELEMENT_TYPE = 1 << 21,
    SAME_TYPE_OPERANDS = 1 << 22,
    ATTR_SIZED_OPERAND_SEGMENTS = 1 << 23,
    ATTR_SIZED_RESULT_SEGMENTS = 1 << 24,
    SAME_VARIADIC_OPERAND_SIZE = 1 << 25,
    SAME_VARIADIC_RESULT_SIZE = 1 << 26,
    PARALLEL_REGION = 1 << 27,
    NO_REGISTERED_ATTRIBUTES_ONLY = 1 << 28, /* functions, modules: discardable attributes need a
                                              * dialect prefix */
    CAST =
        1 << 29, /* CastOpInterface: "operand type 'a' and result type 'b' are cast incompatible" */
} Trait;

/* A custom<Name>(...) directive of an assembly format. The arguments are the variables, types and
 * literals between the parentheses, in order; see core/text/format.h. */
typedef struct FormatArg FormatArg;
typedef struct CustomDirective {
    const char *name;
    bool (*parse)(AsmParser *parser, OpState *state, FormatArg *args, unsigned count);
    void (*print)(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count);
} CustomDirective;

/* The arrays of a row, each ended by an entry without a name. */
#define OPERANDS(...)                                                                              \
    (const OperandDef[])                                                                           \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
#define ATTRS(...)                                                                                 \
    (const AttrRow[])                                                                              \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
#define RESULTS(...)                                                                               \
    (const ResultDef[])                                                                            \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
#define REGIONS(...)                                                                               \
    (const RegionDef[])                                                                            \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
#define SUCCESSORS(...)                                                                            \
    (const SuccessorDef[])                                                                         \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
#define TYPE_RULES(...)                                                                            \
    (const TypeRule[])                                                                             \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
#define PREDICATES(...)                                                                            \
    (const OpPredicate[])                                                                          \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
#define PARENTS(...)                                                                               \
    (const char *const[])                                                                          \
    {                                                                                              \
        __VA_ARGS__, NULL                                                                          \
    }
#define CUSTOMS(...)                                                                               \
    (const CustomDirective[])                                                                      \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }

/* How the machine goes on after an operation; the functions are in dialects/step.h. */
typedef enum Flow {
    FLOW_NEXT,   /* to the next operation */
    FLOW_BRANCH, /* to the successor that was chosen */
    FLOW_LEAVE,  /* a terminator gave the region's values to the operation around it */
    FLOW_END,    /* the run has ended: undefined behaviour, trap, limit, unsupported */
} Flow;

typedef Flow EvalOp(Step *step);

/* Of an operation that holds state in a graph region, as a register does, and fires twice: it gives
 * its results (`eval`) of what it holds, before most of its operands are there; and when all are it
 * takes what it will hold, to which the state of all changes at the tick, at once. Operands that
 * are poison are its own affair in both. */
typedef struct StateDef {
    /* Must the operand be there before it gives its results? NULL: none must. */
    bool (*needs)(const Op *op, unsigned operand);
    /* Where it waits in a circle for what it needs: may it give without, of what it holds, as what
     * it takes is given in another round? NULL: it may not. */
    bool (*may_be_late)(const Op *op);
    /* Does it ask what the operand was before? NULL: of none. */
    bool (*watches)(const Op *op, unsigned operand);
    /* What it holds, by number: the type; NULL behind the last. */
    const Type *(*holds)(const Op *op, unsigned index);
    EvalOp *begin; /* sets what it holds at first */
    EvalOp *take;  /* sets what it will hold, where that is something else; NULL: never */
    /* Of those that share something: which take before others, by rising numbers; NULL: 0. */
    unsigned (*rank)(const Op *op);
    /* May operations of the same rank take in any order, as nothing says which is first? NULL: they
     * take in the order in which they stand. */
    bool (*is_unordered)(const Op *op);
} StateDef;

/* Of an operation that takes or gives a clock. */
typedef enum Clocking {
    CLOCKS_OTHERWISE, /* in another way, or none */
    CLOCK_PASSES,     /* it is low where its clock is, and rises, if it does, with that alone */
    CLOCK_OF_BIT,     /* it is its operand, a bit */
    CLOCK_TELLS,      /* it gives none; as its own rises it does what can be seen */
} Clocking;

/* Of an operation that is a circuit, run by ticks: its body is a graph. */
typedef struct CircuitDef {
    /* The same circuit as one graph, with the circuits that it contains in it: its first arguments
     * are inputs, the others are clocks. As `function_type` has it, it is a function of the inputs
     * at each of so many ticks that gives the outputs at each. The context's; NULL, reported: there
     * is none. */
    const Op *(*flatten)(const Op *op, unsigned ticks);
    unsigned (*ticks)(const Op *op); /* of a flat one */
    /* Of a flat one: is all that its clocks do to let state move as they rise? */
    bool (*only_rises)(const Op *op);
    Str (*output_name)(const Op *op, unsigned index);
} CircuitDef;

/* Of operations that run their first region again and again: which of its arguments count. */
typedef enum LoopKind {
    NOT_A_LOOP,
    LOOP_UNCOUNTED,    /* none */
    LOOP_COUNTED,      /* the first */
    LOOP_COUNTED_NEST, /* the first ones: all but those that go with results of the operation */
    LOOP_NEST,         /* all */
} LoopKind;

/* Bits of a NaN among its operands, or in memory that it is given, which are a choice. */
typedef enum ShownBits {
    SHOWS_NO_BITS,
    SHOWS_BITS,        /* what it gives or prints depends on them */
    SHOWS_BITS_RECAST, /* unless they become a float of as many */
} ShownBits;

struct OpDef {
    const char *name;           /* "arith.addi" */
    const char *summary;        /* one line */
    const char *doc;            /* what it means: results, poison, undefined behaviour */
    bool ours;                  /* MLIR has no operation of that name */
    const OperandDef *operands; /* OPERANDS({ ... }, ...), as the others; NULL: none */
    const AttrRow *attrs;
    const ResultDef *results;
    const RegionDef *regions;
    const SuccessorDef *successors;
    const TypeRule *types;
    const OpPredicate *predicates;
    const char *const *parents;      /* HasParent: one of these is around it */
    const char *implicit_terminator; /* SingleBlockImplicitTerminator: may be left unwritten */
    uint64_t traits;
    LoopKind loop;
    /* MaskableOpInterface, for vector.mask around it: the type of its mask; and may masked-off
     * lanes be given instead? */
    const Type *(*mask_type)(const Op *op);
    bool takes_passthru;
    ShownBits shown_bits;
    bool regions_run_once;       /* each of its regions runs at most once when it does */
    const char *poison_decision; /* by which poison operands are undefined (semantics/DECISIONS.md);
                                    NULL: its document says so */

    /* Syntax: ODS's declarative assembly format, or the two functions. Neither: generic form. A
     * printer beside a format writes what the format reads, where that is to be told apart. */
    const char *format;
    const CustomDirective *customs; /* those of its format that no other operation has */
    /* Of one made at run time that has a custom form nobody here reads: what reads it elsewhere. */
    const char *unread;
    bool (*parse)(AsmParser *parser, OpState *state);
    void (*print)(AsmPrinter *printer, const Op *op);
    /* Those that the custom form cannot say, or not in a time that anybody waits. NULL: none. */
    bool (*generic)(const Op *op);
    /* Reading it does more than to make it, and only its own syntax is read so: no bytecode. */
    bool text_alone;
    /* InferTypeOpInterface, where no rule above gives the results: appends to state's types. */
    bool (*infer)(Context *context, OpState *state);
    /* Which type a result may have instead of one that was inferred so; NULL: that one alone. */
    bool (*compatible)(const Type *inferred, const Type *type);
    /* What the printer calls its result: "alloc" gives %alloc, %alloc_0; or by a function, for
     * constants (%c0_i32). */
    const char *result_name;
    void (*name_results)(const Op *op, Sb *name);
    /* Or each of its results, by its number; nothing: it goes with the one before. */
    void (*name_result)(const Op *op, unsigned result, Sb *name);
    /* And the arguments that its first region begins with; or it gives NULL: %arg0. */
    const char *(*argument_name)(const Op *op, unsigned index);
    /* The dialect that operations in its regions are written without ("func" in a function body).
     */
    const char *default_dialect;

    /* Of one that is judged as a whole: instead of all that the row says of operands, results,
     * attributes, regions, traits. */
    bool (*verify_all)(const Op *op);
    /* Verification beyond the row: before, and after, the operations in its regions were. */
    bool (*verify)(const Op *op);
    bool (*verify_regions)(const Op *op);
    bool (*verify_symbols)(const Op *op);            /* SymbolUserOpInterface */
    bool (*casts)(const Type *from, const Type *to); /* CAST: are these compatible? */
    /* Of a terminator with successors: which operands go to successor `index`; first and count.
     * Where NULL, the successors' rows say it. */
    unsigned (*successor_operands)(const Op *op, unsigned index, unsigned *count);

    /* Meaning. An operation without any is not executed: exit status 6 where one is reached. */
    EvalOp *eval;
    /* The same of one lane, as if all its types were scalars: the evaluator maps it over vectors
     * and tensors. Where both are given `eval` is of whole tensors beside a first operand that is
     * none. */
    EvalOp *eval_lane;
    /* Each bit of the result depends on one bit of each of the first so many operands, and on all
     * of the others. */
    unsigned bit_by_bit;
    Primitive primitive; /* what `eval` computes, if others know it too */
    /* Or it depends on the operation, whose attributes are no flags then. NULL: it does not. */
    Primitive (*primitive_of)(const Op *op);
    /* Of those that many rows share: the function they hand operands to. */
    union {
        Int (*of_int)(Arena *arena, Int operand, unsigned amount);
        Int (*of_ints)(Arena *arena, Int lhs, Int rhs);
        Float (*of_float)(Float operand);
        Float (*of_floats)(Float lhs, Float rhs);
        bool (*class_of)(Float operand);
        Complex (*of_complex)(Complex operand);
        Complex (*of_complexes)(Complex lhs, Complex rhs);
        unsigned kind; /* of reductions: how they make one number of two */
    } computes;
    /* Or an operation that means the same at the types of this one ("arith.addi"). It has operands,
     * results and regions in the same order; attributes of the same names, and enums whose cases
     * have the same keywords. Where names or keywords differ they are paired, there and here,
     * blank-separated: "predicate=pred". See core/define/alias.h. */
    const char *as, *as_names;
    /* Of such a one that has operands behind those of what it means, which are no affair of that:
     * it is asked before each lane. FLOW_NEXT: the lane is computed; FLOW_LEAVE: it has given the
     * lane's result. */
    EvalOp *guard;
    /* Or the operations that make up what it means: the text of interp/machine/expand.h. They add
     * no undefined behaviour, rounding or order to it, and leave none away. */
    const char *expand;
    /* Or they depend on the operation: that text, in which operand i is %operand0, ... and result i
     * %result0, ...; false: they are not known, and `eval` is what it means. */
    bool (*expands_to)(const Op *op, Sb *text);
    /* Or it is an operation of the user's: what meaning.op says of it (dialects/meaning/meaning.h),
     * for the uses of it that it fits. */
    const struct Template *templates;
    /* Of an `eval` that leaves its work to a function which is made of the operation, once: makes
     * it, verified; the context's. NULL: none can be made, and `eval` does without. */
    const Op *(*helper)(const Op *op);
    /* Of an operation that stands within such a one: it runs as a part of that function. */
    bool part;
    /* Its regions run beside what follows it, or its call: they keep what they use from outside. */
    bool closure;
    /* Of one that begins tasks: what reports call each ("body"); NULL: a thread of a team. */
    const char *runner;
    /* Compilers put it before what decides if its result is wanted: without a location, where its
     * function has one, tasks may race with it (DECISIONS.md Q2). */
    bool may_be_moved;
    /* Where upstream's verifier leaves types open that the meaning needs: do they go together?
     * NULL: they do. */
    bool (*fits)(const Op *op);
    /* FunctionOpInterface: calls run its region. It has the attributes `sym_name` and
     * `function_type`. */
    bool function;
    /* Of functions and calls: is more done with arguments and results of this one than to hand them
     * over? NULL: never. */
    bool (*is_particular)(const Op *op);
    /* Of calls of functions that are not: looks at results of which some are poison. NULL: those
     * may be. */
    EvalOp *take_poison;
    const StateDef *state;     /* NULL: it holds none */
    const CircuitDef *circuit; /* NULL: it is none */
    Clocking clocking;
    /* Of operations whose regions interp/fast runs without them: goes on as `eval` does when that
     * region has just been left. */
    Flow (*resume)(Step *step, unsigned region);

    /* The manual of an operation that is executed, besides `doc`. Sentences end with a full stop,
     * lines before column 80. */
    const char
        *syntax; /* of those with `parse`, in the words of `format`; NULL: the example tells */
    const char *formula; /* "result = (lhs + rhs) mod 2^n"; NULL where it is none */
    /* Of those whose meaning has a longer form, which the manual shows beside the formula: that, as
     * MLIR. */
    void (*spelled)(Context *context, const OpDef *def, Sb *text);
    const char *poison; /* when results are poison, but for operands that spread it; NULL: never */
    const char *undefined; /* when it is undefined, but for operands that must not be poison; NULL:
                              never */
    const char *decisions; /* those of semantics/DECISIONS.md that apply: "A1, P2"; NULL: none */
    const char *words;   /* other words that ask for it, blank-separated, their own joined by '-' */
    const char *example; /* a program that executes it from @main: core/define/example.h */
    const char *gives;   /* what `run` prints of it; or, where it is to show how a run ends, the
                            first line on standard error, from "error:" on */
    const void *made;    /* what it was made of at run time, for its functions */
};

/* A parameter of a dialect type or attribute. */
typedef enum ParamKind {
    PARAM_TYPE,
    PARAM_ATTR,
    PARAM_INT, /* a decimal integer, held as i64 */
    PARAM_STRING,
    PARAM_ENUM,  /* a keyword of `cases`, held as i64 */
    PARAM_TYPES, /* a list, held as an array of type attributes; takes all that is left */
    PARAM_INTS,
    PARAM_BOOL,    /* true or false, held as i1 */
    PARAM_KEYWORD, /* a keyword of `cases`, a bare word, held as a string */
    PARAM_ATTRS,   /* a list, held as an array */
} ParamKind;

typedef struct ParamDef {
    const char *name;
    ParamKind kind;
    const EnumDef *cases;
    const char *class_name; /* as upstream's C++ names it, for messages; NULL: an enum's own */
    /* Among `struct_params` alone: may be left away and then is NULL, as the number `absent` and
     * false are unless `keeps_zero`; an attribute of definition `def`, written without its prefix.
     */
    bool optional, keeps_zero;
    uint32_t absent;
    const AttrDef *def;
    const Attr *implied; /* of one made at run time: what it is where it is left away; then it is
                          * NULL. NULL: nothing */
    bool (*holds)(const Attr *attr); /* which attributes, or types as such, it takes */
    bool whole;                      /* an enum, in one keyword or text: "A|B"; printed as it is */
    bool (*judge)(const void *made, const Attr *attr); /* `holds` of one made at run time */
    const void *made;
} ParamDef;

enum { MAX_PARAMS = 16 };

/* Of PARAM_INT: is its C++ type an unsigned one, and how wide is it? */
bool param_is_unsigned(const ParamDef *param);
unsigned param_width(const ParamDef *param);

struct TypeDef {
    const char *name; /* "async.value" */
    const char *summary;
    const char *record; /* as ODS names it, for messages ("Async_ValueType"); may be NULL */
    ParamDef params[MAX_PARAMS];
    /* Written !dialect.mnemonic or !dialect.mnemonic<p0, p1>; or as ODS's declarative assembly
     * format says; or by the two functions, which stand behind the mnemonic. */
    const char *format;
    const Type *(*parse)(AsmParser *parser, const TypeDef *def);
    void (*print)(AsmPrinter *printer, const Type *type);
    bool (*verify)(const Attr *loc, const Type *type);
    /* Of types of functions: the builtin one that says the same, NULL where none does. */
    const Type *(*signature)(const Type *type);
    /* What its values are like (dialects/values/kind.h); NULL: no program holds any. */
    const struct DatumKind *values;
    /* Or they are those of another type; NULL where no program holds any. */
    const Type *(*held_as)(const Type *type);
    bool clock; /* its values are clocks of circuits */
    /* VectorElementTypeInterface, MemRefElementTypeInterface, FloatTypeInterface. */
    bool vector_element, memref_element, is_float;
    const void *made; /* what it was made of at run time, for its functions */
};

static inline bool type_is_clock(const Type *type)
{
    return type->kind == TYPE_DIALECT && type->dialect.def->clock;
}

struct AttrDef {
    const char *name;
    const char *summary;
    const char *record;
    ParamDef params[MAX_PARAMS];
    const char *format; /* as in TypeDef */
    /* Or written <name = value, ...> in any order, ODS's struct(params); ends with a NULL name. */
    const ParamDef *struct_params;
    const Attr *(*parse)(AsmParser *parser, const AttrDef *def, const Type *type);
    void (*print)(AsmPrinter *printer, const Attr *attr);
    bool (*verify)(const Attr *loc, const Attr *attr);
    bool is_address_space; /* of pointers, whose number is its first parameter */
    bool has_alias;        /* it is written by one, of its own name: ODS's genMnemonicAlias */
    const void *made;      /* what it was made of at run time, for its functions */
};

/* Of a dialect; 0.0: it has none. */
typedef struct DialectVersion {
    uint64_t major, minor;
} DialectVersion;

/* What an operation of before a version is in it. */
typedef struct OpUpgrade {
    DialectVersion before;
    Str operation, becomes; /* "foo.old", "foo.new"; they may be the same */
    /* Each may be NULL: the names of attributes that go; what the others are called,
     * {was = "is"}; what they are where they are not there; and the names of those that were never
     * there, and may be left out. */
    const Attr *removes, *renames, *adds, *lacks;
    const Attr *loc; /* where it is said */
} OpUpgrade;

bool version_is_before(DialectVersion version, DialectVersion other);
/* Is it one for operations of that name, in programs of that version? */
bool upgrade_is_of(const OpUpgrade *upgrade, DialectVersion version, Str operation);
/* Is the name in one of its lists, which may be NULL? */
bool upgrade_lists(const Attr *names, Str name);

struct DialectDef {
    const char *name; /* "arith" */
    const char *summary;
    const char *doc;
    const OpDef *ops;     /* ends with a NULL name; NULL if none */
    unsigned op_count;    /* of these, where there are no `more_ops`; 0: not counted */
    const TypeDef *types; /* likewise */
    const AttrDef *attrs;
    /* Of a dialect whose rows stand in several files: more tables like `ops`; ends with NULL. */
    const OpDef *const *more_ops;
    const AttrDef *const *more_attrs; /* likewise, like `attrs` */
    /* Operations of the dialect that have no row are not the verifier's business. */
    bool open;
    bool foreign;  /* nor are its types and attributes: they stay as they are written */
    bool internal; /* it exercises the program itself: the manual leaves it out */
    /* Its own, and what programs of older ones become (core/text/version.h). Bytecode says the
     * version as two numbers, as upstream's dialects do. Upgrades are in the order of `before`, in
     * which they are applied. */
    DialectVersion version;
    const OpUpgrade *upgrades;
    unsigned upgrade_count;
    /* As bytecode has its types and attributes (core/bytecode/decoder.h, encoder.h); NULL, and
     * where `encode` says false: as text. */
    const Type *(*decode_type)(struct Decoder *decoder);
    const Attr *(*decode_attr)(struct Decoder *decoder);
    bool (*encode_type)(struct Encoder *encoder, const Type *type);
    bool (*encode_attr)(struct Encoder *encoder, const Attr *attr);
    /* DialectInterface hooks for discardable attributes of this dialect on any operation. */
    bool (*verify_attr)(const Op *op, const NamedAttr *attr);
    /* The same for those of a function's argument or result of that type. */
    bool (*verify_arg_attr)(const Op *op, const Type *type, const NamedAttr *attr);
    bool (*verify_result_attr)(const Op *op, const Type *type, const NamedAttr *attr);
    /* Types that a mnemonic alone does not tell: everything behind `!dialect.`. */
    const Type *(*parse_type)(AsmParser *parser);
    /* What is said where no row has the mnemonic of a type or of an attribute; NULL: which it is.
     */
    const char *no_such_type, *no_such_attr;
    const void *made; /* what it was made of at run time, for its functions */
};

/* Reading a definition. Each array of a row ends at the first entry without a name. */
/* Row `index` of the dialect, of all its tables in order; NULL after the last. */
const OpDef *dialect_op(const DialectDef *dialect, unsigned index);
const AttrDef *dialect_attr(const DialectDef *dialect, unsigned index);
static inline unsigned def_operand_count(const OpDef *def)
{
    unsigned count = 0;

    while (def->operands && def->operands[count].name)
        count++;
    return count;
}

static inline unsigned def_result_count(const OpDef *def)
{
    unsigned count = 0;

    while (def->results && def->results[count].name)
        count++;
    return count;
}

static inline unsigned def_attr_count(const OpDef *def)
{
    unsigned count = 0;

    while (def->attrs && def->attrs[count].name)
        count++;
    return count;
}

static inline unsigned def_region_count(const OpDef *def)
{
    unsigned count = 0;

    while (def->regions && def->regions[count].name)
        count++;
    return count;
}

static inline unsigned def_successor_count(const OpDef *def)
{
    unsigned count = 0;

    while (def->successors && def->successors[count].name)
        count++;
    return count;
}

static inline unsigned def_rule_count(const OpDef *def)
{
    unsigned count = 0;

    while (def->types && (def->types[count].same || def->types[count].to))
        count++;
    return count;
}

/* Does it declare attributes or sizes of segments? What judges as a whole has all of its attributes
 * in the dictionary. */
bool def_has_properties(const OpDef *def);
/* -1 where the definition has none of that name. */
int def_operand_index(const OpDef *def, Str name);
int def_result_index(const OpDef *def, Str name);
int def_attr_index(const OpDef *def, Str name);
int def_region_index(const OpDef *def, Str name);
int def_successor_index(const OpDef *def, Str name);
bool class_has(const TypeClass *class, const Type *type);
bool type_satisfies(const TypeConstraint *constraint, const Type *type);
/* Does something stand behind its mnemonic, by which it can be written without that? */
bool type_has_body(const TypeDef *def);
/* The one type that satisfies it; NULL where there is not just one. */
const Type *constraint_type(const TypeConstraint *constraint, Context *context);
/* What `build` of an attribute's constraint says; NULL where it does not. */
const Type *constraint_attr_type(const AttrConstraint *constraint, Context *context);
/* Does the rule derive one type, and which? */
bool rule_derives(const TypeRule *rule);
const Type *rule_derive(const TypeRule *rule, const Type *from);
bool predicate_holds(const OpPredicate *predicate, const Op *op);
bool param_takes(const ParamDef *param, const Attr *attr);
bool attr_satisfies(const AttrConstraint *constraint, const Attr *attr);
/* Whether a property of that constraint can hold the attribute at all. */
bool attr_can_be_stored(const AttrConstraint *constraint, const Attr *attr);
bool attr_is_required(const AttrRow *row);
/* Is it an attribute upstream, or a property that is none? What stands in a dictionary with the
 * name of such a property has nothing to do with it. */
bool attr_row_is_attr(const AttrRow *row);
const EnumCase *enum_case(const EnumDef *def, Str keyword);
const char *enum_word(const EnumDef *def, int64_t value); /* of the first; "" where there is none */
/* The keywords that make up the value: "nsw, nuw"; "none" or whatever case is 0. */
void enum_print(Sb *sb, const EnumDef *def, int64_t value);

static inline bool def_has(const OpDef *def, uint64_t trait)
{
    return def && (def->traits & trait) != 0;
}

static inline bool op_has(const Op *op, uint64_t trait)
{
    return def_has(op->def, trait);
}

/* The integer that a constant operation gives; NULL where none does. */
const Attr *value_constant(const Value *value);

static inline EvalOp *def_eval(const OpDef *def)
{
    return def->eval ? def->eval : def->eval_lane;
}

static inline bool def_is_executed(const OpDef *def)
{
    return def_eval(def) || def->as || def->expand || def->templates || def->part;
}

#endif
