#include "semantics/value/shared.h"

enum { REFERENCE, PART, SHARED_WORDS };

Shared *shared_of(const uint64_t *words)
{
    return (Shared *)(uintptr_t)words[REFERENCE];
}

uint64_t shared_part(const uint64_t *words)
{
    return words[PART];
}

void shared_release(Shared *shared)
{
    if (--shared->references == 0)
        shared->end(shared);
}

static void hold(const Layout *layout, const uint64_t *words)
{
    (void)layout;
    if (words[REFERENCE])
        shared_of(words)->references++;
}

static void release(const Layout *layout, uint64_t *words)
{
    Shared *shared = shared_of(words);

    (void)layout;
    words[REFERENCE] = 0;
    if (shared)
        shared_release(shared);
}

void shared_set(uint64_t *words, Shared *shared, uint64_t part)
{
    shared->references++;
    release(NULL, words);
    words[REFERENCE] = (uintptr_t)shared;
    words[PART] = part;
}

/* What two runs keep is told apart by nothing that a program sees. */
static void refine_nothing(const Layout *layout, const uint64_t *source, const uint64_t *target,
                           uint64_t lane, Refinement *found)
{
    (void)layout, (void)source, (void)target, (void)lane, (void)found;
}

static const ValueForm FORM_SHARED = {
    .name = "shared", .refine = refine_nothing, .hold = hold, .release = release
};

Layout layout_shared(void)
{
    return (Layout){
        .form = &FORM_SHARED, .lanes = 1, .words = SHARED_WORDS, .alignment = 1, .counted = true
    };
}
