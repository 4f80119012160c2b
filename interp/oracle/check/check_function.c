#include "interp/oracle/check/check.h"

#include "interp/program/attend.h"
#include "interp/machine/value_text.h"

enum {
    BATCH_BYTES =
        1 << 23, /* of input records, or of memory handed in with them, but of one input */
    MOST_KNOWN_ACCIDENTS = 1000, /* crashes that are known, and ... */
    MOST_ACCIDENTS = 3,          /* crashes and the like, before a witness is left alone */
    FUTILE_INPUTS = 64,          /* that are unsupported, before the function is left alone */
    PATIENCE = 2,                /* inputs over the limit of steps, before that gets lower: */
    SHORTER = 100,               /* by this factor */
    MOST_STEPS_FACTOR = 5,       /* all inputs together, in --max-steps of one */
    MOST_BYTES = 1 << 27,        /* of memory handed in with all inputs together */
};

/* Inputs that go to native code at once. */
typedef struct Batch {
    uint64_t count, capacity;
    uint64_t input, output; /* where their records begin in the shared file */
    unsigned in_bytes;      /* of an input record */
} Batch;

/* Preparing. */

/* The name of the only operation between the arguments and the return, constants apart. */
static Str single_operation(const Op *function)
{
    const Block *block = function->regions[0].first;
    const Op *single = NULL;

    for (const Op *op = block->first; op && op != block->last; op = op->next) {
        if (op_is(op, "arith.constant"))
            continue;
        if (single || op->region_count)
            return (Str){ 0 };
        single = op;
    }
    return single && !block->next ? op_name(single) : (Str){ 0 };
}

static bool prepare_runners(CheckFunction *f, Sb *why)
{
    CheckModule *m = f->of;

    if (!runner_prepare(&f->runner, m->machine, &m->globals, f->op, why))
        return false;
    f->single = single_operation(f->op);
    f->judge = judge_case(&f->runner, f->inputs, &m->perturb, &f->reach, m->check->options.ulp);
    f->judge.single = f->single.len != 0;
    if (f->judge.inexact.any
        && runner_prepare(&f->perturbed, m->perturbed, &m->globals, f->op, why))
        f->judge.perturbed = &f->perturbed;
    return true;
}

static bool see_constants(void *state, const Op *op)
{
    constants_add(state, op);
    return true;
}

static bool prepare(CheckFunction *f)
{
    Constants constants = { 0 };
    const CheckOptions *options = &f->of->check->options;
    const InputsOptions asked = { .seed = options->seed,
                                  .count = options->inputs,
                                  .constants = &constants };
    unsigned compared = 0;
    Sb why = { 0 };
    bool good;

    f->reach = reach_of(f->of->module, f->op);
    reach_walk(&f->reach, see_constants, &constants);
    f->inputs = options->args
                    ? inputs_given(f->op, options->args)
                    : inputs_new(f->of->machine, f->op, &f->of->check->boundaries, &asked, &why);
    constants_free(&constants);
    good = f->inputs && prepare_runners(f, &why);
    f->why = str_dup(&f->arena, sb_view(&why));
    sb_free(&why);
    for (unsigned w = 0; good && w < f->of->check->witness_count; w++)
        compared += check_side_prepare(f, w);
    return good && compared;
}

/* Filling a batch: the interpreter's part. */

/* The whole report, for a page. */
static Str report_of(CheckFunction *f, Machine *machine)
{
    Sb text = { 0 };
    Str kept;

    if (f->of->check->options.html)
        report_print(&text, machine);
    kept = str_dup(&f->arena, sb_view(&text));
    sb_free(&text);
    return kept;
}

/* Why the run on this input ended as it did, and where. */
static Str reason_of(CheckFunction *f, uint64_t number, Str *report, const Op **at)
{
    Machine *machine = f->runner.machine;
    Str reason = { 0 };

    machine->report.brief = false;
    if (runner_make(&f->runner, f->inputs, number, 0) && runner_call(&f->runner) != END_NONE
        && machine->report.lines.len) {
        reason = str_dup(&f->arena, machine->report.lines.data[0].text);
        *report = report_of(f, machine);
        *at = machine->report.at;
    }
    machine->report.brief = true;
    return reason;
}

