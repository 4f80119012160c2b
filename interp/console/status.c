#include "interp/console/status.h"

const char *status_name(int status)
{
    switch (status) {
    case EXIT_FINE:
        return "fine";
    case EXIT_DIFFERENCE:
        return "difference";
    case EXIT_USAGE:
        return "usage";
    case END_INVALID:
        return "invalid";
    case END_UNDEFINED:
        return "undefined";
    case END_TRAP:
        return "trap";
    case END_UNSUPPORTED:
        return "unsupported";
    case END_LIMIT:
        return "limit";
    case END_INTERRUPTED:
        return "interrupted";
    }
    return "program";
}
