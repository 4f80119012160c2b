/* Bytes of memory, and operations as a machine's instructions: each has the number of its place in
 * the text for an address.
 */
#include "interp/tools/dap/server.h"

#include "core/text/printer.h"
#include "interp/tools/debug/words.h"

#include <string.h>

enum { MOST_BYTES = 1 << 20, MOST_INSTRUCTIONS = 10000 };

static int64_t member_signed(const json_t *object, const char *name)
{
    const json_t *member = json_object_get(object, name);

    return json_is_integer(member) ? (int64_t)json_integer_value(member) : 0;
}

static void add_base64(Sb *sb, Str bytes)
{
    static const char DIGITS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    for (size_t at = 0; at < bytes.len; at += 3) {
        size_t left = bytes.len - at;
        uint32_t bits = 0;

        for (size_t i = 0; i < 3; i++)
            bits = bits << 8 | (i < left ? (unsigned char)bytes.data[at + i] : 0);
        for (size_t i = 0; i < 4; i++)
            sb_char(sb, i <= left ? DIGITS[bits >> (18 - 6 * i) & 63] : '=');
    }
}

/* What was never written has no value to be read, nor has poison. */
json_t *read_memory(Server *server, const json_t *arguments)
{
    Timeline *t = server_timeline(server);
    Str text = member_text(arguments, "memoryReference");
    BytesAsk ask = { .count = member_number(arguments, "count", 0) };
    Sb address = { 0 }, data = { 0 };
    json_t *body;
    Bytes bytes;

    if (!words_address(&text, &ask.address) || text.len)
        return server_fail(server, "a memory reference is an address, as in 0x100000040");
    ask.address += (uint64_t)member_signed(arguments, "offset");
    ask.count = ask.count < MOST_BYTES ? ask.count : MOST_BYTES;
    if (!server_show(server, SHOW_READ, 0, BYTES_OF(ask)))
        return server_fail(server, "%.*s", STR_ARG(sb_view(&t->text)));
    memcpy(&bytes, t->text.data, sizeof bytes);
    add_base64(&data, (Str){ t->text.data + sizeof bytes, bytes.read });
    sb_printf(&address, "0x%llx", (unsigned long long)bytes.address);
    body = json_pack("{s:o, s:I, s:o}", "address", text_json(sb_view(&address)), "unreadableBytes",
                     (json_int_t)bytes.unreadable, "data", text_json(sb_view(&data)));
    sb_free(&address);
    sb_free(&data);
    return body;
}

/* The line that it begins on, as it was written; of what stands in no text what it prints as. */
static json_t *text_of(const Script *script, const Op *op)
{
    Str line = words_trim(script_line(script, script_line_of(script, op)));
    Sb text = { 0 };
    json_t *json;

    if (!line.len)
        op_print_alone(&text, op);
    else
        sb_str(&text, line);
    line = words_trim(sb_view(&text));
    json = text_json((Str){ line.data, str_find(line, '\n') });
    sb_free(&text);
    return json;
}

static void set_place(Server *server, json_t *json, const Op *op)
{
    const Script *script = &server->loaded->debuggee.script;
    const Attr *elsewhere = script_elsewhere(script, op);
    unsigned line = script_line_of(script, op);
    Sb symbol = { 0 };

    if (line)
        json_object_set_new(json, "location", source_json(server, (Str){ 0 }));
    else if (elsewhere)
        json_object_set_new(json, "location", source_json(server, elsewhere->file.file));
    if (line || elsewhere)
        json_object_set_new(json, "line",
                            json_integer((json_int_t)(line ? line : elsewhere->file.line) - 1
                                         + first_line(server)));
    if (facts_function(op) != op) {
        facts_print_function(&symbol, facts_function(op));
        json_object_set_new(json, "symbol", text_json(sb_view(&symbol)));
    }
    sb_free(&symbol);
}

static json_t *instruction(Server *server, int64_t number)
{
    const Op *op =
        number > 0 ? op_numbered(server->loaded->debuggee.module, (uint64_t)number) : NULL;
    json_t *json = json_object();
    Sb address = { 0 };

    sb_printf(&address, "0x%llx", (unsigned long long)(number < 0 ? 0 : number));
    json_object_set_new(json, "address", text_json(sb_view(&address)));
    json_object_set_new(json, "instruction",
                        op ? text_of(&server->loaded->debuggee.script, op)
                           : json_string("(no operation)"));
    if (op)
        set_place(server, json, op);
    else
        json_object_set_new(json, "presentationHint", json_string("invalid"));
    sb_free(&address);
    return json;
}

/* As many as are asked for, whether there are operations or not. */
json_t *disassemble(Server *server, const json_t *arguments)
{
    Str text = member_text(arguments, "memoryReference");
    uint64_t number, count = member_number(arguments, "instructionCount", 0);
    json_t *list;
    int64_t first;

    if (!words_address(&text, &number) || text.len || number > UINT32_MAX)
        return server_fail(server, "an instruction is the number of an operation, as in 0x1");
    if (count > MOST_INSTRUCTIONS)
        return server_fail(server, "at most %d instructions at once", MOST_INSTRUCTIONS);
    first = member_signed(arguments, "offset") % INT32_MAX
            + member_signed(arguments, "instructionOffset") % INT32_MAX + (int64_t)number;
    list = json_array();
    for (uint64_t i = 0; i < count; i++)
        json_array_append_new(list, instruction(server, first + (int64_t)i));
    return json_pack("{s:o}", "instructions", list);
}
