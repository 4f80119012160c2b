/* Writer: a program while it is written: the values in scope, and what may still be written.
 *
 * Statements are functions that write a few lines and bring values into scope. For the files of
 * this folder alone.
 *
 *   writer.c      values, constants, lines           scalars.c    arith, math, index
 *   memrefs.c     memory and views of it             accesses.c   loads, stores, copies
 *   loops.c       scf.for, scf.while                 affine.c     affine.for, affine.if ...
 *   parallel.c    parallel loops                     arrays.c     loops over long arrays
 *   branches.c    scf.if and the like                blocks.c     blocks and branches
 *   tested.c      loops that a test ends             nests.c      two loops over a matrix
 *   stages.c      loops after one another            gathers.c    a loop that a table leads
 *   program.c     functions, calls, modules
 *   tensors.c     tensors and their elements         generics.c   linalg.generic
 *   meant.c       operations of the program's own
 */
#ifndef INTERP_ORACLE_GENERATE_WRITER_H
#define INTERP_ORACLE_GENERATE_WRITER_H

#include "core/base/random.h"
#include "core/base/vec.h"
#include "interp/oracle/generate/program.h"

enum {
    MOST_RANK = 3,
    MOST_CARRIED = 5,
    MOST_RESULTS = 4,
    MOST_ARGUMENTS = 6,
    MOST_WORK = 1500,  /* iterations of all loops around, multiplied */
    MOST_COST = 12000, /* operations that a function executes */
    DEEPEST = 4,
};

typedef enum Kind { INTEGER, INDEX, FLOAT, COMPLEX } Kind;

typedef struct Shape Shape;

typedef struct Scalar { /* or a vector or tensor, which is told by its lanes */
    const char *name;
    Kind kind;
    unsigned width;    /* of index: 64; of a complex number: of a part */
    unsigned mantissa; /* of a float or a part: bits of its fraction */
    unsigned lanes;    /* of a vector or tensor; 0: it is none */
    /* Of a tensor, else NULL: */
    const Shape *shape;
    const struct Scalar *element;
    const struct Scalar *family; /* all tensors of that shape; the first has elements of i1 */
} Scalar;

/* Ends without a name. */
extern const Scalar SCALARS[];
extern const Scalar *const BOOLS, *const WORDS, *const INDICES;

enum { TENSOR_SHAPES = 5, TENSOR_ELEMENTS = 7, FAVOURITES = 2 };

struct Shape { /* of a memref or tensor */
    unsigned rank;
    uint64_t sizes[MOST_RANK];
    bool is_open[MOST_RANK]; /* the type does not tell the size */
    bool has_layout;
    int64_t strides[MOST_RANK], offset;
    bool is_open_stride[MOST_RANK], is_open_offset;
};

typedef struct Term {
    unsigned number;      /* %vN */
    const Scalar *scalar; /* or, of a memref, that of its elements */
    const Shape *shape;   /* NULL: a scalar */
    const char *type;
    unsigned root;  /* of a memref: views of one memory have the same */
    uint64_t limit; /* of an index: it is known to be from 0 to limit - 1; 0: nothing is known */
    bool is_dim, is_symbol; /* what affine maps take */
    bool is_read_only;
    bool is_heap; /* a memref that may be freed */
} Term;

typedef struct Callee {
    const char *name;
    unsigned argument_count, result_count;
    Term arguments[MOST_ARGUMENTS];
    const Scalar *results[MOST_RESULTS];
    uint64_t cost;
} Callee;

typedef struct Writer {
    Random random;
    const Palette *palette; /* NULL: all dialects that there are statements of */
    Sb *text;
    Sb *constants; /* where they are written, in front of a loop; NULL: in `text` */
    Arena arena;
    ProgramCounts *counts;
    VEC(Term) scope;
    VEC(Callee) callees;
    unsigned next_value, next_block, next_root;
    unsigned depth; /* regions and blocks around */
    unsigned room;  /* statements that may still be written */
    uint64_t work;  /* iterations of the loops around, multiplied */
    uint64_t cost;  /* operations that the function executes, about */
    bool is_top;    /* the region is the function's: its values are symbols */
    bool is_pure;   /* no statement may touch memory, print or call */
    bool is_wide;   /* the program has integers of thousands of bits */
    Scalar tensors[TENSOR_SHAPES][TENSOR_ELEMENTS];
    const Scalar *favourites[FAVOURITES]; /* tensors of which the program has many */
    bool has_functions;                   /* the program has functions of floats */
    bool has_meanings;                    /* and operations of its own */
    bool has_tensors;                     /* the function has them */
    bool has_open;                        /* the program has some of unknown sizes */
} Writer;

