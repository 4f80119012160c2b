#include "interp/oracle/diff/diff.h"

#include "interp/console/messages.h"
#include "interp/program/attend.h"

void diff_start(Diff *diff, const DiffOptions *options)
{
    *diff = (Diff){ .options = *options };
    diff->options.compare.boundaries = &diff->boundaries;
}

void diff_end(Diff *diff)
{
    if (diff->native)
        witness_free(diff->native);
    boundaries_free(&diff->boundaries);
}

Witness *diff_native(Diff *diff)
{
    if (!diff->native)
        diff->native =
            witness_new((WitnessOptions){ .index_width = diff->options.compare.index_width,
                                          .seconds = diff->options.native_seconds,
                                          .processor = diff->options.processor,
                                          .program = diff->options.program });
    return diff->native;
}

/* What was reported on the way, as text for the note, and forgets it. */
static void add_said(DiffResult *result)
{
    const Messages *messages = messages_kept();
    Sb text = { 0 };

    for (size_t i = 0; i < messages->len; i++)
        sb_printf(&text, "%s%.*s", i ? "\n" : "", STR_ARG(messages->data[i].text));
    result->said = str_dup(&result->arena, sb_view(&text));
    text.len = 0;
    messages_json_lines(&text, "diff");
    result->diagnostics = str_dup(&result->arena, sb_view(&text));
    if (messages->len) {
        result->said_line = messages->data[0].line;
        result->said_column = messages->data[0].character;
    }
    sb_free(&text);
    messages_forget();
}

static void see_part(Diff *diff, const Input *input, const Chunk *chunk, SeeResult *see,
                     void *state)
{
    DiffResult result = diff_part(diff, input, chunk);

    add_said(&result);
    see(state, &result);
    diff_result_free(&result);
}

void diff_file(Diff *diff, const char *name, SeeResult *see, void *state)
{
    Input input;
    Chunk chunk = { 0 };
    size_t at = 0;

    if (!input_read_text(&input, name, diff->options.context)) {
        DiffResult result = { .file = str_of(name), .verdict = DIFF_UNREADABLE };

        add_said(&result);
        see(state, &result);
        diff_result_free(&result);
        return;
    }
    if (!diff->options.context->split_input_file)
        see_part(diff, &input, &(Chunk){ .text = input.text }, see, state);
    else
        while (!attend_interrupted() && input_next_chunk(&input, &at, &chunk))
            see_part(diff, &input, &chunk, see, state);
    input_free(&input);
}
