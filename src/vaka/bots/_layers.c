/* The sums of a small network, in whole numbers: what vaka/bots/layers.py does, with the same results, a few hundred times as fast.

   The first layer is sparse: each byte of a row that is not 0 picks a row of weights by its value, and these are added up. Its first
   columns are the neurons of the second layer, the last ones go straight to the outputs. layers.py says what each array is. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
#define FAST __attribute__((target_clones("avx2", "default")))
#else
#define FAST
#endif

#define MOST_COLUMNS 512
#define MOST_OUTPUTS 16
#define MOST_ACTIVE 65536
#define HIGHEST 4095           /* an activation: 16 in units of 1/256 */
#define FARTHEST (1 << 21)     /* what goes straight to an output, before it is scaled */

typedef struct {
    PyObject_HEAD
    PyObject *arrays;          /* a tuple of bytes: what the pointers point into */
    const uint8_t *kinds, *steps, *ranks;
    const int32_t *first, *bias, *second_bias, *last_bias;
    const int16_t *table, *dense, *second, *last;
    int size, rows, columns, hidden, middle, outputs, scalars;
} Layers;

static int clamp(int32_t value, int low, int high) { return value < low ? low : value > high ? high : value; }

FAST static void add_rows(const Layers *net, const uint8_t *row, const int64_t *scalars, int32_t *sums)
{
    const int columns = net->columns;
    memcpy(sums, net->bias, columns * sizeof(int32_t));
    for (int place = 0; place < net->size; place += 8) {
        uint64_t word;
        memcpy(&word, row + place, 8);
        while (word != 0) {
            int byte = place + (__builtin_ctzll(word) >> 3);
            int value = row[byte];
            word &= ~(UINT64_C(255) << ((byte & 7) << 3));
            int step = net->steps[net->kinds[byte] * 256 + value];
            if (step == 0)
                continue;
            const int16_t *weights = net->table + (size_t)(net->first[byte] + step - 1) * columns;
            for (int column = 0; column < columns; column++)
                sums[column] += weights[column];
        }
    }
    for (int number = 0; number < net->scalars; number++) {
        const int32_t scalar = (int32_t)scalars[number];
        const int16_t *weights = net->dense + (size_t)number * columns;
        for (int column = 0; column < columns; column++)
            sums[column] += (scalar * weights[column]) >> 14;
    }
}

FAST static int32_t product(const int16_t *weights, const int16_t *values, int count)
{
    int32_t sum = 0;
    for (int place = 0; place < count; place++)
        sum += (int32_t)weights[place] * values[place];
    return sum;
}

static void weigh(const Layers *net, const uint8_t *row, const int64_t *scalars, int32_t *outputs)
{
    int32_t sums[MOST_COLUMNS];
    int16_t hidden[MOST_COLUMNS], middle[MOST_COLUMNS];
    add_rows(net, row, scalars, sums);
    for (int place = 0; place < net->hidden; place++)
        hidden[place] = (int16_t)clamp(sums[place] >> 2, 0, HIGHEST);
    for (int place = 0; place < net->middle; place++) {
        int32_t sum = net->second_bias[place] + product(net->second + (size_t)place * net->hidden, hidden, net->hidden);
        middle[place] = (int16_t)clamp(sum >> 10, 0, HIGHEST);
    }
    for (int place = 0; place < net->outputs; place++) {
        int32_t sum = net->last_bias[place] + product(net->last + (size_t)place * net->middle, middle, net->middle);
        outputs[place] = sum + clamp(sums[net->hidden + place], -FARTHEST, FARTHEST) * 256;
    }
}

/* Python's side. */

static int open_row(Layers *self, PyObject *given, Py_buffer *view, Py_ssize_t wanted)
{
    if (self->arrays == NULL) {
        PyErr_SetString(PyExc_ValueError, "these layers have no arrays");
        return -1;
    }
    if (PyObject_GetBuffer(given, view, PyBUF_SIMPLE) < 0)
        return -1;
    if (view->len < wanted) {
        PyErr_Format(PyExc_ValueError, "a buffer of %zd bytes is wanted, not of %zd", wanted, view->len);
        PyBuffer_Release(view);
        return -1;
    }
    return 0;
}

static PyObject *layers_weigh(Layers *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer row, scalars;
    int32_t outputs[MOST_OUTPUTS];
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "weigh takes a row and its scalars");
        return NULL;
    }
    if (open_row(self, args[0], &row, self->size) < 0)
        return NULL;
    if (open_row(self, args[1], &scalars, (Py_ssize_t)self->scalars * 8) < 0) {
        PyBuffer_Release(&row);
        return NULL;
    }
    weigh(self, row.buf, scalars.buf, outputs);
    PyBuffer_Release(&row);
    PyBuffer_Release(&scalars);
    PyObject *found = PyTuple_New(self->outputs);
    for (int place = 0; found != NULL && place < self->outputs; place++) {
        PyObject *number = PyLong_FromLong(outputs[place]);
        if (number == NULL) {
            Py_CLEAR(found);
            break;
        }
        PyTuple_SET_ITEM(found, place, number);
    }
    return found;
}

