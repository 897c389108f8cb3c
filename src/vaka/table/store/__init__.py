"""What is kept: rows, migrations, reading and writing, and the time that counts. Several servers could have it in common."""
