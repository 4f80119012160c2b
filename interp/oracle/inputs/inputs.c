#include "interp/oracle/inputs/inputs_draw.h"

#include "core/ir/attr.h"
#include "core/ir/function.h"
#include "dialects/function.h"
#include "dialects/meaning/meaning.h"
#include "interp/program/arguments.h"

#include <string.h>

/* A value, or a part of a struct or array. */
typedef struct Field {
    Scalars scalars;       /* or of a memref's elements */
    const Boundary *plain; /* of their type, without the program's constants */
    uint64_t word;         /* where it stands among the argument's */
} Field;

typedef struct Argument {
    const Type *type;
    bool memref, may_be_poison;
    bool has_values; /* more than one */
    Field *fields;   /* of what is no struct or array one */
    unsigned field_count;
    uint64_t boundary_count;
    bool shares;      /* it is a memref that may be the same memory as an earlier one: */
    unsigned with;    /* the latest of them */
    uint64_t crossed; /* how many of its boundary values are crossed with those of the others */
} Argument;

struct Inputs {
    Arena arena;
    const Op *function;
    const char *given;     /* NULL: they are made up */
    const uint64_t *words; /* or these are lanes, and which are poison; NULL: there are none */
    const bool *poison;
    uint64_t seed, count;
    bool all;               /* inputs are numbers whose digits are the arguments */
    bool whole;             /* and there are no others */
    bool lanes;             /* each lane has a digit, whose last value is poison */
    uint64_t crossed;       /* inputs below this number are boundary values, crossed */
    uint64_t combined;      /* and those below this one any combination of them */
    uint64_t poisoned;      /* in those below this one an argument is poison */
    unsigned may_be_poison; /* so many arguments */
    bool has_memrefs;       /* the situation of memory is crossed too: */
    uint64_t situations;    /* so many of them */
    MemoryPlan plan;
    unsigned argument_count;
    Argument *arguments;
};

/* Planning. */

enum { MOST_BITS = 62 };

/* More than MOST_BITS where they are too many. */
static uint64_t bits_of(const Scalars *scalars)
{
    if (!scalars->boundary)
        return 0;
    return scalars->parts > MOST_BITS ? scalars->parts : scalars->parts * scalars->layout->width;
}

/* Of a lane that may be poison by itself; 0 where they are too many. */
static uint64_t lane_values(const Scalars *scalars)
{
    unsigned width = scalars->boundary ? scalars->layout->width * (1 + scalars->complex) : 0;

    return width <= MOST_BITS / 2 ? ((uint64_t)1 << width) + (scalars->boundary != NULL) : 0;
}

static uint64_t lane_count(const Scalars *scalars)
{
    return scalars->complex ? scalars->parts / 2 : scalars->parts;
}

/* The values of an argument whose lanes may be poison each by itself, likewise. */
static uint64_t values_by_lane(const Argument *argument)
{
    uint64_t product = !argument->memref;

    for (unsigned i = 0; i < argument->field_count; i++) {
        const Scalars *scalars = &argument->fields[i].scalars;
        uint64_t values = lane_values(scalars), lanes = lane_count(scalars);

        for (uint64_t lane = 0; lane < lanes && product && values > 1; lane++)
            product = product <= ((uint64_t)1 << MOST_BITS) / values ? product * values : 0;
        product = values ? product : 0;
    }
    return product;
}

/* The values of an argument, poison among them: 0 where that is no number worth having. */
static uint64_t values_of(const Inputs *inputs, const Argument *argument)
{
    uint64_t bits = 0;

    if (inputs->lanes && argument->may_be_poison)
        return values_by_lane(argument);
    for (unsigned i = 0; i < argument->field_count && bits <= MOST_BITS; i++)
        bits += bits_of(&argument->fields[i].scalars);
    if (argument->memref || bits > MOST_BITS)
        return 0;
    return ((uint64_t)1 << bits) + argument->may_be_poison;
}

