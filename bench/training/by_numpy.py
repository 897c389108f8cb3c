"""Learning with numpy alone: for small budgets, where PyTorch is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bench.training.weights import NAMES, STEEPEST, TOP, WIDEST, Weights

if TYPE_CHECKING:
    from bench.training.plan import Plan
    from bench.training.playing import Data

LIMITS = {"table": WIDEST, "dense": WIDEST, "second": STEEPEST, "last": STEEPEST}


class NumpyLearner:
    """The network, and Adam's memory of how its weights moved."""

    def __init__(self, plan: Plan, weights: Weights) -> None:
        self.plan = plan
        self.weights = {name: array.astype(np.float32) for name, array in weights.items()}
        self.means = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0

    def learn(self, data: Data, seed: int, rate: float) -> float:
        """Pass over the data, in any order; the mean surprise."""
        luck = np.random.default_rng(seed)
        count = len(data.counts)
        starts = np.concatenate([[0], np.cumsum(data.counts)])
        losses = []
        for _ in range(max(1, round(self.plan.passes * count / self.plan.batch))):
            chosen = luck.integers(0, count, min(count, self.plan.batch))
            inputs = np.concatenate([data.inputs[starts[one] : starts[one + 1]] for one in chosen])
            losses.append(self.step(inputs, data.counts[chosen], data.scalars[chosen], data.targets[chosen], rate))
        return float(np.mean(losses))

    def step(self, inputs: Any, counts: Any, scalars: Any, targets: Any, rate: float) -> float:
        """One batch."""
        weights, hidden_size, seats = self.weights, self.plan.hidden, self.plan.seats
        whose = np.repeat(np.arange(len(counts)), counts)
        sums = np.add.reduceat(weights["table"][inputs], np.concatenate([[0], np.cumsum(counts)[:-1]]))
        sums = sums + scalars @ weights["dense"] + weights["bias"]
        hidden = np.clip(sums[:, :hidden_size], 0, TOP)
        middle_sums = hidden @ weights["second"].T + weights["second_bias"]
        middle = np.clip(middle_sums, 0, TOP)
        outputs = middle @ weights["last"].T + weights["last_bias"] + sums[:, hidden_size : hidden_size + seats]
        expected = 1 / (1 + np.exp(-outputs))
        slope = (expected - targets) / len(counts)
        middle_slope = (slope @ weights["last"]) * ((middle_sums > 0) & (middle_sums < TOP))
        hidden_slope = (middle_slope @ weights["second"]) * ((sums[:, :hidden_size] > 0) & (sums[:, :hidden_size] < TOP))
        sum_slope = np.zeros_like(sums)
        sum_slope[:, :hidden_size] = hidden_slope
        sum_slope[:, hidden_size : hidden_size + seats] = slope
        table_slope = np.zeros_like(weights["table"])
        np.add.at(table_slope, inputs, sum_slope[whose])
        slopes = {
            "table": table_slope,
            "dense": scalars.T @ sum_slope,
            "bias": sum_slope.sum(axis=0),
            "second": middle_slope.T @ hidden,
            "second_bias": middle_slope.sum(axis=0),
            "last": slope.T @ middle,
            "last_bias": slope.sum(axis=0),
        }
        self.move(slopes, rate)
        return float(np.mean(np.logaddexp(0, outputs) - targets * outputs))

    def says(self, data: Data) -> Any:
        """What the network expects in each position, as a share of a win for each seat."""
        weights, hidden_size, seats = self.weights, self.plan.hidden, self.plan.seats
        starts = np.concatenate([[0], np.cumsum(data.counts)[:-1]])
        sums = np.add.reduceat(weights["table"][data.inputs], starts) + data.scalars @ weights["dense"] + weights["bias"]
        hidden = np.clip(sums[:, :hidden_size], 0, TOP)
        middle = np.clip(hidden @ weights["second"].T + weights["second_bias"], 0, TOP)
        outputs = middle @ weights["last"].T + weights["last_bias"] + sums[:, hidden_size : hidden_size + seats]
        return 1 / (1 + np.exp(-outputs))

    def move(self, slopes: Any, rate: float) -> None:
        """Adam's rule."""
        self.steps += 1
        pace = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name in NAMES:
            self.means[name] += 0.1 * (slopes[name] - self.means[name])
            self.squares[name] += 0.001 * (slopes[name] ** 2 - self.squares[name])
            if name == "table":
                self.weights[name] *= 1 - rate * self.plan.pull
            self.weights[name] -= pace * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)
            if name in LIMITS:
                np.clip(self.weights[name], -LIMITS[name], LIMITS[name], out=self.weights[name])

    def current(self) -> Weights:
        """The weights as they are now."""
        return {name: array.copy() for name, array in self.weights.items()}
