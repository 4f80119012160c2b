/* What an operation's function sees of the machine (dialects/step.h): how a run ends, and what the
 * report says of that. */
#include "interp/machine/position.h"
#include "interp/machine/value_text.h"

#include "dialects/access.h"

const char *name_in(const Step *s, unsigned operand)
{
    Naming *naming = s->machine->report.brief ? NULL : naming_new(facts_function(s->op));
    Sb text = { 0 };
    Str name;

    if (!naming)
        return "";
    value_name_print(&text, naming, s->op->operands[operand]);
    name = str_dup(s->arena, sb_view(&text));
    naming_free(naming);
    sb_free(&text);
    return name.data;
}

/* "(in @strcpy)": whose rule it is, where the text does not say so. */
static void name_external(const Step *s, Sb *text)
{
    const ExternalRun *running = &s->machine->external;

    if (running->op == s->op && !memchr(text->data, '@', text->len))
        sb_printf(text, " (in @%s)", running->name);
}

static Flow end(Step *s, EndKind kind, const char *prefix, const char *format, va_list args)
{
    Sb text = { 0 };

    if (s->machine->report.kind) /* a run ends once */
        return FLOW_END;
    s->machine->report.kind = kind;
    s->machine->report.at = s->op;
    if (s->machine->report.brief)
        return FLOW_END;
    sb_add(&text, prefix);
    sb_vprintf(&text, format, args);
    if (kind == END_UNDEFINED)
        name_external(s, &text);
    report_end(s, kind, text.data);
    sb_free(&text);
    return FLOW_END;
}

Flow undefined(Step *s, const char *rule, ...)
{
    va_list args;

    va_start(args, rule);
    end(s, END_UNDEFINED, "undefined behaviour: ", rule, args);
    va_end(args);
    return FLOW_END;
}

Flow undefined_by(Step *s, const char *decision, const char *rule, ...)
{
    va_list args;

    va_start(args, rule);
    end(s, END_UNDEFINED, "undefined behaviour: ", rule, args);
    va_end(args);
    return by_decision(s, decision);
}

Flow by_decision(Step *s, const char *decision)
{
    report_decision(s->machine, decision);
    return FLOW_END;
}

Flow undefined_poison(Step *s, uint32_t origin, const char *rule, ...)
{
    va_list args;

    va_start(args, rule);
    end(s, END_UNDEFINED, "undefined behaviour: ", rule, args);
    va_end(args);
    report_poison(s->machine, origin);
    return FLOW_END;
}

Flow trap(Step *s, const char *message, ...)
{
    va_list args;

    va_start(args, message);
    end(s, END_TRAP, "the program stopped itself: ", message, args);
    va_end(args);
    return FLOW_END;
}

static void end_of_operation(Step *s, EndKind kind, const char *how, const char *what, va_list args)
{
    Sb prefix = { 0 };

    sb_printf(&prefix, "%s'%.*s': ", how, STR_ARG(op_name(s->op)));
    end(s, kind, prefix.data, what, args);
    sb_free(&prefix);
}

Flow unsupported(Step *s, const char *what, ...)
{
    va_list args;

    va_start(args, what);
    end_of_operation(s, END_UNSUPPORTED, "unsupported: ", what, args);
    va_end(args);
    return FLOW_END;
}

Flow invalid(Step *s, const char *what, ...)
{
    va_list args;

    va_start(args, what);
    end_of_operation(s, END_INVALID, "", what, args);
    va_end(args);
    return FLOW_END;
}

Flow limit_reached(Step *s, const char *what, ...)
{
    va_list args;

    va_start(args, what);
    end(s, END_LIMIT, "limit reached: ", what, args);
    va_end(args);
    return FLOW_END;
}

Flow memory_is_short(Step *s, const char *asked, ...)
{
    uint64_t most = s->machine->budget.most;
    Sb text = { 0 };
    va_list args;

    va_start(args, asked);
    sb_vprintf(&text, asked, args);
    va_end(args);
    if (most == UINT64_MAX)
        limit_reached(s, "no memory is left for %s: the system has no more", text.data);
    else
        limit_reached(s,
                      "no memory is left for %s, where a run may take %llu byte%s (--max-memory)",
                      text.data, (unsigned long long)most, plural(most));
    sb_free(&text);
    return FLOW_END;
}

Flow note_operation(Step *s, const Op *op, const char *what, ...)
{
    Sb text = { 0 };
    va_list args;

    va_start(args, what);
    sb_vprintf(&text, what, args);
    va_end(args);
    report_note(s->machine, report_place(op), "%s", text.data);
    sb_free(&text);
    return FLOW_END;
}