/* All of all arguments, where they are at most so many; else 0. */
static uint64_t values_of_all(const Inputs *inputs, uint64_t most)
{
    uint64_t product = 1;

    for (unsigned i = 0; i < inputs->argument_count && product; i++) {
        uint64_t values = values_of(inputs, &inputs->arguments[i]);

        product = values && values <= most / product ? product * values : 0;
    }
    return product;
}

static bool has_lanes(const Argument *argument)
{
    const Scalars *scalars = &argument->fields[0].scalars;

    return argument->field_count > 1 || scalars->parts > (scalars->complex ? 2 : 1);
}

/* Of a vector, struct or array all lanes are poison at once, or none. */
static bool has_partly_poison(const Inputs *inputs)
{
    for (unsigned i = 0; i < inputs->argument_count; i++)
        if (inputs->arguments[i].may_be_poison && has_lanes(&inputs->arguments[i]))
            return true;
    return false;
}

static uint64_t at_most(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* How many combinations there are of at most `each` boundary values an argument, if at most
 * `most`; else UINT64_MAX. */
static uint64_t combinations(const Inputs *inputs, uint64_t each, uint64_t most)
{
    uint64_t product = inputs->has_memrefs ? at_most(each, situation_count(&inputs->plan)) : 1;

    for (unsigned i = 0; i < inputs->argument_count && product <= most; i++)
        if (!inputs->arguments[i].memref)
            product *= at_most(each, inputs->arguments[i].boundary_count);
    return product <= most ? product : UINT64_MAX;
}

static void cross(Inputs *inputs, uint64_t each, uint64_t product)
{
    inputs->crossed = product;
    inputs->situations = at_most(each, situation_count(&inputs->plan));
    for (unsigned i = 0; i < inputs->argument_count; i++)
        inputs->arguments[i].crossed = at_most(each, inputs->arguments[i].boundary_count);
}

enum { POISONED = 16 /* inputs with an argument that is poison */ };

static void plan(Inputs *inputs)
{
    uint64_t values = values_of_all(inputs, inputs->count), each = 1;
    /* Most boundary values are far outside of memory. */
    uint64_t half = inputs->count / (inputs->has_memrefs ? 4 : 2);
    uint64_t all = combinations(inputs, UINT32_MAX, half);

    inputs->all = values != 0;
    if (inputs->all) {
        inputs->count = values;
        inputs->whole = inputs->lanes || !has_partly_poison(inputs);
        return;
    }
    if (all <= half) {
        cross(inputs, UINT32_MAX, all);
        inputs->combined = all;
    } else {
        while (combinations(inputs, each + 1, half / 2) <= half / 2)
            each++;
        cross(inputs, each, at_most(combinations(inputs, each, UINT32_MAX), inputs->count));
        inputs->combined = half < inputs->crossed ? inputs->crossed : half;
    }
    inputs->poisoned =
        inputs->combined + at_most(POISONED * inputs->may_be_poison, inputs->count / 8);
}

/* Fields of one type share them: arguments are paired. */
static const Field *field_like(const Inputs *inputs, const Argument *argument, const Field *field)
{
    for (const Argument *other = inputs->arguments; other <= argument; other++)
        for (unsigned i = 0; i < other->field_count && &other->fields[i] != field; i++)
            if (other->fields[i].plain == field->scalars.boundary)
                return &other->fields[i];
    return NULL;
}

static void add_constants(Inputs *inputs, Argument *argument, Field *field,
                          const Constants *constants)
{
    Scalars *scalars = &field->scalars;
    const Field *like = constants && scalars->boundary ? field_like(inputs, argument, field) : NULL;
    uint64_t count;

    field->plain = scalars->boundary;
    if (like)
        scalars->boundary = like->scalars.boundary;
    else if (constants && scalars->boundary)
        scalars->boundary = boundary_with(&inputs->arena, field->plain, scalars->layout, constants);
    count = scalars_boundary_count(scalars);
    if (count > argument->boundary_count)
        argument->boundary_count = count;
}

static bool has_attr(const Op *function, unsigned argument, Str name)
{
    return attr_lookup(function_arg_attrs(function, argument), name) != NULL;
}

enum { MOST_FIELDS = 256 };

/* The fields of a struct or array, the next at `word`: equal parts of an array that are scalars are
 * one. False where no value can be made up for one of them. */
static bool add_fields(Argument *argument, const Layout *layout, uint64_t word,
                       Boundaries *boundaries)
{
    Field *field = &argument->fields[argument->field_count];
    bool is_flat = !layout->parts && layout->part_count && layout_is_number(layout->element);

    if (layout_is_record(layout) && !is_flat) {
        for (unsigned i = 0; i < layout->part_count; i++)
            if (!add_fields(argument, layout_part(layout, i), word + layout_part_word(layout, i),
                            boundaries))
                return false;
        return true;
    }
    if (argument->field_count == MOST_FIELDS
        || !scalars_of(&field->scalars, layout_is_record(layout) ? layout->element : layout,
                       boundaries))
        return false;
    if (layout_is_record(layout))
        field->scalars.parts = layout->part_count;
    field->word = word;
    argument->field_count++;
    return true;
}

static bool read_fields(Machine *machine, Inputs *inputs, Argument *argument, const Layout *layout,
                        Boundaries *boundaries)
{
    bool is_record = layout && layout_is_record(layout);

    argument->fields = ARENA_ARRAY(&inputs->arena, Field, is_record ? MOST_FIELDS : 1);
    if (!argument->memref)
        return layout && add_fields(argument, layout, 0, boundaries);
    argument->field_count = 1;
    return memref_can_be_made(machine, argument->type, boundaries, &argument->fields[0].scalars);
}

static bool read_argument(Machine *machine, Inputs *inputs, unsigned index, const Type *type,
                          Boundaries *boundaries, const InputsOptions *options, Sb *why)
{
    Argument *argument = &inputs->arguments[index];
    const Layout *layout = machine_flat_layout(machine, type);
    bool good;

    argument->type = type_held(type);
    argument->memref = type_has_elements(type) && layout == machine_layout(machine, type);
    inputs->has_memrefs |= argument->memref;
    good = read_fields(machine, inputs, argument, layout, boundaries);
    if (!good)
        sb_printf(why, "no value can be made up for argument %u of type '%s'", index,
                  type_text(type));
    if (!good && layout && layout->form == &FORM_POINTER)
        sb_printf(why,
                  ", for what it leads to is not known: a function that makes the memory and "
                  "calls @%.*s can be compared",
                  STR_ARG(op_attr(inputs->function, "sym_name")->string));
    argument->boundary_count = 1;
    for (unsigned i = 0; good && i < argument->field_count; i++) {
        add_constants(inputs, argument, &argument->fields[i], options->constants);
        argument->has_values |= argument->fields[i].scalars.boundary != NULL;
    }
    argument->may_be_poison = good && options->poison && !argument->memref && argument->has_values
                              && !has_attr(inputs->function, index, STR("llvm.noundef"));
    inputs->may_be_poison += argument->may_be_poison;
    return good;
}

static Inputs *inputs_of(const Op *function, uint64_t seed, uint64_t count)
{
    Inputs *inputs = must_alloc(sizeof *inputs);

    *inputs = (Inputs){ .function = function, .seed = seed, .count = count };
    return inputs;
}

/* The caller of llvm.noalias promises that nobody else has the memory. What was a tensor before
 * passes made memory of it nobody can share. */
static bool is_unshared(const Inputs *inputs, unsigned argument, const Type *first)
{
    return has_attr(inputs->function, argument, STR("llvm.noalias"))
           || (first
               && (argument >= first->list.input_count
                   || !type_shares_memory(first->list.types[argument])));
}

/* Finds memrefs that may be the same memory (M13). */
static void plan_memory(Inputs *inputs, const InputsOptions *options)
{
    bool shares = false, shifts = false;

    for (unsigned i = 0; i < inputs->argument_count; i++) {
        Argument *argument = &inputs->arguments[i];

        if (!type_shares_memory(argument->type) || is_unshared(inputs, i, options->first))
            continue;
        for (unsigned j = 0; j < i; j++)
            if (inputs->arguments[j].type == argument->type
                && !is_unshared(inputs, j, options->first)) {
                argument->shares = true;
                argument->with = j;
            }
        shares |= argument->shares;
        shifts |= argument->shares && memref_can_shift(argument->type);
    }
    inputs->plan = memory_plan(options->constants, shares, shifts);
}

Inputs *inputs_new(Machine *machine, const Op *function, Boundaries *boundaries,
                   const InputsOptions *options, Sb *why)
{
    const Type *type = function_signature(function);
    Inputs *inputs = inputs_of(function, options->seed, options->count);

    inputs->argument_count = type->list.input_count;
    inputs->arguments = ARENA_ARRAY(&inputs->arena, Argument, inputs->argument_count);
    for (unsigned i = 0; i < inputs->argument_count; i++)
        if (!read_argument(machine, inputs, i, type->list.types[i], boundaries, options, why)) {
            inputs_free(inputs);
            return NULL;
        }
    inputs->lanes = options->lanes;
    plan_memory(inputs, options);
    plan(inputs);
    return inputs;
}

Inputs *inputs_given(const Op *function, const char *text)
{
    Inputs *inputs = inputs_of(function, 0, 1);

    inputs->given = text;
    return inputs;
}

Inputs *inputs_of_lanes(const Op *function, const uint64_t *words, const bool *poison)
{
    Inputs *inputs = inputs_of(function, 0, 1);

    inputs->argument_count = function_signature(function)->list.input_count;
    inputs->words = words;
    inputs->poison = poison;
    return inputs;
}

void inputs_free(Inputs *inputs)
{
    arena_free(&inputs->arena);
    free(inputs);
}

uint64_t inputs_count(const Inputs *inputs)
{
    return inputs->count;
}

bool inputs_are_all(const Inputs *inputs)
{
    return inputs->whole;
}

/* Making. */

static void set_poison(const Inputs *inputs, Machine *machine, Place place)
{
    argument_set_poison(machine, inputs->function, place);
    memset(place.words, 0, layout_words(place.layout) * sizeof *place.words);
}

/* Its bits are the lowest of those that are left. */
static void set_digits(const Field *field, uint64_t *bits, uint64_t *words)
{
    const Scalars *scalars = &field->scalars;

    for (uint64_t part = 0; scalars->boundary && part < scalars->parts; part++) {
        words[field->word + part] = *bits & (((uint64_t)1 << scalars->layout->width) - 1);
        *bits >>= scalars->layout->width;
    }
}

/* The digits of lanes, of which each may be poison by itself. */
static void set_lane_digits(const Field *field, Place place, uint64_t *bits, unsigned first_lane)
{
    const Scalars *scalars = &field->scalars;
    uint64_t values = lane_values(scalars), parts = scalars->complex ? 2 : 1;

    for (uint64_t lane = 0; scalars->boundary && lane < lane_count(scalars); lane++) {
        uint64_t digit = *bits % values;

        *bits /= values;
        if (digit == values - 1)
            continue;
        place.poison[first_lane + lane] = 0;
        for (uint64_t part = 0; part < parts; part++)
            place.words[field->word + lane * parts + part] =
                digit >> part * scalars->layout->width
                & (((uint64_t)1 << scalars->layout->width) - 1);
    }
}

static void make_lanes(const Inputs *inputs, Machine *machine, const Argument *argument,
                       uint64_t bits, Place place)
{
    unsigned lane = 0;

    set_poison(inputs, machine, place);
    for (unsigned i = 0; i < argument->field_count; i++) {
        set_lane_digits(&argument->fields[i], place, &bits, lane);
        lane += (unsigned)lane_count(&argument->fields[i].scalars);
    }
}

/* The lanes that are given, one behind the other. */
static void make_of_lanes(const Inputs *inputs, Machine *machine, const Place *arguments)
{
    const uint64_t *words = inputs->words;
    const bool *poison = inputs->poison;

    for (unsigned i = 0; i < inputs->argument_count; i++) {
        uint64_t lanes = layout_lanes(arguments[i].layout);
        uint64_t each = layout_words(arguments[i].layout) / lanes;

        set_poison(inputs, machine, arguments[i]);
        for (uint64_t lane = 0; lane < lanes; lane++, words += each) {
            if (*poison++)
                continue;
            arguments[i].poison[lane] = 0;
            memcpy(arguments[i].words + lane * each, words, each * sizeof *words);
        }
    }
}

/* One of all: the lowest digit is the first argument, the last value of it poison. */
static void make_of_digits(const Inputs *inputs, Machine *machine, uint64_t number,
                           const Place *arguments)
{
    for (unsigned i = 0; i < inputs->argument_count; i++) {
        const Argument *argument = &inputs->arguments[i];
        uint64_t values = values_of(inputs, argument), bits = number % values;

        number /= values;
        if (inputs->lanes && argument->may_be_poison) {
            make_lanes(inputs, machine, argument, bits, arguments[i]);
            continue;
        }
        if (argument->may_be_poison && bits == values - 1) {
            set_poison(inputs, machine, arguments[i]);
            continue;
        }
        for (unsigned f = 0; f < argument->field_count; f++)
            set_digits(&argument->fields[f], &bits, arguments[i].words);
    }
}

enum { TELLING = 24 /* boundary values, of which half of those that are combined are */ };

/* Which boundary value an argument has, and which situation memory is in. */
typedef struct Digits {
    uint64_t number; /* what is left of the input's number, while they are crossed */
    bool crossed;
    Random *random;
} Digits;

static uint64_t next_digit(Digits *digits, uint64_t crossed, uint64_t all)
{
    uint64_t digit;

    if (!digits->crossed)
        return random_below(digits->random,
                            random_word(digits->random) & 1 ? at_most(all, TELLING) : all);
    digit = digits->number % crossed;
    digits->number /= crossed;
    return digit;
}

/* A fresh memref, or an earlier one. */
static bool make_memref(const Inputs *inputs, Machine *machine, unsigned index,
                        Situation *situation, const Place *arguments)
{
    const Argument *argument = &inputs->arguments[index];
    Place place = arguments[index];

    if (situation->shares && argument->shares) {
        memcpy(place.words, arguments[argument->with].words,
               layout_words(place.layout) * sizeof *place.words);
        if (situation->shifts && memref_can_shift(argument->type))
            memref_shift(argument->type, situation, arguments[argument->with], place);
        return true;
    }
    return memref_make(machine, argument->type, &argument->fields[0].scalars, situation, place);
}

/* Of fields of one type those of neighbours differ, as those of lanes do. */
static void set_boundaries(const Argument *argument, uint64_t which, uint64_t *words)
{
    enum { STEP = 5 };

    for (unsigned i = 0; i < argument->field_count; i++, which += STEP)
        if (argument->fields[i].scalars.boundary)
            scalars_boundary(&argument->fields[i].scalars, which, words + argument->fields[i].word);
}

static bool make_of_boundaries(const Inputs *inputs, Machine *machine, uint64_t number,
                               Random random, const Place *arguments)
{
    Digits digits = { number, number < inputs->crossed, &random };
    Situation situation = { 0 };

    if (inputs->has_memrefs)
        situation = situation_of(
            &inputs->plan, next_digit(&digits, inputs->situations, situation_count(&inputs->plan)),
            random);
    for (unsigned i = 0; i < inputs->argument_count; i++) {
        const Argument *argument = &inputs->arguments[i];

        if (argument->memref) {
            if (!make_memref(inputs, machine, i, &situation, arguments))
                return false;
        } else if (argument->has_values) {
            set_boundaries(argument,
                           next_digit(&digits, argument->crossed, argument->boundary_count),
                           arguments[i].words);
        }
    }
    return true;
}

static bool same_values(const Argument *a, const Argument *b)
{
    const Scalars *one = &a->fields[0].scalars, *other = &b->fields[0].scalars;

    if (a->type == b->type)
        return true;
    return a->field_count == 1 && b->field_count == 1 && one->boundary == other->boundary
           && one->parts == other->parts && one->complex == other->complex;
}

/* Random, and now and then the argument before, or nearly that. */
static void draw_argument(const Inputs *inputs, unsigned index, Random *random,
                          const Place *arguments)
{
    const Argument *argument = &inputs->arguments[index];
    uint64_t style = random_word(random), *words = arguments[index].words;
    bool paired = index && !inputs->arguments[index - 1].memref
                  && same_values(argument, &inputs->arguments[index - 1]) && (style & 7) <= 1;

    if (paired)
        memcpy(words, arguments[index - 1].words,
               layout_words(arguments[index].layout) * sizeof *words);
    for (unsigned i = 0; i < argument->field_count; i++) {
        const Field *field = &argument->fields[i];

        if (field->scalars.boundary && !paired)
            scalars_draw(&field->scalars, random, words + field->word);
        else if (field->scalars.boundary && style & 8)
            scalars_vary(&field->scalars, random, words + field->word);
    }
}

/* Integers beside memrefs are often sizes of them, or indices into them. */
static void draw_sizes(const Scalars *scalars, Situation *situation, uint64_t *words)
{
    Random *random = &situation->random;
    uint64_t size = situation->size;

    if (situation->size_count)
        size = situation->sizes[random_below(random, situation->size_count)];
    for (uint64_t part = 0; part < scalars->parts; part++) {
        uint64_t number = random_word(random) & 3 ? random_below(random, size) : size;

        scalar_set(scalars, number, words + part * scalars->boundary->words);
    }
}

static bool make_at_random(const Inputs *inputs, Machine *machine, Random random,
                           const Place *arguments)
{
    Situation situation = { 0 };

    if (inputs->has_memrefs)
        situation = situation_draw(&inputs->plan, random);
    for (unsigned i = 0; i < inputs->argument_count; i++)
        if (inputs->arguments[i].memref && !make_memref(inputs, machine, i, &situation, arguments))
            return false;
    for (unsigned i = 0; i < inputs->argument_count; i++) {
        const Argument *argument = &inputs->arguments[i];
        const Scalars *scalars = &argument->fields[0].scalars;

        if (argument->memref || !argument->has_values)
            continue;
        if (inputs->has_memrefs && argument->field_count == 1 && !scalars->layout->format
            && random_word(&random) & 3)
            draw_sizes(scalars, &situation, arguments[i].words);
        else
            draw_argument(inputs, i, &random, arguments);
    }
    return true;
}

/* Argument `which` of those that may be is poison, and now and then others with it. */
static void add_poison(const Inputs *inputs, Machine *machine, uint64_t which, Random random,
                       const Place *arguments)
{
    for (unsigned i = 0; i < inputs->argument_count; i++) {
        if (!inputs->arguments[i].may_be_poison)
            continue;
        if (which == 0 || random_below(&random, 8) == 0)
            set_poison(inputs, machine, arguments[i]);
        which--;
    }
}

/* Neighbouring numbers begin far apart in the one sequence that a Random goes through. */
static Random draw_for(const Inputs *inputs, uint64_t number)
{
    Random seed = { inputs->seed }, mixed = { random_word(&seed) ^ number };

    return (Random){ random_word(&mixed) };
}

bool inputs_make(const Inputs *inputs, Machine *machine, uint64_t number, const Place *arguments)
{
    Random random = draw_for(inputs, number);
    bool good;

    for (unsigned i = 0; i < inputs->argument_count; i++)
        memset(arguments[i].poison, 0,
               layout_lanes(arguments[i].layout) * sizeof *arguments[i].poison);
    if (inputs->given)
        return arguments_read(machine, inputs->function, inputs->given, (Place *)arguments);
    if (inputs->words) {
        make_of_lanes(inputs, machine, arguments);
        return true;
    }
    if (inputs->all) {
        make_of_digits(inputs, machine, number, arguments);
        return true;
    }
    good = number < inputs->combined || (number < inputs->poisoned && number & 1)
               ? make_of_boundaries(inputs, machine, number, random, arguments)
               : make_at_random(inputs, machine, random, arguments);
    if (good && number >= inputs->combined && number < inputs->poisoned)
        add_poison(inputs, machine, (number - inputs->combined) / 2 % inputs->may_be_poison, random,
                   arguments);
    return good;
}
