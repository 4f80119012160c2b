#include "interp/oracle/judge/perturb.h"

#include "core/define/alias.h"
#include "dialects/vector/vector.h"
#include "interp/oracle/judge/fast_math.h"
#include "interp/oracle/judge/ulps.h"
#include "semantics/value/refine.h"

#include <math.h>

/* Numbers off: a product with a reciprocal, of which processors have estimates; a rounding that
 * falls away. */
enum { RECIPROCAL_OFF = 4, ROUNDED_ELSEWHERE = 1 };

static const FloatFormat *format_of(const Op *op)
{
    return op->result_count ? ulps_format(op->results[0]->type) : NULL;
}

static double half_the_digits(const FloatFormat *format)
{
    return ldexp(1, (int)format->precision / 2);
}

double inexact_ulps(const Op *op, double asked)
{
    const FloatFormat *format = format_of(op);
    unsigned leeway;
    double ulps;

    if (!format)
        return 0;
    ulps = ulps_of(op, format);
    leeway = fast_leeway(op);
    if ((ulps > 0 && asked == INEXACT_BY_HALF) || leeway & LEEWAY_APPROXIMATES)
        ulps = half_the_digits(format);
    if (leeway & LEEWAY_RECIPROCAL && ulps < RECIPROCAL_OFF)
        ulps = RECIPROCAL_OFF;
    if (leeway & (LEEWAY_REGROUPS | LEEWAY_FUSES) && ulps < ROUNDED_ELSEWHERE)
        ulps = ROUNDED_ELSEWHERE;
    return ulps > 0 && asked >= 0 ? asked : ulps;
}

typedef struct InexactWalk {
    Inexact found;
    double asked;
} InexactWalk;

static bool see(void *state, const Op *op)
{
    InexactWalk *walk = state;
    double ulps = inexact_ulps(op, walk->asked);

    if (ulps > walk->found.ulps)
        walk->found.ulps = ulps;
    if (!walk->found.any && (ulps > 0 || fast_leeway(op)))
        walk->found.first = op;
    walk->found.any |= ulps > 0 || fast_leeway(op);
    return true;
}

Inexact inexact_of(const Reach *reach, double asked)
{
    InexactWalk walk = { .asked = asked };

    reach_walk(reach, see, &walk);
    return walk.found;
}

/* Operands of a lane. */

/* False where there is none of the result's format. */
static bool operand_at(const Step *s, unsigned operand, uint64_t lane, Float *value)
{
    Place place = operand_lanes(s, operand);
    const Type *type = type_element(s->op->operands[operand]->type);

    if (type->kind != TYPE_FLOAT || type->format != format_of(s->op)
        || layout_lanes(place.layout) <= lane)
        return false;
    *value = place_float(place_lane(place, lane));
    return true;
}

/* Terms. What is regrouped may be all that a result is made of by sums, products and quotients: of
 * each of these that was executed last the size of its largest term, were it written out as a sum.
 */

static double size_of(Float value)
{
    return fabs(float_to_double(value));
}

static double exponent_of(Float value)
{
    return float_is_zero(value) ? 0 : ilogb(float_to_double(value));
}

/* A finite number, or a zero, and not so small that digits are lost. */
static bool is_plain(Float value)
{
    return float_is_normal(value) || float_is_zero(value);
}

static const PerturbTerm *term_made(const Perturb *perturb, const Value *value)
{
    const Op *op = value->kind == VALUE_OP_RESULT ? value->op : NULL;

    return op ? map_get(&perturb->terms, KEY_OF(op)) : NULL;
}

static bool comes_of_function(const Value *value)
{
    const Op *op = value->kind == VALUE_OP_RESULT ? value->op : NULL;

    return op && fast_is_function(op, &FLOAT_F32);
}

/* From an iteration before, another block, a region. */
static bool comes_of_elsewhere(const Value *value)
{
    return value->kind != VALUE_OP_RESULT || value->op->region_count;
}

