#include "interp/command/run_json.h"

#include "interp/console/json.h"
#include "interp/console/messages.h"
#include "interp/machine/value_text.h"

#include "core/ir/function.h"

#include <stdio.h>
#include <string.h>

static Sb kept;          /* members of the object */
static const char *name; /* of how it ended; NULL: nothing ran */

static void add_value(Machine *machine, Place place, const Type *type)
{
    size_t tail = strlen(" : ") + strlen(type_text(type));
    Sb text = { 0 };
    Str value;

    value_print_elided(&text, machine, place, type);
    value = sb_view(&text);
    if (value.len > tail && memcmp(value.data + value.len - tail, " : ", strlen(" : ")) == 0)
        value.len -= tail;
    json_text(&kept, "type", str_of(type_text(type)));
    json_text(&kept, "value", value);
    sb_free(&text);
}

static void add_results(const Entry *entry, const Type *type)
{
    json_name(&kept, "results");
    sb_char(&kept, '[');
    for (unsigned i = 0; i < type->list.result_count; i++) {
        sb_add(&kept, i ? ", {" : "{");
        add_value(entry->machine, entry->results[i], type->list.types[type->list.input_count + i]);
        sb_char(&kept, '}');
    }
    sb_char(&kept, ']');
}

/* Those that have memory, by their numbers. */
static void add_arguments(const Entry *entry, const Type *type)
{
    json_name(&kept, "arguments");
    sb_char(&kept, '[');
    for (unsigned i = 0; i < type->list.input_count; i++) {
        if (!type_shares_memory(type->list.types[i]))
            continue;
        json_next(&kept);
        sb_char(&kept, '{');
        json_number(&kept, "number", i);
        add_value(entry->machine, entry->arguments[i], type->list.types[i]);
        sb_char(&kept, '}');
    }
    sb_char(&kept, ']');
}

void run_json_keep(const Entry *entry, bool returned)
{
    const Type *type = function_signature(entry->function);
    const Machine *machine = entry->machine;

    if (machine->report.at)
        json_text(&kept, "operation", op_name(machine->report.at));
    json_optional(&kept, "rule", machine->report.rule);
    json_text(&kept, "output", sb_view(&machine->output));
    if (returned && !entry->bench) /* whose outputs are printed tick by tick */
        add_results(entry, type);
    if (returned && !entry->bench)
        add_arguments(entry, type);
    json_number(&kept, "steps", machine_steps_used(machine));
}

void run_json_end(int status)
{
    name = status_name(status);
}

static void add_report(Sb *sb)
{
    const Messages *messages = messages_kept();

    json_name(sb, "report");
    sb_char(sb, '[');
    for (size_t i = 0; i < messages->len; i++) {
        sb_add(sb, i ? ", {" : "{");
        messages_json(sb, &messages->data[i]);
        sb_char(sb, '}');
    }
    sb_char(sb, ']');
}

void run_json_print(const Options *options, int exit)
{
    Sb sb = { 0 };

    json_begin(&sb, "run");
    json_text(&sb, "kind", STR("run"));
    json_text(&sb, "file", str_of(options->file));
    json_text(&sb, "entry", str_of(options->entry));
    json_text(&sb, "args", str_of(options->args));
    json_text(&sb, "status", str_of(name ? name : status_name(exit)));
    json_number(&sb, "exit", (uint64_t)exit);
    add_report(&sb);
    if (kept.len)
        sb_printf(&sb, ", %.*s", STR_ARG(sb_view(&kept)));
    sb_add(&sb, "}\n");
    fwrite(sb.data, 1, sb.len, stdout);
    sb_free(&sb);
    sb_free(&kept);
}
