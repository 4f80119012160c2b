#include "interp/oracle/check/check.h"

#include "interp/program/attend.h"
#include "interp/console/outputs.h"
#include "interp/oracle/judge/cut.h"
#include "interp/oracle/witness/input_text.h"

#include <string.h>

/* Also as a line shows it; where `writes`, the arguments go to the folder for them. */
static void print_input(CheckFunction *f, uint64_t number, bool writes, Sb *sb, Sb *shown,
                        Sb *layouts)
{
    const Check *check = f->of->check;

    if (check->options.args) {
        sb_add(sb, check->options.args);
        sb_add(shown, check->options.args);
    } else if (runner_make(&f->runner, f->inputs, number, 0)) {
        input_print(&f->runner, sb, layouts);
        input_show(&f->runner, writes ? check->options.args_out : NULL,
                   input_name(&f->arena,
                              outputs_stem(&f->arena, check->options.context, str_of(f->of->file)),
                              check->part, f->name),
                   shown);
    }
}

/* Findings. */

static Str text_of(Arena *arena, Sb *text)
{
    Str kept = str_dup(arena, sb_view(text));

    sb_free(text);
    return kept;
}

const char *verdict_name(Verdict verdict)
{
    static const char *const NAMES[] = { "equal",
                                         "allowed",
                                         "within",
                                         "not compared",
                                         "known",
                                         "not judged",
                                         "different",
                                         "crashed",
                                         "late",
                                         "wrote outside of its memory",
                                         "freed what was not allocated" };

    return NAMES[verdict];
}

static unsigned told(const CheckFunction *f, unsigned witness)
{
    unsigned count = 0;

    for (size_t i = 0; i < f->findings.len; i++)
        count += f->findings.data[i].witness == witness;
    return count;
}

/* `writes`: its arguments go to the folder for them. */
static CheckFinding finding_on(CheckFunction *f, unsigned witness, uint64_t number,
                               const Judgement *judgement, bool writes)
{
    CheckFinding finding = { .witness = witness, .number = number, .judgement = *judgement };
    Sb input = { 0 }, shown = { 0 }, layouts = { 0 };

    print_input(f, number, writes, &input, &shown, &layouts);
    finding.input = text_of(&f->arena, &input);
    finding.shown = text_of(&f->arena, &shown);
    finding.layouts = text_of(&f->arena, &layouts);
    finding.judgement.what = str_dup(&f->arena, judgement->what);
    finding.judgement.ours = str_dup(&f->arena, judgement->ours);
    finding.judgement.theirs = str_dup(&f->arena, judgement->theirs);
    return finding;
}

void check_add_finding(CheckFunction *f, unsigned witness, uint64_t number,
                       const Judgement *judgement, int signal)
{
    CheckFinding finding;

    f->sides[witness].counts.different++;
    if (told(f, witness) >= FINDINGS_TOLD)
        return;
    finding = finding_on(f, witness, number, judgement, !f->findings.len);
    finding.signal = signal;
    vec_push(&f->findings, finding);
}

void check_note_open(CheckFunction *f, unsigned witness, uint64_t number,
                     const Judgement *judgement)
{
    for (size_t i = 0; i < f->open.len; i++)
        if (f->open.data[i].witness == witness)
            return;
    vec_push(&f->open, finding_on(f, witness, number, judgement, false));
}

void check_note_known(CheckFunction *f, unsigned witness, uint64_t number,
                      const Judgement *judgement, int row)
{
    CheckFinding finding;

    if (!f->of->check->options.html || f->sides[witness].known[row] > 1)
        return;
    finding = finding_on(f, witness, number, judgement, false);
    finding.row = row;
    vec_push(&f->known, finding);
}

void check_note_first(CheckFunction *f, CheckFirst *first, uint64_t number, Str why)
{
    Sb input = { 0 }, shown = { 0 }, layouts = { 0 };

    if (first->why.len)
        return;
    print_input(f, number, false, &input, &shown, &layouts);
    *first = (CheckFirst){ .input = text_of(&f->arena, &input),
                           .shown = text_of(&f->arena, &shown),
                           .layouts = text_of(&f->arena, &layouts),
                           .why = why };
}

/* What the others gave. */

static Verdict verdict_on(const CheckFunction *f, unsigned witness, uint64_t number, uint64_t count)
{
    const CheckRoom *room = &f->of->check->room;
    uint64_t low = 0;

    while (count - low > 1) {
        uint64_t middle = low + (count - low) / 2;

        if (room->numbers[middle] <= number)
            low = middle;
        else
            count = middle;
    }
    return (Verdict)room->verdicts[witness][low];
}

static const CheckFinding *finding_of(const CheckFunction *f, unsigned witness, uint64_t number)
{
    for (size_t i = 0; i < f->findings.len; i++)
        if (f->findings.data[i].witness == witness && f->findings.data[i].number == number)
            return &f->findings.data[i];
    return NULL;
}

