/* Channel: messages between the stepper and the processes that run the program for it.
 *
 * A message is a kind and some bytes, and may carry a descriptor: the other end of another channel.
 * Both sides are one program, so that structs and pointers into the IR mean the same on either.
 */
#ifndef INTERP_TOOLS_DEBUG_CHANNEL_H
#define INTERP_TOOLS_DEBUG_CHANNEL_H

#include "core/base/str.h"

typedef enum MessageKind {
    /* To an engine. */
    ASK_RUN,       /* a Run: go on */
    ASK_STOPS,     /* breakpoints and watchpoints from now on: a StopsHeader and what follows it */
    ASK_SHOW,      /* a ShowKind, then the command's argument: text about the present */
    ASK_FORK,      /* another engine that stands here */
    ASK_CHANGE,    /* a Change, now: text, as of ASK_SHOW */
    ASK_CHANGES,   /* Changes to be made when their times come, in place of those it knew */
    ASK_INTERRUPT, /* stop as soon as you can */
    /* From one. */
    TELL_OUTPUT,     /* an offset, then what the program printed there */
    TELL_CHECKPOINT, /* a time; a descriptor: an engine that sleeps at that time */
    TELL_LOG,        /* what log points say, lines */
    TELL_STOPPED,    /* a Stopped, then text */
    TELL_REFUSED,    /* it did not go on: the reason */
    TELL_TEXT,       /* whether it could be shown, a byte; then text */
    TELL_FORKED,     /* a descriptor: the new engine */
} MessageKind;

typedef struct Message {
    MessageKind kind;
    Sb bytes;       /* kept from message to message */
    int descriptor; /* -1 if none; the receiver's to close */
} Message;

/* Two connected ends; false, as errno says, where the system has no more. */
bool channel_open(int ends[2]);
/* False when the other side is gone. `descriptor` is -1 or one to hand over a copy of. */
bool channel_send(int channel, MessageKind kind, Str bytes, int descriptor);
/* Waits for the next message. False when the other side is gone, or (`errno` is EINTR) when a
 * signal came before the message began. */
bool channel_receive(int channel, Message *message);
/* Is there something to receive, or is the other side gone? */
bool channel_is_ready(int channel);

/* A struct as bytes, and back from the front of a message; `message_rest` is what follows it. */
#define BYTES_OF(object) ((Str){ (const char *)&(object), sizeof(object) })
void message_take(const Message *message, void *object, size_t size);
Str message_rest(const Message *message, size_t size);

#endif
