"""`python -m throneroom` is the `throneroom` command."""

from throneroom.cli.app import main

main()
