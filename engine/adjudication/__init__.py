"""Adjudication: what becomes of orders, and why."""
