/* The custom<> directives that operations of several dialects share. */
#ifndef CORE_TEXT_FORMAT_CUSTOM_H
#define CORE_TEXT_FORMAT_CUSTOM_H

#include "core/text/format.h"

/* NULL when there is none of that name. */
const CustomDirective *custom_directive(Str name);

#endif
