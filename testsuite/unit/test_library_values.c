/* Values that the library is handed and gives back: bytes, arrays, texts. */
#include "testsuite/unit/library.h"

#include <stdio.h>
#include <stdlib.h>

START_TEST(a_memref_is_the_callers_memory)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = parse(session, SCALE);
    MlirInterpCall *call = mlir_interp_call_new(module, "scale");
    float memory[] = { 1, 2, 3, 4, 5, 6, -1 }, two = 2;
    const int64_t sizes[] = { 2, 3 }, columns[] = { 1, 2 };
    const MlirInterpArray array = { memory, 2, sizes, NULL },
                          turned = { memory, 2, sizes, columns };

    ck_assert_uint_eq(mlir_interp_argument_element_size(call, 0), sizeof(float));
    ck_assert(mlir_interp_set_bytes(call, 1, &two, sizeof two));
    ck_assert(mlir_interp_set_array(call, 0, &array));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    for (int i = 0; i < 6; i++)
        ck_assert(memory[i] == 2 * (float)(i + 1));
    ck_assert(memory[6] == -1);
    ck_assert(mlir_interp_set_array(call, 0, &turned));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    for (int i = 0; i < 6; i++)
        ck_assert(memory[i] == 4 * (float)(i + 1));
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

START_TEST(memrefs_of_one_memory)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module =
        parse(session, "func.func @f(%a: memref<2xi64>, %b: memref<2xi64>) -> i64 {\n"
                       "  %c0 = arith.constant 0 : index\n"
                       "  %c7 = arith.constant 7 : i64\n"
                       "  memref.store %c7, %a[%c0] : memref<2xi64>\n"
                       "  %v = memref.load %b[%c0] : memref<2xi64>\n"
                       "  return %v : i64\n"
                       "}\n");
    MlirInterpCall *call = mlir_interp_call_new(module, "f");
    int64_t memory[] = { 1, 2, 3 };
    const int64_t sizes[] = { 2 };
    const MlirInterpArray array = { memory, 1, sizes, NULL },
                          later = { memory + 1, 1, sizes, NULL };

    ck_assert(mlir_interp_set_array(call, 0, &array));
    ck_assert(mlir_interp_set_array(call, 1, &array));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    ck_assert_str_eq(mlir_interp_result_text(call, 0), "7 : i64");
    ck_assert(mlir_interp_set_array(call, 1, &later));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_USAGE);
    ck_assert(strstr(mlir_interp_report(session)->text, "overlaps") != NULL);
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

START_TEST(results_without_a_value)
{
    MlirInterpSession *session = mlir_interp_session_new();
    MlirInterpModule *module = parse(
        session, "func.func @f(%v: vector<3xi16>, %n: index) -> (vector<3xi16>, memref<?xi8>, "
                 "tensor<2xf64>) {\n"
                 "  %c0 = arith.constant 0 : index\n"
                 "  %c5 = arith.constant 5 : i8\n"
                 "  %p = ub.poison : i16\n"
                 "  %w = vector.insert %p, %v [1] : i16 into vector<3xi16>\n"
                 "  %m = memref.alloc(%n) : memref<?xi8>\n"
                 "  memref.store %c5, %m[%c0] : memref<?xi8>\n"
                 "  %t = arith.constant dense<[0.5, 2.0]> : tensor<2xf64>\n"
                 "  return %w, %m, %t : vector<3xi16>, memref<?xi8>, tensor<2xf64>\n"
                 "}\n");
    MlirInterpCall *call = mlir_interp_call_new(module, "f");
    int16_t vector[] = { 1, 2, 3 };
    uint8_t bytes[2];
    double numbers[2];
    uint64_t two = 2;
    bool without[3];
    size_t rank;

    ck_assert(mlir_interp_set_bytes(call, 0, vector, sizeof vector));
    ck_assert(mlir_interp_set_bytes(call, 1, &two, sizeof two));
    ck_assert_int_eq(mlir_interp_run(call), MLIR_INTERP_FINE);
    ck_assert(mlir_interp_result_bytes(call, 0, vector, sizeof vector, without));
    ck_assert(!without[0] && without[1] && !without[2] && vector[0] == 1 && vector[2] == 3);
    ck_assert(mlir_interp_result_sizes(call, 1, &rank)[0] == 2 && rank == 1);
    ck_assert(mlir_interp_result_bytes(call, 1, bytes, sizeof bytes, without));
    ck_assert(!without[0] && without[1] && bytes[0] == 5 && bytes[1] == 0);
    ck_assert(!mlir_interp_result_bytes(call, 1, bytes, 1, without));
    ck_assert(mlir_interp_result_bytes(call, 2, numbers, sizeof numbers, NULL));
    ck_assert(numbers[0] == 0.5 && numbers[1] == 2);
    mlir_interp_call_free(call);
    mlir_interp_module_free(module);
    mlir_interp_session_free(session);
}
END_TEST