/* writer.c */
/* Are there to be operations of that dialect? */
bool writer_wants(const Writer *w, const char *dialect);
unsigned draw_below(Writer *w, unsigned count);
bool draw_percent(Writer *w, unsigned percent);
/* One line, indented, which is one operation executed. */
void put_line(Writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A piece of a line; `begin` indents, the last piece ends with a line end. */
void put_begin(Writer *w);
void put_text(Writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));

const Scalar *any_scalar(Writer *w);
const Scalar *any_vector(Writer *w); /* of those with as many lanes */
const Scalar *any_type(Writer *w);   /* either, or a tensor: what arith takes */
const Scalar *any_value(Writer *w);  /* a complex number too: what is handed on */
/* The type of a comparison's result. */
const Scalar *bools_like(const Scalar *scalar);
/* Of a part of a complex number. */
const Scalar *part_of(const Scalar *scalar);
const Scalar *scalar_named(const char *name);
/* A new value, not yet in scope: for the line that defines it. */
Term new_value(Writer *w, const Scalar *scalar);
/* The value is in scope from here on. */
void bring_term(Writer *w, Term value);
/* A value of the type: one in scope, or a constant, which is written now. */
Term pick_term(Writer *w, const Scalar *scalar);
/* One that comes from not far above, where there is one. */
Term pick_near(Writer *w, const Scalar *scalar);
Term write_constant(Writer *w, const Scalar *scalar);
Term write_number(Writer *w, const Scalar *scalar, int64_t number);
/* An index from 0 to limit - 1. */
Term pick_below(Writer *w, uint64_t limit);
/* A memref in scope; false: there is none. */
bool pick_memref(Writer *w, bool writable, Term *memref);

/* The scope and where it stands, to be restored behind a region. */
typedef struct Mark {
    size_t scope;
    unsigned depth;
    uint64_t work;
    bool is_top, is_pure;
} Mark;
Mark region_enter(Writer *w, uint64_t trips);
void region_leave(Writer *w, Mark mark);

/* Types and values in rows: "%v1, %v2", "i8, i32". */
void put_values(Writer *w, const Term *values, unsigned count);
void put_types(Writer *w, const Term *values, unsigned count);
/* "%v7:2 = " for results of the types of these; fills them in. Nothing where there are none. */
void put_results(Writer *w, const Term *like, unsigned count, Term *results);
void bring_terms(Writer *w, const Term *values, unsigned count);

/* tensors.c */
void make_tensor_types(Writer *w);
const Scalar *any_tensor(Writer *w);
/* Not all of its sizes are in the type: there is no literal of it. */
bool scalar_is_open(const Scalar *scalar);
/* One of them with this in each element. */
Term write_filled(Writer *w, const Scalar *tensor, Term element);

/* program.c: some statements of any kind. */
void write_statements(Writer *w, unsigned count);
void write_call(Writer *w);
/* Of a function that takes memory of that type, with it; nothing where none does. */
void write_call_on(Writer *w, const Term *memref);