static PerturbTerm term_of_operand(const Perturb *perturb, const Step *s, unsigned operand,
                                   Float value)
{
    const PerturbTerm *made = term_made(perturb, s->op->operands[operand]);
    PerturbTerm term = { .largest = size_of(value),
                         .exponents = fabs(exponent_of(value)),
                         .plain = is_plain(value),
                         .function = comes_of_function(s->op->operands[operand]) };

    if (!made && comes_of_elsewhere(s->op->operands[operand])) {
        term.exponents = fmax(term.exponents, perturb->exponents);
        term.plain &= !perturb->left_range;
    }
    if (!made)
        return term;
    term.largest = fmax(term.largest, made->largest);
    term.exponents = fmax(term.exponents, made->exponents);
    term.plain &= made->plain;
    term.function |= made->function;
    return term;
}

static PerturbTerm joined(PerturbTerm a, PerturbTerm b, bool multiplies)
{
    return (PerturbTerm){ .op = a.op,
                          .largest = multiplies ? a.largest * b.largest : a.largest + b.largest,
                          .exponents = multiplies ? a.exponents + b.exponents
                                                  : fmax(a.exponents, b.exponents),
                          .plain = a.plain && b.plain,
                          .function = a.function || b.function };
}

/* Of a reduction: all lanes that are on, and the accumulator. Sums on the way may be as large as
 * all of them together. */
static PerturbTerm term_of_reduction(const Perturb *perturb, const Step *s, Float value)
{
    bool multiplies = fast_primitive(s->op) == PRIM_FLOAT_MUL;
    Masking masking = vector_masking(s);
    PerturbTerm term = { .op = s->op, .largest = multiplies, .plain = true };
    Float value_in;

    for (unsigned i = 0; i < s->op->operand_count; i++) {
        bool masked = s->op->operands[i]->type->kind == TYPE_VECTOR;

        for (uint64_t lane = 0; operand_at(s, i, lane, &value_in); lane++)
            if (!masked || mask_lane(&masking, lane) == LANE_ON)
                term = joined(term, term_of_operand(perturb, s, i, value_in), multiplies);
    }
    term.plain &= is_plain(value);
    term.largest = fmax(term.largest, size_of(value));
    return term;
}

/* Of one lane. */
static PerturbTerm term_of_lane(const Perturb *perturb, const Step *s, uint64_t lane, Float value)
{
    PerturbTerm term = { .op = s->op, .largest = size_of(value), .plain = is_plain(value) }, of[3];
    Primitive primitive = op_primitive(s->op);
    bool multiplies =
        primitive == PRIM_FLOAT_MUL || primitive == PRIM_FLOAT_DIV || primitive == PRIM_FLOAT_FMA;
    Float operands[3];
    unsigned count = s->op->operand_count < 3 ? s->op->operand_count : 3;

    if (fast_is_reduction(s->op))
        return term_of_reduction(perturb, s, value);
    for (unsigned i = 0; i < count; i++) {
        of[i] = (PerturbTerm){ .plain = true };
        if (!operand_at(s, i, lane, &operands[i]))
            continue; /* a condition, another format */
        of[i] = term_of_operand(perturb, s, i, operands[i]);
        term.plain &= of[i].plain;
        term.function |= of[i].function;
        term.largest = multiplies ? term.largest : fmax(term.largest, of[i].largest);
        term.exponents =
            multiplies ? term.exponents + of[i].exponents : fmax(term.exponents, of[i].exponents);
    }
    if (primitive == PRIM_FLOAT_MUL)
        term.largest = of[0].largest * of[1].largest;
    else if (primitive == PRIM_FLOAT_DIV)
        term.largest *= of[0].largest / size_of(operands[0]) * of[1].largest / size_of(operands[1]);
    else if (primitive == PRIM_FLOAT_FMA)
        term.largest = fmax(of[0].largest * of[1].largest, of[2].largest);
    return term;
}

