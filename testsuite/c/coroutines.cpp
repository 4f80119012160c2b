// Coroutines of C++20: a generator, one within another, and tasks that await each other and throw.
#include <coroutine>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <utility>

struct Generator {
    struct promise_type {
        int value = 0;

        Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(int number)
        {
            value = number;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };

    std::coroutine_handle<promise_type> handle;

    explicit Generator(std::coroutine_handle<promise_type> handle) : handle(handle) {}
    Generator(Generator &&other) : handle(std::exchange(other.handle, nullptr)) {}
    ~Generator()
    {
        if (handle)
            handle.destroy();
    }
    bool next()
    {
        handle.resume();
        return !handle.done();
    }
    int value() const { return handle.promise().value; }
};

static Generator squares(int count)
{
    for (int i = 0; i < count; i++)
        co_yield i * i;
}

static Generator sums(Generator of)
{
    int sum = 0;

    while (of.next())
        co_yield sum += of.value();
}

struct Task {
    struct promise_type {
        int result = 0;
        bool failed = false;

        Task get_return_object() { return Task{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_never initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_value(int number) { result = number; }
        void unhandled_exception() { failed = true; }
    };

    std::coroutine_handle<promise_type> handle;

    explicit Task(std::coroutine_handle<promise_type> handle) : handle(handle) {}
    ~Task() { handle.destroy(); }
};

struct Event {
    std::coroutine_handle<> waiting = nullptr;
    int value = 0;

    bool await_ready() const { return value != 0; }
    void await_suspend(std::coroutine_handle<> handle) { waiting = handle; }
    int await_resume() const
    {
        if (value < 0)
            throw std::runtime_error("below zero");
        return value;
    }
    void set(int number)
    {
        value = number;
        if (waiting)
            std::exchange(waiting, nullptr).resume();
    }
};

static Task doubled(Event &event)
{
    int value;

    printf("waits\n");
    try {
        value = co_await event;
    } catch (const std::exception &e) {
        printf("caught: %s\n", e.what());
        throw;
    }
    printf("got %d\n", value);
    co_return 2 * value;
}

int main()
{
    Generator all = sums(squares(6));
    Event early, late, bad;

    while (all.next())
        printf("%d ", all.value());
    printf("\n");
    early.set(3);
    {
        Task a = doubled(early), b = doubled(late), c = doubled(bad);

        printf("%d %d %d\n", a.handle.done(), b.handle.done(), c.handle.done());
        late.set(20);
        bad.set(-1);
        printf("%d %d %d %d\n", a.handle.promise().result, b.handle.promise().result, c.handle.promise().failed,
               c.handle.done());
    }
    return 0;
}
