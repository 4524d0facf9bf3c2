"""Orders in whole sentences, in English, German and French, put into the formal words of orders.

A sentence is cut into tags (`tags`): places, pieces, powers, numbers, and words by their meaning
(`vocabulary`). Orders are only found in these (`clauses`) if every word of a sentence means
something; anything else is left to a person.
"""