START_TEST(bytes_are_numbers)
{
    static const char *const OTHERS[] = { "(i32) -> i32", "!llvm.ptr",    "!llvm.struct<(i8, i32)>",
                                          "i0",           "memref<2xi8>", "tensor<2xi8>" };
    const unsigned char bytes[16] = { 1 };

    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++) {
        char text[200];
        Ready r;

        snprintf(text, sizeof text, "func.func @f(%%a: %s) { return }", OTHERS[i]);
        r = ready(text, "f");
        for (size_t size = 0; size <= sizeof bytes; size++)
            ck_assert_msg(!mlir_interp_set_bytes(r.call, 0, bytes, size), "%s", OTHERS[i]);
        says(&r, "is no scalar and no vector of them");
        done(&r);
    }
}
END_TEST

START_TEST(integers_without_bits)
{
    Ready r = ready("func.func @f(%a: i0, %m: memref<2xi0>) -> (i0, tensor<2xi0>) {\n"
                    "  %t = tensor.empty() : tensor<2xi0>\n"
                    "  return %a, %t : i0, tensor<2xi0>\n"
                    "}\n",
                    "f");
    char byte = 1;
    const int64_t sizes[] = { 2 };
    const MlirInterpArray array = { &byte, 1, sizes, NULL };

    ck_assert_uint_eq(mlir_interp_argument_element_size(r.call, 1), 0);
    ck_assert(!mlir_interp_set_array(r.call, 1, &array));
    ck_assert(mlir_interp_set_text(r.call, 0, "0 : i0"));
    ck_assert(mlir_interp_set_text(r.call, 1, "dense<0> : tensor<2xi0>"));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    for (size_t i = 0; i < 2; i++) {
        ck_assert_uint_eq(mlir_interp_result_element_size(r.call, i), 0);
        ck_assert(!mlir_interp_result_bytes(r.call, i, &byte, 0, NULL));
        ck_assert(mlir_interp_result_text(r.call, i) != NULL);
    }
    done(&r);
}
END_TEST

START_TEST(a_type_of_ones_own)
{
    Ready r = ready("meaning.type !own.pair = tensor<2xi16>\n"
                    "func.func @f(%a: !own.pair) -> !own.pair { return %a : !own.pair }\n",
                    "f");
    int16_t given[] = { 7, -8 }, given_back[2];
    const int64_t sizes[] = { 2 }, three[] = { 3 };
    const MlirInterpArray array = { given, 1, sizes, NULL }, other = { given, 1, three, NULL };
    size_t rank;

    ck_assert_uint_eq(mlir_interp_argument_element_size(r.call, 0), 2);
    ck_assert(!mlir_interp_set_array(r.call, 0, &other));
    ck_assert(mlir_interp_set_array(r.call, 0, &array));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert_uint_eq(mlir_interp_result_element_size(r.call, 0), 2);
    ck_assert(mlir_interp_result_sizes(r.call, 0, &rank)[0] == 2 && rank == 1);
    ck_assert(mlir_interp_result_bytes(r.call, 0, given_back, sizeof given_back, NULL));
    ck_assert(given_back[0] == 7 && given_back[1] == -8);
    done(&r);
}
END_TEST

START_TEST(results_take_no_memory)
{
    static const char TEXT[] = "func.func @f(%n: index) -> vector<4xi32> {\n"
                               "  %m = memref.alloc(%n) : memref<?xi8>\n"
                               "  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"
                               "  return %v : vector<4xi32>\n"
                               "}\n";
    unsigned fine = 0, over = 0;

    for (uint64_t most = 1; most < 300; most++) {
        MlirInterpSession *session = mlir_interp_session_new();
        MlirInterpModule *module;
        MlirInterpCall *call;
        uint64_t room = most > 60 ? most - 60 : 0;

        mlir_interp_set_max_memory(session, most);
        module = parse(session, TEXT);
        call = mlir_interp_call_new(module, "f");
        if (!call)
            ck_assert_int_eq(mlir_interp_report(session)->status, MLIR_INTERP_LIMIT);
        over += !call;
        for (uint64_t n = room; call && n <= most; n++) {
            int32_t v[4] = { 9, 9, 9, 9 };

            ck_assert(mlir_interp_set_bytes(call, 0, &n, sizeof n));
            if (mlir_interp_run(call) != MLIR_INTERP_FINE)
                break;
            ck_assert(mlir_interp_result_bytes(call, 0, v, sizeof v, NULL));
            ck_assert(v[0] == 1 && v[1] == 2 && v[2] == 3 && v[3] == 4);
            fine++;
        }
        mlir_interp_call_free(call);
        mlir_interp_module_free(module);
        mlir_interp_session_free(session);
    }
    ck_assert(fine > 0 && over > 0);
}
END_TEST