static PyObject *layers_active(Layers *self, PyObject *given)
{
    Py_buffer view;
    if (open_row(self, given, &view, self->size) < 0)
        return NULL;
    const uint8_t *row = view.buf;
    uint16_t found[4096];
    int count = 0;
    for (int byte = 0; byte < self->size; byte++) {
        int step = row[byte] == 0 ? 0 : self->steps[self->kinds[byte] * 256 + row[byte]];
        int from = step != 0 && self->ranks[self->kinds[byte]] ? 1 : step;
        for (; step != 0 && from <= step && count < 4096; from++)
            found[count++] = (uint16_t)(self->first[byte] + from - 1);
    }
    PyBuffer_Release(&view);
    return PyBytes_FromStringAndSize((const char *)found, (Py_ssize_t)count * sizeof(uint16_t));
}

/* Can no sum of a layer be too large for 32 bits? */
static int is_small(const int16_t *weights, const int32_t *bias, int count, int width, int64_t most)
{
    for (int place = 0; place < count; place++) {
        int64_t sum = bias[place] < 0 ? -(int64_t)bias[place] : bias[place];
        for (int column = 0; column < width; column++) {
            int weight = weights[(size_t)place * width + column];
            sum += (int64_t)(weight < 0 ? -weight : weight) * HIGHEST;
        }
        if (sum > most)
            return 0;
    }
    return 1;
}

static int is_sound(const Layers *net, const Py_ssize_t *sizes)
{
    const Py_ssize_t size = sizes[0], kinds = sizes[2];
    if (size % 8 != 0 || sizes[1] != kinds * 256 || sizes[3] != size * 4)
        return 0;
    if (net->outputs < 1 || net->outputs > MOST_OUTPUTS || net->middle < 1 || net->middle > MOST_COLUMNS || net->hidden < 1)
        return 0;
    if (net->columns > MOST_COLUMNS || net->columns < net->hidden + net->outputs || net->columns % 8 != 0)
        return 0;
    if (sizes[4] != (Py_ssize_t)net->rows * net->columns * 2 || net->rows > MOST_ACTIVE)
        return 0;
    if (sizes[6] != (Py_ssize_t)net->scalars * net->columns * 2 || sizes[7] != (Py_ssize_t)net->middle * net->hidden * 2)
        return 0;
    for (Py_ssize_t byte = 0; byte < size; byte++) {
        if (net->kinds[byte] >= kinds)
            return 0;
        const uint8_t *steps = net->steps + net->kinds[byte] * 256;
        for (int value = 0; value < 256; value++)
            if (steps[value] != 0 && (net->first[byte] < 0 || net->first[byte] + steps[value] > net->rows))
                return 0;
    }
    return is_small(net->second, net->second_bias, net->middle, net->hidden, INT32_MAX)
        && is_small(net->last, net->last_bias, net->outputs, net->middle, INT32_MAX / 2);
}

static int layers_init(Layers *self, PyObject *args, PyObject *named)
{
    PyObject *given[11];
    Py_ssize_t sizes[11];
    if (PyTuple_GET_SIZE(args) != 11 || (named != NULL && PyDict_GET_SIZE(named) != 0)) {
        PyErr_SetString(PyExc_TypeError, "Layers takes eleven arrays, as bytes");
        return -1;
    }
    for (int number = 0; number < 11; number++) {
        given[number] = PyTuple_GET_ITEM(args, number);
        if (!PyBytes_Check(given[number])) {
            PyErr_SetString(PyExc_TypeError, "Layers takes eleven arrays, as bytes");
            return -1;
        }
        sizes[number] = PyBytes_GET_SIZE(given[number]);
    }
    Py_CLEAR(self->arrays);
#define BYTES(number) ((const void *)PyBytes_AS_STRING(given[number]))
    self->kinds = BYTES(0);
    self->steps = BYTES(1);
    self->ranks = BYTES(2);
    self->first = BYTES(3);
    self->table = BYTES(4);
    self->bias = BYTES(5);
    self->dense = BYTES(6);
    self->second = BYTES(7);
    self->second_bias = BYTES(8);
    self->last = BYTES(9);
    self->last_bias = BYTES(10);
    self->size = (int)sizes[0];
    self->columns = (int)(sizes[5] / 4);
    self->rows = self->columns > 0 ? (int)(sizes[4] / 2 / self->columns) : 0;
    self->scalars = self->columns > 0 ? (int)(sizes[6] / 2 / self->columns) : 0;
    self->middle = (int)(sizes[8] / 4);
    self->hidden = self->middle > 0 ? (int)(sizes[7] / 2 / self->middle) : 0;
    self->outputs = (int)(sizes[10] / 4);
    if (sizes[9] != (Py_ssize_t)self->outputs * self->middle * 2 || !is_sound(self, sizes)) {
        PyErr_SetString(PyExc_ValueError, "these arrays do not fit together");
        return -1;
    }
    Py_INCREF(args);
    self->arrays = args;
    return 0;
}

static void layers_dealloc(Layers *self)
{
    Py_XDECREF(self->arrays);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef methods[] = {
    {"weigh", (PyCFunction)(void (*)(void))layers_weigh, METH_FASTCALL, "What each output says of a row and its scalars."},
    {"active", (PyCFunction)layers_active, METH_O, "The inputs that a row switches on, as bytes: two for each."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "vaka.bots._layers.Layers",
    .tp_basicsize = sizeof(Layers),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The layers of a network.",
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)layers_init,
    .tp_dealloc = (destructor)layers_dealloc,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "vaka.bots._layers", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__layers(void)
{
    if (PyType_Ready(&type) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && PyModule_AddObjectRef(made, "Layers", (PyObject *)&type) < 0)
        Py_CLEAR(made);
    return made;
}
