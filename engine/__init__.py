"""The engine of SpyDip: boards, orders, adjudication and what each power may know of it."""