static uint64_t count_skipped(const CheckFunction *f)
{
    return f->undefined + f->limits + f->unsupported + f->unreadable;
}

/* Counts the next input as one that native code is not asked about. */
static void skip_input(CheckFunction *f, EndKind end, Str why)
{
    bool none_kept = f->next == count_skipped(f), undefined = end == END_UNDEFINED,
         lacks = end == END_UNSUPPORTED || end == END_INVALID;
    CheckFirst *first = undefined ? &f->first_undefined : &f->first_skipped;

    f->undefined += undefined;
    f->limits += end == END_LIMIT;
    f->unsupported += lacks;
    f->unreadable += end == END_NONE;
    if (!first->why.len) {
        Str report = { 0 };
        const Op *at = NULL;

        check_note_first(f, first, f->next, why.len ? why : reason_of(f, f->next, &report, &at));
        first->report = report;
        first->at = at;
        first->steps = end == END_LIMIT ? f->of->machine->options.max_steps : 0;
    }
    if (!undefined && !f->why.len)
        f->why = f->first_skipped.why;
    if (lacks && none_kept && f->unsupported >= FUTILE_INPUTS)
        f->stopped = STR("every input is unsupported");
}

/* Where what input `at` of the batch gave is kept. */
static uint64_t *kept_at(const CheckFunction *f, uint64_t at)
{
    return f->of->check->room.kept + at * wire_kept_words(&f->runner.shape, &f->runner.globals);
}

/* An input that cannot be made. Where it was given, that was said. */
static void skip_unmade(CheckFunction *f)
{
    f->of->check->miscalled |= f->of->check->options.args != NULL;
    skip_input(f, END_NONE,
               f->of->check->options.args ? STR("the arguments cannot be read")
                                          : STR("the input does not fit into memory"));
}

/* The first result of memory that is poison, which leads native code anywhere, counted from 1; 0:
 * none is. */
static unsigned poison_memref(const Runner *r)
{
    for (unsigned i = 0; i < r->shape.results.count; i++)
        if (r->shape.results.parts[i].element && *r->results[i].poison)
            return i + 1;
    return 0;
}

/* Why what the run gave back cannot be read. */
static Str unreadable(CheckFunction *f)
{
    const Runner *r = &f->runner;
    unsigned poison = poison_memref(r);

    if (poison)
        return str_printf(&f->arena, "result %u is a memref that is poison", poison - 1);
    for (unsigned i = 0; i < r->shape.results.count; i++)
        if (r->shape.results.parts[i].element
            && !wire_memory(r->machine, &r->shape.results.parts[i], r->results[i]))
            return str_printf(&f->arena, "result %u is a memref whose memory has ended", i);
    return STR("a memref that is given back goes beyond its memory");
}

/* Makes an input, hands it over, runs it, and keeps what it gave. False where that was interrupted.
 */
static bool interpret(CheckFunction *f, Batch *batch, WireRoom *shared)
{
    CheckRoom *room = &f->of->check->room;
    const Runner *r = &f->runner;
    uint64_t number = f->next, before = shared->at;
    uint64_t *record = (uint64_t *)(shared->shared + batch->input + batch->count * batch->in_bytes);
    bool made = runner_make(&f->runner, f->inputs, number, 0);
    EndKind end;

    f->bytes += memory_live_bytes(r->machine->memory) + batch->in_bytes;
    if (!made || !wire_put_input(&r->shape, r->machine, r->arguments, record, shared)) {
        shared->at = before;
        skip_unmade(f);
        return true;
    }
    end = runner_call(&f->runner);
    if (attend_interrupted()) {
        shared->at = before;
        return false;
    }
    f->steps += runner_steps(r);
    if ((end == END_TRAP || (end == END_NONE && !poison_memref(r)))
        && wire_keep(&r->shape, &r->globals, r->machine, r->arguments, r->results,
                     kept_at(f, batch->count), &room->bytes)) {
        room->numbers[batch->count++] = number;
        return true;
    }
    shared->at = before;
    if (end == END_NONE || end == END_TRAP)
        skip_input(f, END_NONE, unreadable(f));
    else
        skip_input(f, end, (Str){ 0 });
    return true;
}

