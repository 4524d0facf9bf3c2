"""What the menus do, one module per menu: each command is a method here."""
