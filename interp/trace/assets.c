#include "interp/trace/assets.h"

/* The assembler includes the file's bytes between two symbols. */
#define ASSET(name, file)                                                                          \
    extern const char name##_start[], name##_end[];                                                \
    __asm__(".section .rodata\n" #name "_start:\n.incbin \"interp/trace/page/" file "\"\n" #name   \
            "_end:\n.byte 0\n.previous\n")

ASSET(trace_markup, "page.html");
ASSET(trace_style, "page.css");
ASSET(trace_program, "program.js");
ASSET(trace_state, "state.js");
ASSET(trace_code, "code.js");
ASSET(trace_now, "now.js");
ASSET(trace_flow, "flow.js");
ASSET(trace_memory, "memory.js");
ASSET(trace_loops, "loops.js");
ASSET(trace_player, "player.js");

static Str between(const char *start, const char *end)
{
    return (Str){ start, (size_t)(end - start) };
}

Str asset_page(void)
{
    return between(trace_markup_start, trace_markup_end);
}

Str asset_style(void)
{
    return between(trace_style_start, trace_style_end);
}

Str asset_script(unsigned index)
{
    const Str scripts[] = {
        between(trace_program_start, trace_program_end),
        between(trace_state_start, trace_state_end),
        between(trace_code_start, trace_code_end),
        between(trace_now_start, trace_now_end),
        between(trace_flow_start, trace_flow_end),
        between(trace_memory_start, trace_memory_end),
        between(trace_loops_start, trace_loops_end),
        between(trace_player_start, trace_player_end),
    };

    return index < sizeof scripts / sizeof *scripts ? scripts[index] : (Str){ 0 };
}