/* All inputs together take only so long. Where some go on for ever (a size that is a boundary
 * value) many may. */
static void look_at_budget(CheckFunction *f)
{
    if (f->limits == PATIENCE)
        f->of->machine->options.max_steps = f->of->check->options.max_steps / SHORTER;
    if (f->of->check->options.max_steps
        && f->steps > MOST_STEPS_FACTOR * f->of->check->options.max_steps)
        f->stopped = str_printf(&f->arena, "after %llu input%s: %llu operation%s",
                                (unsigned long long)f->next, plural(f->next),
                                (unsigned long long)f->steps, plural(f->steps));
    else if (f->bytes > MOST_BYTES)
        f->stopped =
            str_printf(&f->arena, "after %llu input%s: %llu bytes of memory",
                       (unsigned long long)f->next, plural(f->next), (unsigned long long)f->bytes);
}

static void start_batch(CheckFunction *f, Batch *batch)
{
    CheckRoom *room = &f->of->check->room;
    size_t kept = wire_kept_words(&f->runner.shape, &f->runner.globals);

    *batch = (Batch){ .input = WIRE_DATA,
                      .capacity = BATCH_INPUTS,
                      .in_bytes = f->runner.shape.in_words * 8 };
    while (batch->capacity > 1
           && batch->capacity * (batch->in_bytes + kept * 8) > (uint64_t)BATCH_BYTES)
        batch->capacity /= 2;
    if (room->kept_capacity < batch->capacity * kept) {
        room->kept_capacity = batch->capacity * kept;
        room->kept = must_realloc(room->kept, room->kept_capacity * sizeof *room->kept);
    }
    room->bytes.len = 0;
}

/* Takes one input at least, however large. */
static void fill_batch(CheckFunction *f, Batch *batch)
{
    WireRoom shared = { .shared = f->of->check->shared, .end = WIRE_SHARED_BYTES / 2 };
    uint64_t count = inputs_count(f->inputs), start;

    start_batch(f, batch);
    shared.at = start = batch->input + batch->capacity * batch->in_bytes;
    while (batch->count < batch->capacity && f->next < count && !f->stopped.len
           && f->of->check->room.bytes.len < BATCH_BYTES && shared.at - start < BATCH_BYTES) {
        if (!interpret(f, batch, &shared))
            break;
        f->next++;
        look_at_budget(f);
    }
    batch->output = (shared.at + 7) & ~(uint64_t)7;
}

/* Running a batch: a witness' part. */

static unsigned out_words(const CheckFunction *f, const CheckSide *side)
{
    return WIRE_OUT_WORDS + f->runner.shape.result_words + f->runner.shape.memref_count
           + side->program->global_count;
}

/* A finding, unless it is known. */
static void explain_finding(CheckFunction *f, unsigned witness, uint64_t at, Judgement *judgement)
{
    int row = verdict_is_finding(judgement->verdict)
                  ? check_known_row(f, witness, f->of->check->room.numbers[at])
                  : -1;

    if (row < 0)
        return;
    f->sides[witness].known[row]++;
    check_note_known(f, witness, f->of->check->room.numbers[at], judgement, row);
    judgement->verdict = VERDICT_KNOWN;
}

