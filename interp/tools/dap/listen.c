#include "interp/tools/dap/listen.h"

#include "interp/console/output.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int fail(int listener, unsigned port)
{
    output_error("error: port %u of 127.0.0.1: %s\n", port, strerror(errno));
    if (listener >= 0)
        close(listener);
    return -1;
}

int listen_for_one(unsigned port)
{
    struct sockaddr_in place = { .sin_family = AF_INET,
                                 .sin_port = htons((uint16_t)port),
                                 .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    socklen_t size = sizeof place;
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), client, on = 1;

    if (listener < 0 || setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0
        || bind(listener, (struct sockaddr *)&place, size) != 0 || listen(listener, 1) != 0
        || getsockname(listener, (struct sockaddr *)&place, &size) != 0)
        return fail(listener, port);
    output_error("listening on 127.0.0.1:%u\n", ntohs(place.sin_port));
    do
        client = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    while (client < 0 && errno == EINTR);
    if (client < 0)
        return fail(listener, port);
    close(listener);
    return client;
}