/* Sums and the like; and what gives one of its operands, or its size. */
static bool passes_terms(const Op *op)
{
    const FloatFormat *format = op->result_count ? type_float_format(op->results[0]->type) : NULL;
    const OpDef *meaning = op_meaning(op);

    return format && op->operand_count
           && (fast_is_reduction(op)
               || (meaning && (def_has(meaning, ELEMENTWISE) || meaning->eval_lane)
                   && !fast_is_function(op, format)));
}

/* How many lanes the widest operand has. */
static uint64_t most_lanes(const Step *s)
{
    uint64_t most = 1;

    for (unsigned i = 0; i < s->op->operand_count; i++) {
        uint64_t lanes = layout_lanes(operand_lanes(s, i).layout);

        most = lanes > most ? lanes : most;
    }
    return most;
}

static void note_term(Perturb *perturb, PerturbTerm term)
{
    PerturbTerm *kept = map_get(&perturb->terms, KEY_OF(term.op));

    if (!kept) {
        kept = ARENA_ARRAY(&perturb->arena, PerturbTerm, 1);
        kept->op = term.op;
        map_put(&perturb->terms, KEY_OF(kept->op), kept);
    }
    *kept = term;
}

static void note_terms(Perturb *perturb, const Step *s, Place place)
{
    PerturbTerm all = { .op = s->op, .plain = true };

    for (uint64_t i = 0; i < layout_lanes(place.layout); i++) {
        Place lane = place_lane(place, i);
        PerturbTerm term;

        if (*lane.poison)
            continue;
        term = term_of_lane(perturb, s, i, place_float(lane));
        all.largest = fmax(all.largest, term.largest);
        all.exponents = fmax(all.exponents, term.exponents);
        all.plain &= term.plain;
        all.function |= term.function;
    }
    perturb->exponents = fmax(perturb->exponents, all.exponents);
    perturb->left_range |= !all.plain;
    note_term(perturb, all);
}

/* Surveying. */

#define REGROUPED_BEYOND                                                                           \
    "'reassoc' beyond the range of normal numbers, where another grouping may give anything"
#define REGROUPED_FUNCTIONS "'reassoc' of functions, of which other ones may be made"
#define NO_RECIPROCAL "'arcp' beyond the range of normal numbers, where reciprocals are estimates"
#define FUSED_PARTS "'contract' of an operation that means several others, which may be fused"
#define APPROXIMATED "'afn', which allows an approximation of any precision"

static void survey_regrouped(Perturb *perturb, const Step *s, uint64_t lane, Float value)
{
    PerturbTerm term = term_of_lane(perturb, s, lane, value);
    double range = term.exponents + log2((double)perturb->regrouped + 1);

    if (term.function || !fast_is_polynomial(s->op))
        perturb->open = REGROUPED_FUNCTIONS;
    else if (!term.plain || range >= value.format->max_exponent)
        perturb->open = REGROUPED_BEYOND;
}

/* Is the quotient a product with a reciprocal, all of them numbers with all their digits? */
static bool has_reciprocal(const Step *s, uint64_t lane, Float value)
{
    Float dividend, divisor;

    if (!operand_at(s, 0, lane, &dividend)
        || !operand_at(s, s->op->operand_count - 1, lane, &divisor))
        return false;
    return is_plain(dividend) && is_plain(value) && float_is_normal(divisor)
           && float_is_normal(float_div(float_one(divisor.format), divisor));
}

static void survey_lane(Perturb *perturb, const Step *s, uint64_t lane, Float value)
{
    unsigned leeway = fast_leeway(s->op);

    if (leeway & LEEWAY_REGROUPS)
        survey_regrouped(perturb, s, lane, value);
    if (leeway & LEEWAY_RECIPROCAL && !has_reciprocal(s, lane, value))
        perturb->open = NO_RECIPROCAL;
    if (leeway & LEEWAY_FUSES && s->op->def->expand)
        perturb->open = FUSED_PARTS;
    if (leeway & LEEWAY_APPROXIMATES)
        perturb->open = APPROXIMATED;
}

