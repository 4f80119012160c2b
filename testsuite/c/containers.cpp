// Templates of the standard library that stand in headers: vectors, sorting, pointers that count, functions.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <vector>

struct Node {
    int value;
    std::vector<std::shared_ptr<Node>> below;

    explicit Node(int value) : value(value) {}
    ~Node() { printf("~%d ", value); }
    int sum() const
    {
        return std::accumulate(below.begin(), below.end(), value,
                               [](int total, const std::shared_ptr<Node> &node) { return total + node->sum(); });
    }
};

static void sorted()
{
    std::vector<unsigned> numbers;

    srand(3);
    for (int i = 0; i < 100; i++)
        numbers.push_back(static_cast<unsigned>(rand()) % 1000);
    std::sort(numbers.begin(), numbers.end(), [](unsigned a, unsigned b) { return a % 10 != b % 10 ? a % 10 < b % 10 : a < b; });
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    printf("%zu: %u %u %u\n", numbers.size(), numbers.front(), numbers[numbers.size() / 2], numbers.back());
    std::vector<unsigned> even;
    std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(even), [](unsigned n) { return n % 2 == 0; });
    printf("%zu %u\n", even.size(), *std::max_element(even.begin(), even.end()));
}

static void matrix()
{
    std::vector<std::vector<double>> rows(4, std::vector<double>(4, 0.5));
    std::array<double, 4> sums{};

    for (size_t i = 0; i < rows.size(); i++)
        for (size_t j = 0; j < rows[i].size(); j++)
            sums[j] += rows[i][j] * static_cast<double>(i + j);
    for (double sum : sums)
        printf("%g ", sum);
    printf("\n");
}

static void tree()
{
    auto root = std::make_shared<Node>(1), shared = std::make_shared<Node>(5);

    for (int i = 2; i < 5; i++) {
        auto below = std::make_shared<Node>(i);

        below->below.push_back(shared);
        root->below.push_back(std::move(below));
    }
    printf("%d, %ld owners\n", root->sum(), shared.use_count());
    std::weak_ptr<Node> weak = shared;
    shared.reset();
    root->below.erase(root->below.begin());
    printf("%d\n", weak.expired());
    root.reset();
    printf("%d\n", weak.expired());
}

int main()
{
    sorted();
    matrix();
    tree();
    return 0;
}
