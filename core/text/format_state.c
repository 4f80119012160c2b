#include "core/text/format_state.h"

FormatState *format_state_start(AsmParser *p, OpState *state)
{
    FormatState *f = p->idle_formats;

    if (f)
        p->idle_formats = f->next;
    else
        *(f = must_alloc(sizeof *f)) = (FormatState){ 0 };
    f->p = p;
    f->state = state;
    f->def = state->def;
    f->format = format_of(p->context, state->def);
    f->all_used = false;
    return f;
}

void format_state_finish(FormatState *f)
{
    for (unsigned i = 0; i < def_region_count(f->def); i++)
        f->regions[i].len = 0;
    for (unsigned i = 0; i < def_successor_count(f->def); i++)
        f->successors[i].len = 0;
    for (unsigned i = 0; i < def_operand_count(f->def); i++) {
        f->operands[i].len = f->operand_types[i].len = 0;
        f->operands_at[i] = NULL;
    }
    for (unsigned i = 0; i < MAX_RESULTS; i++)
        f->result_types[i].len = 0;
    f->all_operands.len = f->all_types.len = 0;
    f->next = f->p->idle_formats;
    f->p->idle_formats = f;
}

static void free_state(FormatState *f)
{
    for (unsigned i = 0; i < MAX_REGIONS; i++)
        vec_free(&f->regions[i]);
    for (unsigned i = 0; i < MAX_SUCCESSORS; i++)
        vec_free(&f->successors[i]);
    for (unsigned i = 0; i < MAX_OPERANDS; i++) {
        vec_free(&f->operands[i]);
        vec_free(&f->operand_types[i]);
    }
    for (unsigned i = 0; i < MAX_RESULTS; i++)
        vec_free(&f->result_types[i]);
    vec_free(&f->all_operands);
    vec_free(&f->all_types);
    free(f);
}

void format_free_idle(AsmParser *p)
{
    while (p->idle_formats) {
        FormatState *f = p->idle_formats;

        p->idle_formats = f->next;
        free_state(f);
    }
}
