"""The commands of `vaka`: one module for each family, each with what it adds to the parser and what it does."""
