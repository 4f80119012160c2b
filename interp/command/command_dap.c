/* `dap`: the debugger, for editors. */
#include "interp/command/command.h"
#include "interp/command/lower_missing.h"
#include "interp/console/output.h"
#include "interp/tools/dap/listen.h"
#include "interp/tools/dap/server.h"

#include <stdio.h>
#include <unistd.h>

enum { MOST_PORT = 65535 };

int command_dap(const Options *options)
{
    int client, status;

    if (options->port == OPTION_NOT_GIVEN)
        return server_run(-1, -1, program_open_lowered);
    if (options->port > MOST_PORT) {
        output_error("error: --port takes a number from 0 to %d\n", MOST_PORT);
        return EXIT_USAGE;
    }
    client = listen_for_one((unsigned)options->port);
    if (client < 0)
        return EXIT_USAGE;
    status = server_run(client, client, program_open_lowered);
    close(client);
    return status;
}
