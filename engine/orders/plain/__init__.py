"""Orders in whole sentences, in English, German and French: put into the words of orders.

A sentence is cut into tags (`tags`): places, pieces, powers, numbers, and words by what they mean
(`vocabulary`). Orders are found in these (`clauses`) only where every word of a sentence means
something; anything else is left to a person.
"""
