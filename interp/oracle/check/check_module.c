#include "core/ir/function.h"
#include "interp/oracle/check/check.h"

#include "core/text/source.h"
#include "core/ir/symbol.h"
#include "interp/program/attend.h"
#include "interp/console/big_stack.h"
#include "interp/program/candidates.h"
#include "interp/fast/fast.h"

#include <stdio.h>
#include <string.h>

static Op *first_op(const Op *module)
{
    return module->regions[0].first ? module->regions[0].first->first : NULL;
}

static bool is_defined(const Op *op)
{
    return function_is_defined(op);
}

static bool is_checked(const Op *op, const Op *entry)
{
    return is_defined(op) && (entry ? op == entry : symbol_visibility(op) != SYMBOL_PRIVATE);
}

/* Programs. */

/* Where native code has which of the module's globals. */
static void set_globals(CheckModule *m, CheckProgram *program, const Reach *reach)
{
    program->globals = ARENA_ARRAY(&m->arena, unsigned, m->globals.count);
    for (unsigned i = 0; i < m->globals.count; i++)
        if (!reach || reach_has(reach, m->globals.parts[i].global))
            program->globals[program->global_count++] = i;
}

/* Where the compiler took too long over the whole module, one function may be the reason; where it
 * does so again and again, the others are not waited for. */
enum { MOST_LATE = 2 };

static bool load(CheckModule *m, unsigned witness, Str text, CheckProgram *program, Sb *why)
{
    const CheckWitness *w = &m->check->witnesses[witness];
    const char *pipeline = w->via == WIRE_VIA_MLIR ? m->check->options.pipeline : NULL;

    if (m->late[witness] == MOST_LATE) {
        sb_printf(why, "the compiler took too long over %d other programs of this module",
                  MOST_LATE);
        return false;
    }
    program->loaded = witness_load(m->check->native, w->via, w->optimisation, text,
                                   str_of(pipeline ? pipeline : ""), why);
    m->late[witness] += !program->loaded && witness_was_late(m->check->native);
    return program->loaded != NULL;
}

/* One such function would keep the compiler from all the others. */
static bool keeps_others(CheckModule *m, const Op *op, WireVia via)
{
    WireShape shape;
    Sb why = { 0 };
    bool keeps = reach_is_unknown(op)
                 || (is_defined(op) && wire_shape_of(m->machine, op, &shape, &why)
                     && !wire_fits(&shape, via, &why));

    sb_free(&why);
    return keeps;
}

static bool can_be_whole(CheckModule *m, WireVia via)
{
    const Op *op = first_op(m->module);

    while (op && !keeps_others(m, op, via))
        op = op->next;
    return !op;
}

static const Type *large_among(Value *const *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (type_has_more_elements(values[i]->type, WIRE_MOST_ELEMENTS))
            return values[i]->type;
    return NULL;
}

/* A type that no compiler is handed: its constants, as text, would take longest. */
static bool is_not_large(void *found, const Op *op)
{
    const Type **type = found;

    *type = large_among(op->results, op->result_count);
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block && !*type; block = block->next)
            *type = large_among(block->args, block->arg_count);
    return !*type;
}

static const Type *large_in(const Reach *reach)
{
    const Type *type;

    return reach_walk(reach, is_not_large, &type) ? NULL : type;
}

static bool whole_has_large(const CheckModule *m)
{
    Reach whole = { .module = m->module };
    bool large;

    for (const Op *op = first_op(m->module); op; op = op->next)
        vec_push(&whole.ops, op);
    large = large_in(&whole) != NULL;
    reach_free(&whole);
    return large;
}

static void load_whole(CheckModule *m)
{
    Sb text = { 0 }, why = { 0 };

    if (whole_has_large(m))
        return;
    ir_print(&text, m->module, (PrintOptions){ .generic = true, .resolved = true });
    for (unsigned w = 0; w < m->check->witness_count; w++) {
        set_globals(m, &m->whole[w], NULL);
        if (can_be_whole(m, m->check->witnesses[w].via))
            load(m, w, sb_view(&text), &m->whole[w], &why);
    }
    sb_free(&text);
    sb_free(&why);
}

