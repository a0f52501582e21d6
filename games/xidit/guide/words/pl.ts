import type { en } from './en.ts';

export const pl: typeof en = {
  goal: 'Prowadzisz idrakisa przez zagrożone królestwo. Na końcu czekają trzy oceny: bogactwo (złote suwereny), wpływy (piętra gildii) i reputacja (bardowie). W każdej odpada najsłabszy. Kto zostanie, ratuje królestwo, więc nie możesz mieć słabego punktu.',
  end: 'Po dziewięciu latach (dwunastu w długiej grze) odbywają się trzy oceny w kolejności z Alei Chwały. W każdej odpada najsłabszy z graczy, którzy zostali; przy pięciu graczach w pierwszej odpada dwóch. Przy remisie lepszy jest ten, kto ma więcej jednostek. Wygrywa ten, kto zostanie.',
  parts: {
    plan: {
      title: 'Zaplanuj sześć rozkazów',
      text: 'Każdy potajemnie ustawia sześć kół rozkazów: drogę (niebieską, czerwoną lub czarną), akcję albo czekanie. Potem wszyscy ujawniają rozkazy i wykonują je po kolei: najpierw wszyscy pierwszy, potem wszyscy drugi i tak dalej.',
      example:
        'Akcja, czarna, akcja, czerwona, akcja, czerwona: rekrutacja, podróż, rekrutacja, podróż, rekrutacja, podróż.',
    },
    recruit: {
      title: 'Rekrutuj',
      text: 'Akcją w mieście z żetonem rekrutacji bierzesz jedną jednostkę, zawsze najsłabszą z tych, które zostały. W każdym mieście możesz rekrutować raz w roku. Jednostki stoją za zasłonką, gdzie nikt ich nie widzi.',
      example: 'W mieście są łucznik, piechota i mag bitewny: bierzesz łucznika. Następny dostanie piechotę.',
    },
    threat: {
      title: 'Eliminuj zagrożenia',
      text: 'Akcją w mieście z zagrożeniem eliminujesz je, jeśli masz wszystkie wymagane jednostki, dokładnie tych typów. Wracają do koszar, a ty wybierasz dwie z trzech nagród: złote suwereny, bardów, piętra gildii.',
      example:
        'Zagrożenie wymaga chłopskiej milicji i dwóch łuczników. Trzema magami bitewnymi go nie wyeliminujesz.',
    },
    build: {
      title: 'Złote suwereny, gildie, bardowie',
      text: 'Złote suwereny trafiają za zasłonkę. Piętra gildii budujesz w mieście, w którym stoi twój idrakis: najwyżej cztery, jedna gildia w mieście. Bardowie idą do regionów przy mieście; w regionie centralnym znikają w Bastionie.',
    },
    reputation: {
      title: 'Jak liczy się reputację',
      text: 'W każdym regionie najwięcej bardów daje pierwszą wartość, drugie miejsce drugą. Przy remisie o pierwsze miejsce wszyscy remisujący dostają pierwszą wartość, a nikt drugiej. Bardowie w Bastionie liczą się dopiero na końcu.',
      example:
        'Region jest wart 5 i 2. Masz tam trzech bardów, Bot 1 i Bot 2 po dwóch: dostajesz 5, oni po 2.',
    },
    census: {
      title: 'Spis wojskowy',
      text: 'Po każdym trzecim roku (w długiej grze czwartym) liczy się każdy typ jednostek. Każdy potajemnie wybiera, ile ich pokaże; kto pokaże najwięcej, dostaje złote suwereny, bardów albo piętro. Jednostki zachowujesz.',
    },
    titans: {
      title: 'Tytani',
      text: 'Gdy zabraknie zagrożeń, budzą się tytani. Rozszalałego tytana eliminujesz akcją w mieście bez żetonu, oddając tyle jednostek dowolnych typów, ile pokazuje. Daje więcej niż większość zagrożeń.',
    },
    tiles: {
      title: 'Skąd się biorą nowe żetony?',
      text: 'Kolejny żeton rekrutacji i kolejne zagrożenie są zawsze widoczne. Gdy żeton opuszcza planszę, następny trafia do miasta o swoim numerze, jeszcze przed rozkazem kolejnego gracza. Widzisz więc, co nadchodzi.',
    },
    secrets: {
      title: 'Co jest tajne?',
      text: 'Jednostki, złote suwereny i pozostali bardowie są za zasłonką; rozkazy są tajne do ujawnienia. To, co dzieje się na planszy, widzą wszyscy: uważny gracz może liczyć.',
    },
  },
  legend: {
    militia: 'Chłopska milicja, najsłabszy typ.',
    archer: 'Łucznik.',
    infantry: 'Piechota.',
    cleric: 'Kleryk.',
    mage: 'Mag bitewny, najsilniejszy typ.',
    action: 'Akcja: rekrutacja, eliminacja zagrożenia albo tytana.',
    wait: 'Czekanie: nic się nie dzieje.',
    gold: 'Złote suwereny. Liczą się w ocenie bogactwa.',
    floors: 'Piętro gildii. Liczy się w ocenie wpływów.',
    bards: 'Bard. Daje reputację w regionie.',
    reputation: 'Ocena reputacji.',
    fortress: 'Bastion: ukryci bardowie regionu centralnego.',
    titan: 'Rozszalały tytan.',
    asleep: 'Śpiący tytan.',
    first: 'Pierwszy gracz w tym roku.',
    secret: 'Za zasłonką: widzisz to tylko ty.',
    recruits: 'Na małej planszy: miasto z rekrutami. Dotknij miasta, by zobaczyć jednostki.',
    threat: 'Na małej planszy: miasto z zagrożeniem. Dotknij miasta, by zobaczyć jednostki i nagrody.',
    next: 'Linia przerywana: następny żeton. Trafi do tego miasta.',
    values: 'Ile jest wart region: za najwięcej bardów i za drugie miejsce.',
    guild: 'Gildia i liczba jej pięter.',
    kept: 'Piętra zbudowane i zachowane za zasłonką.',
    unknown: 'Bardowie w regionach; ilu jest w Bastionie, to tajemnica.',
    deciding: 'Ten gracz jeszcze wybiera.',
    overtaken: 'Ktoś właśnie wyprzedził twoich bardów w tym regionie.',
  },
};
