#include "interp/tools/debug/channel.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

typedef struct Header {
    uint32_t kind;
    uint64_t size;
} Header;

/* Room for the one descriptor that a message may carry, aligned as the system wants it. */
typedef union Control {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int))];
} Control;

bool channel_open(int ends[2])
{
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0;
}

static bool send_all(int channel, const char *bytes, size_t size)
{
    while (size) {
        ssize_t sent = send(channel, bytes, size, MSG_NOSIGNAL);

        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return false;
        bytes += sent;
        size -= (size_t)sent;
    }
    return true;
}

/* The header goes as one piece: it is far smaller than a socket's buffer. */
bool channel_send(int channel, MessageKind kind, Str bytes, int descriptor)
{
    Header header = { (uint32_t)kind, bytes.len };
    Control control = { 0 };
    struct iovec part = { &header, sizeof header };
    struct msghdr message = { .msg_iov = &part, .msg_iovlen = 1 };
    ssize_t sent;

    if (descriptor >= 0) {
        message.msg_control = control.room;
        message.msg_controllen = sizeof control.room;
        control.header.cmsg_level = SOL_SOCKET;
        control.header.cmsg_type = SCM_RIGHTS;
        control.header.cmsg_len = CMSG_LEN(sizeof descriptor);
        memcpy(CMSG_DATA(&control.header), &descriptor, sizeof descriptor);
    }
    do
        sent = sendmsg(channel, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == sizeof header && send_all(channel, bytes.data, bytes.len);
}

static bool receive_all(int channel, char *bytes, size_t size)
{
    while (size) {
        ssize_t got = recv(channel, bytes, size, 0);

        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        bytes += got;
        size -= (size_t)got;
    }
    return true;
}

static bool receive_bytes(int channel, Sb *sb, size_t size)
{
    char piece[1 << 12];

    sb->len = 0;
    sb_add(sb, "");
    while (size) {
        size_t some = size < sizeof piece ? size : sizeof piece;

        if (!receive_all(channel, piece, some))
            return false;
        sb_str(sb, (Str){ piece, some });
        size -= some;
    }
    return true;
}

bool channel_receive(int channel, Message *message)
{
    Header header;
    Control control = { 0 };
    struct iovec part = { &header, sizeof header };
    struct msghdr raw = { .msg_iov = &part,
                          .msg_iovlen = 1,
                          .msg_control = control.room,
                          .msg_controllen = sizeof control.room };
    ssize_t got = recvmsg(channel, &raw, MSG_CMSG_CLOEXEC);
    const struct cmsghdr *extra;

    message->descriptor = -1;
    if (got <= 0) {
        errno = got == 0 ? EPIPE : errno;
        return false;
    }
    extra = CMSG_FIRSTHDR(&raw);
    if (extra && extra->cmsg_type == SCM_RIGHTS)
        memcpy(&message->descriptor, CMSG_DATA(extra), sizeof message->descriptor);
    if (!receive_all(channel, (char *)&header + got, sizeof header - (size_t)got)
        || !receive_bytes(channel, &message->bytes, header.size)) {
        errno = EPIPE;
        return false;
    }
    message->kind = (MessageKind)header.kind;
    return true;
}

bool channel_is_ready(int channel)
{
    struct pollfd wait = { .fd = channel, .events = POLLIN };

    return poll(&wait, 1, 0) > 0;
}

void message_take(const Message *message, void *object, size_t size)
{
    memset(object, 0, size);
    memcpy(object, message->bytes.data, size < message->bytes.len ? size : message->bytes.len);
}

Str message_rest(const Message *message, size_t size)
{
    Str bytes = sb_view(&message->bytes);

    return bytes.len > size ? str_from(bytes, size) : (Str){ "", 0 };
}
