#include "interp/library/library.h"

#include "core/ir/attr.h"
#include "interp/machine/value_text.h"

struct MlirInterpEvent {
    MlirInterpCall *call;
    const Step *step;
    const Attr *place; /* a file's; or NULL */
};

static void tell(void *state, const Step *step, Flow flow)
{
    MlirInterpCall *call = state;
    MlirInterpEvent event = { call, step, loc_find_file(op_loc(step->op)) };
    ArenaMark mark = arena_mark(&call->arena);

    (void)flow;
    if (call->has_ended) /* what stands around the last is left behind it, and no event */
        return;
    if (!call->observer(call->observer_state, &event)) {
        Machine *machine = call->seat.machine;

        call->has_ended = true;
        atomic_store(&call->module->session->stopping, true);
        /* Steps are counted ahead: those are given back, so that the limits are looked at now. */
        machine->steps -= machine->steps_until_check;
        machine->steps_until_check = 0;
    }
    arena_release(&call->arena, mark);
}

static void begin(void *state, const Step *step)
{
    (void)state;
    (void)step;
}

void event_observe(MlirInterpCall *call)
{
    call->has_ended = false;
    call->told = (Observer){ .state = call, .before = begin, .after = tell };
    call->seat.machine->observer = call->observer ? &call->told : NULL;
}

const char *mlir_interp_event_operation(const MlirInterpEvent *event)
{
    return str_dup(&event->call->arena, op_name(event->step->op)).data;
}

const char *mlir_interp_event_file(const MlirInterpEvent *event)
{
    return event->place ? str_dup(&event->call->arena, event->place->file.file).data : NULL;
}

unsigned mlir_interp_event_line(const MlirInterpEvent *event)
{
    return event->place ? event->place->file.line : 0;
}

unsigned mlir_interp_event_column(const MlirInterpEvent *event)
{
    return event->place ? event->place->file.column : 0;
}

unsigned mlir_interp_event_depth(const MlirInterpEvent *event)
{
    return event->call->seat.machine->depth;
}

size_t mlir_interp_event_operand_count(const MlirInterpEvent *event)
{
    return event->step->op->operand_count;
}

size_t mlir_interp_event_result_count(const MlirInterpEvent *event)
{
    return event->step->op->result_count;
}

static const char *text_of(const MlirInterpEvent *event, Place place, const Type *type)
{
    Sb sb = { 0 };
    const char *kept;

    value_print(&sb, place, type);
    kept = str_dup(&event->call->arena, sb_view(&sb)).data;
    sb_free(&sb);
    return kept;
}

const char *mlir_interp_event_operand(const MlirInterpEvent *event, size_t number)
{
    const Op *op = event->step->op;

    if (number >= op->operand_count)
        return NULL;
    return text_of(event, operand_place(event->step, (unsigned)number), op->operands[number]->type);
}

const char *mlir_interp_event_result(const MlirInterpEvent *event, size_t number)
{
    const Op *op = event->step->op;

    if (number >= op->result_count)
        return NULL;
    return text_of(event, result_place(event->step, (unsigned)number), op->results[number]->type);
}