/* A message of one line. */
static Str first_line(Arena *arena, const Sb *text)
{
    Str line = sb_view(text);

    line.len = str_find(line, '\n');
    return str_dup(arena, line);
}

/* The function with what it reaches, without the rest of the module. */
static bool load_reached(CheckFunction *f, unsigned witness, CheckProgram *program, Sb *why)
{
    const Type *large = large_in(&f->reach);
    Sb text = { 0 };
    bool loaded;

    if (large) {
        sb_printf(why, WIRE_TOO_MANY_ELEMENTS, type_text(large), WIRE_MOST_ELEMENTS);
        return false;
    }
    reach_print(&f->reach, &text);
    set_globals(f->of, program, &f->reach);
    loaded = load(f->of, witness, sb_view(&text), program, why);
    sb_free(&text);
    return loaded;
}

bool check_side_load(CheckFunction *f, unsigned witness, CheckSide *side)
{
    Sb why = { 0 };

    if (load_reached(f, witness, &side->own, &why)) {
        side->program = &side->own;
        side->number = reach_number(&f->reach, f->op);
    } else {
        side->why = first_line(&f->arena, &why);
    }
    sb_free(&why);
    return side->program != NULL;
}

bool check_side_prepare(CheckFunction *f, unsigned witness)
{
    CheckModule *m = f->of;
    CheckSide *side = &f->sides[witness];
    const Op *unknown = reach_unknown(&f->reach);
    Sb why = { 0 };

    if (unknown) {
        side->why = str_printf(&f->arena, "@%.*s has no body and is none of those built in",
                               STR_ARG(op_attr(unknown, "sym_name")->string));
        return false;
    }
    if (!wire_fits(&f->runner.shape, m->check->witnesses[witness].via, &why)) {
        side->why = first_line(&f->arena, &why);
        sb_free(&why);
        return false;
    }
    if (!m->whole[witness].loaded)
        return check_side_load(f, witness, side);
    side->program = &m->whole[witness];
    side->number = f->number;
    return true;
}

static void unload(Check *check, CheckProgram *program)
{
    if (program->loaded)
        witness_unload(check->native, program->loaded);
}

void check_side_unload(CheckFunction *f, CheckSide *side)
{
    unload(f->of->check, &side->own);
}

/* Sums. */

static void add_counts(CheckCounts *sum, const CheckCounts *counts)
{
    sum->equal += counts->equal;
    sum->allowed += counts->allowed;
    sum->within += counts->within;
    sum->not_compared += counts->not_compared;
    sum->known += counts->known;
    sum->not_judged += counts->not_judged;
    sum->different += counts->different;
    if (counts->ulps > sum->ulps)
        sum->ulps = counts->ulps;
    if (counts->sampled > sum->sampled)
        sum->sampled = counts->sampled;
}

bool check_side_compared(const CheckSide *side)
{
    const CheckCounts *counts = &side->counts;

    return counts->equal || counts->allowed || counts->within || counts->known || counts->different;
}

static void add_to_totals(Check *check, const CheckFunction *f)
{
    CheckTotals *totals = &check->totals;
    bool by_any = false;

    totals->functions++;
    totals->inputs += f->next;
    totals->undefined += f->undefined;
    totals->skipped += f->limits + f->unsupported + f->unreadable;
    for (unsigned w = 0; w < check->witness_count; w++) {
        const CheckSide *side = &f->sides[w];
        bool compared = check_side_compared(side);

        by_any |= compared;
        totals->witnesses[w].functions += compared;
        totals->witnesses[w].not_compared += !compared;
        totals->witnesses[w].differing += side->counts.different != 0;
        add_counts(&totals->witnesses[w].counts, &side->counts);
        for (int row = 0; row < KNOWN_MOST; row++)
            totals->known[row] += side->known[row];
    }
    totals->compared += by_any;
}

/* Functions. */

static void free_function(CheckFunction *f)
{
    for (unsigned w = 0; w < f->of->check->witness_count; w++)
        check_side_unload(f, &f->sides[w]);
    if (f->inputs)
        inputs_free(f->inputs);
    reach_free(&f->reach);
    judge_case_free(&f->judge);
    vec_free(&f->findings);
    vec_free(&f->open);
    vec_free(&f->known);
    arena_free(&f->arena);
}