static bool same_finding(const CheckFinding *a, const CheckFinding *b)
{
    return a->judgement.verdict == b->judgement.verdict
           && str_eq(a->judgement.what, b->judgement.what)
           && str_eq(a->judgement.theirs, b->judgement.theirs);
}

typedef struct Sides { /* of a finding, among the other witnesses */
    unsigned with_us, with_it;
} Sides;

static void say_side(const CheckFunction *f, const CheckFinding *finding, unsigned witness,
                     uint64_t count, Sides *sides, Sb *sb)
{
    const char *name = f->of->check->witnesses[witness].name;
    Verdict verdict = verdict_on(f, witness, finding->number, count);
    const CheckFinding *other = finding_of(f, witness, finding->number);

    sb_add(sb, sb->len ? "; " : "");
    if (verdict == VERDICT_NOT_COMPARED) {
        sb_printf(sb, "%s was not asked", name);
    } else if (verdict == VERDICT_NOT_JUDGED) {
        sb_printf(sb, "%s is not judged", name);
    } else if (!verdict_is_finding(verdict)) {
        sides->with_us++;
        sb_printf(sb, "%s agrees with the interpreter", name);
    } else if (other && same_finding(finding, other)) {
        sides->with_it++;
        sb_printf(sb, "%s gives the same", name);
    } else {
        sb_printf(sb, "%s differs too", name);
    }
}

static Str others_of(CheckFunction *f, const CheckFinding *finding, uint64_t batch_count)
{
    const Check *check = f->of->check;
    Sides sides = { 0 };
    Sb text = { 0 };

    for (unsigned w = 0; w < check->witness_count; w++)
        if (w != finding->witness && f->sides[w].program)
            say_side(f, finding, w, batch_count, &sides, &text);
    if (sides.with_us && !sides.with_it)
        sb_printf(&text, ": %s stands alone", check->witnesses[finding->witness].name);
    if (sides.with_it && !sides.with_us)
        sb_add(&text, ": the interpreter stands alone");
    return text_of(&f->arena, &text);
}

/* Where it begins. */

static void print_departure(const Cut *cut, const char *name, Sb *sb)
{
    const Op *op = value_definer(cut->value);

    sb_printf(sb, "first departs: '%.*s'", STR_ARG(op_name(op)));
    if (op_loc(op)->kind == ATTR_LOC_FILE)
        sb_printf(sb, " at %.*s:%u:%u", STR_ARG(op_loc(op)->file.file), op_loc(op)->file.line,
                  op_loc(op)->file.column);
    if (cut->occurrence > 1)
        sb_printf(sb, ", run number %llu", (unsigned long long)cut->occurrence);
    sb_printf(sb, ": interpreter %.*s, %s %.*s", STR_ARG(cut->ours), name, STR_ARG(cut->native));
}

static Str cause_of(CheckFunction *f, const CheckFinding *finding)
{
    const Check *check = f->of->check;
    const CheckWitness *witness = &check->witnesses[finding->witness];
    const char *pipeline = witness->via == WIRE_VIA_MLIR ? check->options.pipeline : NULL;
    Cut cut = cut_find(&(CutQuery){ .module = f->of->module,
                                    .function = f->op,
                                    .context = f->of->context,
                                    .options = check_machine_options(&check->options),
                                    .inputs = f->inputs,
                                    .number = finding->number,
                                    .witness = check->native,
                                    .via = witness->via,
                                    .optimisation = witness->optimisation,
                                    .pipeline = str_of(pipeline ? pipeline : ""),
                                    .exact = check->options.ulp == 0 });
    Sb text = { 0 };

    if (cut.value)
        print_departure(&cut, witness->name, &text);
    else if (cut.watched > cut.failed)
        sb_printf(&text, "no operation departs while it is watched (%u were)",
                  cut.watched - cut.failed);
    cut_free(&cut);
    return text_of(&f->arena, &text);
}

/* One difference a witness is traced to its beginning: that takes compiling the function again and
 * again. */
static bool is_traced(const CheckFunction *f, size_t finding)
{
    if (f->findings.data[finding].judgement.verdict != VERDICT_DIFFERENT)
        return false;
    for (size_t i = 0; i < finding; i++)
        if (f->findings.data[i].witness == f->findings.data[finding].witness
            && f->findings.data[i].judgement.verdict == VERDICT_DIFFERENT)
            return false;
    return true;
}

void check_complete_findings(CheckFunction *f, size_t first, uint64_t batch_count)
{
    for (size_t i = first; i < f->findings.len; i++) {
        CheckFinding *finding = &f->findings.data[i];

        finding->others = others_of(f, finding, batch_count);
        if (attend_interrupted() || !is_traced(f, i))
            continue;
        finding->cause = cause_of(f, finding);
        finding->processor = check_processor_of(f, finding);
        finding->optimiser = check_optimiser_of(f, finding);
    }
}