static void count_verdict(CheckFunction *f, unsigned witness, uint64_t at, Judgement *judgement,
                          int signal)
{
    CheckRoom *room = &f->of->check->room;
    CheckCounts *counts = &f->sides[witness].counts;

    explain_finding(f, witness, at, judgement);
    if (attend_interrupted())
        judgement->verdict = VERDICT_NOT_COMPARED;
    room->verdicts[witness][at] = (unsigned char)judgement->verdict;
    counts->equal += judgement->verdict == VERDICT_EQUAL;
    counts->allowed += judgement->verdict == VERDICT_ALLOWED;
    counts->within += judgement->verdict == VERDICT_WITHIN;
    counts->not_compared += judgement->verdict == VERDICT_NOT_COMPARED;
    counts->known += judgement->verdict == VERDICT_KNOWN;
    counts->not_judged += judgement->verdict == VERDICT_NOT_JUDGED;
    if (judgement->verdict == VERDICT_WITHIN && judgement->ulps > counts->ulps)
        counts->ulps = judgement->ulps;
    if (judgement->runs > counts->sampled)
        counts->sampled = judgement->runs;
    if (judgement->verdict == VERDICT_NOT_JUDGED)
        check_note_open(f, witness, room->numbers[at], judgement);
    if (verdict_is_finding(judgement->verdict))
        check_add_finding(f, witness, room->numbers[at], judgement, signal);
}

static Verdict verdict_of_status(uint64_t status)
{
    return status == WIRE_WROTE_OUTSIDE ? VERDICT_WROTE_OUTSIDE
           : status == WIRE_BAD_FREE    ? VERDICT_BAD_FREE
                                        : VERDICT_NOT_COMPARED;
}

/* Texts of the judgement lie in the scratch arena. */
static Judgement verdict_of_record(CheckFunction *f, const CheckSide *side, uint64_t number,
                                   const uint64_t *record)
{
    const NativeOutcome native = { &f->runner.shape,       &f->runner.globals,
                                   f->of->check->shared,   record,
                                   side->program->globals, side->program->global_count };
    const Outcome other = outcome_of_native(&native);
    uint64_t status = record[WIRE_OUT_STATUS];

    if (!wire_record_holds(native.shape, native.shared, record))
        status = WIRE_WROTE_OUTSIDE;
    if (status == WIRE_RETURNED || status == WIRE_TRAPPED)
        return judge(&f->judge, number, &other, &f->of->check->room.scratch);
    return (Judgement){ .verdict = verdict_of_status(status) };
}

/* Judges the output record of input `at` of the batch. */
static void judge_record(CheckFunction *f, unsigned witness, uint64_t at, const uint64_t *record)
{
    const CheckSide *side = &f->sides[witness];
    CheckRoom *room = &f->of->check->room;
    Judgement judgement;

    if (wire_same(&f->runner.shape, &f->runner.globals, kept_at(f, at), room->bytes.data,
                  f->of->check->shared, record, side->program->globals,
                  side->program->global_count)) {
        room->verdicts[witness][at] = VERDICT_EQUAL;
        f->sides[witness].counts.equal++;
        return;
    }
    judgement = verdict_of_record(f, side, room->numbers[at], record);
    count_verdict(f, witness, at, &judgement, 0);
    arena_release(&room->scratch, (ArenaMark){ 0 });
}

static Str left_alone(CheckFunction *f, unsigned accidents, bool late)
{
    if (!late)
        return str_printf(&f->arena, "left alone after %u crash%s or the like", accidents,
                          accidents == 1 ? "" : "es");
    return str_printf(&f->arena, "left alone after an input on which it did not return in %g s",
                      f->of->check->options.native_seconds);
}

/* What a call of native code ended in, besides its results. Where it took too long it is likely to
 * again, and nobody is to wait for that twice. */
static void note_accident(CheckFunction *f, unsigned witness, uint64_t at, const WitnessRun *run)
{
    CheckSide *side = &f->sides[witness];
    Judgement judgement = { .verdict = run->end == WITNESS_LATE ? VERDICT_LATE : VERDICT_CRASHED,
                            .what = str_of(run->why) };
    bool late = run->end == WITNESS_LATE;

    count_verdict(f, witness, at, &judgement, run->signal);
    if (judgement.verdict == VERDICT_KNOWN)
        side->known_accidents++;
    else
        side->accidents++;
    if (!late && side->accidents < MOST_ACCIDENTS && side->known_accidents < MOST_KNOWN_ACCIDENTS)
        return;
    side->stopped = true;
    side->why = left_alone(f, side->accidents + side->known_accidents, late);
}

