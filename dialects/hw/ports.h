/* Ports: how those of modules and of instances are written. */
#ifndef DIALECTS_HW_PORTS_H
#define DIALECTS_HW_PORTS_H

#include "dialects/hw/hw.h"

typedef VEC(const Attr *) HwAttrs;

/* A module's ports while they are read; the arguments are those that its body gets. */
typedef struct HwPorts {
    VEC(HwDirection) directions;
    VEC(Str) names;
    Types types;
    HwAttrs attrs, locs;
    AsmArguments arguments;
} HwPorts;

bool hw_parse_ports(AsmParser *parser, HwPorts *ports);
void hw_ports_free(HwPorts *ports);
/* Their attributes; of a module with a body its arguments know their own locations. */
void hw_add_ports(OpState *state, const HwPorts *ports, bool has_body);
void hw_print_ports(AsmPrinter *printer, const Op *op);

bool hw_parse_instance_ports(AsmParser *parser, OpState *state);
void hw_print_instance_ports(AsmPrinter *printer, const Op *op);

#endif
