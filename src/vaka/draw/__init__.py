"""The SVG toolkit: shapes, patterns, themes."""