START_TEST(poison_handed_in)
{
    Ready r =
        ready("func.func @f(%m: memref<?xi16>, %t: tensor<2xf32>, %v: vector<3xi1>, %a: i24)\n"
              "    -> (tensor<2xf32>, vector<3xi1>, i24) {\n"
              "  %c0 = arith.constant 0 : index\n"
              "  %c2 = arith.constant 2 : index\n"
              "  %x = memref.load %m[%c0] : memref<?xi16>\n"
              "  %y = memref.load %m[%c2] : memref<?xi16>\n"
              "  memref.store %x, %m[%c2] : memref<?xi16>\n"
              "  memref.store %y, %m[%c0] : memref<?xi16>\n"
              "  return %t, %v, %a : tensor<2xf32>, vector<3xi1>, i24\n"
              "}\n",
              "f");
    int16_t memory[] = { 1, 2, 3 };
    float numbers[] = { 0.5, 1.5 };
    unsigned char bits[] = { 1, 0, 1 }, scalar[4] = { 7 };
    bool of_memory[] = { true, true, false }, of_numbers[] = { false, true },
         of_bits[] = { true, false, false }, of_scalar = true, without[3];
    const int64_t three[] = { 3 }, two[] = { 2 };
    const MlirInterpArray m = { memory, 1, three, NULL }, t = { numbers, 1, two, NULL };

    ck_assert(!mlir_interp_set_without_value(r.call, 0, of_memory, 3));
    says(&r, "was not set to bytes or to an array");
    ck_assert(mlir_interp_set_array(r.call, 0, &m) && mlir_interp_set_array(r.call, 1, &t));
    ck_assert(mlir_interp_set_bytes(r.call, 2, bits, 3));
    ck_assert(mlir_interp_set_bytes(r.call, 3, scalar, 4));
    ck_assert(!mlir_interp_set_without_value(r.call, 0, of_memory, 2));
    ck_assert(mlir_interp_set_without_value(r.call, 0, of_memory, 3));
    ck_assert(mlir_interp_set_without_value(r.call, 1, of_numbers, 2));
    ck_assert(mlir_interp_set_without_value(r.call, 2, of_bits, 3));
    ck_assert(mlir_interp_set_without_value(r.call, 3, &of_scalar, 1));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert(memory[0] == 3 && memory[1] == 2 && memory[2] == 3);
    ck_assert(!of_memory[0] && of_memory[1] && of_memory[2]);
    ck_assert(mlir_interp_result_bytes(r.call, 0, numbers, sizeof numbers, without));
    ck_assert(!without[0] && without[1] && numbers[0] == 0.5);
    ck_assert(mlir_interp_result_bytes(r.call, 1, bits, sizeof bits, without));
    ck_assert(without[0] && !without[1] && !without[2] && bits[1] == 0 && bits[2] == 1);
    ck_assert_str_eq(mlir_interp_result_text(r.call, 2), "poison : i24");
    ck_assert(mlir_interp_argument_literal(r.call, 1) == NULL);
    says(&r, "has elements without a value, which no text says");
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 3), "#ub.poison : i24");
    ck_assert(mlir_interp_set_array(r.call, 0, &m));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    done(&r);
}
END_TEST

START_TEST(memory_that_lacks_other_elements)
{
    Ready r = ready("func.func @f(%a: memref<2xi8>, %b: memref<2xi8>) { return }", "f");
    int8_t memory[2] = { 1, 2 };
    bool none[2] = { false, false }, one[2] = { false, true };
    const int64_t two[] = { 2 };
    const MlirInterpArray m = { memory, 1, two, NULL };

    ck_assert(mlir_interp_set_array(r.call, 0, &m) && mlir_interp_set_array(r.call, 1, &m));
    ck_assert(mlir_interp_set_without_value(r.call, 1, none, 2));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert(mlir_interp_set_without_value(r.call, 1, one, 2));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_USAGE);
    says(&r, "is memory that overlaps that of argument 0, and not the same in all");
    done(&r);
}
END_TEST

