"""Learning with PyTorch, on a graphics processor where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from bench.training.by_numpy import LIMITS
from bench.training.weights import NAMES, TOP, Weights

if TYPE_CHECKING:
    from bench.training.plan import Plan
    from bench.training.playing import Data


def computes(device: str) -> bool:
    """Does this device do what learning needs? One that is there and too new or too old for PyTorch does not."""
    try:
        table = torch.ones((4, 8), device=device, requires_grad=True)
        inputs = torch.tensor([1, 2, 3], device=device, dtype=torch.int32)
        offsets = torch.tensor([0, 2], device=device, dtype=torch.int32)
        torch.nn.functional.embedding_bag(inputs, table, offsets, mode="sum").sum().backward()
        torch.randint(0, 4, (2,), device=device, generator=torch.Generator(device=device).manual_seed(1))
    except (RuntimeError, AssertionError, NotImplementedError):
        return False
    return True


class TorchLearner:
    """The network as parameters, and AdamW."""

    def __init__(self, plan: Plan, weights: Weights, device: str = "") -> None:
        self.plan = plan
        self.device = device or ("cuda" if computes("cuda") else "cpu")
        self.weights = {
            name: torch.nn.Parameter(torch.from_numpy(weights[name].astype(np.float32)).to(self.device)) for name in NAMES
        }
        groups = [
            {"params": [self.weights["table"]], "weight_decay": plan.pull},
            {"params": [self.weights[name] for name in NAMES if name != "table"], "weight_decay": 0.0},
        ]
        print("learning on", self.device, flush=True)
        self.optimiser = torch.optim.AdamW(groups, lr=plan.rate)

    def learn(self, data: Data, seed: int, rate: float) -> float:
        """Pass over the data, in any order; the mean surprise."""
        device = self.device
        luck = torch.Generator(device=device).manual_seed(seed)
        inputs = torch.from_numpy(data.inputs.astype(np.int32)).to(device)
        counts = torch.from_numpy(data.counts.astype(np.int64)).to(device)
        scalars = torch.from_numpy(data.scalars).to(device)
        targets = torch.from_numpy(data.targets).to(device)
        starts = counts.cumsum(0) - counts
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        total = len(counts)
        steps = max(1, round(self.plan.passes * total / self.plan.batch))
        loss_sum = torch.zeros((), device=device)
        for _ in range(steps):
            chosen = torch.randint(0, total, (min(total, self.plan.batch),), device=device, generator=luck)
            sizes = counts[chosen]
            ends = sizes.cumsum(0)
            places = torch.repeat_interleave(starts[chosen] - (ends - sizes), sizes)
            places += torch.arange(len(places), device=device)
            loss = self.loss(inputs[places], ends - sizes, scalars[chosen], targets[chosen])
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            self.optimiser.step()
            with torch.no_grad():
                for name, limit in LIMITS.items():
                    self.weights[name].clamp_(-limit, limit)
            loss_sum += loss.detach()
        return float(loss_sum) / steps

    def loss(self, inputs: Any, offsets: Any, scalars: Any, targets: Any) -> Any:
        """The mean surprise at the targets."""
        return torch.nn.functional.binary_cross_entropy_with_logits(self.outputs(inputs, offsets, scalars), targets)

    def says(self, data: Data) -> Any:
        """What the network expects in each position, as a share of a win for each seat."""
        counts = torch.from_numpy(data.counts.astype(np.int64)).to(self.device)
        inputs = torch.from_numpy(data.inputs.astype(np.int32)).to(self.device)
        with torch.no_grad():
            found = self.outputs(inputs, counts.cumsum(0) - counts, torch.from_numpy(data.scalars).to(self.device))
        return torch.sigmoid(found).cpu().numpy()

    def outputs(self, inputs: Any, offsets: Any, scalars: Any) -> Any:
        """What the network says, before it is squashed."""
        weights, hidden, seats = self.weights, self.plan.hidden, self.plan.seats
        sums = torch.nn.functional.embedding_bag(inputs, weights["table"], offsets.to(inputs.dtype), mode="sum")
        sums = sums + scalars @ weights["dense"] + weights["bias"]
        middle = (sums[:, :hidden].clamp(0, TOP) @ weights["second"].T + weights["second_bias"]).clamp(0, TOP)
        return middle @ weights["last"].T + weights["last_bias"] + sums[:, hidden : hidden + seats]

    def current(self) -> Weights:
        """The weights as they are now."""
        return {name: array.detach().cpu().numpy().copy() for name, array in self.weights.items()}
