/* Listen: a port of this machine, and the one client that comes to it. */
#ifndef INTERP_TOOLS_DAP_LISTEN_H
#define INTERP_TOOLS_DAP_LISTEN_H

/* Waits for it at 127.0.0.1, nowhere else, and says on standard error that it does; port 0 is any
 * that is free. The connection; -1, told there. */
int listen_for_one(unsigned port);

#endif