/* Which bytes an array has, from the first of `memory` on. */
static void mark(bool *taken, const MlirInterpArray *array, const char *memory, size_t size)
{
    for (int64_t i = 0; i < array->sizes[0]; i++)
        for (int64_t j = 0; j < array->sizes[1]; j++)
            for (size_t byte = 0; byte < size; byte++)
                taken[(const char *)array->data - memory
                      + (i * array->strides[0] + j * array->strides[1]) * (int64_t)size + byte] =
                    true;
}

static unsigned draw(unsigned *state, unsigned most)
{
    *state = *state * 1103515245 + 12345;
    return (*state >> 16) % (most + 1);
}

/* Rows that follow each other, that lie between each other's elements, or that share some. */
static void draw_array(unsigned *state, MlirInterpArray *array, int64_t *sizes, int64_t *strides,
                       char *memory)
{
    sizes[0] = draw(state, 3), sizes[1] = draw(state, 4);
    strides[1] = 1 + draw(state, 2);
    strides[0] = draw(state, 1) ? 1 + strides[1] * sizes[1] + draw(state, 3) : draw(state, 9);
    *array = (MlirInterpArray){ memory + draw(state, 12), 2, sizes, strides };
}

START_TEST(memory_of_which_no_element_is_shared)
{
    Ready r = ready("func.func @f(%a: memref<?x?xi16, strided<[?, ?]>>,\n"
                    "             %b: memref<?x?xi8, strided<[?, ?]>>) { return }",
                    "f");
    unsigned state = 5, apart = 0, over = 0;

    for (int i = 0; i < 20000; i++) {
        char memory[200];
        bool one[200] = { false }, other[200] = { false }, shared = false;
        int64_t sizes[2][2], strides[2][2];
        MlirInterpArray a, b;

        draw_array(&state, &a, sizes[0], strides[0], memory);
        draw_array(&state, &b, sizes[1], strides[1], memory);
        mark(one, &a, memory, 2);
        mark(other, &b, memory, 1);
        for (int at = 0; at < 200; at++)
            shared |= one[at] && other[at];
        memset(memory, 0, sizeof memory);
        ck_assert(mlir_interp_set_array(r.call, 0, &a) && mlir_interp_set_array(r.call, 1, &b));
        ck_assert_int_eq(mlir_interp_run(r.call), shared ? MLIR_INTERP_USAGE : MLIR_INTERP_FINE);
        *(shared ? &over : &apart) += 1;
    }
    ck_assert(apart > 2000 && over > 2000);
    done(&r);
}
END_TEST

START_TEST(vectors_lie_as_arrays)
{
    Ready r =
        ready("func.func @f(%v: vector<4xi1>, %w: vector<2x3xi20>, %m: memref<2xvector<3xi8>>)\n"
              "    -> (vector<4xi1>, vector<2x3xi20>, vector<3xi8>) {\n"
              "  %c1 = arith.constant 1 : index\n"
              "  %x = memref.load %m[%c1] : memref<2xvector<3xi8>>\n"
              "  return %v, %w, %x : vector<4xi1>, vector<2x3xi20>, vector<3xi8>\n"
              "}\n",
              "f");
    unsigned char bits[4] = { 1, 0, 1, 1 }, bits_back[4], bytes[6] = { 1, 2, 3, 4, 5, 6 };
    int32_t columns[6] = { 1, 4, 2, -5, 3, 6 }, rows[6];
    const int64_t sizes[] = { 2, 3 }, turned[] = { 3, 2 }, strides[] = { 1, 2 }, two[] = { 2 };
    const MlirInterpArray w = { columns, 2, sizes, strides }, bad = { columns, 2, turned, NULL },
                          m = { bytes, 1, two, NULL };

    ck_assert(!mlir_interp_set_bytes(r.call, 0, bits, 1));
    ck_assert(mlir_interp_set_bytes(r.call, 0, bits, 4));
    ck_assert(!mlir_interp_set_array(r.call, 1, &bad));
    ck_assert(mlir_interp_set_array(r.call, 1, &w));
    ck_assert_uint_eq(mlir_interp_argument_element_size(r.call, 2), 3);
    ck_assert(mlir_interp_set_array(r.call, 2, &m));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert(mlir_interp_result_bytes(r.call, 0, bits_back, 4, NULL));
    ck_assert(memcmp(bits, bits_back, 4) == 0);
    ck_assert_str_eq(mlir_interp_result_text(r.call, 1),
                     "dense<[[1, 2, 3], [4, -5, 6]]> : vector<2x3xi20>");
    ck_assert(mlir_interp_result_bytes(r.call, 1, rows, sizeof rows, NULL));
    ck_assert(rows[1] == 2 && rows[4] == (-5 & 0xfffff));
    ck_assert(mlir_interp_set_bytes(r.call, 1, rows, sizeof rows));
    ck_assert_str_eq(mlir_interp_result_text(r.call, 2), "dense<[4, 5, 6]> : vector<3xi8>");
    done(&r);
}
END_TEST