Flow note_iterations(Step *s, const Parallel *loop, uint64_t one, uint64_t other)
{
    const uint64_t iterations[] = { one, other };
    Sb text = { 0 };

    if (s->machine->report.brief)
        return FLOW_END;
    if (loop->of_regions)
        return note_operation(s, loop->op,
                              "the regions are those of this '%.*s', which run at once",
                              STR_ARG(op_name(loop->op)));
    sb_printf(&text, "the iterations are those of this '%.*s'", STR_ARG(op_name(loop->op)));
    for (unsigned i = 0; i < 2 && loop->rank; i++) {
        sb_printf(&text, "%s iteration %llu at ", i ? ";" : ":",
                  (unsigned long long)iterations[i] + 1);
        position_print_iteration(&text, loop, iterations[i]);
    }
    report_note(s->machine, op_loc(loop->op), "%s", text.data);
    sb_free(&text);
    return FLOW_END;
}

Flow interrupted(Step *s)
{
    s->machine->report.kind = END_INTERRUPTED;
    if (!s->machine->report.brief)
        report_end(s, END_INTERRUPTED, "interrupted");
    return FLOW_END;
}

/* ", and argument 1 points to it", of a function of the library that runs. */
static Str argument_to(const Step *s, const Allocation *allocation)
{
    const ExternalRun *running = &s->machine->external;
    unsigned first = running->op == s->op ? running->first : s->op->operand_count;

    for (unsigned i = first; i < s->op->operand_count; i++)
        if (operand_place(s, i).layout->form == &FORM_POINTER
            && pointer_in(s, i).provenance == allocation->id)
            return str_printf(s->arena, ", and argument %u points to it", i - first);
    return (Str){ 0 };
}

/* "was made the global @table here", of which compilers make some for no place of the source */
static void print_made(Sb *sb, const Op *made, AllocationKind kind)
{
    static const char *const KINDS[] = {
        [ALLOCATION_HEAP] = "allocated",
        [ALLOCATION_STACK] = "allocated on the stack",
        [ALLOCATION_GLOBAL] = "made a global",
        [ALLOCATION_LIBRARY] = "made by the function called",
        [ALLOCATION_ARGUMENT] = "handed in as an argument",
    };
    const Attr *at = made ? loc_find_file(report_place(made)) : NULL;

    if (kind == ALLOCATION_GLOBAL && made && op_has(made, SYMBOL)) {
        sb_add(sb, "was made the global ");
        facts_print_function(sb, made);
        sb_add(sb, at && !at->file.line ? ", which stands nowhere in the source" : " here");
    } else {
        sb_printf(sb, "was %s here", KINDS[kind]);
    }
}

static void note_end(Step *s, const Allocation *allocation)
{
    const Op *freed = allocation->freed;
    Sb text = { 0 };

    sb_add(&text, allocation->kind == ALLOCATION_STACK
                      ? "and ended here, with the scope it was allocated in"
                      : "and was freed here");
    report_add_unplaced(&text, freed);
    report_note(s->machine, freed ? report_place(freed) : NULL, "%s", text.data);
    sb_free(&text);
}

Flow note_allocation(Step *s, const Allocation *allocation)
{
    const Op *made = allocation->made, *freed = allocation->freed;
    Sb text = { 0 };

    if (!allocation->id)
        return FLOW_END;
    if (allocation->kind == ALLOCATION_CODE) {
        report_note(s->machine, report_place(made), "the %s at 0x%llx is this one",
                    code_is_block(allocation) ? "block" : "function",
                    (unsigned long long)allocation->address);
        return FLOW_END;
    }
    print_made(&text, made, allocation->kind);
    sb_str(&text, argument_to(s, allocation));
    report_add_unplaced(&text, made);
    report_note(s->machine, made ? report_place(made) : NULL,
                "the memory (%llu byte%s at 0x%llx) %s", (unsigned long long)allocation->size,
                plural(allocation->size), (unsigned long long)allocation->address, text.data);
    sb_free(&text);
    if (allocation->trails)
        report_trail(s->machine, made, &allocation->trails->made);
    if (allocation->alive && allocation->asleep && freed)
        report_note(s->machine, report_place(freed),
                    "and the lifetime of what it is for ended here");
    if (allocation->alive)
        return FLOW_END;
    note_end(s, allocation);
    if (allocation->trails)
        report_trail(s->machine, freed, &allocation->trails->freed);
    return FLOW_END;
}
