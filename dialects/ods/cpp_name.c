#include "dialects/ods/cpp_name.h"

#include <string.h>

Str cpp_trimmed(Str text)
{
    while (text.len && text.data[0] == ' ')
        text = str_from(text, 1);
    while (text.len && text.data[text.len - 1] == ' ')
        text.len--;
    return text;
}

Str cpp_short(Str cpp)
{
    static const char *const SPACES[] = { "::", "mlir::", "llvm::", "std::" };

    cpp = cpp_trimmed(cpp);
    for (size_t i = 0; i < sizeof SPACES / sizeof *SPACES;) {
        if (str_starts(cpp, SPACES[i])) {
            cpp = str_from(cpp, strlen(SPACES[i]));
            i = 0;
        } else {
            i++;
        }
    }
    return cpp;
}

Str cpp_argument(Str cpp, const char *name)
{
    size_t len = strlen(name);

    if (!str_starts(cpp, name) || cpp.len < len + 2 || cpp.data[len] != '<'
        || cpp.data[cpp.len - 1] != '>')
        return (Str){ 0 };
    return cpp_short((Str){ cpp.data + len + 1, cpp.len - len - 2 });
}

Str cpp_scope(Str name)
{
    size_t len = name.len;

    while (len && name.data[len - 1] != ':')
        len--;
    return (Str){ name.data, len > 2 ? len - 2 : 0 };
}