/* Where the room for outputs ended before the inputs did, the others are run again from there. */
static uint64_t judge_records(CheckFunction *f, unsigned witness, const Batch *batch, uint64_t from,
                              uint64_t to)
{
    unsigned words = out_words(f, &f->sides[witness]);
    const uint64_t *records = (const uint64_t *)(f->of->check->shared + batch->output);

    for (uint64_t at = from; at < to; at++) {
        const uint64_t *record = records + at * words;

        if (record[WIRE_OUT_STATUS] == WIRE_NO_ROOM && at > from)
            return at;
        judge_record(f, witness, at, record);
    }
    return to;
}

static void run_batch(CheckFunction *f, unsigned witness, const Batch *batch)
{
    Check *check = f->of->check;
    CheckSide *side = &f->sides[witness];
    uint64_t out_bytes = out_words(f, side) * (uint64_t)8, at = 0;

    while (at < batch->count && !side->stopped && !attend_interrupted()) {
        WitnessRun run;
        uint64_t from = at;

        run = witness_run(check->native, side->program->loaded, side->number,
                          batch->input + at * batch->in_bytes, batch->count - at,
                          batch->output + at * out_bytes, WIRE_SHARED_BYTES, 0);
        if (run.end == WITNESS_GONE) {
            side->stopped = true;
            side->why = str_dup(&f->arena, str_of(run.why));
            break;
        }
        at = judge_records(f, witness, batch, from, from + run.at);
        if (run.end != WITNESS_DONE && at == from + run.at && at < batch->count)
            note_accident(f, witness, at++, &run);
    }
    side->counts.not_compared += batch->count - at;
    while (at < batch->count)
        check->room.verdicts[witness][at++] = VERDICT_NOT_COMPARED;
}

Verdict check_input_again(CheckFunction *f, const CheckSide *side, uint64_t number)
{
    Check *check = f->of->check;
    const Runner *r = &f->runner;
    WireRoom room = { .shared = check->shared,
                      .at = WIRE_DATA + 8 * (uint64_t)r->shape.in_words,
                      .end = WIRE_SHARED_BYTES };
    Verdict verdict = VERDICT_NOT_COMPARED;
    WitnessRun run;

    if (!runner_make(&f->runner, f->inputs, number, 0)
        || !wire_put_input(&r->shape, r->machine, r->arguments,
                           (uint64_t *)(check->shared + WIRE_DATA), &room))
        return verdict;
    room.at = (room.at + 7) & ~(uint64_t)7;
    run = witness_run(check->native, side->program->loaded, side->number, WIRE_DATA, 1, room.at,
                      room.end, 0);
    if (run.end == WITNESS_DONE)
        verdict =
            verdict_of_record(f, side, number, (const uint64_t *)(check->shared + room.at)).verdict;
    else if (run.end != WITNESS_GONE)
        verdict = run.end == WITNESS_LATE ? VERDICT_LATE : VERDICT_CRASHED;
    arena_release(&check->room.scratch, (ArenaMark){ 0 });
    return verdict;
}

void check_function(CheckFunction *f)
{
    Check *check = f->of->check;
    bool good = prepare(f);
    uint64_t before = check->totals.inputs;

    f->of->machine->options.max_steps = check->options.max_steps;
    while (good && f->next < inputs_count(f->inputs) && !f->stopped.len) {
        size_t findings = f->findings.len;
        Batch batch;

        fill_batch(f, &batch);
        for (unsigned w = 0; w < check->witness_count; w++)
            if (f->sides[w].program)
                run_batch(f, w, &batch);
        check_complete_findings(f, findings, batch.count);
        progress_step(&check->progress, before + f->next, f->name.data);
        if (attend_interrupted())
            f->stopped = STR("by Ctrl-C");
    }
    if (f->next > count_skipped(f))
        f->why = (Str){ 0 };
}
