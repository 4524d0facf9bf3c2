"""What the menus do, a module a menu: each action of the table is a method here."""
