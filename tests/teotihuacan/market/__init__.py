"""A stand-in for a module: a market for jade on the Quarry. It has whatever a module may have, all in this folder.

Jade is a good of limited supply and a resource. Whoever acts on the Quarry may first barter there, for the resource the
market wants; the next player may then outbid for a free power-up. Jade can be sold at any time, fetched as a turn, and
scores at every eclipse, more for who has fulfilled a secret order.
"""