static const char READ[] = "func.func @f(%m: memref<2xT>, %a: T, %t: tensor<2xT>) -> (T, T, T) {\n"
                           "  %c1 = arith.constant 1 : index\n"
                           "  %x = memref.load %m[%c1] : memref<2xT>\n"
                           "  %y = tensor.extract %t[%c1] : tensor<2xT>\n"
                           "  return %x, %a, %y : T, T, T\n"
                           "}\n";

/* The same bytes as element of a memref, as a scalar and as element of a tensor. */
static void gives(const char *type, const char *around, const void *bytes, size_t size,
                  const char *value)
{
    char text[600], two[32];
    const int64_t sizes[] = { 2 };
    const MlirInterpArray array = { two, 1, sizes, NULL };
    size_t len = (size_t)snprintf(text, sizeof text, "%s", around);
    Ready r;

    for (const char *at = READ; *at; at++)
        len += (size_t)snprintf(text + len, sizeof text - len, *at == 'T' ? "%s" : "%.1s",
                                *at == 'T' ? type : at);
    snprintf(text + len, sizeof text - len, "%s", *around ? "}" : "");
    r = ready(text, *around ? "m::f" : "f");
    memcpy(two, bytes, size);
    memcpy(two + size, bytes, size);
    ck_assert_uint_eq(mlir_interp_argument_element_size(r.call, 0), size);
    ck_assert(mlir_interp_set_array(r.call, 0, &array) && mlir_interp_set_array(r.call, 2, &array));
    ck_assert(mlir_interp_set_bytes(r.call, 1, bytes, size));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    for (size_t i = 0; i < 3; i++) {
        char back[16] = { 0 };

        ck_assert_str_eq(mlir_interp_result_text(r.call, i), value);
        ck_assert(mlir_interp_result_bytes(r.call, i, back, size, NULL));
        ck_assert(mlir_interp_set_bytes(r.call, 1, back, size));
    }
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert_str_eq(mlir_interp_result_text(r.call, 1), value);
    done(&r);
}

START_TEST(bits_above_the_width)
{
    const int32_t minus_five = -5, five = 0x5a000005;

    gives("i1", "", "\xff", 1, "true : i1");
    gives("i1", "", "\x02", 1, "false : i1");
    gives("i7", "", "\x83", 1, "3 : i7");
    gives("i20", "", &minus_five, 4, "-5 : i20");
    gives("i20", "", &five, 4, "5 : i20");
    gives("i33", "", "\x01\0\0\0\xff\xff\xff\xff", 8, "-4294967295 : i33");
}
END_TEST

START_TEST(bytes_are_this_machines)
{
    static const char BIG[] = "module @m attributes {dlti.dl_spec = "
                              "#dlti.dl_spec<\"dlti.endianness\" = \"big\">} {\n";
    const int32_t number = -7, twenty = 0x12345;
    const float real = 1.5;
    const float pair[2] = { 1, -2 };

    gives("i32", BIG, &number, 4, "-7 : i32");
    gives("i20", BIG, &twenty, 4, "74565 : i20");
    gives("f32", BIG, &real, 4, "1.500000e+00 : f32");
    gives("complex<f32>", BIG, pair, 8, "[1.000000e+00, -2.000000e+00] : complex<f32>");
    gives("f32", "", &real, 4, "1.500000e+00 : f32");
}
END_TEST