/* Moving. */

static uint64_t draw(Perturb *perturb)
{
    return random_word(&perturb->signs.random);
}

/* The sign of the zero that is met next. */
static bool is_turned(PerturbSigns *signs)
{
    uint64_t word = random_word(&signs->random), at = signs->met++;

    return (at < PERTURB_LISTED ? signs->run >> at : word) & 1;
}

static void set_signs(Perturb *perturb, PerturbSigns signs)
{
    perturb->signs = signs;
    if (signs.met > perturb->zeros)
        perturb->zeros = signs.met;
}

/* Often as far as may be: what comes of that is what bounds the program's results. */
static uint64_t draw_steps(Perturb *perturb, uint64_t most)
{
    uint64_t word = draw(perturb);

    return word & 1 ? (word >> 1) % (most + 1) : most;
}

static Float move(Perturb *perturb, Float value, uint64_t most)
{
    uint64_t steps = draw_steps(perturb, most);

    if (float_is_zero(value) && draw(perturb) & 1) /* mostly it is one whoever computes it */
        return value;
    return draw(perturb) & 1 ? float_steps_up(value, steps) : float_steps_down(value, steps);
}

/* By so many last digits of the largest term. */
static Float move_regrouped(Perturb *perturb, const Step *s, uint64_t lane, Float value)
{
    double size = fast_is_polynomial(s->op) ? term_of_lane(perturb, s, lane, value).largest : 0;
    Float largest = float_of_double(value.format, fmax(size, size_of(value))), distance;

    if (!float_is_finite(largest))
        return value;
    distance = float_abs(
        float_sub(float_steps_up(largest, draw_steps(perturb, perturb->regrouped)), largest));
    if (!float_is_finite(distance))
        return value;
    return draw(perturb) & 1 ? float_add(value, distance) : float_sub(value, distance);
}

static Float with_reciprocal(const Step *s, uint64_t lane, Float value)
{
    Float dividend, divisor;

    if (s->op->operand_count < 2 || !operand_at(s, 0, lane, &dividend)
        || !operand_at(s, 1, lane, &divisor))
        return value;
    return float_mul(dividend, float_div(float_one(divisor.format), divisor));
}

/* An infinity that came of numbers: fused with what follows, the operation need not overflow. */
static bool overflowed(const Step *s, uint64_t lane, Float value)
{
    Float operand;

    if (!float_is_inf(value) || !(fast_leeway(s->op) & (LEEWAY_REGROUPS | LEEWAY_FUSES)))
        return false;
    for (unsigned i = 0; i < s->op->operand_count; i++)
        if (!operand_at(s, i, lane, &operand) || !float_is_finite(operand))
            return false;
    return true;
}

static Float moved(Perturb *perturb, const Step *s, uint64_t lane, Float value, uint64_t most)
{
    unsigned leeway = fast_leeway(s->op);

    if (leeway & LEEWAY_RECIPROCAL && draw(perturb) & 1)
        value = with_reciprocal(s, lane, value);
    if (float_is_finite(value) && leeway & LEEWAY_REGROUPS)
        value = move_regrouped(perturb, s, lane, value);
    if (most && (float_is_finite(value) || overflowed(s, lane, value)))
        value = move(perturb, value, most);
    if (leeway & LEEWAY_ZEROS && float_is_zero(value)) {
        PerturbSigns signs = perturb->signs;

        value = is_turned(&signs) ? float_neg(value) : value;
        set_signs(perturb, signs);
    }
    return value;
}

/* A NaN that it has become has any bits (N1). */
static Float moved_to(Perturb *perturb, const Step *s, uint64_t lane, Float value, uint64_t most)
{
    Float now = moved(perturb, s, lane, value, most);

    return float_is_nan(now) && !float_is_nan(value) ? choice_nan(choice_in(s), now.format) : now;
}

