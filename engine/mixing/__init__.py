"""Mixes: components of several variants put together by a small text, to be played as one."""
