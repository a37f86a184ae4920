# S1: alternativní pohyb Teotibota.

teotihuacan-help-swift_bot = Pracovníci Teotibota jdou tak daleko, jak říká vrchní z jeho čtyř dílků směru, o 1 až 3 desky, ať mají jakoukoli sílu.
teotihuacan-direction_tile-base_a = Dílek směru, přesun 1
    .effect = Dokud leží nahoře, jde pracovník Teotibota dál o 1 desku, ať má jakoukoli sílu.
teotihuacan-direction_tile-base_b = Dílek směru, přesun 1
    .effect = Dokud leží nahoře, jde pracovník Teotibota dál o 1 desku, ať má jakoukoli sílu.
teotihuacan-direction_tile-move_2 = Dílek směru, přesun 2
    .effect = Dokud leží nahoře, jde pracovník Teotibota dál o 2 desky, ať má jakoukoli sílu; deska 1 se nepočítá.
teotihuacan-direction_tile-move_3 = Dílek směru, přesun 3
    .effect = Dokud leží nahoře, jde pracovník Teotibota dál o 3 desky, ať má jakoukoli sílu; deska 1 se nepočítá.
teotihuacan-show-column = dílky směru odshora: { $tiles }
teotihuacan-show-column-tile = { $face } { $boards }
teotihuacan-solo-directions = dílky směru
    .effect = První platí pro mezeru v horní řadě Teotibotovy pyramidy akcí, druhý pro prostřední řadu: ↗ posune nahoru dílek vlevo dole pod mezerou, ↖ ten vpravo dole. První také říká, jak daleko jde pracovník Teotibota; na konci jeho tahu se otočí a dá pod ostatní.