static void look_at_lanes(Perturb *perturb, const Step *s, Place place, uint64_t most)
{
    unsigned parts = place.layout->part_count ? place.layout->part_count : 1;

    for (uint64_t i = 0; i < layout_lanes(place.layout); i++) {
        Place lane = place_lane(place, i);

        for (unsigned part = 0; part < parts && !*lane.poison; part++) {
            Place number = parts > 1 ? place_part(lane, part) : lane;

            if (perturb->surveys)
                survey_lane(perturb, s, i, place_float(number));
            else
                place_set_float(number, moved_to(perturb, s, i, place_float(number), most));
        }
    }
}

static void look_at_result(Perturb *perturb, const Step *s, unsigned result, uint64_t most)
{
    Place place = result_lanes(s, result);

    if (layout_is_record(place.layout)) {
        for (unsigned part = 0; part < place.layout->part_count; part++)
            look_at_lanes(perturb, s, place_part(place, part), most);
        return;
    }
    look_at_lanes(perturb, s, place, most);
    if (!perturb->surveys)
        place_refill(result_place(s, result), place);
}

/* Under `nsz` the signs of operands that are zero mean nothing either. Turned again by the same
 * sequence, they are as they were. */
static PerturbSigns turn_zeros(const Perturb *perturb, const Step *s)
{
    PerturbSigns signs = perturb->signs;

    for (unsigned i = 0; i < s->op->operand_count; i++) {
        Place place;

        if (type_element(s->op->operands[i]->type)->kind != TYPE_FLOAT)
            continue;
        place = operand_lanes(s, i);
        for (uint64_t k = 0; k < layout_lanes(place.layout); k++) {
            Place lane = place_lane(place, k);

            if (!*lane.poison && float_is_zero(place_float(lane)) && is_turned(&signs))
                place_set_float(lane, float_neg(place_float(lane)));
        }
        place_refill(operand_place(s, i), place);
    }
    return signs;
}

static void before(void *state, const Step *s)
{
    Perturb *perturb = state;

    if (!perturb->surveys && fast_leeway(s->op) & LEEWAY_ZEROS)
        turn_zeros(perturb, s);
}

static void after(void *state, const Step *s, Flow flow)
{
    Perturb *perturb = state;
    unsigned leeway = fast_leeway(s->op);
    uint64_t most = (uint64_t)inexact_ulps(s->op, perturb->asked);

    if (!perturb->surveys && leeway & LEEWAY_ZEROS)
        set_signs(perturb, turn_zeros(perturb, s));
    if (flow != FLOW_NEXT)
        return;
    if (perturb->surveys && leeway & LEEWAY_REGROUPS)
        perturb->regrouped += fast_is_reduction(s->op) ? most_lanes(s) : 1;
    for (unsigned i = 0; (most || leeway) && i < s->op->result_count; i++)
        if (ulps_format(s->op->results[i]->type))
            look_at_result(perturb, s, i, most);
    if (passes_terms(s->op))
        note_terms(perturb, s, result_lanes(s, 0));
}

void perturb_start(Perturb *perturb, double asked)
{
    *perturb = (Perturb){ .observer = { .inside = true, .before = before, .after = after },
                          .asked = asked };
    perturb->observer.state = perturb;
}

void perturb_survey(Perturb *perturb)
{
    perturb->surveys = true;
    perturb->regrouped = 0;
    perturb->zeros = 0;
    perturb->open = NULL;
    perturb->exponents = 0;
    perturb->left_range = false;
}

void perturb_move(Perturb *perturb, uint64_t run, uint64_t input)
{
    perturb->surveys = false;
    perturb->signs = (PerturbSigns){ random_of(run, input), run, 0 };
}

void perturb_end(Perturb *perturb)
{
    map_free(&perturb->terms);
    arena_free(&perturb->arena);
}
