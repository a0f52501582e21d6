import type { LessonText } from './en.ts';

export const pl: Readonly<Record<LessonText, string>> = {
  goal: 'Gdy ktoś ma dziesięć skrzyń, wygrywa najcenniejszy skarbiec. Kostka pokazuje {row}: dziś w każdym zamku liczy się rząd {row}. Twoje miecze ({swords}) pokonają 2 tarcze: wybierz „{farm}”, potem „Atakuj!”.',
  tooStrong:
    'Za dużo tarcz jak na twoje miecze. Policz miecze w aktywnym rzędzie i poszukaj lokacji, która nie ma więcej tarcz.',
  goodRaid: 'Wspaniale! Łup jest twój, a po zagrodzie nie ma śladu.',
  otherRaid: 'Udany napad! Łup jest twój.',
  stayedHome: 'Zostać w domu nic nie kosztuje, ale też nic nie daje. Mieczy by wystarczyło.',
  recruit: 'Pora wydać żywność: straszliwy stwór kosztuje 2. Wybierz jednego. Posłuży ci do końca gry.',
  noRecruit: 'Pełną spiżarnią nikt jeszcze wojny nie wygrał. Większa horda to lepszy każdy kolejny dzień.',
  tooDear:
    'Na tego cię jeszcze nie stać. Straszliwe stwory kosztują 2 porcje żywności, niezwykle straszliwe chcą też glifów.',
  side: 'Po lewej stwór zbiera: żywność, glify, mapy skarbów. Po prawej daje miecze i złodziei. Porównaj rzędy i wybierz; zostanie tam na stałe.',
  wentRight: 'Więcej mieczy! Przy dobrym rzucie nikt nie będzie bezpieczny.',
  wentLeft: 'Dobry żywiciel. Ale ktoś musi też walczyć.',
  second:
    'Co dzień: rzut, zbieranie, atak, rekrutacja. Dziś liczy się rząd {row}; kto ma w nim najwięcej map skarbów, znalazł skrzynię. Atakuj „{farm}”: stoi tam beczka.',
  secondAny:
    'Co dzień: rzut, zbieranie, atak, rekrutacja. Dziś liczy się rząd {row}; kto ma w nim najwięcej map skarbów, znalazł skrzynię. Atakuj: miecze przeciw tarczom.',
  gotBarrel: 'Beczka! Za chwilę zobaczysz, do czego służy.',
  recruitAgain: 'Rekrutuj znowu, jeśli możesz. Przyda się stwór ze złodziejem po prawej stronie.',
  sideAgain: 'Lewa czy prawa? Dobra horda ma coś w każdym rzędzie, bo nikt nie wie, co pokaże kostka.',
  reroll:
    'Za beczkę stawiasz kolejkę: kapitan musi rzucić ponownie. Zrób to, gdy rząd pomaga innym. Rząd {row} ci pasuje, więc zostaw ten rzut.',
  bought: 'Na zdrowie! Z nowym rzutem muszą się pogodzić wszyscy. Ty też.',
  theft:
    'Złodziej w aktywnym rzędzie! Możesz więc zaatakować zamek: miecze przeciw tarczom, a potem skrzynia za każdego złodzieja. Cel: {victim}.',
  noTheft: 'Też dobrze. Pamiętaj o złodzieju: cudze skrzynie liczą się tak samo jak własne.',
  pick: 'Wybierz jedną. Drewno jest warte 1–2, metal 3–5, złoto 6–8; dokładną wartość zna tylko właściciel. Ofiara dostaje tarczę na następny raz.',
  stolen: 'Pięknie. Licz się z tym, że przyjdą po swoje.',
  end: 'To cała gra. Pilnuj skrzyń: gdy po atakach ktoś ma dziesięć, otwiera się wszystkie. Ta partia jest teraz twoja. Graj dalej i wygraj!',
  refused: 'Zasady na to nie pozwalają. To, co możesz wybrać, ma jasną krawędź.',
  asideReroll: 'Zostaw rzut albo zapłać za nowy. Który rząd byłby dla ciebie najlepszy?',
  asideAttack: 'Zaatakuj lokację lub zamek, na które wystarczy mieczy. Liczą się skrzynie.',
  asideTheft: 'Wybierz skrzynię: złoto bije metal, metal bije drewno.',
  asideRecruit: 'Rekrutuj, póki masz czym płacić, albo naciśnij „Dość”.',
  asideSide: 'Po lewej się zbiera, po prawej walczy. Spójrz na rzędy.',
};
