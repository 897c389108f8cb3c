"""The rulebook as code. It knows no words, no picture and no judge."""
