#include "semantics/value/refine.h"
#include "semantics/value/tensor.h"

#include <check.h>

static Budget budget;
static Tensors *tensors;
static Layout i32;

static void setup(void)
{
    budget = (Budget){ .most = 10000 };
    tensors = tensors_new(&budget);
    i32 = layout_int(&TARGET_X86_64, 32);
}

static void teardown(void)
{
    tensors_free(tensors);
    ck_assert_uint_eq(budget.allocated, 0);
}

static Tensor *row(uint64_t size)
{
    return tensor_new(tensors, &i32, &size, 1, 7);
}

static void set(Tensor *tensor, uint64_t number, uint64_t value)
{
    layout_store(&i32, &value, NULL, &tensor->memory, tensor_offset(tensor, number));
}

static uint64_t get(const Tensor *tensor, uint64_t number, uint32_t *poison)
{
    uint64_t value;

    layout_load(&i32, &tensor->memory, tensor_offset(tensor, number), &value, poison);
    return value;
}

/* What was never written is poison of the origin that the tensor was made with, in copies too. */
START_TEST(elements_begin_as_poison)
{
    Tensor *one = row(3), *other;
    uint32_t poison;

    set(one, 1, 5);
    tensor_hold(one);
    other = tensor_owned(one);
    ck_assert_ptr_ne(one, other);
    ck_assert_uint_eq(get(other, 1, &poison), 5);
    ck_assert_uint_eq(poison, 0);
    get(other, 2, &poison);
    ck_assert_uint_eq(poison, 7);
}
END_TEST

START_TEST(the_only_holder_changes_in_place)
{
    Tensor *one = row(3), *other;
    uint32_t poison;

    ck_assert_ptr_eq(tensor_owned(one), one);
    set(one, 0, 1);
    other = tensor_owned(tensor_hold(one));
    set(other, 0, 2);
    ck_assert_uint_eq(get(one, 0, &poison), 1);
    ck_assert_uint_eq(get(other, 0, &poison), 2);
    ck_assert_uint_eq(one->references, 1);
}
END_TEST

/* A tensor takes its bytes from the budget, and gives them back with its last reference. */
START_TEST(memory_is_counted)
{
    Tensor *one = row(1000);
    uint64_t held = budget.allocated;

    ck_assert_uint_ge(held, 4000);
    ck_assert_ptr_nonnull(row(1000));
    ck_assert_ptr_null(row(1000));
    tensor_hold(one);
    ck_assert_ptr_null(tensor_owned(one));
    ck_assert_uint_eq(one->references, 2);
    tensor_release(one);
    tensor_release(one);
    ck_assert_uint_eq(budget.allocated, held);
    tensors_reset(tensors);
    ck_assert_uint_eq(budget.allocated, 0);
}
END_TEST

START_TEST(shapes_are_any)
{
    Tensor *none = tensor_new(tensors, &i32, (uint64_t[]){ 0, UINT64_MAX }, 2, 7);
    Tensor *scalar = tensor_new(tensors, &i32, NULL, 0, 7);
    Tensor *plane = tensor_new(tensors, &i32, (uint64_t[]){ 2, 3 }, 2, 7);

    ck_assert_uint_eq(none->count, 0);
    ck_assert_uint_eq(scalar->count, 1);
    ck_assert_uint_eq(plane->strides[0], 3);
    ck_assert_ptr_null(tensor_new(tensors, &i32, (uint64_t[]){ UINT64_MAX, 2 }, 2, 7));
    ck_assert_ptr_null(tensor_new(tensors, &i32, (uint64_t[]){ UINT64_MAX / 4 }, 1, 7));
}
END_TEST

