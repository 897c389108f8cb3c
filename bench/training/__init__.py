"""How networks learn: `bench/train.py` is the command."""
