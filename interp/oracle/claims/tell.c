/* Telling which claims were broken, where, by what, and how many were held at all. */
#include "interp/oracle/claims/table.h"
#include "interp/console/output.h"

#include "interp/machine/facts.h"
#include "interp/machine/value_text.h"

#include <inttypes.h>
#include <stdio.h>

enum { LONGEST_VALUE = 120 };

static void print_name(Sb *sb, const Value *value)
{
    const Block *block = value_block(value);
    Naming *naming = naming_new(facts_function(block->region->parent));

    value_name_print(sb, naming, value);
    naming_free(naming);
}

static void print_int(Sb *sb, Int value, bool is_signed)
{
    if (is_signed)
        int_print_s(sb, value);
    else
        int_print_u(sb, value);
}

static void print_denied(Sb *sb, const Claim *claim)
{
    sb_add(sb, claim->no_reads && claim->no_writes ? "neither reads nor writes"
               : claim->no_reads                   ? "does not read"
                                                   : "does not write");
}

static void print_operation(Sb *sb, const Op *op)
{
    if (op_attr(op, "sym_name"))
        facts_print_function(sb, op);
    else
        sb_printf(sb, "'%.*s'", STR_ARG(op_name(op)));
}

/* "%r is at least 0 and at most 2" */
static void print_saying(Sb *sb, const Claim *claim)
{
    if (claim->op)
        print_operation(sb, claim->op);
    else
        print_name(sb, claim->value);
    switch (claim->kind) {
    case CLAIM_RANGE:
        sb_add(sb, " is at least ");
        print_int(sb, claim->least, claim->is_signed);
        sb_add(sb, " and at most ");
        print_int(sb, claim->most, claim->is_signed);
        sb_add(sb, claim->is_signed ? "" : ", unsigned");
        break;
    case CLAIM_CONSTANT:
        sb_printf(sb, " is always %s", attr_quoted(claim->constant));
        break;
    case CLAIM_NEVER:
        sb_add(sb, " is never computed");
        break;
    case CLAIM_ALIGNMENT:
        sb_printf(sb, " leads to a multiple of %" PRIu64 " bytes", claim->alignment);
        break;
    case CLAIM_NO_ALIAS:
        sb_add(sb, " and ");
        print_name(sb, claim->other);
        sb_add(sb, " never lead to the same memory");
        break;
    case CLAIM_NO_TOUCH:
    case CLAIM_EFFECTS:
        sb_char(sb, ' ');
        print_denied(sb, claim);
        sb_add(sb, claim->value ? " what " : " memory");
        if (claim->value)
            print_name(sb, claim->value);
        sb_add(sb, claim->value ? " leads to" : "");
        break;
    case CLAIM_KINDS:
        break;
    }
}

/* The claim's report is made as that of a run that ends there, which this one does not. */
static Report begin_report(Claims *claims, Claim *claim)
{
    Report own = claims->machine->report;

    claims->machine->report = (Report){ 0 };
    claim->broken = true;
    return own;
}

static void end_report(Claims *claims, Claim *claim, Report own)
{
    claim->report = claims->machine->report;
    claims->machine->report = own;
}

static void print_beginning(Sb *sb, const Claim *claim)
{
    sb_printf(sb, "a claim is broken: %s says that ", claim->by);
    print_saying(sb, claim);
}

void claim_breaks(Claims *claims, Claim *claim, const Step *step, const Block *block, Place place)
{
    Report own = begin_report(claims, claim);
    Sb text = { 0 };

    print_beginning(&text, claim);
    sb_add(&text, ", and it is ");
    value_print_short(&text, place, claim->value->type, LONGEST_VALUE);
    if (step)
        report_claim(step, text.data);
    else
        report_claim_at(claims->machine, block->first, text.data);
    sb_free(&text);
    end_report(claims, claim, own);
}

void claim_broken_by_access(Claims *claims, Claim *claim, const Step *step,
                            const Allocation *allocation, uint64_t byte, bool writes,
                            const Span *span)
{
    Step s = *step;
    Report own;
    Sb text = { 0 };

    if (claim->broken)
        return;
    own = begin_report(claims, claim);
    print_beginning(&text, claim);
    sb_printf(&text, ", and '%.*s' %s byte %" PRIu64, STR_ARG(op_name(step->op)),
              writes ? "writes" : "reads", byte);
    sb_printf(&text, " of memory at 0x%" PRIx64, allocation->address);
    report_claim(step, text.data);
    if (span)
        report_note(claims->machine, report_place(span->by), "which was %s here",
                    span->written ? "written" : "read");
    note_allocation(&s, allocation);
    sb_free(&text);
    end_report(claims, claim, own);
}

static const char *const KINDS[CLAIM_KINDS] = {
    [CLAIM_RANGE] = "range",
    [CLAIM_CONSTANT] = "constant",
    [CLAIM_NEVER] = "dead value",
    [CLAIM_ALIGNMENT] = "alignment",
    [CLAIM_NO_ALIAS] = "no alias",
    [CLAIM_NO_TOUCH] = "no access to a value's memory",
    [CLAIM_EFFECTS] = "memory effects",
};

typedef struct Count {
    uint64_t claims, met, held, broken;
} Count;

static Count count_of(const Claims *claims, ClaimKind kind)
{
    Count count = { 0 };

    for (size_t i = 0; i < claims->all.len; i++) {
        const Claim *claim = claims->all.data[i];

        if (claim->kind != kind)
            continue;
        count.claims++;
        count.met += claim->held != 0;
        count.held += claim->held;
        count.broken += claim->broken;
    }
    return count;
}

static bool is_about_accesses(ClaimKind kind)
{
    return kind == CLAIM_NO_ALIAS || kind == CLAIM_NO_TOUCH || kind == CLAIM_EFFECTS;
}

static void tell_counts(const Claims *claims)
{
    for (unsigned kind = 0; kind < CLAIM_KINDS; kind++) {
        Count count = count_of(claims, kind);

        if (!count.claims)
            continue;
        output_error("claims: %s: %" PRIu64 ", %" PRIu64 " of them held against %" PRIu64
                     " %s%s, %" PRIu64 " broken\n",
                     KINDS[kind], count.claims, count.met, count.held,
                     is_about_accesses(kind) ? "access" : "value",
                     count.held == 1           ? ""
                     : is_about_accesses(kind) ? "es"
                                               : "s",
                     count.broken);
    }
    if (!claims->all.len)
        output_error("claims: none\n");
}

static void emit(const Claims *claims, const Report *report)
{
    for (size_t i = 0; i < report->lines.len; i++)
        diag_emit(claims->context, report->lines.data[i].severity, report->lines.data[i].loc,
                  "%.*s", STR_ARG(report->lines.data[i].text));
}

bool claims_tell(const Claims *claims, const Machine *machine)
{
    bool undefined = machine->report.kind == END_UNDEFINED, broken = false;

    for (size_t i = 0; i < claims->all.len; i++) {
        if (claims->all.data[i]->broken && !undefined)
            emit(claims, &claims->all.data[i]->report);
        broken |= claims->all.data[i]->broken;
    }
    tell_counts(claims);
    if (broken && undefined)
        output_error("claims: the run is undefined, of which claims say nothing\n");
    return broken && !undefined;
}