/* The statements, by their files. */
void write_scalar(Writer *w);
void write_print(Writer *w);
void write_assert(Writer *w);
void write_complex(Writer *w);
void write_tensor(Writer *w);
void write_memref(Writer *w);
void write_dealloc(Writer *w);
void write_view(Writer *w);
void write_access(Writer *w);
void write_copy(Writer *w);
void write_for(Writer *w);
void write_while(Writer *w);
void write_repeat(Writer *w);
void write_either(Writer *w);
void write_affine_for(Writer *w);
void write_affine_if(Writer *w);
void write_affine_apply(Writer *w);
void write_parallel(Writer *w);
void write_affine_parallel(Writer *w);
void write_array_loop(Writer *w);
void write_nest(Writer *w);
void write_gather(Writer *w);
void write_stages(Writer *w);
/* Each element of one dimension is made another. */
void write_change(Writer *w, const Term *memref);
void write_generic(Writer *w);
void write_if(Writer *w);
void write_if_of(Writer *w, Term flag);
void write_index_switch(Writer *w);
void write_execute_region(Writer *w);
/* meant.c: what those of the program's own mean. */
extern const char *const MEANINGS;
/* blocks.c: blocks and branches between them, in a region that may have several blocks. */
void write_blocks(Writer *w);

/* "^bN(%v1: i8, %v2: i32):" for arguments of these types; branches to such blocks. */
void put_block(Writer *w, unsigned block, const Term *like, unsigned count, Term *args);
void write_branch(Writer *w, unsigned block, const Term *values, unsigned count);
void write_choice(Writer *w, Term flag, unsigned first, const Term *to_first, unsigned first_count,
                  unsigned second, const Term *to_second, unsigned second_count);

/* tested.c: a loop that a test of its counter ends, up to its body and from there on. The counter,
 * which is below the limit in the body, is `variable` there; it is the first of the results. */
typedef struct Tested {
    const Scalar *scalar; /* the counter's */
    bool is_while, is_behind, negated, subtracts;
    unsigned predicate, count;
    unsigned head, body, exit; /* blocks */
    Term step, bound, variable;
    Term inits[MOST_CARRIED + 1], args[MOST_CARRIED + 1];
} Tested;
void begin_tested(Writer *w, Tested *t, uint64_t limit, uint64_t step, const Term *inits,
                  unsigned count, Term *results);
void end_tested(Writer *w, Tested *t, const Term *yielded, Mark mark, const Term *results);

/* loops.c, for all loops. */
/* How often one goes round: seldom, or, where there is work left, often. */
uint64_t choose_trips(Writer *w);
/* What it begins with, at most MOST_CARRIED: half of it is of the induction variable's type, or of
 * that of the value before. The count. */
unsigned choose_carried(Writer *w, const Scalar *variable, Term *inits);
/* What a region hands on, of types like these: the variable (NULL: there is none), one of the
 * others, or any value. */
void choose_yields(Writer *w, const Term *like, unsigned count, const Term *variable,
                   const Term *others, unsigned other_count, Term *yields);
/* "%a = %x, %b = %y" */
void put_bindings(Writer *w, const Term *inits, unsigned count, Term *args);
/* "scf.yield %a, %b : i8, i32", a line. */
void put_row(Writer *w, const char *name, const Term *values, unsigned count);
/* Of a counted loop: its variable, not yet in scope, which runs below `limit`; " iter_args(...) ->
 * (...)" where it carries anything; and its end, behind which the results are in scope. */
Term induction_variable(Writer *w, const Scalar *scalar, bool is_dim, uint64_t limit);
void put_carried(Writer *w, const Term *inits, unsigned count, Term *args);
void put_loop_end(Writer *w, const char *yield, const Term *yields, unsigned count, Mark mark,
                  const Term *results);

/* memrefs.c */
/* A memref of static sizes, row by row. */
Shape plain_shape(unsigned rank, const uint64_t *sizes);
Shape random_shape(Writer *w);
/* One of that type, still to be defined. */
Term new_memref(Writer *w, const Scalar *element, Shape shape);
/* Memory of its own, mostly with something in each element. */
Term write_alloc(Writer *w, const Scalar *element, Shape shape);
/* Views: all of it, of a type that tells less; of the last dimension what comes from there on. */
Term write_cast(Writer *w, Term source);
Term write_tail(Writer *w, Term source, uint64_t from);
/* scalars.c, for loops that run in strips: `%r = op %a, %b`, two of one type. */
Term write_binary(Writer *w, const Scalar *scalar, Term a, Term b);
/* The number of two parts. */
Term write_create(Writer *w, const Scalar *scalar, Term real, Term imaginary);

#endif
