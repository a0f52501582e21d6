import type { LessonText } from './en.ts';

export const pl: Readonly<Record<LessonText, string>> = {
  goal: 'Na końcu czekają trzy oceny: bogactwo, wpływy, reputacja. Kto w jednej jest ostatni, odpada; wygrywa ten, kto zostanie. Co roku wydajesz sześć tajnych rozkazów. Zacznij od „akcji”: rekrutuje ona jednostkę w mieście {here}.',
  road: 'Drugi rozkaz: czarna droga. Twój idrakis idzie drogą tego koloru, a plansza pokazuje dokąd.',
  notThat: 'Też można. Każda droga dokądś prowadzi, plansza to pokazuje. Tutaj lepsza jest czarna.',
  fill: 'Ustaw resztę: akcja, czerwona, akcja, czerwona. Akcja w mieście z żetonem rekrutacji zabiera jedną jednostkę, zawsze najsłabszą. Każde miasto daje ci tylko jedną w roku.',
  ready:
    'Sześć rozkazów! Liczby na planszy to twoja droga; wykrzyknik ostrzega przed rozkazem, który nic nie da. Naciśnij „Gotowe”: wszyscy ujawniają rozkazy i ruszają razem.',
  three: 'Trzy jednostki! Stoją teraz za twoją zasłonką, gdzie nikt ich nie policzy.',
  some: 'Dobry początek. Im więcej miast po drodze, tym więcej jednostek.',
  none: 'Ani jednej jednostki w tym roku. Akcja działa tylko w mieście z żetonem, więc planuj drogę od żetonu do żetonu.',
  threat:
    'Teraz zagrożenie. Wymaga: {asks}. Z tymi jednostkami akcja w mieście {threat} je eliminuje. Dobry plan: {route}.',
  gather:
    'Jeszcze rok rekrutacji. Zagrożenia wymagają tych jednostek, które pokazują: zbierz, czego potrzebujesz. Dobry plan: {route}.',
  slain: 'Zagrożenie zniknęło, a królestwo śpiewa o tobie!',
  notSlain:
    'W tym roku żadne zagrożenie nie padło. Jednostki muszą się dokładnie zgadzać, a ktoś inny może być szybszy.',
  rewards:
    'Weź dwie z trzech nagród: złote suwereny to bogactwo, piętra gildii to wpływy, bardowie dają reputację. Jedna słabość wystarczy, by przegrać, więc rozwijaj wszystkie trzy.',
  bards:
    'Bardowie śpiewają w regionach przy twoim mieście. Na końcu najwięcej bardów w regionie daje pierwszą wartość, drugie miejsce drugą.',
  alone:
    'Rok {year} planujesz już bez pomocy. Po każdym trzecim roku jest spis wojskowy: kto pokaże najwięcej jednostek danego typu, dostaje nagrodę. Warto więc też je zachować.',
  end: 'Znasz już grę. Gdy zabraknie zagrożeń, budzą się tytani; zasady opowiedzą o nich, gdy przyjdzie pora. Przetrwaj trzy oceny. Graj dalej!',
  refused: 'Zasady na to nie pozwalają. To, co możesz wybrać, jest zaznaczone na planszy i pod nią.',
  asideOrders: 'Planuj od żetonu do żetonu: rekrutuj to, czego wymaga zagrożenie, i idź tam.',
  asideRewards: 'Dwie z trzech nagród. W której ocenie wypadasz najsłabiej?',
  asideBards: 'Bardowie idą do regionów przy twoim mieście. Gdzie niewielu wystarczy na pierwsze miejsce?',
  asideTitan: 'Rozszalałego tytana eliminuje się z miasta bez żetonu, dowolnymi jednostkami.',
  asidePayment: 'Zapłać jednostkami, których najmniej potrzebujesz.',
  asideCensus: 'Pokaż jednostki, by zdobyć nagrodę za ich typ. Zostają u ciebie, ale wszyscy je poznają.',
  asideFloor: 'Jedno piętro więcej: postaw je na którejś ze swoich gildii.',
};
