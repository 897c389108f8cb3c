"""The games, one folder each: delete a folder, and its game is gone."""
