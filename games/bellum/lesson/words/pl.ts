import type { LessonText } from './en.ts';

export const pl: Readonly<Record<LessonText, string>> = {
  castle:
    'Witaj, szefie! Gdy ktoś ma dziesięć skrzyń, wygrywa najcenniejszy skarbiec. Najpierw zamek: każdy ma 2 tarcze i sześć rzędów, po jednym na ściankę kostki. „{castle}” ma wszystkiego po trochu: wybierz go, potem „Wprowadź się”.',
  goblins:
    'Twoje pierwsze gobliny. Z każdej karty liczy się tylko jedna połowa: po lewej goblin zbiera żywność, po prawej walczy, w rzędach, które coś pokazują. Lewa: {left}, prawa: {right}. Wybierz świecące połowy, potem „Gotowe”.',
  roll: 'Dziś jesteś kapitanem: rzuć kostką! Wynik wskazuje rząd, który liczy się dla wszystkich.',
  row: 'Kostka pokazuje {row}: dziś w każdym zamku liczy się tylko rząd {row}, zamek i stwory razem. Żywność i glify z jego lewej strony dostajesz od razu.',
  attack:
    'Teraz miecze w rzędzie {row}: masz ich {swords}. Raz dziennie możesz zaatakować; na każdą tarczę potrzeba miecza. Wybierz „{place}”, potem „Atakuj!”.',
  tooStrong:
    'Tak się nie da. Na każdą tarczę trzeba miecza z aktywnego rzędu, a na zamek także złodzieja; w zamku musi też być skrzynia. Wybierz coś z jasną krawędzią.',
  goodRaid: 'Wspaniale! Łup jest twój, a po tej lokacji nie ma śladu. Tylko karczma zostaje zawsze.',
  tavernRaid:
    'Beczka dla ciebie! Karczma zostaje zawsze: co dzień każdy może na nią napaść. Inne lokacje znikają, gdy padną.',
  stayedHome: 'Siedzenie w domu nic nie kosztuje, ale też nic nie daje. Mieczy by ci wystarczyło.',
  recruit:
    'Pora wydać żywność. Straszliwy stwór kosztuje 2 porcje żywności, niezwykle straszliwy 4 porcje i 1 glif (albo 3 glify). Wybierz takiego, na którego cię stać. Posłuży ci do końca gry.',
  noRecruit: 'Pełną spiżarnią nikt jeszcze wojny nie wygrał. Większa horda to lepszy każdy kolejny dzień.',
  tooDear:
    'Na tego cię jeszcze nie stać. Straszliwe stwory kosztują 2 porcje żywności, niezwykle straszliwe 4 porcje i 1 glif (albo 3 glify).',
  side: 'Po lewej stwór zbiera żywność, glify i mapy skarbów. Po prawej daje miecze i złodziei. Porównaj rzędy i wybierz; zostanie tam na stałe.',
  wentRight: 'Więcej wojowników! Przy dobrym rzucie nikt nie będzie przed tobą bezpieczny.',
  wentLeft: 'Dobry żywiciel. Ale ktoś musi też walczyć.',
  daily:
    'Co dzień to samo: rzut, zbieranie, atak, rekrutacja. Potem kostka wędruje w lewo, a nowy kapitan zaczyna. Dziś: rząd {row}, twoje miecze: {swords}. Teraz atakuj: „{place}”!',
  recruitAgain:
    'Rekrutuj, póki masz czym płacić, potem „Dość”. Targ uzupełnia się od razu. Przyda się coś w każdym rzędzie, a po prawej wkrótce złodziej.',
  scouts:
    'Twoja mapa skarbów odkrywa skrzynię! Co dzień ten, kto ma w aktywnym rzędzie najwięcej map, dostaje metalową; przy remisie każdy z remisujących drewnianą. Drewno: 1–2, metal: 3–5, złoto: 6–8. Wartość zna tylko właściciel.',
  newRoll:
    'Rzut można zmienić: za beczkę każdy może zmusić kapitana, by rzucił ponownie, póki są beczki. Kapitan może zamiast tego użyć zaklęcia zamętu. Ostatni rzut liczy się dla wszystkich.',
  reroll:
    'Zapłać beczkę, a kapitan musi rzucić ponownie. Kapitan może zamiast niej użyć zaklęcia zamętu. Zrób to, gdy rząd bardziej pomaga innym niż tobie. Ten rzut na razie zostaw.',
  bought: 'Na zdrowie! Z nowym rzutem muszą się pogodzić wszyscy. Ty też.',
  bonus:
    'Niektóre stwory dają żeton na stałe: tarczę lub magiczną tarczę dla zamku albo zaklęcie zamętu. Dzięki zaklęciu możesz rzucić ponownie w dniu, gdy jesteś kapitanem, i nigdy go nie tracisz.',
  magic:
    'Magiczny miecz pokona każdą tarczę, a magiczną tarczę pokona tylko magiczny miecz. Niektóre miasta mają magiczne tarcze i najlepsze skrzynie; zamki też mogą mieć takie tarcze. Zbieraj magiczne miecze, zanim pojawią się miasta.',
  thief:
    'Szukaj złodziei po prawej stronie. Ze złodziejem w aktywnym rzędzie i mieczem na każdą tarczę możesz zaatakować zamek i ukraść po jednej skrzyni za każdego złodzieja. Ofiara dostaje tarczę na stałe.',
  theft:
    'Złodziej w aktywnym rzędzie! Możesz więc zaatakować zamek, w którym są skrzynie: miecz na każdą tarczę, a potem skrzynia za każdego złodzieja. Cel: {victim}.',
  noTheft: 'Też dobrze. Pamiętaj o złodzieju: skradzione skrzynie liczą się tak samo jak inne.',
  pick: 'Wybieraj: najwyżej jedna skrzynia na złodzieja. Drewno jest warte 1–2, metal 3–5, złoto 6–8. Ofiara dostaje tarczę na stałe, więc następna kradzież będzie trudniejsza.',
  stolen: 'Pięknie. Licz się z tym, że przyjdą po swoje.',
  robbed:
    '{robber} cię okrada! Wystarczy złodziej w aktywnym rzędzie i miecz na każdą tarczę twojego zamku: skrzynia za każdego złodzieja. W zamian dostajesz tarczę na stałe. Możesz odpłacić tym samym.',
  rollAgain:
    '{roller} wymusza nowy rzut: {formerRow} już się nie liczy. Jesteś kapitanem, więc rzuć jeszcze raz!',
  scoutsOther:
    '{scout} znajduje skrzynię. Co dzień ten, kto ma w aktywnym rzędzie najwięcej map skarbów, dostaje metalową; przy remisie każdy z remisujących drewnianą. Drewno: 1–2, metal: 3–5, złoto: 6–8. Wartość zna tylko właściciel.',
  scoutsTold:
    'Skrzynie znajdują też zwiadowcy: co dzień ten, kto ma w aktywnym rzędzie najwięcej map skarbów, dostaje skrzynię metalową; przy remisie każdy z remisujących drewnianą. Drewno: 1–2, metal: 3–5, złoto: 6–8. Wartość zna tylko właściciel.',
  forced:
    '{roller} wymusza nowy rzut. Stary przepada: teraz liczy się rząd {row}, dla wszystkich. Kosztuje to beczkę; kapitan może zamiast niej użyć zaklęcia zamętu. Po nowym rzucie znów decydują wszyscy, którzy mają beczki.',
  end: 'Wiesz dość, by grać; cała reszta jest pod „{rules}”. Pilnuj skrzyń: gdy po atakach ktoś ma dziesięć, gra się kończy i otwiera się wszystkie skrzynie. Ta partia jest teraz twoja. Graj dalej i wygraj!',
  refused: 'Zasady na to nie pozwalają. To, co możesz wybrać, ma jasną krawędź.',
  asideReroll: 'Zostaw rzut albo zapłać za nowy. Który rząd byłby dla ciebie najlepszy?',
  asideAttack: 'Zaatakuj lokację lub zamek, na które wystarczy ci mieczy. Liczą się skrzynie.',
  asideTheft: 'Wybierz skrzynię: złoto bije metal, metal bije drewno.',
  asideRecruit: 'Rekrutuj, póki masz czym płacić, albo naciśnij „Dość”.',
  asideSide: 'Po lewej się zbiera, po prawej walczy. Spójrz na rzędy.',
};
