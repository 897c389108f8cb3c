"""`python -m vaka.table` is `vaka serve`."""

import sys

from vaka.table.service.command import main

if __name__ == "__main__":
    sys.exit(main())
