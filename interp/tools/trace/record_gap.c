/* What a page has to hear when a window opens after a stretch that nobody watched. */
#include "interp/tools/trace/record.h"

#include "interp/machine/meant.h"

#include <inttypes.h>

enum { INNER_FRAMES = 12, OUTER_FRAMES = 4 };

typedef struct FrameWriter {
    Recording *r;
    const Frame *frame;
    const Op *at;
    const char *separator;
} FrameWriter;

static void add_value(FrameWriter *w, const Value *value)
{
    if (!dominance_of_value(w->r->dominance, value, w->at))
        return;
    sb_printf(&w->r->json, "%s[%u,", w->separator, index_of(w->r->index, value));
    record_value(w->r, w->frame, value);
    sb_add(&w->r->json, "]");
    w->separator = ",";
}

/* Of regions inside, those alone that the operation stands in. */
static void add_region(FrameWriter *w, const Region *region)
{
    for (const Block *block = region->first; block; block = block->next) {
        for (unsigned i = 0; i < block->arg_count; i++)
            add_value(w, block->args[i]);
        for (const Op *op = block->first; op; op = op->next) {
            for (unsigned i = 0; i < op->result_count; i++)
                add_value(w, op->results[i]);
            for (unsigned i = 0; i < op->region_count; i++)
                if (region_is_ancestor(&op->regions[i], op_region(w->at)))
                    add_region(w, &op->regions[i]);
        }
    }
}

void record_frame(Recording *r, const Frame *frame, const Op *at)
{
    FrameWriter writer = { r, frame, at, "" };

    sb_add(&r->json, "[");
    add_region(&writer, &frame->function->op->regions[0]);
    sb_add(&r->json, "]");
}

static void add_frame(Recording *r, const Frame *frame, const Op *at)
{
    sb_printf(&r->json, "[%u,%d,", index_of(r->index, frame->function->op),
              frame->call ? (int)index_of(r->index, frame->call) : -1);
    record_frame(r, frame, at);
    sb_add(&r->json, "]");
}

static bool is_left_out(const Recording *r, unsigned depth)
{
    return depth > r->known_outer && depth < r->known;
}

/* Frames hang from the innermost outwards and are told from the outermost on. */
static void add_stack(Recording *r, const Op *at)
{
    unsigned depth = meant_depth(r->machine);
    const Frame **frames = must_alloc((depth + 1) * sizeof *frames);
    const Frame *frame = r->machine->frame;

    for (unsigned d = depth; d > 0 && frame; d--, frame = frame->caller)
        frames[d] = frame;
    sb_add(&r->json, ",[");
    for (unsigned d = 1; d <= depth; d++) {
        sb_add(&r->json, d > 1 ? "," : "");
        if (is_left_out(r, d)) {
            sb_printf(&r->json, "%u", r->known - d);
            d = r->known - 1;
            continue;
        }
        add_frame(r, frames[d], d < depth ? frames[d + 1]->call : at);
    }
    sb_add(&r->json, "]");
    free(frames);
}

/* How often blocks began, where the page does not know it. */
static void add_entered(Recording *r)
{
    const char *separator = "";

    sb_add(&r->json, ",[");
    for (size_t i = 0; i < r->index->blocks.len; i++) {
        if (r->entered[i] == r->entered_told[i])
            continue;
        sb_printf(&r->json, "%s[%zu,%" PRIu64 "]", separator, i, r->entered[i]);
        r->entered_told[i] = r->entered[i];
        separator = ",";
    }
    sb_add(&r->json, "]");
}

void record_gap(Recording *r, const Step *step)
{
    unsigned depth = step ? meant_depth(r->machine) : 0;

    r->depth = depth;
    r->known = depth > INNER_FRAMES + OUTER_FRAMES ? depth - INNER_FRAMES + 1 : 1;
    r->known_outer = OUTER_FRAMES;
    r->news = true;
    record_open(r, MOMENT_GAP, NULL);
    sb_printf(&r->json, ",%" PRIu64, r->time);
    if (step)
        add_stack(r, step->op);
    else
        sb_add(&r->json, ",[]");
    add_entered(r);
    if (step)
        record_variables(r, step->frame, step->op);
    record_close(r);
}
