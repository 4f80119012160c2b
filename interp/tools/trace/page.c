#include "interp/tools/trace/page.h"

#include "interp/console/html.h"
#include "interp/console/output.h"
#include "interp/console/status.h"
#include "interp/tools/trace/assets.h"
#include "interp/tools/trace/page_data.h"

enum {
    MOST_OPERATIONS = 20000, /* shown at first */
    FEWEST_OPERATIONS = 500,
    MOST_BYTES = 4500 * 1000, /* of a page; with more, fewer operations are shown */
};

/* The page with so many operations at the most. */
static void make(Sb *page, Replay *replay, const Survey *survey, const Index *index,
                 const char *path, uint64_t budget)
{
    Windows windows = windows_choose(survey, budget);
    Recording recording;
    Watcher watcher;
    Sb data = { 0 };

    recording_begin(&recording, index, &windows);
    watcher = recording_watcher(&recording);
    replay_run(replay, &watcher);
    page_data_print(&data, replay, &recording, survey, path);
    html_assemble(page, &TRACE_PAGE, sb_view(&data));
    sb_free(&data);
    recording_free(&recording);
    vec_free(&windows);
}

static void make_within(Sb *page, Replay *replay, const Survey *survey, const char *path)
{
    Index index;
    uint64_t budget = MOST_OPERATIONS;

    index_build(&index, replay->program, survey->functions.data, survey->functions.len);
    make(page, replay, survey, &index, path, budget);
    while (page->len > MOST_BYTES && budget > FEWEST_OPERATIONS) {
        page->len = 0;
        budget /= 2;
        make(page, replay, survey, &index, path, budget);
    }
    index_free(&index);
}

int page_write(Replay *replay, bool tells, const char *path)
{
    Survey survey = { 0 };
    Watcher watcher = survey_watcher(&survey);
    Sb page = { 0 };
    int status = tells ? replay_run_and_tell(replay, &watcher) : replay_run(replay, &watcher);

    if (survey.functions.len) {
        make_within(&page, replay, &survey, path);
        if (!output_write(path, sb_view(&page)))
            status = EXIT_USAGE;
    }
    sb_free(&page);
    survey_free(&survey);
    return status;
}
