import type { LessonText } from './en.ts';

export const pl: Readonly<Record<LessonText, string>> = {
  goal: 'Po {years} latach są trzy oceny w losowej kolejności: bogactwo, wpływy, reputacja. Kto w jednej jest ostatni, odpada; wygrywa ten, kto zostanie. Co roku wydajesz sześć tajnych rozkazów. Zacznij od „akcji”: dzięki niej zrekrutujesz jednostkę w mieście {here}.',
  goalRoad:
    'Po {years} latach są trzy oceny w losowej kolejności: bogactwo, wpływy, reputacja. Kto w jednej jest ostatni, odpada; wygrywa ten, kto zostanie. Co roku wydajesz sześć tajnych rozkazów. Z miasta {here} zacznij od drogi „{first}”.',
  road: 'Drugi rozkaz: „{second}”. Twój idrakis idzie drogą tego koloru, a plansza pokazuje dokąd.',
  act: 'Drugi rozkaz: „akcja”. Zrekrutuje jednostkę w mieście {stop}.',
  wrong: 'Rozkaz {place} to „{wrong}”, a w planie jest „{meant}”. Wybierz to koło, a potem właściwy symbol.',
  vainPlan: 'Uwaga: rozkazy z wykrzyknikiem nic nie dają. Mój plan to: {route}. Wybierz koło, by je zmienić.',
  otherPlan: 'To nie mój plan, ale na razie też działa. Naciśnij „Gotowe” albo zmień któreś koło.',
  fill: 'Ustaw resztę: {rest}. Akcją w mieście z żetonem rekrutacji bierzesz jedną jednostkę, zawsze najsłabszą; typy są ułożone od najsłabszego. Każde miasto daje ci tylko jedną w roku.',
  ready:
    'Sześć rozkazów! Liczby na planszy to twoja droga; wykrzyknik ostrzega przed rozkazem, który nic nie da. Wskaż lub przytrzymaj cokolwiek, a zobaczysz objaśnienie. Naciśnij „Gotowe”: wszyscy ujawniają rozkazy i ruszają razem.',
  three: 'Trzy jednostki, ukryte za twoją zasłonką!',
  some: 'Dobry początek. Im więcej miast po drodze, tym więcej jednostek.',
  none: 'Ani jednej jednostki w tym roku. Akcja działa tylko w mieście z żetonem, więc planuj drogę od żetonu do żetonu.',
  threat:
    'Teraz zagrożenie w mieście {threat}. Wymaga: {asks}. Masz: {have}. Zbierz, czego brakuje, i wyeliminuj je tam akcją: {route}.',
  again:
    'Spróbuj jeszcze raz. Zagrożenie w mieście {threat} wymaga: {asks}. Masz: {have}. Ten plan się uda, jeśli nikt nie będzie szybszy: {route}.',
  gather:
    'Jeszcze rok rekrutacji. Zagrożenia wymagają tych jednostek, które pokazują: zbierz, czego potrzebujesz. Dobry plan: {route}.',
  slain: 'Zagrożenie zniknęło, a królestwo śpiewa o tobie!',
  tooLate:
    'Ktoś był szybszy: przy twojej akcji zagrożenia już nie było. Cofnij rok i wybierz krótszą drogę albo graj dalej; będą następne zagrożenia.',
  unitsMissing:
    'Jesteś na miejscu, ale nie masz wszystkich jednostek, które pokazuje zagrożenie; brakującej nic nie zastąpi. Cofnij rok albo graj dalej i spróbuj znowu.',
  notThere:
    'Żadne zagrożenie nie zostało wyeliminowane: w twoim planie nie było akcji w mieście z zagrożeniem. Cofnij rok albo graj dalej i spróbuj znowu.',
  rewards:
    'Weź dwie z trzech nagród: złote suwereny liczą się do bogactwa, piętra gildii do wpływów, bardowie do reputacji. Jedna słabość wystarczy, by przegrać, więc rozwijaj wszystkie trzy.',
  bards:
    'Twoi bardowie śpiewają w regionach przy twoim mieście, nigdy na pustkowiu. Dla regionu {central} idą do Bastionu, a ich liczba jest tajna. Kto na końcu ma w regionie najwięcej bardów, zdobywa jego pierwszą wartość; drugie miejsce daje drugą.',
  alone:
    'Rok {year} planujesz bez pomocy. Dotknij miasta, aby zobaczyć jego żeton. Każdy rozkaz zaczyna gracz z flagą, więc inni mogą cię ubiec. Potem odbywa się spis wojskowy: kto pokaże najwięcej jednostek danego typu, dostaje nagrodę.',
  censusNone:
    'Spis wojskowy! Typ po typie wszyscy tajnie wybierają, ile jednostek pokażą; kto pokaże najwięcej, dostaje nagrodę. Tego typu nie masz: po prostu potwierdź.',
  census:
    'Spis wojskowy! Typ po typie wszyscy tajnie wybierają, ile jednostek pokażą. Kto pokaże najwięcej, dostaje nagrodę podaną niżej; przy remisie każdy po jednej sztuce. Jednostki zostają u ciebie, tylko nie są już tajne.',
  censusWon: 'Nikt nie pokazuje więcej: nagroda jest twoja, a jednostki zostają u ciebie.',
  censusOthers: 'Tę nagrodę dostaje ktoś inny albo nikt. Twoje jednostki i tak zostają u ciebie.',
  rewardsTold:
    'Co daje zagrożenie: dwie z trzech nagród. Złote suwereny liczą się do bogactwa, piętra gildii do wpływów, bardowie do reputacji. Jedna słabość wystarczy, by przegrać, więc rozwijaj wszystkie trzy.',
  bardsTold:
    'Bardowie śpiewają w regionach przy twoim mieście, nigdy na pustkowiu. Dla regionu {central} idą do Bastionu, a ich liczba jest tajna. Kto na końcu ma w regionie najwięcej bardów, zdobywa jego pierwszą wartość; drugie miejsce daje drugą.',
  fortress:
    'Jeszcze dwie rzeczy: bardów w Bastionie (region {central}) liczy się dopiero na końcu. A w mieście jest miejsce tylko na jedną gildię, najwyżej czteropiętrową.',
  next: 'Te żetony są następne: każdy trafia do miasta ze swoim numerem, gdy inny tego rodzaju znika z planszy.',
  titans:
    'Gdy zabraknie zagrożeń, budzą się ci tytani. Eliminuj ich z miast bez żetonu, dowolnymi jednostkami.',
  end: 'Oceny odbywają się w tej kolejności: {assessments}. Kto jest ostatni, odpada przed następną; przy remisie decydują pozostałe jednostki. Znasz już grę. Teraz twoja kolej!',
  refused: 'Zasady na to nie pozwalają. To, co możesz wybrać, jest zaznaczone na planszy i pod nią.',
  asideLord: 'Gdzie zaczyna twój idrakis? Dobre jest miasto z rekrutami: pierwsza akcja da tam jednostkę.',
  asideOrders: 'Planuj od żetonu do żetonu: rekrutuj to, czego wymaga zagrożenie, i idź tam.',
  asideRewards: 'Dwie z trzech nagród. W której ocenie wypadasz najsłabiej?',
  asideBards:
    'Bardowie idą do regionów przy twoim mieście. Gdzie niewielu wystarczy na pierwsze miejsce? Dla regionu {central} idą do Bastionu, a ich liczba jest tajna.',
  asideTitan: 'Rozszalałego tytana eliminuje się z miasta bez żetonu, dowolnymi jednostkami.',
  asidePayment: 'Zapłać jednostkami, których najmniej potrzebujesz.',
  asideCensus:
    'Jeśli masz jednostki tego typu, pokaż je, by zdobyć nagrodę. Zostają u ciebie, ale wszyscy je poznają.',
  asideFloor: 'Jedno piętro więcej: postaw je na którejś ze swoich gildii.',
};