static void check_one(CheckModule *m, const Op *op, unsigned number)
{
    CheckFunction f = {
        .of = m, .op = op, .number = number, .name = candidate_path(op, &m->arena)
    };
    double began = check_seconds(m->check);

    check_function(&f);
    add_to_totals(m->check, &f);
    progress_clear(&m->check->progress);
    check_tell(&f, check_seconds(m->check) - began);
    free_function(&f);
}

MachineOptions check_machine_options(const CheckOptions *options)
{
    return (MachineOptions){ .index_width = options->index_width,
                             .max_steps = options->max_steps,
                             .max_seconds = options->max_seconds,
                             .max_memory = options->max_memory,
                             .max_depth = options->max_depth,
                             .strict_init = options->strict_init,
                             .fast = &FAST_CODE,
                             .goes_on = attend_goes_on };
}

static Machine *new_machine(const CheckModule *m)
{
    const CheckOptions *options = &m->check->options;
    Machine *machine = machine_new(m->context, m->module, check_machine_options(options));

    machine->stack_limit = big_stack_limit();
    machine->report.brief = true;
    return machine;
}

static unsigned count_checked(const Op *module, const Op *entry)
{
    unsigned count = 0;

    for (const Op *op = first_op(module); op; op = op->next)
        count += is_checked(op, entry);
    return count;
}

static void check_functions(CheckModule shared)
{
    CheckModule m = shared;
    Check *check = m.check;
    Op *module = m.module;
    unsigned count = count_checked(module, m.entry), number = 0;

    if (!count)
        return;
    check->progress.total += count * (check->options.args ? 1 : check->options.inputs);
    m.machine = new_machine(&m);
    m.perturbed = new_machine(&m);
    perturb_start(&m.perturb, check->options.ulp);
    m.perturbed->observer = &m.perturb.observer;
    m.watched = new_machine(&m);
    known_start(&m.known, false);
    m.watched->observer = &m.known.observer;
    m.globals = wire_globals_of(m.machine, module);
    witness_use_index_width(check->native, m.machine->options.index_width);
    load_whole(&m);
    for (const Op *op = first_op(module); op && !attend_interrupted(); op = op->next) {
        if (is_checked(op, m.entry))
            check_one(&m, op, number);
        number += is_defined(op);
    }
    for (unsigned w = 0; w < check->witness_count; w++)
        unload(check, &m.whole[w]);
    machine_free(m.watched);
    machine_free(m.perturbed);
    perturb_end(&m.perturb);
    machine_free(m.machine);
    arena_free(&m.arena);
}

static void count_unasked(CheckTotals *totals, const Op *op, bool in_module)
{
    if (!candidate_is(op))
        return;
    if (!in_module || !function_is_executed(op))
        totals->foreign++;
    else if (!is_checked(op, NULL))
        totals->hidden++;
}

/* Names in a module mean what stands in that module: each of a nest is one by itself. */
static void check_nest(CheckModule m)
{
    bool is_module = op_is(m.module, "builtin.module");

    if (is_module)
        check_functions(m);
    for (Op *op = first_op(m.module); op; op = op->next) {
        if (!m.entry)
            count_unasked(&m.check->totals, op, is_module);
        if (!op_has(op, SYMBOL_TABLE))
            continue;
        m.module = op;
        check_nest(m);
    }
}

void check_module(Check *check, const char *file, Context *context, Op *module)
{
    CheckModule m = { .check = check, .file = file, .context = context, .module = module };
    const char *entry = check->options.entry;

    m.entry = entry ? candidate_find(module, str_of(entry)) : NULL;
    if (entry && !(m.entry && is_defined(m.entry) && op_is(op_parent(m.entry), "builtin.module"))) {
        diag_emit(context, SEVERITY_ERROR, NULL,
                  "there is no function @%s with a body to check (--entry)", entry);
        candidates_note(module, entry, true);
        check->miscalled = true;
        return;
    }
    check_nest(m);
}
