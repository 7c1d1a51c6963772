# The words of the hall: leaderboards, pages of players, the search for an opponent, tournaments. page.ftl has the glossary.

## Leaderboards

hall-title = Palmarès
hall-of = Palmarès : { $game }
hall-rank = Rang
hall-player = Joueur
hall-rating = Classement
hall-rated = Parties classées
hall-won = Gagnées
hall-strength = { $strength } ± { $deviation }
hall-strength-label = force la plus probable
hall-bot = Bot : { $level }
hall-provisional = provisoire
hall-you = toi
hall-counts = { $total ->
    [one] { $total } joueur, dont { $ranked } avec un rang
   *[other] { $total } joueurs, dont { $ranked } avec un rang
}
hall-none = Personne n’a encore joué de partie classée de ce genre.
hall-your-rank = { $ranked ->
    [true] Toi : rang { $rank }, classement { $rating }
   *[false] Toi : provisoire, classement { $rating }
}
hall-to-your-page = Voir ma ligne
hall-pages = Pages
hall-page = Page { $page } sur { $pages }
hall-previous = Page précédente
hall-next = Page suivante
hall-how = Comment marche le classement
hall-how-text = Les parties entre personnes sont classées, sans conseil ni annulation ; de même les parties contre des bots ouvertes comme parties classées. Le classement est une estimation prudente : il part de 1000, monte à chaque victoire, et aussi quand l’estimation devient plus sûre. En dessous figure la force la plus probable, juste à ± près dans 19 cas sur 20.
hall-how-bots = Les bots sont classés comme les personnes, par niveau et à partir des mêmes parties classées. Un niveau que personne n’a affronté en partie classée manque ici.
hall-how-provisional = Un classement est provisoire, sans rang, tant qu’il n’est pas assez sûr (environ neuf parties à deux) et ne vient pas de parties avec au moins trois adversaires. Seules cinq parties par jour entre les deux mêmes personnes sont classées.

## A player's page

player-title = Joueur : { $name }
player-since = Ici depuis le { $date }
player-your-page = C’est ta page, telle que les autres la voient.
player-ratings = Classements
player-unrated = Aucune partie classée pour l’instant.
player-games = Dernières parties aux tables ouvertes
player-no-games = Aucune pour l’instant. Les parties aux tables accessibles seulement par un lien ne figurent pas ici.

## The search for an opponent

pair-title = Trouver un adversaire
pair-about = Une partie classée, sans conseil ni annulation. Nous cherchons des joueurs d’à peu près ta force, et de moins en moins strictement au fil de l’attente. D’autres peuvent regarder.
pair-game = Jeu
pair-pace = Pendule
pair-search = Chercher
pair-searching = Recherche d’un adversaire …
pair-waited = Attente : { $time }
pair-range = { $limited ->
    [true] Ta force est d’environ { $strength } ; l’adversaire peut avoir jusqu’à { $range } points de moins ou de plus.
   *[false] Ta force est d’environ { $strength } ; à présent, tout le monde convient.
}
pair-others = { $n ->
    [0] Personne d’autre ne cherche ce jeu avec cette pendule.
    [one] { $n } autre personne cherche.
   *[other] { $n } autres personnes cherchent.
}
pair-found = Adversaire trouvé. La partie va commencer.
pair-cancel = Arrêter la recherche
pair-cancelled = La recherche est terminée.
pair-ended = Cette recherche est terminée : tu cherches dans un autre onglet, ou la page est restée trop longtemps à l’écart.
pair-keep-open = La recherche s’arrête si tu fermes cette page.
pair-may-close = Tu peux fermer cette page : la recherche continue une semaine, et la partie apparaîtra parmi tes parties.
pair-bot = Personne ? Jouer contre un bot
pair-bot-about = Une partie classée contre un bot d’à peu près ta force : { $level }. La recherche s’arrête.

## Tournaments

tournament-title = Tournois
tournament-about = Des tournois de 3 à 32 joueurs, aux jeux à deux, en direct ou sur plusieurs jours. Envoie le lien à tes amis, ou laisse des bots prendre les places vides. Les jeux à trois et plus ne sont pas proposés.
tournament-list = À rejoindre et à regarder
tournament-none = Aucun tournoi en ce moment.
tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-kind = Formule
tournament-knockout = Élimination directe
tournament-roundrobin = Toutes rondes
tournament-size = Joueurs au plus
tournament-bots = Bots
tournament-no-bots = aucun
tournament-create = Ouvrir le tournoi
tournament-status = { $status ->
    [open] ouvert : { $taken } joueurs sur { $size }
    [running] en cours, { $taken } joueurs
   *[over] fini, { $taken } joueurs
}
tournament-join = Participer
tournament-leave = Quitter le tournoi
tournament-start = Commencer
tournament-link = Avec le lien de cette page, on peut participer et regarder :
tournament-your-game = Ta partie t’attend
tournament-waiting = Tu attends les autres parties de cette ronde.
tournament-left = Tu as quitté ce tournoi : tu perds les parties qui n’ont pas commencé.
tournament-winner = { $count ->
    [one] { LIST($names) } gagne le tournoi.
   *[other] { LIST($names) } partagent la victoire.
}
tournament-players = Joueurs
tournament-standings = Tableau
tournament-points = Points
tournament-direct = Direct
tournament-berger = Berger
tournament-beaten = hors jeu
tournament-gone = a quitté
tournament-bot = Bot { $number } ({ $level })
tournament-round = Ronde { $round } sur { $rounds }
tournament-watch = Table
tournament-versus = { $one } – { $other }
tournament-result = { $result ->
    [one] { $one } gagne
    [other] { $other } gagne
    [draw] partie nulle
   *[none] en cours
}
tournament-forfeit = par forfait
tournament-rules = Règles
tournament-rules-text = L’ordre est tiré au sort. Pour qui ne vient pas, seule la pendule décide : son temps s’écoule. Qui quitte perd toutes les parties qui n’ont pas commencé.
tournament-rules-knockout = Élimination directe : qui perd est hors jeu. Si le tableau n’est pas plein, les premiers tirés sautent la première ronde. Une partie nulle est rejouée une fois, places échangées ; après une seconde nulle, le premier tiré continue.
tournament-rules-roundrobin = Toutes rondes : chacun rencontre chacun une fois, une victoire vaut 1 point, une nulle ½. À nombre impair, chacun se repose une fois, sans points. À égalité : d’abord les parties entre les ex æquo, puis Sonneborn-Berger (les points des adversaires battus, la moitié pour les nulles), sinon le rang est partagé.
