"""M8 Altars and Shamans (X-6): four altars between the boards, a Shaman for everybody, one more way to take a turn."""
