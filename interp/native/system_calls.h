/* System calls by name, for reports. */
#ifndef INTERP_NATIVE_SYSTEM_CALLS_H
#define INTERP_NATIVE_SYSTEM_CALLS_H

#include "core/base/str.h"

void system_call_name(Sb *sb, uint64_t number);

#endif
