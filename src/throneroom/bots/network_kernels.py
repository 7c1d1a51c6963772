"""Network kernels: a network of dense layers with ReLU between them, evaluated in compiled code.

Observations are mostly zeros, and so are hidden layers after ReLU. So a layer adds up the rows of its nonzero inputs.
The scores of actions are computed only for the legal ones.

All weights are in one array. A row of `layers` is one layer: its inputs, its outputs, and where its weights and its
biases begin. The hidden layers come first, then the value, then the policy. Weights are stored row by row, one row for
each input; those of the policy, one row for each action. `scratch` holds the observation and then every hidden layer.
"""

from __future__ import annotations

from math import exp

from throneroom.engine.compiled import rule, unchecked
from throneroom.engine.state import Cells

INPUTS, OUTPUTS, WEIGHTS, BIASES = range(4)
HEADS = 2  # value and policy
BLOCK = 32  # inputs whose weights are used for all rows before the next


@unchecked
def add_products(inputs: Cells, weights: Cells, out: Cells) -> None:
    """Add the weights of each nonzero input, times that input.

    Four inputs at a time, so that an output is read and written once for all four. They are added one after the other:
    the result is the same to the last bit.
    """
    width, found = len(out), 0
    i, j, k = 0, 0, 0
    for n in range(len(inputs)):
        if inputs[n] != 0.0:
            found += 1
            if found == 1:
                i = n
            elif found == 2:
                j = n
            elif found == 3:
                k = n
            else:
                found = 0
                a, b, c, d = inputs[i], inputs[j], inputs[k], inputs[n]
                first, second = weights[i * width : (i + 1) * width], weights[j * width : (j + 1) * width]
                third, fourth = weights[k * width : (k + 1) * width], weights[n * width : (n + 1) * width]
                for m in range(width):
                    out[m] = out[m] + a * first[m] + b * second[m] + c * third[m] + d * fourth[m]
    for left in range(found):
        n = i if left == 0 else j if left == 1 else k
        x, row = inputs[n], weights[n * width : (n + 1) * width]
        for m in range(width):
            out[m] += x * row[m]


@unchecked
def product(inputs: Cells, row: Cells) -> float:
    """The sum of products. Four sums at a time: otherwise every addition would wait for the one before it."""
    a, b, c, d = 0.0, 0.0, 0.0, 0.0
    whole = len(inputs) // 4 * 4
    for n in range(0, whole, 4):
        a += inputs[n] * row[n]
        b += inputs[n + 1] * row[n + 1]
        c += inputs[n + 2] * row[n + 2]
        d += inputs[n + 3] * row[n + 3]
    for n in range(whole, len(inputs)):
        a += inputs[n] * row[n]
    return a + b + c + d


@unchecked
def set_to(out: Cells, biases: Cells) -> None:
    """Begin the outputs of a layer with its biases."""
    for m in range(len(out)):
        out[m] = biases[m]


@rule
def layer(weights: Cells, layers: Cells, k: int, inputs: Cells, out: Cells) -> None:
    """The outputs of a layer, before ReLU."""
    first, biases = layers[k, WEIGHTS], layers[k, BIASES]
    set_to(out, weights[biases : biases + len(out)])
    add_products(inputs, weights[first : first + len(inputs) * len(out)], out)


@unchecked
def relu(out: Cells) -> None:
    """Replace negative numbers by 0."""
    for n in range(len(out)):
        if out[n] < 0.0:
            out[n] = 0.0


@rule
def hidden_layers(weights: Cells, layers: Cells, scratch: Cells) -> int:
    """Evaluate the hidden layers from the observation at the start of `scratch`; return where the last one begins."""
    at = 0
    for k in range(len(layers) - HEADS):
        start = at + layers[k, INPUTS]
        stop = start + layers[k, OUTPUTS]
        layer(weights, layers, k, scratch[at:start], scratch[start:stop])
        relu(scratch[start:stop])
        at = start
    return at


@rule
def hidden_layers_of(weights: Cells, layers: Cells, rows: Cells, count: int) -> int:
    """The same for the first `count` rows of scratch memory at once.

    The weights of a layer are larger than the nearest memory, so each block of them is used for all rows in turn.
    """
    at = 0
    for k in range(len(layers) - HEADS):
        start = at + layers[k, INPUTS]
        stop = start + layers[k, OUTPUTS]
        first, biases, width = layers[k, WEIGHTS], layers[k, BIASES], stop - start
        for t in range(count):
            set_to(rows[t, start:stop], weights[biases : biases + width])
        for n in range(at, start, BLOCK):
            end = min(n + BLOCK, start)
            block = weights[first + (n - at) * width : first + (end - at) * width]
            for t in range(count):
                add_products(rows[t, n:end], block, rows[t, start:stop])
        for t in range(count):
            relu(rows[t, start:stop])
        at = start
    return at


@rule
def softmax(scores: Cells, count: int) -> None:
    """Turn the first `count` scores into probabilities."""
    most = scores[0]
    for n in range(count):
        most = max(most, scores[n])
    whole = 0.0
    for n in range(count):
        scores[n] = exp(scores[n] - most)
        whole += scores[n]
    for n in range(count):
        scores[n] /= whole


@rule
def value(weights: Cells, layers: Cells, last: Cells, scores: Cells, players: int, seat: int, out: Cells) -> None:
    """The expected share of every seat, by seat number. `last` is the last hidden layer; `scores` has room for all."""
    layer(weights, layers, len(layers) - HEADS, last, scores)
    softmax(scores, players)
    for n in range(players):
        out[(seat + n) % players] = scores[n]


@rule
def policy(weights: Cells, layers: Cells, last: Cells, relative: Cells, actions: Cells, count: int, out: Cells) -> None:
    """The probability of each of the first `count` actions; `relative` has the relative number of every action."""
    k, size = len(layers) - 1, len(last)
    first, biases = layers[k, WEIGHTS], layers[k, BIASES]
    for n in range(count):
        action = relative[actions[n]]
        row = first + action * size
        out[n] = weights[biases + action] + product(last, weights[row : row + size])
    softmax(out, count)


@rule
def judge(
    weights: Cells, layers: Cells, scratch: Cells, scores: Cells, players: int, seat: int, relative: Cells,
    actions: Cells, probabilities: Cells, shares: Cells,
) -> None:  # fmt: skip
    """Evaluate the observation at the start of `scratch`: the probabilities of these actions, the shares of seats."""
    at = hidden_layers(weights, layers, scratch)
    last = scratch[at:]
    value(weights, layers, last, scores, players, seat, shares)
    if len(actions) > 0:
        policy(weights, layers, last, relative, actions, len(actions), probabilities)
