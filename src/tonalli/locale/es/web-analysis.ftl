### Consejos en la mesa y análisis de partidas.

web-hint = Consejo
    .hint = ¿Qué harías? Muestra los mejores planes para este turno.
    .title = ¿Qué harías?
    .plans =
        { $count ->
            [one] Un plan para este turno.
           *[other] { $count } planes para este turno.
        }
    .measure = Tu ventaja al final; la banda abarca 8 de cada 10 partidas
    .thinking = Calculando…
    .play = Jugar el plan { $number }
    .hide = Ocultar
    .best = el mejor
    .even = igual de bueno
    .less = { $points } menos
    .said = Plan { $number }: { $steps }. Una ventaja de { $lead } al final, entre { $low } y { $high } en 8 de cada 10 partidas: { $less }.

web-review = Análisis
    .chances = Probabilidades de ganar
    .after = después de cada turno
    .percent = { $figure } %
    .chance = { $name } { $chance }
    .curve = Probabilidades de ganar a lo largo de { $turns } turnos; al final { $ends }
    .sheet = Hoja
    .scores = Puntos
    .turns = Turnos
    .whose = Turnos de quién
    .turn = Turno { $turn }
    .doubt = ± { $points }
    .played = Jugado
    .better = Mejor
    .see = Verlo
    .costly =
        { $count ->
            [0] Turnos que más costaron
            [one] El turno que más costó
            [2] Los dos turnos que más costaron
           *[other] Los tres turnos que más costaron
        }
    .yours =
        { $count ->
            [0] Tus turnos que más costaron
            [one] Tu turno que más costó
            [2] Tus dos turnos que más costaron
           *[other] Tus tres turnos que más costaron
        }
    .measure = puntos de la ventaja al final, { $simulations } líneas por decisión
    .thinking = Analizando cada turno: { $done } de { $of }
    .failed = El análisis no se ha podido terminar.
    .nothing = Ningún turno ha costado algo que se distinga del azar.
    .won = Gana { $name }, { $points } a { $others }
    .wins = Gana { $name }
    .game =
        { $game }, { $players ->
            [1] en solitario
            [2] dos jugadores
            [3] tres jugadores
            [4] cuatro jugadores
           *[other] cinco jugadores
        }, { $ending }. { $turns ->
            [one] Un turno.
           *[other] { $turns } turnos.
        }
    .page = Este análisis
    .at-turn = El turno { $turn } en la repetición
    .picture = Imagen de la hoja
