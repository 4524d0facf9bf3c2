"""What the menus do, one module per menu: each action of the table is a method here."""