/* The only holder's elements stay where they are, under the other shape; others get a copy. */
START_TEST(another_shape_is_the_same_memory)
{
    const uint64_t plane[] = { 2, 2 };
    Tensor *one = row(4), *other, *third;
    uint64_t held = budget.allocated;
    unsigned char *bytes = one->memory.bytes;
    uint32_t poison;

    set(one, 2, 5);
    other = tensor_reshaped(one, &i32, plane, 2);
    ck_assert_ptr_eq(other->memory.bytes, bytes);
    ck_assert_uint_eq(other->rank, 2);
    ck_assert_uint_eq(other->strides[0], 2);
    ck_assert_uint_eq(get(other, 2, &poison), 5);
    get(other, 3, &poison);
    ck_assert_uint_eq(poison, 7);
    ck_assert_uint_lt(budget.allocated - held, 64);
    tensor_hold(other);
    third = tensor_reshaped(other, &i32, (uint64_t[]){ 4 }, 1);
    ck_assert_ptr_ne(third->memory.bytes, bytes);
    set(third, 2, 6);
    ck_assert_uint_eq(get(other, 2, &poison), 5);
    ck_assert_uint_eq(other->references, 1);
}
END_TEST

static RefineVerdict compare(const Tensor *source, const Tensor *target)
{
    Layout layout = layout_tensor(&i32, 1);
    uint64_t from = (uint64_t)(uintptr_t)source, to = (uint64_t)(uintptr_t)target;

    return refine_value(&layout, &from, NULL, &to, NULL).verdict;
}

/* By sizes and elements; where they lie is nothing. */
START_TEST(refinement_is_that_of_elements)
{
    Tensor *one = row(2), *same = row(2), *longer = row(3);

    set(one, 0, 1);
    set(same, 0, 1);
    ck_assert_int_eq(compare(one, same), REFINE_EQUAL);
    set(same, 1, 9);
    ck_assert_int_eq(compare(one, same), REFINE_POISON);
    ck_assert_int_eq(compare(same, one), REFINE_DIFFERENT);
    ck_assert_int_eq(compare(one, longer), REFINE_DIFFERENT);
    set(same, 0, 2);
    ck_assert_int_eq(compare(one, same), REFINE_DIFFERENT);
}
END_TEST

/* Of no memory of the run's, and the same however often it is asked for; nobody writes there. */
START_TEST(elements_that_lie_elsewhere_are_shared)
{
    static const int32_t ELEMENTS[4096] = { 4, 5, 6 };
    const unsigned char *at = (const unsigned char *)ELEMENTS;
    const uint64_t size[] = { 4096 }, square[] = { 64, 64 };
    Tensor *one = tensor_lying_at(tensors, at, &i32, size, 1), *changed;
    uint32_t poison;

    ck_assert_ptr_nonnull(one);
    ck_assert_uint_lt(budget.allocated, 1000);
    ck_assert_ptr_eq(one->memory.bytes, ELEMENTS);
    ck_assert_uint_eq(get(one, 2, &poison), 6);
    ck_assert_uint_eq(poison, 0);
    ck_assert_ptr_null(tensor_owned(one)); /* a copy, for which there is no room */
    budget.most = 100000;
    changed = tensor_owned(one);
    ck_assert_ptr_ne(changed, one);
    set(changed, 2, 7);
    ck_assert_int_eq(ELEMENTS[2], 6);
    ck_assert_ptr_eq(tensor_lying_at(tensors, at, &i32, size, 1), one);
    ck_assert_ptr_null(tensor_lying_at(tensors, at, &i32, square, 2));
    ck_assert_uint_eq(get(one, 2, &poison), 6);
    tensors_reset(tensors);
    ck_assert_uint_eq(budget.allocated, 0);
    one = tensor_lying_at(tensors, at, &i32, square, 2);
    ck_assert_uint_eq(one->rank, 2);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("tensor");
    TCase *tests = tcase_create("tensor");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, elements_begin_as_poison);
    tcase_add_test(tests, the_only_holder_changes_in_place);
    tcase_add_test(tests, memory_is_counted);
    tcase_add_test(tests, shapes_are_any);
    tcase_add_test(tests, another_shape_is_the_same_memory);
    tcase_add_test(tests, refinement_is_that_of_elements);
    tcase_add_test(tests, elements_that_lie_elsewhere_are_shared);
    suite_add_tcase(suite, tests);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