START_TEST(strides_are_the_types)
{
    Ready r = ready("func.func @f(%a: memref<?x?xi32>, %b: memref<2x3xi32>,\n"
                    "             %c: memref<?x?xi32, strided<[?, 1]>>) { return }\n",
                    "f");
    int32_t memory[20] = { 0 };
    const int64_t sizes[] = { 2, 3 }, wide[] = { 10, 1 }, plain[] = { 3, 1 }, apart[] = { 10, 2 },
                  one[] = { 1, 3 };
    const MlirInterpArray gaps = { memory, 2, sizes, wide }, none = { memory, 2, sizes, plain },
                          both = { memory, 2, sizes, apart }, row = { memory, 2, one, wide };

    for (size_t i = 0; i < 2; i++) {
        ck_assert(!mlir_interp_set_array(r.call, i, &gaps));
        says(&r, "has other strides than the array");
        ck_assert(mlir_interp_set_array(r.call, i, &none));
    }
    ck_assert(!mlir_interp_set_array(r.call, 0, &gaps));
    says(&r, "of type 'memref<?x?xi32, strided<[?, ?]>>' it could have any");
    ck_assert(mlir_interp_set_array(r.call, 0, &row));
    ck_assert(!mlir_interp_set_array(r.call, 2, &both));
    ck_assert(mlir_interp_set_array(r.call, 2, &gaps));
    done(&r);
}
END_TEST

START_TEST(texts_are_judged_when_they_are_set)
{
    static const char *const WRONG[] = { "garbage", "1.0 : f32", "1 : i32, 2 : i32", "300 : i8",
                                         "" };
    Ready r = ready("func.func @f(%a: i8, %t: tensor<2xi8>) -> i8 { return %a : i8 }", "f");

    ck_assert(mlir_interp_set_text(r.call, 0, "7 : i8"));
    ck_assert(mlir_interp_set_text(r.call, 1, "dense<[1, 2]> : tensor<2xi8>"));
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        ck_assert_msg(!mlir_interp_set_text(r.call, 0, WRONG[i]), "%s", WRONG[i]);
        ck_assert_int_eq(mlir_interp_report(r.session)->status, MLIR_INTERP_USAGE);
        ck_assert(mlir_interp_report(r.session)->line_count > 0);
    }
    ck_assert(!mlir_interp_set_text(r.call, 1, "dense<[1, 2, 3]> : tensor<3xi8>"));
    ck_assert_str_eq(mlir_interp_result_text(r.call, 0), "7 : i8");
    ck_assert_int_eq(mlir_interp_run(r.call), MLIR_INTERP_FINE);
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 0), "7 : i8");
    done(&r);
}
END_TEST

START_TEST(literals)
{
    Ready r =
        ready("func.func @f(%m: memref<?x2xindex>, %x: f32, %e: tensor<0x2xi8>) { return }", "f");
    int64_t memory[4] = { 1, -2, 3, 4 };
    float real = 0.1F;
    const int64_t sizes[] = { 2, 2 }, empty[] = { 0, 2 };
    const MlirInterpArray m = { memory, 2, sizes, NULL }, e = { memory, 2, empty, NULL };

    ck_assert(mlir_interp_argument_literal(r.call, 0) == NULL);
    says(&r, "argument 0 of @f was not set");
    ck_assert(mlir_interp_argument_literal(r.call, 3) == NULL);
    ck_assert(mlir_interp_set_array(r.call, 0, &m) && mlir_interp_set_array(r.call, 2, &e));
    ck_assert(mlir_interp_set_bytes(r.call, 1, &real, sizeof real));
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 0),
                     "dense<[[1, -2], [3, 4]]> : tensor<2x2xindex>");
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 1), "1.000000e-01 : f32");
    ck_assert_str_eq(mlir_interp_argument_literal(r.call, 2), "dense<> : tensor<0x2xi8>");
    done(&r);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("library_values");
    TCase *all = tcase_create("all");
    SRunner *runner;
    int failed;

    tcase_set_timeout(all, 300);
    tcase_add_test(all, a_memref_is_the_callers_memory);
    tcase_add_test(all, memrefs_of_one_memory);
    tcase_add_test(all, results_without_a_value);
    tcase_add_test(all, bytes_are_numbers);
    tcase_add_test(all, integers_without_bits);
    tcase_add_test(all, a_type_of_ones_own);
    tcase_add_test(all, results_take_no_memory);
    tcase_add_test(all, poison_handed_in);
    tcase_add_test(all, memory_that_lacks_other_elements);
    tcase_add_test(all, memory_of_which_no_element_is_shared);
    tcase_add_test(all, vectors_lie_as_arrays);
    tcase_add_test(all, bits_above_the_width);
    tcase_add_test(all, bytes_are_this_machines);
    tcase_add_test(all, strides_are_the_types);
    tcase_add_test(all, texts_are_judged_when_they_are_set);
    tcase_add_test(all, literals);
    suite_add_tcase(suite, all);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
